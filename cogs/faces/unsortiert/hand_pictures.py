"""A hand of Unsortiert as a picture, with what may be played marked; knows no message around it."""

from collections.abc import Iterable, Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group
from bot.texts import Say
from cogs.faces import hand_pictures
from cogs.faces.decks import Held
from cogs.faces.unsortiert.decks import DECKS
from cogs.faces.unsortiert.marks import MARKS, mark_word
from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.moves import Play


def hand_picture(say: Say, deck: str, hand: Sequence[Card], plays: Iterable[Sequence[Play]]) -> Picture:
    """The cards in their order above their places, the groups that ``plays`` lay marked."""
    groups = [_group(say, moves) for moves in sorted(plays, key=_strength, reverse=True)]
    return hand_pictures.hand_picture(say, Held(DECKS, deck, hand), groups)


def _group(say: Say, moves: Sequence[Play]) -> Group:
    """How a group is marked: as the strongest of what it may be laid as."""
    first = moves[0]
    word = mark_word(say, (move.kind for move in moves))
    return Group(first.start, first.length, MARKS[moves[-1].kind], word)


def _strength(moves: Sequence[Play]) -> int:
    return max(strength(move.kind, move.number) for move in moves)
