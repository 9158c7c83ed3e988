"""Reads the text of a move of Unsortiert; knows no state."""

import re

from engine.game import MalformedMove
from engine.unsortiert.combinations import READINGS
from engine.unsortiert.moves import Insert, Move, Take
from engine.unsortiert.plays import PLACES, play

_PLACE = "(0|[1-9][0-9]?)"
_PLAY = re.compile(rf"play:{_PLACE}(\+.*)")
_TAKE = re.compile(rf"take:([01]):{_PLACE}")
_INSERT = re.compile(rf"insert:{_PLACE}")

_READINGS = {str(play(0, reading)).removeprefix("play:0"): reading for reading in READINGS}
"""Every way to read cards by the text that follows the place, such as ``+2:pair:9``."""


def parse_move(text: str) -> Move:
    """The move that ``text`` stands for, so that ``str`` prints it again; raises `MalformedMove`."""
    if (found := _PLAY.fullmatch(text)) and found[2] in _READINGS and int(found[1]) in PLACES:
        return play(int(found[1]), _READINGS[found[2]])
    if found := _TAKE.fullmatch(text):
        return Take(int(found[1]), int(found[2]))
    if found := _INSERT.fullmatch(text):
        return Insert(int(found[1]))
    raise MalformedMove(f"{text!r} is not a move of Unsortiert")
