"""What a deal, a move and an end make of a table, as pure functions; knows no lock and no store.

Each takes a table that has not ended, as the keeper sees to.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum

from bot.notes import Note, recent, with_note
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Stage, Table, Waits
from bot.timing import expiry, same_deadline, shortened, timed
from bot.voting import counted
from engine.cards import Card
from engine.game import AnyGame, IllegalMove, MalformedMove, Seat
from engine.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class Kept:
    """A table with what nobody but the service may know yet."""

    table: Table
    seed: bytes = field(default=b"", repr=False)
    """What drives the shuffles; nothing in a lobby."""
    changed: datetime | None = None
    """When the table was changed last, as far as the store notes it."""


class Mover(Enum):
    """Who made a move."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOCK = "clock"
    """A computer player, for a person whose time ran out."""
    MODERATOR = "moderator"
    """A computer player, as a moderator wanted it to move at once."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was chosen for a seat."""

    decision: int
    """The question that it answers."""
    move: str
    mover: Mover


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was made."""

    seat: Seat
    move: str
    timed_out: bool


@dataclass(frozen=True, slots=True)
class Audit:
    """An entry of the audit log: what a moderator did."""

    at: datetime
    actor: Person
    note: Note
    seat: Seat | None = None
    """Where, for what concerns a single seat."""
    whom_id: int | None = None
    """Who sat there, or had to leave."""
    to_id: int | None = None
    """Who sits there now."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be written: the table as it becomes, and what made it so."""

    kept: Kept
    seats: bool = False
    """Whether others sit there now."""
    moved: Moved | None = None
    dealt: tuple[Card, ...] | None = None
    audit: Audit | None = None
    """What goes into the audit log with it."""

    def with_note(self, note: Note) -> "Change":
        """The change, told at the table by one more note."""
        notes = with_note(self.kept.table.notes, note)
        return replace(self, kept=replace(self.kept, table=replace(self.kept.table, notes=notes)))


def end(kept: Kept, _game: AnyGame, now: datetime, reason: EndReason) -> Change:
    """End the table, whatever it was doing, and reveal its seed."""
    table = replace(kept.table, revision=kept.table.revision + 1)
    return Change(replace(kept, table=_ended(table, now, kept.seed, reason)))


def expire(kept: Kept, game: AnyGame, now: datetime) -> Change:
    """End the table if its own time is up."""
    table = kept.table
    if table.expires is None or table.expires > now:
        raise Refused(Refusal.STALE, table)
    return end(kept, game, now, EndReason.EXPIRED)


def shorten(kept: Kept, game: AnyGame, now: datetime) -> Change:
    """Have a table wait no longer than if everything had just begun; refused as stale where it does not."""
    after = shortened(kept.table, game, now)
    if after == kept.table:
        raise Refused(Refusal.STALE, kept.table)
    return Change(replace(kept, table=replace(after, revision=after.revision + 1)))


def _ended(table: Table, now: datetime, seed: bytes, reason: EndReason) -> Table:
    return replace(
        table,
        stage=Stage.ENDED,
        ended=reason,
        decisions={},
        deadline=None,
        since=None,
        expires=None,
        remind_at=None,
        reminder=None,
        votes=frozenset(),
        notes=recent(table.notes, now),
        seed=seed.hex() or None,
    )


def deal(kept: Kept, game: AnyGame, now: datetime, revision: int) -> Change:
    """Make the next deal, if the table still waits for it at this revision."""
    table = kept.table
    if table.waits is not Waits.DEAL or table.revision != revision:
        raise Refused(Refusal.STALE, table)
    return dealt(kept, game, now)


def dealt(kept: Kept, game: AnyGame, now: datetime) -> Change:
    """Hand the state the deck that it waits for, as the seed shuffles it."""
    table = kept.table
    cards = shuffled(game.deck(table.state) or (), kept.seed, table.deals)
    state, _ = game.deal(table.state, cards)
    after = replace(table, state=state, deals=table.deals + 1, late={}, revision=table.revision + 1)
    after = replace(after, notes=recent(table.notes, now))
    return Change(asking(kept, after, game, now), dealt=cards)


def act(kept: Kept, game: AnyGame, now: datetime, user_id: int, answer: Answer) -> Change:
    """Make a person's move."""
    table = kept.table
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    return act_for(kept, game, now, seat, answer)


def act_for(kept: Kept, game: AnyGame, now: datetime, seat: Seat, answer: Answer) -> Change:
    """Make a move for a seat, whoever holds it; what a person does keeps the table alive."""
    table = kept.table
    _must_be_open(table, seat, answer, now)
    try:
        move = game.parse_move(answer.move)
        state, _ = game.apply(table.state, seat, move)
    except (MalformedMove, IllegalMove) as error:
        raise Refused(Refusal.ILLEGAL, table) from error
    holder = _after_move(table, game, seat, answer.mover)
    after = replace(
        table.with_holder(seat, holder),
        state=state,
        revision=table.revision + 1,
        expires=expiry(table, now) if answer.mover is Mover.PERSON else table.expires,
        late=_late(table, game, seat, answer.mover),
    )
    moved = Moved(seat, str(move), timed_out=answer.mover is Mover.CLOCK)
    return Change(asking(kept, after, game, now, anew=seat), seats=after.seats != table.seats, moved=moved)


def _must_be_open(table: Table, seat: Seat, answer: Answer, now: datetime) -> None:
    """Refuse what answers no question that is open for this seat, or comes from who is not asked."""
    if seat not in range(len(table.seats)):
        raise Refused(Refusal.NOT_SEATED, table)
    if seat not in table.decisions:
        raise Refused(Refusal.NOT_YOUR_TURN, table)
    attended = table.seats[seat].attended
    in_time = table.deadline is None or table.deadline > now
    early = answer.mover is Mover.CLOCK and (in_time or not attended)
    back = answer.mover is Mover.COMPUTER and (attended or table.rests)
    if table.decisions[seat] != answer.decision or early or back:
        raise Refused(Refusal.STALE, table)


def _after_move(table: Table, game: AnyGame, seat: Seat, mover: Mover) -> Holder:
    """Who sits there, with the turns that they have missed: what continues a turn is none of its own."""
    holder = table.seats[seat]
    if mover is Mover.PERSON:
        return replace(holder, missed=0) if holder.missed else holder
    if mover is not Mover.CLOCK or _goes_on(table, game, seat):
        return holder
    return replace(holder, missed=holder.missed + 1)


def _goes_on(table: Table, game: AnyGame, seat: Seat) -> bool:
    """Whether what a seat is asked continues a turn whose time has run out (T4)."""
    return seat in table.late and game.continues(table.state, seat)


def _late(table: Table, game: AnyGame, seat: Seat, mover: Mover) -> Mapping[Seat, int]:
    """Who was late at one deadline: all of them, once a seat has moved, until a later question is answered.

    What others answer who were asked before it, in whatever way, changes nothing about them.
    """
    by_clock = mover is Mover.CLOCK
    stay = same_deadline(table.late, table.decisions) or (by_clock and _goes_on(table, game, seat))
    late = {one: number for one, number in table.late.items() if stay and (by_clock or one != seat)}
    return {**late, seat: late.get(seat, table.revision + 1)} if by_clock else late


def _with_host(table: Table) -> Table:
    """The table with a host who is present, if anybody is: the part goes to the next of them clockwise."""
    seat = table.seat_of(table.host_id)
    assert seat is not None, "whoever leaves has handed the part on before"  # noqa: S101 - else a mistake of ours
    if seat in table.present or not table.present:
        return table
    return replace(table, host_id=heir_of(table, seat) or table.host_id)


def heir_of(table: Table, seat: Seat) -> int | None:
    """The next person clockwise after a seat who is present, else the next who is not; None: nobody else."""
    others = (*table.seats[seat + 1 :], *table.seats[:seat])
    people = [holder for holder in others if holder.user_id is not None]
    return next((holder.user_id for holder in sorted(people, key=lambda one: not one.attended)), None)


def asking(kept: Kept, after: Table, game: AnyGame, now: datetime, *, anew: Seat | None = None) -> Kept:
    """The changed table, waiting for whom its state waits for; its votes are counted, its host is present.

    A seat that was asked before and has not answered keeps its decision, but for the seat ``anew``: it has
    answered, or somebody else holds it now.
    """
    if game.outcome(after.state) is not None:
        return replace(kept, table=_ended(after, now, kept.seed, EndReason.FINISHED))
    open_before = {seat: number for seat, number in kept.table.decisions.items() if seat != anew}
    decisions = {seat: open_before.get(seat, after.revision) for seat in game.to_act(after.state)}
    votes = after.votes if decisions.items() <= kept.table.decisions.items() else frozenset[int]()
    after = _with_host(counted(replace(after, decisions=decisions, votes=votes), now))
    return replace(kept, table=timed(kept.table, after, game, now))
