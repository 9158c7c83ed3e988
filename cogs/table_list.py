"""All tables of a server on pages, as a moderator reads them; knows no rule and no game."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from discord.ui import Item, LayoutView
from discord.utils import format_dt

from bot.table import Table
from bot.texts import Say
from bot.timing import idle
from cogs.drawing import link_to
from cogs.faces.layout import GREY, button, framed, message, rows, small
from cogs.faces.seats import listed, sitter_name
from cogs.facts import sitter
from cogs.ids import NO_TABLE
from cogs.table_words import stage_key
from engine.game import Seat

PAGE = 6
"""How many tables a page tells of; with the longest names there is no room for more."""


def table_list(say: Say, tables: Sequence[Table], page: int, now: datetime) -> LayoutView:
    """A page of them, counted from 0, or the last one there is."""
    last = max(0, len(tables) - 1) // PAGE
    page = min(page, last)
    some = tables[page * PAGE : (page + 1) * PAGE]
    title = [f"### {say('mod-title', count=len(tables))}"]
    entries = [_entry(say, table, now) for table in some]
    return message(framed([title, *entries], rows(_turning(say, page, last)), GREY))


def _entry(say: Say, table: Table, now: datetime) -> list[str]:
    """Where it stands, how far it is, who sits there, since when nothing has happened, and the way to it."""
    key = stage_key(table)
    asked = [_player(say, table, seat) for seat in table.decisions]
    stage = say("mod-turn", names=listed(say, asked)) if key == "playing" else say("mod-stage", stage=key)
    players = ", ".join(_player(say, table, seat) for seat in range(len(table.seats)))
    link = say("mod-no-board") if table.board is None else link_to(say, table, table.board.message_id)
    still = say("mod-since", when=format_dt(now - idle(table, now), "R"))
    return [f"<#{table.channel_id}> · {stage}", *small([players, f"{still} · {link}"])]


def _player(say: Say, table: Table, seat: Seat) -> str:
    sits = sitter(table, table.seats[seat])
    return say("mod-player", name=sitter_name(say, sits), presence=sits.presence.value)


def _turning(say: Say, page: int, last: int) -> Iterator[Item[Any]]:
    """Buttons to the pages before and after, where there are any."""
    if page > 0:
        yield button(NO_TABLE, 0, f"mod-page:{page - 1}", say("button-page-before"))
    if page < last:
        yield button(NO_TABLE, 0, f"mod-page:{page + 1}", say("button-page-after"))
