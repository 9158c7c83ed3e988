"""Which tables there are, by what they wait for: their numbers alone, by the indices; knows no table."""

from collections.abc import Callable
from datetime import datetime

from bot.guilds import LOST_AFTER
from bot.keeper import CHANGED_TO
from bot.store import Store
from bot.table import Stage, Table, Waits


class Finding:
    """The part of the table service that loads no table, however many there are."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self.now = now
        """The time, with its zone."""

    async def in_channel(self, channel_id: int) -> list[int]:
        """The numbers of the tables that have not ended and stand in the channel, or in a thread of it."""
        return await self._store.in_channel(channel_id)

    async def is_first(self, table: Table) -> bool:
        """Whether it is the first one of its game in its server, of those that are kept."""
        return table.id == await self._store.first_of(table.guild_id, table.game)

    async def reminding(self) -> list[int]:
        """The numbers of the tables that remind of something, or have a message that does."""
        return await self._store.reminding()

    async def waiting(self, *, waits: Waits) -> list[int]:
        """The numbers of the tables that wait for this."""
        return await self._store.waiting(waits.value)

    async def telling_time(self) -> list[int]:
        """The numbers of the tables whose boards tell people how much time they have.

        Where a computer player is to move the next change is near, and shows them anyway.
        """
        return await self._store.telling_time(Waits.PEOPLE.value, Stage.LOBBY.value)

    async def ended_with_board(self) -> list[int]:
        """The numbers of the tables whose end was not shown yet."""
        return await self._store.ended_with_board()

    async def changed_since(self, moment: datetime) -> list[int]:
        """The numbers of the tables that have changed since then, give or take a minute."""
        return await self._store.changed_since(moment - CHANGED_TO)

    async def due(self) -> list[int]:
        """The numbers of the tables where something is due that nobody asks for."""
        return await self._store.due(self.now(), self.now() - LOST_AFTER)
