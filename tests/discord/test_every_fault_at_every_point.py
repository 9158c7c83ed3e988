"""Each thing that people do, with each thing that can go wrong, at each request that it takes.

Whatever it is: what was done was done once, everybody can go on, and in the end the channel tells the truth.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from errands import ERRANDS, NAMES, Errand, Party
from line import Nonces
from logged import Errors
from reading import Said, read
from simcord import Env
from spoiling import EVERY, FAULTS, Fault, Spoiler
from stage import Clock, make_bot
from world import Somebody, settle_in

from bot.table import Stage, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

GONE = 10003
"""Says that there is no such channel."""

UNTIL_TRIED_AGAIN = 70.0
"""Seconds after which what failed once has been tried again."""


@pytest.fixture(scope="module")
def spoiler() -> Iterator[Spoiler]:
    """The line to Discord of all tests here, which also knows what was posted before."""
    with pytest.MonkeyPatch.context() as patch:
        Nonces(patch)
        yield Spoiler(patch)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(spoiler: Spoiler) -> AsyncIterator[Env]:
    """One bot in one simulated Discord for all tests here; its database takes no time."""
    clock = Clock()
    bot = await make_bot(Path(":memory:"), clock)
    env = clock.env = Env(bot)
    await env.start()
    yield env
    await bot.close()
    await env.shutdown()


class Play:
    """A server with three people, who play in one channel after the other."""

    def __init__(self, env: Env, spoiler: Spoiler) -> None:
        self.spoiler = spoiler
        self._world = settle_in(env, Path(":memory:"), Clock())
        self._members = [self._world.somebody(name).member for name in NAMES]
        self._lengths: dict[str, int] = {}
        self._channels = count(1)

    def party(self) -> Party:
        """The three in a new channel."""
        channel = self._world.guild.create_text_channel(f"cards-{next(self._channels)}")
        there = replace(self._world, channel=channel)
        return Party(there, [Somebody(there, one) for one in self._members])

    async def length(self, errand: Errand) -> int:
        """How many requests an errand takes where nothing goes wrong."""
        if errand.name not in self._lengths:
            people = self.party()
            await people.begin(errand.begins)
            self.spoiler.order(None)
            await people.do(errand)
            self._lengths[errand.name] = self.spoiler.asked
            await people.put_away()
        return self._lengths[errand.name]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def play(stage: Env, spoiler: Spoiler) -> Play:
    """The three, for all tests here."""
    return Play(stage, spoiler)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
@pytest.mark.parametrize("errand", ERRANDS, ids=lambda errand: errand.name)
async def test_nothing_is_lost_and_nobody_is_stuck(
    play: Play, errors: Errors, errand: Errand, fault: Fault
) -> None:
    """Not at the first request, not at the second, not at any."""
    for at in range(1, await play.length(errand) + 1):
        people = play.party()
        await people.begin(errand.begins)
        made = await people.moves()
        play.spoiler.order(fault, at)
        await people.do(errand)
        hit, lost = play.spoiler.hit, fault.code == GONE and play.spoiler.hit_channel
        play.spoiler.order(None)
        assert hit
        assert errors.lines == [], hit
        await check_done(people, errand, made, lost=lost)
        assert people.answered or not fault.passes, hit
        await people.world.env.advance_time(UNTIL_TRIED_AGAIN)
        if fault.passes or fault.of_message(hit):
            await check_shown(people)
        await touch(people)
        if not lost:
            await check_shown(people)
        await people.put_away()


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.passes], ids=lambda fault: fault.name)
@pytest.mark.parametrize("errand", ERRANDS, ids=lambda errand: errand.name)
async def test_an_outage_is_outlived(play: Play, errors: Errors, errand: Errand, fault: Fault) -> None:
    """Discord does nothing while somebody tries and tries: what they reached counts once, and is shown."""
    people = play.party()
    await people.begin(errand.begins)
    made = await people.moves()
    play.spoiler.order(fault, EVERY)
    await people.do(errand)
    play.spoiler.order(None)
    assert await people.moves() in {made, made + errand.moves}
    await people.world.env.advance_time(UNTIL_TRIED_AGAIN)
    await check_shown(people)
    await people.put_away()


async def check_done(people: Party, errand: Errand, made: int, *, lost: bool) -> None:
    """What was wanted has been done, once, whatever came of it."""
    table = await people.committed()
    assert seats(table) == errand.seats
    assert await people.moves() == made + errand.moves
    assert table.stage is (Stage.ENDED if lost else errand.stage)


async def check_shown(people: Party) -> None:
    """The channel shows how the table stands; one message at most has buttons; an end leaves the game."""
    table = await people.committed()
    board = people.world.bot.parts.boards._draw.board(table)
    wanted = read(0, "", board.to_components())  # type: ignore[no-untyped-call]
    said = people.world.said()
    assert [one for one in said if shows(one, wanted)]
    assert len([one for one in said if one.buttons]) == (table.stage is not Stage.ENDED)
    played = table.stage is Stage.ENDED and table.deals > 0
    assert len([one for one in said if "whole game" in one.text or "I lack" in one.text]) == played


async def touch(people: Party) -> None:
    """Anna looks at her hand or, once it is over, presses what is left on the board; and the bot looks too.

    It does so at its next start.
    """
    table = await people.committed()
    over = table.stage is Stage.ENDED
    if not over or not await people.tap(people.people[0], "@"):
        await people.tap(people.people[0], "/hand")
    assert people.answered
    await people.world.bot.parts.boards.written(table.id)


def seats(table: Table) -> tuple[str, ...]:
    """Who sits at the table; a computer that plays for somebody is called by their name in brackets."""
    return tuple(one.name if one.former_id is None else f"({one.name})" for one in table.seats)


def shows(one: Said, wanted: Said) -> bool:
    """Whether a message says this and offers this."""
    return (one.text, one.buttons, one.choices) == (wanted.text, wanted.buttons, wanted.choices)
