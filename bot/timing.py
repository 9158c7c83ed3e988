"""How long a table waits for people and when it reminds them, as pure functions; knows no clock."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.choices import Pace
from bot.notes import Reminder
from bot.store import Furthest
from bot.table import Stage, Table
from engine.game import AnyGame, Seat

LOBBY_LASTS = timedelta(minutes=30)
GAME_LASTS = timedelta(days=1)
SLOW_GAME_LASTS = timedelta(weeks=1)

ENDING_NOTICE = timedelta(hours=2)
SLOW_ENDING_NOTICE = timedelta(days=1)
"""How long before it ends by itself a game says so."""

LONG_WAIT = timedelta(hours=1)
"""After which the others may vote for the computer player where there is no time limit."""

TWICE = timedelta(minutes=1)
"""Nobody is told twice in so short a time that it is their turn."""

PLACING = timedelta(seconds=20)
"""Whoever goes on with their turn was there just now, and is told no sooner than this."""

ROUNDED_UP_TO = timedelta(minutes=1)

ROOM = timedelta(minutes=2)
"""By how much more than it should a table may wait: moments are rounded up, and after a crash given back."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def lasts(table: Table) -> timedelta:
    """How long the table goes on without anything that a person does."""
    return _lasts(table.stage, table.choices.pace)


def _lasts(stage: Stage, pace: Pace) -> timedelta:
    if stage is Stage.LOBBY:
        return LOBBY_LASTS
    return SLOW_GAME_LASTS if pace.slow else GAME_LASTS


def expiry(table: Table, now: datetime) -> datetime:
    """When the table ends by itself if this is the last thing that a person does there.

    Rounded up, so that moves in the same minute leave it alone.
    """
    return now + lasts(table) + (_EPOCH - now) % ROUNDED_UP_TO


def idle(table: Table, now: datetime) -> timedelta:
    """For how long no person has done anything at a table that has not ended, to the minute."""
    if table.expires is None:
        return timedelta()
    return max(timedelta(), now - (table.expires - lasts(table)))


def furthest(now: datetime) -> list[Furthest]:
    """How far ahead moments of tables may lie."""
    return [
        Furthest(
            stage=stage.value,
            pace=pace.value,
            since=now + ROOM,
            deadline=now + (pace.limit or timedelta()) + ROOM,
            expires=now + _lasts(stage, pace) + ROOM,
        )
        for stage in (Stage.LOBBY, Stage.PLAYING)
        for pace in Pace
    ]


def shortened(table: Table, game: AnyGame, now: datetime) -> Table:
    """The table with no moment further ahead than if everything had just begun.

    The clock was ahead when it was written, or a heartbeat is damaged. By how much is anybody's guess, and a
    wrong one would end games; so everybody has all the time that there is, and no table waits for ever.
    """
    limit = table.choices.pace.limit or timedelta()
    return with_reminder(
        replace(
            table,
            since=table.since and min(table.since, now),
            deadline=table.deadline and min(table.deadline, now + limit),
            expires=table.expires and min(table.expires, expiry(table, now)),
        ),
        game,
        now,
    )


def timed(before: Table, after: Table, game: AnyGame, now: datetime) -> Table:
    """The changed table with its deadline and with what it reminds of."""
    after = replace(after, deadline=_deadline(before, after, game, now), since=_since(before, after, now))
    return with_reminder(after, game, now)


def _deadline(before: Table, after: Table, game: AnyGame, now: datetime) -> datetime | None:
    """When the time for the open moves of people is up; it begins when one of them is asked.

    It belongs to the question and not to who sits there: getting up and coming back wins nobody time, but
    somebody else has all of it, and so have all who are asked with them. What continues a turn whose time has
    run out has run out with it (T4).
    """
    limit = after.choices.pace.limit
    if limit is None or not after.present:
        return None
    if _as_before(before, after) and before.deadline is not None:
        return before.deadline
    if not after.asked:
        return None
    if any(game.continues(after.state, seat) for seat in after.late.keys() & {*after.asked}):
        return now
    return now + limit if _fresh(after) or before.deadline is None else before.deadline


def same_deadline(late: Mapping[Seat, int], decisions: Mapping[Seat, int]) -> bool:
    """Whether a question is open from before anybody was late: then the deadline that they missed is its own.

    ``late``: with the revisions of the moves that were made for them; ``decisions``: what is open.
    """
    return any(number < min(late.values(), default=0) for number in decisions.values())


def _since(before: Table, after: Table, now: datetime) -> datetime | None:
    """Since when people are waited for; that, too, belongs to the question."""
    if not after.asked:
        return None
    if before.since is None:
        return now
    return before.since if _as_before(before, after) or not _fresh(after) else now


def _as_before(before: Table, after: Table) -> bool:
    """Whether nothing was moved, and nobody else has taken the seat of who is asked."""
    known = ({holder.user_id, holder.former_id} for holder in before.seats)
    return after.state is before.state and all(
        after.seats[seat].user_id in people for seat, people in enumerate(known) if seat in after.asked
    )


def _fresh(after: Table) -> bool:
    """Whether the last change has put a question to a person."""
    return any(after.decisions[seat] == after.revision for seat in after.asked)


def with_reminder(table: Table, game: AnyGame, now: datetime) -> Table:
    """The table with what it reminds of now, and when it does so next."""
    moments = _reminders(table, game, now)
    past = [(moment, reminder) for moment, reminder in moments if moment <= now]
    reminder = max(past)[1] if past else None
    remind_at = min((moment for moment, _ in moments if moment > now), default=None)
    if (reminder, remind_at) == (table.reminder, table.remind_at):
        return table
    return replace(table, reminder=reminder, remind_at=remind_at)


def _reminders(table: Table, game: AnyGame, now: datetime) -> list[tuple[datetime, Reminder]]:
    """What the table reminds of, and from when on; what comes later takes the place of what came before.

    A turn message is the first for its question or is none: all others say as much and more.
    """
    if table.stage is not Stage.PLAYING or table.expires is None:
        return []
    notice = SLOW_ENDING_NOTICE if table.choices.pace.slow else ENDING_NOTICE
    moments = [(table.expires - notice, Reminder.ENDING)]
    limit, turn = table.choices.pace.limit, _turn(table, game)
    if limit is None and table.since is not None:
        moments.append((table.since + LONG_WAIT, Reminder.WAITING))
    if limit is not None:
        if not table.asked or table.deadline is None or table.deadline <= now:
            return moments
        half = table.deadline - limit / 2
        if turn is None or not turn <= half < turn + TWICE:
            moments.append((half, Reminder.HALF))
    if turn is not None and turn < min(moments)[0]:
        moments.append((turn, Reminder.TURN))
    return moments


def _turn(table: Table, game: AnyGame) -> datetime | None:
    """From when on whoever is waited for is told that it is their turn; None: they are not told."""
    after = table.choices.turn_after
    if after is None or table.since is None:
        return None
    wait = timedelta(seconds=after)
    placing = all(game.continues(table.state, seat) for seat in table.asked)
    return table.since + (max(wait, PLACING) if placing else wait)
