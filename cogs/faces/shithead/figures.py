"""The pictures in the rules of Shithead, each with what it says in words; knows no page."""

from collections.abc import Sequence

from bot.pictures.sketches import Mark
from bot.texts import Say
from cogs.faces.cards import cards_of
from cogs.faces.figures import Row, picture_figure, rows_figure
from cogs.faces.sheets import Figure
from cogs.faces.shithead.cards import tiles, written
from cogs.faces.shithead.hand_pictures import cards_picture
from cogs.faces.shithead.own import Own
from cogs.faces.shithead.own_cards import cards_in_words
from engine.cards import Card


def cards_figure(
    say: Say,
    name: str,
    cards: Own,
    playable: Sequence[tuple[Card, ...]] = (),
    pile: tuple[Card, ...] = (),
) -> Figure:
    """Hand, open and blind cards, those marked that are ``playable`` on a pile."""
    picture = cards_picture(say, cards, playable, pile)
    return picture_figure(name, picture, cards_in_words(say, cards))


def told_figure(say: Say, name: str, rows: Sequence[tuple[str, Mark]]) -> Figure:
    """Rows of cards in the order in which they are played, each with what the rules say of it."""
    text = f"shithead-rules-{name}-row"
    return rows_figure(
        say,
        name,
        [_row(say, cards, mark, say(text, number=number)) for number, (cards, mark) in enumerate(rows, 1)],
    )


def _row(say: Say, named: str, mark: Mark, word: str) -> Row:
    cards = cards_of(named)
    return Row(tiles(say, cards), written(say, cards), mark, word)
