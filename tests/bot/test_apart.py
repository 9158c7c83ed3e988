"""Work that may take long or never end, apart from everything else."""

import asyncio
import threading
from threading import Event

import pytest

from bot.apart import apart


async def test_the_result_comes_back_and_the_loop_goes_on_meanwhile() -> None:
    """The work waits for something that only the loop can do."""
    ready = Event()
    asyncio.get_running_loop().call_later(0.01, ready.set)
    assert await apart(5, ready.wait, 5) is True


async def test_what_it_raises_is_raised_where_it_is_waited_for() -> None:
    """With its type and text."""
    with pytest.raises(ValueError, match="invalid literal"):
        await apart(5, int, "x")


@pytest.mark.parametrize("late", [lambda: 1, lambda: int("x")], ids=["answers", "raises"])
async def test_what_comes_too_late_is_nobodys_concern(late: object) -> None:
    """Neither its answer nor its error is heard of any more."""
    wake, names = Event(), {thread.name for thread in threading.enumerate()}

    def work() -> object:
        wake.wait(5)
        return late() if callable(late) else None

    with pytest.raises(TimeoutError):
        await apart(0.01, work)
    wake.set()
    while {thread.name for thread in threading.enumerate()} != names:  # noqa: ASYNC110 - threads tell nobody
        await asyncio.sleep(0.001)


def test_a_thread_that_outlives_the_loop_ends_quietly() -> None:
    """Its answer finds nobody, which is no error."""
    wake = Event()

    async def give_up() -> None:
        with pytest.raises(TimeoutError):
            await apart(0.01, wake.wait, 5)

    asyncio.run(give_up())
    left = [thread for thread in threading.enumerate() if thread.name == "apart"]
    wake.set()
    for thread in left:
        thread.join(5)
        assert not thread.is_alive()
