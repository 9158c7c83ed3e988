"""The page for players about checking the shuffle: what it tells them to do works, and finds a false deal."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.texts import languages, texts
from engine.shuffle import commitment
from engine.simulate import play
from engine.transcript import write

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"
SEED = bytes(range(32))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game's record, as the bot posts it."""
    file = tmp_path / "game.json"
    file.write_text(
        write(play("unsortiert", ["random"] * 4, SEED, {"chips": 1}).transcript), encoding="utf-8"
    )
    return file


def checked(record: Path) -> list[str]:
    """What the page's program prints about it; it is saved as the page says and knows nothing of ours."""
    text = PAGE.read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    program = record.with_name("check.py")
    program.write_text(re.sub(r"^ {3}", "", block, flags=re.MULTILINE), encoding="utf-8")
    command = [sys.executable, "-I", str(program), str(record), SEED.hex()]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


def test_an_honest_game_is_found_to_be_one(record: Path) -> None:
    """Fingerprint and every deal."""
    deals = json.loads(record.read_text(encoding="utf-8"))["deals"]
    told = checked(record)
    assert told[0].endswith(commitment(SEED))
    assert told[1:] == [f"Deal {number} is as the seed shuffles it." for number in range(1, len(deals) + 1)]
    assert len(deals) > 1


def test_two_swapped_cards_are_found(record: Path) -> None:
    """In the deal in which they are."""
    game = json.loads(record.read_text(encoding="utf-8"))
    game["deals"][1][3:5] = reversed(game["deals"][1][3:5])
    record.write_text(json.dumps(game), encoding="utf-8")
    told = checked(record)
    assert [number for number, line in enumerate(told) if "NOT" in line] == [2]


@pytest.mark.parametrize("language", languages())
def test_whoever_sees_the_seed_reads_where_the_page_is(language: str) -> None:
    """In the bot's documentation, by the words with which the README leads to it."""
    told = texts(language)("shuffle-proof", seed="", commitment="")
    (named,) = re.findall("[“„](.+)[”“]", told)
    root = PAGE.parents[1]
    assert f"[{named}]({PAGE.relative_to(root)})" in (root / "README.md").read_text(encoding="utf-8")
