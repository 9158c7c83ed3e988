"""The end of a deal and of a game of Unsortiert as pictures, with what they say; knows no message."""

from collections.abc import Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import ChartSketch, LineSketch, ResultSketch, RowSketch
from bot.texts import Say
from cogs.faces.alts import as_alt, drawn_name, seat_told
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import draw, tiles
from engine.game import Seat
from engine.unsortiert.view import DealResult, View

SHORTEST = 2
"""With fewer deals there is no course of a game to show."""


def hands_picture(say: Say, facts: Facts, deal: DealResult) -> Picture:
    """What everybody still held, and how many chips each has left."""
    seats = range(len(facts.sitters))
    sketch = ResultSketch(
        rows=tuple(_row(say, facts, deal, seat) for seat in seats), empty_word=say("picture-no-cards")
    )
    return Picture(sketch, as_alt([say("alt-result"), *(_told(say, facts, deal, seat) for seat in seats)]))


def scores(facts: Facts, history: Sequence[View]) -> list[tuple[int, ...]]:
    """By seat the chips at the beginning and after each deal; empty while there is no course to show."""
    if len(history) < SHORTEST:
        return []
    return [
        (facts.options.chips, *(view.chips[seat] for view in history)) for seat in range(len(facts.sitters))
    ]


def chart_picture(say: Say, facts: Facts, view: View, courses: Sequence[tuple[int, ...]]) -> Picture:
    """Everybody's chips over the deals of a game that is over."""
    lines = [
        LineSketch(drawn_name(say, facts, seat), course, lost=seat in view.losers)
        for seat, course in enumerate(courses)
    ]
    sketch = ChartSketch(tuple(lines), across=say("picture-deal"), up=say("unsortiert-picture-chips"))
    words = [_course(say, facts, view, seat, course) for seat, course in enumerate(courses)]
    return Picture(sketch, as_alt([say("unsortiert-alt-chart"), *words]))


def _row(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> RowSketch:
    return RowSketch(
        name=drawn_name(say, facts, seat),
        tiles=tiles(say, facts.deck, deal.hands[seat]),
        chips=deal.chips[seat],
        chips_of=facts.options.chips,
        lost=seat in deal.losers,
    )


def _told(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> str:
    told = [
        say("alt-lost") if seat in deal.losers else "",
        say("unsortiert-alt-chips", left=deal.chips[seat], all=facts.options.chips),
        draw(say, facts.deck, deal.hands[seat]) or say("alt-cards", count=0),
    ]
    return seat_told(say, facts, seat, told)


def _course(say: Say, facts: Facts, view: View, seat: Seat, course: Sequence[int]) -> str:
    told = [", ".join(map(str, course)), say("alt-lost") if seat in view.losers else ""]
    return seat_told(say, facts, seat, told)
