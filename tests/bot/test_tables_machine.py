"""The table service under any order of requests, restarts and passing time: what holds after each of them."""

from hypothesis import HealthCheck, settings
from hypothesis.stateful import invariant
from table_life import EVERYBODY, GUILD
from table_refusals import RefusalRules
from table_seats import SeatRules
from table_time import TimeRules

from bot.notes import MOST_NOTES, NOTE_LASTS, together
from bot.table import Stage, Waits
from bot.voting import needed


class TableMachine(TimeRules, SeatRules, RefusalRules):
    """All that can happen to a table, with the real rules."""

    @invariant()
    def memory_is_as_the_store(self) -> None:
        """And both are as the last answer said."""
        tables = self.house.tables
        assert self.run(tables.get(self.table.id)) == self.table
        self.house.forget()
        assert self.run(tables.get(self.table.id)) == self.table

    @invariant()
    def it_is_found_by_what_it_is(self) -> None:
        """In its channel, in the list of its server, and by what it waits for."""
        tables, table = self.house.tables, self.table
        if self.found_by == (found_by := (table.id, table.stage, table.waits)):
            return
        standing = None if table.stage is Stage.ENDED else table
        assert self.run(tables.at(table.channel_id)) == standing
        assert self.run(tables.moderators.tables_of(GUILD)) == ([standing] if standing else [])
        assert self.run(tables.waiting(waits=table.waits))[-1:] == [table.id]
        self.found_by = found_by

    @invariant()
    def everybody_has_one_seat_at_most(self) -> None:
        """Nobody twice, nobody who sits asks for a seat or may take one back, a wish each."""
        people = [holder.user_id for holder in self.table.seats if holder.user_id is not None]
        claims = [holder.former_id for holder in self.table.seats if holder.former_id is not None]
        wishes = [holder.wish.user_id for holder in self.table.seats if holder.wish is not None]
        assert len({*people, *claims}) == len([*people, *claims])
        assert len({*people, *wishes}) == len([*people, *wishes])

    @invariant()
    def computers_are_told_apart(self) -> None:
        """Each has a number of its own, or the name of whose seat it keeps, and is never away."""
        names = {person.user_id: person.name for person in EVERYBODY}
        computers = [holder for holder in self.table.seats if holder.user_id is None]
        numbers = [holder.name for holder in computers if holder.numbered]
        assert len(set(numbers)) == len(numbers)
        assert all(number.isdecimal() for number in numbers)
        assert all(names[who.former_id] == who.name for who in computers if who.former_id is not None)
        assert not any(holder.missed for holder in computers)

    @invariant()
    def a_host_is_there_if_anybody_is(self) -> None:
        """Else they hold a seat at least."""
        if self.table.stage is not Stage.ENDED:
            there = self.table.present or self.table.people
            assert self.table.host_id in {self.table.seats[seat].user_id for seat in there}

    @invariant()
    def only_those_vote_who_wait(self) -> None:
        """And they are too few yet."""
        waiting = {
            self.table.seats[seat].user_id for seat in self.table.present if seat not in self.table.asked
        }
        assert self.table.votes <= waiting
        assert not self.table.votes or (self.table.asked and len(self.table.votes) < needed(self.table))

    @invariant()
    def it_waits_for_whom_the_rules_wait_for(self) -> None:
        """Nobody being there, it waits for people."""
        table = self.table
        if table.stage is Stage.PLAYING:
            assert tuple(table.decisions) == self.game.to_act(table.state)
            computers = [seat for seat in table.decisions if not table.seats[seat].attended]
            there = Waits.DEAL if not table.decisions else Waits.COMPUTER if computers else Waits.PEOPLE
            assert table.waits is (there if table.present else Waits.PEOPLE)
            assert table.seed is None
        else:
            assert (table.decisions, table.votes) == ({}, frozenset())
            assert table.waits is (Waits.PEOPLE if table.stage is Stage.LOBBY else Waits.NOTHING)

    @invariant()
    def time_runs_for_whom_it_should(self) -> None:
        """For a question to somebody who is present, and for the table; what comes first is due."""
        table, limit = self.table, self.table.choices.pace.limit
        assert (table.since is not None) == bool(table.asked)
        assert (table.deadline is not None) >= (limit is not None and bool(table.asked))
        if table.deadline is not None:
            assert limit is not None
            assert table.decisions
            assert table.present
        assert (table.expires is None) == (table.stage is Stage.ENDED)
        moments = [m for m in (table.deadline, table.expires, table.remind_at) if m is not None]
        assert table.due == min(moments, default=None)
        if table.stage is not Stage.PLAYING:
            assert (table.deadline, table.remind_at, table.reminder) == (None, None, None)

    @invariant()
    def it_tells_little_and_the_log_everything(self) -> None:
        """A few notes of the last hour; in the audit log what moderators did, in order, and nothing else."""
        notes = self.table.notes
        groups = together(notes)
        assert len(groups) <= MOST_NOTES
        assert all(notes[-1].at - note.at <= NOTE_LASTS for note in notes)
        assert self.audited() == self.audit


class BidsMachine(TableMachine):
    """The same with a game in which all choose at the same time."""

    game_key = "bids"


RUNS = settings(
    max_examples=20, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)

TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = RUNS
TestBidsMachine = BidsMachine.TestCase
TestBidsMachine.settings = RUNS
