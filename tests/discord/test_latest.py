"""One worker a key, the last state wins, and what fails is tried again."""

import asyncio
from itertools import pairwise

import pytest
from logged import Errors

from bot import latest as module
from bot.latest import Latest
from bot.retries import before_try


class Writer:
    """Notes what it writes, when it is allowed to go on."""

    def __init__(self) -> None:
        self.state = 0
        self.written: list[int] = []
        self.gate = asyncio.Event()
        self.failures = 0
        """How often it fails before it works."""

    async def write(self, key: str) -> bool:
        """Write the state as it is when the work begins."""
        state = self.state
        await self.gate.wait()
        if key == "broken":
            raise OSError("no more ink")
        self.written.append(state)
        self.failures -= 1
        return self.failures < 0


class Rest:
    """Notes the pauses, and lets each pass when it is told to."""

    def __init__(self) -> None:
        self.pauses: list[float] = []
        self.over = asyncio.Event()

    async def pause(self, seconds: float) -> None:
        """Wait to be told."""
        self.pauses.append(seconds)
        await self.over.wait()


async def until_done(latest: Latest[str]) -> None:
    """Let everything happen that can happen without waiting for anything outside."""
    for _ in range(20):
        await latest.idle("table")
        await asyncio.sleep(0)


async def test_a_burst_becomes_two_runs_and_the_last_state_wins() -> None:
    """The first is under way when the others come; they are one."""
    writer = Writer()
    latest = Latest(writer.write, Rest().pause)
    for state in range(100):
        writer.state = state
        latest.poke("table")
        await asyncio.sleep(0)
    writer.gate.set()
    await latest.idle("table")
    assert writer.written == [0, 99]


async def test_a_slow_key_holds_up_no_other() -> None:
    """Each key has its own worker."""
    slow, quick = Writer(), Writer()
    quick.gate.set()

    async def write(key: str) -> bool:
        return await (slow if key == "slow" else quick).write(key)

    latest = Latest(write, Rest().pause)
    latest.poke("slow")
    latest.poke("quick")
    await latest.idle("quick")
    assert quick.written == [0]
    assert slow.written == []
    await latest.close(0)


async def test_work_that_fails_is_logged_and_the_next_is_done(errors: Errors) -> None:
    """One failure stops nothing."""
    writer = Writer()
    writer.gate.set()
    latest = Latest(writer.write, Rest().pause)
    latest.poke("broken")
    await latest.idle("broken")
    errors.expected("no more ink")
    latest.poke("table")
    await latest.idle("table")
    assert writer.written == [0]
    await latest.close(0)


async def test_closing_finishes_what_is_under_way() -> None:
    """Within its patience; afterwards nothing is taken."""
    writer = Writer()
    latest = Latest(writer.write, Rest().pause)
    latest.poke("table")
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_later(0.01, writer.gate.set)
    await latest.close(1)
    latest.poke("table")
    await latest.idle("table")
    assert writer.written == [0]


async def test_closing_does_not_wait_for_ever() -> None:
    """What does not come to an end is cancelled."""
    writer = Writer()
    latest = Latest(writer.write, Rest().pause)
    latest.poke("table")
    await latest.close(0.01)
    assert writer.written == []
    await latest.idle("table")


async def test_what_fails_is_tried_again_until_it_is_done() -> None:
    """After pauses that grow; then it is left alone."""
    writer, rest = Writer(), Rest()
    writer.gate.set()
    rest.over.set()
    writer.failures = 3
    latest = Latest(writer.write, rest.pause)
    latest.poke("table")
    await until_done(latest)
    assert writer.written == [0, 0, 0, 0]
    assert rest.pauses == [1, 2, 4]


async def test_what_raises_is_tried_again_too(errors: Errors) -> None:
    """It may have been the database."""
    writer, rest = Writer(), Rest()
    writer.gate.set()
    latest = Latest(writer.write, rest.pause)
    latest.poke("broken")
    await latest.idle("broken")
    await asyncio.sleep(0)
    assert rest.pauses == [1]
    await latest.close(0)
    errors.expected("no more ink")


async def test_news_are_not_kept_waiting_by_a_failure() -> None:
    """A poke tries at once, in place of the next try, and the pauses begin anew."""
    writer, rest = Writer(), Rest()
    writer.gate.set()
    writer.failures = 2
    latest = Latest(writer.write, rest.pause)
    latest.poke("table")
    await until_done(latest)
    writer.state = 1
    latest.poke("table")
    await until_done(latest)
    assert writer.written == [0, 1]
    assert rest.pauses == [1, 1]
    rest.over.set()
    await until_done(latest)
    assert writer.written == [0, 1, 1]


async def test_what_always_fails_is_given_up_until_the_next_poke(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried for ever, and nothing is given up for ever."""
    monkeypatch.setattr(module, "TRIES", 3)
    writer, rest = Writer(), Rest()
    writer.gate.set()
    rest.over.set()
    writer.failures = 1000
    latest = Latest(writer.write, rest.pause)
    for tries in (3, 6):
        latest.poke("table")
        await until_done(latest)
        assert len(writer.written) == tries


async def test_closing_does_not_wait_for_the_next_try() -> None:
    """What rests is let go."""
    writer, rest = Writer(), Rest()
    writer.gate.set()
    writer.failures = 1
    latest = Latest(writer.write, rest.pause)
    latest.poke("table")
    await until_done(latest)
    await latest.close(0)
    rest.over.set()
    await until_done(latest)
    assert writer.written == [0]


async def test_nothing_begins_while_closing() -> None:
    """A rest that would end meanwhile is over, so that nothing is written after the close."""
    rest, gate = Rest(), asyncio.Event()
    begun: list[str] = []

    async def work(key: str) -> bool:
        begun.append(key)
        if key == "slow":
            await gate.wait()
            return True
        return False

    latest = Latest(work, rest.pause)
    latest.poke("bad")
    latest.poke("slow")
    await asyncio.sleep(0.01)
    closing = asyncio.create_task(latest.close(1))
    await asyncio.sleep(0)
    rest.over.set()
    await asyncio.sleep(0.01)
    gate.set()
    await closing
    assert begun == ["bad", "slow"]


def test_pauses_grow_up_to_a_minute_and_stay_there() -> None:
    """However long it fails."""
    pauses = [before_try(failures) for failures in (1, 2, 3, 6, 7, 8, 100, 10_000)]
    assert pauses[0] == 1
    assert pauses[-1] == 60
    assert all(one <= other for one, other in pairwise(pauses))
