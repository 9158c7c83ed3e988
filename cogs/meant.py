"""What a moderator meant by what they chose or typed; offers and changes nothing."""

import re
from dataclasses import dataclass

from bot.moderating import A_COMPUTER
from bot.refusals import Refused
from bot.table import Table
from bot.tables import Tables
from cogs.asking import Ask, alive
from cogs.items import Desk
from engine.game import Seat

_DIGITS = 18
"""More than any number of a table has; ids of people may be longer."""

_ID_DIGITS = 20

_OFFER = re.compile(rf"([0-9]{{1,{_DIGITS}}}):([0-9]{{1,{_DIGITS}}}):([0-9]{{1,{_ID_DIGITS}}})")
"""What `cogs.suggestions` has a seat say."""


class NotOffered(Exception):
    """Raised when what was typed is none of the suggestions."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A seat that was chosen."""

    table: Table
    seat: Seat
    user_id: int
    """Whose it was then; `A_COMPUTER` for a computer player's."""


class Meaning:
    """Reads what `cogs.suggestions` offers, and what people type instead of taking an offer.

    Everything raises `NotOffered` for what means nothing in this server, `Refused` for tables that
    have ended, or where there is none in this channel and none was chosen.
    """

    def __init__(self, tables: Tables, desk: Desk) -> None:
        self._tables = tables
        self._desk = desk

    async def table(self, ask: Ask, chosen: str | None) -> Table:
        """The table that was chosen, or this channel's."""
        if chosen is None:
            return alive(await self._desk.table(ask))
        return await self.numbered(ask.interaction.guild_id, chosen)

    async def numbered(self, guild_id: int | None, chosen: str) -> Table:
        """The table of a server by its number, as it was chosen or typed."""
        try:
            table = await self._tables.get(_number(chosen, _DIGITS))
        except Refused as refused:
            raise NotOffered from refused
        if table.guild_id != guild_id:
            raise NotOffered
        return alive(table)

    async def person(self, ask: Ask, chosen: str, where: str | None) -> Meant:
        """The person that was chosen, or typed as an id or a mention."""
        if ":" in chosen:
            return _somebody(await self._offer(ask, chosen, where))
        table = await self.table(ask, where)
        user_id = _number(chosen.strip().strip("<@!>"), _ID_DIGITS)
        for seat, holder in enumerate(table.seats):
            if holder.owner_id == user_id:
                return Meant(table, seat, user_id)
        raise NotOffered

    async def seat(self, ask: Ask, chosen: str, where: str | None) -> Meant:
        """The seat that was chosen, or typed as its number."""
        if ":" in chosen:
            return await self._offer(ask, chosen, where)
        table = await self.table(ask, where)
        seat = _number(chosen, _DIGITS) - 1
        if seat not in range(len(table.seats)):
            raise NotOffered
        return Meant(table, seat, table.seats[seat].user_id or A_COMPUTER)

    async def _offer(self, ask: Ask, chosen: str, where: str | None) -> Meant:
        said = _OFFER.fullmatch(chosen)
        if said is None or where not in {None, said[1]}:
            raise NotOffered
        return Meant(await self.table(ask, said[1]), int(said[2]), int(said[3]))


def _somebody(meant: Meant) -> Meant:
    """The same, if it is a person's; raises `NotOffered`."""
    if meant.user_id == A_COMPUTER:
        raise NotOffered
    return meant


def _number(typed: str, digits: int) -> int:
    """A number that was typed; raises `NotOffered`."""
    text = typed.strip()
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise NotOffered
    return int(text)
