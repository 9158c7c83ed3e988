"""How a table looks before its game and after: the lobby and the closed table; knows no running game."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, LayoutView

from bot.names import shown
from bot.table import EndReason, Holder, Stage, Table
from bot.texts import Say
from cogs.faces.layout import button, framed, message, rows, text
from engine.registry import GAMES

_OPEN = 0xC8963E
"""Amber: come in."""
_CLOSED = 0x8A8F98
"""Grey: this is over."""


def lobby(say: Say, table: Table) -> LayoutView:
    """Who sits down, what was chosen, and the buttons to change that."""
    parts = [
        [f"### {say('lobby-title')}", _choices(say, table)],
        [*_seats(say, table)],
        [say("lobby-how")],
    ]
    people, host = rows(_people_buttons(say, table)), rows(_host_buttons(say, table))
    return message(framed(parts, [*people, *host], _OPEN))


def closed(say: Say, table: Table) -> LayoutView:
    """That a table is closed, and why."""
    parts = [
        [f"### {say('closed-title')}", say("closed-why", reason=why(table)), say("closed-again")],
    ]
    return message(framed(parts, [], _CLOSED))


def no_seat(say: Say, table: Table, user_id: int, notice: str = "") -> LayoutView:
    """What somebody without a seat gets instead of a hand: a way to sit down, where there is one."""
    if table.stage is Stage.ENDED:
        return message(text(notice, say("refusal-ended")))
    if table.stage is Stage.LOBBY and free_seats(table):
        join = button(table.id, 0, "join", say("button-join"), ButtonStyle.success)
        return message(text(notice, say("hand-no-seat-lobby")), *rows([join]))
    if any(holder.former_id == user_id for holder in table.seats):
        back = button(table.id, 0, "join", say("button-seat-back"), ButtonStyle.success)
        return message(text(notice, say("hand-seat-back")), *rows([back]))
    full = table.stage is Stage.LOBBY
    return message(text(notice, say("hand-no-seat-full" if full else "hand-no-seat")))


def why(table: Table) -> str:
    """The key of the reason for which a table ended."""
    return (table.ended or EndReason.STOPPED).value


def missing_seats(table: Table) -> int:
    """How many seats have to be filled before the game can start."""
    return max(0, GAMES[table.game].seats.start - len(table.seats))


def free_seats(table: Table) -> int:
    """How many seats may still be filled."""
    return GAMES[table.game].seats.stop - 1 - len(table.seats)


def name_of(say: Say, holder: Holder) -> str:
    """A seat's holder by name, safe to show."""
    return say("computer-name", number=holder.name) if holder.user_id is None else shown(holder.name)


def _choices(say: Say, table: Table) -> str:
    chips = say("lobby-chips", count=table.choices.chips or 0)
    pace = say("lobby-pace", pace=table.choices.pace.value)
    return say("lobby-choices", chips=chips, pace=pace)


def _seats(say: Say, table: Table) -> Iterator[str]:
    """One line a seat, the free ones too, so that everybody sees how many there are."""
    for number, holder in enumerate(table.seats, 1):
        hosts = holder.user_id == table.host_id
        yield say("lobby-seat-host" if hosts else "lobby-seat", number=number, name=name_of(say, holder))
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


def _host_buttons(say: Say, table: Table) -> Iterator[Item[Any]]:
    full, none = not free_seats(table), len(table.seats) == len(table.people)
    yield button(table.id, 0, "computer+", say("button-computer-more"), disabled=full)
    yield button(table.id, 0, "computer-", say("button-computer-less"), disabled=none)
    yield button(table.id, 0, "cancel", say("button-cancel"), ButtonStyle.danger)
