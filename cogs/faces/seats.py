"""What every game says of who sits there: names, who is away, who asks for a seat; knows no game."""

from collections.abc import Callable, Collection, Iterable, Sequence

from bot import names
from bot.cutting import cut
from bot.texts import Say
from cogs.faces.face import Facts, Presence, Sitter
from cogs.faces.layout import Line, button, rows
from engine.game import Seat


def sitter_name(say: Say, sitter: Sitter, written: Callable[[str], str] = names.shown) -> str:
    """What a seat's player is called, ``written`` so that it is safe there: as a rule in a message's text."""
    if sitter.instead_of:
        return say("computer-for", name=written(sitter.instead_of))
    if sitter.computer:
        return computer_name(say, sitter.name)
    return written(sitter.name)


def computer_name(say: Say, number: str) -> str:
    """What a computer player is called that stands in for nobody; a damaged number may be of any length."""
    return say("computer-name", number=cut(names.clean(number), names.SHOWN_LENGTH))


def seat_name(say: Say, facts: Facts, seat: Seat) -> str:
    """The same by the seat's number."""
    return sitter_name(say, facts.sitters[seat])


def seat_names(say: Say, facts: Facts, seats: Iterable[Seat]) -> str:
    """Several players in the order given."""
    return listed(say, [seat_name(say, facts, seat) for seat in seats])


def host_name(say: Say, facts: Facts) -> str:
    """What the host is called; empty where none sits at the table."""
    return next((sitter_name(say, sitter) for sitter in facts.sitters if sitter.host), "")


def listed(say: Say, items: Sequence[str]) -> str:
    """Several names as one text; of none an empty one."""
    *most, last = items or [""]
    return say("names", most=", ".join(most), last=last) if most else last


def seat_title(say: Say, facts: Facts, seat: Seat) -> str:
    """A seat's line: who sits there, whether they are the host, whether they are away."""
    sitter, name = facts.sitters[seat], seat_name(say, facts, seat)
    title = say("seat-host" if sitter.host else "seat-name", name=name)
    if sitter.presence is Presence.HERE:
        return title
    presence = Presence.AWAY if facts.rests else sitter.presence  # computers do not play then
    return say("seat-away", seat=title, presence=presence.value)


def to_act(facts: Facts, seat: Seat, turns: Collection[Seat]) -> bool:
    """Whether a seat is waited for, whose turn it is; where all are away nobody is."""
    return seat in turns and not facts.rests


def away(facts: Facts, seat: Seat) -> bool:
    """Whether nobody is expected to move at a seat."""
    return facts.sitters[seat].presence is not Presence.HERE


def looking(seat: Seat | None) -> Seat:
    """The seat that a private message is for; raises `ValueError` for a spectator, who has none."""
    if seat is None:
        raise ValueError("a private message is for somebody who plays")
    return seat


def wish(say: Say, facts: Facts, seat: Seat) -> list[Line]:
    """Who asks for the seat, with the answers that the host and who has left it can give."""
    sitter = facts.sitters[seat]
    if sitter.wish is None:
        return []
    asked = f"{seat}:{sitter.wish.user_id}"
    number, name = seat + 1, names.shown(sitter.wish.name)
    former = names.shown(sitter.instead_of)
    line = say("wish-former", name=name, former=former) if sitter.instead_of else say("wish-asked", name=name)
    answers = [
        button(facts.table, 0, f"grant:{asked}", say("button-grant", number=number)),
        button(facts.table, 0, f"decline:{asked}", say("button-decline", number=number)),
    ]
    return [line, *rows(answers)]
