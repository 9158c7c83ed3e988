"""Rules of a state machine: seats are asked for, given and refused; hosts and moderators remove and end."""

from datetime import timedelta

from hypothesis import strategies as st
from hypothesis.stateful import rule
from table_life import EVERYBODY, GUILD, PEOPLE, SEATS, SEEN, TableLife, answer_to, before_the_end, in_a_game

from bot.moderating import By
from bot.notes import Happening
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Stage, Waits
from bot.timing import idle

RIGHTS = st.sampled_from((True, True, True, False))
"""Whether somebody is a moderator."""
SELDOM = st.sampled_from((False,) * 5 + (True,))


class SeatRules(TableLife):
    """What is done to seats besides sitting down and getting up."""

    def _may_not(self, by: By) -> bool:
        return not by.moderator and by.person.user_id != self.table.host_id

    def _told(self, by: By, what: Happening, seat: int | None = None, *people: int | None) -> None:
        """See that it was told at the table, and expect it in the audit log if a moderator did it."""
        note = self.table.notes[-1]
        assert (note.what, note.by, note.moderator, note.at) == (what, by.person.name, by.moderator, self.now)
        whom, to = (*people, None, None)[:2]
        if by.moderator:
            self.audit.append((self.table.id, by.person.name, what.value, seat, whom, to))

    def _has_a_claim(self, user_id: int | None) -> bool:
        """Whether somebody sits there, or may take a seat back."""
        return any(user_id in {holder.user_id, holder.former_id} for holder in self.table.seats)

    @in_a_game
    @rule(person=PEOPLE, seat=SEATS, other=PEOPLE)
    def ask_for_a_seat(self, person: Person, seat: int, other: Person) -> None:
        """Whatever seat it is, whoever answers."""
        self.grant(person, seat, other)
        self.decline(person, seat, other)
        self.wish(other, seat)

    def wish(self, person: Person, seat: int) -> None:
        """Whoever has no seat may ask for one that a computer plays."""
        holder = self.table.seats[seat] if self.is_seat(seat) else None
        done = self.ask_beside(
            self.house.tables.wish(self.table.id, person, seat),
            (not self.playing, Refusal.NOT_RUNNING),
            (self.sits(person), Refusal.SEATED),
            (holder is None, Refusal.NO_SEAT),
            (holder is not None and holder.wish == person, Refusal.STALE),
            (
                holder is not None and (holder.user_id is not None or holder.wish is not None),
                Refusal.NOT_FREE,
            ),
        )
        if done:
            wishes = [seat for seat, holder in enumerate(self.table.seats) if holder.wish == person]
            assert wishes == [seat]

    def grant(self, person: Person, seat: int, wisher: Person) -> None:
        """Host and former holder may give a computer's seat to who asked for it."""
        holder = self.table.seats[seat] if self.is_seat(seat) else Holder(None, "")
        done = self.ask_beside(
            self.house.tables.grant(self.table.id, person.user_id, seat, wisher.user_id),
            (not self.is_seat(seat), Refusal.NO_SEAT),
            (holder.wish != wisher, Refusal.STALE),
            (person.user_id not in {self.table.host_id, holder.former_id}, Refusal.NOT_HOST),
        )
        if done:
            assert self.table.seats[seat] == Holder(wisher.user_id, wisher.name)
            assert self.table.notes[-1].what is Happening.GRANTED

    def decline(self, person: Person, seat: int, wisher: Person) -> None:
        """So may they refuse it, and who asked may think better of it."""
        holder = self.table.seats[seat] if self.is_seat(seat) else Holder(None, "")
        allowed = {self.table.host_id, holder.former_id, wisher.user_id}
        done = self.ask_beside(
            self.house.tables.decline(self.table.id, person.user_id, seat, wisher.user_id),
            (not self.is_seat(seat), Refusal.NO_SEAT),
            (holder.wish != wisher, Refusal.STALE),
            (person.user_id not in allowed, Refusal.NOT_HOST),
        )
        assert not done or self.table.seats[seat].wish is None

    @in_a_game
    @rule(number=st.integers(0, 30), allowed=st.booleans(), by_host=st.booleans())
    def wish_and_answer(self, number: int, *, allowed: bool, by_host: bool) -> None:
        """Somebody without a seat asks for one and gets an answer, all of which is rare by chance."""
        seats = [seat for seat, holder in enumerate(self.table.seats) if holder.user_id is None]
        guests = [person for person in EVERYBODY if not self.sits(person)]
        if not seats:
            return
        seat, guest = seats[number % len(seats)], guests[number % len(guests)]
        self.wish(guest, seat)
        wisher, former_id = self.table.seats[seat].wish, self.table.seats[seat].former_id
        if wisher is not None:
            user_id = self.table.host_id if by_host or former_id is None else former_id
            answer = self.grant if allowed else self.decline
            answer(next(person for person in EVERYBODY if person.user_id == user_id), seat, wisher)

    @before_the_end
    @rule(person=PEOPLE, moderator=RIGHTS, seat=SEATS, whom=st.none() | PEOPLE)
    def kick(self, person: Person, seat: int, whom: Person | None, *, moderator: bool) -> None:
        """Who is removed has no seat and cannot take it back."""
        by = By(person, moderator=moderator, guild_id=GUILD)
        holder = self.table.seats[seat] if self.is_seat(seat) else Holder(None, "")
        removed = holder.former_id if holder.user_id is None else holder.user_id
        whom_id = None if whom is None else whom.user_id
        done = self.ask_beside(
            self.house.tables.moderators.kick(self.table.id, by, seat, whom_id),
            (self._may_not(by), Refusal.NOT_HOST),
            (removed is None, Refusal.NO_SEAT),
            (whom_id not in {None, removed}, Refusal.STALE),
        )
        if done:
            self._told(by, Happening.KICKED, seat, removed)
            alone = {done.seats[index].user_id for index in done.people} == {removed}
            assert (self.table.ended is EndReason.DESERTED) is alone
            assert alone or not self._has_a_claim(removed)

    @before_the_end
    @rule(person=PEOPLE, moderator=RIGHTS, seat=SEATS, to=st.none() | PEOPLE)
    def hand_over(self, person: Person, seat: int, to: Person | None, *, moderator: bool) -> None:
        """A seat goes to whoever has none, or to the computer player."""
        by = By(person, moderator=moderator, guild_id=GUILD)
        holder = self.table.seats[seat] if self.is_seat(seat) else Holder(None, "")
        done = self.ask_beside(
            self.house.tables.moderators.hand_over(self.table.id, by, seat, to),
            (self._may_not(by), Refusal.NOT_HOST),
            (not self.is_seat(seat) or (to is None and holder.user_id is None), Refusal.NO_SEAT),
            (to is not None and self.sits(to), Refusal.SEATED),
        )
        if done:
            self._told(by, Happening.SEATED, seat, holder.user_id, None if to is None else to.user_id)
            alone = to is None and len(done.people) == 1
            assert (self.table.ended is EndReason.DESERTED) is alone
            if to is not None:
                assert self.table.seats[seat] == Holder(to.user_id, to.name)
                assert not self._has_a_claim(holder.user_id) or holder.user_id is None

    @in_a_game
    @rule(person=PEOPLE, moderator=RIGHTS, seat=SEATS, back=st.integers(0, 1), again=st.booleans())
    def skip_what_is_due(self, person: Person, seat: int, back: int, *, moderator: bool, again: bool) -> None:
        """Any seat, then those that are to move, then the deal."""
        self.skip(person, seat, back, moderator=moderator, again=again)
        for to_move in self.table.decisions:
            self.skip(person, to_move, 0, moderator=moderator, again=again)
        self.deal_now(person, moderator=moderator)

    def skip(self, person: Person, seat: int, back: int, *, moderator: bool, again: bool) -> None:
        """A computer player's move for any seat that is to move, which is no turn missed."""
        table, by = self.table, By(person, moderator=moderator, guild_id=GUILD)
        moves = self.game.legal_moves(table.state, seat) if seat in table.decisions else ()
        decision = table.decisions.get(seat, 0) - back
        skipping = table.id, by, seat, decision, str(moves[0]) if moves else "x"
        done = self.ask(
            self.house.tables.moderators.skip(*skipping, again=again),
            (self._may_not(by), Refusal.NOT_HOST),
            (not self.is_seat(seat), Refusal.NOT_SEATED),
            (seat not in table.decisions, Refusal.NOT_YOUR_TURN),
            (bool(back), Refusal.STALE),
        )
        if done:
            assert self.table.seats[seat] == done.seats[seat]
            assert seat not in self.table.late
            if not again:
                self._told(by, Happening.SKIPPED, seat, done.seats[seat].user_id)

    def deal_now(self, person: Person, *, moderator: bool) -> None:
        """A deal that is due, at once."""
        by = By(person, moderator=moderator, guild_id=GUILD)
        done = self.ask(
            self.house.tables.moderators.deal(self.table.id, by, self.table.revision),
            (self._may_not(by), Refusal.NOT_HOST),
            (self.table.rests, Refusal.RESTS),
            (self.table.waits is not Waits.DEAL, Refusal.STALE),
        )
        if done and moderator:
            self.audit.append((done.id, person.name, Happening.SKIPPED.value, None, None, None))

    @before_the_end
    @rule(person=PEOPLE, moderator=RIGHTS, seen=SEEN, sure=SELDOM)
    def end(self, person: Person, *, moderator: bool, seen: Stage | None, sure: bool) -> None:
        """For the host and for moderators, from any state that they saw; they seldom do it."""
        by = By(person, moderator=moderator, guild_id=GUILD)
        if not (sure or self._may_not(by)):
            return
        done = self.ask_beside(
            self.house.tables.moderators.end(self.table.id, by, seen=seen),
            (seen is Stage.LOBBY and self.playing, Refusal.RUNNING),
            (self._may_not(by), Refusal.NOT_HOST),
        )
        if done:
            self._told(by, Happening.ENDED)
            lobby = done.stage is Stage.LOBBY
            assert self.table.ended is (EndReason.CANCELLED if lobby else EndReason.STOPPED)

    @rule(person=PEOPLE, hours=st.sampled_from((1, 20, 20, 24 * 6)))
    def end_idle(self, person: Person, hours: int) -> None:
        """Where no person has done anything for longer than that."""
        before, longer_than = self.table, timedelta(hours=hours)
        ended = self.run(self.house.tables.moderators.end_idle(GUILD, person, longer_than))
        if before.stage is not Stage.ENDED and idle(before, self.now) > longer_than:
            [self.table] = ended
            self._told(By(person, moderator=True), Happening.ENDED)
        else:
            assert ended == []

    @rule(person=PEOPLE, seat=SEATS)
    def ask_from_elsewhere(self, person: Person, seat: int) -> None:
        """For moderators of another server there is no such table, not even one that has ended."""
        moderators, by = self.house.tables.moderators, By(person, moderator=True, guild_id=GUILD + 1)
        for request in (
            moderators.get(self.table.id, by),
            moderators.end(self.table.id, by),
            moderators.kick(self.table.id, by, seat),
            moderators.hand_over(self.table.id, by, seat, None),
            moderators.skip(self.table.id, by, seat, 0, "x"),
            moderators.deal(self.table.id, by, self.table.revision),
        ):
            answer = self.run(answer_to(request))
            assert isinstance(answer, Refused)
            assert (answer.refusal, answer.table) == (Refusal.NO_TABLE, None)
        assert self.run(moderators.end_idle(GUILD + 1, person, timedelta())) == []
