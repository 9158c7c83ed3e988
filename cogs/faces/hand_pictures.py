"""A hand as a picture, with what it says in words; knows no game and no message around it."""

from collections import defaultdict
from collections.abc import Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group, HandSketch
from bot.texts import Say
from cogs.faces.alts import as_alt
from cogs.faces.cards import plain
from cogs.faces.decks import Held
from cogs.faces.places import span
from engine.cards import Card


def hand_picture(say: Say, held: Held, groups: Sequence[Group]) -> Picture:
    """The cards in their order above their places, the groups that may be laid marked.

    The groups come in the order in which they are told, while there is room: what is strong first.
    """
    cards = [say("alt-card", place=place, card=card) for place, card in enumerate(held.full(say), 1)]
    alt = [say("alt-hand", cards=", ".join(cards)), *_marked(say, groups)]
    sketch = HandSketch(held.tiles(say), tuple(sorted(groups, key=_hand_order)))
    return Picture(sketch, plain(as_alt(alt)))


def gaps_picture(say: Say, held: Held, coming: Card) -> Picture:
    """The cards with numbered gaps between them, and the one that is to go in."""
    shown = held.followed_by(coming)
    *looks, coming_looks = shown.full(say)
    *laid, tile = shown.tiles(say)
    gaps = [say("alt-gap", gap=1)]
    for gap, card in enumerate(looks, 2):
        gaps += [card, say("alt-gap", gap=gap)]
    alt = say("alt-gaps", card=coming_looks, gaps=" ".join(gaps))
    return Picture(HandSketch(tuple(laid), gaps=True, coming=tile), plain(as_alt([alt])))


def _marked(say: Say, groups: Sequence[Group]) -> list[str]:
    """For each kind the places of the cards that may be played as it."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for group in groups:
        places[group.word].append(span(say, group.start, group.length))
    marked = [say("alt-marked", word=word, places=", ".join(some)) for word, some in places.items()]
    return [say("alt-playable"), *marked] if marked else []


def _hand_order(group: Group) -> tuple[int, int]:
    return group.start, group.length
