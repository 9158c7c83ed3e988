"""The public board of Scouting: all that a spectator may know, nothing else, in words that are true."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import LOOKS, content, controls, facts, payload
from scouting_table import FACE, FRIENDS, ILLUSTRATED, after, public
from scouting_table import state as example
from scouting_unseen import unseen
from shows import GAME, played, states

from bot.table import Person
from bot.texts import languages, texts
from engine.scouting.combinations import DECK
from engine.scouting.state import State
from engine.scouting.view import Phase

SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

IN_WORDS = {
    "en": """\
### Scouting
-# Deal 1 of 4
**Anna** is to play.
## `3♥` `2♠` `A♣·1`
To beat: **Run** by Dan
**Dan** · Host
-# 4 cards · 5 points · ◇ marker spent
➤ **Anna**
-# 10 cards · 2 points · ◆ marker
**Ben**
-# 4 cards · 7 points · ◆ marker
**Computer 1**
-# 13 cards · 0 points · ◆ marker
-# Anna: `10♥` `10♠` · Pair (+2)
-# Ben: `A♣·1` `2♦` `3♠` `4♦` · Run (+2)
-# Computer 1: scouts `4♦` (+1 for Ben)
-# Dan: Scout & Show with `A♣·1` (+1 for Ben): `3♥` `2♠` `A♣·1` · Run (+2)""",
    "de": """\
### Scouting
-# Durchgang 1 von 4
**Anna** ist dran.
## `3♥` `2♠` `A♣·1`
Zu schlagen: **Folge** von Dan
**Dan** · Gastgeber
-# 4 Karten · 5 Punkte · ◇ Marker weg
➤ **Anna**
-# 10 Karten · 2 Punkte · ◆ Marker
**Ben**
-# 4 Karten · 7 Punkte · ◆ Marker
**Computer 1**
-# 13 Karten · 0 Punkte · ◆ Marker
-# Anna: `10♥` `10♠` · Paar (+2)
-# Ben: `A♣·1` `2♦` `3♠` `4♦` · Folge (+2)
-# Computer 1: scoutet `4♦` (+1 für Ben)
-# Dan: Scout & Show mit `A♣·1` (+1 für Ben): `3♥` `2♠` `A♣·1` · Folge (+2)""",
}

BESIDE_A_PICTURE = {
    "en": """\
### Scouting
-# Deal 1 of 4 · Host: Dan
**Anna** is to play.
To beat: **Run** `3♥` `2♠` `A♣·1` by Dan
-# Anna: `10♥` `10♠` · Pair (+2)""",
    "de": """\
### Scouting
-# Durchgang 1 von 4 · Gastgeber: Dan
**Anna** ist dran.
Zu schlagen: **Folge** `3♥` `2♠` `A♣·1` von Dan
-# Anna: `10♥` `10♠` · Paar (+2)""",
}


@EVERY_LANGUAGE
def test_the_board_tells_the_whole_story(language: str) -> None:
    """Deal, turn, the show large with its owner, every seat, and the last moves with what they brought."""
    assert content(FACE.board(texts(language), FRIENDS, public(9))) == IN_WORDS[language]


@EVERY_LANGUAGE
def test_words_beside_a_boards_picture_are_what_has_to_be_read_at_once(language: str) -> None:
    """Whose turn, what is to beat; and the moves, which the picture shows as cards alone."""
    assert content(FACE.board(texts(language), ILLUSTRATED, public(9))).startswith(BESIDE_A_PICTURE[language])


def test_the_board_offers_the_hand_the_rules_and_more_and_no_move() -> None:
    """A public message carries verbs only."""
    whats = [one.what for one in controls(FACE.board(texts("en"), FRIENDS, public(9)))]
    assert whats == ["my-hand", "rules", "more"]


def test_a_board_on_which_nothing_lies_says_that_anything_goes() -> None:
    """At the beginning, and when the last card was scouted."""
    for shown in (public(0), public(0, "show:0+1", "scout:L:0")):
        for told in (FRIENDS, ILLUSTRATED):
            said = content(FACE.board(texts("en"), told, shown))
            assert "Nothing to beat: any show goes." in said
            assert "To beat" not in said


@pytest.mark.parametrize(
    ("phase", "said"), [(Phase.DEAL, "The next deal is on its way."), (Phase.OVER, "The game is over.")]
)
@pytest.mark.parametrize("told", [FRIENDS, ILLUSTRATED], ids=["words", "picture"])
def test_a_board_between_deals_says_what_it_waits_for(phase: Phase, said: str, told: object) -> None:
    """Without a turn there is nothing to beat."""
    shown = replace(public(12, "scout:L:0"), phase=phase)
    board = content(FACE.board(texts("en"), told, shown))  # type: ignore[arg-type]
    assert said in board
    assert "To beat" not in board


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            (
                "-# **Deal 1:** Nobody beat Anna's show: it was their turn again, "
                "so their hand costs nothing. Anna did best: 8 points."
            ),
        ),
        (
            "de",
            (
                "-# **Durchgang 1:** Niemand hat die Show von Anna geschlagen: Anna war wieder dran "
                "und zahlt nichts für die eigene Hand. Am besten war Anna: 8 Punkte."
            ),
        ),
    ],
)
def test_a_deal_in_which_nothing_was_done_tells_how_the_one_before_ended(language: str, line: str) -> None:
    """On the new board and on the hand of whoever starts; not any more once somebody has moved."""
    begun, _ = GAME.deal(after(12, "scout:L:0"), DECK)
    say = texts(language)
    assert line in content(FACE.board(say, FRIENDS, GAME.view(begun, None)))
    assert line in content(FACE.panel(say, FRIENDS, GAME.view(begun, 1)))
    moved, _ = GAME.apply(begun, 1, GAME.parse_move("show:0+1"))
    assert line not in content(FACE.board(say, FRIENDS, GAME.view(moved, None)))


def test_each_deal_is_started_one_seat_further_left() -> None:
    """Decision B1, on the board, for as long as that is what it waits for."""
    state = after(12, "scout:L:0")
    begun, _ = GAME.deal(state, DECK)
    assert _third_line(begun, "en") == "**Anna** starts this deal."
    assert _third_line(begun, "de") == "**Anna** beginnt diesen Durchgang."
    moved, _ = GAME.apply(begun, 1, GAME.parse_move("show:0+1"))
    assert _third_line(moved, "en") == "**Ben** is to play."
    assert "begins" not in content(FACE.board(texts("en"), FRIENDS, GAME.view(moved, None)))


def _third_line(state: State, language: str) -> str:
    """Below the game's name and its deal: what the board waits for."""
    return content(FACE.board(texts(language), FRIENDS, GAME.view(state, None))).splitlines()[2]


def test_the_board_says_when_a_deal_has_to_end() -> None:
    """Decision B18, for the last thirty turns."""
    nearly = replace(public(9), turns_left=1)
    said = content(FACE.board(texts("en"), FRIENDS, nearly))
    assert "This deal has gone on for a long time: after 1 more turn it ends." in said


def test_the_deadline_counts_down_in_each_readers_own_time() -> None:
    """The time is a mark that Discord turns into words."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    said = content(FACE.board(texts("en"), replace(FRIENDS, deadline=noon), public(9)))
    assert f"<t:{int(noon.timestamp())}:R>" in said


def test_a_seat_that_somebody_asks_for_keeps_its_line_and_its_buttons() -> None:
    """Since who asks is in no picture."""
    anna = replace(FRIENDS.sitters[1], wish=Person(9, "Otto"))
    told = replace(ILLUSTRATED, sitters=(FRIENDS.sitters[0], anna, *FRIENDS.sitters[2:]))
    board = FACE.board(texts("en"), told, public(9))
    assert "➤ **Anna**\n✋ Otto asks for this seat. The host decides." in content(board)
    assert [one.what for one in controls(board)][:2] == ["grant:1:9", "decline:1:9"]


@EVERY_LANGUAGE
@SLOW
@given(states(least=0), LOOKS)
def test_every_board_keeps_the_limits(language: str, state: State, looks: dict[str, object]) -> None:
    """At any moment of any game, with the nastiest of names and every fact there can be."""
    told = facts(
        state.options.players,
        game="scouting",
        deadline=datetime.now(UTC),
        late=(0, 1, 2),
        commitment="f" * 64,
        **looks,
    )
    assert_within_limits(FACE.board(texts(language), told, GAME.view(state, None)))
    assert_within_limits(FACE.more(texts(language), told, GAME.view(state, None)))


@SLOW
@given(states(), st.integers(0, 2**32), LOOKS)
def test_states_that_differ_only_in_hidden_cards_have_the_same_board(
    state: State, seed: int, looks: dict[str, object]
) -> None:
    """Hands, where scouted cards are in them, and what lies aside leave no trace in public."""
    told = facts(state.options.players, game="scouting", **looks)
    boards = [
        payload(FACE.board(texts("de"), told, GAME.view(each, None)))
        for each in (state, unseen(state, None, seed))
    ]
    assert boards[0] == boards[1]


@SLOW
@given(states(), st.integers(0, 2**32), LOOKS)
def test_a_hand_tells_nothing_of_other_hands(state: State, seed: int, looks: dict[str, object]) -> None:
    """What a seat cannot see leaves no trace in its panel either, nor in the moment it is drawn for."""
    told = facts(state.options.players, game="scouting", **looks)
    for seat in state.options.seats:
        seen = [GAME.view(each, seat) for each in (state, unseen(state, seat, seed))]
        panels = [payload(FACE.panel(texts("de"), told, view)) for view in seen]
        assert panels[0] == panels[1]
        assert FACE.moment(seen[0]) == FACE.moment(seen[1])


def test_the_shuffle_of_hidden_cards_does_change_something() -> None:
    """The two tests above compare states that are not the same."""
    state = played(4, 1, 5)
    assert unseen(state, None, 1) != state


MORE = {
    "en": """\
4 players, 11 cards each; 4 cards are set aside, unseen. 4 deals, so everybody starts one.
A deal ends after 300 turns at the latest.
No time limit.
On the board: ➤ is to play, ◆ has the marker for Scout & Show, ◇ has spent it. \
(+2) says how many points a move brought.""",
    "de": """\
4 Spieler, je 11 Karten; 4 Karten liegen ungesehen beiseite. 4 Durchgänge, damit jeder einen beginnt.
Ein Durchgang endet spätestens nach 300 Zügen.
Ohne Zeitlimit.
Auf dem Tisch: ➤ ist dran, ◆ hat den Marker für Scout & Show noch, ◇ nicht mehr. \
(+2) sagt, wie viele Punkte ein Zug gebracht hat.""",
}


@EVERY_LANGUAGE
def test_more_tells_how_this_table_plays(language: str) -> None:
    """Players, cards, deals, pace, and what the marks mean."""
    assert content(FACE.more(texts(language), FRIENDS, public(9))).partition("\n")[2] == MORE[language]


@pytest.mark.parametrize(
    ("language", "signs"),
    [
        ("en", ["▶", "a gold ticket with “&”", "a struck-through one"]),
        ("de", ["▶", "ein goldenes Ticket mit „&“", "ein durchgestrichenes"]),
    ],
)
def test_beside_a_picture_the_marks_are_told_as_they_are_painted(language: str, signs: list[str]) -> None:
    """None of those that stand on a board in words only."""
    said = content(FACE.more(texts(language), ILLUSTRATED, public(9)))
    assert all(sign in said for sign in signs)
    assert not any(sign in said for sign in "➤◆◇")


@EVERY_LANGUAGE
def test_a_hand_has_no_sign_for_the_marker(language: str) -> None:
    """A board in words has others than a picture; in words it is the same beside both."""
    for told in (FRIENDS, ILLUSTRATED):
        said = content(FACE.panel(texts(language), told, GAME.view(example(9), 0)))
        assert "Marker" in said or "marker" in said
        assert not any(sign in said for sign in "◆◇")
