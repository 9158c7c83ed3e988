"""The public message of a running game of Shithead; says only what a spectator may know."""

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.board import Story, headed, host, public
from cogs.faces.face import Facts
from cogs.faces.layout import GREEN
from cogs.faces.numbers import ordinal_place
from cogs.faces.shithead.board_picture import board_picture
from cogs.faces.shithead.cards import coded
from cogs.faces.shithead.lately import lately
from cogs.faces.shithead.words import has_chosen, pile_line, place_of, what_counts, whose_turn
from cogs.faces.shuffle import first_promise
from cogs.faces.turns import acting
from engine.game import Seat
from engine.shithead.view import View


def board(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table as everybody sees it, from a spectator's view."""
    return public(say, facts, (_pictured if facts.pictures else _in_words)(say, facts, view), GREEN)


def _in_words(say: Say, facts: Facts, view: View) -> Story:
    stock = say("shithead-board-stock", count=view.stock)
    return Story(
        title=headed(say, "shithead", stock, *_where(say, view)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn, *view.choosing),
        seats=[_seat(say, view, seat) for seat in range(len(facts.sitters))],
        parts=[
            [what_counts(say, view), pile_line(say, view)],
            lately(say, facts, view),
            _promise(say, facts, view),
        ],
    )


def _pictured(say: Say, facts: Facts, view: View) -> Story:
    """Words only for what has to be read at once, and for what is in no picture."""
    return Story(
        title=headed(say, "shithead", host(say, facts), *_where(say, view)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn, *view.choosing),
        picture=board_picture(say, facts, view),
        gist=[what_counts(say, view)],
        parts=[lately(say, facts, view), _promise(say, facts, view)],
    )


def _where(say: Say, view: View) -> tuple[str, str]:
    """How many cards are out of the game, and what this table plays by."""
    burnt = say("shithead-board-burnt", count=len(view.burnt)) if view.burnt else ""
    return burnt, say("shithead-board-seven") if view.glass_keeps_seven else ""


def _seat(say: Say, view: View, seat: Seat) -> str:
    if number := place_of(view, seat):
        return say("shithead-seat-out", place=ordinal_place(say, number))
    lying = view.open[seat]
    told = [
        say("seat-cards", count=view.hand_sizes[seat]),
        say("shithead-seat-open", cards=coded(say, lying)) if lying else "",
        say("shithead-seat-blind", count=view.blind[seat]) if view.blind[seat] else "",
        say("shithead-seat-chosen") if has_chosen(view, seat) else "",
    ]
    return " · ".join(filter(None, told))


def _promise(say: Say, facts: Facts, view: View) -> list[str]:
    """By what the shuffle is promised, in small print, while nobody has played; it stays under More."""
    return first_promise(say, facts.commitment, deal=1) if not view.turns else []
