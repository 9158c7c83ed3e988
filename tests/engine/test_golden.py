"""Games written down once replay as they did then; `playthrough.py`, run as a script, writes them anew."""

import pytest
from playthrough import GAMES, GOLDEN, playthrough

from engine.registry import GAMES as OFFERED
from engine.transcript import read, write


def test_there_is_a_golden_game_for_every_name_and_no_other() -> None:
    """A missing file fails, and so does a forgotten one; every game on offer has one."""
    names = {f"{name}.{suffix}" for name in GAMES for suffix in ("json", "txt")}
    assert {path.name for path in GOLDEN.iterdir()} == names
    assert {game for game, _, _ in GAMES.values()} == set(OFFERED)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_as_it_was_written_down(name: str) -> None:
    """Position by position."""
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    transcript = read(text)
    assert write(transcript) == text
    assert playthrough(transcript) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
