"""How every game says that it is over, and the way to another one, in public and on a hand; knows no game."""

from collections.abc import Collection
from typing import Any

from discord import ButtonStyle
from discord.ui import Item

from bot.texts import Say
from bot.titles import command
from cogs.faces.face import Facts
from cogs.faces.layout import button
from cogs.faces.numbers import ordinal_place
from cogs.faces.seats import seat_names
from cogs.faces.steps import FIRST_STEP
from engine.game import Seat


def won(say: Say, facts: Facts, game: str, winners: Collection[Seat], *told: str) -> list[str]:
    """Who has won, large, what there is ``told`` of it, and what can be done next."""
    names = seat_names(say, facts, winners)
    return [f"## {say('game-won', names=names, count=len(winners))}", *told, _next(say, game)]


def own_end(say: Say, game: str, title: str, *told: str) -> list[str]:
    """How a game has ended for who looks, what there is ``told`` of it, and what can be done next."""
    return [f"### {title}", *told, _next(say, game)]


def own_place(say: Say, number: int, others: int) -> str:
    """Which place who looks has at the end, where that is neither won nor lost, and how many share it."""
    return say("hand-place", place=ordinal_place(say, number), others=others)


def again(say: Say, facts: Facts) -> Item[Any]:
    """The button that brings all players of a finished game to a new table."""
    return button(facts.table, 0, "again", say("button-again"), ButtonStyle.primary)


def way_on(say: Say, facts: Facts, *, over: bool) -> Item[Any]:
    """The last button of a hand: to another game where this one is ``over``, else to how things stand now."""
    if over:
        return again(say, facts)
    return button(facts.table, facts.decision, FIRST_STEP, say("button-refresh"))


def _next(say: Say, game: str) -> str:
    return say("game-over", again=say("button-again"), command=command(say, game))
