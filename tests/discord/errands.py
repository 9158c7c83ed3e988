"""What people do at a table, tap by tap, as they would if some answers were lost; knows no fault."""

from dataclasses import dataclass

from bot.table import Stage

NAMES = ("Anna", "Ben", "Cleo")
PEOPLE = (*NAMES, "Otto", "Mo")
"""Three play, Otto has no seat, and Mo moderates."""

HALF_TIME = "half time"
"""In place of a tap: nobody does anything until half of five minutes is over, and a little longer."""

A_WHILE = "a while"
"""The same until whose turn it is is called."""


@dataclass(frozen=True)
class Errand:
    """What somebody wants, and the taps that it takes."""

    name: str
    begins: str
    """Where: ``nothing`` or a method of `Party`."""
    who: str
    """Which of the people."""
    taps: tuple[str, ...]
    """``/`` begins a command, ``@`` a public button; all else stands on one's private message."""
    stage: Stage
    """Of the table afterwards."""
    seats: tuple[str, ...] = NAMES
    """Who sits there then; a computer is called by its number, or by a name in brackets that it plays for.

    Who asks for a seat stands behind it.
    """
    moves: int = 0
    """How many are made."""
    votes: int = 0
    """How many there are for the computer to move."""
    recorded: int = 0
    """How many entries of the audit log are made."""


LOBBY, PLAYING, ENDED = Stage.LOBBY, Stage.PLAYING, Stage.ENDED
WAITING = ("Anna", "1", "Ben")
"""Who sits in the lobby, one of them a computer."""
LEFT = ("Anna", "(Ben)", "Cleo")
"""Who plays when Ben has left."""
REMOVED = ("Anna", "1", "Cleo")
"""Who plays when Ben has been removed."""

PLAYERS = (
    Errand("open", "nothing", "Anna", ("/unsortiert",), LOBBY, ("Anna",)),
    Errand("join", "lobby", "Cleo", ("@join",), LOBBY, (*WAITING, "Cleo")),
    Errand("get up", "lobby", "Ben", ("@leave",), LOBBY, ("Anna", "1")),
    Errand("start", "lobby", "Anna", ("@start",), PLAYING, WAITING),
    Errand("cancel", "lobby", "Anna", ("@cancel",), ENDED, WAITING),
    Errand("my hand", "opening", "Ben", ("@my-hand",), PLAYING),
    Errand("play", "opening", "Anna", ("play:",), PLAYING, moves=1),
    Errand("look at a place and go back", "second", "Ben", ("spare:0", "hand"), PLAYING),
    Errand("take a reserve card", "second", "Ben", ("spare:0", "take:0:0"), PLAYING, moves=1),
    Errand("leave", "opening", "Ben", ("@more", "leave-game", "leave-now"), PLAYING, LEFT),
    Errand("hand", "opening", "Anna", ("/hand",), PLAYING),
    Errand("table", "opening", "Cleo", ("/table",), PLAYING),
    Errand("end", "opening", "Anna", ("/end", "end-now"), ENDED),
    Errand("rules", "opening", "Ben", ("@rules",), PLAYING),
    Errand("more", "opening", "Ben", ("@more",), PLAYING),
)
"""What it takes to play: each meets everything that can go wrong."""

OTHERS = (
    Errand("leave by command", "opening", "Ben", ("/leave", "leave-now"), PLAYING, LEFT),
    Errand("come back", "left", "Ben", ("@my-hand", "join"), PLAYING),
    Errand("ask for a seat", "left", "Otto", ("@my-hand", "wish:1"), PLAYING, ("Anna", "(Ben)Otto", "Cleo")),
    Errand("think better of it", "asked", "Otto", ("decline:1",), PLAYING, LEFT),
    Errand("agree", "asked", "Anna", ("@grant:1",), PLAYING, ("Anna", "Otto", "Cleo")),
    Errand("refuse", "asked", "Ben", ("@decline:1",), PLAYING, LEFT),
    Errand("remove", "opening", "Anna", ("@more", "remove:1", "remove-now"), PLAYING, REMOVED),
    Errand("play again", "over", "Ben", ("@again",), LOBBY),
    Errand("be called", "lively", "Anna", (A_WHILE,), PLAYING),
    Errand("answer a call", "called", "Anna", ("@my-hand", "play:"), PLAYING, moves=1),
    Errand("be called at once", "at_once", "Anna", ("play:",), PLAYING, moves=1),
    Errand("be reminded", "timed", "Anna", (HALF_TIME,), PLAYING),
    Errand("need no reminder any more", "reminded", "Anna", ("@my-hand", "play:"), PLAYING, moves=1),
    Errand("vote", "waiting", "Ben", ("@vote",), PLAYING, votes=1),
    Errand("vote last", "voted", "Cleo", ("@more", "vote"), PLAYING, moves=1),
    Errand("list tables", "opening", "Mo", ("/mod tables",), PLAYING),
    Errand("moderate: end", "opening", "Mo", ("/mod end",), ENDED, recorded=1),
    Errand("moderate: remove", "opening", "Mo", ("/mod kick player:Ben",), PLAYING, REMOVED, recorded=1),
    Errand("moderate: move", "opening", "Mo", ("/mod skip",), PLAYING, moves=1, recorded=1),
    Errand("moderate: seat", "opening", "Mo", ("/mod seat seat:2",), PLAYING, LEFT, recorded=1),
)
"""What happens besides: each meets a fault of every kind."""

ERRANDS = (*PLAYERS, *OTHERS)
