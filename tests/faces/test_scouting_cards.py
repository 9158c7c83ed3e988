"""How the cards of Scouting are written and drawn: numbers, in either deck."""

import pytest
from panels import seen

from bot.pictures.sketches import Tile
from bot.texts import languages, texts
from cogs.faces.number_cards import number_of, rank_of
from cogs.faces.scouting.decks import DECKS, decks, draw, tight, tiles
from engine.cards import JOKER, Card, rank
from engine.scouting.combinations import DECK, NUMBERS

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def test_there_are_two_decks_and_neither_changes_the_game() -> None:
    """The French one is the usual one."""
    assert [*decks().items()] == [("normal", {}), ("krass", {})]
    assert len(DECKS) == 2


def test_a_card_is_the_number_that_the_rules_know() -> None:
    """And its rank is found by that again; what is no number is refused."""
    assert {card: number_of(card) for card in DECK} == NUMBERS
    assert all(rank_of(number_of(card)) == rank(card) for card in DECK)
    for card in (Card("KS"), JOKER):
        with pytest.raises(ValueError, match="invalid literal"):
            number_of(card)


@EVERY_LANGUAGE
def test_no_two_french_cards_look_alike(language: str) -> None:
    """On labels and in a hand."""
    say = texts(language)
    assert len({draw(say, "normal", [card]) for card in DECK}) == len(DECK)
    assert len({tight(say, "normal", card) for card in DECK}) == len(DECK)


@EVERY_LANGUAGE
def test_chequered_cards_are_their_numbers(language: str) -> None:
    """However they are written."""
    say = texts(language)
    for card in DECK:
        number = str(NUMBERS[card])
        assert draw(say, "krass", [card]) == draw(say, "krass", [card], bare=True) == number
        assert tight(say, "krass", card) == number
        assert tiles(say, "krass", [card]) == (Tile(number, chequered=True),)


@pytest.mark.parametrize(
    ("card", "language", "written", "bare", "tile"),
    [
        ("AS", "en", "A♠·1", "A♠", Tile("1", "A", "S")),
        ("7H", "de", "7♥", "7♥", Tile("7", "", "H")),
        ("JC", "en", "J♣·11", "J♣", Tile("11", "J", "C")),
        ("JC", "de", "B♣·11", "B♣", Tile("11", "B", "C")),
        ("QD", "de", "D♦·12", "D♦", Tile("12", "D", "D")),
    ],
)
def test_a_letter_is_followed_by_its_number(
    card: str, language: str, written: str, bare: str, tile: Tile
) -> None:
    """Unless the number is told beside it."""
    say, cards = texts(language), [Card(card)]
    assert seen(draw(say, "normal", cards)) == written
    assert seen(draw(say, "normal", cards, bare=True)) == bare
    assert tiles(say, "normal", cards) == (tile,)


def test_an_unknown_deck_is_drawn_as_the_usual_one() -> None:
    """A table stored with a face that is no longer offered can still be played."""
    assert draw(texts("en"), "gone", DECK) == draw(texts("en"), "normal", DECK)
