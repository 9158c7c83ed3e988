"""What the import contracts cannot say: that the engine needs nothing that has to be installed."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"


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
