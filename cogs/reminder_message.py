"""How the message looks that reminds those who are waited for; knows no game."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, LayoutView
from discord.utils import format_dt

from bot.notes import Reminder
from bot.table import Table
from bot.texts import Say
from bot.voting import last_asked, may_vote, needed
from cogs.faces.layout import button, message, rows, small, text
from cogs.faces.seats import listed


def reminder(say: Say, table: Table, now: datetime) -> LayoutView:
    """Who is waited for, until or since when, and how to go on."""
    votes = small([say("reminder-vote", needed=needed(table))]) if may_vote(table, now) else []
    return message(text(_said(say, table), *votes), *rows(_buttons(say, table, now)))


def _said(say: Say, table: Table) -> str:
    people = listed(say, [f"<@{table.seats[seat].user_id}>" for seat in table.asked])
    count = len(table.asked)
    if table.reminder is Reminder.TURN:
        until = [say("reminder-until", left=_moment(table.deadline))] if table.deadline else []
        return " ".join([say("reminder-turn", people=people, count=count), *until])
    if table.reminder is Reminder.HALF:
        return say("reminder-half", people=people, count=count, left=_moment(table.deadline))
    if table.reminder is Reminder.WAITING:
        return say("reminder-waiting", people=people, count=count, since=_moment(table.since))
    if count:
        return say("reminder-ending", people=people, left=_moment(table.expires))
    return say("reminder-resting", left=_moment(table.expires), button=say("button-my-hand"))


def _moment(moment: datetime | None) -> str:
    return "" if moment is None else format_dt(moment, "R")


def _buttons(say: Say, table: Table, now: datetime) -> Iterator[Item[Any]]:
    yield button(table.id, 0, "my-hand", say("button-my-hand"), ButtonStyle.primary)
    if may_vote(table, now):
        label = say("button-vote", votes=len(table.votes), needed=needed(table))
        yield button(table.id, last_asked(table), "vote", label)
