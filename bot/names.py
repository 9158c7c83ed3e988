"""Makes a person's name safe to show; knows neither tables nor messages.

Names are hostile until proven otherwise: they carry markdown, mentions, links, text that runs from right to
left, marks stacked on marks, and characters that nobody can see.
"""

import unicodedata
from collections.abc import Iterator

from bot.cutting import cut

NAMELESS = "?"
"""Stands for a name of which nothing visible is left."""

SHOWN_LENGTH = 40
"""How many characters `shown` gives at most by default, escapes counted, the two isolating ones not."""

FIRST_STRONG_ISOLATE = "\u2068"
POP_ISOLATE = "\u2069"

_MARKUP = frozenset("\\*_~`|<>#-+[]():/@.!=&")
_JOINER = "\u200d"
_INVISIBLE_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
_MOST_MARKS = 2


def shown(name: str, room: int = SHOWN_LENGTH) -> str:
    """The name for a message's text: one line, escaped, at most ``room`` characters between two isolates."""
    pieces = [f"\\{char}" if char in _MARKUP else char for char in clean(name)]
    return FIRST_STRONG_ISOLATE + cut(pieces, room) + POP_ISOLATE


def bare(name: str, room: int = SHOWN_LENGTH) -> str:
    """The name for where no markdown is read, as in a label: at most ``room`` characters between isolates."""
    return FIRST_STRONG_ISOLATE + cut(clean(name), room) + POP_ISOLATE


def escaped(text: str) -> str:
    """A text for where markdown is read that was written for where none is."""
    return "".join(f"\\{char}" if char in _MARKUP else char for char in text)


def clean(name: str) -> str:
    """The name in one line without what cannot be seen; never empty."""
    visible = unicodedata.normalize("NFC", "".join(_visible(name)))
    line = " ".join(visible.split()).strip(f" {_JOINER}")
    return line if any(_stands_alone(char) for char in line) else NAMELESS


def _visible(name: str) -> Iterator[str]:
    marks = 0
    for char in name:
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if char.isspace():
            yield " "
        elif char == _JOINER or not (category[0] == "C" or char in _INVISIBLE_LETTERS or marks > _MOST_MARKS):
            yield char


def _stands_alone(char: str) -> bool:
    return unicodedata.category(char)[0] not in "MCZ"
