"""Cards as text: what is on them, what they mean, and how many fit beside each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from panels import seen

from bot.texts import languages, texts
from cogs.faces.cards import DECKS, GRID_WIDTH, coded, draw, grid
from engine.cards import WITH_JOKERS, Card


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("AS", "A♠·1", "A♠·1"),
        ("7H", "7♥", "7♥"),
        ("10D", "10♦", "10♦"),
        ("JC", "J♣·11", "B♣·11"),
        ("QD", "Q♦·12", "D♦·12"),
        ("KS", "K♠·Stop", "K♠·Stop"),
        ("KC", "K♣·Stop", "K♣·Stop"),
        ("KH", "K♥·Draw", "K♥·Zieh"),
        ("KD", "K♦·Draw", "K♦·Zieh"),
        ("X", "Joker", "Joker"),
    ],
)
def test_a_card_says_its_letter_its_suit_and_what_it_counts(card: str, english: str, german: str) -> None:
    """The number follows where the letter hides it; German cards have German letters."""
    assert seen(draw(texts("en"), "normal", [Card(card)])) == english
    assert seen(draw(texts("de"), "normal", [Card(card)])) == german


def test_bare_cards_leave_out_what_they_mean() -> None:
    """For where the meaning is told beside them."""
    assert seen(draw(texts("de"), "normal", [Card("QH"), Card("KD"), Card("X")], bare=True)) == "D♥ K♦ Joker"


def test_every_suit_asks_to_be_drawn_as_text() -> None:
    """Else phones draw pictures, of which the black ones cannot be seen on dark ground."""
    assert draw(texts("en"), "normal", [Card("4S"), Card("4C")]) == "4♠\ufe0e 4♣\ufe0e"


def test_cards_in_a_message_stand_in_code() -> None:
    """And no cards leave no empty marks behind."""
    assert seen(coded(texts("en"), "normal", [Card("4S"), Card("4C")])) == "`4♠ 4♣`"
    assert coded(texts("en"), "normal", []) == ""


def test_a_few_cards_are_not_torn_apart_at_the_end_of_a_line_and_a_hand_may_be() -> None:
    """A combination and the reserve stay in one piece; a long hand has to wrap somewhere."""
    hand = list(WITH_JOKERS[:4])
    assert " " not in coded(texts("en"), "normal", hand[:3])
    assert coded(texts("en"), "normal", hand).count(" ") == 3


def test_an_unknown_deck_is_drawn_as_the_normal_one() -> None:
    """A table stored with a face that is no longer offered can still be played."""
    assert draw(texts("en"), "gone", [Card("4S")]) == draw(texts("en"), "normal", [Card("4S")])


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", languages())
def test_no_two_different_cards_look_alike(language: str, deck: str) -> None:
    """Only the two jokers do, which are alike."""
    drawn = [draw(texts(language), deck, [card]) for card in WITH_JOKERS]
    assert len(set(drawn)) == 53
    assert all(drawn)


@pytest.mark.parametrize("language", languages())
@given(hand=st.lists(st.sampled_from(WITH_JOKERS), min_size=1, max_size=54))
def test_a_grid_shows_every_card_below_its_place_and_fits_a_phone(language: str, hand: list[Card]) -> None:
    """Reading the grid back column by column gives the hand in its order."""
    say = texts(language)
    shown = seen(grid(say, "normal", hand))
    assert shown.startswith("```\n")
    assert shown.endswith("\n```")
    found = []
    for block in shown[4:-4].split("\n\n"):
        places, cards = block.split("\n")
        assert max(len(places), len(cards)) <= GRID_WIDTH
        starts = [at for at, char in enumerate(places) if char != " " and (at == 0 or places[at - 1] == " ")]
        found += [(places[at:].split()[0], cards[at:].split()[0]) for at in starts]
    assert found == [(str(n), seen(draw(say, "normal", [card]))) for n, card in enumerate(hand, 1)]
