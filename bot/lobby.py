"""Who sits down, gets up, begins and leaves, as pure functions; knows no lock, no store and no message.

Each takes a table that has not ended, as the keeper sees to.
"""

from dataclasses import replace
from datetime import datetime

from bot.changes import Change, Kept, dealt, end, heir_of
from bot.house_rules import HouseRules
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.seats import handed_over, must_be_host, next_number, seated, stand_in, vacated, without, without_host
from bot.table import EndReason, Holder, Person, Stage, Table
from bot.timing import expiry
from engine.game import AnyGame
from engine.shuffle import commitment

_NOT_OVER = {Stage.LOBBY: Refusal.NOT_RUNNING, Stage.PLAYING: Refusal.RUNNING}
"""Why a table is not opened again that has not even ended."""


def sit(kept: Kept, game: AnyGame, now: datetime, person: Person) -> Change:
    """Take a free seat of a lobby, or in a running game the seat that one has left."""
    table = kept.table
    if table.stage is Stage.PLAYING:
        return _come_back(kept, game, now, person)
    if table.seat_of(person.user_id) is not None:
        raise Refused(Refusal.SEATED, table)
    _must_have_room(table, game)
    return seated(kept, now, (*table.seats, Holder(person.user_id, person.name)))


def _come_back(kept: Kept, game: AnyGame, now: datetime, person: Person) -> Change:
    for seat, holder in enumerate(kept.table.seats):
        if holder.former_id == person.user_id:
            return handed_over(kept, game, now, seat, Holder(person.user_id, person.name, holder.player))
    raise Refused(Refusal.RUNNING, kept.table)


def leave(kept: Kept, game: AnyGame, now: datetime, user_id: int, seen: Stage | None) -> Change:
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
        return end(kept, game, now, EndReason.DESERTED)
    return vacated(without_host(kept, user_id, heir), game, now, seat, stand_in(table.seats[seat]))


def again(old: Table, now: datetime, person: Person, rules: HouseRules) -> Table:
    """A lobby as the finished game left its table, for who sat there or has left a seat that was kept.

    Whoever sat there does, in the same order, and nobody else; so does a computer player, where the server
    has any, also for who has left for good. What the host chose is chosen, the rest is as it is settled now.
    """
    if old.ended is not EndReason.FINISHED:
        raise Refused(_NOT_OVER.get(old.stage, Refusal.ENDED), old)
    if all(holder.owner_id != person.user_id for holder in old.seats):
        raise Refused(Refusal.NOT_SEATED, old)
    seats = old.seats
    for seat, holder in enumerate(seats):
        seats = (*seats[:seat], _sits_again(holder, person, seats), *seats[seat + 1 :])
    fresh = Table(
        id=0,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        parent_id=old.parent_id,
        locale=rules.language or old.locale,
        game=old.game,
        choices=replace(old.choices, turn_after=rules.turn_after, computers=rules.computers),
        host_id=person.user_id,
        seats=tuple(holder for holder in seats if rules.computers or holder.user_id is not None),
        notes=(Note(Happening.AGAIN, now, by=person.name),),
    )
    return replace(fresh, expires=expiry(fresh, now))


def _sits_again(holder: Holder, person: Person, seats: tuple[Holder, ...]) -> Holder:
    """Who sits in the next lobby where this one did; who asks for it has a seat that was kept for them."""
    if holder.owner_id == person.user_id:
        return Holder(person.user_id, person.name, holder.player)
    if holder.user_id is None and not holder.numbered:
        return Holder(None, next_number(seats), holder.player)
    return Holder(holder.user_id, holder.name, holder.player)


def add_computer(kept: Kept, game: AnyGame, now: datetime, user_id: int) -> Change:
    """Seat one more computer player."""
    table = must_be_lobby(kept.table)
    if not table.choices.computers:
        raise Refused(Refusal.COMPUTERS_OFF, table)
    _must_have_room(table, game)
    must_be_host(table, user_id)
    return seated(kept, now, with_computers(table.seats, 1))


def remove_computer(kept: Kept, _game: AnyGame, now: datetime, user_id: int) -> Change:
    """Let the computer player that sat down last get up."""
    table = must_be_lobby(kept.table)
    computers = [seat for seat, holder in enumerate(table.seats) if holder.user_id is None]
    if not computers:
        raise Refused(Refusal.NO_COMPUTER, table)
    must_be_host(table, user_id)
    return seated(kept, now, without(table.seats, computers[-1]))


def with_computers(seats: tuple[Holder, ...], more: int) -> tuple[Holder, ...]:
    """The seats with so many computer players more."""
    for _ in range(more):
        seats = (*seats, Holder(None, next_number(seats)))
    return seats


def start(kept: Kept, game: AnyGame, now: datetime, user_id: int, seed: bytes) -> Change:
    """Begin the game with its first deal."""
    table = must_be_lobby(kept.table)
    if len(table.seats) not in game.seats:
        raise Refused(Refusal.TOO_FEW, table)
    must_be_host(table, user_id)
    state = game.start(game.options(len(table.seats), table.choices.options))
    notes = tuple(note for note in table.notes if note.what is not Happening.AGAIN)  # all have seen it by now
    begun = replace(table, stage=Stage.PLAYING, state=state, commitment=commitment(seed), notes=notes)
    return dealt(Kept(replace(begun, expires=expiry(begun, now)), seed), game, now)


def must_be_lobby(table: Table) -> Table:
    """The table, unless its game has begun."""
    if table.stage is Stage.PLAYING:
        raise Refused(Refusal.RUNNING, table)
    return table


def _must_have_room(table: Table, game: AnyGame) -> None:
    if len(table.seats) >= game.seats[-1]:
        raise Refused(Refusal.FULL, table)
