"""Seats change hands: the one place that knows what else changes with them, as pure functions; knows no lock.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime
from itertools import count

from bot.changes import Change, Kept, asking
from bot.refusals import Refusal, Refused
from bot.table import Holder, Stage, Table
from bot.timing import expiry, with_reminder
from engine.game import AnyGame, Seat


def holder_of(table: Table, seat: Seat) -> Holder:
    """Who sits there; refused where there is no such seat."""
    if seat not in range(len(table.seats)):
        raise Refused(Refusal.NO_SEAT, table)
    return table.seats[seat]


def must_be_host(table: Table, user_id: int) -> None:
    """Refuse whoever is not the host."""
    if table.host_id != user_id:
        raise Refused(Refusal.NOT_HOST, table)


def stand_in(holder: Holder) -> Holder:
    """The computer player that keeps a person's seat; it plays under their name."""
    return Holder(None, holder.name, holder.player, former_id=holder.user_id)


def next_number(seats: tuple[Holder, ...]) -> str:
    """The lowest number that no computer player has."""
    taken = {holder.name for holder in seats if holder.user_id is None}
    return next(str(number) for number in count(1) if str(number) not in taken)


def without_host(kept: Kept, user_id: int | None, heir: int) -> Kept:
    """The table without this person as its host: the part is the heir's, if it was theirs."""
    host_id = heir if kept.table.host_id == user_id else kept.table.host_id
    return replace(kept, table=replace(kept.table, host_id=host_id))


def without(seats: tuple[Holder, ...], seat: Seat) -> tuple[Holder, ...]:
    """The seats but for one."""
    return seats[:seat] + seats[seat + 1 :]


def seated(kept: Kept, now: datetime, seats: tuple[Holder, ...]) -> Change:
    """The lobby with others on its seats."""
    expires = expiry(kept.table, now)
    table = replace(kept.table, seats=seats, revision=kept.table.revision + 1, expires=expires)
    return Change(replace(kept, table=table), seats=True)


def vacated(kept: Kept, game: AnyGame, now: datetime, seat: Seat, keeper: Holder) -> Change:
    """The table without who sat there: a lobby's seat is free then, a game's is the ``keeper``'s."""
    if kept.table.stage is Stage.LOBBY:
        return seated(kept, now, without(kept.table.seats, seat))
    return handed_over(kept, game, now, seat, keeper)


def handed_over(kept: Kept, game: AnyGame, now: datetime, seat: Seat, holder: Holder) -> Change:
    """The table with another holder on a seat, who is asked anew for the open decision of a game.

    Somebody has one seat: they ask for no other any more, and may take none back.
    """
    after = kept.table.with_holder(seat, holder).not_late(seat)
    if after.stage is Stage.LOBBY:
        return seated(kept, now, after.seats)
    seats = after.seats if holder.user_id is None else _released(after.seats, holder.user_id)
    expires = expiry(after, now)
    after = replace(after, seats=seats, revision=after.revision + 1, expires=expires)
    return Change(asking(kept, after, game, now, anew=seat), seats=True)


def _released(seats: tuple[Holder, ...], user_id: int) -> tuple[Holder, ...]:
    """The seats, none of which this person asks for or may take back; who kept one has a number now."""
    for seat, holder in enumerate(seats):
        other = without_wish(holder, user_id)
        if holder.former_id == user_id:
            other = replace(other, name=next_number(seats), former_id=None)
        seats = (*seats[:seat], other, *seats[seat + 1 :])
    return seats


def without_wish(holder: Holder, user_id: int | None) -> Holder:
    """The holder of a seat, for which this person does not ask (any more)."""
    asks = holder.wish is not None and holder.wish.user_id == user_id
    return replace(holder, wish=None) if asks else holder


def not_prolonged(made: Change, before: Table, game: AnyGame, now: datetime) -> Change:
    """The change, by which the table ends no later: nobody who sits there has done anything."""
    after = made.kept.table
    if after.stage is Stage.ENDED:
        return made
    after = with_reminder(replace(after, expires=before.expires), game, now)
    return replace(made, kept=replace(made.kept, table=after))
