"""What hosts and moderators do to a table, as pure functions; knows no lock and no store.

Each takes a table that has not ended, as the keeper sees to. What a moderator does goes into the audit log.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.changes import Answer, Audit, Change, Kept, act_for, deal, end, heir_of
from bot.lobby import must_be_lobby
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.seats import (
    handed_over,
    holder_of,
    must_be_host,
    next_number,
    not_prolonged,
    stand_in,
    vacated,
    without_host,
    without_wish,
)
from bot.table import EndReason, Holder, Person, Stage, Table
from bot.timing import idle
from engine.game import AnyGame, Seat

A_COMPUTER = 0
"""Stands for a computer player where it is said whose a seat was; nobody at Discord has this number."""


@dataclass(frozen=True, slots=True)
class By:
    """Who wants something done, and by what right."""

    person: Person
    moderator: bool
    """Whether Discord lets them moderate; else they have to be the host."""
    guild_id: int | None = None
    """The server from which they ask for it, for others a table does not exist; None: it is the table's."""


def end_by(kept: Kept, game: AnyGame, now: datetime, by: By, seen: Stage | None) -> Change:
    """End the table for its host or a moderator; who saw a lobby has not asked to end a game."""
    table = kept.table
    if seen is Stage.LOBBY:
        must_be_lobby(table)
    _may(table, by)
    reason = EndReason.CANCELLED if table.stage is Stage.LOBBY else EndReason.STOPPED
    return _told(end(kept, game, now, reason), by, Note(Happening.ENDED, now))


def end_idle(kept: Kept, game: AnyGame, now: datetime, by: By, longer_than: timedelta) -> Change:
    """End the table if no person has done anything for longer than that; else it is refused as stale."""
    if idle(kept.table, now) <= longer_than:
        raise Refused(Refusal.STALE, kept.table)
    return end_by(kept, game, now, by, None)


def kick(  # noqa: PLR0913, PLR0917 - who removes whom from where, and when
    kept: Kept, game: AnyGame, now: datetime, by: By, seat: Seat, whom_id: int | None
) -> Change:
    """Remove who holds a seat: a lobby's seat is free then, a game's is a computer player's for good.

    ``whom_id``: who is meant, None: whoever it is; stale when it is somebody else by now. Who was kicked from
    a game may only come back with consent, also who had just left it. Nobody left ends the table.
    """
    table = kept.table
    _may(table, by)
    holder = holder_of(table, seat)
    whom = holder.owner_id
    if whom is None:
        raise Refused(Refusal.NO_SEAT, table)
    if whom_id not in {None, whom}:
        raise Refused(Refusal.STALE, table)
    heir = heir_of(table, seat)
    note = Note(Happening.KICKED, now, whom=holder.name)
    if heir is None:
        return _told(end(kept, game, now, EndReason.DESERTED), by, note, seat, whom)
    keeper = Holder(None, next_number(table.seats), holder.player, wish=without_wish(holder, whom).wish)
    made = vacated(without_host(kept, whom, heir), game, now, seat, keeper)
    return _told(_lasting(made, table, game, by, now), by, note, seat, whom)


def hand_over(  # noqa: PLR0913, PLR0917 - who gives what to whom, and when
    kept: Kept, game: AnyGame, now: datetime, by: By, seat: Seat, to: Person | None, whom_id: int | None
) -> Change:
    """Give a seat to another person, or to the computer player (None); for moderators.

    ``whom_id``: whose it has to be, `A_COMPUTER` for a computer player's, None: whoever's; else it is stale.
    A person whose seat goes to the computer player may take it back; one who is replaced may not.
    """
    table = kept.table
    _may(table, by)
    holder = holder_of(table, seat)
    if whom_id not in {None, holder.user_id or A_COMPUTER}:
        raise Refused(Refusal.STALE, table)
    if to is None and holder.user_id is None:
        raise Refused(Refusal.NO_SEAT, table)
    if to is not None and table.seat_of(to.user_id) is not None:
        raise Refused(Refusal.SEATED, table)
    heir = heir_of(table, seat) if to is None else heir_of(table, seat) or to.user_id
    note = Note(
        Happening.SEATED,
        now,
        whom=holder.name,
        to="" if to is None else to.name,
        computer=holder.numbered,
    )
    if heir is None:
        return _told(end(kept, game, now, EndReason.DESERTED), by, note, seat, holder.user_id)
    kept = without_host(kept, holder.user_id, heir)
    made = _lasting(handed_over(kept, game, now, seat, _successor(table, seat, to)), table, game, by, now)
    return _told(made, by, note, seat, holder.user_id, None if to is None else to.user_id)


def _successor(table: Table, seat: Seat, to: Person | None) -> Holder:
    """Who sits there instead."""
    holder = table.seats[seat]
    if to is not None:
        return Holder(to.user_id, to.name, holder.player)
    if table.stage is Stage.LOBBY:
        return Holder(None, next_number(table.seats), holder.player)
    return stand_in(holder)


def _lasting(made: Change, before: Table, game: AnyGame, by: By, now: datetime) -> Change:
    """The change; what is done by somebody who does not sit there keeps no table alive."""
    sits = before.seat_of(by.person.user_id) is not None
    return made if sits else not_prolonged(made, before, game, now)


def skip(  # noqa: PLR0913, PLR0917 - who makes which move, and when
    kept: Kept, game: AnyGame, now: datetime, by: By, seat: Seat, answer: Answer, *, again: bool = False
) -> Change:
    """Make a computer player's move for a seat at once; for moderators.

    ``again``: it belongs to the turn whose last move they had made, which was told.
    """
    table = kept.table
    _may(table, by)
    made = act_for(kept, game, now, seat, answer)
    if again:
        return made
    holder = table.seats[seat]
    note = Note(Happening.SKIPPED, now, whom=holder.name, computer=holder.numbered)
    return _told(made, by, note, seat, holder.user_id)


def deal_now(kept: Kept, game: AnyGame, now: datetime, by: By, revision: int) -> Change:
    """Make the next deal at once; for moderators. Nobody's move is skipped, so the table needs no note."""
    _may(kept.table, by)
    if kept.table.rests:
        raise Refused(Refusal.RESTS, kept.table)
    made = deal(kept, game, now, revision)
    note = Note(Happening.SKIPPED, now)
    return replace(made, audit=Audit(now, by.person, note) if by.moderator else None)


def _may(table: Table, by: By) -> None:
    if not by.moderator:
        must_be_host(table, by.person.user_id)


def _told(  # noqa: PLR0913, PLR0917 - all that the log wants to know
    made: Change, by: By, note: Note, seat: Seat | None = None, whom: int | None = None, to: int | None = None
) -> Change:
    """The change, told at the table, and in the audit log if it was made by right of a moderator."""
    note = replace(note, by=by.person.name, moderator=by.moderator)
    audit = Audit(note.at, by.person, note, seat, whom, to) if by.moderator else None
    return replace(made.with_note(note), audit=audit)
