"""What becomes of playing cards in Shithead, and what that is called; knows no seat and no look."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

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


def effect(pile: tuple[Card, ...], laid: tuple[Card, ...]) -> Effect:
    """What cards of one rank do when they are played on a pile."""
    special = _OF_RANK.get(RANK[laid[0]], Effect.NONE)
    return Effect.FOUR if special is not Effect.CLEAR and burns(pile + laid) else special


def effect_word(say: Say, does: Effect, count: int) -> str:
    """The same in a few words; empty for nothing."""
    return "" if does is Effect.NONE else plain(say("shithead-effect", effect=does.value, count=count))
