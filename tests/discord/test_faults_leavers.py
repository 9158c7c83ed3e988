"""People go at any moment of a game, one after the other: no card is lost, no message fails, it goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from discord.ui import LayoutView
from house import ANNA, BEN, CARLA, DAN, EVA, House
from limits import assert_within_limits

from bot.table import EndReason, Person, Stage, Table
from bot.texts import texts
from cogs.drawing import Drawing
from engine.registry import GAMES

GAME = GAMES["unsortiert"]
PEOPLE = (ANNA, BEN, CARLA, DAN, EVA)


def _messages(table: Table) -> Iterator[LayoutView]:
    """Everything that anybody might be shown of the table."""
    drawing, say = Drawing(), texts(table.locale)
    yield drawing.board(table)
    if table.deals:
        yield drawing.result(table)
    for person in PEOPLE:
        yield drawing.hand(table, person.user_id, say)


async def _somebody_goes_or_comes(house: House, table: Table, chance: Random) -> Table:
    """Who holds the highest play leaves, if it is a person; else somebody leaves, or comes back."""
    best = GAME.view(table.state, None).best
    holder = None if best is None else table.seats[best.seat].user_id
    user_id = chance.choice(PEOPLE).user_id if holder is None else holder
    if table.seat_of(user_id) is None:
        return await house.tables.sit(table.id, Person(user_id, "Back again"))
    return await house.tables.leave(table.id, user_id)


@pytest.mark.parametrize("seed", range(2))
async def test_whoever_goes_whenever_the_game_comes_to_its_end(tmp_path: Path, seed: int) -> None:
    """Also who holds the highest play, who is to place a card, who is out; back and gone again."""
    house, chance = await House(tmp_path / "tables.db").open(), Random(seed)  # noqa: S311 - a test's chance
    table = await house.game(*PEOPLE, game="unsortiert", chips=2)
    highest = gone = 0
    while table.stage is not Stage.ENDED:
        stood, best = table, GAME.view(table.state, None).best
        if chance.random() < 0.4 and len(table.people) > 1:
            table = await _somebody_goes_or_comes(house, table, chance)
            assert table.state == stood.state  # so every card is where it was
            gone += len(table.people) < len(stood.people)
            highest += best is not None and table.seats[best.seat].user_id is None
        else:
            table = await house.play_on(table, chance.choice)
        for message in _messages(table):
            assert_within_limits(message)
    assert table.ended is EndReason.FINISHED
    assert gone >= 3
    assert highest
    await house.store.close()
