"""How likely it is that cards nobody knows beat a show of Scouting; knows no seat and no deal."""

from functools import cache
from math import exp, prod

from engine.cards import SUITS
from engine.scouting.combinations import DECK, KINDS, NOTHING, STRENGTHS, Group, Kind

_LENGTHS = {strength: len(group) for group, strength in STRENGTHS.items()}


def _chance(group: Group) -> float:
    """The chance that the next cards off a shuffled deck are this group, in this order."""
    fewer = 1 if KINDS[group] is Kind.SET else 0
    return prod((len(SUITS) - fewer * place) / (len(DECK) - place) for place in range(len(group)))


_CHANCES = {group: _chance(group) for group in KINDS}


@cache
def beats(size: int, beat: int) -> float:
    """The chance that a hand of so many cards can show what is stronger than ``beat``.

    It comes from how many stronger groups are expected in it. Of those that have more cards only the shortest
    are counted, for in every longer one there is one of them.
    """
    if beat == NOTHING:
        return 1.0
    most = _LENGTHS[beat] + 1
    stronger = [group for group in KINDS if STRENGTHS[group] > beat and len(group) <= most]
    return 1 - exp(-sum(max(0, size - len(group) + 1) * _CHANCES[group] for group in stronger))
