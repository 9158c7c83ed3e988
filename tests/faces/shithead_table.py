"""A table of Shithead, and how its messages read; knows no test."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from panels import content, controls, seen
from shithead_positions import GAME

from bot.texts import texts
from cogs.faces import FACES, Facts, Sitter
from engine.cards import Card
from engine.shithead.ranks import in_order
from engine.shithead.state import Holding, Standing, State
from engine.shithead.view import Act, Phase, View

FACE = FACES["shithead"]

FRIENDS = Facts(
    table=7,
    decision=3,
    sitters=(Sitter("Anna", host=True), Sitter("Ben"), Sitter("Cleo"), Sitter("1", computer=True)),
    options=GAME.options(4, {}),
)
PICTURED = replace(FRIENDS, pictures=True)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return tuple(map(Card, text.split()))


def holding(hand: str = "", lying: str = "", blind: str = "") -> Holding:
    """The cards of a seat."""
    return Holding(in_order(cards(hand)), in_order(cards(lying)), cards(blind))


REST = (
    holding("5C 8C", "10D JS AS", "6C 6D 6H"),
    holding("6S JH", "2H KC", "7D"),
    holding(),
)
"""What the others have; the last one is out."""


def state(own: Holding, pile: str = "", stock: str = "", **told: Any) -> State:
    """Anna's turn with these cards, where the computer is out already."""
    options = GAME.options(4, {"glass_keeps_seven": told.pop("keeps", False)})
    standing = Standing(options, Phase.PLAY, None, (0, 1, 2), ((3,),), None)
    base = State(standing, 0, (own, *REST), cards(stock), cards(pile), (), turns=9, acts=())
    return replace(base, **told)


def turn(own: Holding, pile: str = "", acts: Sequence[Act] = (), **told: Any) -> View:
    """What she sees then."""
    view: View = GAME.view(state(own, pile, acts=tuple(acts), **told), 0)
    return view


def says(view: View, language: str = "en", step: str = "hand", **told: Any) -> list[str]:
    """The lines of a panel."""
    return content(FACE.panel(texts(language), replace(FRIENDS, **told), view, step)).splitlines()


def labels(view: View, language: str = "en", step: str = "hand") -> list[str]:
    """What stands on everything that can be pressed."""
    return [seen(one.label) for one in controls(FACE.panel(texts(language), FRIENDS, view, step))]
