"""The tutorial, for whoever wants it, alone and at any time; remembers nothing and needs no table.

What is tapped in a lesson carries the lesson's number, so that a button works for whoever taps it, however
old it is and however often the bot has started since.
"""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.titles import game_name
from cogs.asking import Ask, Reply, sentence
from cogs.faces import FACES
from cogs.faces.lessons import NEXT, Lesson, Teacher, end
from cogs.faces.sheets import LEARN
from cogs.items import Desk, desk_of
from cogs.table_commands import by_name
from cogs.words import word
from engine.game import MalformedMove
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert


class Learning(commands.Cog):
    """Asks, explains and goes on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        app_commands.choices(game=by_name(_taught()))(self.learn)
        self.lessons = {
            lesson.number: (game, lesson) for game in _taught() for lesson in FACES[game].course()
        }
        desk.anywhere(LEARN, self.begin)
        desk.without_table(self.lesson)

    @app_commands.command(name=word("command-learn"), description=word("command-learn-about"))
    @app_commands.guild_only()
    @app_commands.rename(game=word("option-game"))
    @app_commands.describe(game=word("option-game-about"))
    async def learn(self, interaction: discord.Interaction[Any], game: str = "") -> None:
        """Show the first lesson."""

        async def work(ask: Ask) -> Reply:
            if game not in ("", *FACES):
                return sentence(ask.say("error-option"))
            return _first(ask, game or await self.desk.game_here(ask))

        await self.desk.command(interaction, work)

    async def begin(self, ask: Ask) -> Reply:
        """The first lesson of the game that a button names; of the first game where it names none."""
        return _first(ask, ask.click.what.partition(":")[2])

    async def lesson(self, ask: Ask) -> Reply:
        """A move, a step or the way on, at the lesson that the click is about."""
        game, lesson = self.lessons.get(ask.click.decision, ("", None))
        if lesson is None:
            return _first(ask, notice=ask.say("learn-gone"))
        what = ask.click.what
        if what == NEXT:
            return _after(ask, game, lesson)
        if (move := lesson.move(what)) is not None:
            return Reply(_teacher(ask, game).answer(lesson, move))
        notice = ask.say("refusal-illegal") if _is_move(game, what) else ""
        return Reply(_teacher(ask, game).question(lesson, what, notice))


def _taught() -> list[str]:
    """The games that have a tutorial."""
    return [game for game, face in FACES.items() if face.course()]


def _first(ask: Ask, game: str = "", notice: str = "") -> Reply:
    """The first lesson of a game, or that it has none; for one not on offer, of the first that has any."""
    named = game if game in FACES else next(iter([*_taught(), *FACES]))
    if not (course := FACES[named].course()):
        return sentence(ask.say("learn-none", game=game_name(ask.say, named)))
    return Reply(_teacher(ask, named).question(course[0], notice=notice))


def _teacher(ask: Ask, game: str) -> Teacher:
    return Teacher(ask.say, game, FACES[game])


def _after(ask: Ask, game: str, lesson: Lesson) -> Reply:
    """The lesson that follows, or how to go on after the last one."""
    course = FACES[game].course()
    following = course[course.index(lesson) + 1 :]
    return Reply(_teacher(ask, game).question(following[0]) if following else end(ask.say, game))


def _is_move(game: str, what: str) -> bool:
    try:
        GAMES[game].parse_move(what)
    except MalformedMove:
        return False
    return True


async def setup(bot: "Unsortiert") -> None:
    """Join the bot."""
    await bot.add_cog(Learning(desk_of(bot)))
