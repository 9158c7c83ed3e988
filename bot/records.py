"""Tables to rows of the store; knows the columns and no statement. The way back is `bot.restoring`."""

import json
from typing import Any

from bot.changes import Audit, Change, Kept, Moved
from bot.codec import Codec
from bot.notes import Reminded
from bot.rows import NOTES
from bot.store import Row, Write
from bot.table import Board, Table

_LIVING = (
    "host_id",
    "stage",
    "revision",
    "waits",
    "deadline",
    "since",
    "expires",
    "remind_at",
    "due",
    "reminder",
    "deals",
    "ended",
)
"""What changes in a table's life and is stored under its own name as it is."""


def new_columns(table: Table) -> Row:
    """Every column of a table that was just opened."""
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "parent_id": table.parent_id,
        "locale": table.locale,
        "game": table.game,
        "options": json.dumps(dict(table.choices.options)),
        "face": table.choices.face,
        "pace": table.choices.pace,
        "turn_after": table.choices.turn_after,
        "hints": int(table.choices.hints),
        "computers": int(table.choices.computers),
        "decisions": json.dumps(dict(table.decisions)),
        "late": json.dumps(dict(table.late)),
        "votes": _votes(table),
        "notes": NOTES.dump_json(table.notes).decode(),
        **{name: getattr(table, name) for name in _LIVING},
    }


def _changed(before: Kept, after: Kept, codec: Codec) -> dict[str, Any]:
    """The columns that are not as they were: what is not written costs no index and no page."""
    old, new = before.table, after.table
    columns = {name: value for name in _LIVING if (value := getattr(new, name)) != getattr(old, name)}
    if new.decisions != old.decisions:
        columns["decisions"] = json.dumps(dict(new.decisions))
    if new.late != old.late:
        columns["late"] = json.dumps(dict(new.late))
    if new.votes != old.votes:
        columns["votes"] = _votes(new)
    if new.notes != old.notes:
        columns["notes"] = NOTES.dump_json(new.notes).decode()
    if new.state is not old.state:
        columns["snapshot"] = codec.write(new.state)
    if after.seed != before.seed:
        columns["seed"] = after.seed.hex()
    if after.changed != before.changed:
        columns["changed"] = after.changed
    return columns


def _votes(table: Table) -> str:
    return json.dumps(sorted(table.votes))


def seat_rows(table: Table) -> list[Row]:
    """One row a seat."""
    return [
        {
            "seat": seat,
            "user_id": holder.user_id,
            "name": holder.name,
            "player": holder.player,
            "former_id": holder.former_id,
            "missed": holder.missed,
            "wish_id": None if holder.wish is None else holder.wish.user_id,
            "wish_name": None if holder.wish is None else holder.wish.name,
        }
        for seat, holder in enumerate(table.seats)
    ]


def as_write(before: Kept, change: Change, codec: Codec) -> Write:
    """Everything that a change writes."""
    table, moved, cards = change.kept.table, change.moved, change.dealt
    return Write(
        table_id=table.id,
        columns=_changed(before, change.kept, codec),
        seats=seat_rows(table) if change.seats else None,
        move=None if moved is None else _move_row(table.revision, moved),
        deal=None if cards is None else {"revision": table.revision, "cards": " ".join(cards)},
        audit=None if change.audit is None else _audit_row(table, change.audit),
    )


def _audit_row(table: Table, audit: Audit) -> Row:
    return {
        "at": audit.at,
        "guild_id": table.guild_id,
        "actor_id": audit.actor.user_id,
        "actor": audit.actor.name,
        "action": audit.note.what,
        "seat": audit.seat,
        "whom_id": audit.whom_id,
        "whom": audit.note.whom,
        "to_id": audit.to_id,
        "to_name": audit.note.to,
    }


def _move_row(revision: int, moved: Moved) -> Row:
    return {"revision": revision, "seat": moved.seat, "move": moved.move, "timed_out": moved.timed_out}


def board_columns(board: Board | None) -> Row:
    """The columns of the public message."""
    return {
        "board_message_id": None if board is None else board.message_id,
        "board_deal": None if board is None else board.deal,
        "board_posted_at": None if board is None else board.posted_at,
    }


def reminded_columns(reminded: Reminded | None) -> Row:
    """The columns of the public message that reminds somebody."""
    return {
        "reminded_message_id": None if reminded is None else reminded.message_id,
        "reminded_about": None if reminded is None else " ".join([reminded.about, *sorted(reminded.called)]),
    }


def set_aside(table: Table) -> Write:
    """What ends a table that cannot be read; whatever could not be read stays as it is."""
    ending = ("stage", "ended", "revision", "waits", "deadline", "expires", "remind_at", "due", "reminder")
    return Write(table.id, {name: getattr(table, name) for name in ending})
