"""The hint: what the greedy computer player would do and why, in one line, wherever there is a choice."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from limits import assert_within_limits
from panels import FACE, GAME, LOOKS, as_move, content, controls, facts, payload, seen, walk
from positions import views
from test_board import FRIENDS
from test_hand import turn

from bot.texts import languages, texts
from cogs.faces.unsortiert.hints import moves_at
from engine.cards import Card
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.view import Phase, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
GREEDY = GAME.players["greedy"]


def hints_of(panels: dict[str, Any]) -> dict[str, str]:
    """The steps that have a hint button, each with what the button says."""
    return {
        step: one.what
        for step, panel in panels.items()
        for one in controls(panel)
        if one.what.partition(":")[0] == "hint"
    }


def line(shown: View, step: str = "hint", language: str = "en", **told: Any) -> str:
    """The hint on a panel."""
    return content(FACE.panel(texts(language), replace(FRIENDS, **told), shown, step)).splitlines()[0]


@SLOW
@given(views(), LOOKS)
def test_a_hint_is_offered_wherever_there_is_a_choice_and_nowhere_else(
    shown: View, looks: dict[str, Any]
) -> None:
    """On the hand, where a card goes, how a joker is read; not for a single legal move, not to who waits."""
    panels = walk(texts("en"), facts(**looks), shown)
    assert set(hints_of(panels)) == {step for step in panels if len(moves_at(shown, step)) > 1}
    waiting = replace(shown, legal=(), drawn=None, phase=Phase.PLAY)
    assert not hints_of(walk(texts("en"), facts(**looks), waiting))


@SLOW
@given(views(), LOOKS)
def test_where_hints_are_off_none_is_offered_and_none_is_given(shown: View, looks: dict[str, Any]) -> None:
    """An old button shows the hand as it stands."""
    told, say = facts(hints=False, **looks), texts("de")
    panels = walk(say, told, shown)
    assert not hints_of(panels)
    assert payload(FACE.panel(say, told, shown, "hint")) == payload(panels["hand"])


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), looks=LOOKS)
def test_a_hint_is_one_line_on_top_of_the_same_panel(
    language: str, shown: View, looks: dict[str, Any]
) -> None:
    """Everything below stays as it was, and the message within the limits."""
    told, say = facts(**looks), texts(language)
    panels = walk(say, told, shown)
    for step, what in hints_of(panels).items():
        hinted = FACE.panel(say, told, shown, what)
        assert_within_limits(hinted)
        first, *rest = content(hinted).splitlines()
        assert first.startswith("💡 ")
        assert rest == content(panels[step]).splitlines()
        assert [*controls(hinted)] == [*controls(panels[step])]


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), looks=LOOKS)
def test_a_hint_names_the_move_as_what_is_pressed_for_it(
    language: str, shown: View, looks: dict[str, Any]
) -> None:
    """A legal move: the one that the computer player makes of those that are on offer there."""
    told, say = facts(**looks), texts(language)
    panels = walk(say, told, shown)
    for step, what in hints_of(panels).items():
        move = GREEDY(replace(shown, legal=tuple(moves_at(shown, step))), Random(0))  # noqa: S311
        assert move in shown.legal
        first = content(FACE.panel(say, told, shown, what)).splitlines()[0]
        labels = [
            seen(one.label) for panel in panels.values() for one in controls(panel) if _is(one.what, move)
        ]
        assert labels
        if isinstance(move, Play):
            cards, _, told_as = labels[0].partition(" · ")
            assert (cards if told_as else labels[0]) in first
        else:
            assert any(f"{label}**" in first for label in labels)


def _is(what: str, move: object) -> bool:
    return bool(as_move(what) == move)


HAND = tuple(map(Card, ("9S", "9H", "3C", "JD")))


@pytest.mark.parametrize(
    ("language", "what", "why"),
    [
        ("en", "💡 The computer would choose **9♠ 9♥ · Pair**: ", "it sheds the most cards at once."),
        (
            "de",
            "💡 Der Computer würde **9♠ 9♥ · Paar** wählen: ",
            "Damit wirst du die meisten Karten auf einmal los.",
        ),
    ],
)
def test_a_hint_says_what_and_why(language: str, what: str, why: str) -> None:
    """In the reader's language."""
    assert line(turn(HAND), language=language) == what + why


def test_a_hint_for_a_joker_says_as_what() -> None:
    """Also where the cards may be read in several ways."""
    hand = (Card("X"), Card("5D"))
    assert line(turn(hand)).startswith("💡 The computer would choose **Joker 5♦ · Run of two 4-5**: ")
    assert line(turn(hand), "hint:read:0+1").startswith(
        "💡 The computer would choose **Joker · Single ace**: "
    )


def test_a_hint_to_take_a_card_says_which_and_where() -> None:
    """By the words of the button and of the place, in which the picture's number is."""
    hand = tuple(map(Card, ("2S", "JH", "7C")))
    shown = turn(hand, opening=False)
    shown = replace(shown, legal=tuple(move for move in shown.legal if isinstance(move, Take)))
    assert line(shown) == (
        "💡 The computer would choose **Reserve: take J♠·11 → Between 2♠ and J♥·11**: "
        "it makes **Pair of jacks** there."
    )
    assert line(shown, pictures=True) == (
        "💡 The computer would choose **Reserve: take J♠·11 → 2: Between 2♠ and J♥·11**: "
        "it makes **Pair of jacks** there."
    )
    assert line(shown, "hint:spare:1", deck="krass") == (
        "💡 The computer would choose **Reserve: take STOP → Far left, before 2**: "
        "it fits nowhere, so it goes where it is least in the way."
    )


def test_a_hint_for_a_drawn_card_says_where() -> None:
    """Every step shows the same then."""
    drawn = turn((Card("9S"), Card("4H")), opening=False, phase=Phase.INSERT, drawn=Card("9D"), draws_left=1)
    assert drawn.legal == (Insert(0), Insert(1), Insert(2))
    assert line(drawn).startswith(
        "💡 The computer would choose **Far left, before 9♠**: it makes **Pair of 9s** there."
    )
