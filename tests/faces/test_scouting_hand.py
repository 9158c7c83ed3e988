"""What a player of Scouting reads on their own hand and on the steps after it, word for word."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from discord import ButtonStyle
from limits import BUTTON, SELECT, components
from panels import content, controls, seen
from scouting_table import FIRST, FOURTH, FRIENDS, GAME, SECOND, THIRD, after, panel, state
from shows import cards, facing

from engine.scouting.combinations import numbers
from engine.scouting.view import View


def labels(shown: View, step: str = "hand", language: str = "en", **told: Any) -> list[str]:
    """What stands on everything that can be pressed."""
    return [seen(one.label) for one in controls(panel(shown, step, language, **told))]


def lines(shown: View, step: str = "hand", language: str = "en", **told: Any) -> list[str]:
    """What is read, line by line."""
    return content(panel(shown, step, language, **told)).splitlines()


def waiting(moves: int, seat: int = 0) -> View:
    """What a seat sees in the example after so many moves."""
    return GAME.view(state(moves), seat)


def test_whoever_starts_reads_that_anything_goes_and_can_only_show() -> None:
    """Every show has a button, in hand order; nothing can be scouted where nothing lies."""
    assert lines(FIRST)[:3] == [
        "### You start the deal",
        "Nothing to beat: any show goes.",
        "-# You have 0 points · ◆ your marker for Scout & Show",
    ]
    assert labels(FIRST) == [
        "3♥ · Single",
        "9♣ · Single",
        "5♠ · Single",
        "5♠ 6♦ · Run",
        "5♠ 6♦ 7♥ · Run",
        "6♦ · Single",
        "6♦ 7♥ · Run",
        "7♥ · Single",
        "9♦ · Single",
        "2♠ · Single",
        "J♣·11 · Single",
        "J♣·11 Q♦·12 · Run",
        "Q♦·12 · Single",
        "4♣ · Single",
        "8♥ · Single",
        "Hint",
        "Refresh",
    ]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "### Your turn",
                "To beat: **Run 6-7** `6♠` `7♦` by Ben",
                "-# Beat it: 2 points for you. Scout a card: 1 point for Ben.",
                "-# You have 1 point · ◆ your marker for Scout & Show",
            ],
        ),
        (
            "de",
            [
                "### Du bist dran",
                "Zu schlagen: **Folge 6-7** `6♠` `7♦` von Ben",
                "-# Schlagen: 2 Punkte für dich. Eine Karte scouten: 1 Punkt für Ben.",
                "-# Du hast 1 Punkt · ◆ dein Marker für Scout & Show",
            ],
        ),
    ],
)
def test_ones_turn_tells_what_is_to_beat_and_what_it_brings(language: str, expected: list[str]) -> None:
    """Whose it is, the points at stake for both, one's own points and marker; then the hand."""
    assert lines(SECOND, language=language) == [
        *expected,
        "```",
        "1     2     3     4     5   →",
        "3♥    9♣    9♦    2♠    " + ("J♣·11" if language == "en" else "B♣·11"),
        "",
        "6     7     8",
        ("Q♦·12" if language == "en" else "D♦·12") + " 4♣    8♥",
        "```",
    ]


def test_ones_turn_offers_shows_both_ends_and_both_in_one() -> None:
    """In this order; a step has dots."""
    assert [(seen(one.label), one.what) for one in controls(panel(SECOND))] == [
        ("9♣ 9♦ · Pair", "show:1+2"),
        ("J♣·11 Q♦·12 · Run", "show:4+2"),
        ("Scout 6♠ (left end)", "scout:L"),
        ("Scout 7♦ (right end)", "scout:R"),
        ("Scout & Show …", "both"),
        ("Hint", "hint"),
        ("Refresh", "hand"),
    ]
    assert labels(SECOND, language="de")[2:5] == [
        "Scouten: 6♠ (links)",
        "Scouten: 7♦ (rechts)",
        "Scout & Show …",
    ]


def test_kinds_differ_by_colour_too() -> None:
    """Grey single cards, blue runs, green sets."""
    pressed = {
        seen(part["label"]): part["style"] for part in components(panel(FIRST)) if part["type"] == BUTTON
    }
    assert ButtonStyle(pressed["3♥ · Single"]) is ButtonStyle.secondary
    assert ButtonStyle(pressed["5♠ 6♦ 7♥ · Run"]) is ButtonStyle.primary
    beating = {
        seen(part["label"]): part["style"] for part in components(panel(SECOND)) if part["type"] == BUTTON
    }
    assert ButtonStyle(beating["9♣ 9♦ · Pair"]) is ButtonStyle.success


def test_many_shows_move_into_selects_that_say_where_they_begin() -> None:
    """Twenty-five to a select, and each names the places of its first and last show."""
    many = facing(cards((1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4)), ())
    selects = [part for part in components(panel(many)) if part["type"] == SELECT]
    assert [select["placeholder"] for select in selects] == ["Show: places 1 to 9", "Show: places 9 to 14"]
    assert [len(select["options"]) for select in selects] == [25, 11]


def test_who_can_beat_nothing_reads_so() -> None:
    """And what scouting brings."""
    assert lines(THIRD)[2] == "-# Nothing in your hand beats it. Scout a card: 1 point for Ben."


def test_the_last_to_act_before_the_owner_reads_that_scouting_ends_the_deal() -> None:
    """Nobody ends a deal for somebody else unawares; not where it is not so."""
    assert lines(FOURTH)[3] == (
        "⚠️ If you only scout, the deal ends: then it is Anna's turn again, and only their hand costs nothing."
    )
    assert "**the deal will end**" in lines(FOURTH, "scout:L")[1]
    for view in (FIRST, SECOND, THIRD):
        assert not [line for line in lines(view) if line.startswith("⚠️")]


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (SECOND, "◆ your marker for Scout & Show"),
        (FOURTH, "◇ your marker is spent"),
        (facing(cards((2, 5)), cards((12, 12, 12))), "◆ your marker, but no Scout & Show is possible now"),
    ],
    ids=["ready", "spent", "idle"],
)
def test_ones_marker_is_told_and_whether_it_is_of_use(view: View, said: str) -> None:
    """Case C10: nothing beats two queens. The button is there exactly where there is such a move."""
    assert said in "\n".join(lines(view))
    assert ("Scout & Show …" in labels(view)) == (said == "◆ your marker for Scout & Show")


def test_of_a_single_card_there_is_one_end() -> None:
    """One button, which says no end, and Scout & Show asks for the place at once."""
    shown = facing(cards((5, 2)), cards((4,)))
    assert [one for one in labels(shown) if one.startswith("Scout")] == ["Scout 4♠", "Scout & Show …"]
    assert lines(shown, "both")[0] == "### Scout & Show with `4♠`: where to?"
    assert [one.what for one in controls(panel(shown, "both"))][-1] == "hand"


def test_the_places_of_a_scouted_card_say_what_they_make_and_break() -> None:
    """Every place with its neighbours and its prospects; the best places are told at once."""
    assert [
        (seen(one.label), seen(one.description), one.what) for one in controls(panel(THIRD, "scout:L"))
    ] == [
        ("Far left, before 3♥", "No new combination", "scout:L:0"),
        ("Between 3♥ and 2♠", "Run A-2 - splits Run 2-3", "scout:L:1"),
        ("Between 2♠ and J♣·11", "Run A-2-3", "scout:L:2"),
        ("Between J♣·11 and Q♦·12", "No new combination - splits Run J-Q", "scout:L:3"),
        ("Between Q♦·12 and 4♣", "No new combination", "scout:L:4"),
        ("Between 4♣ and 8♥", "No new combination", "scout:L:5"),
        ("Far right, after 8♥", "No new combination", "scout:L:6"),
        ("Hint", "", "hint:scout:L"),
        ("Back", "", "hand"),
    ]
    said = lines(THIRD, "scout:L")
    assert said[:2] == ["### Scout `A♣·1`: where to?", "-# Ben will get a point. Nothing has happened yet."]
    assert said[-3:] == [
        "-# What it can become:",
        "Between 2♠ and J♣·11: **Run A-2-3**",
        "Between 3♥ and 2♠: **Run A-2**",
    ]


def test_scout_and_show_asks_for_the_end_then_the_place_then_the_show() -> None:
    """Each step says what is left to beat, and that nothing has happened yet."""
    assert lines(THIRD, "both")[:4] == [
        "### Scout & Show: which card?",
        "If you take `A♣·1`, **Run 2-3** is left to beat",
        "If you take `3♠`, **Run A-2** is left to beat",
        "-# Ben will get a point, and your marker will be spent. Nothing has happened yet.",
    ]
    assert [(seen(one.label), one.what) for one in controls(panel(THIRD, "both"))] == [
        ("A♣·1 (left end)", "both:L"),
        ("3♠ (right end)", "both:R"),
        ("Hint", "hint:both"),
        ("Back", "hand"),
    ]
    places = [(seen(one.label), seen(one.description)) for one in controls(panel(THIRD, "both:L"))]
    assert places[1:3] == [
        ("Between 3♥ and 2♠", "Run A-2 - splits Run 2-3 · to show: Run J-Q"),
        ("Between 2♠ and J♣·11", "Run A-2-3 · to show: Run A-2-3, Run J-Q"),
    ]
    assert lines(THIRD, "both:L:2")[:2] == [
        "### Scout & Show: what do you show?",
        "To beat: **Run 2-3** `2♦` `3♠` by Ben",
    ]
    assert [(seen(one.label), one.what) for one in controls(panel(THIRD, "both:L:2"))] == [
        ("3♥ 2♠ A♣·1 · Run", "scoutshow:L:2:0+3"),
        ("J♣·11 Q♦·12 · Run", "scoutshow:L:2:3+2"),
        ("Hint", "hint:both:L:2"),
        ("Back", "both:L"),
    ]


def test_the_steps_in_german() -> None:
    """As a German player would say it."""
    assert lines(THIRD, "both", "de")[:4] == [
        "### Scout & Show: Welche Karte?",
        "Nimmst du `A♣·1`, bleibt zu schlagen: **Folge 2-3**",
        "Nimmst du `3♠`, bleibt zu schlagen: **Folge A-2**",
        (
            "-# Ben bekommt einen Punkt, und dein Marker ist verbraucht, sobald du die Show wählst. "
            "Bis dahin ist nichts passiert."
        ),
    ]
    assert lines(THIRD, "scout:L", "de")[0] == "### `A♣·1` scouten: wohin?"
    assert lines(THIRD, "both:L", "de")[0] == "### Scout & Show mit `A♣·1`: wohin?"
    assert lines(THIRD, "both:L:2", "de")[0] == "### Scout & Show: Was legst du?"


def test_what_can_be_shown_of_a_place_is_told_as_far_as_there_is_room() -> None:
    """The strongest first; of many the others are left out visibly."""
    shown = facing(cards((1, 2, 3, 4, 5, 6)), cards((12,)))
    (first, *_) = controls(panel(shown, "both"))
    assert seen(first.description) == "No new combination · to show: Run A-2-3-4-5-6, Run 2-3-4-5-6, …"


def test_taking_the_last_card_leaves_nothing_to_beat() -> None:
    """Case B10: then any show goes."""
    assert lines(facing(cards((5, 2)), cards((4,))), "both")[1] == "Nothing to beat: any show goes."


def test_with_chequered_cards_everything_is_told_in_numbers() -> None:
    """No suits and no letters, and equal cards are told apart by their places."""
    hand = (*cards((11, 11)), *cards((12,)))
    shown = facing(hand, cards((9,)), marker=False)
    assert labels(shown, deck="krass")[:5] == [
        "11 (1) · Single",
        "11 11 · Pair",
        "11 (2) · Single",
        "11 12 · Run",
        "12 · Single",
    ]
    assert (
        lines(facing(hand, cards((11, 12))), deck="krass")[1]
        == "To beat: **Run 11-12** `11` `12` by Computer 1"
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "### The others are playing.",
                "-# When your turn comes, your moves appear here; after a long wait, press **My hand**.",
                "Last show: **Run A-2-3** `3♥` `2♠` `A♣·1` by Dan",
                "-# You have 5 points · ◇ your marker is spent",
            ],
        ),
        (
            "de",
            [
                "### Die anderen sind am Zug.",
                (
                    "-# Bist du dran, stehen deine Züge von selbst hier; "
                    "nach langem Warten drücke **Meine Hand**."
                ),
                "Letzte Show: **Folge A-2-3** `3♥` `2♠` `A♣·1` von Dan",
                "-# Du hast 5 Punkte · ◇ dein Marker ist weg",
            ],
        ),
    ],
)
def test_who_waits_reads_what_was_shown_last_and_their_points(language: str, expected: list[str]) -> None:
    """And nothing that a scouted card would make wrong."""
    assert lines(waiting(9), language=language)[:4] == expected


def test_computers_are_just_the_others() -> None:
    """A hand is not drawn anew when one of them has moved."""
    assert lines(waiting(3))[0] == "### The others are playing."


def test_a_show_of_which_nothing_is_left_is_still_the_last_one() -> None:
    """Case C07: whoever comes next must show, whatever they like."""
    reached = after(0, "show:0+1", "scout:L:0")
    assert lines(GAME.view(reached, 2))[:2] == ["### Your turn", "Nothing to beat: any show goes."]
    assert not [one for one in labels(GAME.view(reached, 2)) if one.startswith("Scout")]
    assert "Last show: **Single 3** `3♥` by Dan" in lines(GAME.view(reached, 3))


def test_a_deadline_is_told_on_ones_turn_alone() -> None:
    """On every step, since time runs on; others' deadlines are none of one's own."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    mark = f"<t:{int(noon.timestamp())}:R>"
    for step in ("hand", "scout:L", "both", "both:L", "both:L:2"):
        assert mark in "\n".join(lines(THIRD, step, deadline=noon)), step
    assert mark not in "\n".join(lines(waiting(9), deadline=noon))


@pytest.mark.parametrize(("language", "said"), [("en", "Everybody is away"), ("de", "Alle sind weg")])
def test_a_hand_at_a_table_that_rests_says_so(language: str, said: str) -> None:
    """Nothing goes on before somebody comes back."""
    assert lines(waiting(9), language=language, rests=True)[0].startswith(f"**{said}")


def test_a_deal_that_goes_on_for_ever_says_when_it_ends() -> None:
    """Decision B18, told for the last thirty turns."""
    nearly = replace(THIRD, turns_left=12)
    assert "-# This deal has gone on for a long time: after 12 more turns it ends." in lines(nearly)
    assert not [line for line in lines(replace(THIRD, turns_left=31)) if "for a long time" in line]


def test_the_example_of_these_tests_is_what_they_say() -> None:
    """Dan's hands, as numbers."""
    assert numbers(SECOND.hand) == (3, 9, 9, 2, 11, 12, 4, 8)
    assert numbers(THIRD.hand) == (3, 2, 11, 12, 4, 8)
    assert FRIENDS.sitters[0].name == "Dan"
