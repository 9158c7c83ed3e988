"""`unsortiert replay`: a transcript for people or for machines; knows no game's rules."""

import json
import sys
from pathlib import Path

import typer

from bot.cli import Fault
from bot.cli.story import story
from bot.texts import texts
from engine.transcript import BadTranscript, Transcript, positions, read


def replay(file: str, *, language: str, as_json: bool) -> None:
    """Print the game in ``file`` (``-``: the standard input); raises `Fault` for one that breaks a rule."""
    try:
        transcript = read(_text(file))
        told = _for_machines(transcript) if as_json else "\n".join(story(transcript, texts(language)))
    except BadTranscript as error:
        raise Fault(f"{_name(file)}: {error}") from error
    typer.echo(told)


def _for_machines(transcript: Transcript) -> str:
    return json.dumps(list(positions(transcript)))


def _name(file: str) -> str:
    return "standard input" if file == "-" else file


def _text(file: str) -> str:
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode()
    except OSError as error:
        raise Fault(f"{file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise Fault(f"{_name(file)} is no transcript: {error}.") from error
