"""Reads messages of a game as a player does: what can be pressed and where it leads; knows no Discord.

Where no game is named it is Unsortiert.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord.ui import LayoutView
from hypothesis import strategies as st
from limits import BUTTON, SELECT, TEXT, components

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.unsortiert.decks import DECKS
from cogs.ids import parse
from engine.game import MalformedMove
from engine.registry import GAMES

FIRST = "unsortiert"
GAME = GAMES[FIRST]
FACE = FACES[FIRST]

NASTY = ("**" * 16, "@everyone <@1> ~~||`x`||", "שלום ـــ مرحبا \u202eabc", "e\u0301\u0302\u0303" * 10, "")
"""Names as long and as hostile as Discord lets them be, one for each seat."""


LOOKS = st.fixed_dictionaries({"deck": st.sampled_from([*DECKS]), "pictures": st.booleans()})
"""How a message may look, as facts: with either deck, with pictures and without."""


def facts(players: int = 4, *, game: str = FIRST, **told: Any) -> Facts:
    """A table's facts, with two computer players, the rest people with nasty names."""
    options = GAMES[game].options(players, {"chips": 5} if game == FIRST else {})
    people = [Sitter(name, host=seat == 0) for seat, name in enumerate(NASTY[: players - 2])]
    seated = (*people, Sitter("1", computer=True), Sitter("2", computer=True))
    return replace(Facts(table=7, decision=3, sitters=seated, options=options), **told)


@dataclass(frozen=True, slots=True)
class Control:
    """Something that can be pressed: a button, or one option of a select."""

    what: str
    label: str
    description: str = ""


def controls(view: LayoutView) -> Iterator[Control]:
    """All that can be pressed, in the order in which it is shown."""
    for part in components(view):
        if part["type"] == BUTTON:
            address = parse(part["custom_id"])
            assert address is not None
            yield Control(address.what, part["label"])
        if part["type"] == SELECT:
            for option in part["options"]:
                yield Control(option["value"], option["label"], option.get("description", ""))


def payload(view: LayoutView) -> list[dict[str, Any]]:
    """A message as Discord gets it, to compare."""
    return list(components(view))


def content(view: LayoutView) -> str:
    """All text of a message, without what cannot be seen."""
    said = "\n".join(part["content"] for part in components(view) if part["type"] == TEXT)
    return seen(said)


def seen(text: str) -> str:
    """A text as one would type it: nothing invisible, plain hyphens and spaces."""
    return text.translate(
        {**dict.fromkeys(map(ord, "\u2060\u2068\u2069\ufe0e")), ord("\u2013"): "-", ord("\u00a0"): " "}
    )


def as_move(what: str, game: str = FIRST) -> Any:
    """The move that pressing makes, or None for a step or a verb."""
    try:
        return GAMES[game].parse_move(what)
    except MalformedMove:
        return None


def walk(say: Say, told: Facts, view: Any, game: str = FIRST) -> dict[str, Illustrated]:
    """Every panel that a player can come to from the plain hand by pressing, by its step; hints left out."""
    found: dict[str, Illustrated] = {}
    waiting = ["hand"]
    while waiting:
        step = waiting.pop()
        if step not in found:
            found[step] = FACES[game].panel(say, told, view, step)
            pressed = [one for one in controls(found[step]) if not (as_move(one.what, game) or _hints(one))]
            waiting += [one.what for one in pressed]
    return found


def _hints(one: Control) -> bool:
    return one.what.partition(":")[0] == "hint"


def reachable(panels: Mapping[str, LayoutView], game: str = FIRST) -> list[Any]:
    """Every move that can be made from these panels, as often as it is offered."""
    moves = [as_move(one.what, game) for panel in panels.values() for one in controls(panel)]
    return [move for move in moves if move is not None]
