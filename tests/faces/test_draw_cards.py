"""What a draw card does is told while it lies, and comes true."""

import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from panels import FACE, content, facts
from positions import GAME, states
from test_board import FRIENDS, view
from test_hand import turn

from bot.texts import languages, texts
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase

SLOW = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
ONE = (Act(1, (Card("KH"),), Kind.DRAW, 0),)
BOTH = (*ONE, Act(2, (Card("KD"),), Kind.DRAW, 0))


@pytest.mark.parametrize(
    ("acts", "pile", "language", "said"),
    [
        (ONE, 9, "en", "A draw card is on the table: whoever wins this round draws **3** cards."),
        (BOTH, 9, "en", "Both draw cards are on the table: whoever wins this round draws **6** cards."),
        (BOTH, 1, "en", "Both draw cards are on the table: whoever wins this round draws **1** card."),
        (ONE, 0, "en", "A draw card is on the table: the draw pile is empty, so nobody draws."),
        (ONE, 9, "de", "Eine Ziehkarte liegt: Wer diese Runde gewinnt, zieht **3** Karten."),
        (BOTH, 9, "de", "Beide Ziehkarten liegen: Wer diese Runde gewinnt, zieht **6** Karten."),
        (BOTH, 1, "de", "Beide Ziehkarten liegen: Wer diese Runde gewinnt, zieht **1** Karte."),
        (ONE, 0, "de", "Eine Ziehkarte liegt: Der Ziehstapel ist leer, also zieht niemand."),
    ],
)
def test_board_and_hand_say_what_a_draw_card_brings(
    acts: tuple[Act, ...], pile: int, language: str, said: str
) -> None:
    """Right below what is to be beaten, for everybody and for the one whose turn it is."""
    lying = view(acts=acts, best=None, pile=pile)
    mine = turn(opening=False, acts=acts, best=None, pile=pile)
    for shown in (FACE.board(texts(language), FRIENDS, lying), FACE.panel(texts(language), FRIENDS, mine)):
        lines = content(shown).splitlines()
        assert lines[lines.index(texts(language)("unsortiert-beat-nothing")) + 1] == said


@pytest.mark.parametrize("language", languages())
@SLOW
@given(state=states(), seed=st.integers(0, 2**32))
def test_what_is_told_comes_true_when_somebody_wins_the_round(language: str, state: State, seed: int) -> None:
    """The winner draws that many cards, whatever is played until then; else nobody reads of it."""
    if state.phase is not Phase.PLAY:
        return
    said = content(FACE.board(texts(language), facts(state.options.players), GAME.view(state, None)))
    told = re.search(r"^(?:A draw|Both|Eine Zieh|Beide).*: .*", said, re.MULTILINE)
    lying = [act.kind for act in state.acts].count(Kind.DRAW)
    assert bool(told) == bool(lying)
    count = re.search(r"\*\*(\d)\*\*", told.group()) if told else None
    drawn = _drawn_by_the_winner(state, seed, lying)
    if drawn is not None:
        assert drawn == (int(count.group(1)) if count else 0)


def _drawn_by_the_winner(state: State, seed: int, lying: int) -> int | None:
    """How many cards the round's winner draws when no further draw card is laid; None where nobody has to."""
    rng = random.Random(seed)  # noqa: S311 - any end of the round will do
    number = state.round.number
    while state.phase is Phase.PLAY and state.round.number == number:
        [seat] = GAME.to_act(state)
        state, _ = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        if [act.kind for act in state.acts].count(Kind.DRAW) > lying:
            return None
    if state.phase is Phase.INSERT:
        assert state.drawing is not None
        return state.drawing.left
    return 0 if state.phase is Phase.PLAY else None
