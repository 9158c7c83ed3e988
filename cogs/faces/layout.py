"""The bricks of a message: text, buttons in rows, selects; knows no game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, Item, LayoutView, Select, Separator, TextDisplay

from cogs.faces.cards import plain
from cogs.ids import custom_id

T = TypeVar("T")

ROW = 5
"""How many buttons a row takes."""

OPTIONS = 25
"""How many options a select takes."""

OPTION_LENGTH = 100
"""How long an option's label and description may be."""


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select."""

    what: str
    """What choosing it means: a move or a step."""
    label: str
    description: str | None = None


def message(*items: Item[Any]) -> LayoutView:
    """A message of these items, whose buttons never grow old."""
    view = LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def text(*lines: str) -> TextDisplay[Any]:
    """Lines of text; empty ones are left out."""
    return TextDisplay("\n".join(line for line in lines if line))


def small(lines: Iterable[str]) -> list[str]:
    """Lines in small print."""
    return [f"-# {line}" for line in lines]


def framed(parts: Iterable[Sequence[str]], controls: Sequence[ActionRow[Any]], colour: int) -> Container[Any]:
    """Parts of lines in a frame, a rule between each two, buttons at its foot; an empty part is left out."""
    box: Container[Any] = Container(accent_colour=colour)
    for lines in parts:
        if any(lines):
            if box.children:
                box.add_item(Separator())
            box.add_item(text(*lines))
    for row in controls:
        box.add_item(row)
    return box


def button(  # noqa: PLR0913 - what it says, to whom, and how it looks
    table: int,
    decision: int,
    what: str,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Item[Any]:
    """A button that says ``what`` when it is clicked; its label holds nobody's name."""
    address = custom_id(table, decision, what)
    return Button(custom_id=address, label=plain(label), style=style, disabled=disabled)


def rows(buttons: Iterable[Item[Any]]) -> list[ActionRow[Any]]:
    """Buttons in as many rows as they need."""
    left = iter(buttons)
    filled: list[ActionRow[Any]] = []
    while chunk := list(islice(left, ROW)):
        filled.append(ActionRow(*chunk))
    return filled


def select(
    table: int, decision: int, what: str, options: Sequence[Option], placeholder: str
) -> ActionRow[Any]:
    """A select in its row; choosing an option says the option's ``what``."""
    lines = [
        SelectOption(
            value=option.what,
            label=plain(option.label),
            description=option.description and plain(option.description),
        )
        for option in options
    ]
    return ActionRow(
        Select(custom_id=custom_id(table, decision, what), options=lines, placeholder=plain(placeholder))
    )


def chunks(options: Sequence[T]) -> list[Sequence[T]]:
    """Options in as many portions as they need selects."""
    return [options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)]
