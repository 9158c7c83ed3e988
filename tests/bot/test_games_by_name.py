"""Only a game's own parts and the two registries know it by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.registry import GAMES

ROOT = Path(engine.__file__).parents[1]
ROOMS = ("engine", "bot", "cogs", "tools")

REGISTRIES = {"engine/registry.py", "cogs/faces/__init__.py"}

THE_BOT = {"bot/cli/commands.py"}
"""Where the bot's own name stands, which is that of its first game."""


def _shared() -> Iterator[Path]:
    """The modules that belong to no single game."""
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            if not set(path.relative_to(ROOT).parts[:-1]) & GAMES.keys():
                yield path


def _named(tree: ast.Module, game: str) -> Iterator[int]:
    """The lines in which a game is imported, or named as its key or as the beginning of a text's key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = {*(node.module or "").split("."), *(alias.name for alias in node.names)}
            if game in names:
                yield node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from [node.lineno] if f"{node.value}-".startswith(f"{game}-") else []


@pytest.mark.parametrize("game", GAMES)
def test_shared_code_knows_no_game_by_name(game: str) -> None:
    """It goes by what the game and its face say."""
    naming = {
        str(path.relative_to(ROOT))
        for path in _shared()
        if any(_named(ast.parse(path.read_text(encoding="utf-8")), game))
    }
    assert naming - REGISTRIES - (THE_BOT if game == next(iter(GAMES)) else set()) == set()


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
