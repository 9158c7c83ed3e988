"""Rules of a state machine: opening, sitting down, getting up, starting, moving, restarting."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule
from table_life import (
    PEOPLE,
    SEATS,
    SEEN,
    TableLife,
    after_the_end,
    answer_to,
    before_the_end,
    in_a_game,
    in_a_lobby,
)

from bot.choices import Pace
from bot.house_rules import HouseRules
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Stage, Waits

GUESTS = st.sets(PEOPLE, min_size=1, max_size=4)
PACES = st.sampled_from((Pace.NONE, Pace.NONE, *Pace))
MOSTLY = st.sampled_from((True,) * 9 + (False,))
MOVES = st.sampled_from(("play:0+1:single:1", "insert:0", "bid:1", "x"))


class PlayRules(TableLife):
    """What people do who play."""

    @initialize(host=PEOPLE, guests=GUESTS, pace=PACES, begin=MOSTLY)
    def open(self, host: Person, guests: set[Person], pace: Pace, *, begin: bool) -> None:
        """The first table."""
        self.table = self.run(self.lobby(host, 0, pace))
        if begin:
            self.gather_and_start(guests)

    @after_the_end
    @precondition(lambda self: self.left_at is None)  # nobody can ask a bot that is not there
    @rule(host=PEOPLE, guests=GUESTS, pace=PACES, begin=MOSTLY)
    def open_another(self, host: Person, guests: set[Person], pace: Pace, *, begin: bool) -> None:
        """The channel is free, and what is on record of the table that ended stays."""
        self.replay()
        self.ended.append(self.table)
        self.table = self.run(self.lobby(host, 4, pace))
        self.ask_beside(self.house.tables.remove_computer(self.table.id, host.user_id))
        if begin:
            self.gather_and_start(guests)

    @after_the_end
    @precondition(lambda self: self.left_at is None)
    @rule(person=PEOPLE, computers=MOSTLY)
    def play_again(self, person: Person, *, computers: bool) -> None:
        """For who sat there when a game was played to its end, or has left; everybody sits where they did."""
        old, rules = self.table, HouseRules(turn_after=20, computers=computers)
        answer = self.run(answer_to(self.house.tables.again(old.id, person, rules)))
        seat = next((seat for seat, one in enumerate(old.seats) if one.owner_id == person.user_id), None)
        reasons = (old.ended is not EndReason.FINISHED, Refusal.ENDED), (seat is None, Refusal.NOT_SEATED)
        if (refusal := next((why for holds, why in reasons if holds), None)) is not None:
            assert isinstance(answer, Refused)
            assert (answer.refusal, answer.table) == (refusal, old)
            return
        self.replay()
        self.ended.append(old)
        self.table = answer
        assert answer.host_id == person.user_id
        people = [person.user_id if at == seat else one.user_id for at, one in enumerate(old.seats)]
        kept = [user_id for user_id in people if computers or user_id is not None]
        assert [one.user_id for one in answer.seats] == kept

    @before_the_end
    @rule(host=PEOPLE, pace=st.sampled_from(Pace))
    def open_a_second(self, host: Person, pace: Pace) -> None:
        """A channel has one table at a time."""
        answer = self.run(answer_to(self.lobby(host, 0, pace)))
        assert isinstance(answer, Refused)
        assert (answer.refusal, answer.table) == (Refusal.TABLE_HERE, self.table)

    @before_the_end
    @rule(person=PEOPLE)
    def sit(self, person: Person) -> None:
        """A lobby takes up to five, a game only who left it, and gives them their own seat."""
        left = [seat for seat, who in enumerate(self.table.seats) if who.former_id == person.user_id]
        done = self.ask_beside(
            self.house.tables.sit(self.table.id, person),
            (self.playing and not left, Refusal.RUNNING),
            (not self.playing and self.sits(person), Refusal.SEATED),
            (not self.playing and len(self.table.seats) == self.game.seats[-1], Refusal.FULL),
        )
        if done:
            seat = left[0] if left else len(done.seats)
            assert self.table.seats[seat] == Holder(person.user_id, person.name)

    @before_the_end
    @rule(person=PEOPLE, seen=SEEN)
    def leave(self, person: Person, seen: Stage | None) -> None:
        """Whoever sits may leave what they saw, and in a game may come back; the last one ends it."""
        seat = self.table.seat_of(person.user_id)
        done = self.ask_beside(
            self.house.tables.leave(self.table.id, person.user_id, seen=seen),
            (seat is None, Refusal.NOT_SEATED),
            (seen is Stage.LOBBY and self.playing, Refusal.RUNNING),
        )
        if done and len(done.people) == 1:
            assert self.table.ended is EndReason.DESERTED
        elif done and seat is not None and self.playing:
            kept = Holder(None, done.seats[seat].name, former_id=person.user_id)
            assert self.table.seats[seat] == kept

    @in_a_lobby
    @rule(person=PEOPLE)
    def add_computer(self, person: Person) -> None:
        """For the host of a lobby with room."""
        self.ask_beside(
            self.house.tables.add_computer(self.table.id, person.user_id),
            (self.playing, Refusal.RUNNING),
            (not self.table.choices.computers, Refusal.COMPUTERS_OFF),
            (len(self.table.seats) == self.game.seats[-1], Refusal.FULL),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )

    @in_a_lobby
    @rule(person=PEOPLE)
    def remove_computer(self, person: Person) -> None:
        """For the host of a lobby with a computer."""
        self.ask_beside(
            self.house.tables.remove_computer(self.table.id, person.user_id),
            (self.playing, Refusal.RUNNING),
            (len(self.table.people) == len(self.table.seats), Refusal.NO_COMPUTER),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )

    @in_a_lobby
    @rule(person=PEOPLE)
    def start(self, person: Person) -> None:
        """For the host of a lobby with three to five seats."""
        self.ask(
            self.house.tables.start(self.table.id, person.user_id),
            (self.playing, Refusal.RUNNING),
            (len(self.table.seats) < self.game.seats[0], Refusal.TOO_FEW),
            (self.table.host_id != person.user_id, Refusal.NOT_HOST),
        )

    @in_a_lobby
    @precondition(lambda self: self.table.choices.computers)
    @rule(guests=GUESTS)
    def gather_and_start(self, guests: set[Person]) -> None:
        """Enough people and computers sit down and the host starts, which is rare by chance."""
        for guest in sorted(guests, key=lambda guest: guest.user_id):
            if not self.sits(guest) and len(self.table.seats) < self.game.seats[-1]:
                self.sit(guest)
        while len(self.table.seats) < self.game.seats[0]:
            self.ask_beside(self.house.tables.add_computer(self.table.id, self.table.host_id))
        self.ask(self.house.tables.start(self.table.id, self.table.host_id))

    @in_a_game
    @rule(number=st.integers(0, 10**6), moves=st.integers(1, 40))
    def go_on(self, number: int, moves: int) -> None:
        """Some moves and deals as they come, people's and computers'."""
        for _ in range(moves):
            self.move(number)

    def move(self, number: int, *, people: bool = True) -> None:
        """The next deal or move of whoever is to move: of a computer, else of a person."""
        table = self.table
        if table.waits is Waits.DEAL:
            self.ask(self.house.tables.deal(table.id, table.revision))
            return
        if not self.playing or table.rests:
            return
        computers = [seat for seat in table.decisions if seat not in table.asked]
        seat = (computers or table.asked)[number % len(computers or table.asked)]
        legal = self.game.legal_moves(table.state, seat)
        answer = table.decisions[seat], str(legal[number % len(legal)])
        user_id = table.seats[seat].user_id
        if seat in computers:
            self.ask(self.house.tables.act_for(table.id, seat, *answer))
        elif people and user_id is not None:
            self.ask(self.house.tables.act(table.id, user_id, *answer))
            assert self.table.seats[seat].missed == 0
            assert seat not in self.table.late

    @in_a_game
    @rule(person=PEOPLE, back=st.integers(0, 3), move=MOVES)
    def click(self, person: Person, back: int, move: str) -> None:
        """Any click of any age from anybody."""
        seat, decision = self.table.seat_of(person.user_id), self.table.revision - back
        open_for = None if seat is None else self.table.decisions.get(seat)
        legal = open_for is not None and move in map(str, self.game.legal_moves(self.table.state, seat or 0))
        self.ask(
            self.house.tables.act(self.table.id, person.user_id, decision, move),
            (seat is None, Refusal.NOT_SEATED),
            (open_for is None, Refusal.NOT_YOUR_TURN),
            (open_for != decision, Refusal.STALE),
            (not legal, Refusal.ILLEGAL),
        )

    @in_a_game
    @rule(seat=SEATS, back=st.integers(0, 1), legal=st.booleans())
    def ask_for_a_computer(self, seat: int, back: int, *, legal: bool) -> None:
        """Its move or the next deal, whether that is due or not."""
        self.computer(seat, back, legal=legal)
        self.deal(back)

    def computer(self, seat: int, back: int, *, legal: bool) -> None:
        """A computer player moves for no seat at which somebody is present, nor at a table that rests."""
        table = self.table
        moves = self.game.legal_moves(table.state, seat) if seat in table.decisions else ()
        decision = table.decisions.get(seat, 0) - back
        self.ask(
            self.house.tables.act_for(table.id, seat, decision, str(moves[-1]) if moves and legal else "x"),
            (not self.is_seat(seat), Refusal.NOT_SEATED),
            (seat not in table.decisions, Refusal.NOT_YOUR_TURN),
            (bool(back) or seat in table.present or not table.present, Refusal.STALE),
            (not legal, Refusal.ILLEGAL),
        )

    def deal(self, back: int) -> None:
        """Only when it is due, for its revision, and somebody is there to see it."""
        due = self.table.waits is Waits.DEAL
        self.ask(
            self.house.tables.deal(self.table.id, self.table.revision - back),
            (not due or bool(back), Refusal.STALE),
        )

    @before_the_end
    @rule(memory=MOSTLY)
    def lose(self, *, memory: bool) -> None:
        """Everything in memory is gone, or now and then the channel is."""
        if memory:
            self.restart()
            self.replay()
        else:
            self.ask_beside(self.house.tables.close(self.table.id, EndReason.LOST))
