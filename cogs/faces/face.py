"""What every game's face offers and what it is told besides the view; knows no single game."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol

from bot.notes import Note
from bot.pictures.illustrated import Illustrated
from bot.table import Person
from bot.texts import Say
from cogs.faces.steps import FIRST_STEP
from engine.game import OptionValue, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.faces.lessons import Lesson, Told
    from cogs.faces.sheets import Sheet


class Presence(StrEnum):
    """Whether a person can be expected to move."""

    HERE = "here"
    AWAY = "away"
    """Their time ran out, and they have given no sign since."""
    REPLACED = "replaced"
    """They are not waited for any more: until they give a sign the computer plays."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat, as far as a message tells."""

    name: str
    """As the person is called, not yet made safe; for a computer player its number."""
    computer: bool = False
    host: bool = False
    instead_of: str = ""
    """Whose seat a computer player keeps until they return, as they are called; empty for nobody's."""
    presence: Presence = Presence.HERE
    wish: Person | None = None
    """Who asks for the seat."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a message tells about a table besides its game."""

    table: int
    decision: int
    """The decision that is open for the seat the message is for; where none is, the table's revision."""
    sitters: tuple[Sitter, ...]
    """By seat."""
    options: Any
    """What the game was begun with, as `engine.game.Game.options` gives it."""
    deadline: datetime | None = None
    """Until when the seat to act has time; None for no limit."""
    pace: str = "none"
    """How long a move may take, by its key."""
    late: tuple[Seat, ...] = ()
    """Whose time ran out at the last deadline, in the order in which the computer moved for them."""
    commitment: str | None = None
    """SHA-256 of the seed, in hex."""
    seed: str | None = None
    """The seed in hex, once the game has ended."""
    deck: str = "normal"
    """How the cards are drawn, by its key."""
    rests: bool = False
    """Whether the game waits until any of its people comes back."""
    expires: datetime | None = None
    """When it ends by itself if nobody does anything."""
    notes: tuple[Note, ...] = ()
    """What was done to the table lately, the oldest first."""
    past: tuple[Any, ...] = ()
    """Of a game that is over a spectator's views right after each deal, as far as they are on record."""
    pictures: bool = False
    """Whether pictures may stand in the message; where not, words alone say everything."""
    hints: bool = True
    """Whether a hint may be asked for."""


class Face(Protocol):
    """How one game looks. Every function is pure: the same view gives the same message."""

    def decks(self) -> "Mapping[str, Mapping[str, OptionValue]]":
        """How its cards can be drawn, by key, the usual way first.

        Each with the options of the game that go with it, for whoever chooses no others.
        """
        ...

    def board(self, say: Say, facts: Facts, view: Any) -> Illustrated:
        """The public message of a running deal, from a spectator's view."""
        ...

    def result(self, say: Say, facts: Facts, view: Any) -> Illustrated:
        """What stays behind of the last finished deal, and of the game when it is over.

        Then, as on every hand, there is a button that says `again`; before there is none.
        """
        ...

    def panel(
        self, say: Say, facts: Facts, view: Any, step: str = FIRST_STEP, notice: str = ""
    ) -> Illustrated:
        """A seat's private message at ``step``; a step that makes no sense (any more) shows the plain hand.

        ``notice`` is one line on top, for instance that an older panel was clicked.
        """
        ...

    def moment(self, view: Any) -> str:
        """What an open hand must be drawn anew for besides one's own turn, as a text that changes with it."""
        ...

    def rules(self, say: Say) -> "Sequence[Sheet]":
        """The rules page by page, how one plays here first; two pages at least."""
        ...

    def course(self) -> "Sequence[Lesson]":
        """The tutorial's lessons in their order."""
        ...

    def answered(self, say: Say, facts: Facts, before: Any, move: Any, after: Any) -> "Told":
        """What a move in a lesson was and what has become of the hand, by what was seen before and after."""
        ...

    def more(self, say: Say, facts: Facts, view: Any) -> Illustrated:
        """What else there is to know about a running table: its pace, its shuffle, what the marks mean."""
        ...
