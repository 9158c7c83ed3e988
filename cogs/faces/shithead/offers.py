"""What can be done in Shithead, as it is called on buttons; knows no layout."""

from dataclasses import dataclass

from discord import ButtonStyle

from bot.texts import Say
from cogs.faces.cards import letter, plain
from cogs.faces.layout import Option
from cogs.faces.shithead.cards import draw
from cogs.faces.shithead.effects import effect, effect_word
from cogs.faces.shithead.own import laid
from engine.shithead.moves import Blind, Move, Open, Play
from engine.shithead.view import View


@dataclass(frozen=True, slots=True)
class Offer:
    """What stands for a move."""

    name: str
    """What it is called, without what it does."""
    option: Option
    style: ButtonStyle = ButtonStyle.secondary
    """The same for all: another colour would look like advice."""


def offers(say: Say, view: View) -> list[Offer]:
    """An offer for each play and each blind card that may be turned, in the order of the cards."""
    return [_offer(say, view, move) for move in view.legal if isinstance(move, Play | Blind)]


def move_name(say: Say, move: Move) -> str:
    """A move as the button for it begins; a choice of open cards by these."""
    if isinstance(move, Play):
        return plain(say("shithead-play", letter=letter(say, move.rank), count=move.count))
    if isinstance(move, Open):
        return draw(say, move.cards)
    if isinstance(move, Blind):
        return plain(say("shithead-button-blind", number=move.place + 1))
    return plain(say("shithead-button-take"))


def _offer(say: Say, view: View, move: Play | Blind) -> Offer:
    name = move_name(say, move)
    if isinstance(move, Blind):
        return Offer(name, Option(str(move), name))
    done = effect(view.pile, laid(view, move))
    told = effect_word(say, done, move.count)
    label = say("offer", cards=name, told=told) if told else name
    return Offer(name, Option(str(move), label))
