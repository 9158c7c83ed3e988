"""What a button's id says and how it is written; knows no game and no message.

An id is `<grammar version>:<table>:<decision>:<what>`. What is a verb (`my-hand`), a step of a panel
(`spare:0`) or a move in its notation (`play:3+2:pair:9`). Public messages carry verbs only, which tell
nothing.
"""

import re
from dataclasses import dataclass

VERSION = 1
"""The grammar's version; a click of another one gets a sentence, and its message loses its buttons."""

NO_TABLE = 0
"""The number that no table has."""

LONGEST = 100
"""Discord's limit for an id, in characters."""

_PATTERN = re.compile(
    rf"{VERSION}:(?P<table>[0-9]{{1,18}}):(?P<decision>[0-9]{{1,18}}):(?P<what>[!-~]{{1,60}})"
)
"""What the whole id has to match; numbers of 18 digits fit into any database's."""


_NUMBER = re.compile("[0-9]{1,20}")
"""An argument of a verb: a seat, or somebody's id."""


@dataclass(frozen=True, slots=True)
class Address:
    """What a click is about."""

    table: int
    decision: int
    """The number of the decision that the click answers; 0 where it answers none."""
    what: str
    """A verb, a step of a panel, or a move."""


def custom_id(table: int, decision: int, what: str) -> str:
    """The id for ``what`` at a table; raises `ValueError` when it would not read back as the same."""
    text = f"{VERSION}:{table}:{decision}:{what}"
    if len(text) > LONGEST or parse(text) != Address(table, decision, what):
        raise ValueError(f"no id can say {text!r}")
    return text


def arguments(what: str) -> tuple[int, ...] | None:
    """The numbers after a verb, as in ``grant:2:1234``; None where there is anything else."""
    _, *given = what.split(":")
    return tuple(map(int, given)) if all(map(_NUMBER.fullmatch, given)) else None


def number(text: str) -> int | None:
    """One such number; None for anything else, however long: what a select says is up to who clicks."""
    return int(text) if _NUMBER.fullmatch(text) else None


def parse(text: str) -> Address | None:
    """What an id says, or None for one of another grammar."""
    found = _PATTERN.fullmatch(text)
    if found is None:
        return None
    return Address(int(found["table"]), int(found["decision"]), found["what"])
