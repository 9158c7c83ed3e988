"""Rows of the store to tables, strictly: what contradicts itself is no table; knows no statement and no lock.

A row passes three gates: each column is what it should be (`_Row`), the state is one of its game
(`bot.codec`), and all of it fits together (`_contradictions`). SQLite stores anything anywhere, and a table
that could be loaded but not played on would fail for ever.
"""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, Json, ValidationError

from bot.changes import Kept
from bot.codec import Codec, Unreadable
from bot.store import StoredTable
from bot.table import Board, Choices, EndReason, Holder, Pace, Stage, Table, Waits
from engine.game import AnyGame
from engine.shuffle import commitment

_MOST = 10**9
"""No table changes or deals as often as that, and there is room for the next number."""

_Id = Annotated[int, Field(ge=0)]
_Count = Annotated[int, Field(ge=0, le=_MOST)]

_BY_VALUE = Field(strict=False)
"""An enumeration is stored as its value."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class _Seat(_Strict):
    """The columns of a seat."""

    table_id: _Id
    seat: _Count
    user_id: _Id | None
    name: str
    player: str
    former_id: _Id | None


class _Row(_Strict):
    """The columns of a table, with its seats and the revisions of what is on record."""

    id: _Id
    guild_id: _Id
    channel_id: _Id
    locale: str
    game: str
    chips: _Count | None
    face: str
    pace: Annotated[Pace, _BY_VALUE]
    host_id: _Id
    stage: Annotated[Stage, _BY_VALUE]
    revision: _Count
    decisions: Json[dict[_Count, _Count]]
    waits: Annotated[Waits, _BY_VALUE]
    deadline: datetime | None
    expires: datetime | None
    changed: datetime
    deals: _Count
    timed_out: _Count | None
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    ended: Annotated[EndReason, _BY_VALUE] | None
    board_message_id: _Id | None
    board_deal: _Count | None
    board_posted_at: datetime | None
    snapshot: str | None
    seats: list[_Seat]
    moved: _Count | None
    dealt: list[_Count]


def restored(stored: StoredTable, games: Mapping[str, AnyGame], codecs: Mapping[str, Codec]) -> Kept:
    """The table as it was written; raises `Unreadable` when anything is not as this version writes it."""
    row = _row(stored)
    game = games.get(row.game)
    if game is None:
        raise Unreadable(f"there is no game {row.game!r}")
    state = None if row.snapshot is None else codecs[row.game].read(row.snapshot)
    table = _table(row, state)
    try:
        contradiction = next(_contradictions(row, table, game), None)
    except Exception as error:  # a game may raise anything about a state that it never made
        raise Unreadable(f"its game can make nothing of it: {type(error).__name__}") from error
    if contradiction is not None:
        raise Unreadable(contradiction)
    return Kept(table, bytes.fromhex(row.seed or ""), row.changed)


def _row(stored: StoredTable) -> _Row:
    try:
        parts = {"seats": stored.seats, "moved": stored.moved, "dealt": stored.dealt}
        row = _Row.model_validate({**stored.columns, **parts})
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise Unreadable(
            f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        ) from None  # it names the value
    if row.ended is EndReason.UNREADABLE:
        raise Unreadable("it was set aside before")
    return row


def _table(row: _Row, state: Any) -> Table:
    return Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        game=row.game,
        choices=Choices(row.chips, row.face, row.pace),
        host_id=row.host_id,
        stage=row.stage,
        seats=tuple(Holder(seat.user_id, seat.name, seat.player, seat.former_id) for seat in row.seats),
        revision=row.revision,
        decisions=row.decisions,
        state=state,
        deadline=row.deadline,
        expires=row.expires,
        deals=row.deals,
        timed_out=row.timed_out,
        commitment=commitment(bytes.fromhex(row.seed)) if row.seed else None,
        seed=row.seed if row.ended else None,
        board=_board(row),
        ended=row.ended,
    )


def _board(row: _Row) -> Board | None:
    if row.board_message_id is None or row.board_deal is None or row.board_posted_at is None:
        return None
    return Board(row.board_message_id, row.board_deal, row.board_posted_at)


def _contradictions(row: _Row, table: Table, game: AnyGame) -> Iterator[str]:
    """What does not fit together, the plain things first: each rests on what comes before it."""
    if [seat.seat for seat in row.seats] != list(range(len(row.seats))):
        yield "a seat is missing"
    people = [table.seats[seat].user_id for seat in table.people]
    if len(set(people)) != len(people):
        yield "somebody sits there twice"
    ended = table.stage is Stage.ENDED
    if (table.ended is not None) != ended:
        yield "only what has ended has a reason for it"
    if not ended and table.host_id not in people:
        yield "its host does not sit there"
    if table.timed_out is not None and table.timed_out >= len(table.seats):
        yield "nobody sits where the time ran out"
    if (row.board_message_id, row.board_deal, row.board_posted_at).count(None) not in {0, 3}:
        yield "half a board"
    if max(row.moved or 0, *row.dealt, 0) > table.revision or len(row.dealt) != table.deals:
        yield "its record is another one"
    yield from _in_the_game(table, game)
    if row.waits is not table.waits:
        yield "it waits for something else"
    yield from _in_time(table)


def _in_the_game(table: Table, game: AnyGame) -> Iterator[str]:
    """What the state contradicts."""
    state = table.state
    begun = state is not None
    if begun != (table.deals > 0) or begun != (table.commitment is not None):
        yield "a game begins with a seed and a deal"
    if begun == (table.stage is Stage.LOBBY) and table.stage is not Stage.ENDED:
        yield "only a lobby has no game"
    options = game.options(len(table.seats) if begun else game.seats[0], table.choices.options)
    if begun and game.options_of(state) != options:
        yield "it was begun with other options"
    if (begun and game.outcome(state) is not None) != (table.ended is EndReason.FINISHED):
        yield "only a game that is over has finished"
    asked = game.to_act(state) if table.stage is Stage.PLAYING else ()
    if set(table.decisions) != set(asked):
        yield "other seats are asked than those that are to act"
    if any(not 0 < number <= table.revision for number in table.decisions.values()):
        yield "a seat was asked at no revision of it"
    for seat in (None, *range(len(table.seats))) if begun else ():
        game.view(state, seat)


def _in_time(table: Table) -> Iterator[str]:
    """What the deadlines contradict."""
    limited = table.choices.pace.limit is not None
    if (table.expires is None) != (table.stage is Stage.ENDED):
        yield "only what has ended lasts for ever"
    if table.deadline is not None and not (limited and table.decisions):
        yield "time runs where nobody is asked"
    if table.deadline is None and limited and table.asked:
        yield "no time runs where somebody is asked"


def salvaged(stored: StoredTable) -> Table:
    """What can be said of a table that cannot be read: where it stands, as far as that is legible."""
    row = stored.columns
    message_id, posted_at = row["board_message_id"], row["board_posted_at"]
    known = posted_at if isinstance(posted_at, datetime) else datetime.min.replace(tzinfo=UTC)
    return Table(
        id=row["id"],
        guild_id=_number(row["guild_id"]),
        channel_id=_number(row["channel_id"]),
        locale=_text(row["locale"]),
        game=_text(row["game"]),
        choices=Choices(),
        host_id=_number(row["host_id"]),
        seats=(),
        stage=Stage.ENDED,
        revision=min(_number(row["revision"]), _MOST),
        board=Board(message_id, _number(row["board_deal"]), known) if _number(message_id) else None,
        ended=EndReason.UNREADABLE,
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
