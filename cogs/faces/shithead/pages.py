"""Shithead's pages to read: the rules, and what else there is to know; no page depends on a hand."""

from dataclasses import replace

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import GREEN
from cogs.faces.more import about, shown
from cogs.faces.sheets import Sheet, start
from cogs.faces.shithead import example
from cogs.faces.shithead.figures import cards_figure, told_figure
from cogs.faces.shithead.lessons import course
from cogs.faces.shithead.marks import ALWAYS, BURNS, FAILS, FITS
from cogs.faces.shithead.own import Own, own, playable
from engine.shithead.endings import MOST_TURNS
from engine.shithead.view import View


def rules(say: Say) -> tuple[Sheet, ...]:
    """The rules, page by page; how to play here comes first."""
    pages = _start, _aim, _turn, _magic, _special, _lying, _end
    return tuple(page(say) for page in pages)


def _start(say: Say) -> Sheet:
    view = example.seen(example.SECOND_TURN)
    ready = say("shithead-choose-ready", which="ready", count=0)
    return start(
        say,
        "shithead",
        [
            say("shithead-rules-start-choose", hand=say("button-my-hand"), ready=ready),
            say("shithead-rules-start-play"),
            cards_figure(say, "start", own(view), playable(view), view.pile),
            say("shithead-rules-start-take", take=say("shithead-button-take")),
        ],
        len(course()),
    )


def _aim(say: Say) -> Sheet:
    return Sheet(
        say("shithead-rules-aim-title"),
        (
            [say("shithead-rules-aim")],
            [say("shithead-rules-dealt"), say("shithead-rules-choose")],
            [say("shithead-rules-first")],
        ),
    )


def _turn(say: Say) -> Sheet:
    rows = [("6S 9D", FITS), ("9C 9S", FITS), ("JH 5D", FAILS)]
    return Sheet(
        say("shithead-rules-turn-title"),
        (
            [say("shithead-rules-turn"), told_figure(say, "turn", rows), say("shithead-rules-several")],
            [say("shithead-rules-take")],
            [say("shithead-rules-stock")],
        ),
    )


def _magic(say: Say) -> Sheet:
    magic = [("2C", ALWAYS), ("3S", ALWAYS), ("10H", BURNS)]
    glass = [("KH 3S", FITS), ("3C 3D", FITS), ("7D 3H", FITS)]
    return Sheet(
        say("shithead-rules-magic-title"),
        (
            [say("shithead-rules-magic"), told_figure(say, "magic", magic), say("shithead-rules-ten")],
            [say("shithead-rules-glass"), told_figure(say, "glass", glass), say("shithead-rules-option")],
        ),
    )


def _special(say: Say) -> Sheet:
    seven = [("7C 5D", FITS), ("7C 9D", FAILS), ("7C 5D 6S", FITS)]
    eight = [("8S", FITS), ("8S 8C", FITS)]
    four = [("9C 9D 9S 9H", BURNS), ("KC KD 3S KH", FITS)]
    return Sheet(
        say("shithead-rules-special-title"),
        (
            [say("shithead-rules-seven"), told_figure(say, "seven", seven)],
            [say("shithead-rules-eight"), told_figure(say, "eight", eight)],
            [say("shithead-rules-four"), told_figure(say, "four", four), say("shithead-rules-four-first")],
        ),
    )


def _lying(say: Say) -> Sheet:
    lying = replace(own(example.seen(example.FOURTH_TURN)), hand=())
    return Sheet(
        say("shithead-rules-lying-title"),
        (
            [say("shithead-rules-open"), cards_figure(say, "open", lying)],
            [say("shithead-rules-blind"), cards_figure(say, "blind", Own(blind=2))],
        ),
    )


def _end(say: Say) -> Sheet:
    return Sheet(
        say("shithead-rules-end-title"),
        (
            [say("shithead-rules-out"), say("shithead-rules-places")],
            [say("shithead-rules-turns", turns=MOST_TURNS)],
        ),
    )


def more(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table's pace and rule for glass, how the board reads, and how the shuffle can be checked."""
    keeps = "on" if view.glass_keeps_seven else "off"
    game = say("shithead-more-players", seats=len(view.blind), count=facts.options.hand_size)
    rule = say("shithead-more-seven", value=keeps)
    return about(say, facts, GREEN, game, rule, marks=say("shithead-more-marks", shown=shown(facts)))
