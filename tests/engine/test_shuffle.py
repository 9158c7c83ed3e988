"""The shuffle gives what anybody who follows its description gets, and no order more often than another."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import STANDARD, WITH_JOKERS, Card
from engine.shuffle import commitment, shuffled


def _described(cards: list[Card], seed: bytes, deal: int) -> list[Card]:
    """The shuffle once more, written from its description alone and with no care for speed."""
    deck = list(cards)
    used = 0
    for i in range(len(deck) - 1, 0, -1):
        n = i + 1
        while True:
            block, place = divmod(used, 32)
            b = sha256(seed + deal.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()[place]
            used += 1
            if b < (256 // n) * n:
                break
        j = b % n
        deck[i], deck[j] = deck[j], deck[i]
    return deck


@pytest.mark.parametrize(
    ("seed", "deal", "expected"),
    [
        pytest.param(
            b"",
            0,
            (
                "9C 6C KH 8D QH AS 4C 2S 10H 6S 10D 4S 5H QC QD 2H AC 4H AD X 5S KS 8C 7C KD JH 8S",
                "KC 9D 9H 7H 6H 5C 10S JD 7S 4D 5D X 3H 8H JS 2D 10C 2C 3S 3D JC 6D QS 3C 9S 7D AH",
            ),
            id="no seed",
        ),
        pytest.param(
            b"unsortiert",
            0,
            (
                "3D 7S 10D AC 4H 8D 3H 2S AS 4D QC 6C KS 9C KH JD 6H 9H KC JH X 4S AH QS X 10H 3C",
                "8C 3S 2C 10C 10S 7H 7D 2H 4C 9S 8S JC 5H QH 6D 9D 5D 6S 7C 5C QD JS 2D 5S AD 8H KD",
            ),
            id="first deal",
        ),
        pytest.param(
            b"unsortiert",
            1,
            (
                "8S QH KH 6H 6D 6C 5D 7D AD JC 2S 9D X 8D 3C 7S QC 4D 10D 8H 3S QD 2C 3H KD AH 5H",
                "KC QS 4S AC 10H JD 7C KS AS 6S 5S 8C 7H 4H 4C 2D X 9H 5C 9C 3D JH 10S 2H JS 9S 10C",
            ),
            id="second deal",
        ),
        pytest.param(
            bytes(range(32)),
            300,
            (
                "3D 6D 2C 5S 4S 6S 2S 7S QD 2D QS 3C 9D 10H 4H 5C 6H 5H KD KH 8S X JC 4C JH KS 7H",
                "AS QH 2H 8H 10C AD 4D 7C 9S X 7D 3H 8D 10S 6C 5D JD KC 3S JS AH QC 9H AC 10D 8C 9C",
            ),
            id="a late deal",
        ),
    ],
)
def test_a_seed_gives_this_deck(seed: bytes, deal: int, expected: tuple[str, str]) -> None:
    """Known answers; they may never change, or games of the past could no longer be checked."""
    assert " ".join(shuffled(WITH_JOKERS, seed, deal)) == " ".join(expected)


@given(
    st.lists(st.sampled_from(WITH_JOKERS), max_size=256), st.binary(max_size=80), st.integers(0, 2**32 - 1)
)
def test_the_description_can_be_followed(cards: list[Card], seed: bytes, deal: int) -> None:
    """For any cards, seed and deal."""
    assert list(shuffled(cards, seed, deal)) == _described(cards, seed, deal)


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards within what chance allows (chi-squared, 23 degrees, one in a million)."""
    times = 24_000
    seen = Counter(shuffled(STANDARD[:4], b"fair", deal) for deal in range(times))
    assert len(seen) == 24
    expected = times / 24
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 69


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    """As any tool computes it."""
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_more_cards_than_a_byte_counts_are_refused() -> None:
    """A byte cannot choose among more than 256."""
    assert len(shuffled([Card("AS")] * 256, b"", 0)) == 256
    with pytest.raises(ValueError, match="257 cards"):
        shuffled([Card("AS")] * 257, b"", 0)
