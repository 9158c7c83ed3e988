"""What a table tells besides its game: what was done to it, and of whom it reminds; knows no text."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import chain

MOST_NOTES = 3
"""How many a table keeps; those that are told together are one."""

AT_ONCE = timedelta(minutes=1)
"""What is done within it to several people, in the same way and by the same one, is told in one sentence."""

ONE_ACTION = timedelta(seconds=1)
"""What is done within it is of one action, which does nothing twice to the same one."""

NOTE_LASTS = timedelta(hours=1)
"""After which a note is dropped with the next change."""

RECENT = timedelta(minutes=2)
"""What is older is of before, where a deal begins or the table ends."""


class Happening(StrEnum):
    """What was done to a table or a seat by others than who sits there."""

    KICKED = "kicked"
    """A host or a moderator removed somebody."""
    SKIPPED = "skipped"
    """A moderator had the computer move at once."""
    SEATED = "seated"
    """A moderator handed a seat to somebody, or to the computer."""
    GRANTED = "granted"
    """Somebody was given the seat that they had asked for."""
    VOTED = "voted"
    """The others had the computer play on for somebody."""
    GONE = "gone"
    """Somebody is no longer a member of the server."""
    ENDED = "ended"
    """A host or a moderator ended the table."""
    AGAIN = "again"
    """Its host opened it for all who sat there when the game before it was over."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that was done."""

    what: Happening
    at: datetime
    """When, UTC."""
    by: str = ""
    """Who did it, as they are called; empty for several, or for the bot itself."""
    whom: str = ""
    """Whose seat it was, as they are called, a computer player by number; empty for the whole table."""
    moderator: bool = False
    """Whether it was done by right of a moderator; else by the host."""
    to: str = ""
    """Who has the seat now, as they are called; empty for a computer player."""
    computer: bool = False
    """Whether ``whom`` is a computer player that keeps nobody's seat, by number."""


class Reminder(StrEnum):
    """Why somebody is to be reminded."""

    TURN = "turn"
    """They have not moved for as long as the server has them left in peace, perhaps not at all."""
    HALF = "half"
    """Half of the time for their move has passed."""
    WAITING = "waiting"
    """There is no time limit, and the others have waited for long: they may vote now."""
    ENDING = "ending"
    """The game will soon end by itself."""


@dataclass(frozen=True, slots=True)
class Reminded:
    """The public message that reminds."""

    message_id: int
    about: str
    """What it was posted for: `Table.reminding` as it was; empty where only who was called is remembered."""
    called: frozenset[str] = frozenset()
    """Whom messages before it called, as long as they have not answered, each for what: ``half:2-17``."""

    @property
    def calls(self) -> frozenset[str]:
        """Whom it, and those before it, called, each for what."""
        kind, *questions = self.about.split(":")
        return self.called | {f"{kind}:{question}" for question in questions}

    def has_called(self, kind: Reminder, question: str) -> bool:
        """Whether somebody need not be called for a question, since they were.

        It is called once that it is somebody's turn, and not after anything that says as much and more. An
        end that comes near again is another one.
        """
        if kind is Reminder.TURN:
            return any(call.endswith(f":{question}") for call in self.calls)
        return kind is not Reminder.ENDING and f"{kind}:{question}" in self.calls

    def remembered(self, questions: Collection[str]) -> frozenset[str]:
        """Whom it, and those before it, called for these questions, which are still open."""
        return frozenset(call for call in self.calls if call.partition(":")[2] in questions)

    def covers(self, about: str | None) -> bool:
        """Whether it is still about this: the same, or the same questions less those that were answered."""
        if about is None:
            return False
        (kind, *seats), (was, *asked) = about.split(":"), self.about.split(":")
        return kind == was and (seats == asked or (bool(seats) and {*seats} <= {*asked}))


def together(notes: Iterable[Note]) -> list[tuple[Note, ...]]:
    """The notes in their order, those in one group that tell what was done to several people at once."""
    groups: list[tuple[Note, ...]] = []
    for note in notes:
        if groups and _at_once(groups[-1][0], note):
            groups[-1] = (*groups[-1], note)
        else:
            groups.append((note,))
    return groups


_TO_SEVERAL = {Happening.SKIPPED, Happening.VOTED, Happening.GONE}
"""What may be done to all who are waited for."""


def _at_once(first: Note, note: Note) -> bool:
    """Whether a note goes on with what another one tells."""
    same = (first.what, first.by, first.moderator) == (note.what, note.by, note.moderator)
    return same and note.what in _TO_SEVERAL and note.at - first.at <= AT_ONCE


def with_note(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    """The notes of a table with one more; what is old, too much, or told again by this one is dropped.

    What was done within `ONE_ACTION` is about somebody else, however they are called.
    """
    fresh = [old for old in notes if note.at - old.at <= NOTE_LASTS]
    *before, group = together((*fresh, note))
    whom = note.whom, note.computer
    others = [one for one in group[:-1] if note.at - one.at <= ONE_ACTION or (one.whom, one.computer) != whom]
    return (*chain(*before[1 - MOST_NOTES :]), *others, note)


def recent(notes: tuple[Note, ...], now: datetime) -> tuple[Note, ...]:
    """Those that people may not have read yet."""
    return tuple(note for note in notes if now - note.at <= RECENT)
