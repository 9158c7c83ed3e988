"""What moderators are told of what they did; knows no command and no rule."""

from collections.abc import Sequence

from bot.notes import Happening, together
from bot.table import Stage, Table
from bot.texts import Say
from cogs.asking import Reply, sentence
from cogs.drawing import link_to
from cogs.faces.remarks import told
from cogs.lobby_message import why

MOST_PLACES = 100
"""How many channels are named: more of their mentions would burst the message."""


def outcome(say: Say, before: Table, after: Table, hitch: str = "") -> Reply:
    """What was done to a table, as it is told there too, what came of it, and what keeps it untold."""
    notes = [note for note in after.notes if note not in before.notes]
    lines = [told(say, group) for group in together(notes)] or [say("mod-dealt")]
    if after.stage is Stage.ENDED and not any(note.what is Happening.ENDED for note in notes):
        lines.append(why(say, after))
    link = "" if after.board is None else f" · {link_to(say, after, after.board.message_id)}"
    return sentence(f"<#{after.channel_id}>{link}", *lines, hitch)


def ended_idle(say: Say, ended: Sequence[Table], hours: int) -> Reply:
    """Which tables were ended."""
    if not ended:
        return sentence(say("mod-none-idle", hours=hours))
    places = " ".join(f"<#{table.channel_id}>" for table in ended[:MOST_PLACES])
    more = len(ended) - MOST_PLACES
    return sentence(
        say("mod-ended-idle", count=len(ended), hours=hours),
        places,
        say("mod-more", count=more) if more > 0 else "",
    )
