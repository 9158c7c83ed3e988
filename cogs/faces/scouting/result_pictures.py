"""The end of a deal of Scouting as a picture, with what it says; knows no message."""

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import RowSketch
from bot.texts import Say
from cogs.faces import result
from cogs.faces.alts import drawn_name
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.numbers import signed
from cogs.faces.scouting.decks import draw, tiles
from cogs.faces.scouting.scores import gained
from engine.game import Seat
from engine.scouting.view import DealResult


def hands_picture(say: Say, facts: Facts, deal: DealResult) -> Picture:
    """What everybody still held, what the deal brought them, and their sum."""

    def row(seat: Seat) -> RowSketch:
        return RowSketch(
            name=drawn_name(say, facts, seat),
            tiles=tiles(say, facts.deck, deal.hands[seat]),
            told=_gained(say, deal, seat, "scouting-picture-gained"),
        )

    return result.hands_picture(say, facts, row, lambda seat: _told(say, facts, deal, seat))


def _gained(say: Say, deal: DealResult, seat: Seat, text: str) -> str:
    """What the deal brought a seat, and what it has in all."""
    return plain(say(text, gained=gained(deal.scores[seat]), points=signed(deal.points[seat])))


def _told(say: Say, facts: Facts, deal: DealResult, seat: Seat) -> list[str]:
    return [
        _gained(say, deal, seat, "scouting-alt-gained"),
        draw(say, facts.deck, deal.hands[seat], bare=True) or say("alt-cards", count=0),
    ]
