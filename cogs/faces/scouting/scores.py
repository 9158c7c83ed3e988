"""What deals of Scouting brought whom, as a table that a narrow phone has room for too; knows no layout."""

from collections.abc import Sequence
from itertools import accumulate

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.numbers import signed
from engine.game import Seat
from engine.scouting.view import DealResult, View

LABEL_WIDTH = 10
"""How many characters the name of a line of the table has at most.

With -10 as the longest number five players make lines of 30, and commonly four make lines of 22.
"""


def ended(view: View) -> DealResult:
    """How the last deal ended; raises `ValueError` where none has."""
    if view.result is None:
        raise ValueError("no deal has ended yet")
    return view.result


def table(say: Say, deal: DealResult) -> str:
    """A code block with a column for each seat, which is called by its number."""
    lines = [
        ("beaten", deal.beaten),
        ("scouted", deal.scouted),
        ("hand", [-lost for lost in deal.lost]),
        ("deal", deal.scores),
        ("sum", deal.points),
    ]
    head = [str(seat + 1) for seat in range(len(deal.scores))]
    rows = [(plain(say("scouting-table", line=key)), [*map(signed, numbers)]) for key, numbers in lines]
    width = 1 + max(len(number) for _, numbers in rows for number in numbers)
    told = [_line(label, numbers, width) for label, numbers in (("", head), *rows)]
    return "\n".join(["```", *told, "```"])


def points_by_deal(view: View, seat: Seat) -> tuple[int, ...]:
    """A seat's sums from the beginning of the game on, one for each deal that has ended."""
    return tuple(accumulate((score[seat] for score in view.scores), initial=0))


def gained(number: int) -> str:
    """What a deal brought somebody, with its sign; nothing has none."""
    return f"+{number}" if number > 0 else signed(number)


def place_among(points: Sequence[int], seat: Seat) -> int:
    """Which place a seat has, counted from 1; those who have as many points share the best of theirs."""
    return 1 + sum(number > points[seat] for number in points)


def _line(label: str, numbers: Sequence[str], width: int) -> str:
    return label[:LABEL_WIDTH].ljust(LABEL_WIDTH) + "".join(number.rjust(width) for number in numbers)
