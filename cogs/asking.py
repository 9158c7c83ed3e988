"""What people ask and what they are answered, as values; knows no game and not how an answer gets there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from bot.panels import Hand
from bot.refusals import Refusal, Refused
from bot.table import Person, Stage, Table
from bot.texts import Say
from bot.titles import command, commands
from cogs.faces.layout import button, message, rows, text
from cogs.ids import Address, arguments
from engine.registry import GAMES


@dataclass(frozen=True, slots=True)
class Ask:
    """What somebody wants, by a click or by a command."""

    interaction: discord.Interaction[Any]
    say: Say
    """The asker's language."""
    address: Address | None
    """What the click is about; None for a command, and where a click says nothing of ours."""
    panel: int | None
    """The private message that was clicked, which the answer then replaces; None: nothing or a public one."""

    def __str__(self) -> str:
        """What is asked, for the log, which says no card: a move that failed is still a secret."""
        if (command := self.interaction.command) is not None:
            return f"/{command.qualified_name}"
        if self.address is None:
            return "a click that says nothing"
        verb = self.address.what.partition(":")[0]
        return f"{verb!r} at table {self.address.table}, decision {self.address.decision}"

    @property
    def click(self) -> Address:
        """What the click is about, for work that no command asks for."""
        if self.address is None:
            raise LookupError("this is no click on anything of a table")
        return self.address

    @property
    def in_panel(self) -> bool:
        """Whether the click was on a private message."""
        return self.panel is not None

    @property
    def user_id(self) -> int:
        """Who asks: always the one who clicked, never what a message says."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The asker, who may be about to sit down."""
        return Person(self.user_id, self.interaction.user.display_name)

    @property
    def moderator(self) -> bool:
        """Whether the asker may manage messages here."""
        return self.interaction.permissions.manage_messages

    @property
    def manages(self) -> bool:
        """Whether the asker may manage the server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild


@dataclass(frozen=True, slots=True)
class Reply:
    """What the asker gets to see; always private."""

    view: LayoutView | None = None
    """None: nothing needs to be said, what was clicked changes by itself."""
    hand: Hand | None = None
    """Set where this is the asker's hand, so that it is kept fresh."""


Work: TypeAlias = Callable[[Ask], Awaitable[Reply]]
"""Does what is asked; may raise `Refused`."""


class Worded(Refused):
    """A refusal that says more about what was asked than its kind does."""

    def __init__(self, refused: Refused, key: str) -> None:
        super().__init__(refused.refusal, refused.table)
        self.key = key
        """Of its sentence."""


def refusal(ask: Ask, refused: Refused) -> str:
    """A refusal in the asker's language."""
    table = refused.table
    told = {"command": command(ask.say, table.game if table else ""), "commands": commands(ask.say)}
    if isinstance(refused, Worded):
        return ask.say(refused.key, **told)
    if refused.refusal is Refusal.TOO_FEW and table is not None:
        least = GAMES[table.game].seats.start
        return ask.say(
            "refusal-too-few" if table.choices.computers else "refusal-too-few-people", least=least
        )
    here = refused.refusal is Refusal.NO_TABLE and ask.address is None
    return ask.say("refusal-no-table-here" if here else f"refusal-{refused.refusal.value}", **told)


def sentence(*lines: str) -> Reply:
    """A reply of words only."""
    return Reply(message(text(*lines)))


def confirm(  # noqa: PLR0913, PLR0917 - a question and all that its answer says
    ask: Ask, table: Table, question: str, verb: str, yes: str, told: int = 0
) -> Reply:
    """A question with a way forward, ``verb``, and a way back.

    ``told``: a number that yes says besides, in the decision's place, so that it holds for what was asked.
    """
    keep = ask.say("button-keep", stage=table.stage.value)
    buttons = [button(table.id, told, verb, yes, ButtonStyle.danger), button(table.id, 0, "keep", keep)]
    return Reply(message(text(question), *rows(buttons)))


def numbers(ask: Ask, count: int) -> tuple[int, ...]:
    """So many numbers that a click's verb comes with; refused where it comes with anything else."""
    given = arguments(ask.click.what)
    if given is None or len(given) != count:
        raise Refused(Refusal.NO_SEAT)
    return given


def alive(table: Table) -> Table:
    """The table, refused if it has ended."""
    if table.stage is Stage.ENDED:
        raise Refused(Refusal.ENDED, table)
    return table
