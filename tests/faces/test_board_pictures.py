"""What is in the picture of a board of Unsortiert, and what in words beside it; draws none."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from limits import assert_within_limits
from panels import FACE, content, controls, facts, seen
from pictured import ANY_DECK, EVERY_LANGUAGE, ILLUSTRATED, SLOW, picture
from positions import GAME, states
from test_board import FRIENDS, view

from bot.pictures.board_sketches import RoundSketch
from bot.pictures.sketches import Mark
from bot.table import Person
from bot.texts import texts
from cogs.faces.face import Presence
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def test_a_boards_picture_shows_the_round_with_the_play_to_beat_marked() -> None:
    """In the order of the plays, each with its kind's mark; a joker's number is told."""
    single = Act(2, (Card("4S"),), Kind.SINGLE, 4)
    pair = Act(0, (Card("9H"), Card("X")), Kind.PAIR, 9)
    took = Act(1, (Card("10D"),), None, 0)
    shown = view(acts=(single, pair, took), best=pair, order=(2, 0, 1), turn=1)
    sketch, _ = picture(FACE.board(texts("en"), ILLUSTRATED, shown))
    assert [(play.seat, play.mark, play.word, play.best) for play in sketch.middle.plays] == [
        (2, Mark.GREY_DOTTED, "Single", False),
        (0, Mark.GREEN_SOLID, "Pair 9", True),
        (1, None, "Reserve", False),
    ]


def test_a_joker_in_a_run_says_which() -> None:
    """By its lowest and its highest number, with a word as short as can be."""
    run = Act(0, (Card("8H"), Card("X"), Card("9S")), Kind.RUN3, 10)
    sketch, _ = picture(FACE.board(texts("de"), ILLUSTRATED, view(acts=(run,), best=run)))
    assert seen(sketch.middle.plays[0].word) == "Folge 8-10"


@pytest.mark.parametrize(
    ("phase", "turn_of", "best", "draws"), [(Phase.PLAY, 1, 0, 3), (Phase.INSERT, 2, 2, 2)]
)
def test_who_draws_is_marked_as_the_winner_with_what_is_left_to_place(
    phase: Phase, turn_of: int, best: int, draws: int
) -> None:
    """While the round runs it is the best so far, and how many its winner will draw."""
    king, stop = Act(1, (Card("KH"),), Kind.DRAW, 0), Act(2, (Card("KS"),), Kind.STOP, 0)
    nine = Act(0, (Card("9H"),), Kind.SINGLE, 9)
    shown = view(phase=phase, turn=turn_of, acts=(king, nine, stop), best=nine, draws_left=2)
    sketch, _ = picture(FACE.board(texts("en"), ILLUSTRATED, shown))
    assert [play.seat for play in sketch.middle.plays if play.best] == [best]
    assert sketch.middle.draws == draws


EXPECTED = {
    "en": """\
### Unsortiert
-# Deal 2 · Round 4 · Host: Anna
**Ben** is to play.
Time runs out <t:1767268800:R>.
To beat: **Pair of 9s** `9♥` `Joker` by Anna
-# **Previous round:** Anna won it with `Q♠·12` and drew 3 cards.
-# Also played: Ben `K♥·Draw`
-# Took a reserve card: Computer 1 `4♠`""",
    "de": """\
### Unsortiert
-# Durchgang 2 · Runde 4 · Gastgeber: Anna
**Ben** ist dran.
Die Zeit läuft <t:1767268800:R> ab.
Zu überbieten: **Paar 9er** `9♥` `Joker` von Anna
-# **Vorige Runde:** Anna hat mit `D♠·12` gewonnen und 3 Karten gezogen.
-# Außerdem gespielt: Ben `K♥·Zieh`
-# Ersatzkarte genommen: Computer 1 `4♠`""",
}


@EVERY_LANGUAGE
def test_words_beside_a_boards_picture_are_what_has_to_be_read_at_once(language: str) -> None:
    """Whose turn, until when, what is to beat; what is in the picture is not said twice."""
    assert (
        content(FACE.board(texts(language), replace(ILLUSTRATED, deadline=NOON), view()))
        == EXPECTED[language]
    )


def test_a_seat_that_somebody_asks_for_keeps_its_line_and_its_buttons() -> None:
    """Since who asks is in no picture."""
    ben = replace(FRIENDS.sitters[1], wish=Person(9, "Otto"))
    told = replace(ILLUSTRATED, sitters=(FRIENDS.sitters[0], ben, FRIENDS.sitters[2]))
    board = FACE.board(texts("en"), told, view())
    assert "➤ **Ben**\n✋ Otto asks for this seat. The host decides." in content(board)
    assert [one.what for one in controls(board)][:2] == ["grant:1:9", "decline:1:9"]


@pytest.mark.parametrize(
    ("presence", "said"), [(Presence.AWAY, "away"), (Presence.REPLACED, "away: the computer plays")]
)
def test_who_is_away_is_told_in_words_too_unless_all_are(presence: Presence, said: str) -> None:
    """Whether the computer plays for them is in no picture."""
    ben = replace(FRIENDS.sitters[1], presence=presence)
    told = replace(ILLUSTRATED, sitters=(FRIENDS.sitters[0], ben, FRIENDS.sitters[2]))
    assert f"\n➤ **Ben** · {said}\n" in content(FACE.board(texts("en"), told, view()))
    assert (
        "Ben" not in content(FACE.board(texts("en"), replace(told, rests=True), view())).split("To beat")[0]
    )


@EVERY_LANGUAGE
@SLOW
@given(state=states(least=0), deck=ANY_DECK)
def test_every_board_with_a_picture_keeps_the_limits(language: str, state: State, deck: str) -> None:
    """With the nastiest of names, every fact there can be, and somebody who asks for each seat."""
    told = facts(state.options.players, deadline=NOON, late=(0, 1, 2), commitment="f" * 64)
    asked = tuple(replace(one, wish=Person(2**63, one.name)) for one in told.sitters)
    told = replace(told, sitters=asked, pictures=True, deck=deck)
    assert_within_limits(FACE.board(texts(language), told, GAME.view(state, None)))


def test_the_middle_of_a_table_says_that_nothing_lies_while_a_round_runs() -> None:
    """Between two deals it says nothing."""
    for turn_of, word in ((1, "Nothing played yet"), (None, "")):
        phase = Phase.DEAL if turn_of is None else Phase.PLAY
        sketch, _ = picture(
            FACE.board(texts("en"), ILLUSTRATED, view(phase=phase, turn=turn_of, acts=(), best=None))
        )
        assert isinstance(sketch.middle, RoundSketch)
        assert sketch.middle.empty_word == word
