"""The example by which Unsortiert is explained, as a deal and moves that were really made; knows no text.

Anna opens, Ben, Carla and Dan follow; the reader sits on Dan's seat.
"""

from cogs.faces.cards import cards_of
from cogs.faces.example import Example, round_the_table
from engine.unsortiert.game import Unsortiert

NAMES = ("Anna", "Ben", "Carla", "Dan")

_HANDS = (
    "3H 8H 10S 10C 10D 7H JS JH AH 5H",
    "3S QC 6S 6D 10H AS 9D 2D JD 5C",
    "4D 5D 6C 6H 8D 7D QS QH 2S AC",
    "2H 7S 3D 4H 4C X 9C QD 5S KH",
)
_RESERVE = ("4S 9H", "7C AD", "3C 8C", "8S JC")
_PILE = "2C KS 9S X KC KD"

FIRST_ROUND = ("0 play:1+1:single:8", "1 play:1+1:single:12", "2 play:0+2:run2:5", "3 take:0:6")
"""The worked round of the rules: Carla wins it, and Dan has got stronger."""

_LATER = (
    *("2 play:0+1:single:6", "3 play:1+1:single:7", "0 take:0:0", "1 play:3+1:single:10"),
    *("1 play:1+2:pair:6", "2 play:0+3:run3:8", "3 play:4+3:run3:10", "0 take:0:0"),
    *("3 play:0+3:run3:4", "0 play:3+3:triple:10", "1 take:0:0", "2 take:0:0"),
    *("0 play:4+2:pair:11", "1 take:0:0", "2 play:1+2:pair:12"),
)
"""The rounds after it, up to Dan's turn in the fifth."""

SECOND_TURN, THIRD_TURN, FIFTH_TURN = 5, 10, 19
"""After how many moves Dan is to play in these rounds; in the first it is `FIRST_TURN`."""

FIRST_TURN = 3


_DECK = (
    *round_the_table([*map(cards_of, _HANDS)]),
    *round_the_table([*map(cards_of, _RESERVE)]),
    *cards_of(_PILE),
)

EXAMPLE = Example(Unsortiert(), NAMES, _DECK, (*FIRST_ROUND, *_LATER))
seen, lesson = EXAMPLE.seen, EXAMPLE.lesson
