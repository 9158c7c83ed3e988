"""Unsortiert's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from dataclasses import replace

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.figures import Row, rows_figure
from cogs.faces.layout import GREEN
from cogs.faces.more import about, shown
from cogs.faces.sheets import Figure, Sheet, start
from cogs.faces.unsortiert import example
from cogs.faces.unsortiert.figures import KRASS, NORMAL, hand_figure, laid, row
from cogs.faces.unsortiert.lessons import course
from cogs.faces.unsortiert.offers import plays
from engine.unsortiert.moves import Kind, Play
from engine.unsortiert.view import View


def rules(say: Say) -> tuple[Sheet, ...]:
    """The rules, page by page; how to play here comes first."""
    pages = _start, _aim, _combinations, _round, _example, _special, _end, _krass
    return tuple(page(say) for page in pages)


def _start(say: Say) -> Sheet:
    view = example.seen(example.FIRST_TURN)
    marked = [[Play(2, 2, Kind.RUN2, 4)], [Play(3, 3, Kind.TRIPLE, 4)]]
    return start(
        say,
        "unsortiert",
        [
            say("unsortiert-rules-start-hand", hand=say("button-my-hand")),
            hand_figure(say, "start", view.hand, marked),
            say("unsortiert-rules-start-play"),
            say("unsortiert-rules-start-reserve", back=say("button-back")),
        ],
        len(course()),
    )


def _aim(say: Say) -> Sheet:
    return Sheet(
        say("unsortiert-rules-aim-title"),
        (
            [say("unsortiert-rules-aim"), say("unsortiert-rules-gap")],
            [say("unsortiert-rules-dealt"), say("unsortiert-rules-open")],
            [say("unsortiert-rules-numbers"), _cards(say)],
        ),
    )


def _cards(say: Say) -> Figure:
    number = row(say, "AS JH QD", Kind.SINGLE, say("unsortiert-rules-card", card="number"))
    return rows_figure(
        say, "cards", [number, *_special_cards(say, "unsortiert-rules-card", "KS KC", "KH KD")]
    )


def _special_cards(say: Say, text: str, stop: str, draw: str, deck: str = NORMAL) -> list[Row]:
    """The joker and these kings, each with what ``text`` says about it."""
    cards = ("X", Kind.SINGLE, "X"), (stop, Kind.STOP, "stop"), (draw, Kind.DRAW, "draw")
    return [row(say, shown, kind, say(text, card=card), deck) for shown, kind, card in cards]


def _combinations(say: Say) -> Sheet:
    rows = [
        laid(say, "QD", Kind.SINGLE, 12),
        laid(say, "4D 5S", Kind.RUN2, 5),
        laid(say, "4H 4C", Kind.PAIR, 4),
        laid(say, "10H 8S 9C", Kind.RUN3, 10),
        laid(say, "2H 2S 2D", Kind.TRIPLE, 2),
    ]
    figure = rows_figure(say, "combinations", rows)
    return Sheet(
        say("unsortiert-rules-combinations-title"),
        ([say("unsortiert-rules-kinds"), figure], [say("unsortiert-rules-higher")]),
    )


def _round(say: Say) -> Sheet:
    return Sheet(
        say("unsortiert-rules-round-title"), ([say("unsortiert-rules-round")], [say("unsortiert-rules-next")])
    )


def _example(say: Say) -> Sheet:
    before, after = example.seen(example.FIRST_TURN), example.seen(example.FIRST_TURN + 1)
    fitting = [[Play(5, 3, Kind.RUN3, number) for number in (9, 10)]]
    return Sheet(
        say("unsortiert-rules-example-title"),
        (
            [say("unsortiert-rules-example-round"), rows_figure(say, "round", _laid_before(say, before))],
            [
                say("unsortiert-rules-example-dan"),
                hand_figure(say, "hand", before.hand, plays(before).values()),
                say("unsortiert-rules-example-could"),
            ],
            [
                say("unsortiert-rules-example-takes"),
                hand_figure(say, "hand-after", after.hand, fitting),
                say("unsortiert-rules-example-end"),
            ],
        ),
    )


def _laid_before(say: Say, view: View) -> list[Row]:
    """What was laid in the round so far, each with the name of who did."""
    return [
        _of(say, example.NAMES[act.seat], laid(say, " ".join(act.cards), act.kind, act.number))
        for act in view.acts
        if act.kind
    ]


def _of(say: Say, name: str, laid_by: Row) -> Row:
    return replace(laid_by, word=say("unsortiert-rules-example-told", name=name, told=laid_by.word))


def _special(say: Say) -> Sheet:
    joker = [
        laid(say, "6D X", Kind.PAIR, 6),
        laid(say, "6D X", Kind.RUN2, 6),
        laid(say, "6D X", Kind.RUN2, 7),
    ]
    return Sheet(
        say("unsortiert-rules-special-title"),
        (
            [say("unsortiert-rules-joker"), rows_figure(say, "joker", joker)],
            [
                "\n".join(
                    [
                        say("unsortiert-rules-kings"),
                        say("unsortiert-rules-stop"),
                        say("unsortiert-rules-draw"),
                    ]
                )
            ],
            [say("unsortiert-rules-drawer")],
        ),
    )


def _end(say: Say) -> Sheet:
    return Sheet(
        say("unsortiert-rules-end-title"),
        (
            [say("unsortiert-rules-out")],
            [
                say("unsortiert-rules-deal-end"),
                say("unsortiert-rules-draws-first"),
                say("unsortiert-rules-opener"),
            ],
            [say("unsortiert-rules-chips"), say("unsortiert-rules-game-end")],
        ),
    )


def _krass(say: Say) -> Sheet:
    kings = _special_cards(say, "unsortiert-rules-krass-card", "KS", "KH", KRASS)
    figure = rows_figure(say, "krass", kings)
    return Sheet(
        say("unsortiert-rules-krass-title"),
        ([say("unsortiert-rules-krass"), figure, say("unsortiert-rules-krass-chips")],),
    )


def more(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table's pace, how the marks on the board read, and how the shuffle can be checked."""
    game = say("unsortiert-more-chips", count=facts.options.chips, seats=len(view.chips))
    return about(say, facts, GREEN, game, marks=say("unsortiert-more-marks", shown=shown(facts)))
