"""What is in the picture of a hand of Unsortiert, and that its alt text says all of it; draws none."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from panels import FACE, LOOKS, content, controls, facts, seen, walk
from pictured import ANY_DECK, EVERY_LANGUAGE, ILLUSTRATED, SLOW, picture, pictures
from positions import GAME, states, views
from test_hand import turn

from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.pictures.sketches import Group, HandSketch, Mark
from bot.texts import texts
from cogs.faces.unsortiert.decks import DECKS, tiles
from engine.unsortiert.moves import Play
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase, View


@SLOW
@given(states(), LOOKS)
def test_a_message_has_its_picture_exactly_where_pictures_may_stand(
    state: State, looks: dict[str, Any]
) -> None:
    """Every board, and every hand on every step unless no card is left in it."""
    told, say = facts(state.options.players, **looks), texts("en")
    assert len([*pictures(FACE.board(say, told, GAME.view(state, None)))]) == told.pictures
    for seat, hand in enumerate(state.hands):
        for panel in walk(say, told, GAME.view(state, seat)).values():
            assert len([*pictures(panel)]) == (told.pictures and bool(hand))


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), deck=ANY_DECK)
def test_a_hands_alt_text_says_every_card_and_every_group(language: str, shown: View, deck: str) -> None:
    """Each card with its place, each group that may be played with its places; cards come first."""
    if not shown.hand or shown.phase is Phase.INSERT:
        return
    say = texts(language)
    sketch, alt = picture(FACE.panel(say, facts(pictures=True, deck=deck), shown))
    assert len(alt) <= ALT_LENGTH
    cards = ", ".join(
        f"{place}: {seen(DECKS[deck].full(say, card))}" for place, card in enumerate(shown.hand, 1)
    )
    assert cards in alt
    assert sketch.tiles == tiles(say, deck, shown.hand)
    marked = alt.partition(seen(say("alt-playable")))[2].strip(f" .{CUT}")
    told = dict(sentence.split(": ") for sentence in marked.split(". ") if marked)
    for group in sketch.groups if not alt.endswith(CUT) else ():
        first, last = group.start + 1, group.start + group.length
        places = str(first) if group.length == 1 else f"{first}-{last}"
        assert places in told[group.word].split(", ")


@SLOW
@given(views())
def test_the_groups_in_a_hands_picture_are_those_that_may_be_played(shown: View) -> None:
    """Singles too, each group once, however many ways there are to read it."""
    if shown.hand and shown.phase is Phase.PLAY:
        sketch, _ = picture(FACE.panel(texts("en"), facts(pictures=True), shown))
        playable = {(move.start, move.length) for move in shown.legal if isinstance(move, Play)}
        assert sorted((group.start, group.length) for group in sketch.groups) == sorted(playable)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Run of two", "Pair", "Triple", "Run / Pair", "Run / Pair"]),
        ("de", ["Zweierfolge", "Paar", "Drilling", "Folge / Paar", "Folge / Paar"]),
    ],
)
def test_groups_are_marked_by_kind_and_called_briefly(language: str, words: list[str]) -> None:
    """What may be read in several ways is marked as the strongest of them."""
    sketch, _ = picture(FACE.panel(texts(language), ILLUSTRATED, turn()))
    several = [group for group in sketch.groups if group.length > 1]
    assert [group.word for group in several] == words
    assert [group.mark for group in several] == [
        Mark.BLUE_DASHED,
        Mark.GREEN_SOLID,
        Mark.GREEN_DOUBLE,
        Mark.GREEN_SOLID,
        Mark.GREEN_SOLID,
    ]
    assert sketch.groups[-1].mark is Mark.RED_BROKEN


def test_a_hand_that_waits_has_no_marks() -> None:
    """Nothing in it can be played now."""
    sketch, alt = picture(FACE.panel(texts("en"), ILLUSTRATED, replace(turn(), turn=1, legal=())))
    assert sketch.groups == ()
    assert "To play" not in alt


def test_which_reading_is_asked_for_is_marked_alone() -> None:
    """The hand around it stays to be seen."""
    sketch, _ = picture(FACE.panel(texts("en"), ILLUSTRATED, turn(), "read:4+2"))
    assert sketch.groups == (Group(4, 2, Mark.GREEN_SOLID, "Run / Pair"),)


def test_beside_a_hands_picture_there_is_no_grid_of_cards_and_the_reserve_is_said() -> None:
    """Reserve cards are in no picture of a hand."""
    said = content(FACE.panel(texts("en"), ILLUSTRATED, turn()))
    assert "```" not in said
    assert said.endswith("\nYour reserve cards: `J♠·11` `K♣·Stop`")


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), deck=ANY_DECK)
def test_the_number_of_a_gap_is_that_of_its_option(language: str, shown: View, deck: str) -> None:
    """In the picture, in the alt text and in the selects: place 1 is at the far left."""
    told, say = facts(pictures=True, deck=deck), texts(language)
    for panel in walk(say, told, shown).values():
        places = [one for one in controls(panel) if one.what.startswith(("take:", "insert:"))]
        if not (places and shown.hand):
            continue
        sketch, alt = picture(panel)
        assert isinstance(sketch, HandSketch)
        assert sketch.gaps
        assert sketch.coming is not None
        for gap, one in enumerate(places, 1):
            assert one.label.startswith(f"{gap}: ")
            assert one.what.endswith(f":{gap - 1}")
            assert f"({gap})" in alt
        beside = [f"({gap}) {seen(DECKS[deck].full(say, card))}" for gap, card in enumerate(shown.hand, 1)]
        assert " ".join(beside) in alt
        assert len(alt) <= ALT_LENGTH
