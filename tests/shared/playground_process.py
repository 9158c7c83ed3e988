"""`unsortiert play` as a process of its own, the way a newcomer starts it."""

import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that a start or a stop may take on a slow machine."""


class PlaygroundProcess:
    """Runs from entering to leaving the context; what it printed is in ``output``."""

    def __init__(self, database: Path | str, *options: str) -> None:
        self.command = [sys.executable, "-m", "bot", "play", "--database", str(database), *options]
        self.output = ""
        self.url = ""
        self._lines: queue.Queue[str | None] = queue.Queue()

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            self.command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        while not self.url:
            line = self._lines.get(timeout=PATIENCE)
            if line is None:
                self.close()
                raise AssertionError(f"it ended by itself:\n{self.output}")
            self.url = "".join(re.findall(r"http://\S+", line))
        return self

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output += line
            self._lines.put(line)
        self._lines.put(None)

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Ask it to stop and give its exit status."""
        self._process.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        """Wait until it has stopped and give its exit status."""
        status = self._process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)
        return status

    def close(self) -> None:
        """Leave nothing behind, whatever happened."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
