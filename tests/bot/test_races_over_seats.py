"""A click, the clock, a vote, a removal, a grant, all at one instant: each counts once or is refused."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any, TypeAlias

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.choices import Pace
from bot.moderating import By
from bot.refusals import Refused
from bot.table import EndReason, Stage, Table

MODERATOR = By(FRED, moderator=True, guild_id=1)

Deed: TypeAlias = Callable[[House, Table], Coroutine[Any, Any, Table]]


def _move(table: Table) -> tuple[int, int, str]:
    """The seat that is to move, its decision, and what it may do."""
    [(seat, decision)] = table.decisions.items()
    return seat, decision, str(ALL_GAMES[table.game].legal_moves(table.state, seat)[0])


def _act(house: House, table: Table) -> Coroutine[Any, Any, Table]:
    _, *answer = _move(table)
    return house.tables.act(table.id, ANNA.user_id, *answer)  # type: ignore[arg-type]


def _act_for(house: House, table: Table, *, timed_out: bool = False) -> Coroutine[Any, Any, Table]:
    return house.tables.act_for(table.id, *_move(table), timed_out=timed_out)


MOVES: Mapping[str, Deed] = {
    "click": _act,
    "clock": lambda house, table: _act_for(house, table, timed_out=True),
    "computer": _act_for,
    "skip": lambda house, table: house.tables.moderators.skip(table.id, MODERATOR, *_move(table)),
}
"""Each makes the one move that is open, if any."""

DEEDS: Mapping[str, Deed] = {
    **MOVES,
    "sign": lambda house, table: house.tables.sign(table.id, ANNA.user_id),
    "remind": lambda house, table: house.tables.remind(table.id),
    "first vote": lambda house, table: house.tables.vote(table.id, CARLA.user_id),
    "second vote": lambda house, table: house.tables.vote(table.id, EVA.user_id),
    "leave": lambda house, table: house.tables.leave(table.id, ANNA.user_id),
    "gone": lambda house, table: house.tables.gone(table.id, ANNA.user_id),
    "kick": lambda house, table: house.tables.moderators.kick(table.id, MODERATOR, 0, ANNA.user_id),
    "give away": lambda house, table: house.tables.moderators.hand_over(table.id, MODERATOR, 0, FRED),
    "take away": lambda house, table: house.tables.moderators.hand_over(table.id, MODERATOR, 0, None),
    "come back": lambda house, table: house.tables.sit(table.id, BEN),
    "grant": lambda house, table: house.tables.grant(table.id, ANNA.user_id, 1, DAN.user_id),
    "decline": lambda house, table: house.tables.decline(table.id, DAN.user_id, 1, DAN.user_id),
    "kick who left": lambda house, table: house.tables.moderators.kick(table.id, MODERATOR, 1, BEN.user_id),
    "end": lambda house, table: house.tables.moderators.end(table.id, MODERATOR),
    "lose": lambda house, table: house.tables.close(table.id, EndReason.LOST),
    "expire": lambda house, table: house.tables.expire(table.id),
}


NEVER: Mapping[Pace, set[str]] = {
    Pace.MINUTE: {"computer", "first vote", "second vote", "expire"},
    Pace.NONE: {"computer", "clock", "expire"},
}
"""What is refused whatever happens: somebody is there, and the table's own time is not up."""


async def _table(house: House, pace: Pace, channel: int = 7) -> Table:
    """Anna's time is up, or the others have waited for long; Ben has left, and Dan asks for his seat."""
    table = await house.game(ANNA, BEN, CARLA, EVA, game="unsortiert", pace=pace, channel=channel)
    await house.tables.leave(table.id, BEN.user_id)
    table = await house.tables.wish(table.id, DAN, 1)
    house.time.pass_by(**({"minutes": 1} if pace is Pace.MINUTE else {"hours": 1}))
    return table


async def _at_once(house: House, table: Table, *deeds: str) -> list[str]:
    """Do all of this at one instant, in this order, and see that it makes sense; gives what came of each."""
    answers = await asyncio.gather(*(DEEDS[deed](house, table) for deed in deeds), return_exceptions=True)
    unexpected = [answer for answer in answers if not isinstance(answer, Table | Refused)]
    assert unexpected == []
    became = [answer.refusal.value if isinstance(answer, Refused) else "done" for answer in answers]
    done = {deed for deed, outcome in zip(deeds, became, strict=True) if outcome == "done"}
    after = await house.tables.get(table.id)
    changes = len(done - {"sign"})
    assert after.revision in {table.revision + changes, table.revision + changes + ("sign" in done)}
    moves = (await house.store.record(table.id)).moves
    assert len(moves) == len(done & set(MOVES)) <= 1
    people = [holder.user_id for holder in after.seats if holder.user_id is not None]
    assert len(set(people)) == len(people)
    assert after.stage is Stage.ENDED or after.host_id in people
    house.forget()
    assert await house.tables.get(table.id) == after
    return became


@pytest.mark.parametrize("pace", [Pace.MINUTE, Pace.NONE])
@pytest.mark.parametrize("first", DEEDS)
async def test_of_two_things_at_once_one_comes_first(house: House, pace: Pace, first: str) -> None:
    """What the second finds is what the first left; nobody gets a traceback, no move counts twice."""
    for channel, second in enumerate(DEEDS):
        table = await _table(house, pace, channel)
        outcomes = await _at_once(house, table, first, second)
        assert "done" in outcomes or {first, second} <= NEVER[pace]


ORDERS: dict[tuple[str, ...], tuple[Pace, list[str]]] = {
    ("click", "clock"): (Pace.MINUTE, ["done", "not-your-turn"]),
    ("clock", "click"): (Pace.MINUTE, ["done", "not-your-turn"]),
    ("clock", "clock"): (Pace.MINUTE, ["done", "not-your-turn"]),
    ("skip", "clock", "click"): (Pace.MINUTE, ["done", "not-your-turn", "not-your-turn"]),
    ("click", "skip"): (Pace.NONE, ["done", "not-your-turn"]),
    ("sign", "clock"): (Pace.MINUTE, ["done", "done"]),
    ("remind", "clock"): (Pace.MINUTE, ["done", "done"]),
    ("clock", "remind"): (Pace.MINUTE, ["done", "stale"]),
    ("leave", "clock", "computer"): (Pace.MINUTE, ["done", "stale", "stale"]),
    ("give away", "clock"): (Pace.MINUTE, ["done", "stale"]),
    ("give away", "click"): (Pace.MINUTE, ["done", "not-seated"]),
    ("first vote", "second vote", "click"): (Pace.NONE, ["done", "done", "done"]),
    ("first vote", "second vote", "computer", "click"): (
        Pace.NONE,
        ["done", "done", "done", "not-your-turn"],
    ),
    ("first vote", "first vote"): (Pace.NONE, ["done", "stale"]),
    ("first vote", "click", "second vote"): (Pace.NONE, ["done", "done", "too-early"]),
    ("kick", "first vote"): (Pace.NONE, ["done", "too-early"]),
    ("kick", "click"): (Pace.NONE, ["done", "not-seated"]),
    ("click", "kick"): (Pace.NONE, ["done", "done"]),
    ("kick", "kick"): (Pace.NONE, ["done", "no-seat"]),
    ("leave", "kick", "kick"): (Pace.NONE, ["done", "done", "no-seat"]),
    ("leave", "gone"): (Pace.NONE, ["done", "not-seated"]),
    ("give away", "kick"): (Pace.NONE, ["done", "stale"]),
    ("grant", "come back"): (Pace.NONE, ["done", "running"]),
    ("come back", "grant"): (Pace.NONE, ["done", "stale"]),
    ("grant", "grant"): (Pace.NONE, ["done", "stale"]),
    ("decline", "grant"): (Pace.NONE, ["done", "stale"]),
    ("grant", "decline"): (Pace.NONE, ["done", "stale"]),
    ("kick", "grant"): (Pace.NONE, ["done", "not-host"]),
    ("kick who left", "grant", "come back"): (Pace.NONE, ["done", "done", "running"]),
    ("come back", "kick who left"): (Pace.NONE, ["done", "done"]),
    ("grant", "kick who left"): (Pace.NONE, ["done", "stale"]),
    ("take away", "leave"): (Pace.NONE, ["done", "not-seated"]),
    ("end", "click", "lose", "sign"): (Pace.NONE, ["done", "ended", "ended", "done"]),
}


@pytest.mark.parametrize(("deeds", "outcomes", "pace"), [(d, o, p) for d, (p, o) in ORDERS.items()])
async def test_the_order_decides(
    house: House, deeds: tuple[str, ...], outcomes: list[str], pace: Pace
) -> None:
    """Exactly as if there had been all the time in the world between them."""
    assert await _at_once(house, await _table(house, pace), *deeds) == outcomes


@pytest.mark.parametrize("pace", [Pace.MINUTE, Pace.NONE])
@pytest.mark.parametrize("seed", range(10))
async def test_everything_at_once_makes_sense(house: House, pace: Pace, seed: int) -> None:
    """In any order, everything twice but for what ends the table."""
    ends = {"end", "lose", "expire"}
    for channel in range(4):
        deeds = [deed for deed in (*DEEDS, *DEEDS) if deed not in ends or channel % 2]
        Random(f"{seed} {channel}").shuffle(deeds)  # noqa: S311 - no secret
        await _all_at_once(house, await _table(house, pace, channel), deeds)


async def _all_at_once(house: House, table: Table, deeds: list[str]) -> None:
    answers = await asyncio.gather(*(DEEDS[deed](house, table) for deed in deeds), return_exceptions=True)
    assert [answer for answer in answers if not isinstance(answer, Table | Refused)] == []
    after = await house.tables.get(table.id)
    moves = (await house.store.record(table.id)).moves
    moving = [
        deed
        for deed, answer in zip(deeds, answers, strict=True)
        if deed in MOVES and isinstance(answer, Table)
    ]
    assert len(moves) == len(moving) <= 1
    people = [holder.user_id for holder in after.seats if holder.user_id is not None]
    assert len(set(people)) == len(people)
    house.forget()
    assert await house.tables.get(table.id) == after
