"""Scouting's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.cards import cards_of
from cogs.faces.face import Facts
from cogs.faces.figures import rows_figure
from cogs.faces.more import about, shown
from cogs.faces.scouting import example
from cogs.faces.scouting.board import COLOUR
from cogs.faces.scouting.decks import KRASS
from cogs.faces.scouting.figures import hand_figure, laid
from cogs.faces.scouting.lessons import course
from cogs.faces.scouting.scores import ended, table
from cogs.faces.sheets import Figure, Sheet, start
from engine.scouting.deals import MOST_TURNS
from engine.scouting.moves import End, Scout, Show
from engine.scouting.view import View


def rules(say: Say) -> tuple[Sheet, ...]:
    """The rules, page by page; how to play here comes first."""
    pages = _start, _aim, _shows, _scout, _both, _end, _points
    return tuple(page(say) for page in pages)


def _start(say: Say) -> Sheet:
    view = example.seen(example.FIRST_TURN)
    return start(
        say,
        "scouting",
        [
            say("scouting-rules-start-hand", hand=say("button-my-hand")),
            hand_figure(say, "start", view.hand, [Show(2, 3), Show(7, 2)]),
            say("scouting-rules-start-show"),
            say("scouting-rules-start-scout", back=say("button-back")),
        ],
        len(course()),
    )


def _aim(say: Say) -> Sheet:
    numbers = laid(say, cards_of("AS JH QD"), say("scouting-rules-letters"))
    chequered = laid(say, cards_of("7H JC QD"), say("scouting-rules-chequered"), KRASS)
    return Sheet(
        say("scouting-rules-aim-title"),
        (
            [say("scouting-rules-aim"), say("scouting-rules-gap")],
            [say("scouting-rules-dealt"), say("scouting-rules-open")],
            [say("scouting-rules-numbers"), rows_figure(say, "cards", [numbers, chequered])],
        ),
    )


def _shows(say: Say) -> Sheet:
    return Sheet(
        say("scouting-rules-shows-title"),
        (
            [say("scouting-rules-kinds"), _combinations(say)],
            [say("scouting-rules-beat"), _strengths(say)],
        ),
    )


def _combinations(say: Say) -> Figure:
    shows = [laid(say, cards_of(text)) for text in ("QD", "4D 5S 6H", "8C 7H", "9H 9C", "2H 2S 2D")]
    none = [
        laid(say, cards_of(text), say("scouting-rules-none", why=why))
        for text, why in (("5S 4D 6H", "order"), ("QD AS", "corner"))
    ]
    return rows_figure(say, "combinations", [*shows, *none])


def _strengths(say: Say) -> Figure:
    rising = ("JD", "QD", "3H 2S", "10C JD", "AS AD", "AS 2S 3H", "2H 2S 2D")
    return rows_figure(say, "strengths", [laid(say, cards_of(text)) for text in rising])


def _scout(say: Say) -> Sheet:
    before = example.seen(example.THIRD_TURN)
    after = example.seen_after(example.THIRD_TURN, Scout(End.LEFT, 2))
    return Sheet(
        say("scouting-rules-scout-title"),
        (
            [say("scouting-rules-scout"), say("scouting-rules-empty")],
            [
                say("scouting-rules-example"),
                rows_figure(say, "lies", [laid(say, before.show)]),
                say("scouting-rules-example-hand"),
                hand_figure(say, "before", before.hand),
                say("scouting-rules-example-takes"),
                hand_figure(say, "after", after.hand, [Show(0, 3)]),
            ],
        ),
    )


def _both(say: Say) -> Sheet:
    before = example.seen(example.THIRD_TURN)
    after = example.seen_after(example.THIRD_TURN, Scout(End.LEFT, 2))
    rows = [
        laid(say, before.show[1:], say("scouting-rules-both-left")),
        laid(say, after.hand[:3], say("scouting-rules-both-shown")),
    ]
    return Sheet(
        say("scouting-rules-both-title"),
        (
            [say("scouting-rules-both"), say("scouting-rules-both-pair")],
            [say("scouting-rules-both-example"), rows_figure(say, "both", rows)],
            [say("scouting-rules-both-points")],
        ),
    )


def _end(say: Say) -> Sheet:
    return Sheet(
        say("scouting-rules-end-title"),
        (
            [say("scouting-rules-end")],
            [say("scouting-rules-round"), say("scouting-rules-round-empty")],
            [say("scouting-rules-limit", turns=MOST_TURNS)],
        ),
    )


def _points(say: Say) -> Sheet:
    """The score of the example's deal, if it ends with the reader's fourth turn."""
    deal = ended(example.seen_after(example.FOURTH_TURN, Scout(End.LEFT, 0)))
    names = ", ".join(f"{seat} {name}" for seat, name in enumerate(example.NAMES, 1))
    return Sheet(
        say("scouting-rules-points-title"),
        (
            [say("scouting-rules-points"), say("scouting-rules-last")],
            [say("scouting-rules-points-example", names=names), table(say, deal)],
            [say("scouting-rules-points-example-why")],
            [say("scouting-rules-game-end")],
        ),
    )


def more(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table's game and pace, how the marks on the board read, and how the shuffle can be checked."""
    seats, options = len(view.hand_sizes), facts.options
    game = say(
        "scouting-more-game",
        seats=seats,
        cards=options.hand_size,
        aside=view.aside,
        deals=options.deals,
    )
    limit = say("scouting-more-limit", turns=MOST_TURNS)
    return about(say, facts, COLOUR, game, limit, marks=say("scouting-more-marks", shown=shown(facts)))
