"""The hint in Scouting: what the greedy computer player would do and why, wherever there is a choice."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from limits import assert_within_limits
from panels import LOOKS, as_move, content, controls, facts, payload, seen, walk
from scouting_table import FIRST, FOURTH, SECOND, THIRD, panel
from shows import GAME, cards, facing, views

from bot.texts import languages, texts
from cogs.faces import FACES
from cogs.faces.scouting.hints import moves_at
from engine.scouting.view import View

FACE = FACES["scouting"]
SLOW = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
GREEDY = GAME.players["greedy"]


def walked(language: str, shown: View, **told: Any) -> dict[str, Any]:
    """Every step of a panel."""
    return walk(texts(language), facts(game="scouting", **told), shown, "scouting")


def hints_of(panels: dict[str, Any]) -> dict[str, str]:
    """The steps that have a hint button, each with what the button says."""
    return {
        step: one.what
        for step, shown in panels.items()
        for one in controls(shown)
        if one.what.partition(":")[0] == "hint"
    }


def line(shown: View, step: str = "hint", language: str = "en") -> str:
    """The hint on a panel."""
    return content(panel(shown, step, language)).splitlines()[0]


@SLOW
@given(views(most=16), LOOKS)
def test_a_hint_is_offered_wherever_there_is_a_choice_and_nowhere_else(
    shown: View, looks: dict[str, Any]
) -> None:
    """On the hand and on every step; not for a single legal move, not to who waits."""
    panels = walked("en", shown, **looks)
    assert set(hints_of(panels)) == {step for step in panels if len(moves_at(shown, step)) > 1}
    assert not hints_of(walked("en", replace(shown, legal=()), **looks))


@SLOW
@given(views(most=16), LOOKS)
def test_where_hints_are_off_none_is_offered_and_none_is_given(shown: View, looks: dict[str, Any]) -> None:
    """An old button shows the hand as it stands."""
    panels = walked("de", shown, hints=False, **looks)
    assert not hints_of(panels)
    where = facts(game="scouting", hints=False, **looks)
    assert payload(FACE.panel(texts("de"), where, shown, "hint")) == payload(panels["hand"])


@EVERY_LANGUAGE
@SLOW
@given(shown=views(most=16), looks=LOOKS)
def test_a_hint_is_one_line_on_top_that_ends_with_what_is_pressed_last(
    language: str, shown: View, looks: dict[str, Any]
) -> None:
    """Everything below stays as it was; the move is the computer's of those that are on offer there."""
    say, where = texts(language), facts(game="scouting", **looks)
    panels = walked(language, shown, **looks)
    for step, what in hints_of(panels).items():
        hinted = FACE.panel(say, where, shown, what)
        assert_within_limits(hinted)
        first, *rest = content(hinted).splitlines()
        assert first.startswith("💡 ")
        assert rest == content(panels[step]).splitlines()
        assert [*controls(hinted)] == [*controls(panels[step])]
        move = GREEDY(replace(shown, legal=tuple(moves_at(shown, step))), Random(0))  # noqa: S311
        assert move in shown.legal
        (label,) = {
            seen(one.label)
            for one in (one for every in panels.values() for one in controls(every))
            if as_move(one.what, "scouting") == move
        }
        assert f"{label}**" in first, step


@pytest.mark.parametrize(
    ("shown", "step", "said"),
    [
        (
            FIRST,
            "hint",
            "5♠ 6♦ 7♥ · Run**: there is nothing to beat, and no other show sheds as many cards.",
        ),
        (
            THIRD,
            "hint:both",
            (
                "3♠ (right end) → Between 2♠ and J♣·11 → J♣·11 Q♦·12 · Run**: "
                "it brings points for the cards that it beats."
            ),
        ),
        (
            THIRD,
            "hint:both:L",
            "Between 2♠ and J♣·11 → 3♥ 2♠ A♣·1 · Run**: the scouted card is part of the show.",
        ),
        (THIRD, "hint:scout:L", "Between 2♠ and J♣·11**: there the card joins others."),
        (
            FOURTH,
            "hint",
            "J♣·11 Q♦·12 · Run**: without a show now, the deal would probably end, and not in your favour.",
        ),
    ],
    ids=["first", "both", "place", "scout", "stop"],
)
def test_a_hint_names_what_is_left_to_press_and_why(shown: View, step: str, said: str) -> None:
    """From the step on which it is asked for, in the words that stand there."""
    assert line(shown, step) == f"💡 The computer would choose **{said}"


def test_a_hint_on_the_hand_names_the_whole_way() -> None:
    """To scout: the card, then its place."""
    shown = facing(cards((7, 2)), cards((8,)), marker=False)
    assert line(shown).startswith("💡 The computer would choose **Scout 8♠ → Far left, before 7♠**: ")
    assert line(shown, "hint:scout:L").startswith("💡 The computer would choose **Far left, before 7♠**: ")


def test_a_hint_in_german() -> None:
    """As a German player would say it."""
    assert line(SECOND, language="de") == (
        "💡 Der Computer würde **9♣ 9♦ · Paar** wählen: Das bringt Punkte für die geschlagenen Karten."
    )
