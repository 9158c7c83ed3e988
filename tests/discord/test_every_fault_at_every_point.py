"""Each thing that people do, with each thing that can go wrong, at each request that it takes.

Whatever it is: what was done was done once, everybody can go on, and in the end the channel tells the truth.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from errands import OTHERS, PEOPLE, PLAYERS, Errand
from line import Nonces
from logged import Errors
from party import Party
from reading import Said, read
from simcord import Env
from spoiling import EVERY, FAULTS, OF_EACH_KIND, Fault, Spoiler
from stage import Clock, make_bot
from world import Somebody, settle_in

from bot.pictures.illustrated import Illustrated
from bot.reminders import REMOVED
from bot.table import Holder, Stage, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

GONE = 10003
"""Says that there is no such channel."""

FOR_EVER = {"again"}
"""What may be pressed for ever."""

UNTIL_TRIED_AGAIN = 70.0
"""Seconds after which what failed once has been tried again."""

AFTER_AN_OUTAGE = 200.0
"""The same for what failed twice."""


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
    """A server with five people, who play in one channel after the other."""

    def __init__(self, env: Env, spoiler: Spoiler) -> None:
        self.spoiler = spoiler
        self._world = settle_in(env, Path(":memory:"), Clock())
        self._members = {
            name: self._world.somebody(name, manage_messages=name == "Mo").member for name in PEOPLE
        }
        self._lengths: dict[str, int] = {}
        self._channels = count(1)

    def party(self) -> Party:
        """The five in a new channel."""
        channel = self._world.guild.create_text_channel(f"cards-{next(self._channels)}")
        there = replace(self._world, channel=channel)
        return Party(there, {name: Somebody(there, one) for name, one in self._members.items()})

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
    """The five, for all tests here."""
    return Play(stage, spoiler)


CASES = [
    *((errand, fault) for errand in PLAYERS for fault in FAULTS),
    *((errand, fault) for errand in OTHERS for fault in OF_EACH_KIND),
]
"""What people do, and what it meets."""


@pytest.mark.parametrize(("errand", "fault"), CASES, ids=lambda part: part.name)
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


OUTAGES = [case for case in CASES if case[1].passes]
"""The same for what passes by."""


@pytest.mark.parametrize(("errand", "fault"), OUTAGES, ids=lambda part: part.name)
async def test_an_outage_is_outlived(play: Play, errors: Errors, errand: Errand, fault: Fault) -> None:
    """Discord does nothing while somebody tries and tries: what they reached counts once, and is shown."""
    people = play.party()
    await people.begin(errand.begins)
    made = await people.moves()
    play.spoiler.order(fault, EVERY)
    await people.do(errand)
    play.spoiler.order(None)
    assert await people.moves() in {made, made + errand.moves}
    await people.world.env.advance_time(AFTER_AN_OUTAGE)
    await check_shown(people)
    await people.put_away()


async def check_done(people: Party, errand: Errand, made: int, *, lost: bool) -> None:
    """What was wanted has been done, once, whatever came of it."""
    table = await people.committed()
    assert seats(table) == errand.seats
    assert await people.moves() == made + errand.moves
    assert len(table.votes) == (0 if lost else errand.votes)
    assert await people.recorded() == errand.recorded
    assert table.stage is (Stage.ENDED if lost else errand.stage)


async def check_shown(people: Party) -> None:
    """The channel shows how the table stands, and reminds if it wants to; an end leaves the game.

    Nothing else has buttons. What could not be sent for a while may stand there in words.
    """
    table = await people.committed()
    board = people.world.bot.parts.boards._draw.board(table)
    plain = board.plain if isinstance(board, Illustrated) else None
    looks = [board] if plain is None else [board, plain()]
    wanted = [read(0, "", look.to_components()) for look in looks]  # type: ignore[no-untyped-call]
    said = people.world.said()
    assert [one for one in said if any(shows(one, look) for look in wanted)]
    assert (table.reminded and table.reminded.about) == table.reminding
    assert {one.id for one in said if one.whats - FOR_EVER} == standing(table)
    handed_out = [one for one in said if "whole game" in one.text or "I lack" in one.text]
    assert len(handed_out) == await people.games_over()


async def touch(people: Party) -> None:
    """Anna looks at her hand and presses what is left of what is over; and the bot looks too.

    It does so at its next start.
    """
    table = await people.committed()
    if table.stage is not Stage.ENDED:
        await people.tap("Anna", "/hand")
        assert people.answered
    for message in people.world.messages():
        if people.world.look(message).whats - FOR_EVER and message.id not in standing(table):
            await people.press("Anna", message)
            assert people.answered
    await people.world.bot.parts.boards.written(table.id)


def standing(table: Table) -> set[int]:
    """The messages that have buttons."""
    live = None if table.stage is Stage.ENDED else table.board
    return {one.message_id for one in (live, table.reminded) if one is not None} - {REMOVED}


def seats(table: Table) -> tuple[str, ...]:
    """Who sits at the table, as an errand tells it."""
    return tuple(map(_seat, table.seats))


def _seat(holder: Holder) -> str:
    asks = "" if holder.wish is None else holder.wish.name
    return (holder.name if holder.former_id is None else f"({holder.name})") + asks


def shows(one: Said, wanted: Said) -> bool:
    """Whether a message says this and offers this."""
    return (one.text, one.buttons, one.choices) == (wanted.text, wanted.buttons, wanted.choices)
