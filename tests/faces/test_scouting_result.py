"""What stays behind of a deal and of a game of Scouting: why it ended, the points, all hands, the sums."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from limits import assert_within_limits
from panels import LOOKS, content, controls, facts, seen
from pictured import picture, pictures
from scouting_table import FACE, FRIENDS, GAME, ILLUSTRATED, public
from shows import played, states

from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.pictures.sketches import ChartSketch, ResultSketch
from bot.texts import languages, texts
from cogs.faces.numbers import ordinal_place
from cogs.faces.scouting.decks import tiles
from cogs.faces.scouting.scores import LABEL_WIDTH, ended, gained, place_among, points_by_deal, table
from engine.scouting.state import State
from engine.scouting.view import Ending, Phase, View

SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

ROUND = public(12, "scout:L:0")
"""The example, ended since all others only scouted."""

NARROW = 30
"""So many characters of a code block stand in one line on a narrow phone."""


def over(*sums: int, scores: tuple[tuple[int, ...], ...] = ()) -> View:
    """The end of a game with these sums."""
    best = max(sums)
    result = replace(ended(ROUND), deal=4, points=sums)
    return replace(
        ROUND,
        phase=Phase.OVER,
        deal=4,
        points=sums,
        scores=scores or (sums,),
        result=result,
        winners=tuple(seat for seat, number in enumerate(sums) if number == best),
    )


def finished(players: int, seed: int) -> State:
    """The end of a random game."""
    state = played(players, seed, 2000)
    assert state.phase is Phase.OVER
    return state


IN_WORDS = {
    "en": """\
### Deal 1 of 4 is over
Nobody beat Anna's show: it was their turn again, so their hand costs nothing.
1 · **Dan**
-# `7♠` `J♣·11` `Q♦·12` `4♣` `8♥`
2 · **Anna**
-# `Q♠·12` `2♣` `5♦` `J♥·11` `A♥·1` `4♥` `9♠`
3 · **Ben**
-# `Q♥·12` `10♣` `J♦·11` `5♥` `7♥`
4 · **Computer 1**
-# `8♣` `8♠` `3♣` `4♦` `Q♣·12` `6♥` `A♠·1` `9♥` `3♦` `J♠·11` `6♣` `10♦` `5♣` `7♣`
```
             1   2   3   4
Beaten       4   5   4   0
Scouted      1   3   3   0
In hand     -5   0  -5 -14
This deal    0   8   2 -14
Total        0   8   2 -14
```
-# **The last moves:**
-# Anna: `7♥` `7♠` `7♣` · Triple (+3)
-# Ben: scouts `7♥` (+1 for Anna)
-# Computer 1: scouts `7♣` (+1 for Anna)
-# Dan: scouts `7♠` (+1 for Anna)""",
    "de": """\
### Durchgang 1 von 4 ist vorbei
Niemand hat die Show von Anna geschlagen: Anna war wieder dran und zahlt nichts für die eigene Hand.
1 · **Dan**
-# `7♠` `B♣·11` `D♦·12` `4♣` `8♥`
2 · **Anna**
-# `D♠·12` `2♣` `5♦` `B♥·11` `A♥·1` `4♥` `9♠`
3 · **Ben**
-# `D♥·12` `10♣` `B♦·11` `5♥` `7♥`
4 · **Computer 1**
-# `8♣` `8♠` `3♣` `4♦` `D♣·12` `6♥` `A♠·1` `9♥` `3♦` `B♠·11` `6♣` `10♦` `5♣` `7♣`
```
             1   2   3   4
Geschlagen   4   5   4   0
Gescoutet    1   3   3   0
Handkarten  -5   0  -5 -14
Durchgang    0   8   2 -14
Summe        0   8   2 -14
```
-# **Die letzten Züge:**
-# Anna: `7♥` `7♠` `7♣` · Drilling (+3)
-# Ben: scoutet `7♥` (+1 für Anna)
-# Computer 1: scoutet `7♣` (+1 für Anna)
-# Dan: scoutet `7♠` (+1 für Anna)""",
}


@EVERY_LANGUAGE
def test_a_result_tells_why_the_deal_ended_what_was_held_and_every_point(language: str) -> None:
    """Word for word: who is exempt, all hands in their order, and a table of what it brought whom."""
    said = content(FACE.result(texts(language), FRIENDS, ROUND))
    assert said.replace("\N{MINUS SIGN}", "-") == IN_WORDS[language]


@pytest.mark.parametrize(
    ("ending", "english", "german"),
    [
        (
            Ending.EMPTY,
            "Anna has shown their last cards.",
            "Anna hat die letzten Handkarten gelegt.",
        ),
        (
            Ending.LIMIT,
            "The deal has had 300 turns, and no deal has more.",
            "Der Durchgang hatte 300 Züge, mehr gibt es nicht.",
        ),
    ],
)
def test_every_way_to_end_a_deal_has_its_sentence(ending: Ending, english: str, german: str) -> None:
    """Besides the one above."""
    result = replace(ended(ROUND), ending=ending, turns=300, out=1, exempt=None)
    for language, said in (("en", english), ("de", german)):
        assert said in content(FACE.result(texts(language), FRIENDS, replace(ROUND, result=result)))


def test_before_the_first_deal_has_ended_there_is_no_result() -> None:
    """And the message says so."""
    assert content(FACE.result(texts("en"), FRIENDS, public(3))) == "### Scouting\nNo deal has ended yet."
    with pytest.raises(ValueError, match="no deal"):
        ended(public(3))


def test_the_end_of_a_game_names_the_winner_and_offers_another() -> None:
    """Large, with the sum; the button stands there only then."""
    shown = FACE.result(texts("en"), FRIENDS, over(4, 12, -3, 0))
    assert content(shown).startswith(
        "## 🏆 Anna wins!\nThe highest total: 12.\n"
        "The game is over. **Play again** brings everybody back to the table; "
        "`/scouting` opens a new one.\n### Deal 4 of 4 is over\n"
    )
    assert [one.what for one in controls(shown)] == ["again"]
    assert not [*controls(FACE.result(texts("en"), FRIENDS, ROUND))]


def test_ties_share_the_win() -> None:
    """Decision B16; sums below zero are possible."""
    said = content(FACE.result(texts("en"), FRIENDS, over(-2, -9, -2, -3))).splitlines()
    assert [seen(line) for line in said[:2]] == [
        "## 🏆 Dan and Ben win!",
        "They share the highest total: \N{MINUS SIGN}2.",
    ]


def test_in_words_the_sums_stand_in_a_line_for_each_player() -> None:
    """From the beginning on, once there is a course to tell."""
    scores = ((4, 0, -3, 1), (-6, 2, 5, 1))
    said = content(FACE.result(texts("en"), FRIENDS, over(-2, 2, 2, 2, scores=scores)))
    assert said.endswith(
        "-# **Points after each deal:**\n-# Dan: 0 → 4 → \N{MINUS SIGN}2\n-# Anna: 0 → 0 → 2\n"
        "-# Ben: 0 → \N{MINUS SIGN}3 → 2\n-# Computer 1: 0 → 1 → 2"
    )
    assert "Points after each deal" not in content(FACE.result(texts("en"), FRIENDS, over(4, 12, -3, 0)))


def test_with_pictures_the_hands_and_the_course_are_pictures() -> None:
    """The table of points stays, since nothing else tells where they come from."""
    scores = ((4, 0, -3, 1), (-6, 2, 5, 1))
    shown = FACE.result(texts("en"), ILLUSTRATED, over(-2, 2, 2, 2, scores=scores))
    (hands, told), (chart, course_told) = pictures(shown)
    assert isinstance(hands, ResultSketch)
    assert [(row.name, row.told) for row in hands.rows[:2]] == [
        ("Dan", "0 · total \N{MINUS SIGN}2"),
        ("Anna", "+8 · total 2"),
    ]
    assert hands.rows[0].tiles == tiles(texts("en"), "normal", ended(ROUND).hands[0])
    assert "1. Dan: this deal 0, total \N{MINUS SIGN}2, 7♠ J♣ Q♦ 4♣ 8♥." in told
    assert isinstance(chart, ChartSketch)
    assert [line.scores for line in chart.lines] == [(0, 4, -2), (0, 0, 2), (0, -3, 2), (0, 1, 2)]
    assert "3. Ben: 0, \N{MINUS SIGN}3, 2." in course_told
    assert "Beaten" in content(shown)


def test_the_shuffle_is_promised_with_the_first_deal_and_not_at_the_end() -> None:
    """How it is checked goes with the transcript, for those who look again."""
    told = replace(FRIENDS, seed="5eed" * 16, commitment="c0de" * 16)
    assert "c0de" in content(FACE.result(texts("en"), told, ROUND))
    said = content(FACE.result(texts("en"), told, over(1, 2, 3, 4)))
    assert "SHA-256" not in said
    assert "5eed" not in said


@EVERY_LANGUAGE
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_table_of_points_fits_a_narrow_phone_and_adds_up(language: str, players: int) -> None:
    """In columns of one width, one for each seat, no wider than needed; its labels are whole words."""
    for seed in range(3):
        deal = ended(GAME.view(finished(players, seed), None))
        fence, head, *rows, end = table(texts(language), deal).splitlines()
        assert (fence, end) == ("```", "```")
        longest = max(len(number) for row in rows for number in row[LABEL_WIDTH:].split())
        width = LABEL_WIDTH + players * (1 + longest)
        assert all(len(line) == width <= NARROW for line in (head, *rows))
        numbers = [_numbers(row) for row in rows]
        assert _numbers(head) == list(range(1, players + 1))
        assert [sum(column) for column in zip(*numbers[:3], strict=True)] == numbers[3] == [*deal.scores]
        assert numbers[4] == [*deal.points]
    for line in ("beaten", "scouted", "hand", "deal", "sum"):
        assert len(seen(texts(language)("scouting-table", line=line))) <= LABEL_WIDTH


def _numbers(line: str) -> list[int]:
    """The numbers of a line of the table."""
    return [int(number.replace("\N{MINUS SIGN}", "-")) for number in line[LABEL_WIDTH:].split()]


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_every_result_keeps_the_limits(language: str, state: State, looks: dict[str, Any]) -> None:
    """At any moment of any game, with the nastiest of names."""
    told = facts(state.options.players, game="scouting", commitment="f" * 64, **looks)
    shown = FACE.result(texts(language), told, GAME.view(state, None))
    assert_within_limits(shown)
    for _, alt in pictures(shown):
        assert len(alt) <= ALT_LENGTH
        assert CUT not in alt[-1:]


@EVERY_LANGUAGE
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("pictured", [True, False])
def test_a_whole_game_ends_with_a_result_and_quiet_hands(
    language: str, players: int, *, pictured: bool
) -> None:
    """Who has the highest total wins, everybody else reads their place, and nobody can do anything more."""
    state, say = finished(players, 7), texts(language)
    told = facts(players, game="scouting", pictures=pictured)
    shown = FACE.result(say, told, GAME.view(state, None))
    assert_within_limits(shown)
    assert [one.what for one in controls(shown)] == ["again"]
    for seat in range(players):
        view = GAME.view(state, seat)
        assert points_by_deal(view, seat)[-1] == view.points[seat]
        panel = FACE.panel(say, told, view)
        assert [one.what for one in controls(panel)] == ["again"]
        place = place_among(view.points, seat)
        title = content(panel).splitlines()[0]
        assert (title == f"### {say('hand-won')}") == (place == 1)
        assert place == 1 or title.startswith(f"### {seen(ordinal_place(say, place))}")


def test_one_picture_of_a_result_after_a_deal() -> None:
    """No course before the game is over."""
    sketch, _ = picture(FACE.result(texts("de"), ILLUSTRATED, ROUND))
    assert sketch.empty_word == "Keine Karten"


def test_who_share_a_place_have_the_better_one() -> None:
    """As in a race; more is better."""
    assert [place_among((4, 9, 4, -1), seat) for seat in range(4)] == [2, 1, 2, 4]


def test_what_was_gained_has_its_sign() -> None:
    """A minus is as wide as a digit; nothing has none."""
    assert [gained(number) for number in (3, 0, -12)] == ["+3", "0", "\N{MINUS SIGN}12"]
