"""The end of a game of Shithead as a picture, with what it says; knows no message."""

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import ResultSketch, RowSketch
from bot.texts import Say
from cogs.faces.alts import as_alt, drawn_name, seat_told
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.shithead.cards import draw, tiles
from cogs.faces.shithead.words import is_last, place_of, place_word
from engine.game import Seat
from engine.shithead.view import View


def result_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's place, and the cards that they were left with."""
    seats = range(len(facts.sitters))
    rows = tuple(_row(say, facts, view, seat) for seat in seats)
    words = [say("alt-result"), *(_told(say, facts, view, seat) for seat in seats)]
    return Picture(ResultSketch(rows, empty_word=say("picture-no-cards")), plain(as_alt(words)))


def _row(say: Say, facts: Facts, view: View, seat: Seat) -> RowSketch:
    return RowSketch(
        name=drawn_name(say, facts, seat),
        tiles=tiles(say, view.left[seat]),
        lost=is_last(view, seat),
        told=place_word(say, place_of(view, seat)),
    )


def _told(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    told = [
        say("alt-lost") if is_last(view, seat) else "",
        place_word(say, place_of(view, seat)),
        draw(say, view.left[seat]) or say("alt-cards", count=0),
    ]
    return seat_told(say, facts, seat, told)
