"""Hidden cards leave no trace in anything that others than their owner see, whoever wrote it and wherever."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hidden import shuffled_unseen
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from panels import FACE, GAME, payload
from positions import states

from bot.choices import Choices
from bot.notes import Happening, Note, Reminder
from bot.table import Board, EndReason, Holder, Person, Stage, Table
from bot.texts import languages, texts
from cogs.drawing import Drawing
from cogs.facts import facts
from cogs.mod_answers import outcome
from cogs.table_list import table_list
from cogs.table_words import seat_label
from engine.unsortiert.state import State

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
STRANGER = 999
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def table_of(state: State, language: str) -> Table:
    """A table at which everything happens that can be told, with this state."""
    players = state.options.players
    seats = [Holder(100 + seat, f"Somebody {seat}", missed=seat % 2) for seat in range(players)]
    seats[-1] = Holder(None, "Somebody who left", former_id=77, wish=Person(88, "Somebody who asks"))
    waiting = GAME.to_act(state)
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        locale=language,
        game="unsortiert",
        choices=Choices({"chips": state.options.chips}),
        host_id=100,
        seats=tuple(seats),
        stage=Stage.PLAYING,
        revision=9,
        decisions=dict.fromkeys(waiting, 9),
        state=state,
        deadline=NOON,
        since=NOON - timedelta(hours=1),
        expires=NOON,
        reminder=Reminder.WAITING if waiting else None,
        notes=tuple(Note(what, NOON, by="Mo", whom="Ben", to="Otto") for what in Happening)[-3:],
        deals=1,
        commitment="f" * 64,
        board=Board(5, 1, NOON),
    )


def told(table: Table, language: str) -> Iterator[Any]:
    """Everything that is said of a table to everybody, to moderators and to people without a seat."""
    say, drawing = texts(language), Drawing()
    yield payload(drawing.board(table))
    yield payload(drawing.result(table))
    yield payload(drawing.moved(table, 5))
    if table.reminder is not None:
        yield payload(drawing.reminder(table, NOON))
    yield payload(FACE.more(say, facts(table), GAME.view(table.state, None)))
    yield payload(drawing.hand(table, STRANGER, say))
    yield drawing.due(table, STRANGER)
    yield payload(table_list(say, [table], 0, NOON))
    yield [seat_label(say, table, seat) for seat in range(len(table.seats))]
    for after in (table, replace(table, stage=Stage.ENDED, ended=EndReason.STOPPED)):
        reply = outcome(say, replace(table, notes=()), after)
        assert reply.view is not None
        yield payload(reply.view)
        yield payload(drawing.board(after))
    yield repr(table)


@EVERY_LANGUAGE
@SLOW
@given(state=states(), seed=st.integers(0, 2**32))
def test_whatever_is_told_to_others_is_the_same_whichever_cards_are_hidden(
    language: str, state: State, seed: int
) -> None:
    """Boards, results, reminders, notes, lists, offers, answers, logs: neither in words nor in ids."""
    other = shuffled_unseen(state, None, seed)
    assume(other != state)
    assert [*told(table_of(state, language), language)] == [*told(table_of(other, language), language)]


@SLOW
@given(state=states(), seed=st.integers(0, 2**32), data=st.data())
def test_a_panel_on_every_step_is_the_same_whichever_cards_others_hold(
    state: State, seed: int, data: st.DataObject
) -> None:
    """Its player's own cards alone are in it, and in what keeps an open hand fresh."""
    seat = data.draw(st.integers(0, state.options.players - 2))
    other = shuffled_unseen(state, seat, seed)
    assume(other != state)
    say, drawing = texts("en"), Drawing()
    for step in ("hand", "spare:0", "spare:1", "read:0+1", "read:1+2"):
        one, two = (
            payload(drawing.hand(table_of(each, "en"), 100 + seat, say, step)) for each in (state, other)
        )
        assert one == two
