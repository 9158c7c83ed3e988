"""What Discord may answer instead of doing what it is asked, at any one request; knows no bot."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router


@dataclass(frozen=True)
class Fault:
    """One thing that can go wrong with a request."""

    name: str
    status: int
    code: int = 0
    done: bool = False
    """Whether Discord did what it was asked before the line broke."""

    def strike(self, request: Callable[[], Any]) -> Any:
        """What becomes of a request."""
        if self.done:
            request()
        if self.status:
            raise BackendError(self.status, self.code, self.name)
        raise ConnectionResetError(self.name)

    @property
    def passes(self) -> bool:
        """Whether the same request may succeed a moment later."""
        return self.status in {0, 429, 500, 503}

    def of_message(self, request: str) -> bool:
        """Whether it says that a message cannot be edited, so that another one can take its place."""
        return self.code in {MESSAGE_GONE, *_TOO_OLD} and request.startswith("PATCH /channels/")


_TOO_OLD = {30046, 50083}

EVERY = 0
"""In place of a number: all requests."""

MESSAGE_GONE = 10008
"""Is never said of a message that is there."""

FAULTS = (
    Fault("unknown interaction", 404, 10062),
    Fault("already acknowledged", 400, 40060),
    Fault("unknown webhook", 404, 10015),
    Fault("invalid webhook token", 401, 50027),
    Fault("unknown message", 404, MESSAGE_GONE),
    Fault("unknown channel", 404, 10003),
    Fault("missing access", 403, 50001),
    Fault("missing permissions", 403, 50013),
    Fault("archived thread", 400, 50083),
    Fault("too many edits of an old message", 400, 30046),
    Fault("locked thread", 403, 160005),
    Fault("rate limit", 429),
    Fault("internal error", 500),
    Fault("unavailable", 503),
    Fault("broken line", 0),
    Fault("lost answer", 0, done=True),
)

_PICKED = {
    "unknown interaction",
    "invalid webhook token",
    "unknown message",
    "unknown channel",
    "missing permissions",
    "internal error",
    "broken line",
}

OF_EACH_KIND = tuple(fault for fault in FAULTS if fault.name in _PICKED)
"""One that is normal, a dead token, what is gone, what is forbidden, Discord in trouble, no line."""


class Spoiler:
    """Has one request meet a fault, counted from when that was ordered."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._fault: Fault | None = None
        self._at = 0
        self.asked = 0
        """How many requests were made since then."""
        self.hit = ""
        """Method and path of the request that met it."""
        dispatch = router.dispatch

        def spoilt(backend: Any, method: str, path: str, **given: Any) -> Any:
            self.asked += 1
            if self._fault is None or self._at not in {self.asked, EVERY}:
                return dispatch(backend, method, path, **given)
            self.hit = f"{method} {path}"
            if self._fault.code == MESSAGE_GONE and method in {"PATCH", "DELETE"} and self.hit_channel:
                _, _, channel, _, message = path.split("/")
                backend.delete_message(int(channel), int(message))
            return self._fault.strike(lambda: dispatch(backend, method, path, **given))

        patch.setattr(router, "dispatch", spoilt)

    def order(self, fault: Fault | None, at: int = 0) -> None:
        """Have the request of this number, from 1, meet this fault; or `EVERY` one."""
        self._fault, self._at, self.asked, self.hit = fault, at, 0, ""

    @property
    def hit_channel(self) -> bool:
        """Whether it was about a channel or a message in it, and not about an answer to somebody."""
        return self.hit.split(" ")[-1].startswith("/channels/")
