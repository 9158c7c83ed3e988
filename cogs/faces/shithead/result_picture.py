"""The end of a game of Shithead as a picture, with what it says; knows no message."""

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import RowSketch
from bot.texts import Say
from cogs.faces.alts import drawn_name
from cogs.faces.face import Facts
from cogs.faces.numbers import ordinal_place
from cogs.faces.result import hands_picture
from cogs.faces.shithead.cards import draw, tiles
from cogs.faces.shithead.words import is_last, place_of
from engine.game import Seat
from engine.shithead.view import View


def result_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's place, and the cards that they were left with."""

    def row(seat: Seat) -> RowSketch:
        return RowSketch(
            name=drawn_name(say, facts, seat),
            tiles=tiles(say, view.left[seat]),
            lost=is_last(view, seat),
            told=ordinal_place(say, place_of(view, seat)),
        )

    return hands_picture(say, facts, row, lambda seat: _told(say, view, seat))


def _told(say: Say, view: View, seat: Seat) -> list[str]:
    return [
        say("alt-lost") if is_last(view, seat) else "",
        ordinal_place(say, place_of(view, seat)),
        draw(say, view.left[seat]) or say("alt-cards", count=0),
    ]
