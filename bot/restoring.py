"""Rows of the store to tables, strictly: what contradicts itself is no table; knows no statement and no lock.

A row passes three gates: each column is what it should be (`TableRow`), the state is one of its game
(`bot.codec`), and all of it fits together (`_contradictions`). SQLite stores anything anywhere, and a table
that could be loaded but not played on would fail for ever.
"""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from bot.changes import Kept
from bot.choices import Choices
from bot.codec import Codec, Unreadable
from bot.notes import Reminded
from bot.rows import MOST, SeatRow, TableRow
from bot.store import StoredTable
from bot.table import Board, EndReason, Holder, Person, Stage, Table
from bot.voting import voters
from engine.game import AnyGame
from engine.shuffle import commitment


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


def _row(stored: StoredTable) -> TableRow:
    try:
        parts = {"seats": stored.seats, "moved": stored.moved, "dealt": stored.dealt}
        row = TableRow.model_validate({**stored.columns, **parts})
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise Unreadable(
            f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        ) from None  # it names the value
    if row.ended is EndReason.UNREADABLE:
        raise Unreadable("it was set aside before")
    return row


def _table(row: TableRow, state: Any) -> Table:
    return Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        game=row.game,
        choices=_choices(row),
        host_id=row.host_id,
        stage=row.stage,
        seats=tuple(map(_holder, row.seats)),
        parent_id=row.parent_id,
        revision=row.revision,
        decisions=row.decisions,
        state=state,
        deadline=row.deadline,
        since=row.since,
        expires=row.expires,
        remind_at=row.remind_at,
        reminder=row.reminder,
        reminded=_reminded(row),
        votes=frozenset(row.votes),
        notes=row.notes,
        deals=row.deals,
        late=row.late,
        commitment=commitment(bytes.fromhex(row.seed)) if row.seed else None,
        seed=row.seed if row.ended else None,
        board=_board(row),
        ended=row.ended,
    )


def _choices(row: TableRow) -> Choices:
    hints, computers = bool(row.hints), bool(row.computers)
    return Choices(row.options, row.face, row.pace, row.turn_after, hints, computers)


def _holder(seat: SeatRow) -> Holder:
    wish = None if seat.wish_id is None else Person(seat.wish_id, seat.wish_name or "")
    return Holder(seat.user_id, seat.name, seat.player, seat.former_id, seat.missed, wish)


def _reminded(row: TableRow) -> Reminded | None:
    if row.reminded_message_id is None or row.reminded_about is None:
        return None
    about, *called = row.reminded_about.split(" ")
    return Reminded(row.reminded_message_id, about, frozenset(called))


def _board(row: TableRow) -> Board | None:
    if row.board_message_id is None or row.board_deal is None or row.board_posted_at is None:
        return None
    return Board(row.board_message_id, row.board_deal, row.board_posted_at)


def _contradictions(row: TableRow, table: Table, game: AnyGame) -> Iterator[str]:
    """What does not fit together, the plain things first: each rests on what comes before it."""
    if [seat.seat for seat in row.seats] != list(range(len(row.seats))):
        yield "a seat is missing"
    if any((seat.wish_id is None) != (seat.wish_name is None) for seat in row.seats):
        yield "a request for a seat has no name, or is nobody's"
    people = [table.seats[seat].user_id for seat in table.people]
    if len(set(people)) != len(people):
        yield "somebody sits there twice"
    yield from _at_the_seats(table)
    ended = table.stage is Stage.ENDED
    if (table.ended is not None) != ended:
        yield "only what has ended has a reason for it"
    if not ended and table.host_id not in people:
        yield "its host does not sit there"
    if any(
        seat >= len(table.seats) or not 0 < number <= table.revision for seat, number in table.late.items()
    ):
        yield "the time ran out where nobody sits, or at no revision of it"
    if (row.board_message_id, row.board_deal, row.board_posted_at).count(None) not in {0, 3}:
        yield "its board has no message, no deal or no time"
    if (row.reminded_message_id, row.reminded_about).count(None) == 1:
        yield "its reminder has no message, or is about nothing"
    if max(row.moved or 0, *row.dealt, 0) > table.revision or len(row.dealt) != table.deals:
        yield "its record is another one"
    yield from _in_the_game(table, game)
    yield from _in_time(row, table)


def _at_the_seats(table: Table) -> Iterator[str]:
    """What people and computer players who hold seats, held them or ask for them contradict."""
    computers = [holder for holder in table.seats if holder.user_id is None]
    claims = [holder.former_id for holder in computers if holder.former_id is not None]
    wishes = [holder.wish.user_id for holder in computers if holder.wish is not None]
    if any(
        holder.former_id is not None or holder.wish is not None
        for holder in table.seats
        if holder.user_id is not None
    ):
        yield "a seat that is held is kept for, or asked for by, somebody"
    if any(holder.missed for holder in computers):
        yield "a computer player is away"
    for people in (claims, wishes):
        if len(set(people)) != len(people) or any(table.seat_of(user_id) is not None for user_id in people):
            yield "somebody has more than one seat, or asks for one"
    if table.stage is Stage.LOBBY and (claims or wishes or any(holder.missed for holder in table.seats)):
        yield "nobody is away from a lobby"


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
    if table.votes and not (table.asked and table.votes <= voters(table)):
        yield "somebody has voted who has no vote"
    for seat in (None, *range(len(table.seats))) if begun else ():
        game.view(state, seat)


def _in_time(row: TableRow, table: Table) -> Iterator[str]:
    """What contradicts that it waits, and for how long."""
    if row.waits is not table.waits:
        yield "it waits for something else"
    if row.due != table.due:
        yield "there is something to be done at another time"
    if (table.since is None) == bool(table.asked):
        yield "somebody is waited for since no time, or nobody is since some"
    limited = table.choices.pace.limit is not None
    if (table.expires is None) != (table.stage is Stage.ENDED):
        yield "only what has ended lasts for ever"
    if table.deadline is not None and not (limited and table.decisions):
        yield "time runs where nobody is asked"
    if table.deadline is None and limited and table.asked:
        yield "no time runs where somebody is asked"
    if (table.reminder or table.remind_at) and table.stage is not Stage.PLAYING:
        yield "only a running game reminds of something"


def salvaged(stored: StoredTable) -> Table:
    """What can be said of a table that cannot be read: where it stands, as far as that is legible."""
    row = stored.columns
    message_id, posted_at = row["board_message_id"], row["board_posted_at"]
    reminded_id = row["reminded_message_id"]
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
        revision=min(_number(row["revision"]), MOST),
        board=Board(message_id, _number(row["board_deal"]), known) if _number(message_id) else None,
        reminded=Reminded(reminded_id, "") if _number(reminded_id) else None,
        ended=EndReason.UNREADABLE,
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
