"""The private hand in Scouting: every legal move behind its steps, nothing else, and labels that are true."""

import random
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import LOOKS, as_move, content, controls, facts, payload, reachable, seen, walk
from shows import GAME, cards, facing, states, views

from bot.texts import languages, texts
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.scouting.decks import draw, tight
from engine.rows import inserted
from engine.scouting.combinations import DECK, KINDS, NUMBERS, numbers
from engine.scouting.legal import take
from engine.scouting.moves import End, Scout, ScoutShow, Show
from engine.scouting.state import State
from engine.scouting.view import View

KEY = "scouting"
FACE = FACES[KEY]
SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
Looks: TypeAlias = dict[str, Any]
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def told(players: int = 4, **looks: Any) -> Facts:
    """A table of Scouting with nasty names."""
    return facts(players, game=KEY, **looks)


def every_view(state: State) -> list[View]:
    """What each seat sees."""
    return [GAME.view(state, seat) for seat in state.options.seats]


def assert_all_reachable(language: str, view: View, told: Facts) -> None:
    """Each legal move is offered exactly once on all the steps, and every step keeps the limits."""
    panels = walk(texts(language), told, view, KEY)
    assert sorted(map(str, reachable(panels, KEY))) == sorted(map(str, view.legal))
    for panel in panels.values():
        assert_within_limits(panel)


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_the_legal_moves_and_no_others_can_be_reached_in_any_game(
    language: str, state: State, looks: Looks
) -> None:
    """Whoever looks, at any moment, at tables of any size."""
    for view in every_view(state):
        assert_all_reachable(language, view, told(state.options.players, **looks))


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_the_legal_moves_can_be_reached_with_any_hand_against_any_show(
    language: str, view: View, looks: Looks
) -> None:
    """Hands that outgrow the buttons move into selects, and nothing gets lost."""
    assert_all_reachable(language, view, told(**looks))


@pytest.mark.parametrize("pictures", [True, False])
def test_thousands_of_moves_can_be_reached_with_the_whole_deck_in_order(*, pictures: bool) -> None:
    """No hand has more that can be shown."""
    show = cards((5, 5))
    hand = tuple(sorted((card for card in DECK if card not in show), key=NUMBERS.__getitem__))
    view = facing(hand, show)
    assert len(view.legal) > 5000
    assert_all_reachable("de", view, told(pictures=pictures))


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_a_shows_label_names_its_cards_and_its_kind(language: str, view: View, looks: Looks) -> None:
    """On the hand and after a scouted card, with the places where another group looks the same."""
    say, deck = texts(language), looks["deck"]
    for panel in walk(say, told(**looks), view, KEY).values():
        for one in controls(panel):
            move = as_move(one.what, KEY)
            if not isinstance(move, Show | ScoutShow):
                continue
            hand = hand_of(view, move)
            shown = hand[move.start : move.start + move.length]
            group = numbers(shown)
            named, _, kind = one.label.rpartition(" · ")
            assert seen(named).startswith(seen(draw(say, deck, shown)))
            alike = [at for at in range(len(hand)) if looks_same(say, deck, hand, at, shown)]
            assert seen(named).endswith(")") == (len(alike) > 1)
            sort = KINDS[group].value if KINDS[group].value != "set" else SETS[len(group)]
            assert seen(kind) == seen(say("scouting-kind", kind=sort))


SETS = {2: "pair", 3: "triple", 4: "four"}


def hand_of(view: View, move: Show | ScoutShow) -> tuple[Any, ...]:
    """The hand in which a show lies."""
    if isinstance(move, Show):
        return view.hand
    return inserted(view.hand, move.place, take(view.show, move.end)[0])


def looks_same(say: Any, deck: str, hand: tuple[Any, ...], at: int, shown: tuple[Any, ...]) -> bool:
    """Whether cards that look like these lie at a place."""
    there = hand[at : at + len(shown)]
    return len(there) == len(shown) and draw(say, deck, there) == draw(say, deck, shown)


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_a_place_is_called_by_the_cards_beside_it(language: str, view: View, looks: Looks) -> None:
    """To scout to, and to scout to before one shows."""
    say = texts(language)
    for step, panel in walk(say, told(**looks), view, KEY).items():
        for one in controls(panel):
            place = place_of(step, one.what)
            if place is not None:
                beside = view.hand[max(0, place - 1) : place + 1]
                assert all(tight(say, looks["deck"], card) in one.label for card in beside), step
                assert one.description


def place_of(step: str, what: str) -> int | None:
    """The place that choosing an option is about; None where it is about something else."""
    move = as_move(what, KEY)
    if isinstance(move, Scout):
        return move.place
    verb, *rest = what.split(":")
    return int(rest[1]) if verb == "both" and len(rest) > 1 and not step.startswith(what) else None


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_no_two_things_to_press_on_a_panel_look_alike(language: str, view: View, looks: Looks) -> None:
    """Two ends with the same card, and equal cards without suits, are told apart by where they are."""
    for step, panel in walk(texts(language), told(**looks), view, KEY).items():
        labels = [one.label for one in controls(panel)]
        assert len(set(labels)) == len(labels), step


@SLOW
@given(views(), LOOKS)
def test_places_before_a_show_are_those_after_which_something_can_be_shown(view: View, looks: Looks) -> None:
    """No others, and what each says it makes possible can be shown there."""
    say, where = texts("en"), told(**looks)
    panels = walk(say, where, view, KEY)
    for end in End:
        legal = {move.place for move in view.legal if isinstance(move, ScoutShow) and move.end == end}
        step = f"both:{end.value}"
        shown = FACE.panel(say, where, view, step)
        places = {
            int(one.what.rpartition(":")[2]) for one in controls(shown) if one.what.startswith(f"{step}:")
        }
        assert places == legal
        for place in places:
            assert f"{step}:{place}" in panels
            (option,) = [one for one in controls(shown) if one.what == f"{step}:{place}"]
            first = seen(option.description).lower().partition("to show: ")[2].split(", ")[0]
            length = first.count("-") + 1 if first.startswith("run") else NAMED[first.split()[0]]
            moves = [one for one in view.legal if isinstance(one, ScoutShow) and one.place == place]
            assert length == max(one.length for one in moves if one.end == end)


NAMED = {"single": 1, "pair": 2, "triple": 3, "four": 4}


@SLOW
@given(
    views(),
    st.text(max_size=30) | st.from_regex(r"(scout|both|show|hand|hint|place):[LR0-9+:]{0,6}", fullmatch=True),
)
def test_a_step_that_makes_no_sense_shows_the_plain_hand(view: View, step: str) -> None:
    """Whatever an old button carries, the panel stands as things stand."""
    where, say = told(hints=False), texts("de")
    steps = walk(say, where, view, KEY)
    panel = payload(FACE.panel(say, where, view, step))
    assert panel in [payload(one) for one in steps.values()]
    if step not in steps and not step.startswith("both"):
        assert panel == payload(steps["hand"])


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_back_leads_to_the_step_before(language: str, view: View, looks: Looks) -> None:
    """One step at a time, and from the first one to the hand."""
    panels = walk(texts(language), told(**looks), view, KEY)
    for step, panel in panels.items():
        back = [one.what for one in controls(panel) if one.label == texts(language)("button-back")]
        if step == "hand":
            assert not back
        else:
            (before,) = back
            there = [one.what for one in controls(panels[before]) if one.what in panels]
            assert payload(panel) in [payload(panels[one]) for one in there], step


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_a_seat_that_waits_has_no_move_and_reads_that_others_are_to_act(
    language: str, state: State, looks: Looks
) -> None:
    """Not to act: the hand, no move, and no name, which would soon be wrong."""
    where, say = told(state.options.players, **looks), texts(language)
    for view in every_view(state):
        if view.turn is not None and view.seat != view.turn:
            panel = FACE.panel(say, where, view)
            assert [one.what for one in controls(panel)] == ["hand"]
            assert content(panel).splitlines()[0] == f"### {say('turn-others')}"


@EVERY_LANGUAGE
@SLOW
@given(states(), st.integers(0, 2**32), LOOKS)
def test_a_waiting_hand_is_drawn_anew_whenever_it_would_say_something_wrong(
    language: str, state: State, seed: int, looks: Looks
) -> None:
    """While computers play it changes with its moment only: with one's own points."""
    players, say = state.options.players, texts(language)
    sitters = tuple(Sitter(str(seat), computer=seat > 0) for seat in range(players))
    where = Facts(7, 3, sitters, GAME.options(players, {}), **looks)
    rng = random.Random(seed)  # noqa: S311 - any game will do
    before = GAME.view(state, 0)
    while (to_act := GAME.to_act(state)) and to_act != (0,):
        state, _ = GAME.apply(state, to_act[0], rng.choice(GAME.legal_moves(state, to_act[0])))
        after = GAME.view(state, 0)
        waits = before.turn not in {None, 0} and after.turn not in {None, 0}
        if waits and FACE.moment(before) == FACE.moment(after):
            assert payload(FACE.panel(say, where, before)) == payload(FACE.panel(say, where, after))
        before = after


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_a_waiting_hand_of_scouting_names_no_card_but_those_that_it_holds(
    language: str, state: State, looks: Looks
) -> None:
    """A card of the show may be gone at once, even into this hand, and the board tells of what lies."""
    where, say = told(state.options.players, **looks), texts(language)
    for view in every_view(state):
        if view.turn not in {None, view.seat}:
            said = content(FACE.panel(say, where, view))
            assert "`" not in said.replace("```", "")


def test_a_card_scouted_from_others_does_not_draw_a_waiting_hand_anew() -> None:
    """Only the owner's, who has got a point: requests are scarce."""
    state = GAME.start(GAME.options(3, {}))
    state, _ = GAME.deal(state, DECK)
    state, _ = GAME.apply(state, 0, Show(0, 1))
    scouted, _ = GAME.apply(state, 1, Scout(End.LEFT, 0))
    moments = [
        (FACE.moment(GAME.view(state, seat)), FACE.moment(GAME.view(scouted, seat))) for seat in range(3)
    ]
    assert [before != after for before, after in moments] == [True, False, False]


@SLOW
@given(views())
def test_a_notice_stands_on_top(view: View) -> None:
    """What has to be said about the click comes first, on every step."""
    for step in walk(texts("en"), told(), view, KEY):
        assert content(FACE.panel(texts("en"), told(), view, step, "Listen.")).startswith("Listen.\n")
