"""Sheds the most cards with the weakest play that does it; knows of Unsortiert what its seat may know."""

from random import Random

from engine.cards import Card
from engine.unsortiert.combinations import FACES, LONGEST, readings, strength
from engine.unsortiert.moves import Insert, Kind, Move, Play, Take
from engine.unsortiert.view import View


def play(view: View, _: Random) -> Move:
    """The move of a greedy player, which leaves nothing to chance. It plays whenever it can."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    if plays:
        return min(plays, key=lambda move: _cost(view, move))
    places = [move for move in view.legal if not isinstance(move, Play)]
    return min(places, key=lambda move: _worth(_placed(view, move), move.place))


def turns(hand: tuple[Card, ...]) -> int:
    """The fewest plays that shed a hand, if no gap ever closes."""
    faces = tuple(FACES[card] for card in hand)
    fewest = [0]
    for end in range(1, len(faces) + 1):
        starts = [start for start in range(max(0, end - LONGEST), end) if readings(faces[start:end])]
        fewest.append(1 + min(fewest[start] for start in starts))
    return fewest[-1]


def _cost(view: View, move: Play) -> tuple[bool, int, int, int]:
    """What a play costs, the worst first: cards to draw, cards kept, strength spent, plays still needed."""
    rest = view.hand[: move.start] + view.hand[move.start + move.length :]
    return _brings_cards(view, move), len(rest), strength(move.kind, move.number), turns(rest)


def _brings_cards(view: View, move: Play) -> bool:
    """Whether the play may well win a round with a draw card: as its opener, or as the last to act."""
    if move.kind is Kind.DRAW:
        return not view.acts
    return len(view.acts) + 1 == len(view.order) and any(act.kind is Kind.DRAW for act in view.acts)


def _placed(view: View, move: Take | Insert) -> tuple[Card, ...]:
    """The hand with the reserve card or the drawn card in its place."""
    card = view.drawn if isinstance(move, Insert) else view.spares[view.order[len(view.acts)]][move.spare]
    assert card is not None  # noqa: S101 - else there would be nothing to insert
    return (*view.hand[: move.place], card, *view.hand[move.place :])


def _worth(hand: tuple[Card, ...], place: int) -> tuple[int, int]:
    """What a hand with a new card is worth, best lowest: plays needed, then the strongest group it is in."""
    groups = [
        hand[start : start + length]
        for length in range(1, LONGEST + 1)
        for start in range(max(0, place - length + 1), place + 1)
    ]
    found = [reading for group in groups for reading in readings(tuple(FACES[card] for card in group))]
    return turns(hand), -max(strength(reading.kind, reading.number) for reading in found)
