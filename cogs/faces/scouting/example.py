"""The example by which Scouting is explained, as a deal and moves that were really made; knows no text.

The reader starts; Anna, Ben and Carla follow.
"""

from functools import cache

from engine.cards import Card
from engine.scouting.game import Scouting
from engine.scouting.moves import Move
from engine.scouting.state import State
from engine.scouting.view import View
from engine.transcript import Transcript, replay

GAME = Scouting()
NAMES = ("Dan", "Anna", "Ben", "Carla")
DAN = NAMES.index("Dan")
OPTIONS = GAME.options(len(NAMES), {})

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


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())


def transcript() -> Transcript:
    """The example as a record that anybody can replay."""
    rounds = zip(*map(_cards, _HANDS), strict=True)
    deck = (*(card for dealt in rounds for card in dealt), *_cards(_ASIDE))
    moves = tuple(f"{number % len(NAMES)} {move}" for number, move in enumerate(_MOVES))
    return Transcript(GAME.key, {"players": len(NAMES)}, (deck,), moves)


@cache
def _states() -> tuple[State, ...]:
    return tuple(replay(transcript()))


def seen(moves: int) -> View:
    """What the reader sees after so many moves."""
    return GAME.view(_states()[moves], DAN)


def seen_after(moves: int, move: Move) -> View:
    """What the reader sees when they make another move then; raises `IllegalMove`."""
    return GAME.view(GAME.apply(_states()[moves], DAN, move)[0], DAN)
