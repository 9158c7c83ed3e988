"""Who goes away without a word, comes back, or is voted away, as pure functions; knows no lock and no store.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.changes import Change, Kept, asking
from bot.lobby import leave
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.seats import not_prolonged
from bot.table import Stage, Table
from bot.timing import expiry, with_reminder
from bot.voting import is_open, last_asked, voters
from engine.game import AnyGame

OFTEN = timedelta(minutes=1)
"""How often at most a lobby's end is moved on by clicks that change nothing else."""


def tells_something(table: Table, user_id: int, now: datetime) -> bool:
    """Whether a sign of this person changes anything: they were away, or keep a lobby open."""
    if table.stage is Stage.LOBBY:
        return table.expires is None or expiry(table, now) - table.expires >= OFTEN
    seat = table.seat_of(user_id)
    return table.stage is Stage.PLAYING and seat is not None and table.seats[seat].missed > 0


def sign(kept: Kept, game: AnyGame, now: datetime, user_id: int) -> Change:
    """Note that a person is there: away from the table they come back to it, and a lobby stays open.

    Whose seat the computer player had for good is asked anew, with all the time that there is for a question.
    """
    table = kept.table
    if not tells_something(table, user_id, now):
        raise Refused(Refusal.STALE, table)
    seat = table.seat_of(user_id)
    after = replace(table, revision=table.revision + 1, expires=expiry(table, now))
    if table.stage is Stage.LOBBY or seat is None:
        return Change(replace(kept, table=after))
    back = replace(table.seats[seat], missed=0)
    after = after.with_holder(seat, back)
    if table.seats[seat].attended:
        return Change(asking(kept, after, game, now), seats=True)
    return Change(asking(kept, after.not_late(seat), game, now, anew=seat), seats=True)


def remind(kept: Kept, game: AnyGame, now: datetime) -> Change:
    """Remind of what is to be reminded of by now; refused as stale when nothing is."""
    table = kept.table
    if table.remind_at is None or table.remind_at > now:
        raise Refused(Refusal.STALE, table)
    after = with_reminder(replace(table, revision=table.revision + 1), game, now)
    return Change(replace(kept, table=after))


def vote(kept: Kept, game: AnyGame, now: datetime, user_id: int, decision: int | None) -> Change:
    """Vote for the computer player to move for those who are waited for, until they give a sign.

    ``decision``: the last one that was open when they were asked; stale when something was asked since.
    """
    table = kept.table
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    if not is_open(table, now):
        raise Refused(Refusal.TOO_EARLY, table)
    if seat in table.asked:
        raise Refused(Refusal.WAITED_FOR, table)
    moved_on = decision is not None and last_asked(table) > decision
    if moved_on or user_id not in voters(table) - table.votes:
        raise Refused(Refusal.STALE, table)
    votes, expires = table.votes | {user_id}, expiry(table, now)
    after = replace(table, votes=votes, revision=table.revision + 1, expires=expires)
    made = asking(kept, after, game, now)
    return Change(made, seats=made.table.seats != table.seats)


def gone(kept: Kept, game: AnyGame, now: datetime, user_id: int) -> Change:
    """Have somebody leave who is no longer a member of the server; who comes back there has the seat back.

    That is nothing that a person does at the table, and lengthens no table's life.
    """
    table = kept.table
    seat = table.seat_of(user_id)
    made = not_prolonged(leave(kept, game, now, user_id, None), table, game, now)
    return made.with_note(Note(Happening.GONE, now, whom="" if seat is None else table.seats[seat].name))
