"""What the shuffle is promised by: public before anybody plays, there to compare when the seed is told."""

from dataclasses import replace

import pytest
from panels import FACE, content, facts, payload
from positions import GAME, played
from test_board import FRIENDS, view

from bot.texts import languages, texts
from cogs.faces.shuffle import proof
from engine.shuffle import commitment

SEED = bytes(range(32))
PROMISED = replace(FRIENDS, commitment=commitment(SEED))
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_the_first_board_of_a_game_shows_the_whole_promise_to_everybody(language: str) -> None:
    """All 64 digits, in small print, from the moment at which the cards are dealt."""
    told = facts(commitment=commitment(SEED))
    *_, said, digits = content(
        FACE.board(texts(language), told, GAME.view(played(4, 3, 1, 1), None))
    ).splitlines()
    assert digits == f"-# `{commitment(SEED)}`"
    assert said.startswith("-# ")
    assert "SHA-256" in said


@every_language
def test_the_promise_stays_in_the_channel_when_the_first_deal_has_become_a_result(language: str) -> None:
    """The board is edited into the result of its deal; what was promised on it must not go with that."""
    state = next(state for moves in range(400) if (state := played(4, 3, 1, moves)).standing.result)
    told = facts(commitment=commitment(SEED))
    result = content(FACE.result(texts(language), told, GAME.view(state, None)))
    assert result.splitlines()[-1] == f"-# `{commitment(SEED)}`"


@every_language
def test_the_boards_of_later_deals_leave_the_promise_to_the_page_behind_more(language: str) -> None:
    """It does not change, and room is scarce on a phone."""
    assert "SHA-256" not in content(FACE.board(texts(language), PROMISED, view(deal=2)))
    assert f"`{commitment(SEED)}`" in content(FACE.more(texts(language), PROMISED, view(deal=2)))


@every_language
def test_where_nothing_was_promised_yet_nothing_is_said_of_it(language: str) -> None:
    """On no board and on no page."""
    assert "SHA-256" not in content(FACE.board(texts(language), FRIENDS, view(deal=1)))
    assert "SHA-256" not in content(FACE.more(texts(language), FRIENDS, view()))


@every_language
def test_seed_and_promise_can_be_copied_and_compared(language: str) -> None:
    """What stands between two backticks is the digits alone, without characters that nobody sees."""
    shown = [
        FACE.board(texts(language), PROMISED, view(deal=1)),
        FACE.more(texts(language), PROMISED, view()),
    ]
    said = ["\n".join(part["content"] for part in payload(one) if "content" in part) for one in shown]
    kept = proof(texts(language), SEED.hex(), commitment(SEED))
    assert all(f"`{commitment(SEED)}`" in text for text in (*said, kept))
    assert f"`{SEED.hex()}`" in kept
