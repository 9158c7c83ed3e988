"""How tables look in public, as those who write that are told it; knows no game, no text and no message."""

from datetime import datetime
from typing import Any, Protocol

from discord.ui import LayoutView

from bot.table import Table


class Drawing(Protocol):
    """How tables look in public, in the table's own language."""

    def board(self, table: Table, history: tuple[Any, ...] = ()) -> LayoutView:
        """The table as it stands: the lobby, the running deal, how it ended.

        ``history``: of a game that is over, what a spectator saw after each deal.
        """
        ...

    def result(self, table: Table) -> LayoutView:
        """What stays behind of the deal that ended last; without buttons."""
        ...

    def moved(self, table: Table, message_id: int) -> LayoutView:
        """What stays behind of a board that another message has replaced; without buttons."""
        ...

    def reminder(self, table: Table, now: datetime) -> LayoutView:
        """Who is waited for, mentioned, and what happens if they do not come; for a table that reminds."""
        ...

    def farewell(self, table: Table) -> str:
        """What is said with the transcript of a game that has ended."""
        ...

    def farewell_without(self, table: Table) -> str:
        """What is said where the transcript may not be attached."""
        ...
