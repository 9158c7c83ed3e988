"""What can be done with a hand in Scouting, as it is called on buttons; knows no layout."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Option
from cogs.faces.places import numbered
from cogs.faces.scouting.decks import draw, written
from cogs.faces.scouting.marks import STYLES
from cogs.faces.scouting.words import kind_name
from engine.cards import Card
from engine.rows import inserted
from engine.scouting.combinations import KINDS, Kind, numbers, strength
from engine.scouting.legal import take
from engine.scouting.moves import End, Scout, ScoutShow, Show
from engine.scouting.view import View


@dataclass(frozen=True, slots=True)
class Offer:
    """What stands for a group of adjacent cards that can be shown."""

    place: int
    """Of its first card, 0-based."""
    length: int
    kind: Kind
    option: Option

    @property
    def style(self) -> ButtonStyle:
        """The colour of its button."""
        return STYLES[self.kind]


def shows(view: View) -> Sequence[Show]:
    """The legal shows, in hand order."""
    return [move for move in view.legal if isinstance(move, Show)]


def scout_ends(view: View) -> Sequence[End]:
    """From which ends of the show a card may be scouted."""
    ends = {move.end for move in view.legal if isinstance(move, Scout)}
    return [end for end in End if end in ends]


def both_ends(view: View) -> Sequence[End]:
    """From which ends a card makes Scout & Show possible."""
    ends = {move.end for move in view.legal if isinstance(move, ScoutShow)}
    return [end for end in End if end in ends]


def both(view: View, end: End) -> Mapping[int, Sequence[ScoutShow]]:
    """The ways to scout from an end and to show, by the place to which the card goes."""
    found: defaultdict[int, list[ScoutShow]] = defaultdict(list)
    for move in view.legal:
        if isinstance(move, ScoutShow) and move.end == end:
            found[move.place].append(move)
    return found


def scouted(view: View, end: End) -> tuple[Card, tuple[Card, ...]]:
    """The card that lies at an end of the show, and what is left of the show without it."""
    return take(view.show, end)


def hand_after(view: View, end: End, place: int) -> tuple[Card, ...]:
    """One's hand with the card from an end of the show at its place."""
    return inserted(view.hand, place, scouted(view, end)[0])


def offers(say: Say, deck: str, hand: Sequence[Card], moves: Iterable[Show | ScoutShow]) -> list[Offer]:
    """An offer for each of these shows of a hand, in hand order."""
    looks = written(say, deck, hand)
    return [_offer(say, hand, looks, move) for move in sorted(moves, key=_hand_order)]


def _offer(say: Say, hand: Sequence[Card], looks: Sequence[str], move: Show | ScoutShow) -> Offer:
    end = move.start + move.length
    named = KINDS[numbers(hand[move.start : end])]
    cards = numbered(say, looks, move.start, move.length, " ".join(looks[move.start : end]))
    label = say("offer", cards=cards, told=kind_name(say, named, move.length))
    return Offer(move.start, move.length, named, Option(str(move), label))


def show_label(say: Say, deck: str, hand: Sequence[Card], move: Show | ScoutShow) -> str:
    """A show as the button for it is called."""
    (offer,) = offers(say, deck, hand, [move])
    return offer.option.label


def end_name(say: Say, facts: Facts, view: View, end: End) -> str:
    """The card at an end of the show, with which end that is where there are two."""
    card = draw(say, facts.deck, [scouted(view, end)[0]])
    where = end.value if len(view.show) > 1 else "only"
    return say("scouting-end", card=card, end=where)


def scout_name(say: Say, facts: Facts, view: View, end: End) -> str:
    """Scouting from an end as the button for it is called."""
    return say("scouting-button-scout", card=end_name(say, facts, view, end))


def strongest_first(hand: Sequence[Card], found: Sequence[Offer]) -> list[Offer]:
    """Offers of a hand from strong to weak, of equally strong ones the left one first."""
    return sorted(found, key=lambda one: strength(hand[one.place : one.place + one.length]), reverse=True)


def _hand_order(move: Show | ScoutShow) -> tuple[int, int]:
    return move.start, move.length
