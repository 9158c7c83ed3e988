"""Messages as they are sent, kept in files: whoever changes how something looks sees it there.

`SNAPSHOTS=write` writes the files anew. Pictures are kept as what they show, not as pixels.
"""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from panels import FACE
from positions import legal
from test_board import FRIENDS, view
from test_hand import DAN, turn
from test_result import COURSE, OVER, ended

from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.sketches import Tile
from bot.table import Person
from bot.texts import Say, languages, texts
from cogs.faces.face import Presence
from engine.cards import Card
from engine.unsortiert.view import Ending, Phase, View

FOLDER = Path(__file__).parent / "snapshots"
WRITES = os.environ.get("SNAPSHOTS") == "write"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)

AWAY = replace(FRIENDS.sitters[1], presence=Presence.AWAY)
ASKED = replace(FRIENDS.sitters[2], wish=Person(9, "Otto"))
WORDS = replace(FRIENDS, sitters=(FRIENDS.sitters[0], AWAY, ASKED), deadline=NOON)
TABLE = replace(WORDS, pictures=True)
KRASS = replace(TABLE, deck="krass")

TAKING = turn(opening=False)


def drawing() -> View:
    """Anna has won a round with a draw card and has to place the first of two cards."""
    base = view(seat=0, turn=0, hand=DAN[:4], phase=Phase.INSERT, drawn=Card("9S"), draws_left=2)
    return replace(base, legal=legal(base))


MESSAGES: Mapping[str, Callable[[Say], Illustrated]] = {
    "board": lambda say: FACE.board(say, TABLE, view()),
    "board-in-words": lambda say: FACE.board(say, WORDS, view()),
    "board-krass": lambda say: FACE.board(say, KRASS, view()),
    "hand": lambda say: FACE.panel(say, TABLE, turn()),
    "hand-in-words": lambda say: FACE.panel(say, WORDS, turn()),
    "hand-krass": lambda say: FACE.panel(say, KRASS, turn()),
    "hand-waiting": lambda say: FACE.panel(say, TABLE, view(seat=0, hand=DAN)),
    "hint": lambda say: FACE.panel(say, TABLE, TAKING, "hint"),
    "reading": lambda say: FACE.panel(say, TABLE, turn(), "read:4+2"),
    "place": lambda say: FACE.panel(say, TABLE, TAKING, "spare:0"),
    "place-drawn": lambda say: FACE.panel(say, TABLE, drawing()),
    "place-krass": lambda say: FACE.panel(say, KRASS, TAKING, "spare:0"),
    "result": lambda say: FACE.result(say, TABLE, ended(Ending.STUCK, (1,), (3, 1, 0))),
    "result-final": lambda say: FACE.result(say, replace(TABLE, past=COURSE), OVER),
    "result-final-in-words": lambda say: FACE.result(say, replace(WORDS, past=COURSE), OVER),
}


def snapshot(message: Illustrated) -> str:
    """A message as text: its components, and after them what its pictures show."""
    shown = {name: told(sketch) for name, sketch in pictures(message).items()}
    kept = [*message.to_components(), *([{"pictures": shown}] if shown else [])]  # type: ignore[no-untyped-call]
    return json.dumps(kept, indent=1, ensure_ascii=False) + "\n"


def told(value: Any) -> Any:
    """A sketch in plain values, a tile in one line."""
    if isinstance(value, Tile):
        parts = [(one.name, getattr(value, one.name)) for one in fields(value)]
        return " ".join(name if part is True else str(part) for name, part in parts if part)
    if isinstance(value, tuple):
        return [told(one) for one in value]
    if is_dataclass(value):
        return {one.name: told(getattr(value, one.name)) for one in fields(value)}
    return value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_looks_as_it_is_kept(name: str, language: str) -> None:
    """To the letter; a missing file fails."""
    path, now = FOLDER / f"{name}.{language}.json", snapshot(MESSAGES[name](texts(language)))
    if WRITES:
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert path.is_file(), f"{path} is missing; SNAPSHOTS=write makes it"
    assert now == path.read_text(encoding="utf-8")


def test_no_message_is_kept_that_is_not_sent_any_more() -> None:
    """Every file belongs to a message in a language."""
    kept = {path.name for path in FOLDER.glob("*.json")}
    assert kept == {f"{name}.{language}.json" for name in MESSAGES for language in languages()}
