"""The decisions by which Shithead is taught, with what is to be said of every answer; knows no layout."""

from collections.abc import Sequence

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.lessons import Lesson, Remark, Told
from cogs.faces.sheets import drawn
from cogs.faces.shithead import example
from cogs.faces.shithead.cards import coded
from cogs.faces.shithead.effects import effect, effect_word
from cogs.faces.shithead.figures import cards_figure
from cogs.faces.shithead.offers import move_name
from cogs.faces.shithead.own import laid, own
from engine.shithead.moves import Move, Open, Play
from engine.shithead.view import View

_LESSONS = (
    example.lesson(  # 6 10 A in the hand, 9 9 K open
        21,
        "choose",
        example.CHOICE,
        Remark.good("best", "open:10H,KS,AH"),
        Remark.possible("pair", "open:9D,9S,10H", "open:9D,9S,KS", "open:9D,9S,AH"),
        Remark.possible("nine", "open:9D,10H,KS", "open:9S,10H,KS", "open:9D,10H,AH", "open:9S,10H,AH"),
        Remark.possible("ten", "open:9D,KS,AH", "open:9S,KS,AH"),
        Remark.possible("low", "open"),
    ),
    example.lesson(  # 6 9 9 on a 6
        22,
        "higher",
        example.FIRST_TURN,
        Remark.good("six", "play:6x1"),
        Remark.possible("nines", "play:9x2"),
        Remark.possible("nine", "play:9x1"),
    ),
    example.lesson(  # 2 9 9 on a 9
        23,
        "magic",
        example.SECOND_TURN,
        Remark.good("nines", "play:9x2"),
        Remark.possible("nine", "play:9x1"),
        Remark.possible("two", "play:2x1"),
    ),
    example.lesson(  # 2 6 Q on a 7
        24,
        "seven",
        example.THIRD_TURN,
        Remark.good("six", "play:6x1"),
        Remark.possible("two", "play:2x1"),
    ),
    example.lesson(  # 2 3 Q on a 3 on a K
        25,
        "glass",
        example.FOURTH_TURN,
        Remark.good("three", "play:3x1"),
        Remark.possible("two", "play:2x1"),
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
