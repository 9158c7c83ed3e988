"""The game by which Shithead is taught, as a deal and moves that were really made; knows no text.

Anna starts, Ben, Carla and Dan follow; the reader sits on Dan's seat.
"""

from functools import cache

from engine.cards import STANDARD, Card
from engine.shithead.game import Shithead
from engine.shithead.moves import LYING, Move
from engine.shithead.state import State
from engine.shithead.view import View
from engine.transcript import Transcript, replay

GAME = Shithead()
NAMES = ("Anna", "Ben", "Carla", "Dan")
DAN = NAMES.index("Dan")
OPTIONS = GAME.options(len(NAMES), {})

_OPEN = ("2D QS AD", "10D JS AS", "2H KC KD", "9D 9S KS")
_HANDS = ("4C 5S 8S", "5C 8C KH", "6S 9C JH", "6D 10H AH")
_STOCK = "10C 6C QC 2C 4D 7C 6H QD JC AC 4H 3S 3H 7D JD QH"

_MOVES = (
    *("0 open:2D,QS,AD", "1 open:10D,JS,AS", "2 open:2H,KC,KD", "3 open:10H,KS,AH"),
    *("0 play:4x1", "1 play:5x1", "2 play:6x1", "3 play:6x1"),
    *("0 play:8x1", "2 play:9x1", "3 play:9x2"),
    *("0 play:10x1", "0 play:4x1", "1 play:6x1", "2 play:7x1", "3 play:6x1"),
    *("0 play:Jx1", "1 play:Kx1", "2 play:3x1"),
)

CHOICE, FIRST_TURN, SECOND_TURN, THIRD_TURN, FOURTH_TURN = 3, 7, 10, 15, 19
"""After how many moves Dan is to choose open cards, and to play."""


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _dealt(rows: tuple[tuple[Card, ...], ...]) -> list[Card]:
    """Cards one at a time round the table, as they are dealt."""
    return [card for turn in zip(*rows, strict=True) for card in turn]


def transcript() -> Transcript:
    """The example as a record that anybody can replay; nobody needs to know which cards lie blind."""
    lying, hands, stock = tuple(map(_cards, _OPEN)), tuple(map(_cards, _HANDS)), _cards(_STOCK)
    named = {*stock, *(card for row in (*lying, *hands) for card in row)}
    rest = tuple(card for card in STANDARD if card not in named)
    blind = tuple(rest[LYING * seat : LYING * (seat + 1)] for seat in range(len(NAMES)))
    deck = (*_dealt(blind), *_dealt(lying), *_dealt(hands), *stock)
    return Transcript(GAME.key, {"players": len(NAMES)}, (deck,), _MOVES)


@cache
def _states() -> tuple[State, ...]:
    return tuple(replay(transcript()))


def seen(moves: int) -> View:
    """What Dan sees after so many moves."""
    return GAME.view(_states()[moves], DAN)


def seen_after(moves: int, move: Move) -> View:
    """What Dan sees when he makes another move then; raises `IllegalMove`."""
    return GAME.view(GAME.apply(_states()[moves], DAN, move)[0], DAN)
