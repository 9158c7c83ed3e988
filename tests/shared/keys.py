"""Which texts the code asks for, as it stands there; knows no file of texts.

A key that is put together when it is said is one of a family: ``f"{game}-name"`` is `*-name`, and the family
says what all its keys are. Whoever puts together keys in another way adds a family here, and says in
`docs/adding-a-game.md` what it is for if every game has its own.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

from choosable import every_option

import bot.texts
from bot.notes import Happening
from bot.refusals import Refusal
from cogs.faces import FACES
from cogs.faces.lessons import Verdict
from cogs.options import several_decks
from cogs.settling import for_all_games
from cogs.table_commands import table_command
from engine.registry import GAMES

ROOT = Path(bot.texts.__file__).parents[2]
SOURCES = [path for room in ("bot", "cogs", "tools") for path in sorted((ROOT / room).rglob("*.py"))]

SAYERS = {"say", "word", "_say"}
"""What the code calls to have a text said; the key comes first."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One call that has a text said."""

    file: str
    line: int
    key: str
    """What it asks for; of a family that is not known here its pattern, which is no key."""
    given: frozenset[str] | None
    """The variables that it comes with; None where that is not to be told."""


@dataclass(frozen=True, slots=True)
class Family:
    """Keys that are put together."""

    keys: frozenset[str]
    told: str = ""
    """How the document on adding a game calls them, where every game has its own."""


@cache
def tree(path: Path) -> ast.Module:
    """A module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the code, with the file it stands in."""
    for path in SOURCES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                yield str(path.relative_to(ROOT)), node


def asked_for() -> list[Asked]:
    """Every text that the code has said, by each of its keys."""
    return [
        Asked(file, call.lineno, key, _given(call))
        for file, call in calls()
        if _is_say(call)
        for key in _keys(call.args[0])
    ]


def named(path: Path) -> set[str]:
    """Every key that a module may mean: what stands in it, and the families of what it puts together."""
    found = set[str]()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        if isinstance(node, ast.JoinedStr) and (family := families().get(pattern(node))):
            found |= family.keys
    return found


def pattern(text: ast.JoinedStr) -> str:
    """What is put together, with a star for each part that is filled in."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in text.values)


@cache
def families() -> dict[str, Family]:
    """All there are, by their patterns."""
    return {
        "*-name": _of_games("name"),
        "*-command": _of_games("command"),
        "*-command-about": _of_games("command-about"),
        "*-rules-start-game": _of_games("rules-start-game"),
        "*-learn-end": _of_games("learn-end", (game for game, face in FACES.items() if face.course())),
        "*-deck": _of_games("deck", (game for game in FACES if several_decks(game))),
        "*-deck-about": _of_games("deck-about", (game for game in FACES if several_decks(game))),
        "*-option-*": _of_options("option-NAME"),
        "*-option-*-about": _of_options("option-NAME-about"),
        "*-choice-*": _of_options("choice-NAME"),
        "*-settings-*": _of_options("settings-NAME"),
        "*-title": _of_lessons("title"),
        "*-story": _of_lessons("story"),
        "*-ask": _of_lessons("ask"),
        "*-learn-*-*": Family(frozenset(_remarks()), "chess-learn-LESSON-REMARK"),
        "*-story-*": Family(frozenset(_events()), "chess-story-EVENT"),
        "refusal-*": _shared("refusal", (one.value for one in Refusal)),
        "note-*": _shared("note", (one.value for one in Happening)),
        "learn-*": _shared("learn", (one.value for one in Verdict)),
        "option-*": _shared("option", _parameters()),
        "option-*-about": _shared("option", (f"{name}-about" for name in _parameters())),
        "settings-*": Family(frozenset(one.title for one in for_all_games())),
        "*-about": Family(frozenset(one.about for one in for_all_games() if one.about)),
        "shithead-rules-*-row": _shared("shithead-rules", (f"{name}-row" for name in _FIGURES)),
    }


_FIGURES = ("turn", "magic", "glass", "seven", "eight", "four")
"""The figures of Shithead's rules whose rows are told."""


def _is_say(call: ast.Call) -> bool:
    """Whether a call has a text said."""
    called = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", None)
    chosen = isinstance(call.func, ast.Call) and getattr(call.func.func, "id", None) == "texts"
    return bool(call.args) and (called in SAYERS or chosen)


def _given(call: ast.Call) -> frozenset[str] | None:
    if any(one.arg is None for one in call.keywords):
        return None
    return frozenset(str(one.arg) for one in call.keywords)


def _keys(key: ast.expr) -> Iterable[str]:
    """The keys that an expression can mean, as far as it says so."""
    match key:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_keys(body), *_keys(orelse)]
        case ast.JoinedStr():
            put = pattern(key)
            return families()[put].keys if put in families() else [put]
    return []


def _shared(begin: str, ends: Iterable[str]) -> Family:
    return Family(frozenset(f"{begin}-{end}" for end in ends))


def _of_games(end: str, games: Iterable[str] = FACES) -> Family:
    return Family(frozenset(f"{game}-{end}" for game in games), f"chess-{end}")


def _of_options(end: str) -> Family:
    keys = frozenset(f"{one.game}-{end.replace('NAME', one.name)}" for one in every_option())
    return Family(keys, f"chess-{end}")


def _of_lessons(end: str) -> Family:
    keys = frozenset(f"{about}-{end}" for about, _ in _lessons())
    return Family(keys, f"chess-learn-LESSON-{end}")


def _lessons() -> Iterator[tuple[str, Any]]:
    """What the keys of each lesson begin with, and the lesson."""
    for game, face in FACES.items():
        for lesson in face.course():
            yield f"{game}-learn-{lesson.name}", lesson


def _remarks() -> Iterator[str]:
    for about, lesson in _lessons():
        yield from (f"{about}-{remark.name}" for remark in lesson.remarks)


def _events() -> Iterator[str]:
    """Of each game a key for each kind of the events that come of its deals and moves."""
    for key, game in GAMES.items():
        for happens in (game.deal, game.apply):
            _, events = get_args(get_type_hints(happens)["return"])
            kind, _ = get_args(events)
            for one in get_args(kind) or [kind]:
                yield f"{key}-story-{re.sub('(?<=.)(?=[A-Z])', '-', one.__name__).lower()}"


def _parameters() -> set[str]:
    """What the commands of all games take besides their own options."""
    nobody = cast("Any", None)
    own = {one.name for one in every_option()}
    return {name for game in FACES for name in table_command(game, nobody, nobody)._params} - own
