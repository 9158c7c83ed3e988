"""The decisions by which Shithead is taught, with what is to be said of every answer; knows no layout."""

from collections.abc import Sequence
from functools import partial

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.lessons import Lesson, Remark, Told, Verdict
from cogs.faces.sheets import drawn
from cogs.faces.shithead import example
from cogs.faces.shithead.cards import coded
from cogs.faces.shithead.effects import effect, effect_word
from cogs.faces.shithead.figures import cards_figure
from cogs.faces.shithead.offers import move_name
from cogs.faces.shithead.own import laid, own
from engine.shithead.moves import Move, Open, Play
from engine.shithead.view import View


def _good(name: str, *moves: str) -> Remark:
    return Remark(name, Verdict.GOOD, moves)


def _possible(name: str, *moves: str) -> Remark:
    return Remark(name, Verdict.POSSIBLE, moves)


def _lesson(number: int, name: str, moves: int, *remarks: Remark) -> Lesson:
    """A lesson after so many moves of the example."""
    after = partial(example.seen_after, moves)
    return Lesson(number, name, example.NAMES, example.OPTIONS, example.seen(moves), after, remarks)


_LESSONS = (
    _lesson(  # 6 10 A in the hand, 9 9 K open
        21,
        "choose",
        example.CHOICE,
        _good("best", "open:10H,KS,AH"),
        _possible("pair", "open:9D,9S,10H", "open:9D,9S,KS", "open:9D,9S,AH"),
        _possible("nine", "open:9D,10H,KS", "open:9S,10H,KS", "open:9D,10H,AH", "open:9S,10H,AH"),
        _possible("ten", "open:9D,KS,AH", "open:9S,KS,AH"),
        _possible("low", "open"),
    ),
    _lesson(  # 6 9 9 on a 6
        22,
        "higher",
        example.FIRST_TURN,
        _good("six", "play:6x1"),
        _possible("nines", "play:9x2"),
        _possible("nine", "play:9x1"),
    ),
    _lesson(  # 2 9 9 on a 9
        23,
        "magic",
        example.SECOND_TURN,
        _good("nines", "play:9x2"),
        _possible("nine", "play:9x1"),
        _possible("two", "play:2x1"),
    ),
    _lesson(  # 2 6 Q on a 7
        24,
        "seven",
        example.THIRD_TURN,
        _good("six", "play:6x1"),
        _possible("two", "play:2x1"),
    ),
    _lesson(  # 2 3 Q on a 3 on a K
        25,
        "glass",
        example.FOURTH_TURN,
        _good("three", "play:3x1"),
        _possible("two", "play:2x1"),
    ),
)


def course() -> Sequence[Lesson]:
    """The lessons in their order."""
    return _LESSONS


def answered(say: Say, facts: Facts, before: View, move: Move, after: View) -> Told:
    """What was done, and all cards of one's own afterwards."""
    figure = cards_figure(say, "", own(after))
    return Told(_what(say, before, move), drawn([figure], pictures=facts.pictures))


def _what(say: Say, before: View, move: Move) -> str:
    """What was done, in a few words."""
    if isinstance(move, Open):
        return say("shithead-learn-told-open", cards=coded(say, move.cards))
    if not isinstance(move, Play):
        return move_name(say, move)
    cards = laid(before, move)
    does = effect_word(say, effect(before.pile, cards), move.count)
    return say("offer", cards=coded(say, cards), told=does) if does else coded(say, cards)
