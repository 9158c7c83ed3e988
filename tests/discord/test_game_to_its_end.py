"""A person and three computer players, from the command to the last chip, with a restart in the middle."""

import json

from evening import move
from world import World

from bot.table import Stage
from engine.transcript import read, replay

MOST_MOVES = 2000


async def test_a_whole_game_is_played_to_its_end(world: World) -> None:
    """Nothing but taps: open, fill up, start, play every hand, and the game ends with its transcript."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=3, chips="2")
    table = await world.table()
    await anna.press("start")
    moves = 0
    while table.stage is not Stage.ENDED:
        if moves == 7:
            await world.restart()
            await anna.slash("hand")
        await move(anna)
        moves += 1
        assert moves < MOST_MOVES
        table = await world.bot.parts.tables.get(table.id)
    assert "The game is over" in anna.sees().text
    *results, transcript = world.said()
    assert len(results) == table.deals
    assert all(f"Deal {number} is over" in said.text for number, said in enumerate(results, 1))
    assert [set(said.buttons) for said in world.said() if said.buttons] == [{"Play again"}]
    assert results[-1].buttons
    assert "The game is over" in results[-1].text
    assert "whole game" in transcript.text
    assert await world.bot.parts.tables.at(world.channel.id) is None


async def test_the_transcript_replays_to_the_same_end(world: World) -> None:
    """The file at the end has every deal and every move; the seed shown with it gives the same shuffles."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=2, chips="1")
    table = await world.table()
    await anna.press("start")
    while table.stage is not Stage.ENDED:
        await move(anna)
        table = await world.bot.parts.tables.get(table.id)
    written = world.transcript(world.messages()[-1])
    assert written["options"]["players"] == 3
    positions = list(replay(read(json.dumps(written))))
    assert len(positions) == len(written["moves"]) + 1
    assert table.state == positions[-1]
