"""What becomes of playing cards in Shithead, by what it is called and how it looks; knows no seat."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from discord import ButtonStyle

from bot.pictures.sketches import Mark
from bot.texts import Say
from cogs.faces.cards import plain
from engine.cards import Card
from engine.shithead.piles import burns
from engine.shithead.ranks import BURN, GLASS, LOWER, RANK, RESET, SKIP, Rank


class Effect(StrEnum):
    """What cards do besides that they have to be beaten."""

    NONE = "none"
    RESET = "reset"
    """Anything goes on them."""
    GLASS = "glass"
    """What lies below still counts."""
    LOWER = "lower"
    """The next player must not go higher."""
    SKIP = "skip"
    """As many players are skipped."""
    CLEAR = "clear"
    """The pile burns."""
    FOUR = "four"
    """The same, since four of a rank lie on it."""


_OF_RANK: Mapping[Rank, Effect] = MappingProxyType(
    {RESET: Effect.RESET, GLASS: Effect.GLASS, LOWER: Effect.LOWER, SKIP: Effect.SKIP, BURN: Effect.CLEAR}
)

_BURNING = (Effect.CLEAR, Effect.FOUR)
_ALWAYS = (Effect.RESET, Effect.GLASS)


def effect(pile: tuple[Card, ...], laid: tuple[Card, ...]) -> Effect:
    """What cards of one rank do when they are played on a pile."""
    special = _OF_RANK.get(RANK[laid[0]], Effect.NONE)
    return Effect.FOUR if special is not Effect.CLEAR and burns(pile + laid) else special


def effect_word(say: Say, does: Effect, count: int) -> str:
    """The same in a few words; empty for nothing."""
    return "" if does is Effect.NONE else plain(say("shithead-effect", effect=does.value, count=count))


def style(does: Effect, count: int) -> ButtonStyle:
    """How the button looks: red for what burns, green for what fits on anything, blue for several cards."""
    if does in _BURNING:
        return ButtonStyle.danger
    if does in _ALWAYS:
        return ButtonStyle.success
    return ButtonStyle.primary if count > 1 else ButtonStyle.secondary


def mark(does: Effect, count: int) -> Mark:
    """The same in a picture."""
    if does in _BURNING:
        return Mark.DRAW
    if does in _ALWAYS:
        return Mark.PAIR
    return Mark.RUN2 if count > 1 else Mark.SINGLE
