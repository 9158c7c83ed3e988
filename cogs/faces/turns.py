"""What every game says of whose turn it is; knows no game."""

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.seats import seat_name
from engine.game import Seat


def whose_turn(say: Say, facts: Facts, turn: Seat | None, *, over: bool) -> str:
    """Who is to act; where nobody is, that the game is over or the next deal is due."""
    if turn is None:
        return say("turn-over" if over else "turn-deal")
    return say("turn-play", name=seat_name(say, facts, turn))


def comes_back(say: Say) -> str:
    """That whoever waits need not keep the hand in sight, in small print."""
    return f"-# {say('hand-comes-back', button=say('button-my-hand'))}"


def waiting_for(say: Say, facts: Facts, turn: Seat | None, whose: str) -> str:
    """``whose`` turn it is for a hand that is not drawn with every move: computers are just the others."""
    return say("turn-others") if turn is not None and facts.sitters[turn].computer else whose
