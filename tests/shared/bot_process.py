"""`unsortiert run` as a process of its own, on a Discord of this machine; knows no test.

As a script: ``python bot_process.py BASE [SPOILT] [hurried]`` runs the command against BASE, with something
spoilt.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds after which a process that should have ended never will."""

HURRIED = 2.0
"""Seconds in which a hurried process ends, whatever is in its way."""


class BotProcess:
    """Runs from entering to leaving the context; one that is hurried takes a fifth of the time to stop."""

    def __init__(self, base: str, database: Path, spoilt: str = "", *, hurried: bool = False) -> None:
        self._command = [sys.executable, __file__, base, spoilt, *(["hurried"] if hurried else [])]
        self._env = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "right",
            "UNSORTIERT_DATABASE": str(database),
            "UNSORTIERT_COMPUTER_PAUSE": "0",
            "UNSORTIERT_LOG_LEVEL": "WARNING",
        }
        self.said = ""
        """What it said on stderr, once it has ended."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            self._command, env=self._env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        return self

    def tell(self, *numbers: signal.Signals) -> None:
        """Send it signals."""
        for number in numbers:
            self._process.send_signal(number)

    def ended(self) -> tuple[int, float]:
        """Wait until it has ended; gives its exit status and the seconds that took."""
        begun = time.monotonic()
        _, self.said = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, time.monotonic() - begun

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stderr is not None:
            self._process.stderr.close()


def _think_for_ever(*_: Any) -> Any:
    while True:
        pass


def _spoil(what: str) -> None:
    """Break something, as it might break."""
    from bot import app  # noqa: PLC0415 - the test that starts this knows only the class
    from engine.unsortiert.game import Unsortiert  # noqa: PLC0415

    if what == "player":
        Unsortiert.players = dict.fromkeys(("greedy", "random"), _think_for_ever)
    if what == "close":
        app.Unsortiert.close = _think_for_ever  # type: ignore[assignment,method-assign]


def _hurry() -> None:
    """Have each part of a stop take a fifth of its time."""
    from bot import app  # noqa: PLC0415
    from bot.cli import stopping  # noqa: PLC0415

    app.GRACE /= 5
    stopping.LONGEST = HURRIED


def _run(base: str, spoilt: str = "", *how: str) -> None:
    import discord  # noqa: PLC0415
    import yarl  # noqa: PLC0415

    from bot.__main__ import main  # noqa: PLC0415

    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base).with_scheme("ws") / "gateway"
    _spoil(spoilt)
    if how:
        _hurry()
    sys.argv = ["unsortiert", "run"]
    main()


if __name__ == "__main__":
    _run(*sys.argv[1:])
