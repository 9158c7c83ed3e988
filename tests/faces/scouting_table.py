"""A table of Scouting at the moments of the rules' example, as its players see them; tests nothing."""

from dataclasses import replace
from typing import Any

from panels import content, controls, seen

from bot.pictures.illustrated import Illustrated
from bot.texts import texts
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.scouting import example
from engine.scouting.state import State
from engine.scouting.view import View
from engine.transcript import replay

FACE = FACES["scouting"]
GAME = example.EXAMPLE.game

FRIENDS = Facts(
    table=7,
    decision=3,
    sitters=(Sitter("Dan", host=True), Sitter("Anna"), Sitter("Ben"), Sitter("1", computer=True)),
    options=example.EXAMPLE.options,
)

ILLUSTRATED = replace(FRIENDS, pictures=True)

FIRST, SECOND, THIRD, FOURTH = (example.seen(moves) for moves in (0, 4, 8, 12))
"""Dan's turns."""


def state(moves: int) -> State:
    """The example after so many moves."""
    reached: State = [*replay(example.EXAMPLE.transcript())][moves]
    return reached


def after(moves: int, *more: str) -> State:
    """The same, and further moves made by the seats whose turn it is."""
    reached = state(moves)
    for text in more:
        (seat,) = GAME.to_act(reached)
        reached, _ = GAME.apply(reached, seat, GAME.parse_move(text))
    return reached


def public(moves: int, *more: str) -> View:
    """What a spectator sees then."""
    return GAME.view(after(moves, *more), None)


def panel(shown: View, step: str = "hand", language: str = "en", **told: Any) -> Illustrated:
    """A hand as it is shown to its player."""
    return FACE.panel(texts(language), replace(FRIENDS, **told), shown, step)


def labels(shown: View, step: str = "hand", language: str = "en", **told: Any) -> list[str]:
    """What stands on everything that can be pressed."""
    return [seen(one.label) for one in controls(panel(shown, step, language, **told))]


def lines(shown: View, step: str = "hand", language: str = "en", **told: Any) -> list[str]:
    """What is read, line by line."""
    return content(panel(shown, step, language, **told)).splitlines()
