"""The hands that people have open: draws one again when what it must show has changed; knows no game.

A private message can be edited only with the token of the click that brought it, for 15 minutes. So the open
hands are kept in memory, one a person and table; after a restart they are not refreshed until the next click.
A newer hand takes the older one away, so that nobody taps on what they looked at before.
"""

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Protocol, TypeAlias

import discord
from discord.ui import LayoutView

from bot.discord_calls import Trouble, attempt, fingerprint, passes, sealed
from bot.latest import Latest
from bot.pictures.studio import Sent, Studio
from bot.recent import Recent
from bot.refusals import Refused
from bot.retries import Pause
from bot.store import StoreBusy
from bot.table import Table
from bot.tables import Tables
from bot.texts import Say

LIFETIME = timedelta(minutes=14)
"""How long a token is used; Discord lets it live for 15 minutes."""

PATIENCE = 30.0
"""Seconds in which a hand has to be brought up to date, before that is tried anew."""

AT_HAND = 1.0
"""Seconds in which a refresh has to be done that somebody is in the way of."""

MOST = 1000
"""How many open hands are remembered; beyond that the oldest are not refreshed any more, nor taken away."""

Key: TypeAlias = tuple[int, int]
"""A table and a person."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is being shown to somebody."""

    table: int
    due: str
    """What it shows at least."""
    deal: int
    """In which deal; 0: in the lobby."""
    look: str = ""
    """The fingerprint of all that it shows; empty while nobody knows."""
    step: str = ""
    """How far somebody had got with a move when they tapped last."""
    asked: int | None = None
    """To which question that was; None: to none."""


class HandDrawing(Protocol):
    """How a person's hand looks."""

    def again(self, table: Table, user_id: int, say: Say, hand: Hand) -> LayoutView:
        """The person's private message, which shows ``hand``, as the table stands."""
        ...

    def due(self, table: Table, user_id: int) -> str:
        """What the hand must show at least; when this text changes, an open hand is drawn again."""
        ...


@dataclass(slots=True)
class Panel:
    """An open hand."""

    message_id: int
    webhook: discord.Webhook
    """Edits it with the token of the click that brought it."""
    until: datetime
    say: Say
    hand: Hand
    files: frozenset[str]
    """The pictures in it."""
    illustrated: bool
    """Whether pictures may be attached to it."""


class Panels:
    """Keeps the hands that people have open true where it matters to them."""

    def __init__(self, tables: Tables, drawing: HandDrawing, pause: Pause, studio: Studio) -> None:
        self._studio = studio
        self._tables = tables
        self._draw = drawing
        self._now = tables.now
        self._open: Recent[Key, Panel] = Recent(MOST)
        self._writer = Latest(self._refresh, pause)
        self._retired: Recent[int, Panel] = Recent(MOST)
        """By message the hands that a newer one has replaced and that are not taken away yet."""
        self._remover = Latest(self._remove, pause)

    def __len__(self) -> int:
        return len(self._open)

    def keep(
        self,
        hand: Hand,
        files: frozenset[str],
        message_id: int,
        interaction: discord.Interaction[Any],
        say: Say,
    ) -> None:
        """Remember a hand that was just shown; it takes the place of an older one of the same person.

        ``files``: the names of the pictures in it.
        """
        key, until = (hand.table, interaction.user.id), interaction.created_at + LIFETIME
        older = self._open.pop(key, None)
        may = interaction.app_permissions.attach_files
        self._open[key] = Panel(message_id, interaction.followup, until, say, hand, files, may)
        self._writer.poke(key)
        if older is not None and older.message_id != message_id:
            self._retire(older)

    def _retire(self, older: Panel) -> None:
        """Have a hand taken away, soon; where that fails at very many, those that wait for longest stay."""
        self._retired[older.message_id] = older
        self._remover.poke(older.message_id)

    async def release(self, key: Key, message_id: int) -> frozenset[str]:
        """Forget an open hand whose message gets another content now; no refresh is on its way after.

        Its player has tapped and waits: a refresh that Discord holds up is given up. One that was to
        be taken away is in use again and stays. Gives the names of the pictures that stand there for sure.
        """
        if self._retired.pop(message_id, None) is not None:
            await self._remover.drop(message_id, AT_HAND)
        panel = self._open.get(key)
        if panel is None or panel.message_id != message_id:
            return frozenset()
        del self._open[key]
        await self._writer.drop(key, AT_HAND)
        return panel.files

    def look(self, table: Table) -> None:
        """See to it, soon, that open hands at this table show what they must; does not wait."""
        self.show(table.id)

    def show(self, table_id: int) -> None:
        """The same for a table by its number."""
        for key in self._open:
            if key[0] == table_id:  # also of who has just lost their seat, or asked for one
                self._writer.poke(key)

    async def close(self, patience: float) -> None:
        """Finish what is being written."""
        await asyncio.gather(self._writer.close(patience), self._remover.close(patience))

    async def _remove(self, message_id: int) -> bool:
        """Take a retired hand away while its token lives; gives whether it need not be tried again."""
        panel = self._retired.get(message_id)
        result = None
        if panel is not None and self._now() < panel.until:
            call = panel.webhook.delete_message(message_id)
            result = await attempt(call, "take an older hand away", within=PATIENCE)
        if passes(result):
            return False
        self._retired.pop(message_id, None)
        return True

    async def _refresh(self, key: Key) -> bool:
        """Draw an open hand again if it has to; gives whether it need not be tried again."""
        panel = self._open.get(key)
        if panel is None:
            return True
        if self._now() >= panel.until:
            del self._open[key]
            return True
        try:
            table = await self._tables.get(key[0])
        except Refused:
            return True
        except StoreBusy:
            return False
        due = self._draw.due(table, key[1])
        if due == panel.hand.due or self._open.get(key) is not panel:
            return True
        view = self._draw.again(table, key[1], panel.say, panel.hand)
        return await self._show(key, panel, view, replace(panel.hand, due=due, look=fingerprint(view)))

    async def _show(self, key: Key, panel: Panel, view: LayoutView, after: Hand) -> bool:
        """Have an open hand show this, and be that; gives whether it need not be tried again.

        What it shows already costs no request.
        """
        if after.look == panel.hand.look:
            panel.hand = after
            return True
        there, panel.files = panel.files, frozenset()  # until Discord has said what stands there
        panel.hand = replace(panel.hand, look="")
        result, files = await self._edit(panel, view, there)
        if not isinstance(result, Trouble):
            panel.hand, panel.files = after, files
            return True
        if result.passes:
            panel.illustrated = False  # pictures may be what it was about
        elif self._open.get(key) is panel:
            del self._open[key]
        return not result.passes

    async def _edit(
        self, panel: Panel, view: LayoutView, there: frozenset[str]
    ) -> Sent[discord.WebhookMessage]:
        async def send(look: LayoutView, given: dict[str, Any]) -> discord.WebhookMessage | Trouble:
            call = panel.webhook.edit_message(panel.message_id, view=sealed(look), **given)
            return await attempt(call, "bring an open hand up to date", within=PATIENCE)

        return await self._studio.edit(view, send, there, allowed=panel.illustrated)
