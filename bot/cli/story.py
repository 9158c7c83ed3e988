"""A transcript told in sentences, a line for each deal and each move; knows no game's rules.

What happened is an event of the game; how it is told is the text with the game's key, ``-story-`` and the
event's name, such as ``unsortiert-story-round-won``, which gets the event's values as its variables. An
event with the word ``dealt``, ``deal`` or ``game`` in its name has a line of its own.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Protocol

from bot.texts import Say
from engine.game import Event, Outcome, Seat
from engine.registry import GAMES
from engine.transcript import Transcript, steps

_ISOLATION = dict.fromkeys(map(ord, "\u2068\u2069"))
"""What keeps names in their place; here are none, and terminals show it as they please."""

_LARGE = frozenset({"dealt", "deal", "game"})
"""One of these is among the words of an event's name that concerns more than a move."""


class Teller(Protocol):
    """Says what happened in one game."""

    def __call__(self, event: str, /, **variables: object) -> str:
        """The text of the game for the event of this name."""
        ...


def story(transcript: Transcript, say: Say) -> Iterator[str]:
    """The game in lines; raises `BadTranscript` at a broken rule."""

    def tell(event: str, /, **variables: object) -> str:
        return _plain(say(f"{game.key}-story-{event}", **variables))

    game, before = GAMES[transcript.game], None
    options = ", ".join(f"{name} {value}" for name, value in transcript.options.items())
    yield _plain(say("story-game", game=game.key, options=options))
    yield _plain(say("story-columns"))
    for number, (state, events) in enumerate(steps(transcript), start=-1):
        hands: Sequence[Any] = () if before is None else game.position(before)["hands"]
        yield from _lines(tell, f"{number:5}  {' '.join(f'{len(hand):2}' for hand in hands)}  ", events)
        before = state
    yield _plain(_end(say, len(transcript.moves), game.to_act(before), game.outcome(before)))


def _plain(text: str) -> str:
    return text.translate(_ISOLATION)


def _lines(tell: Teller, margin: str, events: Sequence[Event]) -> Iterator[str]:
    """A move with what came of it in one line, whatever concerns a whole deal or game in one of its own."""
    told = [(name := _name(event), tell(name, **_values(event))) for event in events]
    if move := [text for name, text in told if not _is_large(name)]:
        yield margin + " ".join(move)
    yield from (text for name, text in told if _is_large(name))


def _is_large(name: str) -> bool:
    """Whether an event of this name concerns a whole deal or game."""
    return not _LARGE.isdisjoint(name.split("-"))


def _name(event: Event) -> str:
    """What an event is called in texts: `RoundWon` is ``round-won``."""
    return re.sub("(?<=.)(?=[A-Z])", "-", type(event).__name__).lower()


def _values(value: Any) -> dict[str, object]:
    """The fields of an event and of what lies in them, as variables of a text."""
    found: dict[str, object] = {}
    for field in fields(value):
        inner = getattr(value, field.name)
        if is_dataclass(inner):
            found |= _values(inner)
        else:
            found |= _named(field.name, inner)
    return found


def _named(name: str, value: object) -> dict[str, object]:
    """A value as a variable and, where it is several, how many: ``seats`` and ``seats_count``."""
    count = {f"{name}_count": len(value)} if isinstance(value, tuple) else {}
    return {name: _shown(value), **count}


def _shown(value: object) -> object:
    """A number as it is, all else as text: cards and seats in a row, rows by seat."""
    if not isinstance(value, tuple):
        return value if isinstance(value, int) else str(value)
    if any(isinstance(item, tuple) for item in value):
        return " | ".join(str(_shown(item)) for item in value)
    return " ".join(map(str, value)) or "-"


def _end(say: Say, moves: int, turn: Sequence[Seat], outcome: Outcome | None) -> str:
    if outcome is not None:
        told = _named("losers", outcome.losers) | _named("winners", outcome.winners)
        return say("story-over", moves=moves, **told)
    return say("story-goes-on", moves=moves, **_named("seats", tuple(turn)))
