"""Starts processes that play, kills them at any instant, and gives what they had said; knows no test."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Any, Self

from player_process import Task

_SCRIPT = Path(__file__).with_name("player_process.py")
_ROOT = _SCRIPT.parents[2]

LONGEST = 60
"""Seconds after which a child that should have ended by itself counts as hung."""

LATEST = 10
"""Seconds after which a child is killed that has not said enough."""


@dataclass(frozen=True, slots=True)
class Kill:
    """When a child is killed: so many seconds after it has said so many lines."""

    lines: int
    seconds: float


@dataclass(slots=True)
class Said:
    """What a child said."""

    lines: list[Sequence[Any]] = field(default_factory=list)
    status: int = 0
    """Its exit status; negative: the signal that killed it."""

    def of(self, kind: str) -> list[Sequence[Any]]:
        """The rest of each line of this kind."""
        return [rest for first, *rest in self.lines if first == kind]


class Zygote:
    """The process that forks one child after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Start it; whoever does must `close` it."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(_SCRIPT),
            cwd=_ROOT,
            env={"PYTHONPATH": str(_ROOT)},
            stdin=pipe,
            stdout=pipe,
            start_new_session=True,
        )
        return cls(process)

    async def close(self) -> None:
        """End it, with a child that a failed test may have left."""
        os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()

    async def child(self, task: Task, kill: Kill | None = None) -> Said:
        """Have a child do the task; gives what it said until it was killed, or until it ended."""
        assert self._process.stdin is not None
        self._process.stdin.write(task.line())
        said, timers = Said(), list[Timer]()
        async with asyncio.timeout(LONGEST):
            while (line := await self._line())[0] != "gone":
                said.lines.append(line)
                if kill is not None and len(said.lines) in {1, kill.lines}:
                    seconds = kill.seconds if len(said.lines) == kill.lines else LATEST
                    timers.append(Timer(seconds, os.kill, (said.of("born")[0][0], signal.SIGKILL)))
                    timers[-1].start()
        for timer in timers:
            timer.cancel()  # else it could hit another process by now
        said.status = line[1]
        return said

    async def _line(self) -> Sequence[Any]:
        assert self._process.stdout is not None
        line: Sequence[Any] = json.loads(await self._process.stdout.readline())
        return line
