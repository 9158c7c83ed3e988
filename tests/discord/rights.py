"""Who may change a table with which click, told from the rules of the house and not from the bot; no test.

A new verb that changes something needs one more entry in `VERBS`. What has none may change nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from glance import Standing

from bot.table import EndReason, Stage, Table
from engine.game import MalformedMove
from engine.registry import GAMES


@dataclass(frozen=True)
class Asked(Standing):
    """What somebody asks of a table."""

    table: Table
    """As it stands when they ask."""
    user_id: int
    decision: int
    what: str
    moderator: bool
    """Whether they may manage messages in the server of the table, from where they ask."""

    @property
    def id(self) -> int:
        """Their number."""
        return self.user_id

    @property
    def rules(self) -> bool:
        """Whether they may end the table."""
        return self.hosts or self.moderator

    @property
    def wishes(self) -> bool:
        """Whether they have asked for a seat."""
        return any(one.wish is not None and one.wish.user_id == self.user_id for one in self.table.seats)


May: TypeAlias = Callable[[Asked], bool]

VERBS: Mapping[str, May] = {
    "join": lambda it: (it.lobby and not it.sits) or (it.playing and it.left),
    "leave": lambda it: it.lobby and it.sits,
    "leave-now": lambda it: it.sits,
    "computer+": lambda it: it.lobby and it.hosts,
    "computer-": lambda it: it.lobby and it.hosts,
    "start": lambda it: it.lobby and it.hosts,
    "cancel": lambda it: it.lobby and it.rules,
    "end-now": lambda it: it.rules,
    "vote": lambda it: it.playing and it.sits,
    "wish": lambda it: it.playing and not it.sits,
    "grant": lambda it: it.playing and (it.hosts or it.left),
    "decline": lambda it: it.playing and (it.hosts or it.left or it.wishes),
    "remove-now": lambda it: it.hosts,
    "again": lambda it: it.table.ended is EndReason.FINISHED and (it.sits or it.left),
}
"""What changes a table besides a move, or opens one, by verb, and to whom it is open."""

_ENDING = {"cancel", "end-now", "leave", "leave-now"}


def wrong(asked: Asked, after: Table) -> str:
    """What is wrong with how a table has changed; empty where nothing is.

    It may have changed only as a legal move of theirs changes it, or by a verb that is open to them.
    """
    before = asked.table
    if after == replace(before, board=after.board, reminded=after.reminded):
        return ""  # which messages show it is no change of a table
    moved = _moved(asked)
    if moved is not None:
        return "" if after.state == moved else "another state than the rules give"
    verb = asked.what.partition(":")[0]
    if verb not in VERBS or not VERBS[verb](asked):
        return f"{asked.what!r} is no right of theirs"
    if after.state != before.state and verb != "start":
        return f"{verb} has moved"
    if after.stage is Stage.ENDED and verb not in _ENDING:
        return f"{verb} has ended it"
    return "" if after.revision == before.revision + 1 else "more than one change"


def wrongly_opened(asks: Sequence[Asked], new: Table) -> str:
    """What is wrong with a new table, of what was asked of the others; empty where nothing is."""
    asked = next((one for one in asks if one.what == "again" and VERBS["again"](one)), None)
    if asked is None:
        return "nobody had the right to open it"
    old = asked.table
    sitting = [one.user_id for one in new.seats if one.user_id is not None]
    known = [one.owner_id for one in old.seats if one.user_id is not None or one.owner_id == asked.id]
    fits = (new.channel_id, new.host_id, sitting, new.stage) == (old.channel_id, asked.id, known, Stage.LOBBY)
    return "" if fits else "it is another one than that which was played at"


def _moved(asked: Asked) -> object | None:
    """The state after what they ask for, if that is a legal move of theirs."""
    table, game = asked.table, GAMES[asked.table.game]
    seat = table.seat_of(asked.user_id)
    if seat is None or table.decisions.get(seat) != asked.decision:
        return None
    try:
        move = game.parse_move(asked.what)
    except MalformedMove:
        return None
    if move not in game.legal_moves(table.state, seat):
        return None
    state, _ = game.apply(table.state, seat, move)
    made: object = state
    return made
