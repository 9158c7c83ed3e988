"""The hands that people have open: draws one again when it becomes its player's turn; knows no game.

A private message can be edited only with the token of the click that brought it, for 15 minutes. So the open
hands are kept in memory, one a person and table; after a restart they are not refreshed until the next click.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Protocol, TypeAlias

import discord
from discord.ui import LayoutView

from bot.discord_calls import Trouble, attempt, sealed
from bot.latest import Latest
from bot.table import Refused, Table
from bot.tables import Tables
from bot.texts import Say

log = logging.getLogger(__name__)

LIFETIME = timedelta(minutes=14)
"""How long a token is used; Discord lets it live for 15 minutes."""

MOST = 1000
"""How many open hands are remembered; beyond that the oldest are not refreshed any more."""

Key: TypeAlias = tuple[int, int]
"""A table and a person."""


class HandDrawing(Protocol):
    """How a person's hand looks."""

    def hand(self, table: Table, user_id: int, say: Say) -> LayoutView:
        """The person's private message as the table stands."""
        ...

    def due(self, table: Table, user_id: int) -> str:
        """What the hand must show at least; when this text changes, an open hand is drawn again."""
        ...


@dataclass(slots=True)
class Panel:
    """An open hand."""

    interaction: discord.Interaction[Any]
    """The click that brought it, whose token is still good."""
    until: datetime
    say: Say
    due: str


class Panels:
    """Keeps the hands that people have open true where it matters to them."""

    def __init__(self, tables: Tables, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._now = now
        self._open: OrderedDict[Key, Panel] = OrderedDict()
        self._writer = Latest(self._refresh)
        self._drawing: HandDrawing | None = None

    def __len__(self) -> int:
        return len(self._open)

    def drawn_by(self, drawing: HandDrawing) -> None:
        """Use this drawing from now on."""
        self._drawing = drawing

    def keep(self, key: Key, interaction: discord.Interaction[Any], say: Say, due: str) -> None:
        """Remember a hand that was just shown; it takes the place of an older one of the same person."""
        until = interaction.created_at + LIFETIME
        interaction.message = None  # as it was before the answer; large, and not needed any more
        self._open.pop(key, None)
        self._open[key] = Panel(interaction, until, say, due)
        while len(self._open) > MOST:
            self._open.popitem(last=False)
        self._writer.poke(key)

    async def release(self, key: Key) -> None:
        """Forget an open hand whose person has clicked and gets a new one; no refresh is on its way after."""
        self._open.pop(key, None)
        await self._writer.idle(key)

    def look(self, table: Table) -> None:
        """See to it, soon, that open hands at this table show what they must; does not wait."""
        for holder in table.seats:
            if holder.user_id is not None and (table.id, holder.user_id) in self._open:
                self._writer.poke((table.id, holder.user_id))

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await self._writer.close(patience)

    async def _refresh(self, key: Key) -> None:
        panel = self._open.get(key)
        if panel is None or self._drawing is None:
            return
        if self._now() >= panel.until:
            del self._open[key]
            return
        try:
            table = await self._tables.get(key[0])
        except Refused:
            return
        due = self._drawing.due(table, key[1])
        if due != panel.due and self._open.get(key) is panel:
            panel.due = due
            await self._edit(key, panel, self._drawing.hand(table, key[1], panel.say))

    async def _edit(self, key: Key, panel: Panel, view: LayoutView) -> None:
        result = await attempt(panel.interaction.edit_original_response(view=sealed(view)))
        if isinstance(result, Trouble):
            log.debug("The hand %s is no longer open: %s", key, result.name)
            if self._open.get(key) is panel:
                del self._open[key]
