"""Messages of Shithead as they are sent, kept in files: whoever changes how something looks sees it there."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from shithead_positions import GAME, played
from shithead_table import FACE, FRIENDS, holding, turn
from test_shithead_board import choosing, view
from test_shithead_result import ended
from test_snapshots import FOLDER, WRITES, snapshot

from bot.pictures.illustrated import Illustrated
from bot.texts import Say, languages, texts

KEPT = FOLDER / "shithead"
WORDS = replace(FRIENDS, deadline=datetime(2026, 1, 1, 12, tzinfo=UTC))
TABLE = replace(WORDS, pictures=True)

BEGUN = GAME.view(played(4, 1, 0), 0)
MINE = turn(holding("7C 7D 10S 2H 9H 4D", "KS", "4C"), "5D 9S")
STUCK = turn(holding("4C 5H", "KS", "4S"), "AD 3C")
BLIND = turn(holding("", "", "4S 9D"), "AD 3C")

MESSAGES: Mapping[str, Callable[[Say], Illustrated]] = {
    "choose": lambda say: FACE.panel(say, TABLE, BEGUN),
    "choose-in-words": lambda say: FACE.panel(say, WORDS, BEGUN, "pick:02"),
    "hand": lambda say: FACE.panel(say, TABLE, MINE),
    "hand-in-words": lambda say: FACE.panel(say, WORDS, MINE),
    "hint": lambda say: FACE.panel(say, TABLE, MINE, "hint"),
    "stuck": lambda say: FACE.panel(say, TABLE, STUCK),
    "blind": lambda say: FACE.panel(say, TABLE, BLIND),
    "waiting": lambda say: FACE.panel(say, TABLE, replace(MINE, turn=1, legal=())),
    "board-choosing": lambda say: FACE.board(say, TABLE, choosing()),
    "board": lambda say: FACE.board(say, TABLE, view()),
    "board-in-words": lambda say: FACE.board(say, WORDS, view()),
    "result": lambda say: FACE.result(say, TABLE, ended()),
    "result-in-words": lambda say: FACE.result(say, WORDS, ended()),
    "more": lambda say: FACE.more(say, TABLE, view(keeps=True)),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_of_shithead_looks_as_it_is_kept(name: str, language: str) -> None:
    """To the letter; a missing file fails."""
    path, now = KEPT / f"{name}.{language}.json", snapshot(MESSAGES[name](texts(language)))
    if WRITES:
        KEPT.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert path.is_file(), f"{path} is missing; SNAPSHOTS=write makes it"
    assert now == path.read_text(encoding="utf-8")


def test_no_message_of_shithead_is_kept_that_is_not_sent_any_more() -> None:
    """Every file belongs to a message in a language."""
    kept = {path.name for path in KEPT.iterdir()}
    assert kept == {f"{name}.{language}.json" for name in MESSAGES for language in languages()}
