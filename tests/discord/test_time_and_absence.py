"""Time and absence from beginning to end, as the people at a table see them, across restarts too."""

from collections.abc import Awaitable, Callable

import pytest
from evening import move, playing, seated
from hours import hasten, pass_by, pinged, reminder_message, reminders
from moments import until_rest
from world import Somebody, World

from bot.store import StoreBusy
from bot.table import EndReason, Table
from bot.tables import Tables

PEOPLE = ("Anna", "Ben", "Cleo")


def _board(world: World) -> str:
    """What the board says; a reminder may stand below it."""
    return next(said.text for said in reversed(world.said()) if said.text.startswith("### Unsortiert"))


async def _ended(world: World, table: Table) -> EndReason | None:
    return (await world.bot.parts.tables.get(table.id)).ended


class TestALobby:
    """Half an hour after the last tap it makes room."""

    async def test_it_closes(self, world: World) -> None:
        """Its message says so and loses its buttons; the channel is free."""
        (anna, *_) = await seated(world, *PEOPLE)
        table = await world.table()
        await pass_by(world, minutes=29)
        assert await _ended(world, table) is None
        await pass_by(world, minutes=3)
        assert await _ended(world, table) is EndReason.EXPIRED
        (closed,) = world.said()
        assert "Nothing happened for too long" in closed.text
        assert closed.buttons == {}
        await anna.slash("unsortiert")
        assert (await world.table()).id != table.id

    @pytest.mark.parametrize("what", ["rules", "join", "computer+"])
    async def test_any_tap_keeps_it_open(self, world: World, what: str) -> None:
        """Whoever's it is, and also when it comes to nothing."""
        await seated(world, *PEOPLE)
        table, dan = await world.table(), world.somebody("Dan")
        await pass_by(world, minutes=25)
        await dan.press(what if what in world.board().whats else "join")
        await pass_by(world, minutes=25)
        assert await _ended(world, table) is None
        await pass_by(world, minutes=7)
        assert await _ended(world, table) is EndReason.EXPIRED

    async def test_the_time_of_a_restart_does_not_count(self, world: World) -> None:
        """Nobody could tap."""
        await seated(world, *PEOPLE)
        table = await world.table()
        await pass_by(world, minutes=20)
        await world.bot.close()
        await world.env.advance_time(3600)
        await world.start()
        assert await _ended(world, table) is None
        await pass_by(world, minutes=9)
        assert await _ended(world, table) is None
        await pass_by(world, minutes=4)
        assert await _ended(world, table) is EndReason.EXPIRED


class TestAGameThatNobodyPlays:
    """It ends by itself, with a notice before that."""

    @pytest.mark.parametrize("restart", [False, True], ids=["up", "restarted"])
    async def test_it_says_so_and_ends_a_day_after_the_last_move(
        self, world: World, monkeypatch: pytest.MonkeyPatch, *, restart: bool
    ) -> None:
        """Two hours before; nobody but the one who is waited for is notified."""
        hasten(world, monkeypatch)
        anna, _, _ = await playing(world, *PEOPLE)
        table = await world.table()
        await pass_by(world, hours=21)
        assert "the table is waiting for you" in reminders(world)[0].text
        if restart:
            await world.restart()
        await pass_by(world, hours=2)
        (notice,) = reminders(world)
        assert "This game ends by itself <t:" in notice.text
        assert pinged(world) == [anna.id]
        if restart:
            await world.restart()
            assert [said.id for said in reminders(world)] == [notice.id]
        await pass_by(world, hours=3)
        assert await _ended(world, table) is EndReason.EXPIRED
        assert reminders(world) == []
        assert "Nothing happened for too long" in "\n".join(said.text for said in world.said())

    async def test_a_move_keeps_it_for_another_day(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The notice is gone with it."""
        hasten(world, monkeypatch)
        anna, _, _ = await playing(world, *PEOPLE)
        table = await world.table()
        await pass_by(world, hours=23)
        await anna.press("my-hand", on=reminder_message(world))
        await move(anna)
        assert reminders(world) == []
        await pass_by(world, hours=21)
        assert await _ended(world, table) is None
        await pass_by(world, hours=5)
        assert await _ended(world, table) is EndReason.EXPIRED

    async def test_at_a_slow_pace_it_lasts_a_week(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Everybody is away by then; the notice comes a day before and calls nobody."""
        hasten(world, monkeypatch, hours=2)
        (anna,) = await playing(world, "Anna", pace="day")
        table = await world.table()
        await pass_by(world, days=5, hours=22)
        assert (await world.table()).rests
        assert reminders(world) == []
        await pass_by(world, hours=4)
        (notice,) = reminders(world)
        assert "Nobody has been here for a long time" in notice.text
        assert pinged(world) == []
        assert str(anna.id) not in notice.text
        await pass_by(world, days=1)
        assert await _ended(world, table) is EndReason.EXPIRED
        assert reminders(world) == []


class TestATimeLimit:
    """The computer moves for who is late, for that turn, and then for good until they are back."""

    async def test_a_turn_is_moved_for(self, world: World) -> None:
        """The board says so, and who is late is away."""
        await playing(world, *PEOPLE, pace="five-minutes")
        await pass_by(world, minutes=6)
        board = world.board().text
        assert "Anna ran out of time, so the computer moved" in board
        assert "Anna · Host · away" in board
        assert "Ben is to play" in board

    async def test_the_time_of_a_restart_does_not_count(self, world: World) -> None:
        """There is as much left as there was."""
        await playing(world, *PEOPLE, pace="five-minutes")
        await pass_by(world, minutes=2)
        await world.bot.close()
        await world.env.advance_time(3600)
        await world.start()
        await pass_by(world, minutes=2)
        assert "Anna is to play" in _board(world)
        await pass_by(world, minutes=2)
        assert "Ben is to play" in _board(world)

    async def test_at_the_third_time_the_seat_stays_with_the_computer(self, world: World) -> None:
        """Nobody waits for a minute any more; the host's part goes to who is there."""
        _, ben, cleo = await playing(world, *PEOPLE, pace="minute")
        while (await world.table()).seats[0].attended:
            await _all_but_the_first(world, ben, cleo)
            await pass_by(world, minutes=1)
        table = await world.table()
        assert table.seats[0].missed == 3
        assert "away: the computer plays" in world.board().text
        assert table.host_id == ben.id
        for _ in range(4):
            asked = (await world.table()).asked
            assert asked in {(1,), (2,)}
            mover = (ben, cleo)[asked[0] - 1]
            await mover.slash("hand")
            await move(mover)

    @pytest.mark.parametrize("how", ["board", "old board", "hand", "command", "table", "rules"])
    async def test_any_tap_brings_them_back(self, world: World, how: str) -> None:
        """On whatever of this table; from then on they are waited for again."""
        people = await playing(world, *PEOPLE, pace="minute")
        old = world.board_message()
        await people[0].slash("hand")
        await until_rest(world)
        await _BACK[how](people[0], old)
        table = await world.table()
        assert table.seats[0].missed == 0
        assert table.present == (0,)
        assert not table.rests

    async def test_where_the_store_cannot_note_that_they_are_back_they_learn_it(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """And the next tap does it."""
        anna, _, _ = await playing(world, *PEOPLE, pace="minute")
        await until_rest(world)
        works = Tables.sign

        async def busy(*_: object) -> Table:
            monkeypatch.setattr(Tables, "sign", works)
            raise StoreBusy("held by another program")

        monkeypatch.setattr(Tables, "sign", busy)
        await anna.press("my-hand")
        assert "The table is busy" in anna.sees().text
        await anna.press("my-hand")
        assert not (await world.table()).rests

    @pytest.mark.parametrize("restart", [False, True], ids=["up", "restarted"])
    async def test_a_table_where_all_are_away_rests_until_one_is_back(
        self, world: World, *, restart: bool
    ) -> None:
        """Computers do not play among themselves, and nothing is asked of Discord meanwhile."""
        people = await playing(world, "Anna", "Ben", pace="minute")
        table = await until_rest(world)
        assert "Everybody is away, so the game waits" in world.board().text
        if restart:
            await world.restart()
        requests = len(world.requests())
        await pass_by(world, minutes=30)
        assert await world.table() == table
        assert len(world.requests()) == requests
        await people[1].press("my-hand")
        await world.env.settle()
        awake = await world.table()
        assert awake.asked == (awake.seat_of(people[1].id),)
        await people[1].slash("hand")
        await move(people[1])
        assert (await world.table()).revision > awake.revision


class TestWithoutATimeLimit:
    """Nobody is moved for, unless the others want it after an hour."""

    async def test_more_than_half_decide(self, world: World) -> None:
        """One of two others is not enough where three are there, two are; a tap brings who was late back."""
        anna, ben, cleo = await playing(world, *PEOPLE)
        await ben.press("more")
        assert "vote" not in ben.sees().whats
        await pass_by(world, minutes=61)
        await ben.press("vote", on=reminder_message(world))
        assert "Your vote counts: 1 of 2" in ben.sees().text
        await ben.press("vote", on=reminder_message(world))
        assert "You have already voted" in ben.sees().text
        await anna.press("vote", on=reminder_message(world))
        assert "Everybody is waiting for you" in anna.sees().text
        assert "Anna is to play" in _board(world)
        await cleo.press("vote", on=reminder_message(world))
        assert "That was the last vote" in cleo.sees().text
        assert (await world.table()).asked == (1,)
        assert "The others have voted: the computer plays for Anna" in world.board().text
        await anna.press("my-hand")
        assert (await world.table()).seats[0].attended

    async def test_votes_outlive_a_restart(self, world: World) -> None:
        """They stand in the store, and on the reminder."""
        _, ben, cleo = await playing(world, *PEOPLE)
        await pass_by(world, minutes=61)
        await ben.press("vote", on=reminder_message(world))
        await world.restart()
        assert "Let the computer move (1 of 2)" in reminders(world)[0].buttons
        await cleo.press("vote", on=reminder_message(world))
        assert (await world.table()).asked == (1,)
        assert reminders(world) == []


async def _all_but_the_first(world: World, *others: Somebody) -> None:
    """The others make their moves until the first is asked or nobody is."""
    while (asked := (await world.table()).asked) and asked[0] != 0:
        mover = others[asked[0] - 1]
        await mover.slash("hand")
        await move(mover)


_BACK: dict[str, Callable[[Somebody, object], Awaitable[object]]] = {
    "board": lambda one, _: one.press("my-hand"),
    "old board": lambda one, old: one.press("my-hand", on=old),
    "hand": lambda one, _: one.tap("refresh" if "refresh" in one.sees().whats else "hand"),
    "command": lambda one, _: one.slash("hand"),
    "table": lambda one, _: one.slash("table"),
    "rules": lambda one, _: one.press("rules"),
}
"""How somebody can give a sign, with the board from before."""
