"""Sets up a table of Scouting in the notation of the rules' cases and says how it stands; knows no test.

Cards are written by their numbers.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from engine.cards import SUITS, Card
from engine.game import Seat
from engine.registry import GAMES
from engine.scouting.combinations import NUMBERS
from engine.scouting.deals import MOST_TURNS
from engine.scouting.moves import End, Move, Scout, ScoutShow, Show
from engine.scouting.options import Options
from engine.scouting.state import State, beginning
from engine.scouting.view import Phase

GAME = GAMES["scouting"]

_RANKS = {1: "A", 11: "J", 12: "Q"}


def cards(*rows: str) -> tuple[tuple[Card, ...], ...]:
    """Rows of cards of one deck, none of them twice."""
    used: Counter[int] = Counter()
    found = []
    for row in rows:
        numbers = [int(token) for token in row.split()]
        found.append(tuple(_card(number, used) for number in numbers))
    return tuple(found)


def _card(number: int, used: Counter[int]) -> Card:
    used[number] += 1
    return Card(_RANKS.get(number, str(number)) + SUITS[used[number] - 1])


def written(hand: Sequence[Card]) -> str:
    """Cards in the notation of the cases."""
    return " ".join(str(NUMBERS[card]) for card in hand)


def scene(*hands: str, starter: Seat = 0, deal: int = 1, turns: int = 0, markers: bool = True) -> State:
    """The beginning of a deal with these hands, perhaps after many turns; nobody has any points."""
    state = beginning(Options(len(hands)))
    nothing = (0,) * len(hands)
    return replace(
        state,
        standing=replace(state.standing, deal=deal, scores=(nothing,) * (deal - 1)),
        phase=Phase.PLAY,
        turn=starter,
        turns=turns,
        hands=cards(*hands),
        markers=(markers,) * len(hands),
    )


def after(state: State, *moves: str) -> State:
    """The state after moves such as ``show:0+2``, each made by the seat whose turn it is."""
    for text in moves:
        (seat,) = GAME.to_act(state)
        state, _ = GAME.apply(state, seat, GAME.parse_move(text))
    return state


def legal(state: State) -> set[str]:
    """The legal moves of the seat whose turn it is, as text."""
    (seat,) = GAME.to_act(state)
    moves = [str(move) for move in GAME.legal_moves(state, seat)]
    assert len(moves) == len(set(moves)), "a move is listed twice"
    return set(moves)


def facts(state: State) -> dict[str, Any]:
    """How a table stands, in words that the cases use."""
    result = state.standing.result
    view = GAME.view(state, None)
    return {
        "turn": view.turn,
        "hands": [written(hand) for hand in state.hands],
        "show": written(view.show),
        "owner": view.owner,
        "points": view.points,
        "markers": view.markers,
        "piles": [len(pile) for pile in state.piles],
        "ending": result and result.ending.value,
        "exempt": result and result.exempt,
        "out": result and result.out,
        "lost": result and result.lost,
        "scores": result and result.scores,
        "won": view.winners,
        "phase": state.phase.value,
    }


def conceivable(size: int) -> list[Move]:
    """Every move that anybody could think of with a hand of so many cards, and a few beyond."""
    places = range(-2, size + 3)
    groups = [*product(places, range(-1, size + 3))]
    taken = [*product(End, places)]
    moves: list[Move] = [Show(start, length) for start, length in groups]
    moves += [Scout(end, place) for end, place in taken]
    moves += [ScoutShow(*card, *group) for card, group in product(taken, groups)]
    return moves


NEARLY = MOST_TURNS - 1
"""So many turns that the next one is the last of the deal."""
