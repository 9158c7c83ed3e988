"""A table as somebody sees it at some moment, in the words of the house; knows no test."""

from dataclasses import dataclass
from datetime import datetime

from house import ALL_GAMES

from bot.table import Person, Stage, Table
from engine.game import Seat


class Standing:
    """How somebody stands to a table."""

    __slots__ = ()

    table: Table

    @property
    def id(self) -> int:
        """Their number."""
        raise NotImplementedError

    @property
    def lobby(self) -> bool:
        """Whether people still sit down."""
        return self.table.stage is Stage.LOBBY

    @property
    def playing(self) -> bool:
        """Whether the game runs."""
        return self.table.stage is Stage.PLAYING

    @property
    def seat(self) -> Seat | None:
        """Where they sit."""
        return self.table.seat_of(self.id)

    @property
    def sits(self) -> bool:
        """Whether they have a seat."""
        return self.seat is not None

    @property
    def hosts(self) -> bool:
        """Whether it is their table."""
        return self.table.host_id == self.id

    @property
    def left(self) -> bool:
        """Whether a computer player keeps a seat for them."""
        return any(holder.former_id == self.id for holder in self.table.seats)


@dataclass(frozen=True, slots=True)
class Glance(Standing):
    """A table as somebody sees it at some moment."""

    table: Table
    person: Person
    now: datetime

    @property
    def id(self) -> int:
        """The person's number."""
        return self.person.user_id

    @property
    def room(self) -> bool:
        """Whether one more can sit down."""
        return len(self.table.seats) < ALL_GAMES[self.table.game].seats[-1]
