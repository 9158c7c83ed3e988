"""How the cards of Shithead stand together by rank, however they lie."""

from shithead_table import cards

from bot.texts import texts
from cogs.faces.shithead.cards import boxed, by_rank


def test_cards_of_a_rank_are_together_wherever_they_lie() -> None:
    """None is lost that is parted from the others of its rank."""
    assert by_rank(cards("9H 4C 9S 4D 9C")) == {"9": cards("9H 9S 9C"), "4": cards("4C 4D")}
    assert by_rank(()) == {}


def test_cards_of_a_rank_are_not_torn_apart_in_a_message() -> None:
    """They share a box of code, in which no line ends."""
    assert boxed(texts("en"), cards("4C 9H 4D")) == "`4♣\ufe0e\u00a04♦\ufe0e` `9♥\ufe0e`"
