"""What the import contracts cannot say: what the engine needs, and that their lists are whole."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ENGINE = ROOT / "engine"


def _imported(path: Path) -> Iterator[str]:
    """The packages that a module imports from, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or "a relative import"] if isinstance(node, ast.ImportFrom) else []
        yield from (name.split(".")[0] for name in names)


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda path: str(path.relative_to(ENGINE.parent))
)
def test_the_engine_knows_itself_and_the_standard_library(path: Path) -> None:
    """Whatever else is installed, and under whatever name."""
    assert set(_imported(path)) <= {"engine", *sys.stdlib_module_names}


def _of_the_bot(path: Path) -> str:
    """The module or package of `bot/` to which a file belongs."""
    return "bot." + path.relative_to(ROOT / "bot").parts[0].removesuffix(".py")


def _reached(path: Path) -> Iterator[str]:
    """What a module imports: modules and packages of `bot/`, and the other packages."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        yield from (".".join(name.split(".")[: 2 if name.startswith("bot.") else 1]) for name in names)


def test_whatever_reaches_no_discord_is_held_to_it() -> None:
    """A new module of the machine room stands in the contract that it may not, by no detour."""
    files = [*(ROOT / "bot").glob("*.py"), *(ROOT / "bot").glob("*/**/*.py")]
    reaches: dict[str, set[str]] = {}
    for path in files:
        reaches.setdefault(_of_the_bot(path), set()).update(_reached(path))
    knowing, more = set[str](), {"discord"}
    while more:
        knowing |= more
        more = {name for name, reached in reaches.items() if reached & knowing} - knowing
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (held,) = (one for one in contracts["contracts"] if one["name"].endswith("by no detour"))
    assert sorted(held["source_modules"]) == sorted(reaches.keys() - knowing - {"bot.__init__"})
