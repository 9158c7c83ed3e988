"""How much there can be to choose in the command of a game; knows no table."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import bids_face
import pytest
from choosy import Choosy
from tapped import FOR_ALL_GAMES, MOST_TAPPED
from tongues import speaking

from cogs import faces
from cogs.faces.layout import OPTIONS
from cogs.table_commands import table_command
from engine import registry
from engine.game import OptionValue
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]

Choosable = Mapping[str, Sequence[OptionValue]]

VALUES = [{"n": range(number)} for number in (25, 26)]
MANY = [{f"o{number}": (False, True) for number in range(many)} for many in (22, 23)]
"""Beside them there are three parameters that all games have, and no choice of cards."""


@pytest.fixture
def parameters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Parameters":
    """Makes a game known that has such options, and gives how many parameters its command has."""
    return Parameters(tmp_path, monkeypatch)


class Parameters:
    """Counts them."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder, self._patch = folder, patch

    def of(self, choosable: Choosable) -> int:
        """Those of a game in which this may be chosen."""
        game, nobody = Choosy("choosy", choosable), cast("Any", None)
        speaking(self._patch, self._folder / "texts", **{"en.choosy": game.texts()})
        self._patch.setitem(registry._BY_KEY, game.key, game)
        self._patch.setitem(faces._BY_KEY, game.key, bids_face)
        return len(table_command(game.key, nobody, nobody).parameters)


@pytest.mark.parametrize(
    ("choosable", "expected"), [(VALUES[0], 4), (MANY[0], 25)], ids=["values", "options"]
)
def test_as_much_can_be_chosen_as_discord_takes(
    parameters: Parameters, choosable: Choosable, expected: int
) -> None:
    """Of one option as of all together."""
    assert parameters.of(choosable) == expected


@pytest.mark.parametrize("choosable", [VALUES[1], MANY[1]], ids=["values", "options"])
def test_one_more_is_said_before_discord_refuses_every_command(
    parameters: Parameters, choosable: Choosable
) -> None:
    """By the name of the game."""
    with pytest.raises(ValueError, match="choosy"):
        parameters.of(choosable)


def test_the_handbook_says_how_many_options_there_is_room_for() -> None:
    """Those that Discord takes, less those of every game as its command has them."""
    nobody = cast("Any", None)
    shared = max(
        len(table_command(key, nobody, nobody).parameters) - len(game.choosable)
        for key, game in GAMES.items()
    )
    assert (OPTIONS, shared) == (MOST_TAPPED, FOR_ALL_GAMES)
    handbook = " ".join((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").split())
    assert f"takes {OPTIONS - shared} options at most besides those of every game" in handbook
    assert f"and {OPTIONS} values of each" in handbook
