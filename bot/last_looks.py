"""The last looks of messages that are no board any more; knows no table and no look."""

from bot.discord_calls import Trouble
from bot.messages import Last, Messages
from bot.tables import Tables


class LastLooks:
    """Gives messages their last look, table by table, until each has it or never can have it."""

    def __init__(self, messages: Messages, tables: Tables) -> None:
        self._messages = messages
        self._tables = tables
        self._left: dict[int, list[Last]] = {}

    def note(self, table_id: int, last: Last) -> None:
        """Note the last look of a message; `clear_up` gives it."""
        self._left.setdefault(table_id, []).append(last)

    async def clear_up(self, table_id: int) -> bool:
        """Give a table's messages their last look; gives whether that is done."""
        left = self._left.pop(table_id, [])
        later = [last for last in left if await self._stays_as_it_is(last)]
        if later:
            self._left[table_id] = later
        return not later

    async def _stays_as_it_is(self, last: Last) -> bool:
        """Give a message its last look; gives whether that failed and is worth another try."""
        result = await self._messages.leave(last)
        if result is Trouble.CHANNEL_GONE:
            await self._tables.lose(last.channel_id)
        return isinstance(result, Trouble) and result.edits_later
