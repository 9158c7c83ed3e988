"""Playing again: a lobby as the finished game left its table, for those who sat there, once."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House, first

from bot.choices import Choices, Pace
from bot.house_rules import HouseRules
from bot.notes import Happening, Note
from bot.refusals import Refusal, Refused
from bot.table import EndReason, Holder, Person, Stage, Table

RULES = HouseRules()


async def over(house: House, table: Table) -> Table:
    """The game, played to its end."""
    while table.stage is not Stage.ENDED:
        table = await house.play_on(table, first)
    assert table.ended is EndReason.FINISHED
    return table


async def finished(house: House, *people: Person, computers: int = 0, **choices: Any) -> Table:
    """A game of these people that is over."""
    playing = people or (ANNA, BEN, CARLA)
    return await over(house, await house.game(*playing, computers=computers, deals=1, **choices))


async def refused(house: House, table: Table, person: Person) -> Refused:
    """Why somebody may not play again."""
    with pytest.raises(Refused) as raised:
        await house.tables.again(table.id, person, RULES)
    return raised.value


async def test_the_same_people_sit_on_the_same_seats_of_a_new_lobby(house: House) -> None:
    """Computers too; whoever asked is host, wherever they sit, and everybody reads who it was."""
    old = await finished(house, ANNA, BEN, computers=1, pace=Pace.DAY)
    new = await house.tables.again(old.id, BEN, RULES)
    assert new.seats == (Holder(ANNA.user_id, "Anna"), Holder(None, "1"), Holder(BEN.user_id, "Ben"))
    assert (new.stage, new.host_id, new.channel_id, new.game) == (Stage.LOBBY, BEN.user_id, 7, "bids")
    assert new.notes == (Note(Happening.AGAIN, house.time(), by="Ben"),)
    assert (new.revision, new.state, new.seed, new.board, new.ended) == (0, None, None, None, None)
    assert new == (await house.tables.at(7))
    assert await house.tables.get(old.id) == old


async def test_what_the_host_chose_is_chosen_and_the_rest_is_as_the_server_has_it_now(house: House) -> None:
    """Chips, cards, time and hints stay; the language, calls and computers are the server's to settle."""
    old = await finished(house, pace=Pace.FIVE_MINUTES, face="krass", hints=False, turn_after=5)
    new = await house.tables.again(
        old.id, ANNA, HouseRules(locale="en", turn_after=60, options={"unsortiert": {"chips": 4}})
    )
    expected = Choices({"deals": 1}, face="krass", pace=Pace.FIVE_MINUTES, turn_after=60, hints=False)
    assert (new.choices, new.locale) == (expected, "en")
    assert old.locale == "de"


async def test_it_is_started_and_played_like_any_other(house: House) -> None:
    """And when it is over it can be played again; the remark is gone by then."""
    table = await finished(house)
    for person in (BEN, CARLA):
        lobby = await house.tables.again(table.id, person, RULES)
        begun = await house.tables.start(lobby.id, person.user_id)
        assert begun.notes == ()
        table = await over(house, begun)
    assert [holder.name for holder in table.seats] == ["Anna", "Ben", "Carla"]


async def test_whoever_comes_at_the_same_instant_finds_the_one_that_stands_there(house: House) -> None:
    """One is opened, however many ask and how often."""
    old = await finished(house)
    asking = (house.tables.again(old.id, person, RULES) for person in (ANNA, BEN, CARLA, ANNA, BEN))
    outcomes = await asyncio.gather(*asking, return_exceptions=True)
    (new,) = [one for one in outcomes if isinstance(one, Table)]
    others = [one for one in outcomes if isinstance(one, Refused)]
    assert [(one.refusal, one.table) for one in others] == [(Refusal.TABLE_HERE, new)] * 4


async def test_another_table_in_the_channel_stands_in_the_way(house: House) -> None:
    """Whatever it is; when it has ended the old one can be played again, also after a long time."""
    old = await finished(house)
    other = await house.lobby(DAN)
    found = await refused(house, old, ANNA)
    assert (found.refusal, found.table) == (Refusal.TABLE_HERE, other)
    await house.tables.close(other.id, EndReason.EXPIRED)
    house.time.pass_by(days=400)
    await house.restart()
    assert (await house.tables.again(old.id, ANNA, RULES)).host_id == ANNA.user_id


async def test_only_who_sat_there_may(house: House) -> None:
    """Who looked on opens a table of their own."""
    old = await finished(house)
    assert (await refused(house, old, DAN)).refusal is Refusal.NOT_SEATED
    assert await house.tables.at(7) is None


async def test_only_a_game_that_was_played_to_its_end_is_played_again(house: House) -> None:
    """Whatever button says so: not from a lobby, not in mid game, not after it was stopped."""
    table = await house.lobby(ANNA, BEN, CARLA)
    assert (await refused(house, table, ANNA)).refusal is Refusal.NOT_RUNNING
    table = await house.tables.start(table.id, ANNA.user_id)
    assert (await refused(house, table, ANNA)).refusal is Refusal.RUNNING
    await house.end(table.id, ANNA, moderator=False)
    assert (await refused(house, table, ANNA)).refusal is Refusal.ENDED
    with pytest.raises(Refused, match="no-table"):
        await house.tables.again(99, ANNA, RULES)


class TestWhoHasLeft:
    """Whose seat a computer player keeps does not come along, unless they ask themselves."""

    async def test_a_computer_with_a_number_sits_there_instead(self, house: House) -> None:
        """The others can begin at once; Ben is not bound to anything."""
        table = await house.game(ANNA, BEN, CARLA, computers=1, deals=1)
        await house.tables.leave(table.id, BEN.user_id)
        old = await over(house, await house.tables.get(table.id))
        new = await house.tables.again(old.id, ANNA, RULES)
        assert [(one.user_id, one.name) for one in new.seats] == [
            (ANNA.user_id, "Anna"),
            (None, "1"),
            (None, "2"),
            (CARLA.user_id, "Carla"),
        ]
        assert all(one.numbered or one.user_id for one in new.seats)

    async def test_who_has_left_may_bring_all_together_and_has_that_seat(self, house: House) -> None:
        """As they might have come back to it before the end."""
        table = await house.game(ANNA, BEN, CARLA, deals=1)
        await house.tables.leave(table.id, BEN.user_id)
        old = await over(house, await house.tables.get(table.id))
        new = await house.tables.again(old.id, replace(BEN, name="Benjamin"), RULES)
        assert new.seats[1] == Holder(BEN.user_id, "Benjamin")
        assert new.host_id == BEN.user_id

    async def test_who_was_away_is_there_again_and_nobody_asks_for_a_seat(self, house: House) -> None:
        """A lobby waits for nobody and knows no wishes."""
        table = await house.game(ANNA, BEN, CARLA, computers=1, deals=3, pace=Pace.MINUTE)
        table = await house.silent(table, BEN)
        table = await house.tables.wish(table.id, EVA, 1)
        old = await over(house, table)
        new = await house.tables.again(old.id, CARLA, RULES)
        assert all(one.missed == 0 and one.wish is None and one.former_id is None for one in new.seats)


async def test_a_server_without_computers_has_people_only(house: House) -> None:
    """Their seats are free for others."""
    old = await finished(house, ANNA, BEN, computers=2)
    new = await house.tables.again(old.id, ANNA, HouseRules(computers=False))
    assert [one.name for one in new.seats] == ["Anna", "Ben"]
    await house.tables.sit(new.id, FRED)
    with pytest.raises(Refused, match="computers-off"):
        await house.tables.add_computer(new.id, ANNA.user_id)


async def test_those_who_are_brought_may_get_up(house: House) -> None:
    """The host's part goes on as in any lobby; when nobody is left it is over."""
    old = await finished(house, ANNA, BEN, CARLA)
    new = await house.tables.again(old.id, ANNA, RULES)
    await house.tables.leave(new.id, ANNA.user_id)
    table = await house.tables.leave(new.id, BEN.user_id)
    assert (table.host_id, [one.name for one in table.seats]) == (CARLA.user_id, ["Carla"])
    table = await house.tables.leave(new.id, CARLA.user_id)
    assert table.ended is EndReason.DESERTED
