"""Where there is no time limit the others may have the computer move for who is waited for."""

from dataclasses import replace
from datetime import timedelta

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, FRED, House

from bot.choices import Pace
from bot.moderating import By
from bot.notes import Happening, Note, Reminder
from bot.refusals import Refusal, Refused
from bot.table import TURNS_MISSED, Holder, Person, Table, Waits
from bot.voting import counted, last_asked, may_vote, needed, voters

FIVE = (ANNA, BEN, CARLA, DAN, EVA)


def _ids(*people: Person) -> frozenset[int]:
    return frozenset(person.user_id for person in people)


async def _waiting(house: House, *people: Person, computers: int = 0) -> Table:
    """A game in which the first of them has been waited for for an hour."""
    table = await house.game(*people, computers=computers, game="unsortiert")
    house.time.pass_by(hours=1)
    assert table.asked == (0,)
    return table


async def _votes(house: House, table: Table, *people: Person) -> Table:
    for person in people:
        table = await house.tables.vote(table.id, person.user_id)
    return table


async def test_a_vote_takes_more_than_half_and_then_the_computer_moves(house: House) -> None:
    """Told at the table; the host's part goes on; votes are over then."""
    table = await _waiting(house, *FIVE)
    table = await _votes(house, table, BEN, CARLA)
    assert (table.votes, needed(table), table.asked) == (_ids(BEN, CARLA), 3, (0,))
    table = await _votes(house, table, EVA)
    assert (table.votes, table.asked, table.waits) == (frozenset(), (), Waits.COMPUTER)
    assert (table.seats[0].missed, table.host_id) == (TURNS_MISSED, BEN.user_id)
    assert table.notes == (Note(Happening.VOTED, house.time(), whom="Anna"),)
    moved = await house.play_on(table)
    assert moved.asked == (1,)


@pytest.mark.parametrize(
    ("people", "computers", "voters"), [(2, 1, 1), (2, 3, 1), (3, 0, 2), (3, 2, 2), (4, 0, 3), (5, 0, 3)]
)
async def test_computers_have_no_vote_and_of_few_it_takes_all(
    house: House, people: int, computers: int, voters: int
) -> None:
    """More than half of the people who are there, who is waited for being one of them."""
    host, *others = FIVE[:people]
    table = await _waiting(house, host, *others, computers=computers)
    for voter in others[:voters]:
        assert table.asked == (0,)
        table = await _votes(house, table, voter)
    assert table.asked == ()


async def test_refusals_come_in_their_order(house: House) -> None:
    """Not seated, before too early, before waited for, before voted already."""
    table = await house.game(ANNA, BEN, CARLA, DAN, game="unsortiert")
    house.time.pass_by(minutes=59, seconds=59)
    cases = [(FRED, Refusal.NOT_SEATED), (ANNA, Refusal.TOO_EARLY), (BEN, Refusal.TOO_EARLY)]
    for second in range(2):
        for person, refusal in cases:
            with pytest.raises(Refused) as refused:
                await house.tables.vote(table.id, person.user_id)
            assert (refused.value.refusal, refused.value.table) == (refusal, table)
        if not second:
            house.time.pass_by(seconds=1)
            table = await _votes(house, table, BEN)
            cases = [(FRED, Refusal.NOT_SEATED), (ANNA, Refusal.WAITED_FOR), (BEN, Refusal.STALE)]


@pytest.mark.parametrize("pace", [Pace.MINUTE, Pace.FIVE_MINUTES, Pace.DAY])
async def test_with_a_time_limit_there_is_no_vote(house: House, pace: Pace) -> None:
    """The clock sees to it."""
    table = await house.game(ANNA, BEN, CARLA, pace=pace)
    house.time.pass_by(hours=20)
    with pytest.raises(Refused, match=Refusal.TOO_EARLY):
        await house.tables.vote(table.id, BEN.user_id)


async def test_who_was_voted_away_comes_back_by_any_sign(house: House) -> None:
    """To the question as long as it is open, and the others wait an hour again."""
    table = await _votes(house, await _waiting(house, ANNA, BEN, CARLA), BEN, CARLA)
    back = await house.tables.sign(table.id, ANNA.user_id)
    assert (back.asked, back.since, back.decisions) == ((0,), house.time(), {0: back.revision})
    with pytest.raises(Refused, match=Refusal.TOO_EARLY):
        await house.tables.vote(table.id, BEN.user_id)


async def test_who_is_away_gives_a_sign_before_they_vote(house: House) -> None:
    """Their vote would be one more than those that are needed are counted from."""
    table = await _votes(house, await _waiting(house, *FIVE), BEN, CARLA, DAN)
    table = await house.play_on(table)
    house.time.pass_by(hours=1)
    assert table.asked == (1,)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.vote(table.id, ANNA.user_id)
    await house.tables.sign(table.id, ANNA.user_id)
    assert (await _votes(house, table, ANNA)).votes == _ids(ANNA)


async def test_a_move_ends_the_vote(house: House) -> None:
    """The votes were about that question alone."""
    table = await _votes(house, await _waiting(house, *FIVE), BEN, CARLA)
    assert (await house.play_on(table)).votes == frozenset()


async def test_the_vote_of_who_leaves_leaves_with_them(house: House) -> None:
    """However they go."""
    for channel, how in enumerate(("leave", "gone", "kick", "replaced")):
        table = await house.game(*FIVE, channel=channel, game="unsortiert")
        house.time.pass_by(hours=1)
        table = await _votes(house, table, BEN, CARLA)
        by = By(FRED, moderator=True)
        going = {
            "leave": house.tables.leave(table.id, BEN.user_id),
            "gone": house.tables.gone(table.id, BEN.user_id),
            "kick": house.tables.moderators.kick(table.id, by, 1),
            "replaced": house.tables.moderators.hand_over(table.id, by, 1, FRED),
        }
        after = await going.pop(how)
        for never in going.values():
            never.close()
        assert (after.votes, after.asked) == (_ids(CARLA), (0,))


async def test_who_leaves_may_leave_enough_votes_behind(house: House) -> None:
    """Nobody could vote a second time to have them counted."""
    table = await _votes(house, await _waiting(house, ANNA, BEN, CARLA, DAN), BEN, CARLA)
    after = await house.tables.leave(table.id, DAN.user_id)
    assert (after.asked, after.votes, after.seats[0].missed) == ((), frozenset(), TURNS_MISSED)
    assert after.notes == (Note(Happening.VOTED, house.time(), whom="Anna"),)
    await house.restart()
    assert await house.tables.get(table.id) == after


async def test_who_comes_back_takes_part_in_what_is_needed(house: House) -> None:
    """More people, more votes."""
    table = await house.game(*FIVE, game="unsortiert")
    table = await house.tables.leave(table.id, EVA.user_id)
    table = await house.tables.leave(table.id, DAN.user_id)
    house.time.pass_by(hours=1)
    table = await _votes(house, table, BEN)
    assert needed(table) == 2
    for person in (DAN, EVA):
        table = await house.tables.sit(table.id, person)
    assert (table.votes, needed(table)) == (_ids(BEN), 3)


async def test_all_who_are_waited_for_at_once_are_voted_on_together(house: House) -> None:
    """Where several choose at the same time; who has chosen may vote."""
    table = await house.game(*FIVE)
    for seat, person in enumerate((ANNA, BEN)):
        table = await house.tables.act(table.id, person.user_id, table.decisions[seat], "bid:1")
    house.time.pass_by(hours=1)
    table = await _votes(house, table, ANNA, BEN)
    assert (table.asked, table.waits, table.present) == ((), Waits.COMPUTER, (0, 1))
    assert [note.whom for note in table.notes] == ["Carla", "Dan", "Eva"]


async def test_all_who_are_voted_away_are_told_beside_what_was_done_before(house: House) -> None:
    """However many they are; it survives a restart."""
    table = await house.game(*FIVE)
    table = await house.tables.act(table.id, ANNA.user_id, table.decisions[0], "bid:1")
    house.time.pass_by(hours=1)
    for seat in (3, 3):
        to = None if table.seats[seat].user_id else DAN
        table = await house.tables.moderators.hand_over(table.id, By(FRED, moderator=True), seat, to)
    before = table.notes
    table = await _votes(house, table, ANNA)
    assert (before, [note.whom for note in table.notes]) == (
        table.notes[:2],
        ["Dan", "Dan", "Ben", "Carla", "Dan", "Eva"],
    )
    await house.restart()
    assert await house.tables.get(table.id) == table


async def test_a_vote_keeps_the_table_alive_and_ends_the_reminder_when_it_is_enough(house: House) -> None:
    """People are there, after all."""
    table = await _waiting(house, ANNA, BEN, CARLA)
    expires = table.expires
    assert expires is not None
    house.time.instant = expires
    house.time.pass_by(minutes=-30)
    table = await house.tables.remind(table.id)
    assert table.reminder is Reminder.ENDING
    table = await _votes(house, table, BEN)
    assert (table.reminder, table.expires and table.expires > expires) == (Reminder.WAITING, True)
    assert (await _votes(house, table, CARLA)).reminder is None


async def test_who_has_a_vote_is_one_rule(house: House) -> None:
    """Not before the hour, not who is waited for, away or a stranger, not twice."""
    table = await _waiting(house, *FIVE)
    table = table.with_holder(1, replace(table.seats[1], missed=TURNS_MISSED))
    table = replace(table, votes=_ids(CARLA))
    assert voters(table) == _ids(CARLA, DAN, EVA)
    may = {person for person in (*FIVE, FRED) if may_vote(table, house.time(), person.user_id)}
    assert (may, may_vote(table, house.time())) == ({DAN, EVA}, True)
    early = house.time() - timedelta(seconds=1)
    assert not any(may_vote(table, early, user_id) for user_id in (None, DAN.user_id))


async def test_votes_of_nobody_count_for_nothing(house: House) -> None:
    """Were there any, they would not be counted: of strangers, of who is waited for, of who is away."""
    table = await _waiting(house, *FIVE)
    away = replace(table.seats[1], missed=TURNS_MISSED)
    seats = (table.seats[0], away, Holder(None, "1"), *table.seats[3:])
    votes = _ids(ANNA, BEN, CARLA, FRED, EVA)
    after = counted(replace(table, seats=seats, votes=votes), house.time())
    assert (after.votes, after.asked) == (_ids(EVA), (0,))


async def test_a_vote_is_about_what_was_open_when_it_was_offered(house: House) -> None:
    """Whoever votes on an old page does not mean somebody who was asked since; what is open yet they mean."""
    table = await _waiting(house, ANNA, BEN, CARLA)
    offered = last_asked(table)
    await house.tables.act(table.id, ANNA.user_id, table.decisions[0], str(_first_move(table)))
    table = await house.tables.get(table.id)
    house.time.pass_by(hours=1)
    assert table.asked == (1,)
    with pytest.raises(Refused) as refused:
        await house.tables.vote(table.id, CARLA.user_id, offered)
    assert refused.value.refusal is Refusal.STALE
    assert await house.tables.get(table.id) == table
    voted = await house.tables.vote(table.id, CARLA.user_id, last_asked(table))
    assert (voted.votes, voted.asked) == (_ids(CARLA), (1,))
    assert (await house.tables.vote(table.id, ANNA.user_id, voted.revision)).asked == ()


def _first_move(table: Table) -> object:
    return ALL_GAMES[table.game].legal_moves(table.state, table.asked[0])[0]
