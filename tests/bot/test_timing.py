"""How long tables wait and when they remind: moments as tables of cases."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from bids import Bids

from bot.choices import Choices, Pace
from bot.notes import Reminder
from bot.table import TURNS_MISSED, Holder, Stage, Table
from bot.timing import expiry, idle, lasts, timed, with_reminder
from bot.voting import is_open

NOW = datetime(2025, 3, 30, 0, 30, tzinfo=UTC)
"""The clocks of half the world are set an hour forward in the same night."""

DAY, HOUR, MINUTE, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1), timedelta(seconds=1)


class Chain(Bids):
    """Bids in which a seat places something after its bid, as drawn cards are placed."""

    def continues(self, state: object, seat: int) -> bool:  # noqa: ARG002 - always
        """Whatever is asked."""
        return True


def seats(*missed: int | None) -> tuple[Holder, ...]:
    """People who have missed so many turns; None: a computer player."""
    return tuple(
        Holder(None, str(seat)) if turns is None else Holder(100 + seat, f"p{seat}", missed=turns)
        for seat, turns in enumerate(missed)
    )


def playing(pace: Pace, *missed: int | None, asked: tuple[int, ...] = (0,)) -> Table:
    """A game that was asked something at revision 5, in which a person moved just now."""
    return Table(
        id=1,
        guild_id=1,
        channel_id=7,
        locale="de",
        game="bids",
        choices=Choices(pace=pace),
        host_id=100,
        seats=seats(*(missed or (0, 0, 0))),
        stage=Stage.PLAYING,
        revision=5,
        decisions=dict.fromkeys(asked, 5),
        state=object(),
        expires=NOW + (7 * DAY if pace is Pace.DAY else DAY),
    )


def lobby(pace: Pace = Pace.NONE) -> Table:
    """A lobby that was opened just now."""
    return replace(playing(pace), stage=Stage.LOBBY, state=None, decisions={}, expires=NOW + 30 * MINUTE)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (lobby(), timedelta(minutes=30)),
        (lobby(Pace.DAY), timedelta(minutes=30)),
        (playing(Pace.NONE), DAY),
        (playing(Pace.MINUTE), DAY),
        (playing(Pace.FIVE_MINUTES), DAY),
        (playing(Pace.DAY), 7 * DAY),
    ],
)
def test_a_table_lasts_as_long_as_its_stage_and_pace_say(table: Table, expected: timedelta) -> None:
    """Half an hour, a day, a week; counted from the last whole minute, rounded up."""
    assert lasts(table) == expected
    assert expiry(table, NOW) == NOW + expected
    assert expiry(table, NOW + SECOND) == expiry(table, NOW + MINUTE) == NOW + MINUTE + expected


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("passed", [0, 1, 59, 60, 61, 3600, 10**6])
def test_a_table_has_been_idle_since_somebody_did_something(pace: Pace, passed: int) -> None:
    """To the minute, never less than nothing, and after its end not at all."""
    for table in (lobby(pace), playing(pace)):
        touched = replace(table, expires=expiry(table, NOW))
        assert idle(touched, NOW + passed * SECOND) == passed * SECOND
        assert idle(touched, NOW - DAY) == timedelta()
    assert idle(replace(playing(pace), stage=Stage.ENDED, expires=None), NOW + DAY) == timedelta()


def test_who_is_asked_has_the_time_of_the_pace() -> None:
    """From the moment of the question on; without a limit, and in a lobby, no time runs."""
    for pace, limit in (
        (Pace.MINUTE, MINUTE),
        (Pace.FIVE_MINUTES, 5 * MINUTE),
        (Pace.DAY, DAY),
        (Pace.NONE, None),
    ):
        before = replace(playing(pace), decisions={}, revision=4)
        after = timed(before, playing(pace), Bids(), NOW)
        assert (after.deadline, after.since) == (limit and NOW + limit, NOW)
        assert timed(before, lobby(pace), Bids(), NOW).deadline is None


THEN = NOW - 20 * SECOND
OPEN = replace(playing(Pace.MINUTE, asked=(0, 1)), deadline=THEN + MINUTE, since=THEN, revision=9)
"""Two people were asked twenty seconds ago."""

MOVED = replace(OPEN, state=object(), decisions={1: 5})
"""One of them has moved."""

GONE = seats(0, 0, TURNS_MISSED)
NOBODY = seats(TURNS_MISSED, TURNS_MISSED, None)

DEADLINES: dict[str, tuple[Table, Table, datetime | None, datetime | None]] = {
    "nothing has changed": (OPEN, OPEN, THEN + MINUTE, THEN),
    "who has not moved gets no more time": (OPEN, MOVED, THEN + MINUTE, THEN),
    "a new question has its own time": (OPEN, replace(MOVED, decisions={2: 9}), NOW + MINUTE, NOW),
    "a deal is due": (OPEN, replace(MOVED, decisions={}), None, None),
    "a computer is to move": (OPEN, replace(MOVED, decisions={2: 9}, seats=GONE), None, None),
    "who was asked is replaced by a computer": (
        OPEN,
        replace(OPEN, seats=seats(None, None, 0)),
        THEN + MINUTE,
        None,
    ),
    "who comes back to what was a computer's has time": (
        replace(OPEN, seats=seats(TURNS_MISSED, None, 0), deadline=None, since=None),
        replace(OPEN, seats=seats(0, None, 0), decisions={0: 9}, deadline=None),
        NOW + MINUTE,
        NOW,
    ),
    "somebody else who takes the seat has all the time": (
        OPEN,
        replace(OPEN, decisions={0: 9, 1: 5}, seats=(Holder(200, "new"), *OPEN.seats[1:])),
        NOW + MINUTE,
        NOW,
    ),
    "so has who takes it from the computer that kept it": (
        replace(OPEN, seats=(Holder(None, "p0", former_id=100), *OPEN.seats[1:])),
        replace(OPEN, decisions={0: 9, 1: 5}, seats=(Holder(200, "new"), *OPEN.seats[1:])),
        NOW + MINUTE,
        NOW,
    ),
    "who left it and comes back has what is left": (
        replace(OPEN, seats=(Holder(None, "p0", former_id=100), *OPEN.seats[1:])),
        replace(OPEN, decisions={0: 9, 1: 5}),
        THEN + MINUTE,
        THEN,
    ),
    "who takes a seat that is not asked changes nothing": (
        OPEN,
        replace(OPEN, seats=(*OPEN.seats[:2], Holder(200, "new"))),
        THEN + MINUTE,
        THEN,
    ),
    "nobody is there any more": (OPEN, replace(MOVED, seats=NOBODY), None, None),
    "nobody is there any more, nothing has moved": (OPEN, replace(OPEN, seats=NOBODY), None, None),
}


@pytest.mark.parametrize(("before", "after", "deadline", "since"), DEADLINES.values(), ids=DEADLINES.keys())
def test_time_belongs_to_the_question(
    before: Table, after: Table, deadline: datetime | None, since: datetime | None
) -> None:
    """And not to who sits there."""
    made = timed(before, after, Bids(), NOW)
    assert (made.deadline, made.since) == (deadline, since)


CHAINS = {
    "the time ran out, the turn goes on": (Chain(), replace(MOVED, late={1: 9}), NOW),
    "the time ran out, the turn is over": (Bids(), replace(MOVED, late={1: 9}), THEN + MINUTE),
    "several ran out of time, the turn of one goes on": (Chain(), replace(MOVED, late={0: 8, 1: 9}), NOW),
    "another one's time ran out": (Chain(), replace(MOVED, late={0: 9}), THEN + MINUTE),
    "a person moved, and their turn goes on": (Chain(), replace(MOVED, decisions={1: 9}), NOW + MINUTE),
    "nobody waits for them any more": (
        Chain(),
        replace(MOVED, late={1: 9}, seats=seats(0, TURNS_MISSED, 0)),
        None,
    ),
}


@pytest.mark.parametrize(("game", "after", "deadline"), CHAINS.values(), ids=CHAINS.keys())
def test_what_continues_a_turn_whose_time_ran_out_is_due_at_once(
    game: Bids, after: Table, deadline: datetime | None
) -> None:
    """T4: a minute for each card to place would be a reward."""
    assert timed(OPEN, after, game, NOW).deadline == deadline


FAST = replace(playing(Pace.MINUTE), deadline=NOW + MINUTE, since=NOW)
SLOW = replace(playing(Pace.DAY), deadline=NOW + DAY, since=NOW)
ENDLESS = replace(playing(Pace.NONE), since=NOW)

REMINDERS: dict[str, tuple[Table, timedelta, Reminder | None, timedelta | None]] = {
    "at first nobody": (FAST, timedelta(), None, 30 * SECOND),
    "nobody yet": (FAST, 29 * SECOND, None, 30 * SECOND),
    "half of the time is over": (FAST, 30 * SECOND, Reminder.HALF, 22 * HOUR),
    "the time is nearly over": (FAST, 59 * SECOND, Reminder.HALF, 22 * HOUR),
    "the time is over": (FAST, MINUTE, None, 22 * HOUR),
    "the game soon ends": (replace(FAST, deadline=NOW), 22 * HOUR, Reminder.ENDING, None),
    "half a day": (SLOW, 12 * HOUR, Reminder.HALF, 6 * DAY),
    "a slow game says earlier that it ends": (SLOW, 6 * DAY, Reminder.ENDING, None),
    "the others wait": (ENDLESS, HOUR, Reminder.WAITING, 22 * HOUR),
    "the others have not waited for long": (ENDLESS, HOUR - SECOND, None, HOUR),
    "the others wait, and the game soon ends": (ENDLESS, 22 * HOUR, Reminder.ENDING, None),
    "a computer is to move": (replace(ENDLESS, decisions={}, since=None), HOUR, None, 22 * HOUR),
    "nobody is there": (replace(FAST, seats=NOBODY, deadline=None, since=None), HOUR, None, 22 * HOUR),
    "nobody is there, and it soon ends": (
        replace(FAST, seats=NOBODY, deadline=None, since=None),
        23 * HOUR,
        Reminder.ENDING,
        None,
    ),
    "what came last counts": (
        replace(FAST, deadline=NOW + 23 * HOUR + MINUTE),
        23 * HOUR + 31 * SECOND,
        Reminder.HALF,
        None,
    ),
    "a lobby": (lobby(), 29 * MINUTE, None, None),
    "after the end": (replace(ENDLESS, stage=Stage.ENDED, expires=None, since=None), HOUR, None, None),
}


@pytest.mark.parametrize(("table", "passed", "reminder", "at"), REMINDERS.values(), ids=REMINDERS.keys())
def test_a_table_reminds_of_what_came_last_and_knows_what_comes_next(
    table: Table, passed: timedelta, reminder: Reminder | None, at: timedelta | None
) -> None:
    """A reminder at half time; where there is none after an hour; before a game ends by itself."""
    made = with_reminder(table, Bids(), NOW + passed)
    assert (made.reminder, made.remind_at) == (reminder, at and NOW + at)


def test_due_is_what_comes_first() -> None:
    """Of the deadline, the reminder and the end."""
    for table, due in ((FAST, 30 * SECOND), (SLOW, 12 * HOUR), (ENDLESS, HOUR), (lobby(), 30 * MINUTE)):
        assert with_reminder(table, Bids(), NOW).due == NOW + due
    assert replace(lobby(), expires=None).due is None


@pytest.mark.parametrize(
    ("table", "passed", "allowed"),
    [
        (ENDLESS, HOUR, True),
        (ENDLESS, HOUR - SECOND, False),
        (ENDLESS, -HOUR, False),
        (SLOW, 20 * HOUR, False),
        (replace(ENDLESS, since=None), HOUR, False),
        (replace(ENDLESS, stage=Stage.ENDED), HOUR, False),
    ],
)
def test_the_others_may_vote_after_an_hour_where_there_is_no_limit(
    table: Table, passed: timedelta, *, allowed: bool
) -> None:
    """With a time limit the clock sees to it, and where nobody is waited for there is nothing to vote on."""
    assert is_open(table, NOW + passed) is allowed
