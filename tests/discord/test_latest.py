"""One worker a key, the last state wins."""

import asyncio

from logged import Errors

from bot.latest import Latest


class Writer:
    """Notes what it writes, when it is allowed to go on."""

    def __init__(self) -> None:
        self.state = 0
        self.written: list[int] = []
        self.gate = asyncio.Event()

    async def write(self, key: str) -> None:
        """Write the state as it is when the work begins."""
        state = self.state
        await self.gate.wait()
        if key == "broken":
            raise OSError("no more ink")
        self.written.append(state)


async def test_a_burst_becomes_two_runs_and_the_last_state_wins() -> None:
    """The first is under way when the others come; they are one."""
    writer = Writer()
    latest = Latest(writer.write)
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

    async def write(key: str) -> None:
        await (slow if key == "slow" else quick).write(key)

    latest = Latest(write)
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
    latest = Latest(writer.write)
    latest.poke("broken")
    await latest.idle("broken")
    errors.expected("no more ink")
    latest.poke("table")
    await latest.idle("table")
    assert writer.written == [0]


async def test_closing_finishes_what_is_under_way() -> None:
    """Within its patience; afterwards nothing is taken."""
    writer = Writer()
    latest = Latest(writer.write)
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
    latest = Latest(writer.write)
    latest.poke("table")
    await latest.close(0.01)
    assert writer.written == []
    await latest.idle("table")
