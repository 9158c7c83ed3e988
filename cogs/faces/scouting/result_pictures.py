"""The end of a deal and of a game of Scouting as pictures, with what they say; knows no message."""

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import ChartSketch, LineSketch, ResultSketch, RowSketch
from bot.texts import Say
from cogs.faces.alts import as_alt, drawn_name, seat_told
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.scouting.decks import draw, tiles
from cogs.faces.scouting.scores import course
from cogs.faces.scouting.words import signed
from engine.game import Seat
from engine.scouting.view import DealResult, View


def hands_picture(say: Say, facts: Facts, deal: DealResult) -> Picture:
    """What everybody still held, what the deal brought them, and their sum."""
    seats = range(len(facts.sitters))
    sketch = ResultSketch(
        rows=tuple(_row(say, facts, deal, seat) for seat in seats), empty_word=say("picture-no-cards")
    )
    return Picture(sketch, as_alt([say("alt-result"), *(_told(say, facts, deal, seat) for seat in seats)]))


def chart_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's sum over the deals of a game that is over."""
    seats = range(len(facts.sitters))
    lines = [LineSketch(drawn_name(say, facts, seat), course(view, seat)) for seat in seats]
    sketch = ChartSketch(tuple(lines), across=say("picture-deal"), up=say("scouting-picture-points"))
    return Picture(
        sketch, as_alt([say("scouting-alt-chart"), *(_course(say, facts, view, seat) for seat in seats)])
    )


def _row(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> RowSketch:
    return RowSketch(
        name=drawn_name(say, facts, seat),
        tiles=tiles(say, facts.deck, deal.hands[seat]),
        told=_gained(say, deal, seat, "scouting-picture-gained"),
    )


def _gained(say: Say, deal: DealResult, seat: Seat, text: str) -> str:
    """What the deal brought a seat, and what it has in all."""
    score = deal.scores[seat]
    gained = f"+{score}" if score > 0 else signed(score)
    return plain(say(text, gained=gained, points=signed(deal.points[seat])))


def _told(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> str:
    told = [
        _gained(say, deal, seat, "scouting-alt-gained"),
        draw(say, facts.deck, deal.hands[seat], bare=True) or say("alt-cards", count=0),
    ]
    return seat_told(say, facts, seat, told)


def _course(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    told = ", ".join(map(signed, course(view, seat)))
    return seat_told(say, facts, seat, [told])
