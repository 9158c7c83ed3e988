"""People who do errands in a channel, and how they come to where one begins; knows no fault."""

from collections.abc import Mapping
from typing import Any

from errands import A_WHILE, HALF_TIME, Errand
from whole_games import to_its_end
from world import Somebody, World

from bot.choices import Choices, Pace
from bot.table import EndReason, Person, Stage, Table

DEFAULT = Choices()

PASSING = {A_WHILE: 105, HALF_TIME: 170}
"""Seconds in which nobody does anything; the bot looks at the time once a minute."""

MOST_TAPS = 10
"""After which nobody goes on trying."""


class Party:
    """Anna, Ben and Cleo, who play, and others, in a channel of their own."""

    def __init__(self, world: World, people: Mapping[str, Somebody]) -> None:
        self.world = world
        self.people = people
        self.answered = True
        """Whether whoever tapped last has an answer."""

    async def table(self) -> Table | None:
        """The newest table of the channel, ended or not."""
        number = await self._looked_up(
            "SELECT max(id) FROM tables WHERE channel_id = ?", self.world.channel.id
        )
        return None if number is None else await self.world.bot.parts.tables.get(number)

    async def committed(self) -> Table:
        """The newest table of the channel, which is in memory as it is in the store."""
        table = await self.table()
        assert table is not None
        self.world.bot.parts.tables._keeper.forget()
        assert await self.table() == table
        return table

    async def moves(self) -> int:
        """How many moves are stored for all tables of the channel."""
        query = "SELECT count(*) FROM moves JOIN tables ON id = table_id WHERE channel_id = ?"
        return await self._looked_up(query, self.world.channel.id) or 0

    async def games_over(self) -> int:
        """How many of the channel's tables have ended and had cards."""
        query = "SELECT count(*) FROM tables WHERE channel_id = ? AND ended IS NOT NULL AND deals > 0"
        return await self._looked_up(query, self.world.channel.id) or 0

    async def recorded(self) -> int:
        """How many entries of the audit log are about it."""
        table = await self.committed()
        found = await self._looked_up("SELECT count(*) FROM audit WHERE table_id = ?", table.id)
        return found or 0

    async def _looked_up(self, statement: str, value: int) -> int | None:
        store = self.world.bot._store
        async with store._reading:
            rows = await store._reader.exec_driver_sql(statement, (value,))
            found: int | None = rows.scalar_one()
            await store._reader.rollback()
        return found

    async def begin(self, where: str) -> None:
        """Come to where an errand begins, with everything shown."""
        if where != "nothing":
            await getattr(self, where)()

    async def lobby(self, *others: str, computers: int = 1, choices: Choices = DEFAULT) -> Table:
        """Anna's table, where Ben sits with a computer player."""
        tables = self.world.bot.parts.tables
        table = await tables.open(
            guild_id=self.world.guild.id,
            channel_id=self.world.channel.id,
            locale="en",
            host=self._person("Anna"),
            game="unsortiert",
            choices=choices,
            computers=computers,
        )
        for name in ("Ben", *others):
            table = await tables.sit(table.id, self._person(name))
        await self.world.bot.parts.boards.written(table.id)
        return table

    async def opening(self, choices: Choices = DEFAULT) -> Table:
        """Anna is to play, and looks at her hand."""
        table = await self.lobby("Cleo", computers=0, choices=choices)
        table = await self.world.bot.parts.tables.start(table.id, table.host_id)
        await self.world.bot.parts.boards.written(table.id)
        await self.tap("Anna", "@my-hand")
        return table

    async def second(self) -> None:
        """Anna has played a single card, and Ben looks at his hand."""
        await self.opening()
        await self.tap("Ben", "@my-hand")
        panel = self.people["Anna"].panel
        singles = [what for what in self.world.look(panel).whats if ":single:" in what]
        assert await self.tap("Anna", min(singles))

    async def left(self) -> None:
        """Ben has left the game."""
        table = await self.opening()
        await self.world.bot.parts.tables.leave(table.id, self.people["Ben"].id)
        await self.world.bot.parts.boards.written(table.id)

    async def asked(self) -> None:
        """Otto has asked for the seat that Ben has left."""
        await self.left()
        await self.tap("Otto", "@my-hand")
        assert await self.tap("Otto", "wish:1")

    async def timed(self) -> None:
        """Anna is to play and has five minutes for it."""
        await self.opening(Choices(pace=Pace.FIVE_MINUTES))

    async def reminded(self) -> None:
        """Half of them is over, and Anna is reminded."""
        await self.timed()
        await self.tap("Anna", HALF_TIME)

    async def over(self) -> None:
        """The three have played to the end, and the board tells it."""
        tables, runner = self.world.bot.parts.tables, self.world.bot.parts.runner
        table = await self.opening(Choices({"chips": 1}))
        runner._started = False  # it shall not deal at the same time
        table = await to_its_end(tables, table)
        runner._started = True
        await self.world.bot.parts.boards.written(table.id)

    async def lively(self) -> None:
        """Anna is to play, and is called when she has not moved for a while."""
        await self.opening(Choices(turn_after=40))

    async def called(self) -> None:
        """She has not, and is called."""
        await self.lively()
        await self.tap("Anna", A_WHILE)

    async def at_once(self) -> None:
        """Everybody is called as soon as it is their turn, and so is Anna."""
        await self.opening(Choices(turn_after=0))
        await self.world.env.settle()

    async def waiting(self) -> Table:
        """Anna has been waited for for an hour, and is reminded."""
        table = await self.opening()
        await self.world.env.advance_time(3660)
        return table

    async def voted(self) -> None:
        """Ben has voted for the computer to move for her."""
        table = await self.waiting()
        await self.world.bot.parts.tables.vote(table.id, self.people["Ben"].id)
        await self.world.env.settle()

    def _person(self, name: str) -> Person:
        return Person(self.people[name].id, name)

    async def put_away(self) -> None:
        """Let nothing of this table happen during the next ones."""
        table = await self.committed()
        if table.stage is not Stage.ENDED:
            await self.world.bot.parts.tables.close(table.id, EndReason.CANCELLED)
            await self.world.env.settle()

    async def do(self, errand: Errand) -> None:
        """Do an errand, with a step back whenever there is nothing to press for the next one."""
        at = 0
        for _ in range(MOST_TAPS):
            if await self.tap(errand.who, errand.taps[at]):
                at += 1
            elif at:
                at -= 1
            if at == len(errand.taps):
                return

    async def tap(self, name: str, what: str) -> bool:
        """Press the first that says something which begins so; gives whether there was any."""
        who = self.people[name]
        if what in PASSING:
            await self.world.env.advance_time(PASSING[what])
            return True
        if what.startswith("/"):
            await self._command(who, what)
            return True
        armed = [one for one in self.world.messages() if self.world.look(one).buttons]
        message = next(reversed(armed), None) if what.startswith("@") else who.panel
        if message is None:
            return False
        said = self.world.look(message)
        meant = next((one for one in sorted(said.whats) if one.startswith(what.removeprefix("@"))), None)
        if meant is None:
            return False
        await self.press(name, message, meant)
        return True

    async def press(self, name: str, message: Any, what: str = "") -> None:
        """Press what says just this on a message; else the first that it has."""
        said, who = self.world.look(message), self.people[name]
        what = what or min(said.whats)
        on = who.panel if who.panel is not None and message.id == who.panel.id else self._public(message.id)
        if what in said.choices:
            self._look(who, await who.member.select(on, [what], custom_id=said.choices[what]))
            return
        custom_id = next(one for one in said.buttons.values() if one.split(":", 3)[-1] == what)
        self._look(who, await who.member.click(on, custom_id=custom_id))

    def _public(self, message_id: int) -> Any:
        """A message of the channel, as the library gives it."""
        return next(one for one in self.world.channel.history() if one.id == message_id)

    async def _command(self, who: Somebody, what: str) -> None:
        """Give a command; what has a colon is an option, and a name means who is called so."""
        words = what.removeprefix("/").split()
        given = dict(word.split(":") for word in words if ":" in word)
        options = {key: str(self.people[one].id) if one in self.people else one for key, one in given.items()}
        command = " ".join(word for word in words if ":" not in word)
        self._look(who, await who.member.slash(self.world.channel, command, **options))

    def _look(self, who: Somebody, result: Any) -> None:
        self.answered = result.acknowledged
        response = result.response
        if result.acknowledged and response is not None and response.ephemeral:
            who.panel = response
