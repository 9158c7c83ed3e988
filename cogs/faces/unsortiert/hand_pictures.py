"""A hand of Unsortiert as a picture, with what may be played marked; knows no message around it."""

from collections.abc import Iterable, Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group
from bot.texts import Say
from cogs.faces import hand_pictures
from cogs.faces.face import Facts
from cogs.faces.unsortiert.decks import tight, tiles
from cogs.faces.unsortiert.marks import MARKS, mark_word
from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.moves import Play


def hand_picture(say: Say, facts: Facts, hand: Sequence[Card], plays: Iterable[Sequence[Play]]) -> Picture:
    """The cards in their order above their places, the groups that ``plays`` lay marked."""
    ordered = list(plays)
    groups = [_group(say, moves) for moves in ordered]
    strong_first = [_group(say, moves) for moves in sorted(ordered, key=_strength, reverse=True)]
    looks = [tight(say, facts.deck, card) for card in hand]
    return hand_pictures.hand_picture(say, tiles(say, facts.deck, hand), looks, groups, strong_first)


def gaps_picture(say: Say, facts: Facts, hand: Sequence[Card], coming: Card) -> Picture:
    """The cards with numbered gaps between them, and the one that is to go in."""
    *looks, coming_looks = (tight(say, facts.deck, card) for card in (*hand, coming))
    *laid, tile = tiles(say, facts.deck, (*hand, coming))
    return hand_pictures.gaps_picture(say, tuple(laid), looks, tile, coming_looks)


def _group(say: Say, moves: Sequence[Play]) -> Group:
    """How a group is marked: as the strongest of what it may be laid as."""
    first = moves[0]
    word = mark_word(say, (move.kind for move in moves))
    return Group(first.start, first.length, MARKS[moves[-1].kind], word)


def _strength(moves: Sequence[Play]) -> int:
    return max(strength(move.kind, move.number) for move in moves)
