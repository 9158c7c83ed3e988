"""The table of Shithead as a picture, with what it says in words; shows only what a spectator may know."""

from bot.pictures.board_sketches import BoardSketch, HeapSketch, PlaySketch, SeatSketch
from bot.pictures.illustrated import Picture
from bot.texts import Say
from cogs.faces.alts import as_alt, drawn_name, player_told, turn_told
from cogs.faces.cards import letter, plain
from cogs.faces.face import Facts
from cogs.faces.numbers import ordinal_place
from cogs.faces.seats import away, to_act
from cogs.faces.shithead.cards import draw, tiles
from cogs.faces.shithead.effects import Effect
from cogs.faces.shithead.lately import act_line
from cogs.faces.shithead.marks import mark
from cogs.faces.shithead.words import (
    Counts,
    counting,
    has_chosen,
    place_of,
    top,
    value_word,
)
from cogs.faces.turns import acting
from engine.game import Seat
from engine.shithead.view import Act, Deed, Phase, View

_ACTS = 4
"""How many of the last acts are shown."""


def board_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's seat, the pile with what counts on it, and the stock, from a spectator's view."""
    seats = range(len(facts.sitters))
    acts = view.acts[-_ACTS:]
    sketch = BoardSketch(
        seats=tuple(_seat(say, facts, view, seat) for seat in seats),
        middle=HeapSketch(
            tiles=tiles(say, top(view)),
            count=len(view.pile),
            count_word=say("shithead-picture-pile"),
            value=_value(say, view),
            value_word=value_word(say, view),
            stock=view.stock,
            stock_word=say("shithead-picture-stock"),
            past=tuple(_past(say, act) for act in acts),
            empty_word=_empty(say, view),
        ),
    )
    words = [
        _whose(say, facts, view),
        _counts(say, view),
        *(_seat_told(say, facts, view, seat) for seat in seats),
        say("shithead-alt-pile", count=len(view.pile), cards=draw(say, top(view))) if view.pile else "",
        say("alt-number", word=say("shithead-picture-stock"), count=view.stock),
        *_acts_told(say, view, acts),
    ]
    return Picture(sketch, plain(as_alt(words)))


def _value(say: Say, view: View) -> str:
    """What counts as a sign: the letter and what goes on it; empty where anything does."""
    counts = counting(view)
    if view.turn is None or view.value is None or not counts.binds:
        return ""
    shown = letter(say, view.value)
    return f"≤{shown}" if counts is Counts.LOWER else f"{shown}+"


def _empty(say: Say, view: View) -> str:
    if view.phase is Phase.CHOOSE:
        return say("shithead-picture-choosing")
    return say("shithead-picture-empty") if view.turn is not None else ""


def _seat(say: Say, facts: Facts, view: View, seat: Seat) -> SeatSketch:
    number = place_of(view, seat)
    return SeatSketch(
        name=drawn_name(say, facts, seat),
        cards=view.hand_sizes[seat],
        open=tiles(say, view.open[seat]),
        blind=view.blind[seat],
        told=ordinal_place(say, number) if number else "",
        turn=to_act(facts, seat, acting(view.turn, *view.choosing)),
        ready=has_chosen(view, seat),
        out=bool(number),
        away=away(facts, seat),
    )


def _past(say: Say, act: Act) -> PlaySketch:
    """What somebody did: cards with what came of it, or that cards were taken."""
    if act.taken:
        took = plain(say("shithead-picture-took", count=act.taken))
        return PlaySketch(act.seat, tiles(say, act.cards), None, took)
    burnt = mark(Effect.CLEAR if act.burnt else Effect.NONE, len(act.cards))
    return PlaySketch(act.seat, tiles(say, act.cards), burnt, _came(say, act))


def _came(say: Say, act: Act) -> str:
    """What came of it, in a word; where several things did, the one that matters most."""
    if act.out:
        return say("shithead-picture-out")
    if act.burnt:
        return say("shithead-picture-burnt")
    if act.skipped:
        return plain(say("shithead-picture-skipped", count=len(act.skipped)))
    return say("shithead-picture-blind-played") if act.deed is Deed.BLIND else ""


def _whose(say: Say, facts: Facts, view: View) -> str:
    if not view.choosing or facts.rests:
        return turn_told(say, facts, view.turn)
    numbers = ", ".join(str(seat + 1) for seat in view.choosing)
    return say("shithead-alt-choosing", seats=numbers)


def _counts(say: Say, view: View) -> str:
    if view.turn is None:
        return ""
    return say("shithead-alt-counts", value=value_word(say, view) or say("shithead-alt-anything"))


def _seat_told(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    number, lying = place_of(view, seat), draw(say, view.open[seat])
    held = [
        say("alt-cards", count=view.hand_sizes[seat]),
        lying and say("shithead-alt-seat-open", cards=lying),
        say("shithead-seat-blind", count=view.blind[seat]) if view.blind[seat] else "",
        say("shithead-picture-chosen") if has_chosen(view, seat) else "",
    ]
    told = [say("shithead-alt-out", place=ordinal_place(say, number))] if number else held
    return player_told(say, facts, seat, told)


def _acts_told(say: Say, view: View, acts: tuple[Act, ...]) -> list[str]:
    """What seats did, by their numbers as in the picture: names would burst the text of a full table."""
    told = [act_line(say, view, act, lambda seat: say("alt-player", number=seat + 1), draw) for act in acts]
    return [say("shithead-alt-acts", acts="; ".join(told))] if told else []
