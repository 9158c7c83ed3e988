"""What every game promises, held against every game on offer, and against the smallest that there can be."""

import json
import random
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest
from bids import BIDS
from counted import rows
from playouts import CARDS, MOST_MOVES, UNSEEN, Step, Table, every_choice, steps
from pydantic import TypeAdapter
from tapped import FOR_ALL_GAMES, MOST_TAPPED

from engine import registry
from engine.cards import WITH_JOKERS
from engine.game import AnyGame, IllegalMove, MalformedMove, Outcome, RefusalCode
from engine.registry import GAMES
from engine.transcript import Transcript, positions, read, replay, write

HELD = {**GAMES, BIDS.key: BIDS}

TABLES = [
    Table(game, players, chosen, seed)
    for game in HELD.values()
    for players in game.seats
    for chosen in every_choice(game)
    for seed in ((2,) if chosen else (0, 1))
]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in HELD.items()])


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game is known to transcripts, too."""
    monkeypatch.setitem(registry._BY_KEY, BIDS.key, BIDS)


@pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in GAMES.items()])
def test_a_game_is_known_to_these_tests_and_to_computer_players(game: AnyGame) -> None:
    """A new game cannot be forgotten here, nor that somebody counts its moves by hand."""
    assert GAMES[game.key] is game
    assert rows(game.key)
    assert all(game.key in known for known in (CARDS, UNSEEN, MOST_MOVES))


@every_game
def test_a_game_has_its_computer_players_and_no_more_to_choose_than_can_be_tapped(game: AnyGame) -> None:
    """Values stand in one list, options beside those of every game in one command."""
    assert {"random", "greedy"} <= set(game.players)
    assert len(game.choosable) <= MOST_TAPPED - FOR_ALL_GAMES
    assert all(1 < len(values) <= MOST_TAPPED for values in game.choosable.values())


@every_table
def test_a_state_waits_for_a_deal_or_for_seats_or_is_over(table: Table) -> None:
    """Exactly one of the three; whoever is to act can act, and nobody else."""
    game = table.game
    for step in table.steps():
        for state in (step.before, step.after):
            waits = [game.deck(state) is not None, bool(game.to_act(state)), game.outcome(state) is not None]
            assert sum(waits) == 1
            able = tuple(seat for seat in range(table.players) if game.legal_moves(state, seat))
            assert able == tuple(sorted(game.to_act(state)))


@every_table
def test_every_legal_move_applies_and_prints_and_reads(table: Table) -> None:
    """No move is listed twice, and each leads somewhere."""
    game = table.game
    for step in table.steps():
        for seat in game.to_act(step.before):
            moves = game.legal_moves(step.before, seat)
            assert len({str(move) for move in moves}) == len(moves)
            for move in moves:
                assert game.parse_move(str(move)) == move
                after, events = game.apply(step.before, seat, move)
                assert after != step.before
                assert events


@every_table
def test_anything_else_raises_and_changes_nothing(table: Table) -> None:
    """Moves of other moments, other seats, deals out of time, decks that are none."""
    game = table.game
    played = list(table.steps())
    known = {str(step.move): step.move for step in played if step.seat is not None}
    for step in random.Random(table.seed).sample(played, min(40, len(played))):  # noqa: S311 - any steps will do
        before = deepcopy(step.before)
        for seat in range(-1, table.players + 1):
            legal = set(game.legal_moves(step.before, seat))
            for move in known.values():
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        game.apply(step.before, seat, move)
        deck = game.deck(step.before)
        with pytest.raises(IllegalMove) as refused:
            game.deal(step.before, played[0].move if deck is None else deck[1:])
        expected = RefusalCode.NO_DEAL_DUE if deck is None else RefusalCode.WRONG_DECK
        assert refused.value.code is expected
        assert step.before == before


@every_game
def test_nothing_but_the_deck_is_dealt(game: AnyGame) -> None:
    """Not without a card, nor with one too many, nor with any card in the place of any other."""
    before = game.start(game.options(game.seats[0], {}))
    deck = game.deck(before) or ()
    wrong = [(), deck[1:], (*deck, deck[0])]
    for place, card in enumerate(deck):
        wrong += [(*deck[:place], other, *deck[place + 1 :]) for other in {*WITH_JOKERS} - {card}]
    for cards in wrong:
        with pytest.raises(IllegalMove) as refused:
            game.deal(before, cards)
        assert refused.value.code is RefusalCode.WRONG_DECK
    game.deal(before, deck[::-1])


@every_table
def test_a_state_knows_what_was_chosen(table: Table) -> None:
    """From before the first deal to after the last move."""
    game = table.game
    options = table.options()
    assert game.options_of(game.start(options)) == options
    assert {game.options_of(step.after) for step in table.steps()} == {options}


@every_table
def test_cards_are_conserved(table: Table) -> None:
    """From the first deal on every card of the deck lies somewhere, once."""
    game = table.game
    deck = sorted(game.deck(table.begun()) or ())
    for step in table.steps():
        assert sorted(CARDS[game.key](step.after)) == deck


@every_table
def test_states_and_views_go_through_json(table: Table) -> None:
    """What the store writes is what it reads, and equal states have equal text."""
    game = table.game
    states: TypeAdapter[Any] = TypeAdapter(game.state_type)
    views: TypeAdapter[Any] = TypeAdapter(type(game.view(table.begun(), None)))
    for step in table.steps():
        assert states.validate_json(states.dump_json(step.after), strict=True) == step.after
        for seat in (None, *range(table.players)):
            view = game.view(step.after, seat)
            assert views.validate_json(views.dump_json(view), strict=True) == view


def _transcript(table: Table, played: list[Step]) -> Transcript:
    return Transcript(
        table.game.key,
        {"players": table.players, **table.chosen},
        tuple(step.move for step in played if step.seat is None),
        tuple(f"{step.seat} {step.move}" for step in played if step.seat is not None),
    )


@every_table
def test_a_transcript_replays_to_the_same_states(table: Table) -> None:
    """A deal that is due comes with the move before it; through text and back nothing changes."""
    game = table.game
    played = list(table.steps())
    transcript = _transcript(table, played)
    assert read(write(transcript)) == transcript
    settled = [step.after for step in played if game.deck(step.after) is None]
    assert list(replay(transcript)) == settled
    assert list(positions(transcript)) == [game.position(state) for state in settled]


@every_table
def test_a_position_says_who_holds_what_and_who_may_do_what(table: Table) -> None:
    """By the keys that all games have, in what JSON knows."""
    game = table.game
    for step in table.steps():
        position, seats = game.position(step.after), game.to_act(step.after)
        assert json.loads(json.dumps(position)) == position
        assert len(position["hands"]) == table.players
        assert position["turn"] == (seats[0] if seats else None)
        assert position["over"] == (game.outcome(step.after) is not None)
        moves = game.legal_moves(step.after, seats[0]) if seats else ()
        assert position["legal"] == sorted(map(str, moves))


def _check_outcome(table: Table, outcome: Outcome) -> None:
    """Somebody wins, and nobody both wins and loses; whoever does neither came in between."""
    seats = [*outcome.winners, *outcome.losers]
    assert outcome.winners
    assert len(seats) == len(set(seats))
    assert set(seats) <= set(range(table.players))
    assert outcome.reason


@every_table
def test_every_game_ends(table: Table) -> None:
    """With winners, losers and a reason, after which nothing may be done."""
    game = table.game
    played = list(table.steps())
    assert sum(step.seat is not None for step in played) < MOST_MOVES[game.key]
    outcome = game.outcome(played[-1].after)
    assert outcome is not None
    _check_outcome(table, outcome)
    with pytest.raises(IllegalMove) as refused:
        game.apply(played[-1].after, 0, played[-1].move)
    assert refused.value.code is RefusalCode.OVER


@every_table
def test_every_deal_that_ends_has_its_outcome(table: Table) -> None:
    """Winners, losers and a reason; none while one runs and before the first."""
    game = table.game
    assert game.deal_outcome(table.begun()) is None
    for step in table.steps():
        told = game.deal_outcome(step.after)
        assert (told is None) == bool(game.to_act(step.after))
        if told is not None:
            _check_outcome(table, told)


@every_table
def test_what_a_seat_cannot_see_does_not_change_its_view(table: Table) -> None:
    """Other hands, the pile and a card that another seat has drawn may be any cards for all it knows."""
    game = table.game
    for number, step in enumerate(table.steps()):
        for seat in (None, *range(table.players)):
            other = UNSEEN[game.key](step.after, seat, number)
            assert game.view(other, seat) == game.view(step.after, seat)


@every_game
def test_states_moves_and_events_are_frozen_values(game: AnyGame) -> None:
    """Frozen, slotted, equal by value."""
    step = list(steps(game, game.seats[0], 0))[1]
    for value in (step.after, step.move, *step.events, game.view(step.after, 0)):
        assert is_dataclass(value)
        assert not hasattr(value, "__dict__")
        with pytest.raises(FrozenInstanceError):
            setattr(value, fields(value)[0].name, None)


@every_game
def test_no_text_of_another_kind_is_a_move(game: AnyGame) -> None:
    """Every game refuses what it does not know."""
    for text in ("", "pass", "0", "play", "X" * 200, "\0"):
        with pytest.raises(MalformedMove):
            game.parse_move(text)
