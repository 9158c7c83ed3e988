"""Any deals, moves and mistakes in Scouting that hypothesis thinks of keep the rules' promises."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from playouts import steps
from scouting_scene import conceivable
from scouting_unseen import cards_of

from engine.cards import Card
from engine.game import IllegalMove
from engine.scouting.combinations import DECK
from engine.scouting.game import Scouting
from engine.scouting.moves import Move
from engine.scouting.state import State
from engine.scouting.view import Phase

GAME = Scouting()
MOVES = conceivable(5)


def _number(card: Card) -> int:
    return ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q").index(card[:-1]) + 1


def _beats(laid: Sequence[Card], lying: Sequence[Card]) -> bool:
    """Whether cards can be shown and beat what lies, as the rules say it, without anything of the engine."""
    numbers = [_number(card) for card in laid]
    steps = {after - before for before, after in pairwise(numbers)}
    if len(steps) > 1 or not steps <= {-1, 0, 1}:
        return False
    return _decides(laid) > _decides(lying)


def _decides(cards: Sequence[Card]) -> tuple[int, bool, int]:
    numbers = [_number(card) for card in cards]
    return len(numbers), len(numbers) > 1 and len(set(numbers)) == 1, min(numbers, default=0)


def _groups(hand: Sequence[Card], lying: Sequence[Card]) -> Iterator[str]:
    for start in range(len(hand)):
        for length in range(1, len(hand) - start + 1):
            if _beats(hand[start : start + length], lying):
                yield f"{start}+{length}"


def _legal(state: State) -> Iterator[str]:
    """What the seat whose turn it is may do, found by trying everything."""
    hand, show = state.hands[state.turn], state.show.cards
    yield from (f"show:{group}" for group in _groups(hand, show))
    takes = {"L": (show[:1], show[1:])} if show else {}
    if len(show) > 1:
        takes["R"] = (show[-1:], show[:-1])
    for end, (card, left) in takes.items():
        for place in range(len(hand) + 1):
            yield f"scout:{end}:{place}"
            if state.markers[state.turn]:
                held = hand[:place] + card + hand[place:]
                yield from (f"scoutshow:{end}:{place}:{group}" for group in _groups(held, left))


class Table(RuleBasedStateMachine):
    """One game of Scouting and everybody who could touch it."""

    state: State

    @initialize(players=st.integers(3, 5))
    def sit_down(self, players: int) -> None:
        """So many players; nothing else can be chosen."""
        self.state = GAME.start(GAME.options(players, {}))

    @precondition(lambda self: GAME.deck(self.state) is not None)
    @rule(cards=st.permutations(DECK))
    def deal(self, cards: list[Card]) -> None:
        """Any order of the deck."""
        deal = self.state.standing.deal
        self.state, events = GAME.deal(self.state, cards)
        assert self.state.standing.deal == deal + 1
        assert len(events) == 1 + self.state.options.players

    @precondition(lambda self: bool(GAME.to_act(self.state)))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Any legal move; the points that it brings are those that the rules name."""
        before, seat = self.state, self.state.turn
        chosen = data.draw(st.sampled_from(GAME.legal_moves(before, seat)))
        self.state, _ = GAME.apply(before, seat, chosen)
        gained = [len(after) - len(pile) for after, pile in zip(self.state.piles, before.piles, strict=True)]
        scouted = sum(self.state.scouted) - sum(before.scouted)
        assert scouted == (not str(chosen).startswith("show:"))
        shows = not str(chosen).startswith("scout:")
        assert gained[seat] == sum(gained) == (len(before.show.cards) - scouted if shows else 0)

    @rule(seat=st.integers(-1, 5), move=st.sampled_from(MOVES))
    def try_anything(self, seat: int, move: Move) -> None:
        """Any move by anybody counts if and only if it is listed."""
        listed = move in GAME.legal_moves(self.state, seat)
        try:
            state, _ = GAME.apply(self.state, seat, move)
        except IllegalMove:
            assert not listed
        else:
            assert listed
            self.state = state

    @invariant()
    def what_is_listed_is_what_the_rules_allow(self) -> None:
        """No more, no less, nothing twice."""
        for seat in GAME.to_act(self.state):
            listed = [str(move) for move in GAME.legal_moves(self.state, seat)]
            assert sorted(listed) == sorted(_legal(self.state))
            assert listed

    @invariant()
    def cards_lie_somewhere(self) -> None:
        """All of them, once a deal has begun."""
        if self.state.standing.deal:
            assert sorted(cards_of(self.state)) == sorted(DECK)

    @invariant()
    def the_last_acts_tell_of_the_show(self) -> None:
        """Whose it is, what is left of it, and whose turn it is."""
        state = self.state
        if not state.acts:
            return
        last_show = [number for number, act in enumerate(state.acts) if act.shown][-1]
        shown, scouts = state.acts[last_show], state.acts[last_show + 1 :]
        assert (shown.seat, len(shown.shown) - len(scouts)) == (state.show.owner, len(state.show.cards))
        assert sorted((*state.show.cards, *(act.scouted or "" for act in scouts))) == sorted(shown.shown)
        assert (state.acts[-1].seat + 1) % state.options.players == state.turn

    @invariant()
    def a_running_deal_can_go_on(self) -> None:
        """Everybody holds cards, and it is not the turn of the show's owner."""
        if self.state.phase is Phase.PLAY:
            assert all(self.state.hands)
            assert self.state.turn != self.state.show.owner


TestScoutingTable = Table.TestCase
TestScoutingTable.settings = settings(max_examples=40, stateful_step_count=80, deadline=None)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_a_whole_game_of_scouting_what_is_listed_is_what_the_rules_allow(players: int) -> None:
    """At every step, with hands of any size; in the order in which it is offered nothing comes twice."""
    for step in steps(GAME, players, 11):
        if step.seat is not None:
            listed = [str(move) for move in GAME.legal_moves(step.before, step.seat)]
            assert sorted(listed) == sorted(_legal(step.before))
