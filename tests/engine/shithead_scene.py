"""Sets up a table of Shithead in the notation of the rules' cases and says how it stands; knows no test.

Cards are written as everywhere (``4H``), or by their rank alone when any suit will do: ``4``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.game import Seat
from engine.registry import GAMES
from engine.shithead.moves import Blind, Move, Play, Take
from engine.shithead.opening import DECK
from engine.shithead.ranks import CARDS, RANK, RANKS, in_order
from engine.shithead.state import Holding, Standing, State
from engine.shithead.view import Phase

GAME = GAMES["shithead"]


class Box:
    """The cards of one deck, each of which is taken out once."""

    def __init__(self, *written: str) -> None:
        named = {card for row in written for card in row.split() if card not in RANKS}
        self._left = [card for card in CARDS if card not in named]
        """What a rank alone may stand for."""
        self._named = named

    def take(self, tokens: str) -> tuple[Card, ...]:
        """The cards that the tokens stand for; of a rank alone the lowest suit that is left."""
        return tuple(map(self._one, tokens.split()))

    def _one(self, token: str) -> Card:
        if token in self._named:
            self._named.remove(token)
            return Card(token)
        card = next(card for card in self._left if RANK[card] == token)
        self._left.remove(card)
        return card

    def rest(self) -> tuple[Card, ...]:
        """All that nobody took."""
        return tuple(self._left)


def _rows(rows: Sequence[str] | None, players: int) -> Sequence[str]:
    return [*(rows or ()), *[""] * (players - len(rows or ()))]


def scene(  # noqa: PLR0913 - all that lies on a table
    *hands: str,
    open: Sequence[str] | None = None,  # noqa: A002 - as the state calls it
    blind: Sequence[str] | None = None,
    pile: str = "",
    stock: str = "",
    turn: Seat = 0,
    turns: int = 0,
    glass_keeps_seven: bool = False,
) -> State:
    """A turn with these cards, the pile's top at the right, the stock's at the left; who has none is out."""
    opened, blinds = _rows(open, len(hands)), _rows(blind, len(hands))
    box = Box(*hands, *opened, *blinds, pile, stock)
    lies, draws = box.take(pile), box.take(stock)
    held = tuple(
        Holding(in_order(box.take(hand)), in_order(box.take(lying)), box.take(hidden))
        for hand, lying, hidden in zip(hands, opened, blinds, strict=True)
    )
    playing = tuple(seat for seat, own in enumerate(held) if own != Holding((), (), ()))
    options = GAME.options(len(hands), {"glass_keeps_seven": glass_keeps_seven})
    out = tuple((seat,) for seat in options.seats if seat not in playing)
    standing = Standing(options, Phase.PLAY, None, playing, out, None)
    return State(standing, turn, held, draws, lies, box.rest(), turns, ())


def dealt(*hands: str, open: Sequence[str] | None = None, **chosen: object) -> State:  # noqa: A002 - as above
    """A game in which these hands, and perhaps these open cards, are dealt; nobody has chosen yet."""
    state: State = GAME.start(GAME.options(len(hands), chosen))
    opened = _rows(open, len(hands))
    box = Box(*hands, *opened)
    held, lying = [box.take(hand) for hand in hands], [box.take(cards) for cards in opened]
    left = iter(box.rest())
    lying = [cards or tuple(next(left) for _ in range(3)) for cards in lying]
    blind = [tuple(next(left) for _ in range(3)) for _ in hands]
    rows = [row for group in (blind, lying, held) for row in zip(*group, strict=True)]
    cards = [*(card for row in rows for card in row), *left]
    assert sorted(cards) == sorted(DECK)
    state, _ = GAME.deal(state, cards)
    return state


def keep(state: State) -> State:
    """The state after everybody has chosen the open cards that were dealt."""
    for seat in GAME.to_act(state):
        state, _ = GAME.apply(state, seat, GAME.parse_move(f"open:{','.join(state.held[seat].open)}"))
    return state


def after(state: State, *moves: str) -> State:
    """The state after moves such as ``play:7x2``, each made by the seat whose turn it is."""
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


def ranks(cards: Sequence[Card]) -> str:
    """Cards by their ranks alone."""
    return " ".join(RANK[card] for card in cards)


def facts(state: State) -> dict[str, Any]:
    """How a table stands, in words that the cases use."""
    view = GAME.view(state, None)
    return {
        "turn": state.turn,
        "legal": " ".join(sorted(legal(state))) if state.turn is not None else "",
        "hands": [ranks(own.hand) for own in state.held],
        "open": [ranks(own.open) for own in state.held],
        "blind": [len(own.blind) for own in state.held],
        "pile": ranks(state.pile),
        "stock": len(state.stock),
        "value": view.value,
        "lower": view.lower,
        "burnt": state.acts[-1].burnt if state.acts else 0,
        "skipped": state.acts[-1].skipped if state.acts else (),
        "places": state.standing.places,
        "over": view.phase is Phase.OVER,
    }


def conceivable() -> list[Move]:
    """Every move but a choice of open cards that anybody could think of, and a few beyond."""
    plays = [Play(rank, count) for rank in (*RANKS, "X", "1", "") for count in range(-2, 7)]
    return [*plays, *map(Blind, range(-4, 5)), Take()]


@dataclass(frozen=True)
class Case:
    """A table, what is done there, and how it stands afterwards."""

    name: str
    given: State
    moves: tuple[str, ...]
    expected: dict[str, Any]


def stands(case: Case) -> dict[str, Any]:
    """Of how a table stands in the end, what the case tells of."""
    state = after(case.given, *case.moves)
    told = facts(state)
    return {fact: told[fact] for fact in case.expected}
