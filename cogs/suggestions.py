"""What a moderator is offered while typing; changes nothing, and a failure offers nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn

import discord
from discord.app_commands import Choice

from bot.cutting import cut
from bot.discord_calls import Trouble, attempt
from bot.moderating import A_COMPUTER
from bot.refusals import Refused
from bot.store import StoreBusy
from bot.table import Holder, Table
from bot.texts import texts
from cogs.faces.cards import plain
from cogs.faces.layout import OPTIONS
from cogs.meant import Meaning, NotOffered
from cogs.table_words import place_label, seat_label, table_label

if TYPE_CHECKING:
    from bot.parts import Parts

log = logging.getLogger(__name__)

LONGEST = 100
"""How long a suggestion may be, in the units of UTF-16 in which Discord counts."""

PATIENCE = 2.0
"""Seconds in which suggestions have to be there; Discord gives up after three."""


class Suggestions:
    """Tables, people and seats of the server in which somebody types.

    A table's value is its number, a seat's `<table>:<seat>:<whose it is>`, so that a choice means the same
    when it arrives.
    """

    def __init__(self, parts: "Parts", meaning: Meaning) -> None:
        self._parts = parts
        self._meaning = meaning

    async def tables(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """All tables of the server that have not ended."""
        return await _offered(interaction, typed, self._tables(interaction))

    async def people(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """The people at the chosen table, and who may come back to it; members of the server or not."""
        return await _offered(interaction, typed, self._seats(interaction, lambda holder: holder.owner_id))

    async def seats(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """All seats of the chosen table."""
        return await _offered(
            interaction, typed, self._seats(interaction, lambda holder: holder.user_id or A_COMPUTER)
        )

    async def _tables(self, interaction: discord.Interaction[Any]) -> list[Choice[str]]:
        say, now = texts(self._parts.reader_language(interaction)), self._parts.tables.now()
        found = await self._all(interaction)
        return [Choice(name=table_label(say, interaction, one, now), value=str(one.id)) for one in found]

    async def _seats(
        self, interaction: discord.Interaction[Any], whose: Callable[[Holder], int | None]
    ) -> list[Choice[str]]:
        """Seats by whose they are; those of nobody are left out."""
        say = texts(self._parts.reader_language(interaction))
        choices = []
        for table in await self._near(interaction):
            place = "" if _clear(interaction, table) else f" · {place_label(say, interaction, table)}"
            for seat, holder in enumerate(table.seats):
                if (owner := whose(holder)) is not None:
                    value = f"{table.id}:{seat}:{owner}"
                    choices.append(Choice(name=seat_label(say, table, seat) + place, value=value))
        return choices

    async def _near(self, interaction: discord.Interaction[Any]) -> list[Table]:
        """The table that was chosen before, else this channel's, else all."""
        if chosen := interaction.namespace.table:
            try:
                return [await self._meaning.numbered(interaction.guild_id, chosen)]
            except (NotOffered, Refused):
                return []
        here = await self._parts.tables.at(interaction.channel_id or 0)
        return await self._all(interaction) if here is None else [here]

    async def _all(self, interaction: discord.Interaction[Any]) -> list[Table]:
        return await self._parts.tables.moderators.tables_of(interaction.guild_id or 0)


def _clear(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether one knows where the table stands without being told."""
    return bool(interaction.namespace.table) or table.channel_id == interaction.channel_id


async def _offered(
    interaction: discord.Interaction[Any], typed: str, offers: Awaitable[Iterable[Choice[str]]]
) -> list[Choice[str]]:
    """Offer what contains what was typed, as much as Discord takes."""
    wanted, found = typed.strip().casefold(), list[Choice[str]]()
    try:
        async with asyncio.timeout(PATIENCE):
            found = [one for one in await offers if wanted in plain(one.name).casefold()][:OPTIONS]
            found = [Choice(name=_cut(one.name), value=one.value) for one in found]
    except (TimeoutError, StoreBusy):
        log.warning("There was no time for suggestions")
    except Exception:
        log.exception("There are no suggestions")
    result = await attempt(interaction.response.autocomplete(found), "suggest", within=PATIENCE)
    if isinstance(result, Trouble):
        _answer_nothing()
    return found


def _cut(label: str) -> str:
    """As much of it as Discord takes; one suggestion that is too long would cost all of them."""
    return cut(label, LONGEST, measure=lambda text: len(text.encode("utf-16-le")) / 2)


def _answer_nothing() -> NoReturn:
    """End the task in which the library asks for offers, as whoever typed has typed on.

    It would send them once more, and log as an error what comes of that; nothing else keeps it from both.
    """
    raise asyncio.CancelledError
