"""The choice of open cards in Shithead: buttons that toggle, and Ready with exactly three."""

from itertools import combinations

import pytest
from limits import BUTTON, components
from panels import content, controls, seen
from pictured import picture
from shithead_positions import GAME, played
from shithead_table import FACE, FRIENDS, PICTURED

from bot.texts import languages, texts
from engine.shithead.moves import Open
from engine.shithead.ranks import in_order
from engine.shithead.view import View

VIEW: View = GAME.view(played(4, 1, 0), 0)
"""Anna chooses; nobody is ready yet."""

CARDS = in_order((*VIEW.hand, *VIEW.open[0]))


def disabled(step: str) -> list[str]:
    """What cannot be pressed."""
    shown = FACE.panel(texts("en"), FRIENDS, VIEW, step)
    return [
        seen(part["label"]) for part in components(shown) if part["type"] == BUTTON and part.get("disabled")
    ]


def shown(step: str, language: str = "en", view: View = VIEW) -> dict[str, str]:
    """What stands on the buttons, by what they say."""
    return {one.what: seen(one.label) for one in controls(FACE.panel(texts(language), FRIENDS, view, step))}


def lines(step: str) -> list[str]:
    """What a panel says."""
    return content(FACE.panel(texts("en"), FRIENDS, VIEW, step)).splitlines()


def test_one_begins_with_what_was_dealt() -> None:
    """Its cards are marked, and Ready makes just that move."""
    picked = [label.removeprefix("✓ ") for label in shown("hand").values() if label.startswith("✓")]
    assert len(picked) == 3
    assert shown("hand")[str(Open(VIEW.open[0]))] == "Ready"
    assert disabled("hand") == []
    assert "hand" not in shown("hand")


@pytest.mark.parametrize("places", [*combinations(range(6), 3)])
def test_three_selected_cards_are_the_move_that_ready_makes(places: tuple[int, ...]) -> None:
    """Whichever they are; the message shows what will lie open and what stays in the hand."""
    step = f"pick:{''.join(map(str, places))}"
    move = Open(tuple(CARDS[place] for place in places))
    assert move in VIEW.legal
    assert shown(step)[str(move)] == "Ready"
    lying = "".join(card[:-1] for card in move.cards)
    said = next(line for line in lines(step) if line.startswith("Face up:"))
    assert "".join(char for char in said if char in "0123456789JQKA") == lying


def test_a_tap_adds_a_card_or_takes_it_back() -> None:
    """The step says which are selected; nothing else changes."""
    assert [*shown("pick:024")][:6] == [
        "pick:24",
        "pick:0124",
        "pick:04",
        "pick:0234",
        "pick:02",
        "pick:0245",
    ]
    marks = [label.startswith("✓") for label in shown("pick:024").values()][:6]
    assert marks == [True, False, True, False, True, False]


@pytest.mark.parametrize(
    ("step", "label"),
    [
        ("pick:", "Ready: choose 3 more"),
        ("pick:02", "Ready: choose 1 more"),
        ("pick:0245", "Ready: 1 too many"),
        ("pick:012345", "Ready: 3 too many"),
    ],
)
def test_ready_says_what_is_missing_and_cannot_be_pressed(step: str, label: str) -> None:
    """With more or fewer than three."""
    assert disabled(step) == [label]
    assert not [what for what in shown(step) if what.startswith("open:")]


@pytest.mark.parametrize("step", ["pick:20", "pick:00", "pick:6", "pick:0123456", "pick", "pick:x", "ready"])
def test_a_selection_that_makes_no_sense_is_what_was_dealt(step: str) -> None:
    """No card twice, none that is not there, in order."""
    assert shown(step) == shown("hand")


def test_one_can_go_back_to_what_was_dealt() -> None:
    """Where something else is selected."""
    assert shown("pick:01")["hand"] == "Back"


def test_a_hint_keeps_what_is_selected() -> None:
    """It says which three, and why, on top of the same panel."""
    assert "hint:pick:01" in shown("pick:01")
    assert shown("hint:pick:01") == shown("pick:01")
    assert lines("hint:pick:01")[0].startswith("💡 The computer would choose **")
    assert lines("hint:pick:01")[1:] == lines("pick:01")


def test_the_picture_shows_what_comes_of_the_selection() -> None:
    """The open cards below the hand, as they would lie."""
    sketch, _ = picture(FACE.panel(texts("en"), PICTURED, VIEW, "pick:12"))
    assert (len(sketch.tiles), len(sketch.open), sketch.blind) == (4, 2, 3)


@pytest.mark.parametrize("language", languages())
def test_at_a_large_table_there_are_five_cards_to_choose_from(language: str) -> None:
    """Two in the hand."""
    state = played(6, 2, 0)
    view = GAME.view(state, 5)
    assert [*shown("pick:01234", language, view)][:5] == [
        "pick:1234",
        "pick:0234",
        "pick:0134",
        "pick:0124",
        "pick:0123",
    ]


def test_after_ready_one_sees_ones_choice() -> None:
    """And that others still choose."""
    state = played(4, 1, 0)
    state, _ = GAME.apply(state, 0, Open(CARDS[3:]))
    said = content(FACE.panel(texts("en"), FRIENDS, GAME.view(state, 0))).splitlines()
    assert said[:2] == ["### You have chosen", "The others are still choosing."]
