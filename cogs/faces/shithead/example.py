"""The game by which Shithead is taught, as a deal and moves that were really made; knows no text.

Anna starts, Ben, Carla and Dan follow; the reader sits on Dan's seat.
"""

from cogs.faces.cards import cards_of
from cogs.faces.example import Example, round_the_table
from engine.cards import STANDARD, Card
from engine.shithead.game import Shithead
from engine.shithead.moves import LYING

NAMES = ("Anna", "Ben", "Carla", "Dan")

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


def _deck() -> list[Card]:
    """The deck that is dealt like this; nobody needs to know which cards lie blind."""
    lying, hands, stock = [*map(cards_of, _OPEN)], [*map(cards_of, _HANDS)], cards_of(_STOCK)
    named = {*stock, *(card for row in (*lying, *hands) for card in row)}
    rest = [card for card in STANDARD if card not in named]
    blind = [rest[LYING * seat : LYING * (seat + 1)] for seat in range(len(NAMES))]
    return [*round_the_table(blind), *round_the_table(lying), *round_the_table(hands), *stock]


EXAMPLE = Example(Shithead(), NAMES, _deck(), _MOVES)
seen, lesson = EXAMPLE.seen, EXAMPLE.lesson
