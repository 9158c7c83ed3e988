"""What people do at a table, tap by tap, as they would if some answers were lost; knows no fault."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from world import Somebody, World

from bot.table import Choices, EndReason, Person, Stage, Table

NAMES = ("Anna", "Ben", "Cleo")

MOST_TAPS = 10
"""After which nobody goes on trying."""


@dataclass(frozen=True)
class Errand:
    """What somebody wants, and the taps that it takes."""

    name: str
    begins: str
    """Where: ``nothing``, ``lobby``, ``opening`` (Anna is to play) or ``second`` (Anna has played)."""
    who: int
    """Which of the three."""
    taps: tuple[str, ...]
    """``/`` begins a command, ``@`` a button of the board; all else stands on one's private message."""
    stage: Stage
    """Of the table afterwards."""
    seats: tuple[str, ...] = NAMES
    """Who sits there then; a computer is called by its number, or by a name in brackets that it plays for."""
    moves: int = 0
    """How many are made."""


LOBBY, PLAYING, ENDED = Stage.LOBBY, Stage.PLAYING, Stage.ENDED
WAITING = ("Anna", "1", "Ben")
"""Who sits in the lobby, one of them a computer."""

ERRANDS = (
    Errand("open", "nothing", 0, ("/unsortiert",), LOBBY, ("Anna",)),
    Errand("join", "lobby", 2, ("@join",), LOBBY, (*WAITING, "Cleo")),
    Errand("get up", "lobby", 1, ("@leave",), LOBBY, ("Anna", "1")),
    Errand("start", "lobby", 0, ("@start",), PLAYING, WAITING),
    Errand("cancel", "lobby", 0, ("@cancel",), ENDED, WAITING),
    Errand("my hand", "opening", 1, ("@my-hand",), PLAYING),
    Errand("play", "opening", 0, ("play:",), PLAYING, moves=1),
    Errand("look at a place and go back", "second", 1, ("spare:0", "hand"), PLAYING),
    Errand("take a reserve card", "second", 1, ("spare:0", "take:0:0"), PLAYING, moves=1),
    Errand("leave", "opening", 1, ("@more", "leave-game", "leave-now"), PLAYING, ("Anna", "(Ben)", "Cleo")),
    Errand("hand", "opening", 0, ("/hand",), PLAYING),
    Errand("table", "opening", 2, ("/table",), PLAYING),
    Errand("end", "opening", 0, ("/end", "end-now"), ENDED),
    Errand("rules", "opening", 1, ("@rules",), PLAYING),
    Errand("more", "opening", 1, ("@more",), PLAYING),
)


class Party:
    """Anna, Ben and Cleo in a channel of their own."""

    def __init__(self, world: World, people: Sequence[Somebody]) -> None:
        self.world = world
        self.people = people
        self.answered = False
        """Whether whoever tapped last has an answer."""

    async def table(self) -> Table | None:
        """The newest table of the channel, ended or not."""
        store = self.world.bot._store
        async with store._reading:
            rows = await store._reader.exec_driver_sql(
                "SELECT max(id) FROM tables WHERE channel_id = ?", (self.world.channel.id,)
            )
            number = rows.scalar_one()
            await store._reader.rollback()
        return None if number is None else await self.world.bot.parts.tables.get(number)

    async def committed(self) -> Table:
        """The newest table of the channel, which is in memory as it is in the store."""
        table = await self.table()
        assert table is not None
        self.world.bot.parts.tables._keeper.forget()
        assert await self.table() == table
        return table

    async def moves(self) -> int:
        """How many moves are stored for it."""
        table = await self.table()
        return 0 if table is None else len((await self.world.bot._store.record(table.id)).moves)

    async def begin(self, where: str) -> None:
        """Come to where an errand begins, with everything shown."""
        parts, people = self.world.bot.parts, self.people
        if where == "nothing":
            return
        table = await parts.tables.open(
            guild_id=self.world.guild.id,
            channel_id=self.world.channel.id,
            locale="en",
            host=Person(people[0].id, "Anna"),
            game="unsortiert",
            choices=Choices(),
            computers=1 if where == "lobby" else 0,
        )
        await parts.tables.sit(table.id, Person(people[1].id, "Ben"))
        if where != "lobby":
            await parts.tables.sit(table.id, Person(people[2].id, "Cleo"))
            await parts.tables.start(table.id, people[0].id)
        await parts.boards.written(table.id)
        if where != "lobby":
            await self._look_at_hands(where)

    async def _look_at_hands(self, where: str) -> None:
        anna, ben, _ = self.people
        await self.tap(anna, "@my-hand")
        if where == "second":
            await self.tap(ben, "@my-hand")
            singles = [what for what in self.world.look(anna.panel).whats if ":single:" in what]
            assert await self.tap(anna, min(singles))

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
            if await self.tap(self.people[errand.who], errand.taps[at]):
                at += 1
            elif at:
                at -= 1
            if at == len(errand.taps):
                return

    async def tap(self, who: Somebody, what: str) -> bool:
        """Press the first that says something which begins so; gives whether there was any."""
        if what.startswith("/"):
            self._look(who, await who.member.slash(self.world.channel, what[1:]))
            return True
        armed = [one for one in self.world.messages() if self.world.look(one).buttons]
        message = next(reversed(armed), None) if what.startswith("@") else who.panel
        if message is None:
            return False
        said = self.world.look(message)
        meant = next((one for one in sorted(said.whats) if one.startswith(what.removeprefix("@"))), None)
        if meant is None:
            return False
        on = self.world.board_message() if what.startswith("@") else message
        self._look(who, await self._pressed(who, on, meant))
        return True

    async def _pressed(self, who: Somebody, message: Any, what: str) -> Any:
        said = self.world.look(message)
        if what in said.choices:
            return await who.member.select(message, [what], custom_id=said.choices[what])
        custom_id = next(one for one in said.buttons.values() if one.split(":", 3)[-1] == what)
        return await who.member.click(message, custom_id=custom_id)

    def _look(self, who: Somebody, result: Any) -> None:
        self.answered = result.acknowledged
        response = result.response
        if result.acknowledged and response is not None and response.ephemeral:
            who.panel = response
