"""The public message of a running deal of Unsortiert; says only what a spectator may know."""

from collections.abc import Iterable

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.board import Story, headed, host, public
from cogs.faces.face import Facts
from cogs.faces.layout import GREEN, small
from cogs.faces.seats import seat_names
from cogs.faces.shuffle import first_promise
from cogs.faces.turns import acting
from cogs.faces.unsortiert.board_picture import board_picture
from cogs.faces.unsortiert.decks import coded
from cogs.faces.unsortiert.story import before
from cogs.faces.unsortiert.words import (
    act_line,
    chips,
    is_out,
    to_beat,
    to_draw,
    what_came_before,
    whose_turn,
)
from engine.game import Seat
from engine.unsortiert.view import Act, Phase, View


def board(say: Say, facts: Facts, view: View) -> Illustrated:
    """The table as everybody sees it, from a spectator's view."""
    return public(say, facts, (_pictured if facts.pictures else _in_words)(say, facts, view), GREEN)


def _in_words(say: Say, facts: Facts, view: View) -> Story:
    return Story(
        title=headed(say, "unsortiert", _where(say, view)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn),
        seats=[_seat(say, facts, view, seat) for seat in range(len(facts.sitters))],
        parts=[
            _this_round(say, facts, view),
            _before(say, facts, view),
            first_promise(say, facts.commitment, view.deal),
        ],
    )


def _pictured(say: Say, facts: Facts, view: View) -> Story:
    """Words only for what has to be read at once, and for what is in no picture."""
    return Story(
        title=headed(say, "unsortiert", _round(say, view), host(say, facts)),
        whose=whose_turn(say, facts, view),
        turns=acting(view.turn),
        picture=board_picture(say, facts, view),
        gist=_what_counts(say, facts, view),
        parts=[before(say, facts, view), first_promise(say, facts.commitment, view.deal)],
    )


def acts_in_order(say: Say, facts: Facts, acts: Iterable[Act]) -> list[str]:
    """What was done in a round, a line each, in small print."""
    return small(act_line(say, facts, act) for act in acts)


def _where(say: Say, view: View) -> str:
    """Which deal and round it is, and how many cards are left; nothing between two deals."""
    if view.turn is None:
        return ""
    return say("unsortiert-board-where", deal=view.deal, round=view.round, pile=view.pile)


def _round(say: Say, view: View) -> str:
    """The same without the cards, for where a picture shows them."""
    return "" if view.turn is None else say("unsortiert-board-round", deal=view.deal, round=view.round)


def _what_counts(say: Say, facts: Facts, view: View) -> list[str]:
    if view.turn is None or view.phase is Phase.INSERT:
        return []
    return [to_beat(say, facts, view), to_draw(say, view)]


def _seat(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    spares = view.spares[seat]
    held = (
        say("unsortiert-seat-out") if is_out(view, seat) else say("seat-cards", count=view.hand_sizes[seat])
    )
    reserve = say("unsortiert-seat-reserve", count=len(spares), cards=coded(say, facts.deck, spares))
    return f"{held} · {chips(facts, view.chips[seat])} · {reserve}"


def _this_round(say: Say, facts: Facts, view: View) -> list[str]:
    if view.turn is None:
        return []
    done = [act_line(say, facts, act) for act in view.acts]
    if view.phase is Phase.INSERT:
        return done
    coming = view.order[len(view.acts) + (not facts.rests) :]  # else the first of them is marked
    after = [say("unsortiert-round-next", names=seat_names(say, facts, coming))] if coming else []
    return [to_beat(say, facts, view), to_draw(say, view), *done, *small(after)]


def _before(say: Say, facts: Facts, view: View) -> list[str]:
    acts = () if view.last_round is None else view.last_round.acts
    return [*small(what_came_before(say, facts, view)), *acts_in_order(say, facts, acts)]
