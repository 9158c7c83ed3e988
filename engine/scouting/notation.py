"""Reads the text of a move of Scouting; knows no state."""

import re

from engine.game import MalformedMove
from engine.scouting.moves import End, Move, Scout, ScoutShow, Show
from engine.scouting.shows import LENGTHS, PLACES

_PLACE = "|".join(map(str, PLACES))
_GROUP = rf"({_PLACE})\+({'|'.join(map(str, LENGTHS))})"
_TAKEN = rf"([LR]):({_PLACE})"
_SHOW = re.compile(rf"show:{_GROUP}")
_SCOUT = re.compile(rf"scout:{_TAKEN}")
_SCOUT_SHOW = re.compile(rf"scoutshow:{_TAKEN}:{_GROUP}")


def parse_move(text: str) -> Move:
    """The move that ``text`` stands for, so that ``str`` prints it again; raises `MalformedMove`."""
    if found := _SHOW.fullmatch(text):
        return Show(int(found[1]), int(found[2]))
    if found := _SCOUT.fullmatch(text):
        return Scout(End(found[1]), int(found[2]))
    if found := _SCOUT_SHOW.fullmatch(text):
        return ScoutShow(End(found[1]), int(found[2]), int(found[3]), int(found[4]))
    raise MalformedMove(f"{text!r} is not a move of Scouting")
