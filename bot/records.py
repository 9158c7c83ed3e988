"""Tables to rows of the store and back, strictly; knows the columns and no statement."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.changes import Change, Kept, Moved
from bot.codec import Codec, Unreadable
from bot.store import Row, StoredTable, Write
from bot.table import Board, Choices, EndReason, Holder, Pace, Stage, Table
from engine.game import AnyGame, Seat
from engine.shuffle import commitment

_LIVING = ("host_id", "stage", "revision", "waits", "deadline", "expires", "deals", "timed_out", "ended")
"""What changes in a table's life and is stored under its own name as it is."""


def new_columns(table: Table) -> Row:
    """Every column of a table that was just opened."""
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "locale": table.locale,
        "game": table.game,
        "chips": table.choices.chips,
        "face": table.choices.face,
        "pace": table.choices.pace,
        "decisions": json.dumps(dict(table.decisions)),
        **{name: getattr(table, name) for name in _LIVING},
    }


def _changed(before: Kept, after: Kept, codec: Codec) -> dict[str, Any]:
    """The columns that are not as they were: what is not written costs no index and no page."""
    old, new = before.table, after.table
    columns = {name: value for name in _LIVING if (value := getattr(new, name)) != getattr(old, name)}
    if new.decisions != old.decisions:
        columns["decisions"] = json.dumps(dict(new.decisions))
    if new.state is not old.state:
        columns["snapshot"] = codec.write(new.state)
    if after.seed != before.seed:
        columns["seed"] = after.seed.hex()
    if after.changed != before.changed:
        columns["changed"] = after.changed
    return columns


def seat_rows(table: Table) -> list[Row]:
    """One row a seat."""
    return [
        {
            "seat": seat,
            "user_id": holder.user_id,
            "name": holder.name,
            "player": holder.player,
            "former_id": holder.former_id,
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
    )


def _move_row(revision: int, moved: Moved) -> Row:
    return {"revision": revision, "seat": moved.seat, "move": moved.move, "timed_out": moved.timed_out}


def board_columns(board: Board | None) -> Row:
    """The columns of the public message."""
    return {
        "board_message_id": None if board is None else board.message_id,
        "board_deal": None if board is None else board.deal,
        "board_posted_at": None if board is None else board.posted_at,
    }


def set_aside(table: Table) -> Write:
    """What ends a table that cannot be read; whatever could not be read stays as it is."""
    ending = ("stage", "ended", "revision", "waits", "deadline", "expires")
    return Write(table.id, {name: getattr(table, name) for name in ending})


def restored(stored: StoredTable, games: Mapping[str, AnyGame], codecs: Mapping[str, Codec]) -> Kept:
    """The table as it was written; raises `Unreadable` when anything is not as this version writes it."""
    row = stored.columns
    game, codec = games.get(row["game"]), codecs.get(row["game"])
    if game is None or codec is None:
        raise Unreadable(f"there is no game {row['game']!r}")
    if row["ended"] == EndReason.UNREADABLE:
        raise Unreadable("it was set aside before")
    try:
        seed = bytes.fromhex(row["seed"] or "")
        state = None if row["snapshot"] is None else codec.read(row["snapshot"])
        table = _table(stored, Choices(row["chips"], row["face"], Pace(row["pace"])), seed, state)
    except (ValueError, TypeError, AttributeError) as error:
        raise Unreadable(str(error)) from error
    _check(table, game)
    if row["waits"] != table.waits:
        raise Unreadable("it waits for something else")
    return Kept(table, seed, row["changed"])


def _check(table: Table, game: AnyGame) -> None:
    """Refuse a table that contradicts itself, or whose numbers are none: SQLite stores anything anywhere."""
    numbers = (table.guild_id, table.channel_id, table.host_id, table.revision, table.deals)
    if not all(isinstance(number, int) for number in numbers):
        raise Unreadable("a number is none")
    if not all(isinstance(moment, datetime | None) for moment in (table.deadline, table.expires)):
        raise Unreadable("a moment is none")
    if (table.state is None) != (table.stage is Stage.LOBBY) and table.stage is not Stage.ENDED:
        raise Unreadable("only a lobby has no game")
    if (table.ended is None) != (table.stage is not Stage.ENDED):
        raise Unreadable("only what has ended has a reason for it")
    if table.stage is Stage.PLAYING and set(table.decisions) != set(game.to_act(table.state)):
        raise Unreadable("other seats are asked than those that are to act")


def _table(stored: StoredTable, choices: Choices, seed: bytes, state: Any) -> Table:
    row = stored.columns
    ended = None if row["ended"] is None else EndReason(row["ended"])
    return Table(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        locale=row["locale"],
        game=row["game"],
        choices=choices,
        host_id=row["host_id"],
        stage=Stage(row["stage"]),
        seats=_holders(stored),
        revision=row["revision"],
        decisions=_decisions(row["decisions"]),
        state=state,
        deadline=row["deadline"],
        expires=row["expires"],
        deals=row["deals"],
        timed_out=row["timed_out"],
        commitment=commitment(seed) if seed else None,
        seed=seed.hex() if seed and ended else None,
        board=_board(row),
        ended=ended,
    )


def _holders(stored: StoredTable) -> tuple[Holder, ...]:
    return tuple(
        Holder(seat["user_id"], seat["name"], seat["player"], seat["former_id"]) for seat in stored.seats
    )


def _board(row: Row) -> Board | None:
    if row["board_message_id"] is None:
        return None
    return Board(row["board_message_id"], row["board_deal"], row["board_posted_at"])


def _decisions(text: str) -> dict[Seat, int]:
    """Seats and numbers from a JSON object; raises `ValueError` or `AttributeError` for anything else."""
    decisions = {int(seat): number for seat, number in json.loads(text).items()}
    if not all(type(number) is int for number in decisions.values()):
        raise ValueError("a decision is not a number")
    return decisions


def salvaged(stored: StoredTable) -> Table:
    """What can be said of a table that cannot be read: where it stands and who sat there."""
    row = stored.columns
    return Table(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        locale=row["locale"],
        game=row["game"],
        choices=Choices(),
        host_id=row["host_id"],
        seats=_holders(stored),
        stage=Stage.ENDED,
        revision=row["revision"] if isinstance(row["revision"], int) else 0,
        board=_board(row),
        ended=EndReason.UNREADABLE,
    )
