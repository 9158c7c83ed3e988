"""The page of faults keeps its promise: each fault has its tests, and every test that it names exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
SECTIONS = PAGE.split("\n## ")[1:]
FAULTS = {
    block.split("**")[1].replace("\n", " "): block
    for section in SECTIONS
    for block in re.split(r"\n(?=\*\*)", section)[1:]
}
TESTS = sorted({*re.findall(r"^- `(.*)`$", PAGE, flags=re.MULTILINE)})


@cache
def names_in(path: str) -> frozenset[str]:
    """The tests of a file: functions, methods with their class, and state machines."""
    found = set()
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            parts = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}::{part.name}" for part in parts}
        if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith(".TestCase"):
            found.add(ast.unparse(node.targets[0]))
    return frozenset(name for name in found if name.rpartition("::")[2].startswith(("test_", "Test")))


@pytest.mark.parametrize("test", TESTS)
def test_every_test_that_the_page_names_exists(test: str) -> None:
    """By file and name; a test that was renamed is found here."""
    path, _, name = test.partition("::")
    assert name in names_in(path)


@pytest.mark.parametrize("fault", FAULTS)
def test_no_fault_is_without_what_is_done_about_it_and_a_test(fault: str) -> None:
    """The fault in bold, then what the bot does, then at least one test, none of them twice."""
    _, _, rest = FAULTS[fault].partition("**")[2].partition("**")
    does, *tests = rest.strip().split("\n\n- ")
    named = [line for part in tests for line in f"- {part}".strip().splitlines()]
    assert does.strip()[-1] in ".)"
    assert named
    assert len({*named}) == len(named)
    assert all(f"{line[3:-1]}" in TESTS for line in named)


def test_the_page_tells_of_all_kinds_of_faults() -> None:
    """No section is empty, and no fault stands twice."""
    counts = [len(re.findall(r"^\*\*", section, flags=re.MULTILINE)) for section in SECTIONS]
    assert min(counts) >= 3
    assert sum(counts) == len(FAULTS) >= 60
