"""The private hand in Shithead: every legal move behind its controls, nothing else, at any moment."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import SELECT, assert_within_limits, components
from panels import as_move, content, controls, facts, payload, reachable, seen, walk
from shithead_positions import GAME, played, states, turns
from shithead_table import FACE

from bot.texts import languages, texts
from cogs.faces import Facts
from cogs.faces.seats import seat_name
from engine.shithead.moves import TAKE, Open, Play
from engine.shithead.state import State
from engine.shithead.view import Phase, View

SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
KEY = "shithead"
GREEDY = GAME.players["greedy"]


def every_view(state: State) -> list[View]:
    """What each seat sees."""
    return [GAME.view(state, seat) for seat in range(state.options.players)]


def table(state: State, **told: Any) -> Facts:
    """The facts of its table, with the nastiest of names."""
    return facts(state.options.players, game=KEY, **told)


@EVERY_LANGUAGE
@SLOW
@given(state=states(), pictures=st.booleans())
def test_the_legal_moves_and_no_others_can_be_reached_in_any_game_of_shithead(
    language: str, state: State, *, pictures: bool
) -> None:
    """Each is offered on some step of the panel, whoever looks."""
    for view in every_view(state):
        panels = walk(texts(language), table(state, pictures=pictures), view, KEY)
        assert {*reachable(panels, KEY)} == {*view.legal}
        for panel in panels.values():
            assert_within_limits(panel)


@EVERY_LANGUAGE
@SLOW
@given(state=turns(), pictures=st.booleans())
def test_each_move_of_shithead_is_offered_once_with_any_cards(
    language: str, state: State, *, pictures: bool
) -> None:
    """Hands that outgrow the buttons move into selects, and nothing gets lost."""
    view = GAME.view(state, 0)
    panels = walk(texts(language), table(state, pictures=pictures), view, KEY)
    assert sorted(map(str, reachable(panels, KEY))) == sorted(map(str, view.legal))
    for panel in panels.values():
        assert_within_limits(panel)


@EVERY_LANGUAGE
@SLOW
@given(state=turns(), pictures=st.booleans())
def test_a_label_says_rank_and_count_and_no_two_look_alike(
    language: str, state: State, *, pictures: bool
) -> None:
    """A play by its rank's letter, several cards with how many."""
    say, view = texts(language), GAME.view(state, 0)
    shown = [*controls(FACE.panel(say, table(state, pictures=pictures), view))]
    assert len({one.label for one in shown}) == len(shown)
    for one in shown:
        move = as_move(one.what, KEY)
        if isinstance(move, Play):
            letter = seen(say("rank", rank=move.rank))
            expected = letter if move.count == 1 else f"{letter} \u00d7{move.count}"
            assert seen(one.label).partition(" · ")[0] == expected


@SLOW
@given(turns())
def test_the_pile_can_be_taken_only_when_nothing_else_can_be_done(state: State) -> None:
    """By one button; the message says why."""
    view = GAME.view(state, 0)
    panel = FACE.panel(texts("en"), table(state), view)
    whats = [one.what for one in controls(panel)]
    assert ("take" in whats) == (view.legal == (TAKE,))
    assert ("Take the pile: " in content(panel)) == ("take" in whats)
    if "take" in whats:
        assert whats == ["take", "hand"]


@SLOW
@given(turns())
def test_buttons_give_way_to_selects_where_there_are_too_many_plays(state: State) -> None:
    """From the twenty-sixth on; they stay in the order of the cards."""
    view = GAME.view(state, 0)
    panel = FACE.panel(texts("en"), table(state), view)
    plays = [one.what for one in controls(panel) if isinstance(as_move(one.what, KEY), Play)]
    assert plays == [str(move) for move in view.legal if isinstance(move, Play)]
    selects = [part for part in components(panel) if part["type"] == SELECT]
    assert bool(selects) == (len(plays) > 25)


@SLOW
@given(
    turns() | states(),
    st.text(max_size=30) | st.from_regex(r"(pick|hand|hint|play|open|ready):[0-9+:]{0,6}", fullmatch=True),
)
def test_a_step_of_shithead_that_makes_no_sense_shows_the_plain_hand(state: State, step: str) -> None:
    """Whatever an old button carries, the panel stands as things stand."""
    told = table(state, hints=False)
    for view in every_view(state):
        steps = walk(texts("de"), told, view, KEY)
        plain = step.removeprefix("hint:") if step.startswith("hint:") else step
        expected = steps.get(plain, steps["hand"])
        assert payload(FACE.panel(texts("de"), told, view, step)) == payload(expected)


@EVERY_LANGUAGE
@SLOW
@given(state=states(), pictures=st.booleans())
def test_a_seat_that_waits_in_shithead_has_no_move(language: str, state: State, *, pictures: bool) -> None:
    """Not to act: the cards, no move, at the end the way to another game."""
    to_act = GAME.to_act(state)
    for view in every_view(state):
        panel = FACE.panel(texts(language), table(state, pictures=pictures), view)
        if view.seat not in to_act:
            over = view.phase is Phase.OVER
            assert [one.what for one in controls(panel)] == ["again" if over else "hand"]


@EVERY_LANGUAGE
def test_who_has_chosen_reads_that_others_still_choose_and_not_who(language: str) -> None:
    """A name would be wrong as soon as its player has chosen, too; the board has them all."""
    say, state = texts(language), played(5, 1, 0)
    while len(choosing := GAME.to_act(state)) > 1:
        seat = choosing[0]
        state, _ = GAME.apply(state, seat, GAME.legal_moves(state, seat)[-1])
        told = table(state)
        said = content(FACE.panel(say, told, GAME.view(state, seat)))
        assert said.startswith(f"### {say('shithead-hand-chosen')}\n{say('shithead-hand-others')}\n")
        assert not [other for other in range(5) if seen(seat_name(say, told, other)) in said]


@SLOW
@given(states(), st.integers(0, 2**32))
def test_a_waiting_hand_in_shithead_stays_true_as_long_as_its_moment_does(state: State, seed: int) -> None:
    """It is not drawn anew with every move, so it says nothing that another's move makes wrong.

    What one did last oneself stays true, even once so much was done since that no view has it any more.
    """
    told, say, rng = table(state), texts("en"), Random(seed)  # noqa: S311 - any game will do
    if 0 in GAME.to_act(state):
        state, _ = GAME.apply(state, 0, GREEDY(GAME.view(state, 0), rng))
    view = GAME.view(state, 0)
    shown, moment = {*content(FACE.panel(say, told, view)).splitlines()}, FACE.moment(view)
    while (to_act := GAME.to_act(state)) and 0 not in to_act:
        if FACE.moment(GAME.view(state, 0)) == moment:
            assert {*content(FACE.panel(say, told, GAME.view(state, 0))).splitlines()} <= shown
        seat = rng.choice(to_act)
        state, _ = GAME.apply(state, seat, GREEDY(GAME.view(state, seat), rng))


def test_the_moment_changes_with_the_start_and_the_end() -> None:
    """An open hand is drawn anew for nothing else that others do."""
    moments = []
    for moves in range(300):
        state = played(4, 3, moves)
        moment = FACE.moment(GAME.view(state, 0))
        if moment not in moments:
            moments.append(moment)
        if GAME.outcome(state) is not None:
            break
    assert moments == ["choose", "play", "over"]


@SLOW
@given(turns() | states())
def test_a_hint_in_shithead_is_one_line_on_top_wherever_there_is_a_choice(state: State) -> None:
    """It names what the computer player would do of what can be pressed; all else stays as it was."""
    say, told = texts("en"), table(state)
    for view in every_view(state):
        panels = walk(say, told, view, KEY)
        for step, panel in panels.items():
            hints = [one.what for one in controls(panel) if one.what.startswith("hint")]
            assert len(hints) == (len(view.legal) > 1), step
            for what in hints:
                hinted = FACE.panel(say, told, view, what)
                first, *rest = content(hinted).splitlines()
                assert_within_limits(hinted)
                assert rest == content(panel).splitlines()
                assert [*controls(hinted)] == [*controls(panel)]
                assert f"**{_name(view, panels, GREEDY(view, Random(0)))}**" in first  # noqa: S311


def _name(view: View, panels: dict[str, Any], move: Any) -> str:
    """What stands on the button for a move; of open cards these."""
    assert move in view.legal
    if isinstance(move, Open):
        return " ".join(seen(_written(card)) for card in move.cards)
    labels = [one.label for one in controls(panels["hand"]) if one.what == str(move)]
    return seen(labels[0]).partition(" · ")[0]


def _written(card: str) -> str:
    return card[:-1] + {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}[card[-1]]


@SLOW
@given(turns() | states())
def test_where_hints_are_off_shithead_offers_and_gives_none(state: State) -> None:
    """An old button shows the hand as it stands."""
    say, told = texts("de"), table(state, hints=False)
    for view in every_view(state):
        panels = walk(say, told, view, KEY)
        assert not [one for panel in panels.values() for one in controls(panel) if "hint" in one.what]
        assert payload(FACE.panel(say, told, view, "hint")) == payload(panels["hand"])


@SLOW
@given(states())
def test_a_notice_stands_on_top_in_shithead(state: State) -> None:
    """What has to be said about the click comes first."""
    for view in every_view(state):
        said = content(FACE.panel(texts("en"), table(state), view, "hand", "Listen."))
        assert said.startswith("Listen.\n")


@EVERY_LANGUAGE
def test_when_shithead_is_over_everybody_reads_how_it_ended_for_them(language: str) -> None:
    """First, last, or in between; no move is left."""
    say, state = texts(language), played(4, 1, 5000)
    assert GAME.outcome(state) is not None
    titles = [content(FACE.panel(say, table(state), view)).splitlines()[0] for view in every_view(state)]
    first, last = state.standing.places[0][0], state.standing.places[-1][0]
    assert state.standing.phase is Phase.OVER
    assert titles[first] == f"### {say('hand-won')}"
    assert titles[last] == f"### {say('shithead-hand-last')}"
    assert len({*titles}) == 4
