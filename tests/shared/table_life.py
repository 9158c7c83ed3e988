"""One channel, six people and a clock for a state machine of the table service; knows no verb but opening.

The sets of rules in `table_play.py`, `table_time.py`, `table_seats.py` and `table_refusals.py` stand on it.
"""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House
from hypothesis import event
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition
from marks import states
from scratch import empty_database, scratch_folder

from bot.choices import Pace
from bot.refusals import Refusal, Refused
from bot.table import Person, Stage, Table, Waits
from engine.game import Seat

EVERYBODY = (ANNA, BEN, CARLA, DAN, EVA, FRED)
PEOPLE = st.sampled_from(EVERYBODY)
SEATS = st.integers(0, 5)
"""A seat, mostly one that there is."""
SEEN = st.sampled_from((None, Stage.LOBBY, Stage.PLAYING))
"""At which stage somebody was asked; None: that is of no account."""
GUILD = 1

CALLED_AFTER = {Pace.MINUTE: 20, Pace.FIVE_MINUTES: 0, Pace.DAY: None, Pace.NONE: 60}
"""After how many seconds people are told that it is their turn; None: never."""

Reason: TypeAlias = tuple[bool, Refusal]
"""Whether a request is to be refused for this."""

AuditRow: TypeAlias = tuple[int, str, str, int | None, int | None, int | None]
"""Table, actor, action, seat, whom, to whom."""


async def answer_to(request: Coroutine[Any, Any, Table]) -> Table | Refused:
    """What comes of a request, a refusal too."""
    try:
        return await request
    except Refused as refused:
        return refused


class TableLife(RuleBasedStateMachine):
    """Any number of tables in the channel, one after the other."""

    game_key = "unsortiert"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = scratch_folder()
        self.house = House(Path(self.folder.name, "machine.db"))
        self.house.path.write_bytes(empty_database())
        self.run(self.house.open())
        self.run(self.house.tables.beat())
        self.game = ALL_GAMES[self.game_key]
        self.table: Table
        self.ended: list[Table] = []
        self.found_by: tuple[int, Stage, Waits] | None = None
        """What the table is found by, as it was when somebody last looked for it."""
        self.audit: list[AuditRow] = []
        self.left_at: datetime | None = None
        """Since when the bot is not in the server; None: it is."""

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do the work to its end."""
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        """Look at the record once more and at all that has ended, and leave nothing behind."""
        if hasattr(self, "table"):
            self.replay()
        for table in self.ended:
            assert self.run(self.house.tables.get(table.id)) == table
        self.run(self.house.store.close())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()

    @property
    def now(self) -> datetime:
        """The time it is."""
        return self.house.time()

    @property
    def playing(self) -> bool:
        """Whether the game runs."""
        return self.table.stage is Stage.PLAYING

    def sits(self, person: Person) -> bool:
        """Whether this person has a seat."""
        return self.table.seat_of(person.user_id) is not None

    def is_seat(self, seat: Seat) -> bool:
        """Whether there is this seat."""
        return seat < len(self.table.seats)

    def refusal(self, *reasons: Reason) -> Refusal | None:
        """The first reason that holds; an ended table comes before all of them."""
        ended = (self.table.stage is Stage.ENDED, Refusal.ENDED)
        return next((refusal for holds, refusal in (ended, *reasons) if holds), None)

    def ask(self, request: Coroutine[Any, Any, Table], *reasons: Reason) -> Table | None:
        """Make a request: it is done with one revision more and told once, or refused and changes nothing.

        Gives the table as it was when it was done.
        """
        expected, before, told = self.refusal(*reasons), self.table, len(self.house.told)
        answer = self.run(answer_to(request))
        event(f"{before.stage}: {getattr(request, '__name__', '')} {expected or 'done'}")
        if isinstance(answer, Refused):
            assert (answer.refusal, answer.table) == (expected, before)
            assert len(self.house.told) == told
            return None
        assert expected is None
        assert answer.revision == before.revision + 1
        assert self.house.told[told:] == [answer]
        self.table = answer
        return before

    def ask_beside(self, request: Coroutine[Any, Any, Table], *reasons: Reason) -> Table | None:
        """Make a request that touches no card."""
        before = self.ask(request, *reasons)
        assert before is None or before.state == self.table.state
        return before

    def moments(self, table: Table, later: timedelta = timedelta()) -> list[datetime | None]:
        """All that a table waits for and since when it does, put off by so much."""
        moments = (table.deadline, table.since, table.expires, table.remind_at, table.due)
        return [moment and moment + later for moment in moments]

    def put_off(self, by: timedelta) -> None:
        """See that everything waits so much longer, and nothing else has changed."""
        if self.table.stage is Stage.ENDED:
            by = timedelta()
        before = self.table
        self.table = self.run(self.house.tables.get(before.id))
        assert self.moments(self.table) == self.moments(before, by)
        assert (self.table.revision, self.table.state) == (before.revision, before.state)

    def restart(self, down: timedelta = timedelta()) -> None:
        """Lose everything in memory; the bot is down for so long, or its clock is set back meanwhile."""
        self.run(self.house.tables.beat())
        seen = self.house.time()
        self.house.time.instant += down
        self.run(self.house.restart())
        assert self.run(self.house.tables.resume(seen=seen if down < timedelta() else None)) == down
        self.left_at = self.left_at and self.left_at + down
        self.put_off(down)

    def replay(self) -> None:
        """See that what is on record, move by move, makes the state; so no card is lost and none is new."""
        with closing(sqlite3.connect(self.house.path)) as rows:
            made = [state for _, state in states(rows, self.table)]
        assert made[-1:] == [state for state in (self.table.state,) if state is not None]

    def audited(self) -> list[AuditRow]:
        """What the audit log says, from its beginning."""
        log = self.house.audit()
        return [(table, actor, what, seat, whom, to) for table, _, actor, what, seat, whom, _, to, _ in log]

    async def lobby(self, host: Person, computers: int, pace: Pace) -> Table:
        """Open a table; people are called in a way of its own at each pace."""
        return await self.house.lobby(
            host,
            computers=computers,
            game=self.game_key,
            pace=pace,
            turn_after=CALLED_AFTER[pace],
            **{"deals" if self.game_key == "bids" else "chips": 1},
        )


in_a_lobby = precondition(lambda self: self.table.stage is Stage.LOBBY)
in_a_game = precondition(lambda self: self.table.stage is Stage.PLAYING)
before_the_end = precondition(lambda self: self.table.stage is not Stage.ENDED)
after_the_end = precondition(lambda self: self.table.stage is Stage.ENDED)
