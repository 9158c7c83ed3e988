"""A seat changes hands while several are asked at once: everybody sees until when, nobody is called again."""

import re
from random import Random

import pytest
from hours import CALL, called, calls, pass_by
from reading import Said
from tapping import tap_a_move
from test_several_asked import choosing, table_of
from world import Somebody, World

NAMES = ("Anna", "Ben", "Cleo", "Dan")
WAITING = "the table is waiting for you"


def _moments(said: Said) -> set[int]:
    return {int(moment) for moment in re.findall(r"<t:(\d+)", said.text)}


def _kind(text: str) -> str:
    """What a message says to whom it notifies; nothing where it is none of these."""
    if text.startswith("<@"):
        return "turn"
    return ("waiting" if WAITING in text else "half") if text.startswith(CALL) else ""


class Pings:
    """Whom public messages notify, each as a kind of message and a person, in order."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.seen: dict[int, list[tuple[str, int]]] = {}

    async def pass_by(self, **span: float) -> None:
        """Let time pass, and look at what stands there often enough to miss nothing."""
        seconds = int(sum(value * {"seconds": 1, "minutes": 60}[unit] for unit, value in span.items()))
        for _ in range(0, seconds, 5):
            await pass_by(self.world, seconds=5)
            self.look()

    def look(self) -> None:
        """Note what is new."""
        for stored in self.world.messages():
            kind = _kind(self.world.look(stored).text)
            if kind and stored.id not in self.seen:
                self.seen[stored.id] = [(kind, user_id) for user_id in stored.ping_user_ids]

    @property
    def all(self) -> list[tuple[str, int]]:
        """All of them."""
        return sorted(ping for pings in self.seen.values() for ping in pings)


async def _hand_over(world: World, to: Somebody) -> None:
    mo = world.somebody("Mo", manage_messages=True)
    await mo.slash("mod seat", seat="2", to=to.member)
    assert (await table_of(world)).seats[1].user_id == to.id


async def test_all_have_as_much_time_as_who_is_new_and_see_it(world: World) -> None:
    """There is one deadline: the board, all open hands and what calls people say the same."""
    people = await choosing(world, *NAMES, pace="five-minutes")
    for one in people:
        await one.slash("hand")
    before = (await table_of(world)).deadline
    await pass_by(world, minutes=4)
    await _hand_over(world, world.somebody("Otto"))
    after = (await table_of(world)).deadline
    assert before is not None
    assert after is not None
    assert (after - before).total_seconds() == pytest.approx(240, abs=2)
    await pass_by(world, seconds=25)
    shown = {int(after.timestamp())}
    for said in (world.board(), *(people[seat].sees() for seat in (0, 2, 3))):
        assert shown <= _moments(said)
        assert int(before.timestamp()) not in _moments(said)


async def test_who_is_in_the_middle_of_choosing_goes_on_there(world: World) -> None:
    """Their hand says the new moment, and nothing that they have tapped is lost."""
    anna, *_ = await choosing(world, *NAMES, pace="five-minutes")
    await anna.slash("hand")
    await anna.tap(next(what for what in sorted(anna.sees().whats) if what.startswith("pick:")))
    chosen = anna.sees()
    await pass_by(world, minutes=2)
    await _hand_over(world, world.somebody("Otto"))
    assert anna.sees().whats == chosen.whats
    assert _moments(anna.sees()) != _moments(chosen)


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("minutes", [0, 1, 4])
async def test_nobody_is_called_twice_for_the_same_thing(
    world: World, minutes: int, *, restarted: bool
) -> None:
    """Who is new is, as soon and as often as anybody; also when the bot has forgotten everything."""
    people = await choosing(world, *NAMES, pace="five-minutes")
    pings, otto = Pings(world), world.somebody("Otto")
    await pings.pass_by(minutes=minutes)
    await _hand_over(world, otto)
    if restarted:
        await world.restart()
    await pings.pass_by(minutes=4)
    assert len(pings.all) == len(set(pings.all))
    assert {ping for ping in pings.all if ping[1] == otto.id} == {("turn", otto.id), ("half", otto.id)}
    for one in (people[0], *people[2:]):
        assert ("half", one.id) in pings.all
        assert ("turn", one.id) in pings.all


async def test_who_leaves_and_comes_back_has_nobody_else_called(world: World) -> None:
    """However often they do it."""
    people = await choosing(world, *NAMES, pace="five-minutes")
    pings, ben = Pings(world), people[1]
    await world.stop_computers()
    await pings.pass_by(minutes=3)
    for _ in range(3):
        await world.bot.parts.tables.leave(1, ben.id)
        await pings.pass_by(seconds=5)
        await ben.press("my-hand")
        await ben.tap("join")
        await pings.pass_by(seconds=5)
    others = [ping for ping in pings.all if ping[1] != ben.id]
    assert len(others) == len(set(others)) == 6


async def test_an_edit_marks_a_message_for_nobody_but_whom_it_called(world: World) -> None:
    """It called only who is new; that another one has chosen makes it no call to those who have not."""
    people = await choosing(world, *NAMES)
    await pass_by(world, minutes=1)
    otto = world.somebody("Otto")
    await _hand_over(world, otto)
    await pass_by(world, minutes=1)
    assert called(world) == [otto.id]
    (before,) = calls(world)
    await tap_a_move(world, people[0], await table_of(world), Random(1))  # noqa: S311 - no secret
    await pass_by(world, seconds=5)
    (after,) = calls(world)
    assert after.id == before.id
    assert after.text != before.text
    assert called(world) == [otto.id]


async def test_without_a_time_limit_nobody_is_called_twice_either(world: World) -> None:
    """And what there is to vote about stands below the board again, once everybody has waited for long."""
    people = await choosing(world, *NAMES)
    pings, otto = Pings(world), world.somebody("Otto")
    await pings.pass_by(minutes=1)
    await pass_by(world, minutes=61)
    pings.look()
    await _hand_over(world, otto)
    await pings.pass_by(minutes=1)
    await pass_by(world, minutes=61)
    pings.look()
    kinds = ("turn", "waiting")
    assert pings.all == sorted((kind, one.id) for kind in kinds for one in (*people, otto))
    (waiting,) = [said for said in world.said() if WAITING in said.text]
    assert str(otto.id) in waiting.text
    assert str(people[0].id) in waiting.text
