"""Boards with everything that there can be to tell, of every game, keep Discord's limits."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import positions
import pytest
import shithead_positions
import shows
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import NASTY, facts

from bot.notes import AT_ONCE, MOST_NOTES, Happening, Note, together
from bot.table import Person
from bot.texts import languages, texts
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.face import Presence
from engine.registry import GAMES

SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
LONGEST = NASTY[0]
"""The name that takes most room: each of its signs is escaped."""

STATES: Mapping[str, Callable[..., st.SearchStrategy[Any]]] = {
    "unsortiert": positions.states,
    "scouting": shows.states,
    "shithead": shithead_positions.states,
}
"""States of each game, from its first one on."""


def crowded(game: str, players: int) -> Facts:
    """A table of people with the nastiest of names, of whom everything was told that a table keeps."""
    guest = Person(10**19, LONGEST)
    sitters = tuple(
        Sitter(NASTY[seat % len(NASTY)], computer=True, instead_of=LONGEST, wish=guest)
        if seat
        else Sitter(LONGEST, host=True, presence=Presence.REPLACED)
        for seat in range(players)
    )
    everybody = tuple(range(players))
    told = facts(players, game=game, deadline=NOON, late=everybody, commitment="f" * 64, expires=NOON)
    return replace(told, rests=True, sitters=sitters, notes=full(players))


def full(players: int) -> tuple[Note, ...]:
    """As many notes as a table keeps, each of all who sit there."""
    note = Note(Happening.SKIPPED, NOON, by=LONGEST, whom=LONGEST, moderator=True)
    moments = [NOON + 2 * number * AT_ONCE for number in range(MOST_NOTES)]
    return tuple(replace(note, at=moment) for moment in moments for _ in range(players))


def test_notes_of_everybody_are_as_many_as_a_table_keeps() -> None:
    """None of them is told together with the one before it."""
    assert [len(group) for group in together(full(6))] == [6] * MOST_NOTES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_crowded_boards_keep_the_limits(language: str, game: str, data: st.DataObject) -> None:
    """At any moment of any game: wishes for every seat but the host's, notes, marks; and who waits or not."""
    state = data.draw(STATES[game](least=0))
    shown = GAMES[game].view(state, None)
    told = replace(crowded(game, state.options.players), pictures=data.draw(st.booleans()))
    for one in (told, replace(told, rests=False)):
        assert_within_limits(FACES[game].board(texts(language), one, shown))
        assert_within_limits(FACES[game].result(texts(language), one, shown))
