"""Sets up a table of Unsortiert in the notation of the rules' cases and says how it stands; knows no test.

Cards are written by their numbers, ``J`` is a joker, ``S`` a stop card, ``Z`` a draw card.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from engine.cards import JOKER, Card
from engine.game import Seat
from engine.registry import GAMES
from engine.rows import clockwise
from engine.unsortiert.combinations import FACES
from engine.unsortiert.deals import opener
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.options import Options
from engine.unsortiert.state import Round, Standing, State
from engine.unsortiert.view import Phase

GAME = GAMES["unsortiert"]

_LETTERS = {"J": (JOKER, JOKER), "S": ("KS", "KC"), "Z": ("KH", "KD")}
_RANKS = {1: "A", 11: "J", 12: "Q"}


def _cards_of(token: str) -> tuple[str, ...]:
    """The cards that a token may stand for, in the order in which they are used."""
    if token in _LETTERS:
        return _LETTERS[token]
    return tuple(_RANKS.get(int(token), token) + suit for suit in "SHDC")


def _write(card: Card) -> str:
    face = FACES[card]
    return next((letter for letter, cards in _LETTERS.items() if card in cards), str(face))


def written(cards: Sequence[Card]) -> str:
    """Cards in the notation of the cases."""
    return " ".join(map(_write, cards))


class Box:
    """The cards of one deck, taken out by token, each once."""

    def __init__(self) -> None:
        self._used: dict[str, int] = {}

    def take(self, tokens: str) -> tuple[Card, ...]:
        """The cards that the tokens stand for, other ones at each call."""
        return tuple(Card(card) for token in tokens.split() for card in self._next(token))

    def _next(self, token: str) -> Iterator[str]:
        number = self._used.get(token, 0)
        self._used[token] = number + 1
        yield _cards_of(token)[number]


def scene(
    *hands: str,
    spares: Sequence[str] | None = None,
    pile: str = "",
    chips: Sequence[int] | None = None,
    opener: Seat = 0,
) -> State:
    """The beginning of a round with these hands; whoever has none is out. No reserve cards unless given."""
    box = Box()
    held = tuple(box.take(hand) for hand in hands)
    options = Options(len(hands), 3)
    order = tuple(seat for seat in clockwise(range(len(hands)), opener) if held[seat])
    return State(
        standing=Standing(options, deal=1, chips=tuple(chips or [3] * len(hands)), losers=(), result=None),
        phase=Phase.PLAY,
        hands=held,
        spares=tuple(box.take(cards) for cards in spares or [""] * len(hands)),
        pile=box.take(pile),
        round=Round(1, order, discard=(), last=None),
        acts=(),
        best=None,
        drawing=None,
    )


def after(state: State, *moves: str) -> State:
    """The state after moves such as ``play:0+1:single:8``, each made by the seat whose turn it is."""
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
    return {
        "turn": next(iter(GAME.to_act(state)), None),
        "order": state.round.order,
        "round": state.round.number,
        "hands": [written(hand) for hand in state.hands],
        "pile": len(state.pile),
        "drawn": state.drawing and written([state.drawing.card]),
        "to draw": state.drawing.left if state.drawing else 0,
        "chips": state.standing.chips,
        "ending": result and result.ending.value,
        "gave": result and result.losers,
        "opens next deal": opener(result),
        "lost": state.standing.losers,
        "phase": state.phase.value,
    }


def conceivable(size: int) -> Iterator[Move]:
    """Every move that anybody could think of with a hand of so many cards, and a few beyond."""
    places = range(-4, size + 3)
    for start, length, kind, number in product(places, range(-1, 5), Kind, range(-1, 14)):
        yield Play(start, length, kind, number)
    yield from (Take(spare, place) for spare, place in product(range(-3, 4), places))
    yield from map(Insert, places)
