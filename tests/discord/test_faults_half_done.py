"""A choice in two steps is one move; half done it is nothing, whatever happens before its second half."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from evening import move, playing
from office import Office
from reading import moves_of
from scenes import strings
from world import Somebody, World

from bot.table import Table

Meanwhile = Callable[[World, Somebody, Somebody, Office], Awaitable[Any]]


async def _asked(world: World, step: str) -> tuple[Somebody, Somebody]:
    """Who has just been asked for the second half of a choice, and the host."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo", pace="minute")
    people = [anna, ben, cleo]
    while True:
        table = await world.table()
        (seat,) = table.decisions
        who = next(one for one in people if table.seat_of(one.id) == seat)
        await who.slash("hand")
        steps = [what for what in moves_of(who.sees()) if what.startswith(step)]
        if steps and who is not anna:
            await who.tap(steps[0])
            return who, anna
        await move(who)


async def _moved_in_another_copy(_: World, who: Somebody, _host: Somebody, _office: Office) -> None:
    question = who.panel
    await who.slash("hand")
    await move(who)
    who.panel = question


async def _time_ran_out(world: World, _who: Somebody, _host: Somebody, _office: Office) -> None:
    await world.env.advance_time(65)


async def _left(world: World, who: Somebody, _host: Somebody, _office: Office) -> None:
    question = who.panel
    await who.slash("leave")
    await who.tap("leave-now")
    who.panel = question


async def _skipped(_world: World, _who: Somebody, _host: Somebody, office: Office) -> None:
    await office.mod("skip", table="1")


async def _ended(_world: World, _who: Somebody, host: Somebody, _office: Office) -> None:
    await host.slash("end")
    await host.tap("end-now")


@pytest.mark.parametrize(
    ("meanwhile", "step"),
    [
        (_moved_in_another_copy, "spare:"),
        (_moved_in_another_copy, "read:"),
        (_time_ran_out, "spare:"),
        (_left, "spare:"),
        (_skipped, "read:"),
        (_ended, "spare:"),
    ],
)
async def test_a_half_done_choice_that_was_overtaken_is_nothing(
    world: World, office: Office, step: str, meanwhile: Meanwhile
) -> None:
    """Its second half comes too late: no card moves, and the panel shows how things stand."""
    world.let_copies_stay()
    who, host = await _asked(world, step)
    panel, seen = who.panel, who.sees()
    before = await world.table()
    second = _second_half(before, seen.whats, seen.buttons.values())
    await meanwhile(world, who, host, office)
    stands = await world.bot.parts.tables.get(1)
    assert stands.revision > before.revision
    sent = len(world.env.http_requests)
    await world.answered(world.sent(who.member, panel, *second))
    now = await world.bot.parts.tables.get(1)
    assert (now.state, now.decisions) == (stands.state, stands.decisions)
    assert not set(second) & {*world.look(panel).buttons.values(), *world.look(panel).choices}
    assert _edited(world, sent)


async def _moves(world: World) -> int:
    """How many moves are stored."""
    return len((await world.bot.parts.tables._store.record(1)).moves)


@pytest.mark.parametrize("step", ["spare:", "read:"])
async def test_the_first_half_changes_nothing_and_both_are_one_move(world: World, step: str) -> None:
    """Also when the bot is restarted between the two: nothing of it was in memory only."""
    who, _ = await _asked(world, step)
    before, moves = await world.table(), await _moves(world)
    panel, seen = who.panel, who.sees()
    second = _second_half(before, seen.whats, seen.buttons.values())
    await who.tap("hand")
    assert await world.table() == before
    await world.restart()
    await world.answered(world.sent(who.member, panel, *second))
    after = await world.table()
    assert await _moves(world) == moves + 1
    assert after.decisions != before.decisions


async def test_the_same_option_can_be_chosen_again(world: World) -> None:
    """A client sends nothing when what is chosen already is chosen again: so each answer draws it anew."""
    who, _ = await _asked(world, "spare:")
    panel, seen = who.panel, who.sees()
    table = await world.table()
    (option, select) = next(iter(seen.choices.items()))
    stale = f"1:1:{table.decisions[table.seat_of(who.id) or 0] - 1}:choose:0"
    for _ in range(2):
        before = len(world.env.http_requests)
        await world.answered(world.sent(who.member, panel, stale, option))
        assert _edited(world, before)
    assert await world.table() == table
    assert not [said for said in strings(world.look(panel)) if said == ("default", "True")]
    assert select


def _second_half(table: Table, whats: set[str], ids: Any) -> tuple[str, ...]:
    """What is sent by choosing the first of the places, or by pressing the first of the readings."""
    (decision,) = table.decisions.values()
    places = sorted(what for what in whats if what.startswith("take:"))
    if places:
        return f"1:{table.id}:{decision}:choose:0", places[0]
    return (next(one for one in ids if one.split(":", 3)[3].startswith("play:")),)


def _edited(world: World, since: int) -> bool:
    """Whether the answer to a click put everything on its message anew."""
    answers = [one.json for one in world.env.http_requests[since:] if one.path.endswith("/callback")]
    return all(isinstance(one, dict) and one["type"] == 7 and one["data"]["components"] for one in answers)
