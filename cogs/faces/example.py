"""A game by which the game is explained: a deal and moves that were really made; knows no single game."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

from cogs.faces.lessons import Lesson, Remark
from engine.cards import Card
from engine.game import Game
from engine.transcript import Transcript, replay

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

READER = "Dan"
"""Through whose eyes the reader looks."""


class Example(Generic[S, M, V]):
    """A game among friends, of whom the reader is one."""

    def __init__(
        self, game: Game[S, M, V, Any], names: Sequence[str], deck: Sequence[Card], moves: Sequence[str]
    ) -> None:
        """By seat who plays; a shuffled deck, the top first; the moves as a transcript has them."""
        self.game, self.names = game, tuple(names)
        self.reader = self.names.index(READER)
        self.options = game.options(len(names), {})
        self._deck, self._moves = tuple(deck), tuple(moves)

    def transcript(self) -> Transcript:
        """The example as a record that anybody can replay."""
        return Transcript(self.game.key, {"players": len(self.names)}, (self._deck,), self._moves)

    def seen(self, moves: int) -> V:
        """What the reader sees after so many moves."""
        return self.game.view(self._states[moves], self.reader)

    def seen_after(self, moves: int, move: M) -> V:
        """What the reader sees when they make another move then; raises `IllegalMove`."""
        after, _ = self.game.apply(self._states[moves], self.reader, move)
        return self.game.view(after, self.reader)

    def lesson(self, number: int, name: str, moves: int, *remarks: Remark) -> Lesson:
        """What the reader is to decide after so many moves."""
        after = partial(self.seen_after, moves)
        return Lesson(number, name, self.names, self.options, self.seen(moves), after, remarks)

    @cached_property
    def _states(self) -> tuple[S, ...]:
        return tuple(replay(self.transcript()))


def round_the_table(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards of these hands, by seat, in the order in which they are dealt one at a time."""
    return [card for turn in zip(*hands, strict=True) for card in turn]
