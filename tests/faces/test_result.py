"""What stays behind of a deal and of a game: who lost and why, all hands laid open, how the chips went."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from limits import assert_within_limits
from panels import FACE, LOOKS, content, controls, facts, payload, seen
from pictured import picture, pictures
from positions import GAME, played, states
from test_board import FRIENDS, view

from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.texts import languages, texts
from cogs.faces import Facts
from cogs.faces.unsortiert.decks import draw, tiles
from engine.cards import Card
from engine.unsortiert.moves import Kind, Play
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, DealResult, Ending, Phase, View

HANDS = ((), (Card("9H"), Card("X")), (Card("KS"), Card("AD")))


def ended(
    ending: Ending, losers: tuple[int, ...], chips: tuple[int, ...], lost: tuple[int, ...] = ()
) -> View:
    """The moment after a deal ended so."""
    result = DealResult(deal=2, ending=ending, losers=losers, hands=HANDS, chips=chips, acts=())
    phase = Phase.OVER if lost else Phase.DEAL
    return view(phase=phase, turn=None, result=result, losers=lost, chips=chips)


def test_a_result_lays_all_hands_open_in_their_order() -> None:
    """Every seat with its chips and what it still held."""
    lines = content(FACE.result(texts("en"), FRIENDS, ended(Ending.LAST, (1,), (3, 1, 0)))).splitlines()
    assert lines[3:9] == [
        "**Anna** · ●●● 3",
        "-# No cards left",
        "**Ben** · ●○○ 1",
        "-# `9♥` `Joker`",
        "**Computer 1** · ○○○ 0",
        "-# `K♠·Stop` `A♦·1`",
    ]


LAST_ROUND = (Act(0, (Card("9H"), Card("X")), Kind.PAIR, 9),)


@pytest.mark.parametrize("turn", [None, 1], ids=["before", "after"])
def test_a_result_shows_the_deals_last_round_before_and_after_the_next_one_begins(turn: int | None) -> None:
    """The plays that led to the end stay to be seen; those of a later deal are not mixed in."""
    over = ended(Ending.STUCK, (1,), (3, 1, 0))
    assert over.result is not None
    shown = replace(over, turn=turn, result=replace(over.result, acts=LAST_ROUND), acts=())
    lines = content(FACE.result(texts("en"), FRIENDS, shown)).splitlines()
    assert lines[-2:] == ["-# **The last round:**", "-# Anna: `9♥` `Joker` · Pair of 9s"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "-# **Deal 2:** Ben could not beat and had no reserve card left. Ben gives up a chip."),
        ("de", "-# **Durchgang 2:** Ben konnte nicht überbieten und hatte keine Ersatzkarte mehr."),
    ],
)
def test_the_first_round_of_a_deal_tells_how_the_one_before_ended(language: str, line: str) -> None:
    """On the new board and in the hand of whoever opens: nobody has to scroll up to learn who lost a chip."""
    over = ended(Ending.STUCK, (1,), (3, 1, 0))
    begun = replace(over, phase=Phase.PLAY, deal=3, round=1, turn=1, order=(1, 2, 0), last_round=None)
    opener = replace(begun, seat=1, hand=(Card("5H"),), legal=(Play(0, 1, Kind.SINGLE, 5),))
    say = texts(language)
    assert line in content(FACE.board(say, FRIENDS, begun))
    assert line in content(FACE.panel(say, FRIENDS, opener))


def test_the_end_of_a_game_names_losers_and_winners() -> None:
    """Who had to give a chip and had none loses; the one who still had one only pays."""
    over = ended(Ending.ALL_OUT, (0, 2), (2, 1, 0), lost=(2,))
    said = content(FACE.result(texts("en"), FRIENDS, over))
    assert "Anna gives up a chip.\nComputer 1 would have to give up a chip and has none left." in said
    assert said.startswith(
        "## 🏆 Anna and Ben win!\n### Computer 1 loses.\n"
        "The game is over. **Play again** brings everybody back to the table; "
        "`/unsortiert` opens a new one.\n"
        "### Deal 2 is over\n"
    )


@pytest.mark.parametrize("language", languages())
def test_a_games_end_is_about_people_and_not_about_digits(language: str) -> None:
    """How the shuffle is checked goes with the transcript, for those who look again."""
    told = replace(FRIENDS, seed="5eed" * 16, commitment="c0de" * 16)
    said = content(FACE.result(texts(language), told, ended(Ending.LAST, (2,), (3, 1, 0), lost=(2,))))
    assert "SHA-256" not in said
    assert "5eed" not in said


@pytest.mark.parametrize(
    ("seat", "title"), [(0, "### 🏆 You win!"), (1, "### 🏆 You win!"), (2, "### You lose.")]
)
def test_everybody_reads_on_their_hand_how_it_ended_for_them(seat: int, title: str) -> None:
    """And how to go on."""
    over = ended(Ending.LAST, (2,), (3, 1, 0), lost=(2,))
    said = content(FACE.panel(texts("en"), FRIENDS, replace(over, seat=seat))).splitlines()
    how_to_go_on = (
        "The game is over. **Play again** brings everybody back to the table; `/unsortiert` opens a new one."
    )
    assert said[:2] == [title, how_to_go_on]


def test_before_the_first_deal_has_ended_there_is_no_result() -> None:
    """A sentence says so; nothing fails."""
    assert "No deal has ended yet." in content(FACE.result(texts("en"), FRIENDS, view()))


@pytest.mark.parametrize("language", languages())
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(state=states(), looks=LOOKS)
def test_every_result_keeps_the_limits_and_has_a_button_only_when_the_game_is_over(
    language: str, state: State, looks: dict[str, Any]
) -> None:
    """At any moment of any game, with the nastiest of names."""
    told = facts(state.options.players, seed="f" * 64, commitment="f" * 64, **looks)
    result = FACE.result(texts(language), told, GAME.view(state, None))
    assert_within_limits(result)
    assert [one.what for one in controls(result)] == (["again"] if state.phase is Phase.OVER else [])


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_ends_with_a_result_and_quiet_hands(language: str) -> None:
    """When the game is over everybody's panel says so and offers no move."""
    state = played(4, 1, 3, 5000)
    assert GAME.outcome(state) is not None
    shown = content(FACE.result(texts(language), facts(), GAME.view(state, None)))
    assert shown.startswith("## 🏆 ")
    say = texts(language)
    over = seen(say("game-over", again=say("button-again"), command="unsortiert"))
    assert f"\n{over}\n" in shown
    for seat in range(4):
        panel = FACE.panel(texts(language), facts(), GAME.view(state, seat))
        assert_within_limits(panel)
        assert [one.what for one in controls(panel)] == ["again"]


PICTURED = replace(FRIENDS, pictures=True)
OVER = ended(Ending.LAST, (2,), (3, 1, 0), lost=(2,))
COURSE = tuple(ended(Ending.LAST, (1,), chips) for chips in ((3, 2, 2), (3, 2, 1), (3, 1, 0)))


def test_a_results_picture_shows_everybodys_hand_and_chips_and_who_lost() -> None:
    """Its alt text says the same, whoever lost first of all."""
    sketch, alt = picture(FACE.result(texts("en"), PICTURED, ended(Ending.LAST, (1,), (3, 1, 0))))
    assert [(row.name, row.chips, row.chips_of, row.lost) for row in sketch.rows] == [
        ("Anna", 3, 3, False),
        ("Ben", 1, 3, True),
        (sketch.rows[2].name, 0, 3, False),
    ]
    assert [row.tiles for row in sketch.rows] == [tiles(texts("en"), "normal", hand) for hand in HANDS]
    assert alt == (
        "What everybody held at the end: 1. Anna: 3 of 3 chips, no cards. 2. Ben: loses, 1 of 3 chips, "
        "9♥ Joker. 3. Computer 1: 0 of 3 chips, K♠·Stop A♦·1."
    )


def test_words_beside_a_results_picture_say_who_lost_and_why_and_what_it_cost() -> None:
    """And the last round, folded; not what everybody held."""
    over = ended(Ending.STUCK, (1,), (3, 1, 0))
    assert over.result is not None
    acts = (*LAST_ROUND, Act(2, (Card("2S"),), None, 0))
    shown = replace(over, result=replace(over.result, acts=acts))
    assert content(FACE.result(texts("en"), PICTURED, shown)).splitlines() == [
        "### Deal 2 is over",
        "Ben could not beat and had no reserve card left.",
        "Ben gives up a chip.",
        "-# **The last round:** Anna `9♥` `Joker` (Pair of 9s)",
        "-# Took a reserve card: Computer 1 `2♠`",
    ]


@pytest.mark.parametrize("language", languages())
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(state=states())
def test_a_results_alt_text_says_every_card_of_every_hand(language: str, state: State) -> None:
    """Within its limit, with the nastiest of names."""
    say, shown = texts(language), GAME.view(state, None)
    told = facts(state.options.players, pictures=True)
    for sketch, alt in pictures(FACE.result(say, told, shown)):
        assert shown.result is not None
        assert len(sketch.rows) == state.options.players
        assert len(alt) <= ALT_LENGTH
        assert not alt.endswith(CUT)
        for hand, left in zip(shown.result.hands, shown.result.chips, strict=True):
            assert seen(say("unsortiert-alt-chips", left=left, all=told.options.chips)) in alt
            assert seen(draw(say, "normal", hand)) in alt


def test_the_course_of_a_game_is_a_chart_at_its_end() -> None:
    """From what everybody began with through every deal; the loser is marked."""
    found = [*pictures(FACE.result(texts("en"), replace(PICTURED, past=COURSE), OVER))]
    chart, alt = found[-1]
    assert len(found) == 2
    assert [line.scores for line in chart.lines] == [(3, 3, 3, 3), (3, 2, 2, 1), (3, 2, 1, 0)]
    assert [line.lost for line in chart.lines] == [False, False, True]
    assert (chart.across, chart.up) == ("Deal", "Chips")
    assert alt == (
        "Chips after each deal, from the beginning: 1. Anna: 3, 3, 3, 3. 2. Ben: 3, 2, 2, 1. "
        "3. Computer 1: 3, 2, 1, 0, loses."
    )


def test_where_no_picture_may_stand_the_course_of_a_game_is_a_list() -> None:
    """A line for each player."""
    lines = content(FACE.result(texts("de"), replace(FRIENDS, past=COURSE), OVER)).splitlines()
    assert lines[-4:] == [
        "-# **Chips nach jedem Durchgang:**",
        "-# Anna: 3 → 3 → 3 → 3",
        "-# Ben: 3 → 2 → 2 → 1",
        "-# Computer 1: 3 → 2 → 1 → 0",
    ]


@pytest.mark.parametrize("told", [FRIENDS, PICTURED], ids=["words", "pictures"])
@pytest.mark.parametrize("course", [(), COURSE[:1]], ids=["unknown", "one deal"])
def test_a_game_of_a_single_deal_has_no_course(told: Facts, course: tuple[View, ...]) -> None:
    """Nor has one of which nothing is known any more."""
    assert payload(FACE.result(texts("en"), replace(told, past=course), OVER)) == payload(
        FACE.result(texts("en"), told, OVER)
    )


@pytest.mark.parametrize(("language", "label"), [("en", "Play again"), ("de", "Noch einmal")])
def test_a_game_that_is_over_can_be_played_again(language: str, label: str) -> None:
    """With one tap, at the foot of its result; a deal that is over offers nothing."""
    over = [*controls(FACE.result(texts(language), replace(PICTURED, past=COURSE), OVER))]
    assert [(one.what, one.label) for one in over] == [("again", label)]
    assert not [*controls(FACE.result(texts(language), PICTURED, ended(Ending.LAST, (2,), (3, 1, 0))))]


def test_the_moment_of_a_game_changes_with_deal_and_round_and_with_its_end_alone() -> None:
    """An open hand is drawn anew for nothing else that others do."""
    first = view()
    others = [view(deal=3), view(round=5), OVER]
    assert FACE.moment(view(acts=(), best=None, turn=0)) == FACE.moment(first)
    assert len({FACE.moment(each) for each in (first, *others)}) == 4
