"""Opening a table and sitting down at it; knows no running game."""

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.refusals import Refusal, Refused
from bot.table import Choices, Pace, Stage
from bot.texts import Say
from cogs.asking import Ask, Reply, Work, sentence
from cogs.drawing import link_to
from cogs.faces.cards import DECKS
from cogs.items import Desk, desk_of
from cogs.play import Play, play_of
from cogs.words import lacking, word
from engine.game import BadOption

if TYPE_CHECKING:
    from bot.app import Unsortiert

_FACES = [Choice(name=word("choice-face", face=face), value=face) for face in DECKS]
_PACES = [Choice(name=word("choice-pace", pace=pace.value), value=pace.value) for pace in Pace]
_GAME = "unsortiert"
_MOST_COMPUTERS = 4

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

    @app_commands.command(name=word("command-unsortiert"), description=word("command-unsortiert-about"))
    @app_commands.guild_only()
    @app_commands.rename(
        chips=word("option-chips"),
        face=word("option-face"),
        pace=word("option-pace"),
        computers=word("option-computers"),
    )
    @app_commands.describe(
        chips=word("option-chips-about"),
        face=word("option-face-about"),
        pace=word("option-pace-about"),
        computers=word("option-computers-about"),
    )
    @app_commands.choices(face=_FACES, pace=_PACES)
    async def unsortiert(
        self,
        interaction: discord.Interaction[Any],
        chips: Range[int, 1, 5] | None = None,
        face: str = "normal",
        pace: str = Pace.NONE.value,
        computers: Range[int, 0, _MOST_COMPUTERS] = 0,
    ) -> None:
        """Open a table."""

        async def work(ask: Ask) -> Reply:
            try:
                return await self.open(ask, _chosen(chips, face, pace, computers), computers)
            except BadOption as bad:
                log.warning("An option that is not on offer: %s", bad.name)
                return sentence(ask.say("error-option"))

        await self.desk.command(interaction, work)

    async def open(self, ask: Ask, choices: Choices, computers: int) -> Reply:
        """Open a table in this channel, unless it has one or the bot may not play here."""
        if lines := lacking(ask):
            return sentence(*lines)
        place = ask.interaction
        try:
            table = await self.tables.open(
                guild_id=place.guild_id or 0,
                channel_id=place.channel_id or 0,
                parent_id=getattr(place.channel, "parent_id", None),
                locale=self.parts.place_language(place),
                host=ask.person,
                game=_GAME,
                choices=choices,
                computers=computers,
            )
        except Refused as refused:
            return sentence(await self._taken(ask.say, refused))
        board = await self.parts.boards.written(table.id)
        return sentence(ask.say("opened" if board else "opened-not-shown"))

    async def _taken(self, say: Say, refused: Refused) -> str:
        """Why no table was opened, with a link to the one that is here; its message may be on its way."""
        table = refused.table
        if refused.refusal is Refusal.TABLE_HERE and table is not None:
            board = table.board or await self.parts.boards.written(table.id)
            if board is not None:
                return say("refusal-table-here-link", link=link_to(say, table, board.message_id))
        return say(f"refusal-{refused.refusal.value}")

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


def _chosen(chips: int | None, face: str, pace: str, computers: int) -> Choices:
    """What the opener chose; raises `BadOption` where no client would have let them."""
    on_offer = {
        "face": face in [*DECKS],
        "pace": pace in [*Pace],
        "computers": computers in range(_MOST_COMPUTERS + 1),
    }
    for name, offered in on_offer.items():
        if not offered:
            raise BadOption(name, "it is not on offer")
    return Choices(chips=chips, face=face, pace=Pace(pace))


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Lobby(bot, desk_of(bot), play_of(bot)))
