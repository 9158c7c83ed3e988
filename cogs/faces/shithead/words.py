"""How Shithead is put into words: what counts, whose turn it is, places; knows no layout and no button."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import takewhile

from bot.texts import Say
from cogs.faces import turns
from cogs.faces.cards import letter, plain
from cogs.faces.face import Facts
from cogs.faces.numbers import ordinal
from cogs.faces.seats import seat_name, seat_names
from cogs.faces.shithead.cards import coded
from engine.cards import Card
from engine.game import Seat
from engine.shithead.ranks import GLASS, RANK, RESET
from engine.shithead.view import Phase, View

_SHOWN = 5
"""How many cards of the pile are shown at least, if it has so many."""


class Counts(StrEnum):
    """Which cards may follow on the pile."""

    EMPTY = "empty"
    """Any: nothing lies there."""
    GLASS = "glass"
    """Any: nothing but glass lies there."""
    RESET = "reset"
    """Any: a 2 counts."""
    LOWER = "lower"
    """What counts, or lower."""
    HIGHER = "higher"
    """What counts, or higher."""

    @property
    def binds(self) -> bool:
        """Whether anything may not follow."""
        return self in {Counts.LOWER, Counts.HIGHER}


def counting(view: View) -> Counts:
    """Which cards may follow now."""
    if view.value is None:
        return Counts.GLASS if view.pile else Counts.EMPTY
    if view.lower:
        return Counts.LOWER
    return Counts.RESET if view.value == RESET else Counts.HIGHER


def glasses(view: View) -> int:
    """How many 3s lie on what counts."""
    return len([*takewhile(lambda card: RANK[card] == GLASS, reversed(view.pile))])


def what_counts(say: Say, view: View) -> str:
    """What must follow on the pile, in a sentence; empty while nobody plays."""
    if view.turn is None:
        return ""
    rank = view.value or ""
    shown = letter(say, rank) if rank else ""
    return say(
        "shithead-counts",
        counts=counting(view).value,
        rank=rank,
        letter=shown,
        glass="on" if glasses(view) else "",
    )


def value_word(say: Say, view: View) -> str:
    """The same in two or three words; empty where anything goes, or while nobody plays."""
    counts = counting(view)
    if view.turn is None or view.value is None or not counts.binds:
        return ""
    return plain(say("shithead-value", counts=counts.value, rank=view.value, letter=letter(say, view.value)))


def top(view: View) -> tuple[Card, ...]:
    """The topmost cards of the pile, as many as it takes to see what counts, a few at least."""
    return view.pile[-max(_SHOWN, glasses(view) + 1) :]


def pile_line(say: Say, view: View) -> str:
    """What lies on the pile; empty for an empty one."""
    if not view.pile:
        return ""
    shown = top(view)
    more = "more" if len(shown) < len(view.pile) else "all"
    return say("shithead-pile", count=len(view.pile), cards=coded(say, shown), shown=more)


def starts(view: View) -> bool:
    """Whether the first card of the game is due."""
    return view.phase is Phase.PLAY and view.turns == 0


def whose_turn(say: Say, facts: Facts, view: View) -> str:
    """Who is to act, all of them, or what else the table waits for."""
    if view.choosing:
        names = seat_names(say, facts, view.choosing)
        return say("shithead-turn-choose", names=names, count=len(view.choosing))
    if view.turn is None or not starts(view):
        return turns.whose_turn(say, facts, view.turn, over=view.phase is Phase.OVER)
    return say("shithead-turn-start", name=seat_name(say, facts, view.turn))


def has_chosen(view: View, seat: Seat) -> bool:
    """Whether open cards are chosen and the seat is done with it."""
    return view.phase is Phase.CHOOSE and seat not in view.choosing


def place_of(view: View, seat: Seat) -> int:
    """Which place a seat has, counted from 1; 0 while it has none. Those who share one have the best."""
    before = 0
    for seats in view.places:
        if seat in seats:
            return before + 1
        before += len(seats)
    return 0


def is_last(view: View, seat: Seat) -> bool:
    """Whether the game is over and the seat is the last one, alone or with others."""
    return view.phase is Phase.OVER and len(view.places) > 1 and seat in view.places[-1]


def standings(
    say: Say, facts: Facts, view: View, told: Callable[[Seat], str] = lambda _: ""
) -> Sequence[str]:
    """A line for each place that somebody has, with who shares it, and what is ``told`` of each."""
    lines, before = [], 0
    for seats in view.places:
        for seat in seats:
            line = say(
                "shithead-standing",
                place=ordinal(say, before + 1),
                name=seat_name(say, facts, seat),
                role=_role(view, seats),
                others=len(seats) - 1,
            )
            lines.append("\n".join(filter(None, (line, told(seat)))))
        before += len(seats)
    return lines


def _role(view: View, seats: Sequence[Seat]) -> str:
    return "last" if is_last(view, seats[0]) else "other"
