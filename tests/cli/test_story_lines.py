"""Which events of a story share the line of their move, by the words of their names; any game's events."""

from dataclasses import dataclass

import pytest

from bot.cli.story import _lines
from engine.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """What a move is about."""

    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class GameEnded(Moved):
    """The whole game."""


@dataclass(frozen=True, slots=True)
class DealEnded(Moved):
    """A whole deal."""


@dataclass(frozen=True, slots=True)
class HandDealt(Moved):
    """A deal, too."""


@dataclass(frozen=True, slots=True)
class EndgameReached(Moved):
    """A move; the end has a game in it."""


@dataclass(frozen=True, slots=True)
class PawnIdealised(Moved):
    """A move, with a deal inside."""


def _tell(event: str, /, **_: object) -> str:
    return event


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        pytest.param(GameEnded(), ["> moved", "game-ended"], id="of the game"),
        pytest.param(DealEnded(), ["> moved", "deal-ended"], id="of a deal"),
        pytest.param(HandDealt(), ["> moved", "hand-dealt"], id="of what is dealt"),
        pytest.param(EndgameReached(), ["> moved endgame-reached"], id="a word with game in it"),
        pytest.param(PawnIdealised(), ["> moved pawn-idealised"], id="a word with deal in it"),
    ],
)
def test_what_concerns_a_deal_or_the_game_has_a_line_of_its_own(event: Event, lines: list[str]) -> None:
    """All else stands beside its move."""
    assert [*_lines(_tell, "> ", (Moved(), event))] == lines
