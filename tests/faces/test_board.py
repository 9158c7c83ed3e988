"""The public board: all that a spectator may know, nothing else, in words that are true."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hidden import shuffled_unseen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import FACE, content, controls, facts, payload
from positions import GAME, played, states

from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.options import Options
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase, RoundResult, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])

FRIENDS = Facts(
    table=7,
    decision=3,
    sitters=(Sitter("Anna", host=True), Sitter("Ben"), Sitter("1", computer=True)),
    options=Options(3, 3),
)


def view(**told: object) -> View:
    """A round in the middle: Anna laid a pair, Ben is to play, the computer is out."""
    pair = Act(0, (Card("9H"), Card("X")), Kind.PAIR, 9)
    last = RoundResult(
        (
            Act(1, (Card("KH"),), Kind.DRAW, 0),
            Act(0, (Card("QS"),), Kind.SINGLE, 12),
            Act(2, (Card("4S"),), None, 0),
        ),
        winner=0,
        draws=3,
    )
    base = View(
        seat=None,
        phase=Phase.PLAY,
        deal=2,
        round=4,
        turn=1,
        order=(0, 1),
        hand=(),
        drawn=None,
        draws_left=0,
        hand_sizes=(5, 1, 0),
        spares=((Card("JS"), Card("KC")), (Card("10D"),), ()),
        chips=(3, 1, 0),
        pile=6,
        acts=(pair,),
        best=pair,
        last_round=last,
        result=None,
        losers=(),
        legal=(),
    )
    return replace(base, **told)  # type: ignore[arg-type]


EXPECTED = {
    "en": """\
### Unsortiert
-# Deal 2 · Round 4 · Draw pile 6
**Ben** is to play.
**Anna** · Host
-# 5 cards · ●●● 3 · Reserve: `J♠·11` `K♣·Stop`
➤ **Ben**
-# 1 card · ●○○ 1 · Reserve: `10♦`
**Computer 1**
-# Out of this deal · ○○○ 0 · no reserve cards
To beat: **Pair of 9s** `9♥` `Joker` by Anna
Anna: `9♥` `Joker` · Pair of 9s
-# **Previous round:** Anna won it and drew 3 cards.
-# Ben: `K♥` · Draw card
-# Anna: `Q♠·12` · Single
-# Computer 1: takes reserve card `4♠`""",
    "de": """\
### Unsortiert
-# Durchgang 2 · Runde 4 · Ziehstapel 6
**Ben** ist dran.
**Anna** · Gastgeber
-# 5 Karten · ●●● 3 · Ersatz: `B♠·11` `K♣·Stop`
➤ **Ben**
-# 1 Karte · ●○○ 1 · Ersatz: `10♦`
**Computer 1**
-# Fertig für diesen Durchgang · ○○○ 0 · keine Ersatzkarten
Zu überbieten: **Paar 9er** `9♥` `Joker` von Anna
Anna: `9♥` `Joker` · Paar 9er
-# **Vorige Runde:** Anna hat gewonnen und 3 Karten gezogen.
-# Ben: `K♥` · Ziehkarte
-# Anna: `D♠·12` · Einzelkarte
-# Computer 1: nimmt Ersatzkarte `4♠`""",
}


@pytest.mark.parametrize("language", languages())
def test_the_board_tells_the_whole_story(language: str) -> None:
    """Turn, seats, what is to beat, this round and the last one, in both languages."""
    assert content(FACE.board(texts(language), FRIENDS, view())) == EXPECTED[language]


def test_the_board_offers_the_hand_the_rules_and_more_and_no_move() -> None:
    """A public message carries verbs only."""
    assert [one.what for one in controls(FACE.board(texts("en"), FRIENDS, view()))] == [
        "my-hand",
        "rules",
        "more",
    ]


def test_the_deadline_counts_down_in_each_readers_own_time() -> None:
    """The time is a mark that Discord turns into words."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert f"<t:{int(noon.timestamp())}:R>" in content(
        FACE.board(texts("en"), replace(FRIENDS, deadline=noon), view())
    )


def test_the_board_says_whose_time_ran_out() -> None:
    """A move that was made for somebody is told as such."""
    said = content(FACE.board(texts("en"), replace(FRIENDS, late=(0,)), view()))
    assert "Anna ran out of time, so the computer moved." in said


def test_an_opener_who_is_not_alone_sees_who_comes_after() -> None:
    """The seats that follow in this round are named in order."""
    opening = view(turn=0, order=(0, 1, 2), acts=(), best=None)
    said = content(FACE.board(texts("en"), FRIENDS, opening))
    assert "Nothing to beat yet: anything goes." in said
    assert "Then: Ben and Computer 1" in said


def test_a_winner_who_draws_is_named_with_what_is_left_to_place() -> None:
    """Drawn cards are counted, never named; nothing is to beat meanwhile."""
    said = content(FACE.board(texts("en"), FRIENDS, view(phase=Phase.INSERT, turn=0, draws_left=2)))
    assert "Anna** draws and has 2 cards to place." in said
    assert "To beat" not in said


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Computer for Kim \\_x\\_"), ("de", "Computer für Kim \\_x\\_")]
)
def test_who_got_up_is_still_named_until_they_return(language: str, name: str) -> None:
    """At their seat, with what is done for them, and as the winner of a round; their name is made safe."""
    stand_in = Sitter("2", computer=True, instead_of="Kim _x_")
    told = replace(FRIENDS, sitters=(stand_in, *FRIENDS.sitters[1:]))
    said = content(FACE.board(texts(language), told, view()))
    assert f"**{name}**\n" in said
    assert f"\n{name}: " in said
    assert said.count(name) == 5
    assert "Computer 2" not in said


@pytest.mark.parametrize(
    ("phase", "said"), [(Phase.DEAL, "The next deal is on its way."), (Phase.OVER, "The game is over.")]
)
def test_a_board_between_deals_says_what_it_waits_for(phase: Phase, said: str) -> None:
    """Without a turn there is no round to tell of."""
    shown = content(FACE.board(texts("en"), FRIENDS, view(phase=phase, turn=None)))
    assert said in shown
    assert "To beat" not in shown


@pytest.mark.parametrize("language", languages())
@SLOW
@given(state=states(least=0))
def test_every_board_keeps_the_limits(language: str, state: State) -> None:
    """At any moment of any game, with the nastiest of names and every fact there can be."""
    told = facts(state.options.players, deadline=datetime.now(UTC), late=(0, 1, 2), commitment="f" * 64)
    assert_within_limits(FACE.board(texts(language), told, GAME.view(state, None)))
    assert_within_limits(FACE.more(texts(language), told, GAME.view(state, None)))


@SLOW
@given(states(), st.integers(0, 2**32))
def test_states_that_differ_only_in_hidden_cards_have_the_same_board(state: State, seed: int) -> None:
    """Hands, the draw pile and the card just drawn leave no trace in public: not in words, not in ids."""
    other = shuffled_unseen(state, None, seed)
    told = facts(state.options.players)
    boards = [payload(FACE.board(texts("de"), told, GAME.view(each, None))) for each in (state, other)]
    assert boards[0] == boards[1]


@SLOW
@given(states(), st.integers(0, 2**32))
def test_a_hand_tells_nothing_of_other_hands(state: State, seed: int) -> None:
    """What a seat cannot see leaves no trace in its panel either."""
    told = facts(state.options.players)
    for seat in range(state.options.players):
        if state.phase is Phase.INSERT or seat == GAME.view(state, seat).turn or state.phase is Phase.PLAY:
            other = shuffled_unseen(state, seat, seed)
            panels = [FACE.panel(texts("de"), told, GAME.view(each, seat)) for each in (state, other)]
            assert payload(panels[0]) == payload(panels[1])


def test_the_shuffle_of_hidden_cards_does_change_something() -> None:
    """The two tests above compare states that are not the same."""
    state = played(4, 3, 1, 5)
    assert shuffled_unseen(state, None, 1) != state
