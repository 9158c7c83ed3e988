"""What there is to read about a game, page by page, as values and as a message; knows no single game.

The same values become the documentation, so that both say the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.pictures.any_sketch import Sketch
from bot.pictures.illustrated import Illustrated, Picture
from bot.texts import Say
from bot.titles import command, game_name
from cogs.faces.layout import GREEN, Line, Option, button, framed, message, rows, select
from cogs.ids import NO_TABLE

LEAF = "leaf"
"""The verb that shows a page, followed by the game's key and the page's number: ``leaf:unsortiert:3``."""

LEARN = "learn"
"""The verb that begins the tutorial of a game, followed by the game's key."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture on a page."""

    name: str
    """What its file is called in the documentation."""
    sketch: Sketch
    alt: str
    """What it says."""
    words: str
    """What stands in its place where no pictures can be shown, marked up as messages are."""


Passage: TypeAlias = Sequence[str | Figure]
"""What belongs together on a page."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page."""

    title: str
    passages: tuple[Passage, ...]


def start(say: Say, game: str, playing: Passage, lessons: int) -> Sheet:
    """How to play here: the game, how a table begins, what ``playing`` is like, and where there is help.

    ``lessons``: how many the game's tutorial has, 0 where there is none.
    """
    sit = say(
        "rules-start-sit",
        command=command(say, game),
        join=say("button-join"),
        computer=say("button-computer-more"),
        start=say("button-start"),
    )
    help_told = [say("rules-start-help", hint=say("button-hint"))]
    if lessons:
        help_told.append(say("rules-start-learn", learn=say("button-learn"), count=lessons))
    passages = [say(f"{game}-rules-start-game")], [sit, *playing], help_told
    return Sheet(say("rules-start-title"), passages)


def leaf(game: str, number: int) -> str:
    """What a button says that shows a page of a game's rules, counted from 0."""
    return f"{LEAF}:{game}:{number}"


def learn(game: str) -> str:
    """What a button says that begins a game's tutorial."""
    return f"{LEARN}:{game}"


def drawn(passage: Passage, *, pictures: bool) -> list[Line]:
    """A passage as lines of a message, its texts as paragraphs."""
    lines: list[Line] = []
    for part in passage:
        line = _line(part, pictures=pictures)
        if lines and isinstance(line, str) and isinstance(last := lines[-1], str):
            lines[-1] = f"{last}\n\n{line}"
        else:
            lines.append(line)
    return lines


def _line(part: str | Figure, *, pictures: bool) -> Line:
    if isinstance(part, str):
        return part
    return Picture(part.sketch, part.alt) if pictures else part.words


def page(  # noqa: PLR0913 - what to show, and how
    say: Say, game: str, sheets: Sequence[Sheet], number: int, *, pictures: bool, taught: bool = True
) -> Illustrated:
    """Page ``number``, counted from 0, with the ways to all others; the nearest one where there is none such.

    ``taught``: whether the game has a tutorial. Nothing about it depends on a table, and what its buttons
    say never changes.
    """
    number = min(max(number, 0), len(sheets) - 1)
    sheet = sheets[number]
    first, *others = [drawn(passage, pictures=pictures) for passage in sheet.passages]
    title = say("leaf-head", game=game_name(say, game), title=sheet.title)
    parts = [[f"### {title}", *first], *others]
    return message(framed(parts, [], GREEN), *_ways(say, game, sheets, number, taught=taught))


def _ways(say: Say, game: str, sheets: Sequence[Sheet], number: int, *, taught: bool) -> list[ActionRow[Any]]:
    last = len(sheets) - 1
    back, on = max(number - 1, 0), min(number + 1, last)
    buttons = [
        button(NO_TABLE, 0, leaf(game, back), say("button-leaf-back"), disabled=number == 0),
        button(
            NO_TABLE, 0, leaf(game, on), say("button-leaf-on"), ButtonStyle.primary, disabled=number == last
        ),
        *([button(NO_TABLE, 0, learn(game), say("button-learn"))] if taught else []),
    ]
    where = say("leaf-where", number=number + 1, total=last + 1)
    options = [
        Option(leaf(game, one), say("leaf-title", number=one + 1, title=sheet.title))
        for one, sheet in enumerate(sheets)
    ]
    return [*rows(buttons), select(NO_TABLE, 0, "choose:0", options, where)]
