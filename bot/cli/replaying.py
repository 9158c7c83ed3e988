"""`unsortiert replay`: a transcript for people or for machines; knows no game's rules."""

import json
import sys
from pathlib import Path

from bot.cli import Fault
from bot.cli.output import tell
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
    tell(told)


def _for_machines(transcript: Transcript) -> str:
    return json.dumps(list(positions(transcript)))


def _name(file: str) -> str:
    return "standard input" if file == "-" else file


def _text(file: str) -> str:
    try:
        return _bytes(file).decode()
    except OSError as error:
        raise Fault(f"{_name(file)} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise Fault(f"{_name(file)} is no transcript: {error}.") from error


def _bytes(file: str) -> bytes:
    if file != "-":
        return Path(file).read_bytes()
    if sys.stdin is None:
        raise Fault("There is no standard input.")
    return sys.stdin.buffer.read()
