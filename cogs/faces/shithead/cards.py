"""How the cards of Shithead are written and drawn; knows no rule.

Suits hardly ever matter, so that cards of one rank stand together and are called by what is on them.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.pictures.sketches import Tile
from bot.texts import Say
from cogs.faces.cards import UNTORN, in_code, letter, printed
from engine.cards import Card, suit
from engine.game import OptionValue
from engine.shithead.ranks import RANK, Rank


def decks() -> Mapping[str, Mapping[str, OptionValue]]:
    """There is one way to draw its cards."""
    return MappingProxyType({"normal": MappingProxyType({})})


def tiles(say: Say, cards: Sequence[Card]) -> tuple[Tile, ...]:
    """Cards in their order for a picture."""
    return tuple(Tile(letter(say, RANK[card]), suit=suit(card)) for card in cards)


def written(say: Say, cards: Sequence[Card]) -> list[str]:
    """Cards in their order, one by one."""
    return [printed(say, card) for card in cards]


def draw(say: Say, cards: Sequence[Card]) -> str:
    """Cards in their order for labels."""
    return " ".join(written(say, cards))


def coded(say: Say, cards: Sequence[Card]) -> str:
    """Cards in their order for a message's text."""
    return in_code(written(say, cards))


def boxed(say: Say, cards: Sequence[Card]) -> str:
    """Any number of cards for a message's text, those of a rank together in one piece."""
    return " ".join(f"`{UNTORN.join(written(say, same))}`" for same in by_rank(cards).values())


def by_rank(cards: Sequence[Card]) -> Mapping[Rank, tuple[Card, ...]]:
    """Cards by rank, the ranks and those of one in the order in which they lie."""
    found: defaultdict[Rank, list[Card]] = defaultdict(list)
    for card in cards:
        found[RANK[card]].append(card)
    return {rank: tuple(same) for rank, same in found.items()}
