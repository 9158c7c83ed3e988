"""From when on somebody is told by a message that it is their turn: moments as tables of cases."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from bids import Bids

from bot.choices import Choices, Pace
from bot.notes import Reminder
from bot.table import TURNS_MISSED, Holder, Stage, Table
from bot.timing import timed, with_reminder

NOW = datetime(2025, 3, 30, 0, 30, tzinfo=UTC)
DAY, HOUR, MINUTE, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1), timedelta(seconds=1)


class Chain(Bids):
    """Bids in which a seat places something after its bid, as drawn cards are placed."""

    def continues(self, state: object, seat: int) -> bool:  # noqa: ARG002 - always
        """Whatever is asked."""
        return True


def asked(after: int | None, pace: Pace = Pace.NONE) -> Table:
    """Three people, of whom the first has just been asked; they are told after so many seconds."""
    limit = pace.limit
    return Table(
        id=1,
        guild_id=1,
        channel_id=7,
        locale="de",
        game="bids",
        choices=Choices(pace=pace, turn_after=after),
        host_id=100,
        seats=tuple(Holder(100 + seat, f"p{seat}") for seat in range(3)),
        stage=Stage.PLAYING,
        revision=5,
        decisions={0: 5},
        state=object(),
        since=NOW,
        deadline=None if limit is None else NOW + limit,
        expires=NOW + (7 * DAY if pace is Pace.DAY else DAY),
    )


TURN, HALF, WAITING, ENDING = Reminder.TURN, Reminder.HALF, Reminder.WAITING, Reminder.ENDING
FIVE = Pace.FIVE_MINUTES

CASES: dict[str, tuple[Table, timedelta, Reminder | None, timedelta | None]] = {
    "never": (asked(None), HOUR - SECOND, None, HOUR),
    "not yet": (asked(20), 19 * SECOND, None, 20 * SECOND),
    "after so many seconds": (asked(20), 20 * SECOND, TURN, HOUR),
    "at once": (asked(0), timedelta(), TURN, HOUR),
    "until the others have waited for long": (asked(20), HOUR - SECOND, TURN, HOUR),
    "the others have waited for long": (asked(20), HOUR, WAITING, 22 * HOUR),
    "then it is not said again": (asked(7200), 2 * HOUR, WAITING, 22 * HOUR),
    "nor when the game soon ends": (asked(20), 22 * HOUR, ENDING, None),
    "nor to who is asked after that": (
        replace(asked(20), since=NOW + 23 * HOUR),
        23 * HOUR + MINUTE,
        ENDING,
        24 * HOUR,
    ),
    "long before half of the time": (asked(20, FIVE), 20 * SECOND, TURN, 150 * SECOND),
    "half of the time": (asked(20, FIVE), 150 * SECOND, HALF, 22 * HOUR),
    "half of the time a minute later": (asked(90, FIVE), 90 * SECOND, TURN, 150 * SECOND),
    "half of the time so soon that it was said just now": (asked(91, FIVE), 150 * SECOND, TURN, 22 * HOUR),
    "at half of the time": (asked(150, FIVE), 150 * SECOND, TURN, 22 * HOUR),
    "after half of the time it has been said": (asked(151, FIVE), 151 * SECOND, HALF, 22 * HOUR),
    "before half of a minute": (asked(20, Pace.MINUTE), 20 * SECOND, TURN, 22 * HOUR),
    "half of a minute": (asked(20, Pace.MINUTE), 59 * SECOND, TURN, 22 * HOUR),
    "the time is over": (asked(20, Pace.MINUTE), MINUTE, None, 22 * HOUR),
    "the time was over at once": (replace(asked(0, Pace.MINUTE), deadline=NOW), timedelta(), None, 22 * HOUR),
    "half a day": (asked(20, Pace.DAY), 12 * HOUR, HALF, 6 * DAY),
    "a computer is to move": (
        replace(asked(0), seats=(Holder(None, "1"), *asked(0).seats[1:]), since=None),
        HOUR,
        None,
        22 * HOUR,
    ),
    "a lobby": (
        replace(asked(0), stage=Stage.LOBBY, decisions={}, since=None, state=None),
        MINUTE,
        None,
        None,
    ),
}


@pytest.mark.parametrize(("table", "passed", "reminder", "at"), CASES.values(), ids=CASES.keys())
def test_a_turn_message_is_the_first_for_its_question_or_none(
    table: Table, passed: timedelta, reminder: Reminder | None, at: timedelta | None
) -> None:
    """Whoever was told otherwise that it is their turn is not told so again, and never twice in a minute."""
    made = with_reminder(table, Bids(), NOW + passed)
    assert (made.reminder, made.remind_at) == (reminder, at and NOW + at)


@pytest.mark.parametrize(("after", "told"), [(0, 20), (5, 20), (20, 20), (60, 60)])
def test_who_goes_on_with_their_turn_is_left_in_peace_for_a_while(after: int, told: int) -> None:
    """Whoever places one card after the other is looking; a message for each would be noise."""
    table = asked(after)
    for seconds, reminder in ((told - 1, None), (told, TURN)):
        assert with_reminder(table, Chain(), NOW + seconds * SECOND).reminder is reminder
    assert with_reminder(asked(None), Chain(), NOW + MINUTE).reminder is None


def test_at_once_is_with_the_change_that_asks() -> None:
    """Nobody has to look at the clock for it, and only who is asked is meant."""
    before = replace(asked(0), decisions={1: 4}, revision=4, since=NOW - MINUTE)
    after = timed(before, replace(asked(0), state=object(), since=None), Bids(), NOW)
    assert (after.reminder, after.reminding) == (TURN, "turn:0-5")


def test_each_question_has_its_own_time() -> None:
    """Who is quick is never told: the time begins anew with each move."""
    before = with_reminder(asked(20), Bids(), NOW + 15 * SECOND)
    moved = replace(before, state=object(), decisions={1: 6}, revision=6)
    after = timed(before, moved, Bids(), NOW + 15 * SECOND)
    assert (after.reminder, after.remind_at) == (None, NOW + 35 * SECOND)


@pytest.mark.parametrize("missed", [TURNS_MISSED - 1, TURNS_MISSED])
def test_only_who_is_waited_for_is_told(missed: int) -> None:
    """Whose turns the computer has made too often is not: they are back with their next tap."""
    there = Holder(100, "p0", missed=missed)
    before = replace(asked(0), decisions={1: 4}, revision=4)
    after = timed(before, replace(asked(0), state=object(), seats=(there, *before.seats[1:])), Bids(), NOW)
    assert after.reminding == ("turn:0-5" if there.attended else None)


def test_a_table_that_rests_tells_nobody() -> None:
    """There is nobody to tell."""
    gone = tuple(Holder(100 + seat, f"p{seat}", missed=TURNS_MISSED) for seat in range(3))
    after = timed(asked(0), replace(asked(0), state=object(), seats=gone), Bids(), NOW)
    assert (after.rests, after.reminding, after.remind_at) == (True, None, NOW + 22 * HOUR)
