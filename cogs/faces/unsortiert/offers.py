"""What can be done with a hand in Unsortiert, as it is called on buttons; knows no layout."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Option
from cogs.faces.places import numbered
from cogs.faces.unsortiert.decks import draw, written
from cogs.faces.unsortiert.marks import STYLES
from cogs.faces.unsortiert.words import kind_name, told
from engine.cards import Card
from engine.unsortiert.moves import Play, Take
from engine.unsortiert.view import View


@dataclass(frozen=True, slots=True)
class Offer:
    """What stands for a group of adjacent cards."""

    place: int
    """Of its first card, 0-based."""
    option: Option
    """The group's only move, or the question how to read it."""
    style: ButtonStyle


def plays(view: View) -> Mapping[str, Sequence[Play]]:
    """The legal plays by the group of cards they lay, `START+LEN`, in hand order."""
    groups: defaultdict[str, list[Play]] = defaultdict(list)
    for move in sorted((move for move in view.legal if isinstance(move, Play)), key=_hand_order):
        groups[f"{move.start}+{move.length}"].append(move)
    return groups


def takes(view: View) -> Sequence[int]:
    """Which reserve cards may be taken now."""
    return sorted({move.spare for move in view.legal if isinstance(move, Take)})


def spares(view: View) -> Sequence[Card]:
    """One's own reserve cards; a spectator has none."""
    return () if view.seat is None else view.spares[view.seat]


def incoming(view: View, spare: int | None) -> Card:
    """The card that is to go into the hand: reserve card ``spare``, or the one just drawn."""
    card = view.drawn if spare is None else spares(view)[spare]
    if card is None:
        raise ValueError("a card is to be placed that the view does not show")
    return card


def offers(say: Say, facts: Facts, view: View) -> list[Offer]:
    """An offer for each group of cards that may be laid, in hand order."""
    return [_offer(say, facts, view, group, moves) for group, moves in plays(view).items()]


def play_name(say: Say, facts: Facts, view: View, move: Play) -> str:
    """A play as the button for it is called."""
    cards = view.hand[move.start : move.start + move.length]
    lies_as = told(say, facts.deck, cards, move.kind, move.number)
    return say("offer", cards=_shown(say, facts, view, move), told=lies_as)


def take_name(say: Say, facts: Facts, view: View, spare: int) -> str:
    """Taking a reserve card as the button for it is called."""
    looks = written(say, facts.deck, spares(view))
    return say("unsortiert-button-take", card=numbered(say, looks, spare, 1, looks[spare]))


def _hand_order(play: Play) -> tuple[int, int]:
    return play.start, play.length


def _offer(say: Say, facts: Facts, view: View, group: str, moves: Sequence[Play]) -> Offer:
    first, strongest = moves[0], moves[-1]
    if len(moves) == 1:
        label = play_name(say, facts, view, first)
        return Offer(first.start, Option(str(first), label), STYLES[first.kind])
    kinds = dict.fromkeys(kind_name(say, move.kind) for move in moves)
    label = say("unsortiert-offer-readings", cards=_shown(say, facts, view, first), kinds=" / ".join(kinds))
    return Offer(first.start, Option(f"read:{group}", label), STYLES[strongest.kind])


def _shown(say: Say, facts: Facts, view: View, move: Play) -> str:
    cards = view.hand[move.start : move.start + move.length]
    shown = draw(say, facts.deck, cards, bare=move.number == 0)
    return numbered(say, written(say, facts.deck, view.hand), move.start, move.length, shown)
