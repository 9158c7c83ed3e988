"""Sketches to paint in tests of the painters, fuller than any game has; their words are in no texts."""

from random import Random

from bot.pictures.sketches import (
    BoardSketch,
    Group,
    HandSketch,
    Mark,
    PlaySketch,
    RoundSketch,
    SeatSketch,
    Sign,
    Tile,
)

NUMBERS = {"A": "1", "J": "11", "Q": "12"}
WORDS = {
    (Mark.SINGLE, 1): "Einzelkarte",
    (Mark.RUN2, 2): "Zweierfolge",
    (Mark.RUN3, 3): "Dreierfolge",
    (Mark.PAIR, 2): "Paar",
    (Mark.TRIPLE, 3): "Drilling",
    (Mark.STOP, 1): "Stoppkarte",
    (Mark.DRAW, 1): "Ziehkarte",
}


def tile(card: str, *, chequered: bool = False) -> Tile:
    """A card by its notation, such as ``10H``, ``KS`` or ``X``, in one of the two decks."""
    rank, suit = (card, "") if card == "X" else (card[:-1], card[-1])
    sign = {"X": Sign.JOKER, "K": Sign.STOP if suit in {"S", "C"} else Sign.DRAW}.get(rank, Sign.NONE)
    if chequered:
        big = {Sign.JOKER: "X", Sign.STOP: "STOP", Sign.DRAW: "+3"}.get(sign, NUMBERS.get(rank, rank))
        return Tile(big, sign=sign, chequered=True)
    big = {Sign.JOKER: "", Sign.STOP: "", Sign.DRAW: "+3"}.get(sign, NUMBERS.get(rank, rank))
    small = "Joker" if rank == "X" else rank if rank in {"A", "J", "Q", "K"} else ""
    return Tile(big, small, suit, sign)


def tiles(cards: str, *, chequered: bool = False) -> tuple[Tile, ...]:
    """Cards by their notation, with spaces between them."""
    return tuple(tile(card, chequered=chequered) for card in cards.split())


def group(start: int, length: int, mark: Mark) -> Group:
    """A group with the word for it."""
    return Group(start, length, mark, WORDS[mark, length])


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = (*(f"{rank}{suit}" for suit in "SHDC" for rank in RANKS), "X", "X")


def some_hand(seed: int, cards: int = 10, groups: int = 12) -> HandSketch:
    """A hand with so many cards and marked groups, as many as the hardest hands have; the same for a seed."""
    rng = Random(seed)  # noqa: S311 - nothing secret is drawn
    held = tiles(" ".join(rng.sample(DECK, cards)))
    kinds = [kind for kind in WORDS if kind[1] <= cards]
    picked = [rng.choice(kinds) for _ in range(groups)]
    return HandSketch(
        held, tuple(group(rng.randint(0, cards - length), length, mark) for mark, length in picked)
    )


def full_board(seats: int = 5, name: str = "Anna Maria von der Tann") -> BoardSketch:
    """A board on which nearly everything lies that can lie there."""
    plays = (
        PlaySketch(0, tiles("KH"), Mark.DRAW, "Ziehkarte"),
        PlaySketch(1, tiles("3D 4C 5S"), Mark.RUN3, "Dreierfolge"),
        PlaySketch(2, tiles("X"), None, "nimmt Ersatzkarte"),
        PlaySketch(3 % seats, tiles("6S 6H X"), Mark.TRIPLE, "Drilling", best=True),
        PlaySketch(4 % seats, tiles("10C"), None, "nimmt Ersatzkarte"),
    )
    players = [
        SeatSketch(name, 10 - i, tiles("8C JS"), chips=2, chips_of=3, turn=i == 0, away=i == 1)
        for i in range(seats - 1)
    ]
    players.append(SeatSketch(name, 0, tiles("2D"), chips=0, chips_of=3, out=True))
    middle = RoundSketch(plays[:seats], 12, "Nachziehstapel", 3, "zu ziehen")
    return BoardSketch(tuple(players), middle)
