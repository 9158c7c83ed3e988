"""The round before, folded: never more than three lines, the winner first, everybody named."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from panels import FACE, content, facts, seen
from positions import GAME, states
from test_board import FRIENDS, view

from bot.texts import languages, texts
from cogs.faces.seats import seat_name
from cogs.faces.unsortiert.decks import DECKS, coded
from cogs.faces.unsortiert.story import acts_folded, before
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, RoundResult

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
MOST_LINES = 3
FIVE = facts(5)


def round_of(*acts: Act, winner: int = 0) -> RoundResult:
    """A round that ended so."""
    return RoundResult(acts, winner, 0)


def single(seat: int, card: str, number: int) -> Act:
    """A single card that was played."""
    return Act(seat, (Card(card),), Kind.SINGLE, number)


def took(seat: int, card: str) -> Act:
    """A reserve card that was taken."""
    return Act(seat, (Card(card),), None, 0)


@pytest.mark.parametrize(
    ("acts", "lines"),
    [
        ((single(0, "9H", 9),), 1),
        ((single(0, "9H", 9), took(1, "2S")), 2),
        ((single(0, "9H", 9), single(1, "QS", 12)), 2),
        ((single(0, "9H", 9), *(took(seat, f"{seat}S") for seat in range(2, 5))), 2),
        ((*(single(seat, f"{seat + 2}H", seat + 2) for seat in range(3)), took(3, "2S"), took(4, "AS")), 3),
    ],
)
def test_a_round_takes_as_many_lines_as_it_needs_and_three_at_most(acts: tuple[Act, ...], lines: int) -> None:
    """All who took a card share one, all who played besides the winner another."""
    shown = view(last_round=round_of(*acts))
    assert len(before(texts("en"), FIVE, shown)) == lines <= MOST_LINES


def test_the_winner_comes_first_with_what_won() -> None:
    """Whoever opened."""
    last = round_of(single(1, "5S", 5), single(0, "9H", 9), took(2, "2S"))
    lines = [seen(line) for line in before(texts("en"), FRIENDS, view(last_round=last))]
    assert lines == [
        "-# **Previous round:** Anna won it with `9♥`.",
        "-# Also played: Ben `5♠`",
        "-# Took a reserve card: Computer 1 `2♠`",
    ]


@pytest.mark.parametrize(
    ("deck", "play"), [("normal", "`10♥` `Joker` (Pair of 10s)"), ("krass", "`10` `X` (Pair of 10s)")]
)
def test_what_a_joker_was_is_told(deck: str, play: str) -> None:
    """Where there is none, the cards say it."""
    pair = Act(0, (Card("10H"), Card("X")), Kind.PAIR, 10)
    told = replace(FRIENDS, deck=deck)
    assert seen(before(texts("en"), told, view(last_round=round_of(pair)))[0]).endswith(f"with {play}.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", DECKS)
@SLOW
@given(state=states())
def test_everybody_who_took_part_is_in_the_folded_round_with_their_cards(
    language: str, deck: str, state: State
) -> None:
    """Folding loses nobody, and no line begins with nothing."""
    say, shown = texts(language), GAME.view(state, None)
    told = facts(state.options.players, deck=deck)
    lines = before(say, told, shown)
    assert len(lines) <= MOST_LINES
    assert all(line.startswith("-# ") and line.strip("-# ") for line in lines)
    for act in shown.last_round.acts if shown.last_round else ():
        assert any(
            seat_name(say, told, act.seat) in line and coded(say, deck, act.cards) in line for line in lines
        )


@pytest.mark.parametrize("language", languages())
@SLOW
@given(state=states())
def test_the_last_round_of_a_deal_is_folded_beside_a_picture(language: str, state: State) -> None:
    """Two lines at most, in which everybody is named."""
    say, shown = texts(language), GAME.view(state, None)
    told = facts(state.options.players, pictures=True)
    acts = shown.result.acts if shown.result else ()
    lines = acts_folded(say, told, acts)
    assert len(lines) <= 2
    assert all(any(seat_name(say, told, act.seat) in line for line in lines) for act in acts)
    said = content(FACE.result(say, told, shown))
    assert all(seen(line) in said for line in lines)
