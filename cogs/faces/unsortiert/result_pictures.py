"""The end of a deal of Unsortiert as a picture, with what it says; knows no message."""

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import RowSketch
from bot.texts import Say
from cogs.faces import result
from cogs.faces.alts import drawn_name
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import draw, tiles
from engine.game import Seat
from engine.unsortiert.view import DealResult


def hands_picture(say: Say, facts: Facts, deal: DealResult) -> Picture:
    """What everybody still held, and how many chips each has left."""

    def row(seat: Seat) -> RowSketch:
        return RowSketch(
            name=drawn_name(say, facts, seat),
            tiles=tiles(say, facts.deck, deal.hands[seat]),
            chips=deal.chips[seat],
            chips_of=facts.options.chips,
            lost=seat in deal.losers,
        )

    return result.hands_picture(say, facts, row, lambda seat: _told(say, facts, deal, seat))


def _told(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    return [
        say("alt-lost") if seat in deal.losers else "",
        say("unsortiert-alt-chips", left=deal.chips[seat], all=facts.options.chips),
        draw(say, facts.deck, deal.hands[seat]) or say("alt-cards", count=0),
    ]
