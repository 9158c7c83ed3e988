"""The private hand: every legal move behind its controls, nothing else, and labels that tell the truth."""

import random
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import FACE, LOOKS, as_move, content, controls, facts, payload, reachable, seen, walk
from positions import GAME, plays, states, views

from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.seats import seat_name
from cogs.faces.unsortiert.decks import DECKS, draw
from cogs.faces.unsortiert.places import prospects
from engine.unsortiert.combinations import Reading, strength
from engine.unsortiert.moves import Insert, Play, Take
from engine.unsortiert.options import Options
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
Looks: TypeAlias = dict[str, Any]
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def every_view(state: State) -> list[View]:
    """What each seat sees."""
    return [GAME.view(state, seat) for seat in range(state.options.players)]


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_the_legal_moves_and_no_others_can_be_reached_in_any_game(
    language: str, state: State, looks: Looks
) -> None:
    """Each legal move is offered exactly once on all the steps of a panel, whoever looks."""
    for view in every_view(state):
        told = facts(state.options.players, **looks)
        panels = walk(texts(language), told, view)
        assert sorted(map(str, reachable(panels))) == sorted(map(str, view.legal))
        for panel in panels.values():
            assert_within_limits(panel)


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_the_legal_moves_can_be_reached_with_any_hand_up_to_the_whole_deck(
    language: str, view: View, looks: Looks
) -> None:
    """Hands that outgrow the buttons move into selects, and nothing gets lost."""
    panels = walk(texts(language), facts(**looks), view)
    assert sorted(map(str, reachable(panels))) == sorted(map(str, view.legal))
    for panel in panels.values():
        assert_within_limits(panel)


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_a_label_names_the_cards_at_its_places(language: str, view: View, looks: Looks) -> None:
    """A play's label begins with its cards, with their places where others look alike, then what they are."""
    say, deck = texts(language), looks["deck"]
    drawn = [draw(say, deck, [card]) for card in view.hand]
    for one in controls(walk(say, facts(**looks), view)["hand"]):
        move = as_move(one.what)
        group = (move.start, move.length) if isinstance(move, Play) else _group(one.what)
        if group is None:
            continue
        cards = view.hand[group[0] : sum(group)]
        king = isinstance(move, Play) and move.number == 0
        shown, _, told = one.label.partition(" · ") if king else one.label.rpartition(" · ")
        start, length = group
        alike = [at for at in range(len(drawn)) if drawn[at : at + length] == drawn[start : start + length]]
        places = str(start + 1) if length == 1 else f"{start + 1}-{start + length}"
        place = f" ({places})" if len(alike) > 1 else ""
        assert seen(shown) == seen(draw(say, deck, cards, bare=king)) + place
        if isinstance(move, Play):
            assert told.startswith(seen(say("unsortiert-kind", kind=move.kind.value)))


def _group(what: str) -> tuple[int, int] | None:
    verb, _, span = what.partition(":")
    if verb != "read":
        return None
    start, length = span.split("+")
    return int(start), int(length)


@SLOW
@given(views())
def test_plays_stand_in_hand_order(view: View) -> None:
    """Groups of cards come from left to right, shorter ones first."""
    shown = controls(FACE.panel(texts("en"), facts(), view))
    groups = [
        (move.start, move.length) if isinstance(move := as_move(one.what), Play) else _group(one.what)
        for one in shown
    ]
    found = [group for group in groups if group is not None]
    assert found == sorted(found)


@SLOW
@given(views())
def test_a_place_promises_what_the_card_makes_there(view: View) -> None:
    """The best new combination of each kind is the best play there that needs the new card."""
    cards = [view.drawn] if view.drawn is not None else list(view.spares[0])
    for card in cards:
        for one in prospects(view.hand, card):
            after = (*view.hand[: one.place], card, *view.hand[one.place :])
            new = [
                play
                for play in plays(after)
                if play.length > 1 and play.start <= one.place < play.start + play.length
            ]
            best = {
                Reading(kind, max(p.number for p in new if p.kind == kind)) for kind in {p.kind for p in new}
            }
            assert set(one.makes) == best


@SLOW
@given(views())
def test_a_place_warns_of_what_is_torn_apart_unless_something_better_comes_of_it(view: View) -> None:
    """The best old combination across the place is told when nothing new there is as strong."""
    cards = [view.drawn] if view.drawn is not None else list(view.spares[0])
    for card in cards:
        for one in prospects(view.hand, card):
            torn = [p for p in plays(view.hand) if p.start < one.place < p.start + p.length]
            best = max(torn, key=lambda p: strength(p.kind, p.number), default=None)
            made = [strength(reading.kind, reading.number) for reading in one.makes]
            lost = best is not None and strength(best.kind, best.number) > max(made, default=0)
            assert one.breaks == (Reading(best.kind, best.number) if best and lost else None)


@SLOW
@given(views(), LOOKS)
def test_a_place_is_named_by_the_cards_beside_it(view: View, looks: Looks) -> None:
    """Each option names its left and right neighbour as the hand does; below a picture, as buttons do."""
    say, deck = texts("en"), DECKS[looks["deck"]]
    called = deck.full if looks["pictures"] else deck.tight
    for step, panel in walk(say, facts(**looks), view).items():
        for one in controls(panel):
            move = as_move(one.what)
            if isinstance(move, Insert | Take):
                beside = view.hand[max(0, move.place - 1) : move.place + 1]
                assert all(called(say, card) in one.label for card in beside), step


@EVERY_LANGUAGE
@SLOW
@given(views(), LOOKS)
def test_no_two_things_to_press_on_a_panel_look_alike(language: str, view: View, looks: Looks) -> None:
    """Two jokers, or two cards of one number without suits, are told apart by where they are."""
    for step, panel in walk(texts(language), facts(**looks), view).items():
        labels = [one.label for one in controls(panel)]
        assert len(set(labels)) == len(labels), step


@EVERY_LANGUAGE
@SLOW
@given(views(), st.sampled_from([*DECKS]))
def test_the_best_places_are_told_in_the_words_of_the_options(language: str, view: View, deck: str) -> None:
    """Never as numbers, which read like cards."""
    for panel in walk(texts(language), facts(deck=deck), view).values():
        places = {seen(one.label) for one in controls(panel) if isinstance(as_move(one.what), Insert | Take)}
        *_, hints = content(panel).rpartition(seen(texts(language)("place-hints")) + "\n")
        told = {line.rpartition(": **")[0] for line in hints.splitlines() if places and ": **" in line}
        assert told <= places


@SLOW
@given(views(), st.sampled_from([*DECKS]))
def test_beside_a_picture_the_best_places_are_told_by_their_numbers(view: View, deck: str) -> None:
    """All places where a card becomes the same in one line, as their options say."""
    say = texts("en")
    for panel in walk(say, facts(deck=deck, pictures=True), view).values():
        places = [one for one in controls(panel) if isinstance(as_move(one.what), Insert | Take)]
        best = [seen(one.description).partition(" - ")[0].partition(",")[0] for one in places]
        lines = [line for line in content(panel).splitlines() if line.startswith(("Place ", "Places "))]
        assert len(lines) <= 4
        for line in lines:
            told, _, makes = line.partition(" ")[2].rstrip("*").partition(": **")
            assert [int(gap) for gap in told.split(", ")] == [
                gap for gap, made in enumerate(best, 1) if made == makes
            ]


@EVERY_LANGUAGE
@SLOW
@given(views())
def test_an_opener_with_reserve_cards_reads_that_they_cannot_be_taken_now(language: str, view: View) -> None:
    """And nobody else does."""
    said = content(FACE.panel(texts(language), facts(), view))
    opens = view.phase is Phase.PLAY and not view.acts and bool(view.legal)
    assert (texts(language)("unsortiert-hand-open-reserve") in said) == (opens and bool(view.spares[0]))


@SLOW
@given(
    views(), st.text(max_size=30) | st.from_regex(r"(spare|read|hand|play|page):[0-9+:]{0,6}", fullmatch=True)
)
def test_a_step_that_makes_no_sense_shows_the_plain_hand(view: View, step: str) -> None:
    """Whatever an old button carries, the panel stands as things stand."""
    steps = walk(texts("de"), facts(), view)
    expected = steps.get(step, steps["hand"])
    assert payload(FACE.panel(texts("de"), facts(), view, step)) == payload(expected)


@SLOW
@given(views(), LOOKS)
def test_one_can_go_back_from_everything_but_a_drawn_card(view: View, looks: Looks) -> None:
    """Second steps lead back to the hand; a card just drawn has to go in."""
    panels = walk(texts("en"), facts(**looks), view)
    for step, panel in panels.items():
        back = [one for one in controls(panel) if one.what == "hand"]
        assert len(back) == (0 if view.drawn is not None else 1), step


@EVERY_LANGUAGE
@SLOW
@given(states(), LOOKS)
def test_a_seat_that_waits_has_no_move_and_reads_whom_it_waits_for(
    language: str, state: State, looks: Looks
) -> None:
    """Not to act: the hand, no move, and the name of the one to act."""
    told = facts(state.options.players, **looks)
    for view in every_view(state):
        if view.turn is not None and view.seat != view.turn:
            panel = FACE.panel(texts(language), told, view)
            assert [one.what for one in controls(panel)] == ["hand"]
            name = seat_name(texts(language), told, view.turn)
            assert (seen(name) in content(panel)) != told.sitters[view.turn].computer


@EVERY_LANGUAGE
@SLOW
@given(states(), st.integers(0, 2**32), LOOKS)
def test_a_waiting_hand_stays_true_while_computers_play(
    language: str, state: State, seed: int, looks: Looks
) -> None:
    """It is not drawn anew with every move, so it says nothing that another's move makes wrong."""
    players = state.options.players
    told = Facts(
        7, 3, tuple(Sitter(str(seat), computer=seat > 0) for seat in range(players)), Options(5, 5), **looks
    )
    shown = FACE.panel(texts(language), told, GAME.view(state, 0))
    rng = random.Random(seed)  # noqa: S311 - any game will do
    while state.hands[0] and (to_act := GAME.to_act(state)) and to_act != (0,):
        assert payload(FACE.panel(texts(language), told, GAME.view(state, 0))) == payload(shown)
        state, _ = GAME.apply(state, to_act[0], rng.choice(GAME.legal_moves(state, to_act[0])))


@SLOW
@given(views())
def test_a_notice_stands_on_top(view: View) -> None:
    """What has to be said about the click comes first."""
    assert content(FACE.panel(texts("en"), facts(), view, "hand", "Listen.")).startswith("Listen.\n")
