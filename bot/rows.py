"""The columns of a stored table, each as it has to be; knows no statement and no game."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, Json, TypeAdapter

from bot.choices import Pace
from bot.notes import Note, Reminder
from bot.table import EndReason, Stage, Waits

MOST = 10**9
"""No table changes or deals as often as that, and there is room for the next number."""

NOTES = TypeAdapter(tuple[Note, ...])
"""Notes as they are stored."""

_Id = Annotated[int, Field(ge=0)]
_Flag = Annotated[int, Field(ge=0, le=1)]
_Count = Annotated[int, Field(ge=0, le=MOST)]

_BY_VALUE = Field(strict=False)
"""An enumeration is stored as its value."""


def _notes(stored: object) -> tuple[Note, ...]:
    """The notes as they were written, each at a moment of a time zone."""
    if not isinstance(stored, str):
        raise ValueError("they are no text")  # noqa: TRY004 - pydantic knows this one
    notes = NOTES.validate_json(stored)
    if NOTES.dump_json(notes).decode() != stored or any(note.at.tzinfo is None for note in notes):
        raise ValueError("they do not come out as they went in")
    return notes


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatRow(_Strict):
    """The columns of a seat."""

    table_id: _Id
    seat: _Count
    user_id: _Id | None
    name: str
    player: str
    former_id: _Id | None
    missed: Annotated[int, Field(ge=0, le=MOST)]
    wish_id: _Id | None
    wish_name: str | None


class TableRow(_Strict):
    """The columns of a table, with its seats and the revisions of what is on record."""

    id: _Id
    guild_id: _Id
    channel_id: _Id
    parent_id: _Id | None
    locale: str
    game: str
    options: Json[dict[str, bool | _Count]]
    face: str
    pace: Annotated[Pace, _BY_VALUE]
    turn_after: _Count | None
    hints: _Flag
    computers: _Flag
    host_id: _Id
    stage: Annotated[Stage, _BY_VALUE]
    revision: _Count
    decisions: Json[dict[_Count, _Count]]
    waits: Annotated[Waits, _BY_VALUE]
    deadline: datetime | None
    since: datetime | None
    expires: datetime | None
    remind_at: datetime | None
    due: datetime | None
    reminder: Annotated[Reminder, _BY_VALUE] | None
    votes: Json[list[_Id]]
    notes: Annotated[tuple[Note, ...], BeforeValidator(_notes)]
    changed: datetime
    deals: _Count
    late: Json[dict[_Count, _Count]]
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    ended: Annotated[EndReason, _BY_VALUE] | None
    board_message_id: _Id | None
    board_deal: _Count | None
    board_posted_at: datetime | None
    reminded_message_id: _Id | None
    reminded_about: str | None
    snapshot: str | None
    seats: list[SeatRow]
    moved: _Count | None
    dealt: list[_Count]
