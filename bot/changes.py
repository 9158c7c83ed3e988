"""What a deal, a move and an end make of a table, as pure functions; knows no lock and no store.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import Enum

from bot.table import EndReason, Pace, Refusal, Refused, Stage, Table, Waits
from engine.cards import Card
from engine.game import AnyGame, IllegalMove, MalformedMove, Seat
from engine.shuffle import shuffled

LOBBY_LASTS = timedelta(hours=1)
GAME_LASTS = timedelta(days=1)
SLOW_GAME_LASTS = timedelta(days=3)
ROUNDED_UP_TO = timedelta(minutes=10)

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


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
class Change:
    """What is to be written: the table as it becomes, and what made it so."""

    kept: Kept
    seats: bool = False
    """Whether others sit there now."""
    moved: Moved | None = None
    dealt: tuple[Card, ...] | None = None


def expiry(table: Table, now: datetime) -> datetime:
    """When the table ends by itself if this is the last thing that a person does there.

    Rounded up, so that most moves leave it and its index alone.
    """
    if table.stage is Stage.LOBBY:
        lasts = LOBBY_LASTS
    else:
        lasts = SLOW_GAME_LASTS if table.choices.pace is Pace.DAY else GAME_LASTS
    return now + lasts + (_EPOCH - now) % ROUNDED_UP_TO


def end(kept: Kept, _game: AnyGame, reason: EndReason) -> Change:
    """End the table, whatever it was doing, and reveal its seed."""
    table = kept.table
    return Change(replace(kept, table=_ended(replace(table, revision=table.revision + 1), kept.seed, reason)))


def expire(kept: Kept, game: AnyGame, now: datetime) -> Change:
    """End the table if its own time is up."""
    table = kept.table
    if table.expires is None or table.expires > now:
        raise Refused(Refusal.STALE, table)
    return end(kept, game, EndReason.EXPIRED)


def _ended(table: Table, seed: bytes, reason: EndReason) -> Table:
    return replace(
        table,
        stage=Stage.ENDED,
        ended=reason,
        decisions={},
        deadline=None,
        expires=None,
        seed=seed.hex() or None,
    )


def deal(kept: Kept, game: AnyGame, revision: int, now: datetime) -> Change:
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
    after = replace(table, state=state, deals=table.deals + 1, timed_out=None, revision=table.revision + 1)
    return Change(asking(kept, after, game, now), dealt=cards)


def act(kept: Kept, game: AnyGame, user_id: int, answer: Answer, now: datetime) -> Change:
    """Make a person's move."""
    table = kept.table
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    return act_for(kept, game, seat, answer, now)


def act_for(kept: Kept, game: AnyGame, seat: Seat, answer: Answer, now: datetime) -> Change:
    """Make a move for a seat, whoever holds it; what a person does keeps the table alive."""
    table = kept.table
    if seat not in range(len(table.seats)):
        raise Refused(Refusal.NOT_SEATED, table)
    if seat not in table.decisions:
        raise Refused(Refusal.NOT_YOUR_TURN, table)
    if table.decisions[seat] != answer.decision:
        raise Refused(Refusal.STALE, table)
    try:
        move = game.parse_move(answer.move)
        state, _ = game.apply(table.state, seat, move)
    except (MalformedMove, IllegalMove) as error:
        raise Refused(Refusal.ILLEGAL, table) from error
    late = answer.mover is Mover.CLOCK
    after = replace(
        table,
        state=state,
        revision=table.revision + 1,
        expires=expiry(table, now) if answer.mover is Mover.PERSON else table.expires,
        timed_out=seat if late else None,
    )
    return Change(asking(kept, after, game, now, anew=seat), moved=Moved(seat, str(move), late))


def asking(kept: Kept, after: Table, game: AnyGame, now: datetime, *, anew: Seat | None = None) -> Kept:
    """The changed table, waiting for whom its state waits for.

    A seat that was asked before and has not answered keeps its decision, but for the seat ``anew``: it has
    answered, or somebody else holds it now.
    """
    if game.outcome(after.state) is not None:
        return replace(kept, table=_ended(after, kept.seed, EndReason.FINISHED))
    open_before = {seat: number for seat, number in kept.table.decisions.items() if seat != anew}
    decisions = {seat: open_before.get(seat, after.revision) for seat in game.to_act(after.state)}
    after = replace(after, decisions=decisions)
    return replace(kept, table=replace(after, deadline=_deadline(kept.table, after, now)))


def _deadline(before: Table, after: Table, now: datetime) -> datetime | None:
    """When the time for the open moves of people is up; it begins when one of them is asked.

    It belongs to the question and not to who sits there: getting up and coming back wins nobody time.
    """
    if after.state is before.state and before.deadline is not None:
        return before.deadline
    limit = after.choices.pace.limit
    if limit is None or not after.asked:
        return None
    fresh = any(after.decisions[seat] == after.revision for seat in after.asked)
    return now + limit if fresh or before.deadline is None else before.deadline
