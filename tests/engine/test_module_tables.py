"""The tables of modules in the architecture's document are those that there are."""

import re
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parents[2]


def _tabled(key: str) -> set[str]:
    """The modules of a game by the first column of its table."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, section = text.partition(f"\n`engine/{key}/`")
    rows = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert rows is not None
    return {name for row in rows[0].splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])}


@pytest.mark.parametrize("key", GAMES)
def test_every_module_of_a_game_is_in_its_table_and_no_other(key: str) -> None:
    """One row for each thing that changes for a reason of its own."""
    modules = {path.stem for path in (ROOT / "engine" / key).glob("*.py")} - {"__init__"}
    assert _tabled(key) == modules
