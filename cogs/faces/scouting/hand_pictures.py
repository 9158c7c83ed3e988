"""A hand of Scouting as a picture, with what may be shown marked; knows no message around it.

A run of five holds many shorter ones. Only what is part of no longer show is marked: the rest is on the
buttons, and the picture stays one that can be read.
"""

from collections.abc import Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group
from bot.texts import Say
from cogs.faces import hand_pictures
from cogs.faces.decks import Held
from cogs.faces.scouting.decks import DECKS
from cogs.faces.scouting.marks import mark
from cogs.faces.scouting.offers import Offer, strongest_first
from cogs.faces.scouting.words import kind_name
from engine.cards import Card


def hand_picture(say: Say, deck: str, hand: Sequence[Card], found: Sequence[Offer]) -> Picture:
    """The cards in their order above their places, what may be shown marked."""
    longest = [one for one in found if not any(_within(one, other) for other in found)]
    groups = [_group(say, one) for one in strongest_first(hand, longest)]
    return hand_pictures.hand_picture(say, Held(DECKS, deck, hand), groups)


def _group(say: Say, one: Offer) -> Group:
    return Group(one.place, one.length, mark(one.kind, one.length), kind_name(say, one.kind, one.length))


def _within(one: Offer, other: Offer) -> bool:
    """Whether a show is a part of another one."""
    begins = other.place <= one.place and one.place + one.length <= other.place + other.length
    return begins and one.length < other.length
