"""What a player of Scouting reads on their own hand, word for word."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from discord import ButtonStyle
from limits import BUTTON, SELECT, components
from panels import controls, seen
from scouting_table import FIRST, FOURTH, FRIENDS, GAME, SECOND, THIRD, after, labels, lines, panel, state
from shows import cards, facing

from engine.scouting.combinations import numbers
from engine.scouting.moves import Scout
from engine.scouting.view import View


def warnings(shown: View) -> list[str]:
    """What a hand warns of."""
    return [line for line in lines(shown) if line.startswith("⚠️")]


def waiting(moves: int, seat: int = 0) -> View:
    """What a seat sees in the example after so many moves."""
    return GAME.view(state(moves), seat)


def test_whoever_starts_reads_that_anything_goes_and_can_only_show() -> None:
    """Every show has a button, in hand order; nothing can be scouted where nothing lies."""
    assert lines(FIRST)[:3] == [
        "### You start the deal",
        "Nothing to beat: any show goes.",
        "-# You have 0 points · you still have your marker for Scout & Show",
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
                "To beat: **Run** `6♠` `7♦` by Ben",
                "-# Beat it: 2 points for you. Scout a card: 1 point for Ben.",
                "-# You have 1 point · you still have your marker for Scout & Show",
            ],
        ),
        (
            "de",
            [
                "### Du bist dran",
                "Zu schlagen: **Folge** `6♠` `7♦` von Ben",
                "-# Schlagen: 2 Punkte für dich. Eine Karte scouten: 1 Punkt für Ben.",
                "-# Du hast 1 Punkt · dein Marker für Scout & Show ist noch da",
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
        assert not warnings(view)


def test_nobody_is_warned_of_the_only_thing_that_they_can_do() -> None:
    """Whoever can show, or Scout & Show, has a choice; whoever can only scout has none."""
    scouts = tuple(move for move in FOURTH.legal if isinstance(move, Scout))
    assert scouts
    assert len(scouts) < len(FOURTH.legal)
    assert not warnings(replace(FOURTH, legal=scouts))
    assert "**the deal will end**" in lines(replace(FOURTH, legal=scouts), "scout:L")[1]


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (SECOND, "you still have your marker for Scout & Show"),
        (FOURTH, "your marker is spent"),
        (
            facing(cards((2, 5)), cards((12, 12, 12))),
            "you still have your marker, but no Scout & Show is possible now",
        ),
    ],
    ids=["ready", "spent", "idle"],
)
def test_ones_marker_is_told_and_whether_it_is_of_use(view: View, said: str) -> None:
    """Case C10: nothing beats two queens. The button is there exactly where there is such a move."""
    assert said in "\n".join(lines(view))
    assert ("Scout & Show …" in labels(view)) == (said == "you still have your marker for Scout & Show")


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
    assert lines(facing(hand, cards((11, 12))), deck="krass")[1] == "To beat: **Run** `11` `12` by Computer 1"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "### The others are playing.",
                "-# When your turn comes, your moves appear here; after a long wait, press **My hand**.",
                "-# You have 5 points · your marker is spent",
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
                "-# Du hast 5 Punkte · dein Marker ist weg",
            ],
        ),
    ],
)
def test_who_waits_reads_their_points_and_nothing_of_what_lies(language: str, expected: list[str]) -> None:
    """A card of the show may be in their own hand soon; the board has the show."""
    assert lines(waiting(9), language=language)[:3] == expected


def test_computers_are_just_the_others() -> None:
    """A hand is not drawn anew when one of them has moved."""
    assert lines(waiting(3))[0] == "### The others are playing."


def test_where_nothing_is_left_of_a_show_anything_goes() -> None:
    """Case C07: whoever comes next must show, whatever they like."""
    reached = after(0, "show:0+1", "scout:L:0")
    assert lines(GAME.view(reached, 2))[:2] == ["### Your turn", "Nothing to beat: any show goes."]
    assert not [one for one in labels(GAME.view(reached, 2)) if one.startswith("Scout")]


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
