"""The page in the browser, following a channel that changes by itself; knows no bot, no table and no game.

simcord's preview shows snapshots: it refuses a click on one that is no longer the newest, and two things that
happen at once. Here the channel changes all by itself while computers play, so `LivePage` lets everything
happen in turn and leads a late click to the button that was meant (docs/decisions/0003-playground.md).
"""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from simcord import ChannelHandle, Env, InteractionResult, MemberActor
from simcord.actors import _component_interaction
from simcord.enums import SELECT_TYPES, ComponentType

from bot.playground.commands import as_made, translated, typed
from bot.playground.pictures import REMEMBERED, PicturedPage
from bot.playground.served import Served


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a select, as one snapshot shows it."""

    message: str
    key: str
    """What simcord calls it: its place in the message."""
    custom_id: str
    kind: int


class LivePage(PicturedPage):
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
        self._server = Served(self, port, self._listed)
        self.turn = asyncio.Lock()
        self._shown: dict[str, dict[int, dict[str, Control]]] = {}
        self._drawn: dict[str, tuple[int, object]] = {}

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    @property
    def closed(self) -> bool:
        """Whether somebody has ended it, on the page itself too."""
        return self._closed

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """Point at no message, so that a page opens at the newest and stays there."""

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Publish a snapshot of ``page`` as of now and remember what could be clicked on it."""
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._shown = {key: shown for key, shown in self._shown.items() if key in self._pages}
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = dict(self._renamed(page.snapshot.get("messages", {})))
        shown.pop(page.revision - REMEMBERED, None)

    def _renamed(self, messages: Mapping[str, Any]) -> Iterator[tuple[str, Control]]:
        """Give selects another key each time their message is drawn afresh.

        The page keeps what was chosen by the key and sends nothing for the same choice again; on Discord a
        message that was edited has forgotten it. Where channels are chosen it finds them by the key it gave.
        """
        for message, shown in messages.items():
            count, before = self._drawn.get(message, (0, None))
            found = [(item, _control(message, item)) for item in _clickable(shown)]
            now = [control for _, control in found]
            count += now != before
            self._drawn[message] = (count, now)
            for item, control in found:
                if control.kind == ComponentType.STRING_SELECT:
                    item["control_key"] += f".{count}"
                yield item["control_key"], control

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what the browser asks for, when it is its turn."""
        async with self.turn:
            return await super()._action(context_id, self._brought_up_to_date(context_id, body))

    def _brought_up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        page = self._pages.get(context_id or "")
        asked = body.get("published_revision")
        if page is None or not isinstance(asked, int):
            return body
        late = {**body, "published_revision": page.revision}
        if body.get("kind") not in {"click", "select"}:
            return late
        shown = self._shown[page.id]
        meant = shown.get(asked, {}).get(str(body.get("control_key")))
        if meant is None:
            return body
        place = next((one for one in shown[page.revision].values() if _same(one, meant)), None)
        return {**late, "control_key": place.key} if place else {**late, "gone": meant}

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """Plan an action; a control that is gone by now reaches the bot as well, as it does on Discord."""
        gone = body.get("gone")
        catalog = page.command_catalog
        if kind == "send_message" and (command := typed(body.get("content"), catalog, self._known(page))):
            return super()._prepare_action(page, "run_command", {**body, **command})
        if kind in {"run_command", "autocomplete_command"}:
            body = as_made(body, catalog, self._listed(page.id, catalog))
        if not isinstance(gone, Control):
            return super()._prepare_action(page, kind, body)
        message = self._target_message(page, self._target_id(body.get("target_id"), page.viewer))
        data = {"custom_id": gone.custom_id, "component_type": gone.kind}
        if kind == "select":
            data["values"] = body.get("values")

        async def click(action: Any, cursor: int) -> dict[str, Any]:
            answer = _component_interaction(page.viewer, message, data)
            return await self._run_interaction_action(page, action, cursor, answer)

        return click

    async def _run_interaction_action(
        self, page: Any, action: Any, cursor: int, awaited: Any, *, republish_all: bool = False
    ) -> dict[str, Any]:
        """Do what was tapped or commanded and lead the eye to the answer."""
        seen = self._lead_to_answer(page, awaited)
        return await super()._run_interaction_action(page, action, cursor, seen, republish_all=republish_all)

    def _known(self, page: Any) -> list[dict[str, Any]]:
        """The commands of whoever looks at ``page``, as they were registered."""
        return self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)

    def _listed(self, page_id: str, catalog: Mapping[str, Any]) -> dict[str, Any]:
        """The list of commands of a page in the language of all pages."""
        return translated(catalog, self._known(self._pages[page_id]), self.locale)

    async def _lead_to_answer(self, page: Any, awaited: Any) -> InteractionResult:
        result: InteractionResult = await awaited
        if result.response is not None and result.ephemeral:
            page.target_id = result.response.id
        return result


_CLICKABLE = frozenset({ComponentType.BUTTON, *SELECT_TYPES})


def _clickable(part: Any) -> Iterator[dict[str, Any]]:
    """The buttons and selects in a part of a snapshot."""
    if isinstance(part, dict):
        if part.get("type") in _CLICKABLE and "custom_id" in part and "control_key" in part:
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from _clickable(inner)


def _control(message: str, item: Mapping[str, Any]) -> Control:
    return Control(message, item["control_key"], item["custom_id"], item["type"])


def _same(one: Control, other: Control) -> bool:
    return (one.message, one.custom_id, one.kind) == (other.message, other.custom_id, other.kind)
