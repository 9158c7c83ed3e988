"""The table service under any order of requests, restarts and expiries, with the real rules."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House
from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.table import Holder, Pace, Person, Refusal, Refused, Stage, Table, Waits

EVERYBODY = (ANNA, BEN, CARLA, DAN, EVA, FRED)
PEOPLE = st.sampled_from(EVERYBODY)

SEEN = st.sampled_from((None, Stage.LOBBY, Stage.PLAYING))
"""At which stage somebody was asked; None: that is of no account."""

GAME = ALL_GAMES["unsortiert"]


async def _answer(request: Coroutine[Any, Any, Table]) -> Table | Refused:
    """What comes of a request, a refusal too."""
    try:
        return await request
    except Refused as refused:
        return refused


class TableMachine(RuleBasedStateMachine):
    """One channel, six people, any number of tables one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory()
        self.house = House(Path(self.folder.name, "machine.db"))
        self.run(self.house.open())
        self.table: Table
        self.ended: list[Table] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do the work to its end."""
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        """Leave nothing behind."""
        self.run(self.house.store.close())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()

    def ask(self, request: Coroutine[Any, Any, Table], expected: Refusal | None) -> None:
        """Make a request: it is done with one revision more and told once, or refused and changes nothing."""
        told = len(self.house.told)
        answer = self.run(_answer(request))
        if isinstance(answer, Refused):
            assert (answer.refusal, answer.table) == (expected, self.table)
            assert len(self.house.told) == told
        else:
            assert expected is None
            assert answer.revision == self.table.revision + 1
            assert self.house.told[told:] == [answer]
            self.table = answer
        event(f"{self.table.stage} after {'a refusal' if expected else 'a change'}")

    def oracle(self, *reasons: tuple[bool, Refusal]) -> Refusal | None:
        """The first reason that holds; an ended table comes before all of them."""
        ended = (self.table.stage is Stage.ENDED, Refusal.ENDED)
        return next((refusal for holds, refusal in (ended, *reasons) if holds), None)

    @initialize(host=PEOPLE, computers=st.integers(0, 4), pace=st.sampled_from(Pace))
    def open(self, host: Person, computers: int, pace: Pace) -> None:
        """The first table."""
        self.table = self.run(
            self.house.lobby(host, computers=computers, game="unsortiert", pace=pace, chips=1)
        )

    @rule(host=PEOPLE, computers=st.integers(0, 4), pace=st.sampled_from(Pace))
    def open_again(self, host: Person, computers: int, pace: Pace) -> None:
        """A new table when the old one has ended, else the old one."""
        answer = self.run(
            _answer(self.house.lobby(host, computers=computers, game="unsortiert", pace=pace, chips=1))
        )
        if isinstance(answer, Refused):
            assert (answer.refusal, answer.table) == (Refusal.TABLE_HERE, self.table)
            assert self.table.stage is not Stage.ENDED
        else:
            assert self.table.stage is Stage.ENDED
            self.ended.append(self.table)
            self.table = answer

    @rule(person=PEOPLE)
    def sit(self, person: Person) -> None:
        """A lobby takes up to five, a game only who left it."""
        playing = self.table.stage is Stage.PLAYING
        left = any(holder.former_id == person.user_id for holder in self.table.seats)
        expected = self.oracle(
            (playing and not left, Refusal.RUNNING),
            (not playing and self.table.seat_of(person.user_id) is not None, Refusal.SEATED),
            (not playing and len(self.table.seats) == 5, Refusal.FULL),
        )
        self.ask(self.house.tables.sit(self.table.id, person), expected)

    @rule(person=PEOPLE, seen=SEEN)
    def leave(self, person: Person, seen: Stage | None) -> None:
        """Whoever sits may leave what they saw, and the state does not change by it."""
        state = self.table.state
        expected = self.oracle(
            (self.table.seat_of(person.user_id) is None, Refusal.NOT_SEATED),
            (seen is Stage.LOBBY and self.table.stage is Stage.PLAYING, Refusal.RUNNING),
        )
        self.ask(self.house.tables.leave(self.table.id, person.user_id, seen=seen), expected)
        assert self.table.state == state

    @rule(person=PEOPLE)
    def add_computer(self, person: Person) -> None:
        """For the host of a lobby with room."""
        expected = self.oracle(
            (self.table.stage is Stage.PLAYING, Refusal.RUNNING),
            (len(self.table.seats) == 5, Refusal.FULL),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )
        self.ask(self.house.tables.add_computer(self.table.id, person.user_id), expected)

    @rule(person=PEOPLE)
    def remove_computer(self, person: Person) -> None:
        """For the host of a lobby with a computer."""
        expected = self.oracle(
            (self.table.stage is Stage.PLAYING, Refusal.RUNNING),
            (len(self.table.people) == len(self.table.seats), Refusal.NO_COMPUTER),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )
        self.ask(self.house.tables.remove_computer(self.table.id, person.user_id), expected)

    @rule(person=PEOPLE)
    def start(self, person: Person) -> None:
        """For the host of a lobby with three to five seats."""
        expected = self.oracle(
            (self.table.stage is Stage.PLAYING, Refusal.RUNNING),
            (len(self.table.seats) < 3, Refusal.TOO_FEW),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )
        self.ask(self.house.tables.start(self.table.id, person.user_id), expected)

    @precondition(lambda self: self.table.stage is Stage.LOBBY)
    @rule(guests=st.sets(PEOPLE, min_size=1, max_size=4))
    def gather_and_start(self, guests: set[Person]) -> None:
        """Enough people and computers sit down and the host starts, which is rare by chance."""
        for guest in sorted(guests, key=lambda guest: guest.user_id):
            if self.table.seat_of(guest.user_id) is None and len(self.table.seats) < GAME.seats[-1]:
                self.sit(guest)
        while len(self.table.seats) < GAME.seats[0]:
            self.ask(self.house.tables.add_computer(self.table.id, self.table.host_id), None)
        self.ask(self.house.tables.start(self.table.id, self.table.host_id), None)

    @precondition(lambda self: self.table.stage is Stage.PLAYING)
    @rule(number=st.integers(0, 10**6), moves=st.integers(1, 40))
    def go_on(self, number: int, moves: int) -> None:
        """Some moves and deals as they come, people's and computers'."""
        for _ in range(moves):
            if self.table.waits is Waits.DEAL:
                self.ask(self.house.tables.deal(self.table.id, self.table.revision), None)
            elif self.table.stage is Stage.PLAYING:
                [(seat, decision)] = self.table.decisions.items()
                legal = GAME.legal_moves(self.table.state, seat)
                move = str(legal[number % len(legal)])
                user_id = self.table.seats[seat].user_id
                if user_id is None:
                    self.ask(self.house.tables.act_for(self.table.id, seat, decision, move), None)
                else:
                    self.ask(self.house.tables.act(self.table.id, user_id, decision, move), None)

    @rule(person=PEOPLE, back=st.integers(0, 3), move=st.sampled_from(("play:0+1:single:1", "insert:0", "x")))
    def click(self, person: Person, back: int, move: str) -> None:
        """Any click of any age from anybody."""
        seat = self.table.seat_of(person.user_id)
        decision = self.table.revision - back
        legal = (
            seat is not None and move in map(str, GAME.legal_moves(self.table.state, seat))
            if self.table.state
            else False
        )
        expected = self.oracle(
            (seat is None, Refusal.NOT_SEATED),
            (seat not in self.table.decisions, Refusal.NOT_YOUR_TURN),
            (seat is not None and self.table.decisions.get(seat) != decision, Refusal.STALE),
            (not legal, Refusal.ILLEGAL),
        )
        self.ask(self.house.tables.act(self.table.id, person.user_id, decision, move), expected)

    @rule(person=PEOPLE, moderator=st.sampled_from((False,) * 9 + (True,)), seen=SEEN)
    def end(self, person: Person, *, moderator: bool, seen: Stage | None) -> None:
        """For the host and for moderators, from any state that they saw."""
        expected = self.oracle(
            (seen is Stage.LOBBY and self.table.stage is Stage.PLAYING, Refusal.RUNNING),
            (not moderator and self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )
        answer = self.house.end(self.table.id, person, moderator=moderator, seen=seen)
        self.ask(answer, expected)

    @rule(minutes=st.sampled_from((1, 1, 1, 1, 10, 10, 61, 60 * 25, 60 * 24 * 4)))
    def expire(self, minutes: int) -> None:
        """Time passes, and the clock looks."""
        self.house.time.pass_by(minutes=minutes)
        due = self.table.expires is not None and self.table.expires <= self.house.time()
        assert due <= (self.table.id in self.run(self.house.tables.due()))
        self.ask(self.house.tables.expire(self.table.id), self.oracle((not due, Refusal.STALE)))

    @rule()
    def restart(self) -> None:
        """Everything in memory is lost."""
        self.run(self.house.restart())

    @invariant()
    def memory_is_as_the_store(self) -> None:
        """And both are as the last answer said; ended tables stay as they ended."""
        tables = self.house.tables
        assert self.run(tables.get(self.table.id)) == self.table
        tables._keeper.forget()
        assert self.run(tables.get(self.table.id)) == self.table
        for table in self.ended[-2:]:
            assert self.run(tables.get(table.id)) == table
        standing = None if self.table.stage is Stage.ENDED else self.table
        assert self.run(tables.at(self.table.channel_id)) == standing

    @invariant()
    def the_seats_make_sense(self) -> None:
        """Nobody twice, a host who sits there, computers with a number each, but for those that stand in."""
        people = [holder.user_id for holder in self.table.seats if holder.user_id is not None]
        computers = [holder for holder in self.table.seats if holder.user_id is None]
        numbers = [holder.name for holder in computers if holder.former_id is None]
        names = {person.user_id: person.name for person in EVERYBODY}
        assert all(names[who.former_id] == who.name for who in computers if who.former_id is not None)
        assert len(set(people)) == len(people)
        assert len(set(numbers)) == len(numbers)
        if self.table.stage is not Stage.ENDED:
            assert self.table.host_id in people
            assert self.run(self.house.tables.waiting(waits=self.table.waits)) == [self.table.id]
        assert all(isinstance(holder, Holder) for holder in self.table.seats)

    @invariant()
    def it_waits_for_whom_the_rules_wait_for(self) -> None:
        """Decisions, what is waited for and deadlines fit the state."""
        table = self.table
        if table.stage is not Stage.PLAYING:
            assert (table.decisions, table.deadline) == ({}, None)
            return
        assert tuple(table.decisions) == GAME.to_act(table.state)
        asked = [table.seats[seat].user_id for seat in table.decisions]
        expected = Waits.COMPUTER if None in asked else Waits.PEOPLE
        assert table.waits is (expected if asked else Waits.DEAL)
        limited = table.choices.pace is not Pace.NONE
        if table.waits is not Waits.COMPUTER:  # which may have taken the seat of somebody whose time runs on
            assert (table.deadline is not None) == (limited and table.waits is Waits.PEOPLE)
        assert limited or table.deadline is None
        assert table.seed is None


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
