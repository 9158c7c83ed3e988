"""Rules of a state machine: time passes, is given back, reminds; people fall silent, come back and vote."""

from datetime import timedelta

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from table_life import EVERYBODY, GUILD, PEOPLE, SEATS, before_the_end, in_a_game
from table_play import PlayRules

from bot.choices import Pace
from bot.guilds import LOST_AFTER
from bot.refusals import Refusal
from bot.table import TURNS_MISSED, EndReason, Person, Stage, Waits
from bot.timing import LOBBY_LASTS, LONG_WAIT

MINUTES = st.sampled_from((0, 1, 1, 1, 1, 2, 2, 5, 5, 5, 29, 31, 61, 61, 60 * 22, 60 * 24 * 7))


class TimeRules(PlayRules):
    """What happens although nobody does anything, or because of that."""

    @before_the_end
    @rule(minutes=MINUTES)
    def wait(self, minutes: int) -> None:
        """Time passes, and the clock looks."""
        self.house.time.pass_by(minutes=minutes)
        self.look()

    def look(self) -> None:
        """What is due in a server that the bot is in is found, and what matters most of it is done."""
        table, due = self.table, self.run(self.house.tables.due())
        lost = self.left_at is not None and self.now >= self.left_at + LOST_AFTER
        assert self.house.tables.guilds.lost(GUILD) is lost
        if table.stage is not Stage.ENDED and lost:
            assert due == [table.id]
            self.ask_beside(self.house.tables.close(table.id, EndReason.LOST))
        elif self.left_at is None:
            assert due == ([table.id] if table.due is not None and table.due <= self.now else [])
            if due:
                self._settle()
        else:
            assert due == []

    def _settle(self) -> None:
        """As the clock does it."""
        table = self.table
        if table.expires is not None and table.expires <= self.now:
            self.ask_beside(self.house.tables.expire(table.id))
            assert self.table.ended is EndReason.EXPIRED
        elif table.deadline is not None and table.deadline <= self.now:
            for seat in table.asked:
                self.time_out(seat)
        else:
            self.remind()

    def time_out(self, seat: int) -> None:
        """The clock moves for a seat, which is one turn missed, or none for what continues one."""
        table = self.table
        decision, move = table.decisions[seat], str(self.game.legal_moves(table.state, seat)[0])
        again = seat in table.late and self.game.continues(table.state, seat)
        before = self.ask(self.house.tables.act_for(table.id, seat, decision, move, timed_out=True))
        assert before is not None
        assert self.table.seats[seat].missed == before.seats[seat].missed + (not again)
        assert self.table.expires in {before.expires, None}
        assert seat in self.table.late
        assert self.table.late.keys() <= before.late.keys() | {seat}
        assert len(self.table.late) == 1 or self.game_key == "bids"
        if seat in self.table.asked and self.game.continues(self.table.state, seat):
            assert self.table.deadline == self.now

    @in_a_game
    @precondition(lambda self: self.left_at is None)
    @rule(turns=st.integers(1, 24), back=PEOPLE)
    def fall_silent(self, turns: int, back: Person) -> None:
        """Nobody gives a sign for a while; computers and the clock do what they have to; somebody is back."""
        for _ in range(turns):
            if self.table.waits in {Waits.COMPUTER, Waits.DEAL}:
                self.move(0, people=False)
            elif self.table.deadline is not None:
                self.house.time.instant = max(self.now, self.table.deadline)
                self.look()
        if self.table.rests:
            for seat in self.table.decisions:
                self.computer(seat, 0, legal=True)
            self.deal(0)
        self.sign(back)

    @in_a_game
    @rule(person=PEOPLE, seat=SEATS)
    def ask_too_early(self, person: Person, seat: int) -> None:
        """For what has its time, which it seldom is."""
        self.move_early(seat)
        self.remind()
        self.vote(person)
        self.expire()

    def move_early(self, seat: int) -> None:
        """The clock's move before the deadline is as stale as one for who is not waited for."""
        table = self.table
        late = table.deadline is not None and table.deadline <= self.now
        if seat in table.asked and late:
            self.time_out(seat)
            return
        self.ask(
            self.house.tables.act_for(table.id, seat, table.decisions.get(seat, 0), "x", timed_out=True),
            (not self.is_seat(seat), Refusal.NOT_SEATED),
            (seat not in table.decisions, Refusal.NOT_YOUR_TURN),
            (not late or seat not in table.asked, Refusal.STALE),
        )

    def expire(self) -> None:
        """Only a table whose own time is up."""
        due = self.table.expires is not None and self.table.expires <= self.now
        self.ask_beside(self.house.tables.expire(self.table.id), (not due, Refusal.STALE))

    def remind(self) -> None:
        """Once for each moment, which then lies behind."""
        due = self.table.remind_at is not None and self.table.remind_at <= self.now
        done = self.ask_beside(self.house.tables.remind(self.table.id), (not due, Refusal.STALE))
        assert not done or self.table.remind_at is None or self.table.remind_at > self.now

    @before_the_end
    @rule(person=PEOPLE)
    def sign(self, person: Person) -> None:
        """Who was away is back, and asked anew for what the computer has not answered; a lobby stays open."""
        before, told = self.table, len(self.house.told)
        seat = before.seat_of(person.user_id)
        away = self.playing and seat is not None and before.seats[seat].missed > 0
        self.table = self.run(self.house.tables.sign(before.id, person.user_id))
        if before.stage is Stage.LOBBY and before.expires is not None:
            assert self.table.expires == max(before.expires, self.now + LOBBY_LASTS)
            return
        if not away:
            assert self.table == before
            return
        assert seat is not None
        assert self.house.told[told:] == [self.table]
        assert (self.table.revision, self.table.seats[seat].missed) == (before.revision + 1, 0)
        if seat in before.decisions and not before.seats[seat].attended:
            assert self.table.decisions[seat] == self.table.revision
        else:
            assert self.table.decisions == before.decisions

    def _may_vote(self) -> bool:
        since = self.table.since
        return self.table.choices.pace is Pace.NONE and since is not None and self.now >= since + LONG_WAIT

    def vote(self, person: Person) -> None:
        """More than half of all who are present, or all of the others, have the computer play on."""
        seat = self.table.seat_of(person.user_id)
        done = self.ask_beside(
            self.house.tables.vote(self.table.id, person.user_id),
            (seat is None, Refusal.NOT_SEATED),
            (not self._may_vote(), Refusal.TOO_EARLY),
            (seat in self.table.asked, Refusal.WAITED_FOR),
            (person.user_id in self.table.votes or seat not in self.table.present, Refusal.STALE),
        )
        if done:
            others = len(done.present) - len(done.asked)
            enough = len(done.votes) + 1 > len(done.present) / 2 or len(done.votes) + 1 == others
            away = {seat for seat in done.asked if self.table.seats[seat].missed == TURNS_MISSED}
            assert away == (set(done.asked) if enough else set())

    @in_a_game
    @rule(persons=st.permutations(EVERYBODY), votes=st.integers(1, 6))
    def wait_and_vote(self, persons: list[Person], votes: int) -> None:
        """An hour after a person was asked several people vote, which is rare by chance."""
        while self.playing and not self.table.asked and not self.table.rests:
            self.move(0)
        self.house.time.pass_by(hours=1)
        for person in persons[: votes if self.playing else 0]:
            self.vote(person)

    @before_the_end
    @rule(person=PEOPLE)
    def gone(self, person: Person) -> None:
        """Who has left the server has left the table, which does not keep it open any longer."""
        done = self.ask_beside(
            self.house.tables.gone(self.table.id, person.user_id), (not self.sits(person), Refusal.NOT_SEATED)
        )
        if done and self.table.stage is not Stage.ENDED:
            assert self.table.expires == done.expires

    @rule(minutes=st.sampled_from((1, 45, 60 * 30)), back=st.sampled_from((False, False, False, True)))
    def down(self, minutes: int, *, back: bool) -> None:
        """The bot is down or its clock is set back: everybody has as much time left as there was."""
        self.restart(timedelta(minutes=-minutes if back else minutes))

    @rule(minutes=MINUTES, back=st.sampled_from((True, True, True, False)))
    def server_left(self, minutes: int, *, back: bool) -> None:
        """Everything rests while the bot is not in the server, and goes on if it is back in time.

        Nobody can do anything at a table meanwhile, but for what is under way when it goes: a minute.
        """
        if not back:
            minutes, back = min(minutes, 1), self.left_at is not None
        if self.left_at is None:
            self.run(self.house.tables.guilds.left(GUILD))
            self.left_at = self.now
        assert self.house.tables.guilds.gone(GUILD)
        self.put_off(timedelta())
        self.house.time.pass_by(minutes=minutes)
        self.look()
        if back:
            away, self.left_at = max(timedelta(), self.now - self.left_at), None
            self.run(self.house.tables.guilds.back(GUILD))
            assert not self.house.tables.guilds.gone(GUILD)
            self.put_off(away)
