"""Cards as text: what is on them, what they mean, and how many fit beside each other."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from panels import seen
from tongues import speaking

from bot.pictures.sketches import Sign, Tile
from bot.texts import languages, texts
from cogs.faces.cards import COLUMN_WIDTH, GOES_ON
from cogs.faces.unsortiert.decks import DECKS, coded, draw, grid, tight, tiles
from cogs.faces.unsortiert.words import combination
from engine.cards import WITH_JOKERS, Card
from engine.unsortiert.combinations import FACES
from engine.unsortiert.moves import Kind


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


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [("KS", "Stop♠", "Stop♠"), ("KH", "Draw♥", "Zieh♥"), ("QD", "Q♦·12", "D♦·12"), ("X", "Joker", "Joker")],
)
def test_a_card_of_a_hand_says_all_that_in_little_room(card: str, english: str, german: str) -> None:
    """Kings give what they do and no letter, so that every card fits into the same column."""
    assert seen(tight(texts("en"), "normal", Card(card))) == english
    assert seen(tight(texts("de"), "normal", Card(card))) == german


def test_every_suit_asks_to_be_drawn_as_text() -> None:
    """Else phones draw pictures, of which the black ones cannot be seen on dark ground."""
    assert draw(texts("en"), "normal", [Card("4S"), Card("4C")]) == "4♠\ufe0e 4♣\ufe0e"


def test_cards_in_a_message_stand_in_code() -> None:
    """Each in code of its own, so that two never read like one; no cards leave no empty marks behind."""
    assert seen(coded(texts("en"), "normal", [Card("KC"), Card("X")])) == "`K♣·Stop` `Joker`"
    assert coded(texts("en"), "normal", []) == ""


@pytest.mark.parametrize("language", languages())
@given(hand=st.lists(st.sampled_from(WITH_JOKERS), max_size=20))
def test_no_line_can_end_inside_a_card(language: str, hand: list[Card]) -> None:
    """What stands between two backticks is one card, whole and without a space."""
    boxes = re.findall("`([^`]*)`", coded(texts(language), "normal", hand))
    assert boxes == [draw(texts(language), "normal", [card]) for card in hand]
    assert not re.search(r"\s", "".join(boxes))


def test_a_few_cards_are_not_torn_apart_at_the_end_of_a_line_and_a_hand_may_be() -> None:
    """A combination and the reserve stay in one piece; a long hand has to wrap somewhere."""
    hand = list(WITH_JOKERS[:4])
    assert " " not in coded(texts("en"), "normal", hand[:3])
    assert coded(texts("en"), "normal", hand).count(" ") == 3


def test_an_unknown_deck_is_drawn_as_the_normal_one() -> None:
    """A table stored with a face that is no longer offered can still be played."""
    assert draw(texts("en"), "gone", [Card("4S")]) == draw(texts("en"), "normal", [Card("4S")])


FRENCH = """
rank = { $rank ->
    [J] V
    [Q] D
   *[other] { $rank }
}
unsortiert-combination = { $kind ->
    [single] { $rank ->
        [J] Valet
       *[other] Le { $top }
    }
    [run2] Suite { $low }-{ $top }
   *[pair] Paire { $rank ->
        [J] de valets
       *[other] de { $top }
    }
}
"""


@pytest.mark.parametrize(
    ("deck", "kind", "number", "said"),
    [
        ("normal", Kind.SINGLE, 11, "Valet"),
        ("normal", Kind.PAIR, 11, "Paire de valets"),
        ("normal", Kind.PAIR, 12, "Paire de D"),
        ("normal", Kind.RUN2, 12, "Suite V-D"),
        ("krass", Kind.SINGLE, 11, "Le 11"),
        ("krass", Kind.RUN2, 12, "Suite 11-12"),
    ],
)
def test_a_language_asks_by_the_rank_whatever_its_letters_are(  # noqa: PLR0913, PLR0917 - one case and its place
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deck: str, kind: Kind, number: int, said: str
) -> None:
    """French jacks have a V, and are still found under J; the letters come with the names of the numbers."""
    speaking(monkeypatch, tmp_path / "texts", fr=FRENCH)
    assert combination(texts("fr"), deck, kind, number) == said


@pytest.mark.parametrize("language", languages())
def test_no_two_different_cards_look_alike(language: str) -> None:
    """Only the two jokers do, which are alike."""
    drawn = [draw(texts(language), "normal", [card]) for card in WITH_JOKERS]
    assert len(set(drawn)) == 53
    assert all(drawn)
    assert len({tight(texts(language), "normal", card) for card in WITH_JOKERS}) == 53


@pytest.mark.parametrize("language", languages())
def test_chequered_cards_look_alike_when_they_count_alike_and_only_then(language: str) -> None:
    """Twelve numbers, X, STOP and +3: no suit and no letter, however they are written."""
    say = texts(language)
    told = {
        FACES[card]: {
            draw(say, "krass", [card]),
            draw(say, "krass", [card], bare=True),
            tight(say, "krass", card),
        }
        for card in WITH_JOKERS
    }
    assert all(len(ways) == 1 for ways in told.values())
    written = {one for ways in told.values() for one in ways}
    assert written == {*map(str, range(1, 13)), "X", "STOP", "+3"}


@pytest.mark.parametrize(
    ("card", "language", "tile"),
    [
        ("AS", "en", Tile("1", "A", "S")),
        ("7H", "en", Tile("7", "", "H")),
        ("10D", "de", Tile("10", "", "D")),
        ("JC", "en", Tile("11", "J", "C")),
        ("JC", "de", Tile("11", "B", "C")),
        ("QD", "de", Tile("12", "D", "D")),
        ("KS", "de", Tile("Stop", "K", "S", Sign.STOP)),
        ("KD", "en", Tile("+3", "K", "D", Sign.DRAW)),
        ("X", "en", Tile("", "Joker", "", Sign.JOKER)),
    ],
)
def test_what_counts_is_the_biggest_thing_on_a_tile(card: str, language: str, tile: Tile) -> None:
    """The number large and the letter small, in the reader's language; kings and jokers have signs."""
    assert tiles(texts(language), "normal", [Card(card)]) == (tile,)


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("QD", Tile("12", chequered=True)),
        ("X", Tile("X", sign=Sign.JOKER, chequered=True)),
        ("KC", Tile("STOP", sign=Sign.STOP, chequered=True)),
        ("KH", Tile("+3", sign=Sign.DRAW, chequered=True)),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_chequered_tile_has_neither_suit_nor_letter(language: str, card: str, tile: Tile) -> None:
    """Two of one number are the same picture."""
    assert tiles(texts(language), "krass", [Card(card)]) == (tile,)


def test_with_chequered_cards_everybody_begins_with_three_chips() -> None:
    """However many play; with others it is the rules' business."""
    assert {key: deck.options for key, deck in DECKS.items()} == {"normal": {}, "krass": {"chips": 3}}


@pytest.mark.parametrize("language", languages())
@given(hand=st.lists(st.sampled_from(WITH_JOKERS), min_size=1, max_size=54))
def test_a_hand_stands_in_five_columns_of_one_width_below_its_places(language: str, hand: list[Card]) -> None:
    """Whatever the cards are: ten are two rows, and what stands in a column is read off by its place."""
    say = texts(language)
    shown = seen(grid(say, "normal", hand))
    assert shown.startswith("```\n")
    assert shown.endswith("\n```")
    rows = [block.split("\n") for block in shown[4:-4].split("\n\n")]
    assert len(rows) == -(-len(hand) // 5)
    found = [
        (places[at : at + COLUMN_WIDTH].strip(f" {GOES_ON}"), cards[at : at + COLUMN_WIDTH + 1].rstrip())
        for places, cards in rows
        for at in range(0, len(cards), COLUMN_WIDTH + 1)
    ]
    assert found == [(str(n), seen(tight(say, "normal", card))) for n, card in enumerate(hand, 1)]


@given(hand=st.lists(st.sampled_from(WITH_JOKERS), min_size=1, max_size=54))
def test_every_row_of_a_hand_but_the_last_says_that_it_goes_on(hand: list[Card]) -> None:
    """The fifth card and the sixth touch, although a line ends between them."""
    *most, last = grid(texts("de"), "normal", hand).strip("`\n").split("\n\n")
    assert all(row.split("\n")[0].endswith(GOES_ON) for row in most)
    assert GOES_ON not in last
