"""Only a game's own parts and the two registries know it by name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message
from keys import SOURCES, named
from translated import parsed

import engine
from bench.engine import TARGETS
from bot.texts import FALLBACK, FOLDER, texts
from cogs.faces import FACES
from engine.registry import GAMES

ROOT = Path(engine.__file__).parents[1]
ROOMS = ("engine", "bot", "cogs", "tools", "bench")

REGISTRIES = {"engine/registry.py", "cogs/faces/__init__.py"}

THE_FIRST = {
    "bot/cli/commands.py",  # says the bot's own name, which is that of its first game
    "bench/clicks.py",  # these play it, as an example of any game
    "bench/tables.py",
}
"""Where the first game alone may be named."""

OWN_WORDS = {
    "en": (r"\bchips?\b", r"\brounds?\b", r"\breserves?\b", r"\bscout", r"\bpiles?\b", "glass"),
    "de": (r"\bChips?\b", r"\bRunden?\b", "reserve", r"\bscout", r"\bShows?\b", "stapel", r"\bGlas\b"),
}
"""What only one game has, as patterns, in the languages that the project keeps up."""

TARGETED = {"bench/engine.py"}
"""Where a game may be named that has a target of its own."""


def _shared() -> Iterator[Path]:
    """The modules that belong to no single game."""
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            if not set(path.relative_to(ROOT).parts[:-1]) & GAMES.keys():
                yield path


def _named(tree: ast.Module, game: str) -> Iterator[int]:
    """The lines in which a game is imported, or named as its key or as the beginning of a text's key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and game in _imported(node):
            yield node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from [node.lineno] if f"{node.value}-".startswith(f"{game}-") else []


def _imported(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The names of modules, and of what is in them, that an import is made of."""
    dotted = [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        dotted.append(node.module or "")
    return {name for path in dotted for name in path.split(".")}


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("import engine.chess", True),
        ("import engine.chess.legal as rules", True),
        ("from engine import chess", True),
        ("from engine.chess.legal import turn", True),
        ("from engine.checkers import chessboard", False),
        ('KEY = "chess"', True),
        ('say("chess-name")', True),
        ('say("chessboard")', False),
    ],
)
def test_every_way_to_name_a_game_is_seen(line: str, named: bool) -> None:  # noqa: FBT001 - what is expected
    """And nothing that only begins like it."""
    assert any(_named(ast.parse(line), "chess")) == named


@pytest.mark.parametrize("game", GAMES)
def test_shared_code_knows_no_game_by_name(game: str) -> None:
    """It goes by what the game and its face say."""
    naming = {
        str(path.relative_to(ROOT))
        for path in _shared()
        if any(_named(ast.parse(path.read_text(encoding="utf-8")), game))
    }
    allowed = REGISTRIES | (THE_FIRST if game == next(iter(GAMES)) else set())
    assert naming - allowed == (TARGETED if game in TARGETS else set())


@pytest.mark.parametrize("language", OWN_WORDS)
def test_shared_texts_know_no_game(language: str) -> None:
    """Neither a game nor its command is named in what all games say, nor anything that only one game has."""
    say = texts(language)
    names = [say(f"{game}-{key}") for game in GAMES for key in ("name", "command")]
    words = re.compile("|".join([*map(re.escape, names), *OWN_WORDS[language]]), re.IGNORECASE)
    told = {key: " ".join(words.findall(text)) for key, text in _shared_texts(language).items()}
    assert {key: found for key, found in told.items() if found} == {}


def _shared_texts(language: str) -> dict[str, str]:
    """What stands in the file of all games, as it is written there, by key."""
    read = parsed(FOLDER / f"{language}.ftl")
    return {one.id.name: FluentSerializer().serialize_entry(one) for one in read if isinstance(one, Message)}


def test_no_text_of_all_games_is_said_by_one_alone() -> None:
    """What only one face asks for stands in that game's file, where its translators look for it."""
    parts: dict[str, frozenset[str]] = {}
    for path in SOURCES:
        parts |= {key: parts.get(key, frozenset()) | {_part(path)} for key in named(path)}
    alone = {frozenset({game}) for game in GAMES}
    assert [key for key in _shared_texts(FALLBACK) if parts.get(key, frozenset()) in alone] == []


def _part(path: Path) -> str:
    """The game to which a module belongs, if it belongs to one."""
    games = [part for part in path.relative_to(ROOT).parts[:-1] if part in GAMES]
    return games[0] if games else "all"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    """Neither its rules nor its face."""
    folders = [ROOT / "engine" / game, ROOT / "cogs" / "faces" / game]
    found = [
        (str(path.relative_to(ROOT)), line, other)
        for folder in folders
        for path in folder.rglob("*.py")
        for other in GAMES.keys() - {game}
        for line in _named(ast.parse(path.read_text(encoding="utf-8")), other)
    ]
    assert found == []


def test_no_face_knows_another_by_whatever_way() -> None:
    """The contract that looks for that lists them all."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (independent,) = [one["modules"] for one in linter["contracts"] if one["type"] == "independence"]
    assert sorted(independent) == sorted(f"cogs.faces.{game}" for game in FACES)
