"""What was done to a table lately, in words; knows no table and no game."""

from collections.abc import Iterable, Sequence

from discord.utils import format_dt

from bot import names
from bot.notes import Happening, Note, together
from bot.texts import Say
from cogs.faces.layout import small
from cogs.faces.seats import computer_name, listed

ROOM = 800
"""How many characters all remarks take at most, so that a board keeps its limits whoever sits there."""


def remarks(say: Say, notes: Iterable[Note]) -> list[str]:
    """A line of small print for each thing that was done, with how long ago it was.

    Where the longest names leave too little room the oldest lines go.
    """
    groups = together(notes)
    lines = small(say("note", told=told(say, one), when=format_dt(one[-1].at, "R")) for one in groups)
    while len("\n".join(lines)) > ROOM:
        del lines[0]
    return lines


def told(say: Say, group: Sequence[Note]) -> str:
    """Who did what to whom, in one sentence: what `together` puts in one group."""
    note, whom = group[-1], [_whom(say, one) for one in group]
    named = {"by": by(say, note), "whom": listed(say, whom), "count": len(whom)}
    if note.what is Happening.SEATED and not note.to:
        return say("note-unseated", **named)
    return say(f"note-{note.what.value}", **named, to=names.shown(note.to))


def by(say: Say, note: Note) -> str:
    """Who did it, and by what right."""
    return say("note-moderator" if note.moderator else "note-host", name=names.shown(note.by))


def _whom(say: Say, note: Note) -> str:
    if note.computer:
        return computer_name(say, note.whom)
    return names.shown(note.whom)
