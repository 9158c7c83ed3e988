"""The board of Shithead as a picture: pile, cards, what happened, and what its alt text says."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from panels import content, facts
from pictured import picture
from shithead_positions import GAME, states
from shithead_table import FACE, FRIENDS, PICTURED, holding, state
from test_shithead_board import choosing, view

from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.pictures.sketches import Mark
from bot.texts import languages, texts
from engine.shithead.state import State

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("language", languages())
@SLOW
@given(states())
def test_the_alt_text_of_a_board_is_never_cut(language: str, state: State) -> None:
    """With six players and long names, whatever happened lately."""
    told = facts(state.options.players, game="shithead", pictures=True)
    _, alt = picture(FACE.board(texts(language), told, GAME.view(state, None)))
    assert len(alt) <= ALT_LENGTH
    assert not alt.endswith(CUT)


def test_the_picture_of_a_board_shows_the_pile_and_everybody() -> None:
    """What counts, what lies there, the stock, what happened last, and every seat's cards and place."""
    sketch, alt = picture(FACE.board(texts("en"), PICTURED, view()))
    heap = sketch.middle
    assert (heap.count, heap.value, heap.value_word, heap.stock) == (2, "9+", "9 or higher", 1)
    assert [tile.big + tile.suit for tile in heap.tiles] == ["9C", "9D"]
    assert [(play.seat, play.mark, play.word) for play in heap.past] == [
        (1, Mark.RED_BROKEN, "burns"),
        (1, Mark.BLUE_DASHED, "skips 2"),
        (1, None, "takes 2"),
        (2, Mark.BLUE_DASHED, ""),
    ]
    assert [
        (seat.cards, len(seat.open), seat.blind, seat.told, seat.turn, seat.out) for seat in sketch.seats
    ] == [
        (2, 3, 3, "", True, False),
        (2, 3, 3, "", False, False),
        (2, 2, 1, "", False, False),
        (0, 0, 0, "1st place", False, True),
    ]
    assert alt == (
        "Anna is to play. What may follow: 9 or higher. "
        "1. Anna: 2 cards, face up 10♥ K♠ A♥, 3 face down. 2. Ben: 2 cards, face up 10♦ J♠ A♠, 3 face down. "
        "3. Cleo: 2 cards, face up 2♥ K♣, 1 face down. 4. Computer 1: out, 1st place. "
        "Pile of 2, on top 9♣ 9♦. Stock: 1. "
        "Last moves: seat 2: 10♣, 1 card burns; seat 2: 8♦ 8♠, seat 3 and seat 1 are skipped; "
        "seat 2: takes the pile (2 cards); seat 3: 9♣ 9♦ (face up)."
    )


@pytest.mark.parametrize(
    ("pile", "value", "word"),
    [("", "", ""), ("7C", "\u22647", "7 or lower"), ("AC", "A+", "Only an ace"), ("2C", "", "")],
)
def test_what_counts_stands_in_the_middle(pile: str, value: str, word: str) -> None:
    """As a sign and in words; nothing where anything goes."""
    shown = GAME.view(state(holding("9C"), pile), None)
    sketch, _ = picture(FACE.board(texts("en"), PICTURED, shown))
    assert (sketch.middle.value, sketch.middle.value_word) == (value, word)


def test_the_picture_while_open_cards_are_chosen_marks_who_still_does() -> None:
    """By turn and by a sign for who is ready; the alt text says so first."""
    sketch, alt = picture(FACE.board(texts("en"), PICTURED, choosing()))
    assert [(seat.turn, seat.ready) for seat in sketch.seats] == [
        (True, False),
        (False, True),
        (True, False),
        (False, True),
    ]
    assert sketch.middle.empty_word == "Face-up cards are being chosen"
    assert alt.startswith("Still choosing face-up cards: 1, 3. ")


def test_where_everybody_is_away_nobody_is_waited_for() -> None:
    """Neither in words nor in the picture."""
    resting = replace(PICTURED, rests=True)
    sketch, alt = picture(FACE.board(texts("en"), resting, choosing()))
    assert not any(seat.turn for seat in sketch.seats)
    assert "choosing" not in alt
    assert "➤" not in content(FACE.board(texts("en"), replace(FRIENDS, rests=True), choosing()))
