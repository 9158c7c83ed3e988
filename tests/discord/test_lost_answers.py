"""Slow answers on a line that breaks: whether or not Discord knows that they come, they come once."""

from collections.abc import Callable

import pytest
from evening import playing, some_move
from spoiling import Fault, Spoiler
from world import World

LOST = pytest.mark.parametrize("arrived", [False, True], ids=["lost on the way", "answer lost"])
"""What became of a request on a line that broke."""


def breaks(patch: pytest.MonkeyPatch, *, arrived: bool) -> None:
    """The next request meets a line that breaks."""
    Spoiler(patch).order(Fault("broken line", 0, done=arrived), at=1)


@LOST
async def test_a_move_whose_delay_was_lost_is_answered_on_the_hand(
    world: World, slow: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, *, arrived: bool
) -> None:
    """Whether or not Discord knows that we have asked for more time."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    slow("act")
    breaks(monkeypatch, arrived=arrived)
    await anna.tap(some_move(anna))
    assert "Ben is to play" in anna.sees().text
    assert "Ben is to play" in world.board().text


@LOST
async def test_a_page_whose_delay_was_lost_is_shown(
    world: World, slow: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, *, arrived: bool
) -> None:
    """Privately, and in one message."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    slow("get")
    breaks(monkeypatch, arrived=arrived)
    result = await eve.press("rules")
    assert result.ephemeral
    assert result.followups == []
    assert "How do I play here?" in eve.sees().text


@LOST
async def test_nobody_goes_on_reading_that_the_bot_is_thinking(
    world: World, slow: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, *, arrived: bool
) -> None:
    """There is nothing to say, and the board that was tapped stays."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    slow("sit")
    breaks(monkeypatch, arrived=arrived)
    result = await ben.press("join")
    assert result.response is None or not result.ephemeral
    (board,) = world.said()
    assert "Ben" in board.text
