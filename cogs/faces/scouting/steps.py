"""The steps of Scouting's panel, read and written as its buttons carry them; knows no view and no layout.

A step is how much of a move is chosen: nothing (`hand`), an end of the show to scout from (`scout:L`), or
that it shall be Scout & Show (`both`), from which end (`both:L`), and to which place of a hand (`both:L:3`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.faces.steps import FIRST_STEP
from engine.scouting.moves import End, Move, Scout, ScoutShow

_SCOUT, _BOTH = "scout", "both"


@dataclass(frozen=True, slots=True)
class Step:
    """Where somebody has got on the way to a move."""

    move: type[Scout | ScoutShow] | None = None
    """What kind of move it shall be; None at the plain hand, from which there is a way to all."""
    end: End | None = None
    place: int | None = None
    """Before which card of the hand the scouted one goes."""

    def __str__(self) -> str:
        if self.move is None:
            return FIRST_STEP
        parts = [_SCOUT if self.move is Scout else _BOTH]
        parts += [] if self.end is None else [self.end.value]
        parts += [] if self.place is None else [str(self.place)]
        return ":".join(parts)

    @property
    def chosen(self) -> int:
        """How much of a move is chosen."""
        return len([part for part in (self.move, self.end, self.place) if part is not None])

    def leads_to(self, move: Move) -> bool:
        """Whether there is a way to a move from here."""
        if self.move is None:
            return True
        return (
            isinstance(move, Scout | ScoutShow)
            and isinstance(move, self.move)
            and self.end in {None, move.end}
            and self.place in {None, move.place}
        )


HAND, BOTH = Step(), Step(ScoutShow)


def step(text: str, legal: Sequence[Move]) -> Step:
    """The step that is written like this; the plain hand for one that leads to no legal move (any more)."""
    return next((one for move in legal for one in _towards(move) if str(one) == text), HAND)


def _towards(move: Move) -> Iterator[Step]:
    """The steps on the way to a move."""
    if isinstance(move, Scout):
        yield Step(Scout, move.end)
    if isinstance(move, ScoutShow):
        yield BOTH
        yield Step(ScoutShow, move.end)
        yield Step(ScoutShow, move.end, move.place)
