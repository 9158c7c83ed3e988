"""The vote for the computer player to move for those who are waited for; knows no lock, no store and no text.

Where there is no time limit the others need not be stuck with somebody who has fallen asleep
(docs/decisions/0011).
"""

from dataclasses import replace
from datetime import datetime

from bot.notes import Happening, Note, with_note
from bot.table import TURNS_MISSED, Stage, Table
from bot.timing import LONG_WAIT


def voters(table: Table) -> frozenset[int]:
    """Who has a vote: the people who are present and not waited for themselves."""
    holders = (table.seats[seat] for seat in table.present if seat not in table.asked)
    return frozenset(holder.user_id for holder in holders if holder.user_id is not None)


def is_open(table: Table, now: datetime) -> bool:
    """Whether people have been waited for for long enough, at a table without a time limit."""
    if table.stage is not Stage.PLAYING or table.choices.pace.limit is not None:
        return False
    return bool(table.asked) and table.since is not None and now >= table.since + LONG_WAIT


def may_vote(table: Table, now: datetime, user_id: int | None = None) -> bool:
    """Whether anybody has a vote now; with ``user_id``: whether they have one and have not given it."""
    having = voters(table)
    return is_open(table, now) and bool(having if user_id is None else {user_id} & (having - table.votes))


def last_asked(table: Table) -> int:
    """The number of the last decision that was put to somebody who is waited for; 0: nobody is."""
    return max((table.decisions[seat] for seat in table.asked), default=0)


def needed(table: Table) -> int:
    """How many votes have the computer move: those of more than half of all who are present.

    Of the others there may be too few for that; then it takes all of them.
    """
    return max(1, min(len(table.present) // 2 + 1, len(voters(table))))


def counted(table: Table, now: datetime) -> Table:
    """The table with the votes that count; where there are enough, nobody is waited for any longer.

    Somebody may have left since they voted, or have left the others with enough votes.
    """
    if not table.votes:
        return table
    table = replace(table, votes=table.votes & voters(table))
    if not table.asked or len(table.votes) < needed(table):
        return table
    asked, notes = table.asked, table.notes
    for seat in asked:
        notes = with_note(notes, Note(Happening.VOTED, now, whom=table.seats[seat].name))
        table = table.with_holder(seat, replace(table.seats[seat], missed=TURNS_MISSED))
    return replace(table, votes=frozenset(), notes=notes)
