"""What somebody without a seat gets instead of a hand: the ways to one; knows no running game's cards."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, LayoutView

from bot import names
from bot.table import Holder, Stage, Table
from bot.texts import Say
from bot.titles import command
from cogs.faces.layout import button, message, rows, text
from cogs.faces.seats import sitter_name
from cogs.facts import sitter
from cogs.lobby_message import free_seats
from engine.game import Seat


def no_seat(say: Say, table: Table, user_id: int, notice: str = "") -> LayoutView:
    """A page for somebody without a seat: to sit down, come back or ask for a seat, where they can."""
    if table.stage is Stage.ENDED:
        return message(text(notice, say("refusal-ended", command=command(say, table.game))))
    if table.stage is Stage.PLAYING:
        return _in_game(say, table, user_id, notice)
    if not free_seats(table):
        return message(text(notice, say("hand-no-seat-full")))
    join = button(table.id, 0, "join", say("button-join"), ButtonStyle.success)
    return message(text(notice, say("hand-no-seat-lobby")), *rows([join]))


def left(say: Say, table: Table) -> LayoutView:
    """What somebody reads who has just left a game, with the way back."""
    told = say("leave-done", stage=table.stage.value, button=say("button-my-hand"))
    return message(text(told), *rows([_back(say, table)]))


def asked_for(table: Table, user_id: int) -> Seat | None:
    """The seat for which somebody asks, or None."""
    wanted = (seat for seat, holder in enumerate(table.seats) if _asks(holder, user_id))
    return next(wanted, None)


def _in_game(say: Say, table: Table, user_id: int, notice: str) -> LayoutView:
    if any(holder.former_id == user_id for holder in table.seats):
        return message(text(notice, say("hand-seat-back")), *rows([_back(say, table)]))
    offers, wanted = [*_offers(say, table, user_id)], asked_for(table, user_id)
    kept = [
        _kept(say, table, seat)
        for seat, holder in enumerate(table.seats)
        if holder.user_id is None and seat != wanted
    ]
    if wanted is not None:
        said = [say("wish-waits", number=wanted + 1), say("wish-else") if len(offers) > 1 else ""]
    else:
        said = [say("hand-no-seat"), say("wish-how") if offers else ""]
    return message(text(notice, *said, *kept), *rows(offers))


def _back(say: Say, table: Table) -> Item[Any]:
    return button(table.id, 0, "join", say("button-seat-back"), ButtonStyle.success)


def _kept(say: Say, table: Table, seat: Seat) -> str:
    """A computer player's seat, and who asks for it."""
    holder = table.seats[seat]
    name = sitter_name(say, sitter(table, holder))
    if holder.wish is None:
        return say("lobby-seat", number=seat + 1, name=name)
    return say("wish-seat", number=seat + 1, name=name, wisher=names.shown(holder.wish.name))


def _offers(say: Say, table: Table, user_id: int) -> Iterator[Item[Any]]:
    """A button for each seat that can be asked for, and one to take back what was asked."""
    for seat, holder in enumerate(table.seats):
        if _asks(holder, user_id):
            yield button(table.id, 0, f"decline:{seat}:{user_id}", say("button-withdraw"))
        elif holder.user_id is None and holder.wish is None:
            yield button(table.id, 0, f"wish:{seat}", say("button-wish", number=seat + 1))


def _asks(holder: Holder, user_id: int) -> bool:
    return holder.wish is not None and holder.wish.user_id == user_id
