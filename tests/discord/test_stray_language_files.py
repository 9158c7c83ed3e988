"""A file beside the texts that only looks as if named after a language: the bot goes on as without it."""

from pathlib import Path

import pytest
from settings_desk import Settings
from tongues import speaking
from world import World

STRAY = ("de-old", "de-v2", "fr-FR-old", "sl-rozaj-biske", "ca-valencia")
"""No code of any language, or a longer one than the store keeps."""


@pytest.fixture(params=STRAY, autouse=True)
def stray(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file is there before the bot starts."""
    name: str = request.param
    speaking(monkeypatch, tmp_path / "texts", **{name: "language-name = X\nlobby-title = X\n"})
    return name


async def test_whoever_reads_whatever_is_answered_as_ever(world: World, stray: str) -> None:
    """Discord is told the commands, the board speaks German, and the settings offer what there is."""
    assert [one.method for one in world.env.http_requests].count("PUT") == 1
    desk = await Settings.opened(world)
    offered = [what for what in desk.max.sees().whats if what.startswith("house:locale:")]
    assert sorted(offered) == ["house:locale:de", "house:locale:en", "house:locale:usual"]
    anna = world.somebody("Anna", locale="de")
    await anna.slash("unsortiert", computers=2)
    assert "Der Tisch steht" in anna.sees().text
    assert "Wer spielt mit?" in world.board().text
    reader = world.somebody("Somebody", locale=stray.partition("-")[0])
    await reader.slash("table")
    assert reader.sees().text
