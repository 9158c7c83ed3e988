"""Any sequence of deals, moves and mistakes that hypothesis thinks of keeps the rules' promises."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from playouts import CARDS
from scene import conceivable

from engine.cards import WITH_JOKERS, Card
from engine.game import IllegalMove
from engine.unsortiert.game import Unsortiert
from engine.unsortiert.moves import Move
from engine.unsortiert.state import State
from engine.unsortiert.view import Phase

GAME = Unsortiert()
MOVES = list(conceivable(12))


class Table(RuleBasedStateMachine):
    """One game of Unsortiert and everybody who could touch it."""

    state: State

    @initialize(players=st.integers(3, 5), chips=st.integers(1, 5))
    def sit_down(self, players: int, chips: int) -> None:
        """Any options."""
        self.state = GAME.start(GAME.options(players, {"chips": chips}))

    @precondition(lambda self: GAME.deck(self.state) is not None)
    @rule(cards=st.permutations(WITH_JOKERS))
    def deal(self, cards: list[Card]) -> None:
        """Any order of the deck."""
        deal = self.state.standing.deal
        self.state, events = GAME.deal(self.state, cards)
        assert self.state.standing.deal == deal + 1
        assert len(events) == 1 + self.state.options.players

    @precondition(lambda self: bool(GAME.to_act(self.state)))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Any legal move; every seat of a round acts at most once."""
        (seat,) = GAME.to_act(self.state)
        chosen = data.draw(st.sampled_from(GAME.legal_moves(self.state, seat)))
        self.state, _ = GAME.apply(self.state, seat, chosen)

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
    def cards_lie_somewhere(self) -> None:
        """All of them, once a deal has begun."""
        if self.state.standing.deal:
            assert sorted(CARDS[GAME.key](self.state)) == sorted(WITH_JOKERS)

    @invariant()
    def the_round_is_in_order(self) -> None:
        """Acts come in the order of the seats, and the best is the strongest combination among them."""
        state = self.state
        assert tuple(act.seat for act in state.acts) == state.round.order[: len(state.acts)]
        combinations = [act for act in state.acts if act.number]
        assert state.best == (combinations[-1] if combinations else None)
        if state.phase is Phase.PLAY:
            assert len(state.acts) < len(state.round.order) >= 2
            assert all(state.hands[seat] for seat in state.round.order[len(state.acts) :])

    @invariant()
    def the_standing_adds_up(self) -> None:
        """Chips only go, and no more deals are played than there are chips and one (E12)."""
        options, standing = self.state.options, self.state.standing
        assert all(0 <= chips <= options.chips for chips in standing.chips)
        assert standing.deal <= options.players * options.chips + 1
        assert bool(standing.losers) == (self.state.phase is Phase.OVER)

    @invariant()
    def only_one_seat_may_move(self) -> None:
        """And it always can."""
        able = [seat for seat in self.state.options.seats if GAME.view(self.state, seat).legal]
        turn: Any = GAME.view(self.state, None).turn
        assert able == ([] if turn is None else [turn])


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=80, deadline=None)
