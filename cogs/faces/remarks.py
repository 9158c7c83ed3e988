"""What was done to a table lately, in words; knows no table and no game."""

from collections.abc import Iterable

from discord.utils import format_dt

from bot import names
from bot.notes import Happening, Note
from bot.texts import Say
from cogs.faces.layout import small
from cogs.faces.seats import computer_name


def remarks(say: Say, notes: Iterable[Note]) -> list[str]:
    """A line of small print for each note, with how long ago it was."""
    return small(say("note", told=told(say, note), when=format_dt(note.at, "R")) for note in notes)


def told(say: Say, note: Note) -> str:
    """Who did what to whom, in one sentence."""
    if note.what is Happening.SEATED and not note.to:
        return say("note-unseated", by=by(say, note), whom=_whom(say, note))
    return say(f"note-{note.what.value}", by=by(say, note), whom=_whom(say, note), to=names.shown(note.to))


def by(say: Say, note: Note) -> str:
    """Who did it, and by what right."""
    return say("note-moderator" if note.moderator else "note-host", name=names.shown(note.by))


def _whom(say: Say, note: Note) -> str:
    if note.computer:
        return computer_name(say, note.whom)
    return names.shown(note.whom)
