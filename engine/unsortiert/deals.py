"""How a deal of Unsortiert begins and ends, and with it the game; knows no turn."""

from collections.abc import Sequence
from dataclasses import replace

from engine import rows
from engine.cards import WITH_JOKERS, Card
from engine.game import Seat
from engine.refusing import check_deck
from engine.unsortiert.events import DealEnded, Dealt, GameEnded, HandDealt
from engine.unsortiert.state import Round, Standing, State, Step
from engine.unsortiert.view import DealResult, Ending, Phase

DECK: tuple[Card, ...] = WITH_JOKERS
RESERVE = 2
"""How many reserve cards each player gets."""


def opener(result: DealResult | None) -> Seat:
    """Who opens the next deal: the one loser of the last, else seat 0, left of the dealer (E9-E11)."""
    return result.losers[0] if result is not None and len(result.losers) == 1 else 0


def begin(state: State, cards: Sequence[Card]) -> Step:
    """Deal the hands, then the reserve cards; the rest is the draw pile. Raises `IllegalMove`."""
    check_deck(state.phase, cards, DECK)
    before, players = state.standing, state.options.players
    hand_cards = players * state.options.hand_size
    pile_from = hand_cards + players * RESERVE
    first = opener(before.result)
    dealt = State(
        standing=Standing(before.options, before.deal + 1, before.chips, before.losers, before.result),
        phase=Phase.PLAY,
        round=Round(1, rows.clockwise(state.options.seats, first), discard=(), last=None),
        hands=rows.dealt(cards[:hand_cards], players),
        spares=rows.dealt(cards[hand_cards:pile_from], players),
        pile=tuple(cards[pile_from:]),
        acts=(),
        best=None,
        drawing=None,
    )
    hands = [HandDealt(hand, to=seat) for seat, hand in enumerate(dealt.hands)]
    return dealt, (Dealt(before.deal + 1, first, dealt.spares), *hands)


def end(state: State, ending: Ending, losers: tuple[Seat, ...]) -> Step:
    """End the deal: every loser gives a chip, and whoever has none to give loses the game (E7, E8)."""
    before = state.standing
    broke = tuple(seat for seat in losers if not before.chips[seat])
    chips = tuple(chips - 1 if seat in losers and chips else chips for seat, chips in enumerate(before.chips))
    result = DealResult(before.deal, ending, losers, state.hands, chips, state.acts)
    standing = Standing(before.options, before.deal, chips, broke, result)
    ended = replace(state, standing=standing, phase=Phase.OVER if broke else Phase.DEAL)
    return ended, (DealEnded(result), GameEnded(broke)) if broke else (DealEnded(result),)
