"""Sketches to paint in tests of the painters, fuller than any game has; their words are in no texts."""

import dataclasses
from random import Random

from bot.pictures.any_sketch import Sketch
from bot.pictures.board_sketches import (
    BoardSketch,
    HeapSketch,
    PlaySketch,
    RoundSketch,
    SeatSketch,
    ShowSketch,
)
from bot.pictures.sketches import (
    ChartSketch,
    Group,
    HandSketch,
    LineSketch,
    Mark,
    ResultSketch,
    RowSketch,
    SampleSketch,
    Sign,
    Tile,
)

NUMBERS = {"A": "1", "J": "11", "Q": "12"}
WORDS = {
    (Mark.GREY_DOTTED, 1): "Einzelkarte",
    (Mark.BLUE_DASHED, 2): "Zweierfolge",
    (Mark.BLUE_DASH_DOTTED, 3): "Dreierfolge",
    (Mark.GREEN_SOLID, 2): "Paar",
    (Mark.GREEN_DOUBLE, 3): "Drilling",
    (Mark.RED_SOLID, 1): "Stoppkarte",
    (Mark.RED_BROKEN, 1): "Ziehkarte",
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
        PlaySketch(0, tiles("KH"), Mark.RED_BROKEN, "Ziehkarte"),
        PlaySketch(1, tiles("3D 4C 5S"), Mark.BLUE_DASH_DOTTED, "Dreierfolge"),
        PlaySketch(2, tiles("X"), None, "nimmt Ersatzkarte"),
        PlaySketch(3 % seats, tiles("6S 6H X"), Mark.GREEN_DOUBLE, "Drilling", best=True),
        PlaySketch(4 % seats, tiles("10C"), None, "nimmt Ersatzkarte"),
    )
    players = [
        SeatSketch(name, 10 - i, tiles("8C JS"), chips=2, chips_of=3, turn=i == 0, away=i == 1)
        for i in range(seats - 1)
    ]
    players.append(SeatSketch(name, 0, tiles("2D"), chips=0, chips_of=3, out=True))
    middle = RoundSketch(plays[:seats], 12, "Ziehstapel", 3, "zu ziehen")
    return BoardSketch(tuple(players), middle)


POINTS = ("4", "11", "\N{MINUS SIGN}2", "\N{MINUS SIGN}13", "7")
NAMES = ("Anna", "Ben", "Carla", "Computer 1", "Eva Maria", "Finn")


def show_board(seats: int = 5, cards: str = "7S 8H 9C", past: int = 5) -> BoardSketch:
    """A table on which a combination lies and everybody has points and a token, some spent."""
    players = tuple(
        SeatSketch(
            name,
            9 - i,
            told=f"{points} Punkte",
            token=i % 2 == 0,
            turn=i == 2,
            away=i == 1,
        )
        for i, (name, points) in enumerate(zip(NAMES[:seats], POINTS, strict=False))
    )
    acts = (
        PlaySketch(3 % seats, tiles("9D 8S"), Mark.BLUE_DASHED, "Folge"),
        PlaySketch(4 % seats, tiles("9D"), None, "gescoutet"),
        PlaySketch(0, tiles("QS QH QD"), Mark.GREEN_DOUBLE, "Drilling"),
        PlaySketch(1, tiles("QS"), None, "gescoutet"),
        PlaySketch(1, tiles("7S 8H 9C"), Mark.BLUE_DASH_DOTTED, "Dreierfolge"),
    )
    word = "Dreierfolge 7-9" if cards else ""
    lying = ShowSketch(tiles(cards), Mark.BLUE_DASH_DOTTED, word, 1, acts[:past], "Carla legt, was sie will")
    return BoardSketch(players, lying)


def ranked(cards: str) -> tuple[Tile, ...]:
    """Cards by their notation whose letters count, as in games without numbers."""
    return tuple(Tile(card[:-1], suit=card[-1]) for card in cards.split())


def heap_board(seats: int = 6, pile: str = "4C 7S 7H KD KS", value: str = "K+", past: int = 5) -> BoardSketch:
    """A table with a pile, at which everybody stands elsewhere: from all cards to none."""
    opened = ranked("KS 10H 2D")
    kinds = (
        SeatSketch("", 3, opened, 3, turn=True),
        SeatSketch("", 31, opened, 3),
        SeatSketch("", 0, opened[:1], 3, away=True),
        SeatSketch("", 0, (), 2),
        SeatSketch("", 0, told="1.", out=True),
        SeatSketch("", 12, opened[:2], 3),
    )
    players = tuple(
        dataclasses.replace(kind, name=name) for kind, name in zip(kinds[:seats], NAMES, strict=False)
    )
    acts = (
        PlaySketch(4 % seats, ranked("4C"), Mark.GREY_DOTTED, "4"),
        PlaySketch(5 % seats, ranked("7S 7H"), Mark.GREEN_SOLID, "zwei 7er"),
        PlaySketch(0, ranked("3S"), Mark.GREY_DOTTED, "Glas"),
        PlaySketch(1, (), None, "nimmt 12"),
        PlaySketch(2, ranked("KD KS"), Mark.GREEN_SOLID, "zwei Könige"),
    )
    lying = ranked(pile)
    words = ("Stapel", value, "König oder höher" if value else "alles erlaubt")
    middle = HeapSketch(lying, 3 * len(lying), *words, 16, "Ziehstapel", acts[:past], "Stapel ist leer")
    return BoardSketch(players, middle)


def two_zones(cards: str = "4C 4S 7H 10D JC AS", opened: str = "KS KH 5D", blind: int = 3) -> HandSketch:
    """A hand whose places do not matter, with open cards upon blind ones below it."""
    groups = (group(0, 2, Mark.GREEN_SOLID), group(3, 1, Mark.GREY_DOTTED)) if cards else ()
    below = () if cards or not opened else (group(0, 2, Mark.GREEN_SOLID), group(2, 1, Mark.GREY_DOTTED))
    return HandSketch(
        ranked(cards),
        groups,
        numbered=False,
        word="Deine Hand" if cards else "",
        open=ranked(opened),
        open_groups=below,
        open_word="Offen",
        blind=blind,
        blind_word="Verdeckt",
    )


SOME: dict[str, Sketch] = {
    "hand": some_hand(1),
    "long hand": some_hand(2, cards=30, groups=30),
    "place": HandSketch(tiles("2S 7H KD"), gaps=True, coming=tile("9C", chequered=True)),
    "no card": HandSketch(()),
    "board": full_board(),
    "show": show_board(),
    "heap": heap_board(),
    "two zones": two_zones(),
    "result": ResultSketch((RowSketch("Anna", tiles("2S X"), 1, 3, lost=True),), "keine Karten"),
    "chart": ChartSketch((LineSketch("Anna", (3, 2, 1)), LineSketch("Ben", (3, 3, 3))), "Durchgang", "Chips"),
    "places": ResultSketch((RowSketch("Anna", tiles("2S"), told="2."),), "keine Karten"),
    "points": ChartSketch((LineSketch("Anna", (0, -12, 7)), LineSketch("Ben", (0, 40, -3))), "", "Punkte"),
    "sample": SampleSketch(((tiles("4S 4H"), Mark.GREEN_SOLID, "Paar"),)),
}
"""A picture of every kind."""
