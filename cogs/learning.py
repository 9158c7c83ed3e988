"""The tutorial, for whoever wants it, alone and at any time; remembers nothing and needs no table.

What is tapped in a lesson carries the lesson's number, so that a button works for whoever taps it, however
old it is and however often the bot has started since.
"""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.asking import Ask, Reply
from cogs.faces import FACES
from cogs.faces.lessons import NEXT, Lesson, Teacher, end
from cogs.faces.sheets import LEARN
from cogs.items import Desk, desk_of
from cogs.words import word
from engine.game import MalformedMove
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import Unsortiert

_LESSONS = {lesson.number: (game, lesson) for game, face in FACES.items() for lesson in face.course()}


class Learning(commands.Cog):
    """Asks, explains and goes on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.anywhere(LEARN, self.begin)
        desk.without_table(self.lesson)

    @app_commands.command(name=word("command-learn"), description=word("command-learn-about"))
    @app_commands.guild_only()
    async def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first lesson."""
        await self.desk.command(interaction, self.begin)

    async def begin(self, ask: Ask) -> Reply:
        """The first lesson of the first game."""
        return _first(ask)

    async def lesson(self, ask: Ask) -> Reply:
        """A move, a step or the way on, at the lesson that the click is about."""
        game, lesson = _LESSONS.get(ask.click.decision, ("", None))
        if lesson is None:
            return _first(ask, ask.say("learn-gone"))
        what = ask.click.what
        if what == NEXT:
            return _after(ask, game, lesson)
        if (move := lesson.move(what)) is not None:
            return Reply(_teacher(ask, game).answer(lesson, move))
        notice = ask.say("refusal-illegal") if _is_move(game, what) else ""
        return Reply(_teacher(ask, game).question(lesson, what, notice))


def _teacher(ask: Ask, game: str) -> Teacher:
    return Teacher(ask.say, FACES[game])


def _first(ask: Ask, notice: str = "") -> Reply:
    """The first lesson of all."""
    game, lesson = next(iter(_LESSONS.values()))
    return Reply(_teacher(ask, game).question(lesson, notice=notice))


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
