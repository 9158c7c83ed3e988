"""The board of every game: what it tells besides the game, in the same order and words; knows no game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.pictures.illustrated import Illustrated, Picture
from bot.texts import Say
from bot.titles import game_name
from cogs.faces.face import Facts, Presence, Sitter
from cogs.faces.layout import Line, button, framed, message, rows, small
from cogs.faces.legend import with_legend
from cogs.faces.remarks import remarks
from cogs.faces.seats import host_name, seat_title, to_act, wish
from cogs.faces.waiting import waiting
from engine.game import Seat

TO_ACT = "➤ "
"""Marks the seat to act, unless nobody acts before somebody comes back."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a game tells on its board."""

    title: Sequence[str]
    whose: str
    """Who is to act and what they have to do, or what else is waited for."""
    turns: Collection[Seat]
    """Who is to act."""
    parts: Sequence[Sequence[str]]
    """What follows, with a rule between each two."""
    seats: Sequence[str] = ()
    """What there is to say of each seat, below its name; none at all where a picture does."""
    picture: Picture | None = None
    """The table, instead of a line for each seat."""
    gist: Sequence[str] = ()
    """What has to be read at once besides whose turn it is, above the picture."""


def headed(say: Say, game: str, *told: str) -> list[str]:
    """The game's name, and below it in a line of small print what is ``told``, but for what is empty."""
    line = " · ".join(filter(None, told))
    return [f"### {game_name(say, game)}", *small([line] if line else [])]


def host(say: Say, facts: Facts) -> str:
    """Who the host is, for where no line of their seat says so; empty where none sits at the table."""
    name = host_name(say, facts)
    return say("board-host", name=name) if name else ""


def public(say: Say, facts: Facts, story: Story, colour: int) -> Illustrated:
    """The message that everybody sees of a running deal."""
    picture = with_legend(say, facts, story.picture) if story.picture else []
    parts: list[Sequence[Line]] = [
        [*story.title, *waiting(say, facts, story.whose), *story.gist, *picture],
        [line for seat in _told(facts, story) for line in _seat(say, facts, story, seat)],
        *story.parts,
        remarks(say, facts.notes),
    ]
    buttons = [
        button(facts.table, 0, "my-hand", say("button-my-hand"), ButtonStyle.primary),
        button(facts.table, 0, "rules", say("button-rules")),
        button(facts.table, 0, "more", say("button-more")),
    ]
    return message(framed(parts, rows(buttons), colour))


def _told(facts: Facts, story: Story) -> Sequence[Seat]:
    """The seats that have lines of their own: beside a picture those of which it does not say all."""
    seats = range(len(facts.sitters))
    return [seat for seat in seats if _special(facts, facts.sitters[seat])] if story.picture else seats


def _special(facts: Facts, sitter: Sitter) -> bool:
    """Whether somebody asks for the seat, or a computer may play there, unless all are away anyway."""
    return sitter.wish is not None or (sitter.presence is not Presence.HERE and not facts.rests)


def _seat(say: Say, facts: Facts, story: Story, seat: Seat) -> list[Line]:
    mark = TO_ACT if to_act(facts, seat, story.turns) else ""
    told = small([story.seats[seat]] if story.seats else [])
    return [mark + seat_title(say, facts, seat), *told, *wish(say, facts, seat)]
