"""Rules of a state machine: what a lobby and an ended table are asked for in vain; knows no other verb."""

from hypothesis.stateful import rule
from table_life import PEOPLE, SEATS, TableLife, after_the_end, in_a_lobby

from bot.house_rules import HouseRules
from bot.moderating import By
from bot.refusals import Refusal
from bot.table import Person


class RefusalRules(TableLife):
    """What people ask for at the wrong time."""

    @after_the_end
    @rule(person=PEOPLE, seat=SEATS)
    def ask_after_the_end(self, person: Person, seat: int) -> None:
        """Whatever it is, whoever asks."""
        tables, table_id, user_id = self.house.tables, self.table.id, person.user_id
        by = By(person, moderator=True)
        for request in (
            tables.sit(table_id, person),
            tables.leave(table_id, user_id),
            tables.start(table_id, user_id),
            tables.act(table_id, user_id, 0, "x"),
            tables.act_for(table_id, seat, 0, "x"),
            tables.act_for(table_id, seat, 0, "x", timed_out=True),
            tables.deal(table_id, self.table.revision),
            tables.expire(table_id),
            tables.remind(table_id),
            tables.vote(table_id, user_id),
            tables.gone(table_id, user_id),
            tables.wish(table_id, person, seat),
            tables.grant(table_id, user_id, seat, user_id),
            tables.decline(table_id, user_id, seat, user_id),
            tables.moderators.kick(table_id, by, seat),
            tables.moderators.hand_over(table_id, by, seat, person),
            tables.moderators.skip(table_id, by, seat, 0, "x"),
            tables.moderators.end(table_id, by),
        ):
            self.ask(request)
        assert self.run(tables.sign(table_id, user_id)) == self.table

    @in_a_lobby
    @rule(person=PEOPLE, seat=SEATS)
    def ask_a_lobby(self, person: Person, seat: int) -> None:
        """For what belongs to a game."""
        tables, table_id, user_id = self.house.tables, self.table.id, person.user_id
        by, sits = By(person, moderator=True), (not self.sits(person), Refusal.NOT_SEATED)
        no_seat, stale = (not self.is_seat(seat), Refusal.NO_SEAT), (True, Refusal.STALE)
        not_to_act = (not self.is_seat(seat), Refusal.NOT_SEATED), (True, Refusal.NOT_YOUR_TURN)
        self.ask(tables.act(table_id, user_id, 0, "x"), sits, (True, Refusal.NOT_YOUR_TURN))
        self.ask(tables.act_for(table_id, seat, 0, "x"), *not_to_act)
        self.ask(tables.deal(table_id, self.table.revision), stale)
        self.ask(tables.again(table_id, person, HouseRules()), (True, Refusal.NOT_RUNNING))
        self.ask(tables.remind(table_id), stale)
        self.ask(tables.vote(table_id, user_id), sits, (True, Refusal.TOO_EARLY))
        self.ask(tables.wish(table_id, person, seat), (True, Refusal.NOT_RUNNING))
        self.ask(tables.grant(table_id, user_id, seat, user_id), no_seat, stale)
        self.ask(tables.decline(table_id, user_id, seat, user_id), no_seat, stale)
        self.ask(tables.moderators.skip(table_id, by, seat, 0, "x"), *not_to_act)
        self.ask(tables.moderators.deal(table_id, by, self.table.revision), stale)
