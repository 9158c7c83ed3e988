"""Cuts what is said to the room that there is; knows neither what it says nor where."""

from collections.abc import Callable, Sequence

CUT = "…"
"""Stands for what was left out."""

_LOOSE = " \u200d"
"""What has nothing to stand before where the rest is cut off: spaces, and what joins two signs."""


def cut(
    parts: Sequence[str], room: float, *, separator: str = "", measure: Callable[[str], float] = len
) -> str:
    """All the parts where they fit, else as many of the first ones as do, each whole, and `CUT` for the rest.

    A text is a sequence of its letters. ``measure`` says how much a text takes of the ``room``, in the same
    unit, of which each part takes at least one. Where there is no room for anything nothing is left.
    """
    whole = separator.join(parts)
    if measure(whole) <= room:
        return whole
    most = min(len(parts) - 1, int(room))
    shorter = (_begun(parts[:count], separator) for count in range(most, -1, -1))
    return next((said for said in shorter if measure(said) <= room), "")


def _begun(parts: Sequence[str], separator: str) -> str:
    said = separator.join(parts).rstrip(_LOOSE)
    return f"{said}{separator}{CUT}" if said else CUT
