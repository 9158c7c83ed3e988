"""The decisions by which Unsortiert is taught, with what is to be said of every answer; knows no layout."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.lessons import Lesson, Remark, Told
from cogs.faces.sheets import drawn
from cogs.faces.unsortiert import example
from cogs.faces.unsortiert.decks import coded
from cogs.faces.unsortiert.figures import hand_figure
from cogs.faces.unsortiert.offers import spares
from cogs.faces.unsortiert.words import combination
from engine.cards import Card
from engine.unsortiert.combinations import strength
from engine.unsortiert.moves import Insert, Move, Play
from engine.unsortiert.plays import joined, play
from engine.unsortiert.view import View

_LESSONS = (
    example.lesson(  # 2 7 3 4 4 X 9 Q 5 +3 against 4-5, with 8 and J in reserve
        1,
        "beat",
        example.FIRST_TURN,
        Remark.good("pair", "play:3+2"),
        Remark.possible("triple", "play:3+3"),
        Remark.possible("four", "play:4+2"),
        Remark.possible("nine", "play:5+2"),
        Remark.good("draw", "play:9+1"),
        Remark.possible("take", "take"),
    ),
    example.lesson(  # the same
        2,
        "place",
        example.FIRST_TURN,
        Remark.good("best", "take:0:6", "take:0:7"),
        Remark.possible("before", "take:0:5", "take:1:5"),
        Remark.possible("seven", "take:0:1", "take:0:2"),
        Remark.possible("torn", "take:0:3", "take:0:4", "take:1:3", "take:1:4"),
        Remark.possible("alone", "take"),
        Remark.good("jack", "take:1:6", "take:1:7"),
        Remark.possible("queen", "take:1:8"),
        Remark.possible("play", "play"),
    ),
    example.lesson(  # 2 7 3 4 4 X 8 9 Q 5 +3 against 6, with J in reserve
        3,
        "gap",
        example.SECOND_TURN,
        Remark.good("seven", "play:1+1"),
        Remark.possible("part", "play:6+1", "play:7+1", "play:6+2"),
        Remark.possible("queen", "play:8+1"),
        Remark.possible("joker", "play:5+1"),
        Remark.possible("low", "play:2+2"),
        Remark.possible("fours", "play:3+2"),
        Remark.possible("spend", "play:4+2", "play:5+2"),
        Remark.possible("much", "play:3+3", "play:5+3"),
        Remark.possible("draw", "play:10+1"),
        Remark.possible("take", "take"),
    ),
    example.lesson(  # 2 3 4 4 X 8 9 Q 5 +3 against 6-7-8, with J in reserve
        4,
        "joker",
        example.THIRD_TURN,
        Remark.good("high", "play:4+3:run3:10"),
        Remark.possible("low", "play:4+3:run3:9"),
        Remark.possible("triple", "play:2+3"),
        Remark.possible("draw", "play:9+1"),
        Remark.possible("take", "take"),
    ),
    example.lesson(  # 4 Q 5 +3 against a pair of queens, with J in reserve
        5,
        "draw",
        example.FIFTH_TURN,
        Remark.good("draw", "play:3+1"),
        Remark.possible("queen", "take:0:1", "take:0:2"),
        Remark.possible("alone", "take"),
    ),
)


def course() -> Sequence[Lesson]:
    """The lessons in their order."""
    return _LESSONS


def answered(say: Say, facts: Facts, before: View, move: Move, after: View) -> Told:
    """What was done, and the hand afterwards with what is adjacent in it now and was not before."""
    seam = (move.start - 1, move.start) if isinstance(move, Play) else (move.place, move.place)
    figure = hand_figure(say, "", after.hand, _strongest(after.hand, *seam))
    return Told(_what(say, facts, before, move), drawn([figure], pictures=facts.pictures))


def _what(say: Say, facts: Facts, before: View, move: Move) -> str:
    """What was done, in a few words."""
    if isinstance(move, Play):
        cards = coded(say, facts.deck, before.hand[move.start : move.start + move.length], bare=True)
        named = combination(say, facts.deck, move.kind, move.number)
        return say("learn-told-play", cards=cards, combination=named)
    card = before.drawn if isinstance(move, Insert) else spares(before)[move.spare]
    return say("unsortiert-learn-told-take", card=coded(say, facts.deck, [card] if card else []))


def _strongest(hand: Sequence[Card], first: int, last: int) -> list[list[Play]]:
    """The strongest group of adjacent cards that holds both places, with its readings, if there is one."""
    groups = [[play(start, reading) for reading in found] for start, found in joined(hand, first, last)]
    return sorted(groups, key=lambda group: strength(group[-1].kind, group[-1].number))[-1:]
