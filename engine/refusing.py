"""Says why a game refuses cards or a move; knows of it only what every game's phases are called."""

from collections.abc import Sequence

from engine.cards import Card
from engine.game import IllegalMove, RefusalCode, Seat

DEAL = "deal"
"""The phase of every game in which it waits for cards."""

OVER = "over"
"""The phase of every game that has ended."""


def check_deck(phase: str, cards: Sequence[Card], deck: Sequence[Card]) -> None:
    """Raise `IllegalMove` unless the cards are due and are the deck, in whatever order."""
    if phase == OVER:
        raise IllegalMove(RefusalCode.OVER, "the game has ended")
    if phase != DEAL:
        raise IllegalMove(RefusalCode.NO_DEAL_DUE, "the cards have been dealt")
    if sorted(cards) != sorted(deck):  # as often, too: a deck may have a card twice
        raise IllegalMove(RefusalCode.WRONG_DECK, f"these are not the {len(deck)} cards of the deck")


def refusal(phase: str, seat: Seat, *to_act: Seat | None) -> IllegalMove:
    """Why a seat may not make a move that is not among its legal ones, of which others have none."""
    if phase == OVER:
        return IllegalMove(RefusalCode.OVER, "the game has ended")
    if phase == DEAL:
        return IllegalMove(RefusalCode.DEAL_DUE, "the next deal has to come first")
    if seat not in to_act:
        return IllegalMove(RefusalCode.NOT_TO_ACT, f"it is the turn of seat {', '.join(map(str, to_act))}")
    return IllegalMove(RefusalCode.ILLEGAL, f"seat {seat} may not make this move now")
