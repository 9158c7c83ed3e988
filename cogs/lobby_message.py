"""How a table looks before its game and after: the lobby and the closed table; knows no running game."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, LayoutView
from discord.utils import format_dt

from bot.notes import Happening
from bot.table import EndReason, Table
from bot.texts import Say
from bot.titles import command, game_name
from cogs.faces.layout import GREY, button, framed, message, rows, small
from cogs.faces.remarks import by, remarks
from cogs.faces.seats import sitter_name
from cogs.facts import sitter
from cogs.options import capital, options, several_decks
from cogs.options import told as option_told
from engine.registry import GAMES

_OPEN = 0xC8963E
"""Amber: come in."""


def lobby(say: Say, table: Table) -> LayoutView:
    """Who sits down, what was chosen, and the buttons to change that."""
    parts = [
        [f"### {say('lobby-title', game=game_name(say, table.game))}", _choices(say, table)],
        [*_seats(say, table)],
        [how(say, table), *_closes(say, table)],
        remarks(say, table.notes),
    ]
    people, host = rows(_people_buttons(say, table)), rows(_host_buttons(say, table))
    return message(framed(parts, [*people, *host], _OPEN))


def closed(say: Say, table: Table) -> LayoutView:
    """That a table is closed, why, by whom, and what was done to it before."""
    others = [note for note in table.notes if note.what is not Happening.ENDED]
    parts = [
        [
            f"### {say('closed-title', game=game_name(say, table.game))}",
            why(say, table),
            say("closed-again", command=command(say, table.game)),
        ],
        remarks(say, others),
    ]
    return message(framed(parts, [], GREY))


def why(say: Say, table: Table) -> str:
    """Why a table ended, and who ended it if it was somebody."""
    reason = (table.ended or EndReason.STOPPED).value
    ending = next((note for note in table.notes if note.what is Happening.ENDED), None)
    if ending is None:
        return say("closed-why", reason=reason)
    return say("closed-by", reason=reason, by=by(say, ending), when=format_dt(ending.at, "R"))


def how(say: Say, table: Table) -> str:
    """How many play, and who begins."""
    seats = GAMES[table.game].seats
    return say("lobby-how", least=seats[0], most=seats[-1])


def missing_seats(table: Table) -> int:
    """How many seats have to be filled before the game can start."""
    return max(0, GAMES[table.game].seats.start - len(table.seats))


def free_seats(table: Table) -> int:
    """How many seats may still be filled."""
    return GAMES[table.game].seats.stop - 1 - len(table.seats)


def _choices(say: Say, table: Table) -> str:
    """What was chosen, in a line, and what there is not."""
    choices, game = table.choices, table.game
    told = [say(f"{game}-deck", deck=choices.face)] if several_decks(game) else []
    told += [option_told(say, one, one.word(choices.options.get(one.name))) for one in options(game)]
    told += [say("lobby-pace", pace=choices.pace.value)]
    told += [] if choices.hints else [say("lobby-no-hints")]
    told += [] if choices.computers else [say("lobby-people-only")]
    return capital(" · ".join(told))


def _closes(say: Say, table: Table) -> list[str]:
    """When the lobby closes by itself."""
    ends = table.expires
    return [] if ends is None else small([say("lobby-closes", left=format_dt(ends, "R"))])


def _seats(say: Say, table: Table) -> Iterator[str]:
    """One line a seat, the free ones too, so that everybody sees how many there are."""
    for number, holder in enumerate(table.seats, 1):
        sits = sitter(table, holder)
        seat = "lobby-seat-host" if sits.host else "lobby-seat"
        yield say(seat, number=number, name=sitter_name(say, sits))
    needed = missing_seats(table)
    for index in range(free_seats(table)):
        free = "lobby-seat-free" if index < needed else "lobby-seat-optional"
        yield say(free, number=len(table.seats) + index + 1)


def _people_buttons(say: Say, table: Table) -> Iterator[Item[Any]]:
    needed, full = missing_seats(table), not free_seats(table)
    start = say("button-start-missing", count=needed) if needed else say("button-start")
    yield button(table.id, 0, "join", say("button-join"), ButtonStyle.success, disabled=full)
    yield button(table.id, 0, "leave", say("button-leave"))
    yield button(table.id, 0, "start", start, ButtonStyle.primary, disabled=bool(needed))
    yield button(table.id, 0, "rules", say("button-rules"))


def _host_buttons(say: Say, table: Table) -> Iterator[Item[Any]]:
    full, none = not free_seats(table), len(table.seats) == len(table.people)
    if table.choices.computers:
        yield button(table.id, 0, "computer+", say("button-computer-more"), disabled=full)
        yield button(table.id, 0, "computer-", say("button-computer-less"), disabled=none)
    yield button(table.id, 0, "cancel", say("button-cancel"), ButtonStyle.danger)
    yield button(table.id, 0, "more", say("button-more"))
