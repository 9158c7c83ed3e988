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

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count

from engine.cards import Card

_BYTE = 256


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game: its SHA-256, in hexadecimal digits."""
    return sha256(seed).hexdigest()


def _stream(seed: bytes, deal: int) -> Iterator[int]:
    """The bytes that drive the shuffle of one deal, as many as are asked for."""
    prefix = seed + deal.to_bytes(4, "big")
    for block in count():
        yield from sha256(prefix + block.to_bytes(4, "big")).digest()


def _below(bound: int, stream: Iterator[int]) -> int:
    """The next number from 0 to ``bound - 1``, each equally likely."""
    limit = _BYTE - _BYTE % bound
    return next(byte for byte in stream if byte < limit) % bound


def shuffled(cards: Sequence[Card], seed: bytes, deal: int) -> tuple[Card, ...]:
    """The cards as the seed shuffles them for this deal (0-based), the top first.

    Raises `ValueError` for more than 256 cards.
    """
    if len(cards) > _BYTE:
        raise ValueError(f"{len(cards)} cards are more than {_BYTE}")
    deck = list(cards)
    stream = _stream(seed, deal)
    for place in range(len(deck) - 1, 0, -1):
        other = _below(place + 1, stream)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)
