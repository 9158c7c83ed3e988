"""A hand as a picture, with what it says in words; knows no game and no message around it."""

from collections import defaultdict
from collections.abc import Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group, HandSketch, Tile
from bot.texts import Say
from cogs.faces.alts import as_alt
from cogs.faces.cards import plain
from cogs.faces.places import span


def hand_picture(
    say: Say, tiles: tuple[Tile, ...], looks: Sequence[str], groups: Sequence[Group], told: Sequence[Group]
) -> Picture:
    """The cards in their order above their places, the groups that may be laid marked.

    Args:
        say: The reader's texts.
        tiles: The cards.
        looks: How each of them is called.
        groups: What is marked.
        told: The same in the order in which it is told, while there is room: what is strong first.
    """
    cards = [say("alt-card", place=place, card=card) for place, card in enumerate(looks, 1)]
    alt = [say("alt-hand", cards=", ".join(cards)), *_marked(say, told)]
    return Picture(HandSketch(tiles, tuple(groups)), plain(as_alt(alt)))


def gaps_picture(
    say: Say, tiles: tuple[Tile, ...], looks: Sequence[str], coming: Tile, coming_looks: str
) -> Picture:
    """The cards with numbered gaps between them, and the one that is to go in."""
    sketch = HandSketch(tiles, gaps=True, coming=coming)
    gaps = [say("alt-gap", gap=1)]
    for gap, card in enumerate(looks, 2):
        gaps += [card, say("alt-gap", gap=gap)]
    return Picture(sketch, plain(as_alt([say("alt-gaps", card=coming_looks, gaps=" ".join(gaps))])))


def _marked(say: Say, groups: Sequence[Group]) -> list[str]:
    """For each kind the places of the cards that may be played as it."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for group in groups:
        places[group.word].append(span(say, group.start, group.length))
    marked = [say("alt-marked", word=word, places=", ".join(some)) for word, some in places.items()]
    return [say("alt-playable"), *marked] if marked else []
