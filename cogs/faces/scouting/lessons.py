"""The decisions by which Scouting is taught, with what is to be said of every answer; knows no layout."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.lessons import Lesson, Remark, Told
from cogs.faces.scouting import example
from cogs.faces.scouting.decks import coded
from cogs.faces.scouting.figures import hand_figure
from cogs.faces.scouting.offers import hand_after, scouted
from cogs.faces.scouting.prospects import holding
from cogs.faces.scouting.words import show_name
from cogs.faces.sheets import drawn
from engine.cards import Card
from engine.scouting.combinations import STRENGTHS, kind, numbers
from engine.scouting.moves import Move, Scout, Show
from engine.scouting.view import View

_LESSONS = (
    example.lesson(  # 3 9 5 6 7 9 2 J Q 4 8, nothing lies
        11,
        "show",
        example.FIRST_TURN,
        Remark.good("run", "show:2+3"),
        Remark.possible("part", "show:2+1", "show:2+2", "show:3+1", "show:3+2", "show:4+1"),
        Remark.possible("queen", "show:7+2"),
        Remark.possible("single", "show"),
    ),
    example.lesson(  # 3 9 9 2 J Q 4 8 against 6-7
        12,
        "beat",
        example.SECOND_TURN,
        Remark.good("pair", "show:1+2"),
        Remark.possible("run", "show:4+2"),
        Remark.possible("scout", "scout"),
        Remark.possible("both", "scoutshow"),
    ),
    example.lesson(  # 3 2 J Q 4 8 against A-2-3
        13,
        "scout",
        example.THIRD_TURN,
        Remark.good("three", "scout:L:2"),
        Remark.possible("pair", "scout:R:0", "scout:R:1"),
        Remark.possible("two", "scout:L:1", "scout:R:2", "scout:R:4", "scout:R:5"),
        Remark.possible("torn", "scout:L:3", "scout:R:3"),
        Remark.possible("alone", "scout"),
        Remark.possible("both", "scoutshow"),
    ),
    example.lesson(  # the same
        14,
        "both",
        example.THIRD_TURN,
        Remark.good("three", "scoutshow:L:2:0+3"),
        Remark.possible("queen", "scoutshow:L"),
        Remark.possible("other", "scoutshow:R"),
        Remark.possible("scout", "scout"),
    ),
    example.lesson(  # J Q 4 8 against a single 7, after which the deal would end
        15,
        "stop",
        example.FOURTH_TURN,
        Remark.good("run", "show:0+2"),
        Remark.possible("half", "show:0+1", "show:1+1"),
        Remark.possible("eight", "show:3+1"),
        Remark.possible("scout", "scout"),
    ),
)


def course() -> Sequence[Lesson]:
    """The lessons in their order."""
    return _LESSONS


def answered(say: Say, facts: Facts, before: View, move: Move, after: View) -> Told:
    """What was done, and the hand afterwards with what is adjacent in it now and was not before."""
    seam = (move.place, move.place) if isinstance(move, Scout) else (move.start - 1, move.start)
    figure = hand_figure(say, "", after.hand, _strongest(after.hand, *seam))
    return Told(_what(say, facts, before, move), drawn([figure], pictures=facts.pictures))


def _what(say: Say, facts: Facts, before: View, move: Move) -> str:
    """What was done, in a few words."""
    if isinstance(move, Show):
        return _shown(say, facts, before.hand, move.start, move.length)
    card = coded(say, facts.deck, [scouted(before, move.end)[0]])
    if isinstance(move, Scout):
        return say("scouting-learn-told-scout", card=card)
    hand = hand_after(before, move.end, move.place)
    shown = _shown(say, facts, hand, move.start, move.length)
    return say("scouting-learn-told-both", card=card, shown=shown)


def _shown(say: Say, facts: Facts, hand: Sequence[Card], start: int, length: int) -> str:
    cards = hand[start : start + length]
    found = kind(cards)
    named = show_name(say, facts.deck, cards, found) if found else ""
    return say("learn-told-play", cards=coded(say, facts.deck, cards, bare=True), combination=named)


def _strongest(hand: Sequence[Card], first: int, last: int) -> list[Show]:
    """The strongest group of adjacent cards that holds both places, if there is one."""
    found = sorted(holding(numbers(hand), first, last), key=lambda one: STRENGTHS[one[1]])
    return [Show(start, len(group)) for start, group in found[-1:]]
