"""Ten thousand hands are opened, and as much memory is in use as before."""

import gc
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

from discord import Permissions
from evening import playing
from world import World

from bot.discord_calls import sealed
from bot.panels import Hand
from bot.texts import texts
from cogs.drawing import Drawing

HANDS = 10_000

MOST_MORE = 1000
"""Objects in memory, of which every hand that stayed would take some hundred."""


@dataclass
class Click:
    """As much of a click as is remembered of one."""

    user: Any
    created_at: datetime
    followup: Any
    app_permissions: Permissions


class Followup:
    """Takes messages away, and nothing else."""

    async def delete_message(self, message_id: int) -> None:
        """The older hand of who has a newer one."""


async def _open(world: World, user_ids: list[int], hands: int) -> None:
    """Open so many hands, each in a new message, as a click does that is answered."""
    drawing, say, parts = Drawing(), texts("en"), world.bot.parts
    table = await world.table()
    for number in range(hands):
        user_id = user_ids[number % len(user_ids)]
        view = sealed(drawing.hand(table, user_id, say))
        assert view.to_components()  # type: ignore[no-untyped-call]
        click = Click(SimpleNamespace(id=user_id), world.clock.now(), Followup(), Permissions.all())
        shown = Hand(table.id, drawing.due(table, user_id), table.deals)
        parts.panels.keep(shown, frozenset(), number, cast("Any", click), say)
        if number % 100 == 0:
            await parts.panels._writer.idle((table.id, user_id))
    await world.env.settle()


async def test_ten_thousand_opened_hands_leave_memory_flat(world: World) -> None:
    """Of the same people, who look again and again; nothing of it stays but each one's newest."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    ids = [one.id for one in people]
    await _open(world, ids, 300)
    before = _objects()
    await _open(world, ids, HANDS)
    assert len(world.bot.parts.panels) == len(ids)
    assert _objects() - before < MOST_MORE


def _objects() -> int:
    """How many objects there are that can refer to others."""
    gc.collect()
    return len(gc.get_objects())
