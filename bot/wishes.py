"""Taking over the seat that a computer player keeps, with consent, as pure functions; knows no lock.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime

from bot.changes import Change, Kept
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.seats import handed_over, holder_of, without_wish
from bot.table import Holder, Person, Stage, Table
from engine.game import AnyGame, Seat


def wish(kept: Kept, _game: AnyGame, _now: datetime, person: Person, seat: Seat) -> Change:
    """Ask for a computer player's seat in a running game; one asks for one seat at a time."""
    table = kept.table
    if table.stage is not Stage.PLAYING:
        raise Refused(Refusal.NOT_RUNNING, table)
    if table.seat_of(person.user_id) is not None:
        raise Refused(Refusal.SEATED, table)
    holder = holder_of(table, seat)
    if holder.wish is not None and holder.wish.user_id == person.user_id:
        raise Refused(Refusal.STALE, table)
    if holder.user_id is not None or holder.wish is not None:
        raise Refused(Refusal.NOT_FREE, table)
    others = tuple(without_wish(other, person.user_id) for other in table.seats)
    return _with_seats(kept, replace(table, seats=others).with_holder(seat, replace(holder, wish=person)))


def grant(  # noqa: PLR0913, PLR0917 - who gives what to whom, and when
    kept: Kept, game: AnyGame, now: datetime, user_id: int, seat: Seat, wisher_id: int
) -> Change:
    """Give a seat to who asked for it; for the host, or for who has left the seat."""
    table = kept.table
    holder, new = _asked_for(table, seat, wisher_id)
    if user_id not in {table.host_id, holder.former_id}:
        raise Refused(Refusal.NOT_HOST, table)
    made = handed_over(kept, game, now, seat, Holder(new.user_id, new.name, holder.player))
    note = Note(Happening.GRANTED, now, whom=holder.name, to=new.name, computer=holder.numbered)
    return made.with_note(note)


def decline(kept: Kept, _game: AnyGame, _now: datetime, user_id: int, seat: Seat, wisher_id: int) -> Change:
    """Refuse who asked for a seat; for the host, for who has left the seat, and for who asked."""
    table = kept.table
    holder, _ = _asked_for(table, seat, wisher_id)
    if user_id not in {table.host_id, holder.former_id, wisher_id}:
        raise Refused(Refusal.NOT_HOST, table)
    return _with_seats(kept, table.with_holder(seat, replace(holder, wish=None)))


def _asked_for(table: Table, seat: Seat, wisher_id: int) -> tuple[Holder, Person]:
    """The holder of a seat for which this person asks, and the person; who has a seat asks for none."""
    holder = holder_of(table, seat)
    if holder.wish is None or holder.wish.user_id != wisher_id:
        raise Refused(Refusal.STALE, table)
    return holder, holder.wish


def _with_seats(kept: Kept, after: Table) -> Change:
    return Change(replace(kept, table=replace(after, revision=after.revision + 1)), seats=True)
