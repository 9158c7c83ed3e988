"""Any sequence of moves and mistakes that hypothesis thinks of keeps the promises of Shithead's rules."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from playouts import CARDS
from shithead_scene import conceivable

from engine.cards import STANDARD, Card
from engine.game import IllegalMove, Seat
from engine.shithead.game import Shithead
from engine.shithead.moves import Blind, Move, Open, Take
from engine.shithead.state import State
from engine.shithead.view import Phase

GAME = Shithead()
MOVES = conceivable()
NUMBERS = {"J": 11, "Q": 12, "K": 13, "A": 14}


def _number(card: Card) -> int:
    return NUMBERS.get(card[:-1]) or int(card[:-1])


def _place(card: Card) -> tuple[int, int]:
    """Where a card belongs in order."""
    return _number(card), "CDSH".index(card[-1])


def _fits(state: State, card: Card) -> bool:
    """Whether a card may be played, said once more: by numbers, from the pile alone."""
    number, solid = _number(card), [_number(lying) for lying in state.pile if _number(lying) != 3]
    if number in (2, 3, 10) or not solid:
        return True
    glass = _number(state.pile[-1]) == 3
    if solid[-1] == 7 and (state.options.glass_keeps_seven or not glass):
        return number <= 7
    return number >= solid[-1]


def _may(state: State, seat: Seat, move: Move) -> bool:
    """Whether a move is legal, said once more."""
    opening = state.standing.opening
    if isinstance(move, Open):
        own = (
            {*state.held[seat].hand, *state.held[seat].open}
            if opening and seat in opening.choosing
            else set()
        )
        return len(move.cards) == len(own.intersection(move.cards)) == 3
    if seat != state.turn:
        return False
    hand, lying, blind = state.held[seat].hand, state.held[seat].open, state.held[seat].blind
    if isinstance(move, Blind):
        return not hand and not lying and move.place in range(len(blind))
    cards = hand or lying
    fitting = [card for card in cards if _fits(state, card)]
    if isinstance(move, Take):
        return bool(cards) and not fitting
    start = opening.start[:-1] if opening and opening.start else move.rank
    return start == move.rank and move.count in range(1, 1 + sum(card[:-1] == move.rank for card in fitting))


class ShitheadTable(RuleBasedStateMachine):
    """One game of Shithead and everybody who could touch it."""

    state: State

    @initialize(players=st.integers(3, 6), glass_keeps_seven=st.booleans(), cards=st.permutations(STANDARD))
    def sit_down(self, players: int, glass_keeps_seven: bool, cards: list[Card]) -> None:  # noqa: FBT001 - drawn
        """Any options, any order of the deck."""
        options = GAME.options(players, {"glass_keeps_seven": glass_keeps_seven})
        self.state, events = GAME.deal(GAME.start(options), cards)
        assert len(events) == 1 + players

    @precondition(lambda self: bool(GAME.to_act(self.state)))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Any legal move of any seat that may make one; what it laid, took or chose is where it belongs."""
        seat = data.draw(st.sampled_from(GAME.to_act(self.state)))
        chosen = data.draw(st.sampled_from(GAME.legal_moves(self.state, seat)))
        before = self.state
        self.state, _ = GAME.apply(before, seat, chosen)
        assert self.state.turns == before.turns + (not isinstance(chosen, Open))
        if isinstance(chosen, Take):
            assert {*self.state.held[seat].hand} == {*before.held[seat].hand, *before.pile}

    @rule(rng=st.randoms(use_true_random=False), moves=st.integers(1, 50))
    def go_on(self, rng: Random, moves: int) -> None:
        """Some legal moves by chance, so that there are large hands, open and blind cards, and ends."""
        for _ in range(moves if self.state.turn is not None else 0):
            if self.state.turn is not None:
                move = rng.choice(GAME.legal_moves(self.state, self.state.turn))
                self.state, _ = GAME.apply(self.state, self.state.turn, move)

    @rule(seat=st.integers(-1, 6), move=st.sampled_from(MOVES))
    def try_anything(self, seat: int, move: Move) -> None:
        """Any move by anybody counts if and only if the rules allow it, and then it is listed."""
        self._try(seat, move)

    @rule(
        seat=st.integers(0, 5), cards=st.lists(st.sampled_from(STANDARD), min_size=2, max_size=4, unique=True)
    )
    def try_to_choose(self, seat: int, cards: list[Card]) -> None:
        """So does any choice of open cards that is in order."""
        self._try(seat, Open(tuple(sorted(cards, key=_place))))

    def _try(self, seat: int, move: Move) -> None:
        allowed = seat in self.state.options.seats and _may(self.state, seat, move)
        assert allowed == (move in GAME.legal_moves(self.state, seat))
        try:
            state, _ = GAME.apply(self.state, seat, move)
        except IllegalMove:
            assert not allowed
        else:
            assert allowed
            self.state = state

    @invariant()
    def cards_lie_somewhere(self) -> None:
        """All of them, hands and open cards in order."""
        assert sorted(CARDS[GAME.key](self.state)) == sorted(STANDARD)
        for own in self.state.held:
            for row in (own.hand, own.open):
                assert list(row) == sorted(row, key=_place)

    @invariant()
    def what_burns_is_gone(self) -> None:
        """No 10 lies on the pile, nor do four of a rank lie on its top."""
        numbers = [_number(card) for card in self.state.pile]
        assert 10 not in numbers
        assert len(numbers) < 4 or len({*numbers[-4:]}) > 1

    @invariant()
    def hands_are_full_while_there_is_a_stock(self) -> None:
        """So that nobody is out before, and open cards wait."""
        if self.state.stock:
            for own in self.state.held:
                assert len(own.hand) >= self.state.options.hand_size
                assert len(own.open) == len(own.blind) == 3

    @invariant()
    def everybody_plays_or_has_a_place(self) -> None:
        """Who has no cards is out, and all others are in the game until it is over."""
        standing = self.state.standing
        out = [seat for seats in standing.places for seat in seats]
        assert sorted((*standing.playing, *out)) == list(self.state.options.seats)
        for seat in standing.playing:
            own = self.state.held[seat]
            assert own.hand or own.open or own.blind
        assert (standing.phase is Phase.OVER) == (not standing.playing)
        assert (standing.phase is Phase.PLAY) == (self.state.turn in standing.playing)

    @invariant()
    def the_seats_that_may_move_can(self) -> None:
        """And nobody else."""
        able = tuple(seat for seat in self.state.options.seats if GAME.view(self.state, seat).legal)
        assert able == GAME.to_act(self.state)


TestShitheadTable = ShitheadTable.TestCase
TestShitheadTable.settings = settings(max_examples=40, stateful_step_count=80, deadline=None)
