"""The table of Unsortiert as a picture, with what it says in words; shows only what a spectator may know."""

from bot.pictures.board_sketches import BoardSketch, PlaySketch, RoundSketch, SeatSketch
from bot.pictures.illustrated import Picture
from bot.texts import Say
from cogs.faces.alts import as_alt, called, drawn_name, player_told, turn_told
from cogs.faces.cards import plain
from cogs.faces.face import Facts
from cogs.faces.seats import away, to_act
from cogs.faces.turns import acting
from cogs.faces.unsortiert.decks import draw, tiles
from cogs.faces.unsortiert.marks import MARKS, brief
from cogs.faces.unsortiert.words import RUNS, cards_to_draw, combination, is_out
from engine.cards import JOKER
from engine.game import Seat
from engine.unsortiert.view import Act, Phase, View


def board_picture(say: Say, facts: Facts, view: View) -> Picture:
    """Everybody's seat, the round so far and the draw pile, from a spectator's view."""
    seats = range(len(facts.sitters))
    sketch = BoardSketch(
        seats=tuple(_seat(say, facts, view, seat) for seat in seats),
        middle=RoundSketch(
            plays=tuple(_play(say, facts, view, act) for act in _acts(view)),
            pile=view.pile,
            pile_word=say("unsortiert-picture-pile"),
            draws=_draws(view),
            draws_word=_draws_word(say, view),
            empty_word="" if view.turn is None else say("unsortiert-picture-empty"),
        ),
    )
    words = [
        _whose(say, facts, view),
        _to_beat(say, facts, view),
        *(_seat_told(say, facts, view, seat) for seat in seats),
        _round(say, facts, view),
        say("alt-number", word=say("unsortiert-picture-pile"), count=view.pile),
        _draws(view) and say("alt-number", word=_draws_word(say, view), count=_draws(view)),
    ]
    return Picture(sketch, as_alt([word for word in words if word]))


def _acts(view: View) -> tuple[Act, ...]:
    """What lies in the middle; between two deals nothing does."""
    return () if view.turn is None else view.acts


def _draws(view: View) -> int:
    """How many cards are to be drawn by whoever wins, or are still to be placed by who has won."""
    if view.turn is None:
        return 0
    return view.draws_left if view.phase is Phase.INSERT else cards_to_draw(view)


def _draws_word(say: Say, view: View) -> str:
    if not _draws(view):
        return ""
    return say("unsortiert-picture-placing" if view.phase is Phase.INSERT else "unsortiert-picture-draws")


def _seat(say: Say, facts: Facts, view: View, seat: Seat) -> SeatSketch:
    return SeatSketch(
        name=drawn_name(say, facts, seat),
        cards=view.hand_sizes[seat],
        open=tiles(say, facts.deck, view.spares[seat]),
        chips=view.chips[seat],
        chips_of=facts.options.chips,
        turn=to_act(facts, seat, acting(view.turn)),
        out=is_out(view, seat),
        away=away(facts, seat),
    )


def _play(say: Say, facts: Facts, view: View, act: Act) -> PlaySketch:
    return PlaySketch(
        seat=act.seat,
        tiles=tiles(say, facts.deck, act.cards),
        mark=MARKS[act.kind] if act.kind else None,
        word=_word(say, act),
        best=act.seat == view.turn if view.phase is Phase.INSERT else act == view.best,
    )


def _word(say: Say, act: Act) -> str:
    """What was done, briefly; with its number where a joker hides that."""
    if act.kind is None:
        return say("unsortiert-picture-took")
    if JOKER not in act.cards:
        return brief(say, act.kind)
    low = act.number - RUNS.get(act.kind, 1) + 1
    numbers = act.number if low == act.number else say("span", first=low, last=act.number)
    return plain(say("unsortiert-picture-lies", kind=brief(say, act.kind), numbers=numbers))


def _whose(say: Say, facts: Facts, view: View) -> str:
    if view.turn is None or view.phase is not Phase.INSERT or facts.rests:
        return turn_told(say, facts, view.turn)
    return say("unsortiert-alt-placing", name=called(say, facts, view.turn), count=view.draws_left)


def _to_beat(say: Say, facts: Facts, view: View) -> str:
    best = view.best
    if best is None or best.kind is None or view.turn is None or view.phase is not Phase.PLAY:
        return ""
    return say(
        "unsortiert-alt-beat",
        combination=combination(say, facts.deck, best.kind, best.number),
        name=called(say, facts, best.seat),
    )


def _seat_told(say: Say, facts: Facts, view: View, seat: Seat) -> str:
    spares = draw(say, facts.deck, view.spares[seat])
    told = [
        say("alt-cards", count=view.hand_sizes[seat]),
        say("unsortiert-alt-chips", left=view.chips[seat], all=facts.options.chips),
        spares and say("unsortiert-alt-reserve", cards=spares),
        say("unsortiert-alt-out") if is_out(view, seat) else "",
    ]
    return player_told(say, facts, seat, told)


def _round(say: Say, facts: Facts, view: View) -> str:
    if view.turn is None:
        return ""
    acts = "; ".join(_act(say, facts, act) for act in view.acts)
    return say("unsortiert-alt-round", acts=acts or say("unsortiert-picture-empty"))


def _act(say: Say, facts: Facts, act: Act) -> str:
    """What a seat did, by its number as in the picture: names would burst the alt text of a full table."""
    seat = say("alt-player", number=act.seat + 1)
    if act.kind is None:
        return plain(say("unsortiert-act-took", name=seat, card=draw(say, facts.deck, act.cards)))
    cards = draw(say, facts.deck, act.cards, bare=act.number == 0)
    return plain(say("unsortiert-act-played", name=seat, cards=cards, told=_word(say, act)))
