"""A hand of Unsortiert as a picture, with what it says in words; knows no message around it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group, HandSketch
from bot.texts import Say
from cogs.faces.alts import as_alt
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import tight, tiles
from cogs.faces.unsortiert.marks import MARKS, mark_word
from cogs.faces.unsortiert.offers import span
from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.moves import Play


def hand_picture(say: Say, facts: Facts, hand: Sequence[Card], plays: Iterable[Sequence[Play]]) -> Picture:
    """The cards in their order above their places, the groups that ``plays`` lay marked."""
    ordered = list(plays)
    sketch = HandSketch(tiles(say, facts.deck, hand), tuple(_group(say, moves) for moves in ordered))
    cards = [
        say("alt-card", place=place, card=tight(say, facts.deck, card)) for place, card in enumerate(hand, 1)
    ]
    return Picture(sketch, plain(as_alt([say("alt-hand", cards=", ".join(cards)), *_marked(say, ordered)])))


def gaps_picture(say: Say, facts: Facts, hand: Sequence[Card], coming: Card) -> Picture:
    """The cards with numbered gaps between them, and the one that is to go in."""
    sketch = HandSketch(tiles(say, facts.deck, hand), gaps=True, coming=tiles(say, facts.deck, [coming])[0])
    gaps = [say("alt-gap", gap=1)]
    for gap, card in enumerate(hand, 2):
        gaps += [tight(say, facts.deck, card), say("alt-gap", gap=gap)]
    alt = say("alt-gaps", card=tight(say, facts.deck, coming), gaps=" ".join(gaps))
    return Picture(sketch, plain(as_alt([alt])))


def _group(say: Say, moves: Sequence[Play]) -> Group:
    """How a group is marked: as the strongest of what it may be laid as."""
    first = moves[0]
    return Group(first.start, first.length, MARKS[moves[-1].kind], _word(say, moves))


def _word(say: Say, moves: Sequence[Play]) -> str:
    return mark_word(say, (move.kind for move in moves))


def _marked(say: Say, plays: Iterable[Sequence[Play]]) -> list[str]:
    """For each kind the places of the cards that may be played as it, what is strong before what is weak."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for moves in sorted(plays, key=_strength, reverse=True):
        places[_word(say, moves)].append(span(say, moves[0].start, moves[0].length))
    marked = [say("alt-marked", word=word, places=", ".join(some)) for word, some in places.items()]
    return [say("alt-playable"), *marked] if marked else []


def _strength(moves: Sequence[Play]) -> int:
    return max(strength(move.kind, move.number) for move in moves)
