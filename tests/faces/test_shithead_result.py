"""The end of a game of Shithead: the places, who shares one, who is the Shithead, what was left."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import content, controls, facts, seen
from pictured import picture
from shithead_positions import GAME, played, states
from shithead_table import FACE, FRIENDS, PICTURED, cards, holding, state

from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.texts import languages, texts
from engine.cards import Card
from engine.shithead.endings import MOST_TURNS
from engine.shithead.moves import PLAYS
from engine.shithead.state import State
from engine.shithead.view import Phase, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def ended(**told: Any) -> View:
    """Cleo is last, after Anna and Ben; the computer was first."""
    before = state(holding("9C"), "5D")
    standing = replace(before.standing, playing=(0, 2), places=((3,), (1,)))
    last = replace(before, standing=standing, held=(before.held[0], holding(), before.held[2], holding()))
    over, _ = GAME.apply(last, 0, PLAYS["9"][0])
    view: View = replace(GAME.view(over, None), **told)
    return view


def stopped(*hands: str) -> View:
    """A game that ends after too many turns with these hands, for the computer was out before."""
    before = state(holding(f"{hands[0]} 9C"), "5D", turns=MOST_TURNS - 1)
    held = (before.held[0], *(holding(hand) for hand in hands[1:]), holding())
    over, _ = GAME.apply(replace(before, held=held), 0, PLAYS["9"][0])
    view: View = GAME.view(over, None)
    return view


EXPECTED = {
    "en": """\
## 🏆 Computer 1 wins!
### Cleo is the Shithead.
The game is over. **Play again** brings everybody back to the table; `/shithead` opens a new one.
1st **Computer 1**
2nd **Ben**
3rd **Anna**
4th **Cleo** · Shithead
-# `2♥` `6♠` `7♦` `J♥` `K♣`
Anna: `9♣`, out (3rd place)""",
    "de": """\
## 🏆 Computer 1 gewinnt!
### Cleo ist der Shithead.
Das Spiel ist aus. **Noch einmal** holt alle wieder an den Tisch; `/shithead` öffnet einen neuen.
1. **Computer 1**
2. **Ben**
3. **Anna**
4. **Cleo** · Shithead
-# `2♥` `6♠` `7♦` `J♥` `K♣`
Anna: `9♣`, fertig (3. Platz)""",
}


@EVERY_LANGUAGE
def test_the_end_tells_all_places_and_what_was_left(language: str) -> None:
    """From first to last, in both languages."""
    expected = EXPECTED[language].replace("`J♥`", "`B♥`" if language == "de" else "`J♥`")
    assert content(FACE.result(texts(language), FRIENDS, ended())) == expected


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        (
            ("4C", "4D 5D", "4S 5S"),
            [
                "### Ben and Cleo share the last place.",
                "1st **Computer 1**",
                "2nd **Anna**",
                "3rd **Ben** · shared",
                "3rd **Cleo** · shared",
            ],
        ),
        (
            ("4C 4H", "4D 5C", "4S 5S 6D"),
            [
                "### Cleo is the Shithead.",
                "1st **Computer 1**",
                "2nd **Anna** · shared",
                "2nd **Ben** · shared",
                "4th **Cleo** · Shithead",
            ],
        ),
    ],
)
def test_after_too_many_turns_places_may_be_shared(hands: tuple[str, ...], lines: list[str]) -> None:
    """By who has equally many cards; why the game ended is told."""
    said = content(FACE.result(texts("en"), FRIENDS, stopped(*hands))).splitlines()
    assert "After 1,000 turns the game ends; of those still in it, whoever has fewer cards is ahead." in said
    assert [line for line in said if line.startswith(("### ", "1st", "2nd", "3rd", "4th"))] == lines


def test_where_all_share_the_only_place_nobody_is_last() -> None:
    """They have all won."""
    everybody = stopped("4C", "4D", "4S")
    shared = replace(everybody, places=((0, 1, 2, 3),))
    said = content(FACE.result(texts("en"), FRIENDS, shared))
    assert said.startswith("## 🏆 Anna, Ben, Cleo and Computer 1 win!\nAfter 1,000 turns")
    assert "Shithead." not in said


def test_before_the_end_there_is_no_result_of_shithead() -> None:
    """A sentence says so; nothing fails."""
    shown = GAME.view(played(4, 1, 20), None)
    assert "No deal has ended yet." in content(FACE.result(texts("en"), FRIENDS, shown))


@pytest.mark.parametrize(("language", "label"), [("en", "Play again"), ("de", "Noch einmal")])
def test_a_game_of_shithead_that_is_over_can_be_played_again(language: str, label: str) -> None:
    """With one tap."""
    shown = [*controls(FACE.result(texts(language), PICTURED, ended()))]
    assert [(one.what, one.label) for one in shown] == [("again", label)]


def test_the_picture_of_the_end_shows_places_and_what_was_left() -> None:
    """Each at their seat; who is last is marked."""
    sketch, alt = picture(FACE.result(texts("en"), PICTURED, ended()))
    assert [(row.told, row.lost, len(row.tiles)) for row in sketch.rows] == [
        ("3rd place", False, 0),
        ("2nd place", False, 0),
        ("4th place", True, 5),
        ("1st place", False, 0),
    ]
    assert alt == (
        "What everybody held at the end: 1. Anna: 3rd place, no cards. 2. Ben: 2nd place, no cards. "
        "3. Cleo: loses, 4th place, 2♥ 6♠ 7♦ J♥ K♣. 4. Computer 1: 1st place, no cards."
    )


@pytest.mark.parametrize(
    ("seat", "title"),
    [
        (3, "### 🏆 You win!"),
        (1, "### 2nd place for you."),
        (0, "### 3rd place for you."),
        (2, "### You are the Shithead."),
    ],
)
def test_everybody_reads_on_their_hand_which_place_they_have(seat: int, title: str) -> None:
    """And how to go on."""
    said = content(FACE.panel(texts("en"), FRIENDS, ended(seat=seat))).splitlines()
    assert said[0] == title
    assert said[1].startswith("The game is over.")


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "### You share the last place."), ("de", "### Du teilst dir den letzten Platz.")],
)
def test_who_shares_the_last_place_is_not_called_the_shithead(language: str, title: str) -> None:
    """On no hand, as on no board."""
    shared = stopped("4C", "4D 5D", "4S 5S")
    titles = [
        content(FACE.panel(texts(language), FRIENDS, replace(shared, seat=seat))).splitlines()[0]
        for seat in (1, 2)
    ]
    assert titles == [title, title]


@EVERY_LANGUAGE
@SLOW
@given(state=states(least=150), pictures=st.booleans())
def test_every_result_of_shithead_keeps_the_limits(language: str, state: State, *, pictures: bool) -> None:
    """With the nastiest of names; a button only when the game is over."""
    told = facts(
        state.options.players, game="shithead", seed="f" * 64, commitment="f" * 64, pictures=pictures
    )
    result = FACE.result(texts(language), told, GAME.view(state, None))
    assert_within_limits(result)
    over = state.standing.phase is Phase.OVER
    assert [one.what for one in controls(result)] == (["again"] if over else [])


@EVERY_LANGUAGE
def test_the_alt_text_of_a_result_says_every_card(language: str) -> None:
    """Also where somebody has nearly the whole deck left, at the largest table."""
    say, deck = texts(language), [Card(f"{rank}{suit}") for rank in ("10", "J", "Q", "K") for suit in "CDSH"]
    base = GAME.view(played(6, 1, 3000), None)
    left = tuple(cards("10C 10D") if seat else tuple(deck * 3) for seat in range(6))
    told = facts(6, game="shithead", pictures=True)
    _, alt = picture(FACE.result(say, told, replace(base, left=left)))
    assert len(alt) <= ALT_LENGTH
    assert not alt.endswith(CUT)
    assert seen(alt).count("10♦") == 8
