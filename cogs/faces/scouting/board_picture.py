"""The table of Scouting as a picture, with what it says in words; shows only what a spectator may know."""

from collections.abc import Iterator

from bot.pictures.board_sketches import BoardSketch, PlaySketch, SeatSketch, ShowSketch
from bot.pictures.illustrated import Picture
from bot.texts import Say
from cogs.faces.alts import as_alt, called, drawn_name, player_told, turn_told
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.scouting.decks import draw, tiles
from cogs.faces.scouting.marks import mark
from cogs.faces.scouting.words import kind_name, points, show_name
from cogs.faces.seats import away, to_act
from cogs.faces.turns import acting
from engine.game import Seat
from engine.scouting.combinations import kind
from engine.scouting.view import Act, View


def board_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's seat, the show that lies and what was done lately, from a spectator's view."""
    seats = range(len(facts.sitters))
    sketch = BoardSketch(
        seats=tuple(_seat(say, facts, view, seat) for seat in seats), middle=_show(say, facts, view)
    )
    words = [
        turn_told(say, facts, view.turn),
        _lies(say, facts, view),
        *(_seat_told(say, facts, view, seat) for seat in seats),
        _lately(say, facts, view),
    ]
    return Picture(sketch, as_alt(words))


def _show(say: Say, facts: Facts, view: View) -> ShowSketch:
    """What lies, or that nothing does; between two deals nothing is told."""
    if view.turn is None:
        return ShowSketch(())
    found = kind(view.show)
    return ShowSketch(
        tiles=tiles(say, facts.deck, view.show),
        mark=mark(found, len(view.show)) if found else None,
        word=kind_name(say, found, len(view.show)) if found else "",
        seat=view.owner if found else None,
        past=tuple(step for act in view.acts for step in _steps(say, facts, view, act)),
        empty_word="" if found else say("scouting-picture-empty"),
    )


def _steps(say: Say, facts: Facts, view: View, act: Act) -> Iterator[PlaySketch]:
    """What a seat did: the card that it took, the show that it laid, or both."""
    if act.scouted is not None:
        word = say("scouting-picture-both" if act.shown else "scouting-picture-scouted")
        yield PlaySketch(act.seat, tiles(say, facts.deck, [act.scouted]), None, word)
    if act.kind is not None:
        length = len(act.shown)
        yield PlaySketch(
            act.seat,
            tiles(say, facts.deck, act.shown),
            mark(act.kind, length),
            kind_name(say, act.kind, length),
            best=bool(view.show) and act.seat == view.owner,
        )


def _seat(say: Say, facts: Facts, view: View, seat: Seat) -> SeatSketch:
    return SeatSketch(
        name=drawn_name(say, facts, seat),
        cards=view.hand_sizes[seat],
        told=points(say, view.points[seat]),
        token=view.markers[seat],
        turn=to_act(facts, seat, acting(view.turn)),
        away=away(facts, seat),
    )


def _lies(say: Say, facts: Facts, view: View) -> str:
    found = kind(view.show)
    if view.turn is None:
        return ""
    if found is None or view.owner is None:
        return f"{say('scouting-picture-empty')}."
    return plain(
        say(
            "scouting-alt-lies",
            combination=show_name(say, facts.deck, view.show, found),
            cards=draw(say, facts.deck, view.show, bare=True),
            name=called(say, facts, view.owner),
        )
    )


def _seat_told(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    told = [
        say("alt-cards", count=view.hand_sizes[seat]),
        points(say, view.points[seat]),
        say("scouting-alt-marker", marker="ready" if view.markers[seat] else "spent"),
    ]
    return player_told(say, facts, seat, told)


def _lately(say: Say, facts: Facts, view: View) -> str:
    if view.turn is None or not view.acts:
        return ""
    return say("scouting-alt-lately", acts="; ".join(_act(say, facts, act) for act in view.acts))


def _act(say: Say, facts: Facts, act: Act) -> str:
    """What a seat did, by its number as in the picture."""
    seat = say("alt-player", number=act.seat + 1)
    card = draw(say, facts.deck, [act.scouted], bare=True) if act.scouted else ""
    cards = draw(say, facts.deck, act.shown, bare=True)
    did = "both" if card and cards else "scouted" if card else "showed"
    return plain(say("scouting-alt-act", did=did, seat=seat, card=card, cards=cards))
