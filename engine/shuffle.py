"""The shuffle that anyone can check afterwards; knows no game and no source of chance.

The table shows ``SHA-256(seed)`` when a game starts and the seed when it ends. Whoever has the seed can
shuffle every deck of the game again:

1. *Bytes.* Block ``k`` (0, 1, 2, …) of deal ``d`` (0, 1, 2, …) is ``SHA-256(seed + d + k)``, where ``+``
   joins bytes and ``d`` and ``k`` are written as four bytes each, the highest first. The blocks follow each
   other as one stream of bytes.
2. *A number below n* (at most 256). Take the next byte ``b`` of the stream. When ``b`` is at least the
   highest multiple of ``n`` that is not above 256, throw it away and take the next; else the number is ``b
   mod n``. So every number is equally likely.
3. *Cards* (Fisher-Yates). They begin in the game's own order, for Unsortiert `engine.cards.WITH_JOKERS`.
   For each place ``i`` from the last down to 1, draw ``j`` below ``i + 1`` and swap the cards at ``i`` and
   ``j``. Place 0 is the top of the shuffled deck.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import chain, count

from engine.cards import Card

_BYTE = 256


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game: its SHA-256, in hexadecimal digits."""
    return sha256(seed).hexdigest()


def _draws(seed: bytes, deal: int, bounds: Iterable[int]) -> Iterator[int]:
    """For each bound the next number below it, each equally likely."""
    prefix = seed + deal.to_bytes(4, "big")
    blocks = (sha256(prefix + block.to_bytes(4, "big")).digest() for block in count())
    stream = chain.from_iterable(blocks)
    for bound in bounds:
        limit = _BYTE - _BYTE % bound
        byte = next(stream)
        while byte >= limit:
            byte = next(stream)
        yield byte % bound


def shuffled(cards: Sequence[Card], seed: bytes, deal: int) -> tuple[Card, ...]:
    """The cards as the seed shuffles them for this deal (0-based), the top first.

    Raises `ValueError` for more than 256 cards.
    """
    if len(cards) > _BYTE:
        raise ValueError(f"{len(cards)} cards are more than {_BYTE}")
    deck = list(cards)
    places = range(len(deck) - 1, 0, -1)
    for place, other in zip(places, _draws(seed, deal, range(len(deck), 1, -1)), strict=True):
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)
