"""What every game says of whose turn it is; knows no game."""

from collections.abc import Collection

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import small_line
from cogs.faces.seats import seat_name
from engine.game import Seat


def whose_turn(say: Say, facts: Facts, turn: Seat | None, *, over: bool) -> str:
    """Who is to act; where nobody is, that the game is over or the next deal is due."""
    if turn is None:
        return say("turn-over" if over else "turn-deal")
    return say("turn-play", name=seat_name(say, facts, turn))


def acting(*turns: Seat | None) -> Collection[Seat]:
    """The seats that are to act, of those that a view names; None is nobody's turn."""
    return [seat for seat in turns if seat is not None]


def comes_back(say: Say) -> str:
    """That whoever waits need not keep the hand in sight, in small print."""
    return small_line(say("hand-comes-back", button=say("button-my-hand")))
