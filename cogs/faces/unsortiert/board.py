"""The public message of a running deal of Unsortiert; says only what a spectator may know."""

from typing import Any

from discord import ButtonStyle
from discord.ui import Item, LayoutView

from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import button, frame, message, rows, text
from cogs.faces.unsortiert.words import (
    act_line,
    reserve,
    round_story,
    seat_name,
    seat_names,
    to_beat,
    until,
    whose_turn,
)
from engine.game import Seat
from engine.unsortiert.view import Phase, View

_COLOUR = 0x2F7D4F
"""Card-table green."""


def board(say: Say, facts: Facts, view: View) -> LayoutView:
    """The table as everybody sees it, from a spectator's view."""
    return message(
        frame(
            text(_title(say, view), _turn(say, facts, view)),
            text(*(_seat_line(say, facts, view, seat) for seat in range(len(facts.sitters)))),
            text(*_round(say, facts, view), *_last_round(say, facts, view), _pile(say, view)),
            *rows(_buttons(say, facts)),
            colour=_COLOUR,
        )
    )


def _title(say: Say, view: View) -> str:
    return f"### {say('board-title', deal=view.deal, round=view.round)}"


def _turn(say: Say, facts: Facts, view: View) -> str:
    timed_out = facts.timed_out
    late = "" if timed_out is None else say("timed-out", name=seat_name(say, facts, timed_out))
    return "\n".join(line for line in (late, whose_turn(say, facts, view), until(say, facts)) if line)


def _seat_line(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    mark = "▶" if seat == view.turn else "▫"
    name = say("seat-host" if facts.sitters[seat].host else "seat-name", name=seat_name(say, facts, seat))
    parts = (_cards_held(say, view, seat), chips(facts, view.chips[seat]), reserve(say, facts, view, seat))
    return f"{mark} {name}\n-# {' · '.join(part for part in parts if part)}"


def _cards_held(say: Say, view: View, seat: Seat) -> str:
    if view.phase in (Phase.PLAY, Phase.INSERT) and seat not in view.order:
        return say("seat-out")
    return say("seat-cards", count=view.hand_sizes[seat])


def chips(facts: Facts, left: int) -> str:
    """Chips as dots, those given away hollow, and as a number."""
    return f"{'●' * left}{'○' * (facts.chips - left)} {left}"


def _round(say: Say, facts: Facts, view: View) -> list[str]:
    if view.turn is None or not view.order:
        return []
    lines = [to_beat(say, facts, view)] if not view.draws_left else []
    lines += [f"{number}. {act_line(say, facts, act)}" for number, act in enumerate(view.acts, 1)]
    coming = [seat for seat in view.order[len(view.acts) :] if seat != view.turn]
    if coming and not view.draws_left:
        lines.append(say("round-next", names=seat_names(say, facts, coming)))
    return lines


def _last_round(say: Say, facts: Facts, view: View) -> list[str]:
    last = view.last_round
    if last is None:
        return []
    plays = [f"-# {act_line(say, facts, act)}" for act in last.acts]
    return [say("round-last"), round_story(say, facts, last), *plays]


def _pile(say: Say, view: View) -> str:
    return say("pile", count=view.pile)


def _buttons(say: Say, facts: Facts) -> list[Item[Any]]:
    return [
        button(facts.table, 0, "my-hand", say("button-my-hand"), ButtonStyle.primary),
        button(facts.table, 0, "rules", say("button-rules")),
        button(facts.table, 0, "more", say("button-more")),
    ]
