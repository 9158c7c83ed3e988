"""The page in the browser, following a channel that changes by itself; knows no bot, no table and no game.

simcord's preview shows snapshots: it refuses a click on one that is no longer the newest, and two things that
happen at once. Here the channel changes all by itself while computers play, so `LivePage` lets everything
happen in turn and leads a late click to the button that was meant (docs/decisions/0003-playground.md).
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Self

from simcord import ChannelHandle, Env, MemberActor, Preview
from simcord.actors import _component_interaction
from simcord.enums import SELECT_TYPES, ComponentType

REMEMBERED = 20
"""How many snapshots of a page are remembered; at one a second, far more than a browser can be behind."""

Controls = Mapping[str, tuple[str, int]]
"""The buttons and selects of one snapshot: the id and the type of each by its place on the page."""


class LivePage(Preview):
    """A preview in which things happen one at a time; hold ``turn`` to do something beside its visitors."""

    _PAGE_LEASE_SECONDS = 24 * 60 * 60.0  # a tab that slept overnight still works

    def __init__(
        self, env: Env, channel: ChannelHandle, viewers: tuple[MemberActor, ...], *, locale: str, port: int
    ) -> None:
        """Show ``channel`` to ``viewers`` at ``port`` (0: any free one), times written as in ``locale``."""
        super().__init__(
            env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.turn = asyncio.Lock()
        self._shown: dict[str, dict[int, Controls]] = {}

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """Point at no message, so that a page opens at the newest and stays there."""

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Publish a snapshot of ``page`` and remember what could be clicked on it."""
        super()._publish(page, reason=reason)
        self._shown = {key: shown for key, shown in self._shown.items() if key in self._pages}
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = dict(_controls(page.snapshot.get("messages")))
        shown.pop(page.revision - REMEMBERED, None)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what the browser asks for, when it is its turn."""
        async with self.turn:
            return await super()._action(context_id, self._brought_up_to_date(context_id, body))

    def _brought_up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        page = self._pages.get(context_id or "")
        asked = body.get("published_revision")
        if page is None or not isinstance(asked, int) or asked >= page.revision:
            return body
        late = {**body, "published_revision": page.revision}
        if body.get("kind") not in {"click", "select"}:
            return late
        key = str(body.get("control_key"))
        meant = self._shown[page.id].get(asked, {}).get(key)
        if meant is None:
            return body
        now = self._shown[page.id][page.revision].items()
        places = [place for place, control in now if control == meant and _message(place) == _message(key)]
        return {**late, "control_key": places[0]} if places else {**late, "gone": meant}

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """Plan an action; a control that is gone by now reaches the bot as well, as it does on Discord."""
        gone = body.get("gone")
        if kind not in {"click", "select"} or gone is None:
            return super()._prepare_action(page, kind, body)
        message = self._target_message(page, self._target_id(body.get("target_id"), page.viewer))
        custom_id, component_type = gone
        data = {"custom_id": custom_id, "component_type": component_type}
        if kind == "select":
            data["values"] = body.get("values")

        async def click(action: Any, cursor: int) -> dict[str, Any]:
            answer = _component_interaction(page.viewer, message, data)
            return await self._run_interaction_action(page, action, cursor, answer)

        return click


def _message(place: str) -> str:
    return place.partition(":component:")[0]


_CLICKABLE = frozenset({ComponentType.BUTTON, *SELECT_TYPES})


def _controls(part: Any) -> Iterator[tuple[str, tuple[str, int]]]:
    if isinstance(part, Mapping):
        if part.get("type") in _CLICKABLE and "custom_id" in part and "control_key" in part:
            yield part["control_key"], (part["custom_id"], part["type"])
        part = part.values()
    elif not isinstance(part, list):
        return
    for inner in part:
        yield from _controls(inner)
