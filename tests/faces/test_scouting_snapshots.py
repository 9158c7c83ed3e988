"""Messages of Scouting as they are sent, kept in files: whoever changes how something looks sees it there.

`SNAPSHOTS=write` writes the files anew. Pictures are kept as what they show, not as pixels.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from scouting_table import FACE, FIRST, FOURTH, FRIENDS, GAME, SECOND, THIRD, public, state
from test_snapshots import FOLDER, WRITES, snapshot

from bot.pictures.illustrated import Illustrated
from bot.table import Person
from bot.texts import Say, languages, texts
from cogs.faces.face import Presence
from engine.scouting.view import Phase

KEPT = FOLDER / "scouting"

AWAY = replace(FRIENDS.sitters[1], presence=Presence.AWAY)
ASKED = replace(FRIENDS.sitters[3], wish=Person(9, "Otto"))
WORDS = replace(
    FRIENDS,
    sitters=(FRIENDS.sitters[0], AWAY, FRIENDS.sitters[2], ASKED),
    deadline=datetime(2026, 1, 1, 12, tzinfo=UTC),
)
TABLE = replace(WORDS, pictures=True)
KRASS = replace(TABLE, deck="krass")

ENDED = public(12, "scout:L:0")
OVER = replace(
    ENDED, phase=Phase.OVER, scores=((4, 0, -3, 1), (0, 8, 2, -14)), points=(4, 8, -1, -13), winners=(1,)
)

MESSAGES: Mapping[str, Callable[[Say], Illustrated]] = {
    "board": lambda say: FACE.board(say, TABLE, public(9)),
    "board-in-words": lambda say: FACE.board(say, WORDS, public(9)),
    "board-krass": lambda say: FACE.board(say, KRASS, public(9)),
    "board-nothing-lies": lambda say: FACE.board(say, TABLE, public(0)),
    "hand-first": lambda say: FACE.panel(say, TABLE, FIRST),
    "hand": lambda say: FACE.panel(say, TABLE, SECOND),
    "hand-in-words": lambda say: FACE.panel(say, WORDS, SECOND),
    "hand-krass": lambda say: FACE.panel(say, KRASS, SECOND),
    "hand-last": lambda say: FACE.panel(say, TABLE, FOURTH),
    "hand-waiting": lambda say: FACE.panel(say, TABLE, GAME.view(state(9), 0)),
    "hand-after-a-deal": lambda say: FACE.panel(say, TABLE, replace(ENDED, seat=1)),
    "hand-over": lambda say: FACE.panel(say, TABLE, replace(OVER, seat=1)),
    "hint": lambda say: FACE.panel(say, TABLE, THIRD, "hint"),
    "scout": lambda say: FACE.panel(say, TABLE, THIRD, "scout:L"),
    "scout-in-words": lambda say: FACE.panel(say, WORDS, THIRD, "scout:L"),
    "both-end": lambda say: FACE.panel(say, TABLE, THIRD, "both"),
    "both-place": lambda say: FACE.panel(say, TABLE, THIRD, "both:L"),
    "both-show": lambda say: FACE.panel(say, TABLE, THIRD, "both:L:2"),
    "result": lambda say: FACE.result(say, TABLE, ENDED),
    "result-in-words": lambda say: FACE.result(say, WORDS, ENDED),
    "result-final": lambda say: FACE.result(say, TABLE, OVER),
    "result-final-in-words": lambda say: FACE.result(say, WORDS, OVER),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_looks_as_it_is_kept(name: str, language: str) -> None:
    """To the letter; a missing file fails."""
    path, now = KEPT / f"{name}.{language}.json", snapshot(MESSAGES[name](texts(language)))
    if WRITES:
        KEPT.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert path.is_file(), f"{path} is missing; SNAPSHOTS=write makes it"
    assert now == path.read_text(encoding="utf-8")


def test_no_message_is_kept_that_is_not_sent_any_more() -> None:
    """Every file belongs to a message in a language."""
    kept = {path.name for path in KEPT.iterdir()}
    assert kept == {f"{name}.{language}.json" for name in MESSAGES for language in languages()}
