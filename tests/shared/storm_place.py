"""One channel in the storm, with those who go there; knows no test."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any

from deeds import DEEDS, Click, some_click
from whole_games import to_its_end

from bot.choices import Choices, Pace
from bot.house_rules import HouseRules
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Person, Table

if TYPE_CHECKING:
    from storm import Storm

CROWD = [Person(number, f"Person {number}") for number in range(1, 301)]

REGULARS = 5
"""So many of them go to each table, and so each of them to several."""

LONGEST_REST = 0.05
"""Seconds for which somebody waits who has nothing to do."""

SEVERAL = ", several times"
"""What is noted with something that was clicked several times at one instant, and counted once."""


class Place:
    """One channel, with those who go there."""

    def __init__(self, storm: "Storm", channel: int) -> None:
        self._storm = storm
        self._channel = channel
        self._chance = storm.chance
        self._people = storm.chance.sample(CROWD, REGULARS)
        self._neglected = channel % 10 == 0
        """Whether nobody does anything in its lobbies, and everybody lets time run out in its games."""
        self._last: int | None = None
        """The table that stood there last."""
        self._late: list[Click] = []
        """Moves that have been made already."""

    async def play(self) -> None:
        """Three play a game to its end, which takes longer than the storm lasts."""
        tables, (host, *others) = self._storm.tables, self._chance.sample(self._people, 3)
        table = await self._opened(host, computers=0)
        for person in others:
            await tables.sit(table.id, person)
        table = await tables.start(table.id, host.user_id)
        await to_its_end(tables, table)
        self._last = table.id

    async def live(self) -> None:
        """Somebody opens a table, or does something there, until the storm is over."""
        while not self._storm.over:
            table = await self._storm.tables.at(self._channel)
            self._last = self._last if table is None else table.id
            if table is None:
                await self._open()
            elif self._lets_time_run_out(table):
                await self._wait_for_the_deadline(table)
            elif self._neglected or not (clicks := self._clicks(table)):
                await self._rest()
            else:
                await self._all_at_once(clicks)

    def _lets_time_run_out(self, table: Table) -> bool:
        """Whether whoever is asked now waits for the very last instant."""
        return table.deadline is not None and table.asked != () and (table.id + table.revision) % 4 == 0

    async def _rest(self) -> None:
        await asyncio.sleep(self._chance.uniform(0, LONGEST_REST))

    async def _open(self) -> None:
        """Three do so at one instant, and one does; or three times those who have just played there."""
        again = await self._may_play_again()
        if again:
            asked = self._again()
        else:
            hosts = self._chance.sample(self._people, 3)
            asked = [self._opened(host, self._chance.randrange(3)) for host in hosts]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        tables = [outcome for outcome in outcomes if isinstance(outcome, Table)]
        refusals = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        assert len(tables) + len(refusals) == 3, outcomes
        assert {refused.refusal for refused in refusals} <= {Refusal.TABLE_HERE}
        assert len(tables) == 1
        self._count(tables[0], "again" if again else "opened")

    async def _may_play_again(self) -> bool:
        """Whether the last game there was played to its end, and somebody wants more."""
        last = None if self._last is None else await self._storm.tables.get(self._last)
        return last is not None and last.ended is EndReason.FINISHED

    def _again(self) -> list[Coroutine[Any, Any, Table]]:
        """What those ask for who sat there, or have left."""
        last = self._storm.told[self._last or 0][-1]
        people = [Person(one.owner_id, one.name) for one in last.seats if one.owner_id is not None]
        rules = HouseRules(turn_after=20, computers=self._chance.random() < 0.9)
        asking = self._chance.choices(people, k=3)
        return [self._storm.tables.again(last.id, person, rules) for person in asking]

    async def _opened(self, host: Person, computers: int) -> Table:
        return await self._storm.tables.open(
            guild_id=1,
            channel_id=self._channel,
            locale="de",
            host=host,
            game="unsortiert",
            choices=Choices(
                options={"chips": 1},
                pace=self._chance.choice((Pace.MINUTE, Pace.MINUTE, *Pace)),
                turn_after=self._chance.choice((None, 0, 20)),
            ),
            computers=computers,
        )

    def _clicks(self, table: Table) -> list[Click]:
        """What some of them want to do, as they see the table; what is done seldom mostly is not."""
        now = self._storm.time()
        people = self._chance.sample(self._people, self._chance.randint(1, REGULARS))
        found = (some_click(table, [person], now, self._chance) for person in people)
        return [click for click in found if click and self._chance.random() < 10 * DEEDS[click.deed].often]

    async def _all_at_once(self, clicks: list[Click]) -> None:
        """Each of them clicks up to three times, and some on what they have moved before."""
        late = self._chance.sample(self._late, min(1, len(self._late)))
        asked = self._chance.sample([*clicks, *late], len(clicks) + len(late))
        sent = [click for click in asked for _ in range(self._chance.randint(1, 3))]
        outcomes = await self._outcomes(*(click.send(self._storm.service) for click in sent))
        for click in (*clicks, *late):
            got = [outcome for one, outcome in zip(sent, outcomes, strict=True) if one is click]
            if click in late:
                assert all(isinstance(one, Refused) for one in got), got
                self._storm.seen["late"] += 1
            else:
                self._judge(click, got)

    def _judge(self, click: Click, got: list[Table | Refused], told: str = "") -> None:
        """One of several counts; where none does, something else has come first."""
        done = [one for one in got if isinstance(one, Table)]
        if not DEEDS[click.deed].once:
            self._storm.seen[click.deed] += len(done)
            return
        assert len(done) <= 1, (click, got)
        if done:
            self._count(done[0], told or (click.deed if len(got) == 1 else f"{click.deed}{SEVERAL}"))
            self._late = [*self._late[-5:], click] if click.move else self._late
        else:
            assert all(_too_late(click.seen.table, one) for one in got if isinstance(one, Refused)), (
                click,
                got,
            )

    def _count(self, table: Table, what: str) -> None:
        self._storm.answered[table.id, table.revision] += 1
        self._storm.seen[what] += 1

    async def _wait_for_the_deadline(self, table: Table) -> None:
        """As soon as the time is up: two clicks of who is asked, at the same instant as the clock."""
        now = self._storm.time()
        if table.deadline is None or now < table.deadline:
            await self._rest()
            return
        seat = table.asked[0]
        person = Person(table.seats[seat].user_id or 0, table.seats[seat].name)
        click = some_click(table, [person], now, self._chance, ["act"])
        assert click is not None
        service, decision = self._storm.service, table.decisions[seat]
        clock = service.tables.act_for(table.id, seat, decision, click.move, timed_out=True)
        requests: list[Awaitable[Table]] = [click.send(service), click.send(service), clock]
        if self._chance.random() < 0.5:
            requests.reverse()
        outcomes = await self._outcomes(*requests)
        counted = [one for one, outcome in zip(requests, outcomes, strict=True) if isinstance(outcome, Table)]
        self._judge(click, outcomes, "out of time" if clock in counted else "in time")

    async def _outcomes(self, *requests: Awaitable[Table]) -> list[Table | Refused]:
        """What has come of requests that were made at one instant; nothing else may."""
        outcomes = await asyncio.gather(*requests, return_exceptions=True)
        for outcome in outcomes:
            if not isinstance(outcome, Table | Refused):
                raise outcome
        return [outcome for outcome in outcomes if isinstance(outcome, Table | Refused)]


def _too_late(seen: Table, refused: Refused) -> bool:
    """Whether there is a reason: the table has changed since it was seen, or its time was given back."""
    changed = refused.table is not None and refused.table.revision > seen.revision
    return changed or refused.refusal is Refusal.TOO_EARLY
