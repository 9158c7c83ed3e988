"""What a deal of Scouting brought whom, as a table that a narrow phone has room for; knows no layout."""

from collections.abc import Sequence
from itertools import accumulate

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.scouting.words import signed
from engine.game import Seat
from engine.scouting.view import DealResult, View

LABEL_WIDTH = 10
"""How many characters the name of a line of the table has at most."""

COLUMN_WIDTH = 4
"""How many a number has with the space before it: five players make lines of 30."""


def table(say: Say, deal: DealResult) -> str:
    """A code block with a column for each seat, which is called by its number."""
    lines = [
        ("beaten", deal.beaten),
        ("scouted", deal.scouted),
        ("hand", [-lost for lost in deal.lost]),
        ("deal", deal.scores),
        ("sum", deal.points),
    ]
    head = _line("", [str(seat + 1) for seat in range(len(deal.scores))])
    rows = [
        _line(plain(say("scouting-table", line=key)), [signed(number) for number in numbers])
        for key, numbers in lines
    ]
    return "\n".join(["```", head, *rows, "```"])


def course(view: View, seat: Seat) -> tuple[int, ...]:
    """A seat's sums from the beginning of the game on, one for each deal that has ended."""
    return tuple(accumulate((score[seat] for score in view.scores), initial=0))


def _line(label: str, numbers: Sequence[str]) -> str:
    return label[:LABEL_WIDTH].ljust(LABEL_WIDTH) + "".join(number.rjust(COLUMN_WIDTH) for number in numbers)
