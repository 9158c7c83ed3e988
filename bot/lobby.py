"""Who sits down, gets up, begins and leaves, as pure functions; knows no lock, no store and no message.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime
from itertools import count

from bot.changes import Change, Kept, asking, dealt, end, expiry
from bot.table import EndReason, Holder, Person, Refusal, Refused, Stage, Table
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
    return _seated(kept, (*table.seats, Holder(person.user_id, person.name)), now)


def _come_back(kept: Kept, game: AnyGame, person: Person, now: datetime) -> Change:
    for seat, holder in enumerate(kept.table.seats):
        if holder.former_id == person.user_id:
            back = replace(holder, user_id=person.user_id, name=person.name, former_id=None)
            return _handed_over(kept, game, seat, back, now)
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
        _must_be_lobby(table)
    heir = _heir(table, seat)
    if heir is None:
        return end(kept, game, EndReason.DESERTED)
    kept = replace(kept, table=replace(table, host_id=heir if table.host_id == user_id else table.host_id))
    if table.stage is Stage.LOBBY:
        return _seated(kept, _without(table.seats, seat), now)
    stand_in = replace(table.seats[seat], user_id=None, former_id=user_id)  # it plays under the leaver's name
    return _handed_over(kept, game, seat, stand_in, now)


def _heir(table: Table, seat: Seat) -> int | None:
    """The next person clockwise, or None when there is nobody else."""
    others = (*table.seats[seat + 1 :], *table.seats[:seat])
    return next((holder.user_id for holder in others if holder.user_id is not None), None)


def add_computer(kept: Kept, game: AnyGame, user_id: int, now: datetime) -> Change:
    """Seat one more computer player."""
    table = _must_be_lobby(kept.table)
    _must_have_room(table, game)
    _must_be_host(table, user_id)
    return _seated(kept, with_computers(table.seats, 1), now)


def remove_computer(kept: Kept, _game: AnyGame, user_id: int, now: datetime) -> Change:
    """Let the computer player that sat down last get up."""
    table = _must_be_lobby(kept.table)
    computers = [seat for seat, holder in enumerate(table.seats) if holder.user_id is None]
    if not computers:
        raise Refused(Refusal.NO_COMPUTER, table)
    _must_be_host(table, user_id)
    return _seated(kept, _without(table.seats, computers[-1]), now)


def with_computers(seats: tuple[Holder, ...], more: int) -> tuple[Holder, ...]:
    """The seats with so many computer players more."""
    for _ in range(more):
        seats = (*seats, Holder(None, _next_number(seats)))
    return seats


def start(kept: Kept, game: AnyGame, user_id: int, seed: bytes, now: datetime) -> Change:
    """Begin the game with its first deal."""
    table = _must_be_lobby(kept.table)
    if len(table.seats) not in game.seats:
        raise Refused(Refusal.TOO_FEW, table)
    _must_be_host(table, user_id)
    state = game.start(game.options(len(table.seats), table.choices.options))
    begun = replace(table, stage=Stage.PLAYING, state=state, commitment=commitment(seed))
    return dealt(Kept(replace(begun, expires=expiry(begun, now)), seed), game, now)


def end_for(kept: Kept, game: AnyGame, user_id: int, seen: Stage | None, *, moderator: bool) -> Change:
    """End the table for its host or a moderator; who saw a lobby has not asked to end a game."""
    table = kept.table
    if seen is Stage.LOBBY:
        _must_be_lobby(table)
    if not moderator:
        _must_be_host(table, user_id)
    return end(kept, game, EndReason.CANCELLED if table.stage is Stage.LOBBY else EndReason.STOPPED)


def _must_be_lobby(table: Table) -> Table:
    if table.stage is Stage.PLAYING:
        raise Refused(Refusal.RUNNING, table)
    return table


def _must_have_room(table: Table, game: AnyGame) -> None:
    if len(table.seats) >= game.seats[-1]:
        raise Refused(Refusal.FULL, table)


def _must_be_host(table: Table, user_id: int) -> None:
    if table.host_id != user_id:
        raise Refused(Refusal.NOT_HOST, table)


def _next_number(seats: tuple[Holder, ...]) -> str:
    """The lowest number that no computer player has."""
    taken = {holder.name for holder in seats if holder.user_id is None}
    return next(str(number) for number in count(1) if str(number) not in taken)


def _without(seats: tuple[Holder, ...], seat: Seat) -> tuple[Holder, ...]:
    return seats[:seat] + seats[seat + 1 :]


def _seated(kept: Kept, seats: tuple[Holder, ...], now: datetime) -> Change:
    """The lobby with others on its seats."""
    table = replace(
        kept.table, seats=seats, revision=kept.table.revision + 1, expires=expiry(kept.table, now)
    )
    return Change(replace(kept, table=table), seats=True)


def _handed_over(kept: Kept, game: AnyGame, seat: Seat, holder: Holder, now: datetime) -> Change:
    """The running game with another holder on a seat, who is asked anew for its open decision."""
    table = kept.table
    seats = (*table.seats[:seat], holder, *table.seats[seat + 1 :])
    after = replace(
        table, seats=seats, revision=table.revision + 1, expires=expiry(table, now), timed_out=None
    )
    return Change(asking(kept, after, game, now, anew=seat), seats=True)
