"""Whatever the rules of a game have a name for has a test that calls it by that."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def _texts(files: str) -> Iterator[str]:
    """The ids, the names of cases and the docstrings of some test files."""
    for path in HERE.glob(files):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _named(files: str, pattern: str) -> set[str]:
    """What of this form is named there."""
    return {name for text in _texts(files) for name in re.findall(rf"\b{pattern}\b", text)}


def test_every_case_of_scouting_is_tested() -> None:
    """Fourteen of them."""
    assert _named("test_scouting_*.py", r"C\d\d") == {f"C{number:02}" for number in range(1, 15)}


def test_every_decision_about_scouting_is_tested() -> None:
    """But the second, which is only how to call things: a deal is a deal, and a round is Unsortiert's."""
    decisions = {f"B{number}" for number in range(1, 19)}
    assert _named("test_scouting_*.py", r"B\d+") == decisions - {"B2"}


@pytest.mark.parametrize("number", range(1, 34))
def test_every_decision_about_shithead_is_tested(number: int) -> None:
    """In tables or in a test of its own; the cases have names of the same form, and are left out."""
    files = ("pile", "turns", "first_and_last", "choice")
    assert f"S{number}" in {name for one in files for name in _named(f"test_shithead_{one}.py", r"S\d+")}
