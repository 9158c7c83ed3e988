"""From a table as the service knows it to messages; the only place that takes a view for somebody.

It picks the game's face and tells it what it needs besides the view.
"""

from dataclasses import replace
from datetime import datetime
from typing import Any

from discord.ui import LayoutView

from bot.panels import Hand
from bot.pictures.illustrated import Illustrated, illustrated
from bot.table import Stage, Table, Waits
from bot.texts import Say, texts
from cogs.faces import FACES, Face, Facts
from cogs.faces.layout import message, small, text
from cogs.faces.shuffle import proof
from cogs.faces.steps import FIRST_STEP
from cogs.facts import facts
from cogs.lobby_message import closed, lobby, why
from cogs.reminder_message import reminder
from cogs.seat_offers import asked_for, no_seat
from engine.registry import GAMES

_ASKS = "asks:"
"""Begins what the page of somebody shows who asks for a seat."""


def link_to(say: Say, table: Table, message_id: int) -> str:
    """A link to a message in a table's channel, as markdown."""
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{message_id}"
    return f"[{say('go-to-table')}]({address})"


def face_of(table: Table) -> Face:
    """How this table's game looks."""
    return FACES[table.game]


def asked(table: Table, user_id: int) -> int | None:
    """The number of the question that is put to somebody; None: there is none."""
    seat = table.seat_of(user_id)
    return None if seat is None else table.decisions.get(seat)


class Drawing:
    """How tables look, in public and to a person."""

    def board(self, table: Table, history: tuple[Any, ...] = ()) -> LayoutView:
        """The table as it stands: the lobby, the running deal, how it ended and how it came to that."""
        if table.stage is Stage.LOBBY:
            return lobby(texts(table.locale), table)
        if table.stage is Stage.ENDED and not _played_out(table):
            return closed(texts(table.locale), table)
        if table.stage is Stage.ENDED or table.waits is Waits.DEAL:
            return self._result(table, replace(facts(table), past=history))
        view, say, told = GAMES[table.game].view(table.state, None), texts(table.locale), facts(table)
        return illustrated(lambda on: face_of(table).board(say, replace(told, pictures=on), view))

    def result(self, table: Table) -> LayoutView:
        """What stays behind of the deal that ended last; what was done to the table is told on the next."""
        return self._result(table, replace(facts(table), notes=()))

    def _result(self, table: Table, told: Facts) -> Illustrated:
        view, say = GAMES[table.game].view(table.state, None), texts(table.locale)
        return illustrated(lambda on: face_of(table).result(say, replace(told, pictures=on), view))

    def moved(self, table: Table, message_id: int) -> LayoutView:
        """What stays behind of a board that another message has replaced."""
        say = texts(table.locale)
        return message(text(say("board-moved", link=link_to(say, table, message_id))))

    def reminder(self, table: Table, now: datetime) -> LayoutView:
        """What reminds those who are waited for."""
        return reminder(texts(table.locale), table, now)

    def farewell(self, table: Table) -> str:
        """What is said with the transcript, and how the shuffle can be checked."""
        say = texts(table.locale)
        return _with_proof(say, table, say("transcript-here"))

    def farewell_without(self, table: Table) -> str:
        """What is said where the transcript may not be attached."""
        say = texts(table.locale)
        stuck = say("transcript-stuck", permission=say("permission", permission="attach_files"))
        return _with_proof(say, table, stuck)

    def hand(
        self, table: Table, user_id: int, say: Say, step: str = FIRST_STEP, notice: str = ""
    ) -> LayoutView:
        """A person's private message, whoever it is and however the table stands."""
        seat = table.seat_of(user_id)
        if table.stage is Stage.ENDED and not _played_out(table):
            return message(text(notice, why(say, table)))
        if seat is None:
            return no_seat(say, table, user_id, notice)
        if table.state is None:
            return message(text(notice, say("hand-in-lobby")))
        view, told = GAMES[table.game].view(table.state, seat), facts(table, seat)
        face = face_of(table)
        return illustrated(lambda on: face.panel(say, replace(told, pictures=on), view, step, notice))

    def again(self, table: Table, user_id: int, say: Say, hand: Hand) -> LayoutView:
        """An open hand as the table stands; one from an earlier deal lies above the new board and says so.

        Who is still asked the same thing goes on where they were.
        """
        above = table.stage is Stage.PLAYING and table.deals > max(
            hand.deal, 1
        )  # the first deal's was the lobby
        notice = say("hand-new-deal", button=say("button-my-hand")) if above else ""
        if table.stage is Stage.PLAYING and table.seat_of(user_id) is None:
            notice = say("wish-refused") if hand.due.startswith(_ASKS) else ""
        step = hand.step if hand.asked is not None and hand.asked == asked(table, user_id) else FIRST_STEP
        return self.hand(table, user_id, say, step, notice)

    def due(self, table: Table, user_id: int) -> str:
        """What an open hand must show at least: one's turn, its time, that all are away, its moment, the end.

        Of somebody without a seat: for which one they ask.
        """
        seat = table.seat_of(user_id)
        if table.stage is Stage.ENDED:
            return "over"
        if seat is None:
            wanted = asked_for(table, user_id)
            return "watching" if wanted is None else f"{_ASKS}{wanted}"
        if seat in table.decisions:
            until = table.deadline and int(table.deadline.timestamp())
            return f"turn:{table.decisions[seat]}:{until}"
        if table.state is None:
            return "lobby"
        if table.rests:
            return "rests"
        return face_of(table).moment(GAMES[table.game].view(table.state, seat))


def _with_proof(say: Say, table: Table, said: str) -> str:
    return "\n".join([said, *small(proof(say, table.seed, table.commitment).splitlines())])


def _played_out(table: Table) -> bool:
    return table.state is not None and GAMES[table.game].outcome(table.state) is not None
