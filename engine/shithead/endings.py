"""Who is out and when a game of Shithead is over; knows no move."""

from dataclasses import replace
from itertools import groupby

from engine.game import Seat
from engine.shithead.events import GameEnded
from engine.shithead.state import Standing, State, Step
from engine.shithead.view import Ending, Phase

MOST_TURNS = 1000
"""After so many turns a game ends, since it might go round in circles for ever (S33)."""


def after_play(standing: Standing, seat: Seat, *, out: bool) -> Standing:
    """The standing once a seat has played: the opening is over, and with its last cards it is out (S24)."""
    if not out:
        return standing if standing.opening is None else replace(standing, opening=None)
    playing = tuple(other for other in standing.playing if other != seat)
    return replace(standing, opening=None, playing=playing, places=(*standing.places, (seat,)))


def end_if_over(state: State) -> Step:
    """The state as it is, or as it ends: when one player is left (S31), or after too many turns (S33)."""
    if len(state.standing.playing) == 1:
        return _end(state, Ending.LAST)
    if state.turns == MOST_TURNS:
        return _end(state, Ending.TURNS)
    return state, ()


def _end(state: State, ending: Ending) -> Step:
    """Whoever still has cards comes behind all others, the fewest cards first (S33)."""

    def left(seat: Seat) -> int:
        return state.held[seat].size

    last = [tuple(seats) for _, seats in groupby(sorted(state.standing.playing, key=left), key=left)]
    places = (*state.standing.places, *last)
    standing = replace(
        state.standing, phase=Phase.OVER, opening=None, playing=(), places=places, ending=ending
    )
    return replace(state, standing=standing, turn=None), (GameEnded(ending, state.turns, places),)
