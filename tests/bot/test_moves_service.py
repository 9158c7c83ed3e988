"""Moves, deals, decisions, leaving and coming back in the middle of a game, transcripts."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, House

from bot.choices import Pace
from bot.refusals import Refusal, Refused
from bot.table import Board, EndReason, Holder, Person, Stage, Waits
from bot.timing import GAME_LASTS, SLOW_GAME_LASTS
from engine.shuffle import shuffled
from engine.transcript import read, replay, write


async def test_a_move_is_made_once_and_answers_its_decision(house: House) -> None:
    """The number of a decision is the revision at which it was asked."""
    table = await house.game(ANNA, BEN, CARLA)
    assert table.decisions == dict.fromkeys(range(3), table.revision)
    after = await house.tables.act(table.id, BEN.user_id, table.revision, "bid:2")
    assert after.state.bids == (None, 2, None)
    assert after.revision == table.revision + 1


async def test_who_chooses_at_the_same_time_makes_nobody_else_stale(house: House) -> None:
    """The others keep the decision that they were asked first."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.act(table.id, BEN.user_id, table.revision, "bid:2")
    await house.tables.act(table.id, CARLA.user_id, table.revision, "bid:2")
    after = await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    assert after.waits is Waits.DEAL
    assert after.decisions == {}


async def test_refusals_come_in_their_order(house: House) -> None:
    """Not seated, before not your turn, before stale, before illegal."""
    table = await house.game(ANNA, BEN, CARLA)
    now = table.revision
    await house.tables.act(table.id, BEN.user_id, now, "bid:2")
    cases = [
        (DAN, now - 1, "nonsense", Refusal.NOT_SEATED),
        (BEN, now - 1, "nonsense", Refusal.NOT_YOUR_TURN),
        (ANNA, now - 1, "nonsense", Refusal.STALE),
        (ANNA, now + 1, "bid:1", Refusal.STALE),
        (ANNA, now, "nonsense", Refusal.ILLEGAL),
        (ANNA, now, "bid:9", Refusal.ILLEGAL),
        (ANNA, now, "", Refusal.ILLEGAL),
    ]
    before = await house.tables.get(table.id)
    for person, decision, move, expected in cases:
        with pytest.raises(Refused) as refused:
            await house.tables.act(table.id, person.user_id, decision, move)
        assert (refused.value.refusal, refused.value.table) == (expected, before)
    assert await house.tables.get(table.id) == before


async def test_in_a_lobby_it_is_nobodys_turn(house: House) -> None:
    """Who sits there is told so; who does not, that they do not."""
    table = await house.lobby(ANNA)
    with pytest.raises(Refused, match=Refusal.NOT_YOUR_TURN):
        await house.tables.act(table.id, ANNA.user_id, 0, "bid:1")
    with pytest.raises(Refused, match=Refusal.NOT_SEATED):
        await house.tables.act(table.id, BEN.user_id, 0, "bid:1")
    with pytest.raises(Refused, match=Refusal.NOT_SEATED):
        await house.tables.act_for(table.id, 1, 0, "bid:1")


async def test_a_deal_is_made_for_its_revision_only(house: House) -> None:
    """A deal that comes late or twice is stale."""
    table = await house.game(ANNA, BEN, CARLA)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.deal(table.id, table.revision)
    while table.waits is not Waits.DEAL:
        table = await house.play_on(table)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.deal(table.id, table.revision - 1)
    after = await house.tables.deal(table.id, table.revision)
    assert (after.deals, after.waits) == (2, Waits.PEOPLE)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.deal(table.id, table.revision)


async def test_the_seed_of_an_ended_game_gives_every_deal_again(house: House) -> None:
    """Anybody can check afterwards what was dealt."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert")
    while table.stage is Stage.PLAYING:
        table = await house.play_on(table)
    assert table.ended is EndReason.FINISHED
    assert table.seed is not None
    transcript = await house.tables.transcript(table.id)
    game = ALL_GAMES["unsortiert"]
    deck = game.deck(game.start(game.options(3, {})))
    assert deck is not None
    seed = bytes.fromhex(table.seed)
    assert transcript.deals == tuple(shuffled(deck, seed, number) for number in range(table.deals))


async def test_the_transcript_of_a_game_replays_to_its_end(house: House) -> None:
    """What is stored move by move makes the same last state."""
    table = await house.game(ANNA, BEN, CARLA, DAN, game="unsortiert", chips=1)
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.transcript(table.id)
    while table.stage is Stage.PLAYING:
        table = await house.play_on(table, choose=lambda legal: legal[-1])
    transcript = await house.tables.transcript(table.id)
    assert (transcript.game, transcript.options) == ("unsortiert", {"players": 4, "chips": 1})
    assert read(write(transcript)) == transcript
    *_, last = replay(transcript)
    assert last == table.state


async def test_a_game_that_was_stopped_has_a_transcript_too(house: House) -> None:
    """As far as it went, with the deal that was begun."""
    table = await house.play_on(await house.game(ANNA, BEN, CARLA, game="unsortiert"))
    await house.end(table.id, ANNA, moderator=False)
    transcript = await house.tables.transcript(table.id)
    assert (len(transcript.deals), len(transcript.moves)) == (1, 1)
    *_, last = replay(transcript)
    assert last == table.state


async def test_a_lobby_that_was_cancelled_has_no_transcript(house: House) -> None:
    """There was no game."""
    table = await house.lobby(ANNA)
    await house.end(table.id, ANNA, moderator=False)
    with pytest.raises(Refused, match=Refusal.NOT_RUNNING):
        await house.tables.transcript(table.id)


async def test_a_leaver_leaves_the_seat_to_a_computer_as_it_stands(house: House) -> None:
    """The state is the same; the decision is a new one, so that a move chosen before is stale."""
    table = await house.game(ANNA, BEN, CARLA)
    after = await house.tables.leave(table.id, BEN.user_id)
    assert after.state == table.state
    assert after.seats[1] == Holder(None, "Ben", former_id=BEN.user_id)
    assert after.waits is Waits.COMPUTER
    assert after.decisions == {0: table.revision, 1: after.revision, 2: table.revision}
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.act_for(table.id, 1, table.revision, "bid:1")


async def test_a_stand_in_is_called_after_whom_it_stands_in_for_and_others_keep_their_number(
    house: House,
) -> None:
    """Also when several leave, when a person is called like a number, and after a restart."""
    one = Person(BEN.user_id, "1")
    table = await house.game(ANNA, one, CARLA, computers=2)
    for leaver in (one, CARLA):
        await house.tables.leave(table.id, leaver.user_id)
    await house.restart()
    seats = (await house.tables.get(table.id)).seats
    assert [(holder.name, holder.former_id) for holder in seats] == [
        ("Anna", None),
        ("1", None),
        ("2", None),
        ("1", one.user_id),
        ("Carla", CARLA.user_id),
    ]


async def test_who_left_comes_back_to_the_same_seat(house: House) -> None:
    """And only they: for everybody else the game runs."""
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.leave(table.id, BEN.user_id)
    with pytest.raises(Refused, match=Refusal.RUNNING):
        await house.tables.sit(table.id, DAN)
    after = await house.tables.sit(table.id, replace(BEN, name="Benjamin"))
    assert after.seats[1] == Holder(BEN.user_id, "Benjamin")
    assert after.waits is Waits.PEOPLE
    assert (await house.tables.act(table.id, BEN.user_id, after.decisions[1], "bid:1")).state.bids[1] == 1


async def test_a_host_who_leaves_a_game_hands_over(house: House) -> None:
    """The next person clockwise can end the game then."""
    table = await house.game(ANNA, BEN, CARLA)
    table = await house.tables.leave(table.id, ANNA.user_id)
    assert table.host_id == BEN.user_id


async def test_a_game_that_the_last_person_leaves_ends_at_once(house: House) -> None:
    """Computer players do not play among themselves."""
    table = await house.game(ANNA, BEN, computers=1)
    await house.tables.leave(table.id, BEN.user_id)
    table = await house.tables.leave(table.id, ANNA.user_id)
    assert (table.ended, table.waits) == (EndReason.DESERTED, Waits.NOTHING)


async def test_the_board_is_remembered_without_a_revision(house: House) -> None:
    """It is no change of the table and nobody is told; it survives everything that happens to the table."""
    table = await house.lobby(ANNA)
    told = len(house.told)
    board = Board(message_id=2**62, deal=0, posted_at=datetime(2025, 1, 2, 3, 4, 5, 678000, tzinfo=UTC))
    shown = await house.tables.set_board(table.id, board)
    assert (shown.board, shown.revision, len(house.told)) == (board, table.revision, told)
    assert (await house.tables.sit(table.id, BEN)).board == board
    await house.restart()
    assert (await house.tables.get(table.id)).board == board
    assert (await house.tables.set_board(table.id, None)).board is None


@pytest.mark.parametrize(
    ("pace", "limit"),
    [
        (Pace.MINUTE, timedelta(minutes=1)),
        (Pace.FIVE_MINUTES, timedelta(minutes=5)),
        (Pace.DAY, timedelta(days=1)),
    ],
)
async def test_a_deadline_begins_when_a_person_is_asked(house: House, pace: Pace, limit: timedelta) -> None:
    """Who is still thinking gets no more time because another one has moved."""
    table = await house.game(ANNA, BEN, CARLA, pace=pace)
    assert table.deadline == house.time() + limit
    house.time.pass_by(seconds=20)
    after = await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")
    assert after.deadline == table.deadline
    for _ in range(2):
        after = await house.play_on(after)
    assert after.deadline is None
    assert (await house.play_on(after)).deadline == house.time() + limit


@pytest.mark.parametrize("game", ["unsortiert", "bids"])
async def test_getting_up_and_coming_back_wins_no_time(house: House, game: str) -> None:
    """Neither for who does it nor for the others, however often; the time belongs to the question."""
    table = await house.game(ANNA, BEN, CARLA, game=game, pace=Pace.MINUTE)
    deadline = table.deadline
    person = next(person for person in (ANNA, BEN, CARLA) if table.seat_of(person.user_id) == table.asked[0])
    for _ in range(3):
        house.time.pass_by(seconds=10)
        table = await house.tables.leave(table.id, person.user_id)
        assert table.deadline == deadline
        await house.restart()
        house.time.pass_by(seconds=5)
        table = await house.tables.sit(table.id, person)
        assert table.deadline == deadline
    house.time.pass_by(seconds=15)
    assert await house.tables.due() == [table.id]
    moved = await house.play_on(table)
    assert moved.deadline == (deadline if game == "bids" else house.time() + timedelta(minutes=1))


async def test_who_comes_back_to_a_question_that_was_a_computers_has_time_for_it(house: House) -> None:
    """None was running, so it begins."""
    table = await house.game(ANNA, BEN, CARLA, game="unsortiert", pace=Pace.MINUTE)
    [first] = table.asked
    person = (ANNA, BEN, CARLA)[(first + 1) % 3]
    await house.tables.leave(table.id, person.user_id)
    table = await house.tables.get(table.id)
    while table.waits is not Waits.COMPUTER:
        table = await house.play_on(table)
    assert table.deadline is None
    house.time.pass_by(seconds=10)
    table = await house.tables.sit(table.id, person)
    assert table.deadline == house.time() + timedelta(minutes=1)


async def test_without_a_pace_and_for_computers_there_is_no_deadline(house: House) -> None:
    """Only a person's open move has one."""
    assert (await house.game(ANNA, BEN, CARLA, channel=1)).deadline is None
    table = await house.game(ANNA, computers=2, channel=2, pace=Pace.MINUTE)
    assert (await house.tables.act(table.id, ANNA.user_id, table.revision, "bid:1")).deadline is None


async def test_what_people_do_keeps_a_table_alive_and_what_computers_do_does_not(house: House) -> None:
    """A day from a person's last move, a week in a slow game."""
    table = await house.game(ANNA, computers=2)
    begun = house.time()
    assert table.expires == begun + GAME_LASTS
    house.time.pass_by(hours=2)
    table = await house.tables.act_for(table.id, 1, table.revision, "bid:1")
    assert table.expires == begun + GAME_LASTS
    table = await house.tables.act(table.id, ANNA.user_id, table.decisions[0], "bid:1")
    assert table.expires == house.time() + GAME_LASTS
    slow = await house.game(BEN, computers=2, channel=8, pace=Pace.DAY)
    assert slow.expires == house.time() + SLOW_GAME_LASTS


async def test_a_table_expires_when_its_time_is_up_and_not_before(house: House) -> None:
    """One second makes the difference."""
    table = await house.lobby(ANNA)
    house.time.pass_by(minutes=29, seconds=59)
    with pytest.raises(Refused, match=Refusal.STALE):
        await house.tables.expire(table.id)
    house.time.pass_by(seconds=1)
    assert (await house.tables.expire(table.id)).ended is EndReason.EXPIRED
