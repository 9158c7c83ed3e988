"""How it is told that nobody chose the cards: the promise, and the seed that keeps it; knows no game.

Digits stand alone between their backticks, so that they can be copied and compared.
"""

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.layout import small


def promise(say: Say, commitment: str | None) -> str:
    """By what the shuffle is promised; empty while nothing is."""
    return "" if commitment is None else plain(say("shuffle-promise", commitment=commitment))


def first_promise(say: Say, commitment: str | None, deal: int) -> list[str]:
    """The same in small print; told with the first deal, where it stays for later."""
    return small(promise(say, commitment).splitlines()) if deal == 1 else []


def proof(say: Say, seed: str | None, commitment: str | None) -> str:
    """The seed beside its promise, and how to compare them; empty as long as it is a secret."""
    if seed is None or commitment is None:
        return ""
    return plain(say("shuffle-proof", seed=seed, commitment=commitment))
