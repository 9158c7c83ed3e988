"""Moves to choose from, a button for each or, of many, in selects; knows no game."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from discord import ButtonStyle
from discord.ui import ActionRow

from cogs.faces.face import Facts
from cogs.faces.layout import Option, button, chunks, rows, select

MOST_BUTTONS = 25
"""How many offers get a button each: five rows, and with one more for the rest 38 of 40 components."""


class Offer(Protocol):
    """What stands for a move or for a few of them."""

    @property
    def option(self) -> Option:
        """What it says and is called."""
        ...

    @property
    def style(self) -> ButtonStyle:
        """The colour of its button."""
        ...


T = TypeVar("T", bound=Offer)


def offered(facts: Facts, offers: Sequence[T], range_word: Callable[[T, T], str]) -> list[ActionRow[Any]]:
    """A button for each offer; of many a few selects, called by what is the first and the last in them."""
    table, decision = facts.table, facts.decision
    if len(offers) <= MOST_BUTTONS:
        return rows(button(table, decision, one.option.what, one.option.label, one.style) for one in offers)
    return [
        select(
            table,
            decision,
            f"choose:{number}",
            [one.option for one in some],
            range_word(some[0], some[-1]),
        )
        for number, some in enumerate(chunks(offers))
    ]
