"""What every game says of time: until when somebody may think, and that nobody is there; knows no game."""

from discord.utils import format_dt

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import small_line
from cogs.faces.seats import seat_names


def until(say: Say, facts: Facts) -> str:
    """Until when the seat to act has time; empty without a limit."""
    return "" if facts.deadline is None else say("deadline", left=format_dt(facts.deadline, "R"))


def waiting(say: Say, facts: Facts, whose: str) -> list[str]:
    """What the table waits for: ``whose`` turn it is and until when, or that anybody comes back."""
    late = seat_names(say, facts, facts.late)
    told = small_line(say("timed-out", names=late)) if late else ""
    return [told, *(resting(say, facts) if facts.rests else [whose, until(say, facts)])]


def resting(say: Say, facts: Facts) -> list[str]:
    """That nobody is there, how the game goes on and when it does not."""
    ends = facts.expires and say("rests-ends", left=format_dt(facts.expires, "R"))
    return [say("rests"), say("rests-how", button=say("button-my-hand")), ends or ""]
