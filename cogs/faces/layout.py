"""The bricks of a message: text, buttons in rows, selects; knows no game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias, TypeVar

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, Item, Select, Separator, TextDisplay

from bot.cutting import cut
from bot.pictures.illustrated import Illustrated, Picture
from cogs.faces.cards import plain
from cogs.ids import custom_id

T = TypeVar("T")

Line: TypeAlias = str | ActionRow[Any] | Picture
"""A line of a part: words, a picture, or buttons below the line that they are about."""

GREY = 0x8A8F98
"""The colour of the frame around what is over, or is no game."""

GREEN = 0x2F7D4F
"""The colour of the frame around what teaches a game, and of tables: that of the cloth on card tables."""

GOLD = 0xD9A520
"""The colour of the frame around a game that somebody has won."""

ROW = 5
"""How many buttons a row takes."""

OPTIONS = 25
"""How many options a select takes; as many parameters as a command does, and choices as one of those."""

OPTION_LENGTH = 100
"""How long an option's label and description may be."""

LABEL_LENGTH = 80
"""How long a button's label may be."""

HINT_LENGTH = 150
"""How long what stands in a select may be where nothing is chosen."""


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select."""

    what: str
    """What choosing it means: a move or a step."""
    label: str
    description: str | None = None
    named: bool = False
    """Whether the label holds somebody's name, which stays isolated."""
    chosen: bool = False
    """Whether it is what was chosen before, and is shown as that."""


def message(*items: Item[Any]) -> Illustrated:
    """A message of these items, whose buttons never grow old."""
    view = Illustrated(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def text(*lines: str) -> TextDisplay[Any]:
    """Lines of text; empty ones are left out."""
    return TextDisplay("\n".join(line for line in lines if line))


def small_line(line: str) -> str:
    """A line in small print."""
    return f"-# {line}"


def small(lines: Iterable[str]) -> list[str]:
    """Lines in small print."""
    return [small_line(line) for line in lines]


def framed(
    parts: Iterable[Sequence[Line]], controls: Sequence[ActionRow[Any]], colour: int
) -> Container[Any]:
    """Parts of lines in a frame, a rule between each two, buttons at its foot; an empty part is left out."""
    box: Container[Any] = Container(accent_colour=colour)
    for lines in parts:
        if items := _items(lines):
            if box.children:
                box.add_item(Separator())
            for item in items:
                box.add_item(item)
    for row in controls:
        box.add_item(row)
    return box


def _items(lines: Sequence[Line]) -> list[Item[Any]]:
    """Lines that follow each other as one text, rows of buttons between them."""
    items: list[Item[Any]] = []
    for line in lines:
        last = items[-1] if items else None
        if isinstance(line, ActionRow | Picture):
            items.append(line)
        elif line and isinstance(last, TextDisplay):
            last.content += f"\n{line}"
        elif line:
            items.append(text(line))
    return items


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
    return Button(custom_id=address, label=_fitting(label, LABEL_LENGTH), style=style, disabled=disabled)


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
            label=option.label if option.named else _fitting(option.label, OPTION_LENGTH),
            description=option.description and _fitting(option.description, OPTION_LENGTH),
            default=option.chosen,
        )
        for option in options
    ]
    address, hint = custom_id(table, decision, what), _fitting(placeholder, HINT_LENGTH)
    return ActionRow(Select(custom_id=address, options=lines, placeholder=hint))


def _fitting(words: str, most: int) -> str:
    """Words without what cannot be seen, cut where a language would burst the message with them."""
    return cut(plain(words), most)


def chunks(options: Sequence[T]) -> list[Sequence[T]]:
    """Options in as many portions as they need selects."""
    return [options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)]
