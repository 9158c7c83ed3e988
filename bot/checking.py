"""Whether a stored table is what its deals and moves come to; knows no statement and no rule of a game.

A table passes three gates: it is read as strictly as the bot reads it, its deals are those that its seed
shuffles, and they and its moves, made again in their order, come to exactly the state that is stored, with
the same questions open. What is said of a table names no card, no seed and no move.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any

from bot.changes import Kept
from bot.codec import Codec, Unreadable
from bot.restoring import restored
from bot.store.inspecting import Found, Happened
from bot.table import EndReason, Stage, Table
from engine.game import AnyGame, IllegalMove, MalformedMove, Seat
from engine.shuffle import shuffled


class Health(Enum):
    """What came of looking at a table."""

    SOUND = "sound"
    SET_ASIDE = "set-aside"
    """The bot could not read it and has ended it, some time ago. Its players were told and nothing is left to
    do: that is a remark and no new damage, since an alarm that never ends is soon ignored."""
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A table and what was found out about it."""

    number: int
    health: Health
    why: str = ""
    """What is the matter with it, as the end of a sentence."""


class Wrong(ValueError):
    """Raised when a table is not what its deals and moves come to; its text is the end of a sentence."""


class Checker:
    """Looks at tables, one by one."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._codecs = {key: Codec(game) for key, game in games.items()}

    def verdict(self, found: Found) -> Verdict:
        """What there is to say about a table."""
        if found.stored is None:
            return Verdict(found.number, Health.WRONG, "the file is damaged where it lies")
        if found.stored.columns["ended"] == EndReason.UNREADABLE:
            return Verdict(found.number, Health.SET_ASIDE, "it was set aside, since it could not be read")
        try:
            kept = restored(found.stored, self._games, self._codecs)
            _must_be_in_order(kept.table, found.happened)
            _must_replay(kept, found.happened, self._games[kept.table.game])
        except Unreadable as error:
            return Verdict(found.number, Health.WRONG, f"it cannot be read: {error}")
        except Wrong as error:
            return Verdict(found.number, Health.WRONG, str(error))
        return Verdict(found.number, Health.SOUND)


def _must_be_in_order(table: Table, happened: Sequence[Happened]) -> None:
    """Each move and each deal has a revision of its own, after the one before and none after the table's."""
    before = 0
    for one in happened:
        if not isinstance(one.revision, int) or not before < one.revision <= table.revision:
            raise Wrong("its moves and deals are not numbered one after the other")
        before = one.revision
    if table.state is None and happened:
        raise Wrong("something happened in it before its game began")


def _must_replay(kept: Kept, happened: Sequence[Happened], game: AnyGame) -> None:
    """The record comes to the state that is stored, and the questions are open that it leaves open."""
    table = kept.table
    if table.state is None:
        return
    replay = _Replay(game, kept.seed, game.start(game.options(len(table.seats), table.choices.options)))
    for one in happened:
        replay.do(one)
    if replay.state != table.state:
        raise Wrong(f"its deals and moves come to another state, in {_differing(replay.state, table.state)}")
    if table.stage is Stage.PLAYING and not _are_open(table, replay.asked, happened):
        raise Wrong("a question is open that was put at no such moment")
    if not table.late.items() <= replay.late:
        raise Wrong("somebody is said to have run out of time who has not")


@dataclass(slots=True)
class _Replay:
    """A game that is played again from its record."""

    game: AnyGame
    seed: bytes
    state: Any
    asked: dict[Seat, int] = field(default_factory=dict)
    """Since which revision each seat that is to act has been asked."""
    late: set[tuple[Seat, int]] = field(default_factory=set)
    """Who may be told to have been late, each with the revision of the move that was made for them."""
    deals: int = 0

    def do(self, happened: Happened) -> None:
        """Deal, or make the move; raises `Wrong`."""
        if happened.seat is None:
            self._deal(happened)
        else:
            self._move(happened)
        self.asked = {seat: self.asked.get(seat, happened.revision) for seat in self.game.to_act(self.state)}

    def _deal(self, happened: Happened) -> None:
        deck = self.game.deck(self.state)
        if deck is None:
            raise Wrong(f"deal {self.deals + 1} came when none was due")
        cards = shuffled(deck, self.seed, self.deals)
        if happened.text != " ".join(cards):
            raise Wrong(f"deal {self.deals + 1} is not what its seed shuffles")
        self.state, _ = self.game.deal(self.state, cards)
        self.late = set()
        self.deals += 1

    def _move(self, happened: Happened) -> None:
        before, oldest = self.state, min(self.asked.values(), default=0)
        try:
            move = self.game.parse_move(str(happened.text))
            self.state, _ = self.game.apply(self.state, happened.seat, move)
        except (MalformedMove, IllegalMove) as error:
            raise Wrong(f"its move at revision {happened.revision} is against the rules") from error
        late = happened.late == 1  # a question may have been put anew: then more stay here than at the table
        if not (late and self.game.continues(before, happened.seat)):
            self.late = {(seat, number) for seat, number in self.late if number > oldest}
        if late:
            self.late.add((happened.seat, happened.revision))
        self.asked.pop(happened.seat)


def _differing(one: Any, other: Any) -> str:
    """The names of the parts in which two states differ."""
    return ", ".join(
        part.name for part in fields(one) if getattr(one, part.name) != getattr(other, part.name)
    )


def _are_open(table: Table, asked: Mapping[Seat, int], happened: Sequence[Happened]) -> bool:
    """Whether every question was put when its seat was asked, or later on to whom the seat was handed over.

    Of a seat's being handed over no more is on record than that a revision is neither a move nor a deal.
    """
    on_record = {one.revision for one in happened}
    return all(
        number == asked[seat] or (number > asked[seat] and number not in on_record)
        for seat, number in table.decisions.items()
    )
