"""Counts the votes for the computer player to move, as a pure function; knows no lock and no store."""

from dataclasses import replace
from datetime import datetime

from bot.notes import Happening, Note, with_note
from bot.table import TURNS_MISSED, Table


def counted(table: Table, now: datetime) -> Table:
    """The table with the votes that count; where there are enough, nobody is waited for any longer.

    Those count that are of people who are present and not waited for themselves. Somebody may have left since
    they voted, or have left the others with enough votes.
    """
    voters = {table.seats[seat].user_id for seat in table.present if seat not in table.asked}
    table = replace(table, votes=table.votes & voters)
    if not table.asked or len(table.votes) < table.votes_needed:
        return table
    notes = table.notes
    for seat in table.asked:
        notes = with_note(notes, Note(Happening.VOTED, now, whom=table.seats[seat].name))
    seats = tuple(
        replace(holder, missed=TURNS_MISSED) if seat in table.asked else holder
        for seat, holder in enumerate(table.seats)
    )
    return replace(table, seats=seats, votes=frozenset(), notes=notes)
