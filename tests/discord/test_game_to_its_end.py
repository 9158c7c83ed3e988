"""A person and three computer players, from the command to the last chip, with a restart in the middle."""

from world import Somebody, World

from bot.table import Stage

MOST_MOVES = 2000


def some_move(anna: Somebody) -> str | None:
    """A move, or a step towards one, that Anna's hand offers; None when it is not her turn."""
    whats = sorted(anna.sees().whats)
    kinds = ("play:", "insert:", "take:", "read:", "spare:")
    return next((what for kind in kinds for what in whats if what.startswith(kind)), None)


async def test_a_whole_game_is_played_to_its_end(world: World) -> None:
    """Nothing but taps: open, fill up, start, play every hand, and the game ends with its transcript."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=3, chips=1)
    table = await world.table()
    await anna.press("start")
    moves = 0
    while (await world.bot.parts.tables.get(table.id)).stage is Stage.PLAYING:
        what = some_move(anna)
        assert what is not None, anna.sees()
        await anna.tap(what)
        moves += 1
        assert moves < MOST_MOVES
        if moves == 7:
            await world.restart()
            await anna.slash("hand")
