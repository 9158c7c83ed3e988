"""Who sits down, gets up, begins and leaves, as pure functions; knows no lock, no store and no message.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime
from itertools import count

from bot.changes import Change, Kept, asking, dealt, end, heir_of
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Stage, Table
from bot.timing import expiry
from engine.game import AnyGame, Seat
from engine.shuffle import commitment


def sit(kept: Kept, game: AnyGame, person: Person, now: datetime) -> Change:
    """Take a free seat of a lobby, or in a running game the seat that one has left."""
    table = kept.table
    if table.stage is Stage.PLAYING:
        return _come_back(kept, game, person, now)
    if table.seat_of(person.user_id) is not None:
        raise Refused(Refusal.SEATED, table)
    _must_have_room(table, game)
    return seated(kept, (*table.seats, Holder(person.user_id, person.name)), now)


def _come_back(kept: Kept, game: AnyGame, person: Person, now: datetime) -> Change:
    for seat, holder in enumerate(kept.table.seats):
        if holder.former_id == person.user_id:
            return handed_over(kept, game, seat, Holder(person.user_id, person.name, holder.player), now)
    raise Refused(Refusal.RUNNING, kept.table)


def leave(kept: Kept, game: AnyGame, user_id: int, seen: Stage | None, now: datetime) -> Change:
    """Leave a seat: to nobody in a lobby, to a computer player in a game (T3). The last to leave ends it.

    Who saw a lobby has not asked to leave a game.
    """
    table = kept.table
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    if seen is Stage.LOBBY:
        must_be_lobby(table)
    heir = heir_of(table, seat)
    if heir is None:
        return end(kept, game, EndReason.DESERTED)
    kept = replace(kept, table=replace(table, host_id=heir if table.host_id == user_id else table.host_id))
    if table.stage is Stage.LOBBY:
        return seated(kept, without(table.seats, seat), now)
    return handed_over(kept, game, seat, stand_in(table.seats[seat]), now)


def stand_in(holder: Holder) -> Holder:
    """The computer player that keeps a person's seat; it plays under their name."""
    return Holder(None, holder.name, holder.player, former_id=holder.user_id)


def add_computer(kept: Kept, game: AnyGame, user_id: int, now: datetime) -> Change:
    """Seat one more computer player."""
    table = must_be_lobby(kept.table)
    _must_have_room(table, game)
    must_be_host(table, user_id)
    return seated(kept, with_computers(table.seats, 1), now)


def remove_computer(kept: Kept, _game: AnyGame, user_id: int, now: datetime) -> Change:
    """Let the computer player that sat down last get up."""
    table = must_be_lobby(kept.table)
    computers = [seat for seat, holder in enumerate(table.seats) if holder.user_id is None]
    if not computers:
        raise Refused(Refusal.NO_COMPUTER, table)
    must_be_host(table, user_id)
    return seated(kept, without(table.seats, computers[-1]), now)


def with_computers(seats: tuple[Holder, ...], more: int) -> tuple[Holder, ...]:
    """The seats with so many computer players more."""
    for _ in range(more):
        seats = (*seats, Holder(None, next_number(seats)))
    return seats


def start(kept: Kept, game: AnyGame, user_id: int, seed: bytes, now: datetime) -> Change:
    """Begin the game with its first deal."""
    table = must_be_lobby(kept.table)
    if len(table.seats) not in game.seats:
        raise Refused(Refusal.TOO_FEW, table)
    must_be_host(table, user_id)
    state = game.start(game.options(len(table.seats), table.choices.options))
    begun = replace(table, stage=Stage.PLAYING, state=state, commitment=commitment(seed))
    return dealt(Kept(replace(begun, expires=expiry(begun, now)), seed), game, now)


def must_be_lobby(table: Table) -> Table:
    """The table, unless its game has begun."""
    if table.stage is Stage.PLAYING:
        raise Refused(Refusal.RUNNING, table)
    return table


def _must_have_room(table: Table, game: AnyGame) -> None:
    if len(table.seats) >= game.seats[-1]:
        raise Refused(Refusal.FULL, table)


def must_be_host(table: Table, user_id: int) -> None:
    """Refuse whoever is not the host."""
    if table.host_id != user_id:
        raise Refused(Refusal.NOT_HOST, table)


def next_number(seats: tuple[Holder, ...]) -> str:
    """The lowest number that no computer player has."""
    taken = {holder.name for holder in seats if holder.user_id is None}
    return next(str(number) for number in count(1) if str(number) not in taken)


def without(seats: tuple[Holder, ...], seat: Seat) -> tuple[Holder, ...]:
    """The seats but for one."""
    return seats[:seat] + seats[seat + 1 :]


def seated(kept: Kept, seats: tuple[Holder, ...], now: datetime) -> Change:
    """The lobby with others on its seats."""
    table = replace(
        kept.table, seats=seats, revision=kept.table.revision + 1, expires=expiry(kept.table, now)
    )
    return Change(replace(kept, table=table), seats=True)


def handed_over(kept: Kept, game: AnyGame, seat: Seat, holder: Holder, now: datetime) -> Change:
    """The running game with another holder on a seat, who is asked anew for its open decision.

    Somebody has one seat: they ask for no other any more, and may take none back.
    """
    table = kept.table
    seats = (*table.seats[:seat], holder, *table.seats[seat + 1 :])
    if holder.user_id is not None:
        seats = _released(seats, holder.user_id)
    after = replace(
        table, seats=seats, revision=table.revision + 1, expires=expiry(table, now), timed_out=None
    )
    return Change(asking(kept, after, game, now, anew=seat), seats=True)


def _released(seats: tuple[Holder, ...], user_id: int) -> tuple[Holder, ...]:
    """The seats, none of which this person asks for or may take back; who kept one has a number now."""
    for seat, holder in enumerate(seats):
        other = without_wish(holder, user_id)
        if holder.former_id == user_id:
            other = replace(other, name=next_number(seats), former_id=None)
        seats = (*seats[:seat], other, *seats[seat + 1 :])
    return seats


def without_wish(holder: Holder, user_id: int | None) -> Holder:
    """The holder of a seat, for which this person does not ask (any more)."""
    asks = holder.wish is not None and holder.wish.user_id == user_id
    return replace(holder, wish=None) if asks else holder
