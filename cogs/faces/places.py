"""The places in a hand: what they are called, and choosing one for a card; knows no game."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from discord.ui import ActionRow, Item

from bot.texts import Say
from cogs.faces.cards import plain
from cogs.faces.decks import Held
from cogs.faces.face import Facts
from cogs.faces.layout import Option, chunks, select, small_line, text
from cogs.faces.prospects import Prospect, outlook

T = TypeVar("T")

_MOST_LINES = 4
"""How many lines tell of the best places before the select is opened."""


def span(say: Say, start: int, length: int) -> str:
    """The places of a group in a hand, counted from 1."""
    return str(start + 1) if length == 1 else say("span", first=start + 1, last=start + length)


def numbered(say: Say, looks: Sequence[str], start: int, length: int, shown: str) -> str:
    """A group of adjacent cards as ``shown``, with its places where another group looks just like it."""
    group = looks[start : start + length]
    alike = [place for place in range(len(looks)) if looks[place : place + length] == group]
    return shown if len(alike) == 1 else say("card-at", card=shown, place=span(say, start, length))


def gap_names(say: Say, facts: Facts, held: Held) -> list[str]:
    """Every place in a hand from left to right, by the cards beside it as they stand there.

    Beside a picture each begins with its number, and cards are called as on buttons. No two have one name.
    """
    cards, places = held.full(say) if facts.pictures else held.tight(say), range(len(held.cards) + 1)
    found = [_gap(say, cards, place) for place in places]
    if facts.pictures:
        return [plain(say("place-numbered", number=place + 1, place=found[place])) for place in places]
    told_apart = [numbered(say, cards, place, 1, card) for place, card in enumerate(cards)]
    times = Counter(found)
    return [name if times[name] == 1 else _gap(say, told_apart, place) for place, name in enumerate(found)]


def _gap(say: Say, cards: Sequence[str], place: int) -> str:
    before, after = "".join(cards[:place][-1:]), "".join(cards[place:][:1])
    return plain(say("place", place=_where(len(cards), place), before=before, after=after))


def _where(cards: int, place: int) -> str:
    """Which kind of place it is, by its key."""
    if not cards:
        return "only"
    if place == 0:
        return "first"
    return "last" if place == cards else "between"


def best_places(
    say: Say, facts: Facts, useful: Sequence[tuple[int, str]], names: Sequence[str]
) -> list[Item[Any]]:
    """What a card can become, by the places at which it is something, the best first; nothing for none.

    Beside a picture a place is its number, so that one line has room for several.
    """
    places: defaultdict[str, list[str]] = defaultdict(list)
    for place, makes in useful if facts.pictures else useful[:_MOST_LINES]:
        places[makes].append(str(place + 1) if facts.pictures else names[place])
    if facts.pictures:
        lines = [
            say("gaps-hint", count=len(some), gaps=", ".join(some), makes=makes)
            for makes, some in places.items()
        ]
    else:
        lines = [
            say("place-hint", place=place, makes=makes) for makes, some in places.items() for place in some
        ]
    return [text(small_line(say("place-hints")), *lines[:_MOST_LINES])] if lines else []


def place_options(
    say: Say,
    found: Iterable[Prospect[T]],
    names: Sequence[str],
    move: Callable[[int], object],
    named: Callable[[T], str],
) -> list[Option]:
    """A line for each place, with the ``move`` to it and what the card makes there, as that is ``named``."""
    return [Option(str(move(one.place)), names[one.place], outlook(say, one, named)) for one in found]


def place_selects(say: Say, facts: Facts, options: Sequence[Option]) -> list[ActionRow[Any]]:
    """The places to choose from, in as many selects as they need."""
    parts = chunks(options)
    return [
        select(
            facts.table,
            facts.decision,
            f"choose:{number}",
            some,
            say("select-place", number=number + 1, total=len(parts)),
        )
        for number, some in enumerate(parts)
    ]
