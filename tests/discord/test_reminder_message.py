"""How a reminder is drawn: for every reason, whoever is asked, in both languages."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from limits import TEXT, assert_within_limits, components

from bot.choices import Choices, Pace
from bot.notes import Reminder
from bot.reminders import _nonce
from bot.table import Holder, Stage, Table
from cogs.drawing import Drawing

PEOPLE = ("Anna", "Ben", "Cleo")
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR_LATER = NOON + timedelta(hours=1)


class TestHowItIsDrawn:
    """What it says, and what may be done with it, for every reason and in both languages."""

    @pytest.mark.parametrize("locale", ["en", "de"])
    @pytest.mark.parametrize("reminder", [*Reminder])
    @pytest.mark.parametrize("asked", [(), (0,), (0, 1), (0, 1, 2)])
    def test_it_keeps_every_limit_and_mentions_those_who_are_asked(
        self, reminder: Reminder, asked: tuple[int, ...], locale: str
    ) -> None:
        """Also where a game asks several at once, and with nobody there."""
        table = _waiting(reminder, asked, locale)
        view = Drawing().reminder(table, HOUR_LATER)
        assert_within_limits(view)
        (said,) = [part["content"] for part in components(view) if part["type"] == TEXT]
        assert [int(one) for one in re.findall("<@([0-9]+)>", said)] == [100 + seat for seat in asked]
        assert re.search("<t:[0-9]+:R>", said)

    @pytest.mark.parametrize(
        ("asked", "pace", "offered"),
        [
            ((0,), Pace.NONE, True),
            ((0, 1, 2), Pace.NONE, False),
            ((), Pace.NONE, False),
            ((0,), Pace.DAY, False),
        ],
    )
    def test_a_vote_is_offered_where_somebody_may_vote(
        self, asked: tuple[int, ...], pace: Pace, *, offered: bool
    ) -> None:
        """There is no time limit, and others are there."""
        table = _waiting(Reminder.ENDING, asked, "en")
        view = Drawing().reminder(replace(table, choices=Choices(pace=pace)), HOUR_LATER)
        assert any(part.get("custom_id", "").endswith(":vote") for part in components(view)) is offered

    def test_no_vote_is_offered_before_the_hour_is_over(self) -> None:
        """Whatever it reminds of: a vote would be refused."""
        table = _waiting(Reminder.ENDING, (0,), "en")
        view = Drawing().reminder(table, HOUR_LATER - timedelta(seconds=1))
        assert not any(part.get("custom_id", "").endswith(":vote") for part in components(view))

    def test_the_nonce_belongs_to_the_table_and_its_reason(self) -> None:
        """And fits into what Discord takes."""
        table = _waiting(Reminder.HALF, (0,), "en")
        nonces = {
            _nonce(one, about)
            for one in (table, replace(table, id=2**60))
            for about in ("half:0-3", "half:0-4", "waiting:0-3")
        }
        assert len(nonces) == 6
        assert max(map(len, nonces)) <= 25


def _waiting(reminder: Reminder, asked: tuple[int, ...], locale: str) -> Table:
    """A table of three people that waits for these seats."""
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        locale=locale,
        game="unsortiert",
        choices=Choices(),
        host_id=100,
        seats=tuple(Holder(100 + seat, name) for seat, name in enumerate(PEOPLE)),
        stage=Stage.PLAYING,
        revision=5,
        decisions=dict.fromkeys(asked, 3),
        deadline=NOON,
        since=NOON,
        expires=NOON,
        reminder=reminder,
    )
