"""What people do at a table, one entry a verb: when it is open to them and how they ask; knows no test.

A new verb of the table service needs one more entry in `DEEDS`; the crash and the storm make use of it then.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Any, TypeAlias

from glance import Glance
from house import ALL_GAMES

from bot.absence import tells_something
from bot.moderating import By
from bot.runner import Runner
from bot.table import Person, Stage, Table
from bot.tables import Tables
from bot.voting import may_vote
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Service:
    """Whom people ask."""

    tables: Tables
    runner: Runner


@dataclass(frozen=True, slots=True)
class Click:
    """What somebody asks for; it may be sent more than once."""

    deed: str
    seen: Glance
    what: Any
    """Which of the ways of doing it: a move, a seat; None where there is only one."""

    @property
    def move(self) -> str:
        """The move, if it is one."""
        return str(self.what) if self.deed == "act" else ""

    async def send(self, service: Service) -> Table:
        """Ask for it once."""
        return await DEEDS[self.deed].ask(service, self.seen, self.what)


Ways: TypeAlias = Callable[[Glance], Sequence[object] | bool]
Ask: TypeAlias = Callable[[Service, Glance, Any], Awaitable[Table]]


@dataclass(frozen=True, slots=True)
class Deed:
    """One verb of the service, as people use it."""

    often: float
    """How often it is done, compared to the others."""
    ways: Ways
    """How it is open to somebody: exactly these are not refused while the table stands as it is seen; where
    there is only one way, whether it is open."""
    ask: Ask
    onward: bool = False
    """Whether it brings a game nearer to its end."""
    once: bool = True
    """Whether of several clicks at one instant only one counts; one computer player more may be two more."""


def _moves(it: Glance) -> Sequence[object]:
    if it.seat is None or it.seat not in it.table.decisions:
        return ()
    return ALL_GAMES[it.table.game].legal_moves(it.table.state, it.seat)


def _act(service: Service, it: Glance, move: object) -> Awaitable[Table]:
    assert it.seat is not None
    return service.tables.act(it.table.id, it.id, it.table.decisions[it.seat], str(move))


def _has_vote(it: Glance) -> bool:
    return may_vote(it.table, it.now, it.id)


def _free_seats(it: Glance) -> Sequence[Seat]:
    """The computer players' seats for which nobody asks, for who has none and asks for none."""
    seats = it.table.seats
    if not it.playing or it.sits or any(one.wish is not None and one.wish.user_id == it.id for one in seats):
        return ()
    return [seat for seat, one in enumerate(seats) if one.user_id is None and one.wish is None]


def _wishes(it: Glance) -> Sequence[tuple[Seat, int]]:
    """The seats that somebody asks for, for who may give them, with who asks."""
    return [
        (seat, holder.wish.user_id)
        for seat, holder in enumerate(it.table.seats)
        if it.playing and holder.wish is not None and it.id in {it.table.host_id, holder.former_id}
    ]


def _others(it: Glance) -> Sequence[tuple[Seat, int]]:
    """The seats that other people hold, for the host, with who does."""
    return [
        (seat, it.table.seats[seat].user_id or 0) for seat in it.table.people if it.hosts and seat != it.seat
    ]


def _moderator(it: Glance) -> By:
    return By(it.person, moderator=True, guild_id=it.table.guild_id)


DEEDS: Mapping[str, Deed] = {
    "act": Deed(20, _moves, _act, onward=True),
    "sit": Deed(
        4,
        lambda it: it.lobby and not it.sits and it.room,
        lambda service, it, _: service.tables.sit(it.table.id, it.person),
    ),
    "come back": Deed(
        2,
        lambda it: it.playing and it.left,
        lambda service, it, _: service.tables.sit(it.table.id, it.person),
        onward=True,
    ),
    "leave": Deed(
        0.2,
        lambda it: it.sits,
        lambda service, it, _: service.tables.leave(it.table.id, it.id, seen=it.table.stage),
    ),
    "computer+": Deed(
        4,
        lambda it: it.lobby and it.hosts and it.room,
        lambda service, it, _: service.tables.add_computer(it.table.id, it.id),
        onward=True,
        once=False,
    ),
    "computer-": Deed(
        1,
        lambda it: it.lobby and it.hosts and len(it.table.people) < len(it.table.seats),
        lambda service, it, _: service.tables.remove_computer(it.table.id, it.id),
        once=False,
    ),
    "start": Deed(
        6,
        lambda it: it.lobby and it.hosts and len(it.table.seats) in ALL_GAMES[it.table.game].seats,
        lambda service, it, _: service.tables.start(it.table.id, it.id),
        onward=True,
    ),
    "sign": Deed(
        2,
        lambda it: it.playing and tells_something(it.table, it.id, it.now),
        lambda service, it, _: service.tables.sign(it.table.id, it.id),
        onward=True,
        once=False,  # nobody is refused for being there
    ),
    "vote": Deed(1, _has_vote, lambda service, it, _: service.tables.vote(it.table.id, it.id), onward=True),
    "wish": Deed(
        0.5, _free_seats, lambda service, it, seat: service.tables.wish(it.table.id, it.person, seat)
    ),
    "grant": Deed(2, _wishes, lambda service, it, what: service.tables.grant(it.table.id, it.id, *what)),
    "decline": Deed(1, _wishes, lambda service, it, what: service.tables.decline(it.table.id, it.id, *what)),
    "gone": Deed(0.05, lambda it: it.sits, lambda service, it, _: service.tables.gone(it.table.id, it.id)),
    "end": Deed(
        0.08,
        lambda it: it.hosts,
        lambda service, it, _: service.tables.moderators.end(
            it.table.id, By(it.person, moderator=False), seen=it.table.stage
        ),
    ),
    "kick": Deed(
        0.1,
        _others,
        lambda service, it, what: service.tables.moderators.kick(
            it.table.id, By(it.person, moderator=False), *what
        ),
        once=False,  # who was sent away from a lobby may be back already
    ),
    "hand over": Deed(
        0.03,
        lambda it: range(0 if it.sits else len(it.table.seats)),
        lambda service, it, seat: service.tables.moderators.hand_over(
            it.table.id, _moderator(it), seat, it.person
        ),
        once=False,  # so may who has been handed a seat that another one was handed at once
    ),
    "skip": Deed(
        0.05,
        lambda it: it.playing,
        lambda service, it, _: service.runner.skip(it.table.id, _moderator(it)),
        once=False,  # the next one may be skipped as well
    ),
}


def some_click(
    table: Table, people: Iterable[Person], now: datetime, chance: Random, deeds: Collection[str] = DEEDS
) -> Click | None:
    """Something that one of these people can do there, by chance, or None when there is nothing.

    ``deeds``: what comes into question.
    """
    if table.stage is Stage.ENDED:
        return None
    open_to = [
        (name, seen, (None,) if ways is True else tuple(ways))
        for seen in (Glance(table, person, now) for person in people)
        for name in deeds
        if (ways := DEEDS[name].ways(seen))
    ]
    if not open_to:
        return None
    [(name, seen, ways)] = chance.choices(open_to, [DEEDS[name].often for name, *_ in open_to])
    return Click(name, seen, chance.choice(ways))
