"""A table as a value: who sits, what was chosen, what is waited for; knows no store, no lock and no rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from bot.choices import Choices
from bot.notes import Note, Reminded, Reminder
from engine.game import Seat

TURNS_MISSED = 3
"""Whose time has run out for so many turns in a row is not waited for any more until they give a sign."""


class Stage(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    """People sit down."""
    PLAYING = "playing"
    """The game runs."""
    ENDED = "ended"
    """Over, for the reason in `Table.ended`; its seats are free."""


class EndReason(StrEnum):
    """Why a table ended."""

    FINISHED = "finished"
    """The game was played to its end."""
    CANCELLED = "cancelled"
    """The host or a moderator closed the lobby."""
    STOPPED = "stopped"
    """The host or a moderator ended the running game."""
    DESERTED = "deserted"
    """The last person left."""
    EXPIRED = "expired"
    """Nobody did anything for too long."""
    LOST = "lost"
    """The channel is gone."""
    UNREADABLE = "unreadable"
    """What is stored cannot be read; it stays stored as it is."""


class Waits(StrEnum):
    """What a table waits for."""

    PEOPLE = "people"
    """A person's move, or people in a lobby."""
    COMPUTER = "computer"
    """A computer player's move."""
    DEAL = "deal"
    """The next deal's cards."""
    NOTHING = "nothing"
    """It has ended."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is about to sit down."""

    user_id: int
    name: str
    """The display name at that moment, raw: escaping it is the panels' business."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who sits on a seat."""

    user_id: int | None
    """None: a computer player."""
    name: str
    """The display name when sitting down; of a computer player its number as text, or whose seat it keeps."""
    player: str = "greedy"
    """The key of the computer player that moves when no person does."""
    former_id: int | None = None
    """The person who left this seat to the computer player during the game and may take it back."""
    missed: int = 0
    """For how many turns in a row the computer player moved, as the person's time ran out, without a sign of
    them since; from `TURNS_MISSED` on it moves at once."""
    wish: Person | None = None
    """Who asks to take this seat over from the computer player."""

    @property
    def numbered(self) -> bool:
        """Whether it is a computer player of its own, called by a number, and keeps nobody's seat."""
        return self.user_id is None and self.former_id is None

    @property
    def owner_id(self) -> int | None:
        """Who holds the seat, or has left it and may take it back."""
        return self.former_id if self.user_id is None else self.user_id

    @property
    def attended(self) -> bool:
        """Whether a person sits there whose moves are waited for."""
        return self.user_id is not None and self.missed < TURNS_MISSED


@dataclass(frozen=True, slots=True)
class Board:
    """The public message that shows the table."""

    message_id: int
    deal: int
    """The deal it was posted for, 0 for a lobby."""
    posted_at: datetime


@dataclass(frozen=True, slots=True)
class Table:
    """A table as last committed; by default a lobby just opened."""

    id: int
    guild_id: int
    channel_id: int
    locale: str
    """The language of everything public at this table."""
    game: str
    choices: Choices
    host_id: int
    seats: tuple[Holder, ...]
    parent_id: int | None = None
    """The channel of which its channel is a thread or a post."""
    stage: Stage = Stage.LOBBY
    revision: int = 0
    """Counts the changes."""
    decisions: Mapping[Seat, int] = field(default_factory=dict)
    """For each seat that is to act, the revision at which it was asked; read-only, whatever was handed in."""
    state: Any = field(default=None, repr=False)
    """The game's state; None in a lobby. Only `Game.view` may look into it on behalf of people."""
    deadline: datetime | None = None
    """When the time for the open move of a person runs out, UTC; it runs on when they leave the seat."""
    since: datetime | None = None
    """Since when the open move of a person is waited for, UTC."""
    expires: datetime | None = None
    """When the table ends by itself if no person does anything, UTC."""
    remind_at: datetime | None = None
    """When somebody is to be reminded next, UTC."""
    reminder: Reminder | None = None
    """Why somebody is to be reminded now."""
    reminded: Reminded | None = None
    """The public message that does so, or did."""
    votes: frozenset[int] = frozenset()
    """Who wants the computer player to move for those who are waited for."""
    notes: tuple[Note, ...] = ()
    """What was done to the table lately, the oldest first."""
    deals: int = 0
    """How many deals were begun."""
    late: Mapping[Seat, int] = field(default_factory=dict)
    """The seats whose time ran out at the last deadline, each with the revision of the move that was made for
    it then; read-only. They are told until the next question is answered."""
    commitment: str | None = None
    """SHA-256 of the seed in hex, once started."""
    seed: str | None = None
    """The seed in hex, once ended."""
    board: Board | None = None
    ended: EndReason | None = None

    def __post_init__(self) -> None:
        for name in ("decisions", "late"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    def seat_of(self, user_id: int) -> Seat | None:
        """Where this person sits, or None."""
        return next((seat for seat, holder in enumerate(self.seats) if holder.user_id == user_id), None)

    def with_holder(self, seat: Seat, holder: Holder) -> "Table":
        """The table with another holder on a seat; no more than that changes."""
        if holder is self.seats[seat]:
            return self
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))

    def not_late(self, seat: Seat) -> "Table":
        """The table with nothing told of a seat's time: whoever sits there now has had none."""
        return replace(self, late={other: number for other, number in self.late.items() if other != seat})

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.user_id is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Those of them whose moves are waited for."""
        return tuple(seat for seat in self.people if self.seats[seat].attended)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats from which a person's move is awaited."""
        return tuple(seat for seat in self.decisions if self.seats[seat].attended)

    @property
    def rests(self) -> bool:
        """Whether the game waits until anybody comes back: computers do not play among themselves."""
        return self.stage is Stage.PLAYING and not self.present

    @property
    def waits(self) -> Waits:
        """What it waits for."""
        if self.stage is Stage.ENDED:
            return Waits.NOTHING
        if self.rests:
            return Waits.PEOPLE
        if self.stage is Stage.PLAYING and not self.decisions:
            return Waits.DEAL
        return Waits.PEOPLE if len(self.asked) == len(self.decisions) else Waits.COMPUTER

    @property
    def due(self) -> datetime | None:
        """When there is something to be done about it that nobody asks for, UTC."""
        return min(filter(None, (self.deadline, self.expires, self.remind_at)), default=None)

    @property
    def reminding(self) -> str | None:
        """Why, and whom, somebody is to be reminded now, as a text; None: nobody is."""
        if self.reminder is None:
            return None
        return ":".join([self.reminder, *map(self.question, self.asked)])

    def question(self, seat: Seat) -> str:
        """What a seat is asked, told from whatever else any seat is asked at this table."""
        return f"{seat}-{self.decisions[seat]}"
