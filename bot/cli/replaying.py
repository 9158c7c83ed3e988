"""`unsortiert replay`: a transcript, move by move; knows no game's rules."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import typer

from bot.cli import Fault
from engine.game import AnyGame, Outcome, Seat
from engine.registry import GAMES
from engine.transcript import BadTranscript, Transcript, positions, read
from engine.transcript import replay as states_of


def replay(file: str, *, as_json: bool) -> None:
    """Print the game in ``file`` (``-``: the standard input); raises `Fault` for one that breaks a rule."""
    try:
        transcript = read(_text(file))
        told = json.dumps(list(positions(transcript))) if as_json else "\n".join(_story(transcript))
    except BadTranscript as error:
        raise Fault(f"{_name(file)}: {error}") from error
    typer.echo(told)


def _name(file: str) -> str:
    return "standard input" if file == "-" else file


def _text(file: str) -> str:
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode()
    except OSError as error:
        raise Fault(f"{file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise Fault(f"{_name(file)} is no transcript: {error}.") from error


def _story(transcript: Transcript) -> Iterator[str]:
    """The game in lines: what was chosen, every move, how it stands in the end; raises `BadTranscript`."""
    game, states = GAMES[transcript.game], list(states_of(transcript))
    yield ", ".join([transcript.game, *(f"{name} {value}" for name, value in transcript.options.items())])
    deal = None
    for number, line in enumerate(transcript.moves):
        before = game.position(states[number]).get("deal")
        if before != deal:
            deal = before
            yield f"Deal {deal}"
        seat, move = line.split(" ", 1)
        yield f"{number:5}  seat {seat}  {move}"
    yield _end(game, states[-1], len(transcript.moves))


def _end(game: AnyGame, state: Any, moves: int) -> str:
    outcome: Outcome | None = game.outcome(state)
    if outcome is not None:
        lost, won = _seats(outcome.losers), _seats(outcome.winners)
        return f"Over after {moves} moves ({outcome.reason}). Lost: {lost}. Won: {won}."
    turn = game.to_act(state)
    return f"Not over after {moves} moves: {f'{_seats(turn)} to act' if turn else 'the next deal is due'}."


def _seats(seats: Sequence[Seat]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) or "nobody"
