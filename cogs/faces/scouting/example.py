"""The example by which Scouting is explained, as a deal and moves that were really made; knows no text.

The reader starts; Anna, Ben and Carla follow.
"""

from cogs.faces.cards import cards_of
from cogs.faces.example import Example, round_the_table
from engine.scouting.game import Scouting

NAMES = ("Dan", "Anna", "Ben", "Carla")

_HANDS = (
    "3H 9C 5S 6D 7H 9D 2S JC QD 4C 8H",
    "QS 7S 7C 2C 10H 10S 5D JH AH 4H 9S",
    "QH 6S 7D 8C 10C AC 2D 3S 4D JD 5H",
    "8S 3C QC 6H AS 9H 3D JS 6C 10D 5C",
)
_ASIDE = "AD 2H 4S 8D"

_MOVES = (
    *("show:2+3", "scout:R:1", "show:1+3", "scout:R:0"),
    *("show:1+2", "show:5+2", "show:2+4", "scout:R:3"),
    *("scoutshow:L:2:0+3", "show:1+3", "scout:L:4", "scout:R:13"),
)
"""Three times round the table; then it is the reader's turn for the fourth time."""

FIRST_TURN, SECOND_TURN, THIRD_TURN, FOURTH_TURN = 0, 4, 8, 12
"""After how many moves it is the reader's turn."""


_DECK = (*round_the_table([*map(cards_of, _HANDS)]), *cards_of(_ASIDE))

EXAMPLE = Example(
    Scouting(), NAMES, _DECK, [f"{number % len(NAMES)} {move}" for number, move in enumerate(_MOVES)]
)
seen, seen_after, lesson = EXAMPLE.seen, EXAMPLE.seen_after, EXAMPLE.lesson
