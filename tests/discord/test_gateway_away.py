"""What passes while Discord cannot be reached counts for nobody."""

import pytest
from evening import playing
from world import World


async def test_nobodys_time_runs_out_while_the_gateway_is_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could tap; afterwards there is as much time left as before."""
    await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    monkeypatch.setattr(world.bot.ws, "open", False)
    await world.env.advance_time(60 * 60)
    assert "Anna is to play" in world.board().text
    monkeypatch.undo()
    await world.env.advance_time(60)
    assert "Anna is to play" in world.board().text
    await world.env.advance_time(120)
    assert "ran out of time, so the computer moved" in world.board().text
