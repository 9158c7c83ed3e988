"""What is told of a table besides its game: which notes it keeps, and whom they are about."""

from datetime import UTC, datetime, timedelta

from bot.notes import Happening, Note, with_note

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def test_two_of_one_name_in_one_vote_are_two() -> None:
    """People are told apart by their numbers, and notes hold only what they are called."""
    note = Note(Happening.VOTED, NOON, whom="Alex")
    assert with_note((note,), note) == (note, note)


def test_two_of_one_name_for_whom_a_moderator_has_the_computer_move_are_two() -> None:
    """Those moves are made one after the other."""
    first = Note(Happening.SKIPPED, NOON, by="Mo", whom="Alex", moderator=True)
    then = Note(Happening.SKIPPED, NOON + timedelta(milliseconds=200), by="Mo", whom="Alex", moderator=True)
    assert with_note((first,), then) == (first, then)


def test_what_is_told_again_a_little_later_is_told_once() -> None:
    """A moderator had the computer move for somebody twice within a minute."""
    first = Note(Happening.SKIPPED, NOON, by="Mo", whom="Alex", moderator=True)
    again = Note(Happening.SKIPPED, NOON + timedelta(seconds=20), by="Mo", whom="Alex", moderator=True)
    assert with_note((first,), again) == (again,)
