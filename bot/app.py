"""The composition root: puts the bot together from its parts and takes it apart again; knows no game."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import datetime
from importlib import import_module
from itertools import count
from random import Random, SystemRandom

import discord
from discord.ext import commands

from bot.boards import Boards
from bot.clock import Clock
from bot.discord_calls import LONGEST_WAIT, Trouble, attempt, passes
from bot.house_rules import Houses
from bot.latest import Latest
from bot.members import Members
from bot.messages import Messages
from bot.panels import Panels
from bot.parts import Parts
from bot.pictures.paint import paint
from bot.pictures.studio import Paint, Studio
from bot.places import Places
from bot.reminders import Reminders
from bot.resuming import Resuming
from bot.retries import Pause, before_try
from bot.runner import Runner, Tempo
from bot.servers import Servers
from bot.store import Store
from bot.tables import Tables, new_seed, utc_now
from engine.registry import GAMES

log = logging.getLogger(__name__)

COGS = (
    "cogs.words",
    "cogs.items",
    "cogs.play",
    "cogs.lobby",
    "cogs.again",
    "cogs.leaving",
    "cogs.moderation",
    "cogs.removing",
    "cogs.taking_over",
    "cogs.voting",
    "cogs.settings",
    "cogs.help",
    "cogs.rules",
    "cogs.learning",
)
"""What people can do, loaded by name and in this order: this room does not know that one."""

DRAWING = "cogs.drawing"
"""How tables look, from there as well."""

AT_ONCE, BY_AND_BY = 0.8, 10.0
"""Seconds that pictures may take: where somebody waits for an answer, and in what everybody sees.

Each has a painter of its own, so that no answer stands in line behind boards.
"""

GRACE = 2.0
"""Seconds that each part gets to finish what it is doing when the bot stops.

The database is waited for as long if another program holds it; answers get a second more to say that it does.
"""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the bot goes by; tests and the playground bring their own."""

    now: Callable[[], datetime] = utc_now
    """The time, with its zone."""
    pause: Pause = asyncio.sleep
    """Waits so many seconds: between two looks at the time, and before a computer player's move."""
    computer_pause: float = 1.0
    """How many seconds pass before a computer player's move."""
    chance: Random = field(default_factory=SystemRandom)
    """What computer players decide by where chance decides."""
    entropy: Callable[[], bytes] = new_seed
    """Where the seeds of the shuffles come from."""
    paint: Paint = paint
    """Draws the pictures."""
    language: str | None = None
    """Everybody's language, a code such as ``de``; None: each their own."""


class Unsortiert(commands.Bot):
    """The bot. Make one with `build`; closing it closes all its parts, the store too."""

    def __init__(self, store: Store, around: Surroundings) -> None:
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
        )
        self._store, self._pause = store, around.pause
        self._studios = Studio(around.paint, AT_ONCE), Studio(around.paint, BY_AND_BY)
        self.parts = parts = self._put_together(around)
        look_after = parts.members.look_after
        self._clock = Clock(
            parts.tables, parts.runner, pause=around.pause, reached=self._reached, look_after=look_after
        )
        self._resuming = Resuming(parts, around.pause)
        self._servers = Servers(self, parts.tables.guilds, self._resuming.in_servers, around.pause)
        self._places = Places(parts.tables, around.pause)
        self._last_seen = around.now()
        self._opening: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._commands = Latest(self._sync, around.pause)
        self._clock.listen(self._resuming.times_moved)

    def _put_together(self, around: Surroundings) -> Parts:
        """The parts that people meet; what shows a table looks whenever one changes."""
        tables = Tables(self._store, GAMES, now=around.now, entropy=around.entropy)
        drawing = import_module(DRAWING).Drawing()
        studio, gallery = self._studios
        messages = Messages(self, around.now, gallery)
        boards = Boards(messages, tables, drawing, around.pause)
        panels = Panels(tables, drawing, around.pause, studio)
        reminders = Reminders(messages, tables, drawing, around.pause)
        boards.spare(reminders.posted)
        tables.listen(lambda table: boards.show(table.id))
        tables.listen(panels.look)
        tables.listen(reminders.look)
        tempo = Tempo(pace=around.computer_pause, pause=around.pause)
        players = {key: game.players for key, game in GAMES.items()}
        runner = Runner(tables, GAMES, players, around.chance, tempo)
        members, houses = Members(self, tables), Houses(self._store)
        return Parts(tables, boards, panels, runner, reminders, members, studio, houses, around.language)

    async def setup_hook(self) -> None:
        """Load what people can do and tell Discord its commands; called once, before the gateway connects."""
        for cog in COGS:
            await import_module(cog).setup(self)
        await self.add_cog(self._servers)
        await self.add_cog(self._places)
        self._last_seen = await self._clock.start()
        self._commands.poke("all")
        await self._commands.idle("all", GRACE)
        self._opening = asyncio.create_task(self._open(), name="opening")

    async def _sync(self, _: str) -> bool:
        """Tell Discord the commands; gives whether that need not be tried again."""
        result = await attempt(self.tree.sync(), "tell Discord the commands")
        if isinstance(result, Trouble) and not result.passes:
            log.error("Discord does not take the commands, so that those of the last version are on offer")
        return not passes(result)

    def _reached(self) -> bool:
        """Whether the gateway is there, so that clicks arrive."""
        return self.is_ready() and self.ws.open

    async def _open(self) -> None:
        """Let the games go on as soon as Discord is there; once, however often the gateway reconnects.

        Whatever goes wrong is logged, and tried again after a while that grows with each failure.
        """
        await self.wait_until_ready()
        for failures in count(1):
            try:
                await self._go_on()
            except Exception:
                log.exception("The games could not go on and will be tried again")
                await self._pause(before_try(failures))
            else:
                return

    async def _go_on(self) -> None:
        """Let the games go on; where the bot is comes first, since nothing moves where it is not."""
        await self._clock.tick()  # at once, which gives back the time until Discord was there
        await self._servers.looked(GRACE)
        await self._resuming.everywhere(self._last_seen)

    async def close(self) -> None:
        """Finish what is being said and written, then go; within ten seconds.

        A second call waits for the same, and who is cancelled while waiting does not stop it.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        """Stop what acts by itself, let people have their answers, show what is new, go; whatever fails."""
        asyncio.get_running_loop().call_later(GRACE, self._store.hurry)
        async with AsyncExitStack() as then:
            then.push_async_callback(self._store.close)
            for studio in self._studios:
                then.callback(studio.close)
            then.push_async_callback(self._leave_discord)
            then.push_async_callback(self._answered, GRACE / 2)  # what they change is shown at the next start
            then.push_async_callback(self._shown)
            if self._opening is not None:
                self._opening.cancel()
            acting = self._clock.close(), self.parts.runner.close()
            telling = self._commands.close(0), self._resuming.close(0)
            noting = self._servers.close(0), self._places.close(0)
            await asyncio.gather(*acting, *telling, *noting, self._answered(1.5 * GRACE))

    async def _shown(self) -> None:
        """Let what is being shown be shown."""
        showing = self.parts.panels, self.parts.boards, self.parts.reminders
        await asyncio.gather(*(part.close(GRACE) for part in showing))

    async def _answered(self, patience: float) -> None:
        """Let the answers that are being worked out be given, and give up those that take longer."""
        if answers := {*self.parts.answers}:
            _, late = await asyncio.wait(answers, timeout=patience)
            for task in late:
                task.cancel()

    async def _leave_discord(self) -> None:
        """Hang up; a dead line would take Discord's library half a minute."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await super().close()
        await self.http.close()


async def build(database: str, around: Surroundings | None = None) -> Unsortiert:
    """Open the database (a path or an SQLite URL) and make the bot that plays on it.

    Raises `bot.store.StoreError` when the database cannot be used.
    """
    return Unsortiert(await Store.open(database), around or Surroundings())
