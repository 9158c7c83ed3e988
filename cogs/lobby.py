"""Opening a table and sitting down at it; knows no running game."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

from discord.ext import commands

from bot.house_rules import HouseRules
from bot.refusals import Refusal, Refused
from bot.store import StoreError
from bot.table import Stage, Table
from bot.texts import Say
from cogs.allowed_places import elsewhere
from cogs.asking import Ask, Reply, Work, refusal, sentence
from cogs.drawing import link_to
from cogs.faces import FACES
from cogs.items import Desk, desk_of
from cogs.lobby_message import missing_seats
from cogs.play import Play, play_of
from cogs.table_commands import Wanted, table_command
from cogs.words import lacking
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert

log = logging.getLogger(__name__)


class Lobby(commands.Cog):
    """Opens tables, seats people and computer players, starts games."""

    def __init__(self, bot: "Unsortiert", desk: Desk, play: Play) -> None:
        self.parts = bot.parts
        self.tables = bot.parts.tables
        self.desk = desk
        self.play = play
        verbs: dict[str, Work] = {
            "join": self.join,
            "leave": self.leave,
            "computer+": self.more_computers,
            "computer-": self.fewer_computers,
            "start": self.start,
            "cancel": self.cancel,
        }
        for verb, work in verbs.items():
            desk.on(verb, work)
        for game in FACES:
            bot.tree.add_command(table_command(game, desk, self.open))

    async def open(self, ask: Ask, wanted: Wanted) -> Reply:
        """Open a table in this channel with what somebody wants."""
        return await self.opened(ask, lambda rules: self._open(ask, wanted, rules))

    async def opened(self, ask: Ask, opening: Callable[[HouseRules], Awaitable[Table]]) -> Reply:
        """Open a table in this channel, unless it has one, or the bot or the server wants none here."""
        if lines := lacking(ask):
            return sentence(*lines)
        rules = await self.parts.houses.rules(ask.interaction.guild_id or 0)
        if places := elsewhere(ask.interaction, rules):
            links = " ".join(f"<#{place}>" for place in places)
            return sentence(ask.say("open-elsewhere", count=len(places), channels=links))
        try:
            table = await opening(rules)
        except Refused as refused:
            return sentence(await self._taken(ask, refused))
        if not await self.parts.boards.written(table.id):
            return sentence(ask.say("opened-not-shown"))
        return sentence(_opened(ask.say, table, first=await self._is_first(table)))

    async def _open(self, ask: Ask, wanted: Wanted, rules: HouseRules) -> Table:
        place = ask.interaction
        return await self.tables.open(
            guild_id=place.guild_id or 0,
            channel_id=place.channel_id or 0,
            parent_id=getattr(place.channel, "parent_id", None),
            locale=rules.language or self.parts.place_language(place),
            host=ask.person,
            game=wanted.game,
            choices=wanted.choices(rules),
            computers=wanted.computers,
        )

    async def _is_first(self, table: Table) -> bool:
        """Whether it is the first table of its game in its server; not where that cannot be found out."""
        try:
            return await self.tables.is_first(table)
        except StoreError as error:
            log.warning("Could not find out whether table %s is a server's first: %s", table.id, error)
            return False

    async def _taken(self, ask: Ask, refused: Refused) -> str:
        """Why no table was opened, with a link to the one that is here; its message may be on its way."""
        table = refused.table
        if refused.refusal is Refusal.TABLE_HERE and table is not None:
            board = table.board or await self.parts.boards.written(table.id)
            if board is not None:
                link = link_to(ask.say, table, board.message_id)
                return ask.say("refusal-table-here-link", link=link)
        return refusal(ask, refused)

    async def join(self, ask: Ask) -> Reply:
        """Sit down; who left a running game gets the seat back."""
        table = await self.tables.sit(ask.click.table, ask.person)
        if table.stage is Stage.PLAYING:
            return self.play.show(ask, table)
        return sentence(ask.say("joined")) if ask.in_panel else Reply()

    async def leave(self, ask: Ask) -> Reply:
        """Stand up in the lobby; a running game is left with a confirmation of its own."""
        table = await self.tables.leave(ask.click.table, ask.user_id, seen=Stage.LOBBY)
        done = ask.say("leave-done", stage=table.stage.value, button="")
        return sentence(done) if ask.in_panel else Reply()

    async def more_computers(self, ask: Ask) -> Reply:
        """Seat one more computer player."""
        await self.tables.add_computer(ask.click.table, ask.user_id)
        return Reply()

    async def fewer_computers(self, ask: Ask) -> Reply:
        """Send a computer player away."""
        await self.tables.remove_computer(ask.click.table, ask.user_id)
        return Reply()

    async def start(self, ask: Ask) -> Reply:
        """Start the game and show the host's cards at once."""
        return self.play.show(ask, await self.tables.start(ask.click.table, ask.user_id))

    async def cancel(self, ask: Ask) -> Reply:
        """Close the lobby; a running game is ended with a confirmation of its own."""
        by = await self.desk.by(ask)
        await self.tables.moderators.end(ask.click.table, by, seen=Stage.LOBBY)
        return sentence(ask.say("end-done")) if ask.in_panel else Reply()


def _opened(say: Say, table: Table, *, first: bool) -> str:
    """That a table was opened and what to do now; of a server's first one of a game also how to learn it."""
    who = "nobody" if not missing_seats(table) else "anybody" if table.choices.computers else "people"
    if not first:
        seats = GAMES[table.game].seats
        return say("opened", who=who, least=seats[0], most=seats[-1], start=say("button-start"))
    more, join, start = say("button-computer-more"), say("button-join"), say("button-start")
    lessons = len(FACES[table.game].course())
    return say("opened-first", who=who, more=more, join=join, start=start, lessons=lessons)


def lobby_of(bot: Any) -> Lobby:
    """Where the bot's tables are opened."""
    return cast("Lobby", bot.get_cog("Lobby"))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Lobby(bot, desk_of(bot), play_of(bot)))
