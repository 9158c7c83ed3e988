"""Play again: one tap on the board of a finished game, and everybody sits at a new table; once."""

import json
from typing import Any

import pytest
from evening import playing, seated
from moments import until_over
from world import Somebody, World

from bot.endings import Endings
from bot.refusals import Refused
from bot.table import Stage

PEOPLE = ("Anna", "Ben", "Cleo")
CHART = "Chips after each deal"
BROUGHT = "opened the table again for everybody from the last game"


async def over(world: World, *names: str, **choices: Any) -> tuple[list[Somebody], Any]:
    """People whose game is over, and the board that tells it."""
    people = await playing(world, *(names or PEOPLE), chips="1", **choices)
    await until_over(world)
    return people, world.board_message()


def last_look(world: World, message: Any) -> tuple[str, set[str]]:
    """What a board shows, its pictures too, and offers."""
    stored = world.env.backend.get_message(world.channel.id, message.id)
    return json.dumps(stored.components), world.look(message).whats


async def test_one_tap_brings_all_to_a_new_lobby(world: World) -> None:
    """In the same channel, in the same order, with the same choices; it says who did, and pings nobody."""
    (anna, ben, cleo), board = await over(world, cards="krass", pace="day", hints="off")
    before = len(world.env.http_requests)
    await ben.press("again", on=board)
    assert "you are its host" in ben.sees().text
    table = await world.table()
    assert [one.user_id for one in table.seats] == [anna.id, ben.id, cleo.id]
    assert (table.id, table.stage, table.host_id) == (2, Stage.LOBBY, ben.id)
    old = (await world.bot.parts.tables.get(1)).choices
    assert table.choices == old
    said = world.board()
    assert f"Ben (host) {BROUGHT}" in said.text
    assert all(name in said.text for name in PEOPLE)
    assert not any("<@" in one.text for one in world.said())
    sent = [one.json for one in world.env.http_requests[before:] if isinstance(one.json, dict)]
    assert all(not one.get("allowed_mentions", {}).get("users") for one in sent)


async def test_a_hand_offers_it_too_and_the_answer_takes_its_place(world: World) -> None:
    """Also one that was open when the game ended; who comes later gets the link there."""
    anna, ben, cleo = await playing(world, *PEOPLE, chips="1")
    await cleo.press("my-hand")
    await until_over(world)
    assert cleo.sees().whats == {"again"}
    await ben.press("my-hand", on=await world.post_button("1:1:0:my-hand"))
    hand = ben.sees().id
    await ben.tap("again")
    assert ben.sees().id == hand
    assert "you are its host" in ben.sees().text
    assert not ben.sees().buttons
    assert [one.user_id for one in (await world.table()).seats] == [anna.id, ben.id, cleo.id]
    await cleo.tap("again")
    assert f"{world.guild.id}/{world.channel.id}/{world.board().id}" in cleo.sees().text


async def test_a_hand_of_a_game_that_was_stopped_offers_nothing(world: World) -> None:
    """As its board does not."""
    anna, ben, _ = await playing(world, *PEOPLE)
    await ben.press("my-hand")
    await anna.slash("end")
    await anna.tap("end-now")
    assert "again" not in ben.sees().whats


async def test_everybody_may_get_up_and_the_host_may_start(world: World) -> None:
    """It is a lobby like any other."""
    (anna, ben, cleo), board = await over(world)
    await anna.press("again", on=board)
    await cleo.press("leave")
    await anna.press("computer+")
    await anna.press("start")
    table = await world.table()
    assert [one.user_id for one in table.seats] == [anna.id, ben.id, None]
    assert BROUGHT not in world.board().text


async def test_the_board_of_the_old_game_stays_as_it_is(world: World) -> None:
    """With its pictures and its button, which costs no request; the second press gets a link."""
    (anna, ben, _), board = await over(world)
    look = last_look(world, board)
    before = len(world.requests())
    await anna.press("again", on=board)
    assert world.requests()[before:] == ["POST /channels/*/messages", "POST /interactions/*/*/callback"]
    await ben.press("again", on=board)
    assert "There is a table in this channel already." in ben.sees().text
    link = f"{world.guild.id}/{world.channel.id}/{world.board().id}"
    assert link in ben.sees().text
    assert last_look(world, board) == look
    assert look[1] == {"again"}
    assert not [one for one in world.requests()[before:] if one.startswith("PATCH /channels")]


async def test_two_at_once_open_one(world: World) -> None:
    """And three presses, too: one is told that it is open, the others where."""
    (anna, ben, _), board = await over(world)
    custom_id = world.look(board).buttons["Play again"]
    said = await world.answered(*[world.sent(one.member, board, custom_id) for one in (anna, ben, anna)])
    assert sum("you are its host" in one for one in said) == 1
    assert sum("There is a table in this channel already." in one for one in said) == 2
    assert (await world.table()).id == 2
    with pytest.raises(Refused, match="no-table"):
        await world.bot.parts.tables.get(3)


async def test_who_looked_on_is_told_that_they_have_not_played(world: World) -> None:
    """Nothing is opened, and the board stays."""
    _, board = await over(world)
    otto, look = world.somebody("Otto"), last_look(world, board)
    await otto.press("again", on=board)
    assert "Only those who played in this game" in otto.sees().text
    assert await world.bot.parts.tables.at(world.channel.id) is None
    assert last_look(world, board) == look


async def test_whoever_left_has_the_seat_that_was_kept(world: World) -> None:
    """As if they had come back before the end; with somebody else a computer sits there."""
    people = await playing(world, *PEOPLE, chips="1")
    anna, ben, _ = people
    await ben.slash("leave")
    await ben.tap("leave-now")
    await until_over(world)
    board = world.board_message()
    await ben.press("again", on=board)
    assert [one.name for one in (await world.table()).seats] == [*PEOPLE]
    await ben.press("cancel")
    await anna.press("again", on=board)
    table = await world.table()
    assert [(one.user_id, one.name) for one in table.seats][1] == (None, "1")


async def test_while_another_table_stands_there_there_is_a_link_to_it(world: World) -> None:
    """A lobby of others, or their game."""
    (anna, _, _), board = await over(world)
    otto = world.somebody("Otto")
    await otto.slash("unsortiert", computers=2)
    for stage in (Stage.LOBBY, Stage.PLAYING):
        if stage is Stage.PLAYING:
            await otto.press("start")
        await anna.press("again", on=board)
        assert "There is a table in this channel already." in anna.sees().text
        assert (await world.table()).stage is stage
    assert (await world.table()).host_id == otto.id


@pytest.mark.parametrize("hours", [0, 2, 24 * 400])
async def test_it_can_be_pressed_for_ever(world: World, hours: int) -> None:
    """After a restart, and when Discord would not let the old board be edited any more."""
    (anna, ben, cleo), board = await over(world)
    look = last_look(world, board)
    await world.bot.close()
    if hours:
        await world.env.advance_time(hours * 3600)
    await world.start()
    await anna.press("again", on=board)
    assert [one.user_id for one in (await world.table()).seats] == [anna.id, ben.id, cleo.id]
    assert last_look(world, board) == look
    assert world.board().id != board.id


async def test_the_end_is_shown_and_its_button_works_although_the_bot_stopped_in_between(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move was stored, and its board was not drawn any more."""
    people = await playing(world, *PEOPLE, chips="1")

    async def nothing(*_: object) -> bool:
        return True

    with monkeypatch.context() as unseen:
        unseen.setattr(Endings, "show", nothing)
        await until_over(world)
        await world.bot.close()
    assert not any("Play again" in said.buttons for said in world.said())
    await world.start()
    await world.env.settle()
    (said,) = [said for said in world.said() if "Play again" in said.buttons]
    await people[1].press("again", on=next(one for one in world.channel.history() if one.id == said.id))
    assert (await world.table()).host_id == people[1].id


async def test_a_game_that_was_stopped_offers_nothing(world: World) -> None:
    """And whoever sends that press all the same is told that it is over."""
    anna, _, _ = await playing(world, *PEOPLE)
    await anna.slash("end")
    await anna.tap("end-now")
    assert not any(said.buttons for said in world.said())
    message = await world.post_button("1:1:0:again")
    await anna.press("again", on=message)
    assert "This game is over." in anna.sees().text
    assert await world.bot.parts.tables.at(world.channel.id) is None


@pytest.mark.parametrize("moment", ["lobby", "game"])
async def test_a_table_that_is_not_over_is_not_opened_again(world: World, moment: str) -> None:
    """Whatever says so."""
    people = await (seated if moment == "lobby" else playing)(world, *PEOPLE)
    before = await world.table()
    message = await world.post_button("1:1:0:again")
    await people[0].press("again", on=message)
    assert ("not begun yet" if moment == "lobby" else "begun already") in people[0].sees().text
    assert await world.table() == before


async def test_what_the_server_has_settled_since_holds(world: World) -> None:
    """Where tables may stand, whether computers may sit there, when people are called."""
    (anna, _), board = await over(world, "Anna", "Ben")
    houses, other = world.bot.parts.houses, world.guild.create_text_channel("other")
    await houses.change(world.guild.id, channels=frozenset({other.id}))
    await anna.press("again", on=board)
    assert f"<#{other.id}>" in anna.sees().text
    assert await world.bot.parts.tables.at(world.channel.id) is None
    await houses.change(world.guild.id, channels=frozenset(), computers=False, turn_after=60)
    await anna.press("again", on=board)
    table = await world.table()
    assert [one.name for one in table.seats] == ["Anna", "Ben"]
    assert (table.choices.computers, table.choices.turn_after) == (False, 60)


async def test_where_the_bot_may_not_post_it_says_what_it_lacks(world: World) -> None:
    """To who pressed; nothing is opened."""
    (anna, _, _), board = await over(world)
    world.deny_bot(send_messages=True)
    await anna.press("again", on=board)
    assert "Send Messages" in anna.sees().text
    assert await world.bot.parts.tables.at(world.channel.id) is None


async def test_who_has_left_the_server_is_brought_along_and_noticed_later(world: World) -> None:
    """By the look-up that there is for everybody who is waited for."""
    (anna, ben, _), board = await over(world)
    world.env.backend.guilds[world.guild.id].members.pop(ben.id)
    await anna.press("again", on=board)
    assert (await world.table()).seat_of(ben.id) == 1
    assert "Ben" in world.board().text


async def test_an_earlier_board_of_a_finished_game_gets_its_last_look_when_it_is_pressed(
    world: World,
) -> None:
    """One that the bot could not retire: it offers a hand that there is no more, and tells the end then."""
    (anna, *_), board = await over(world)
    stray = await world.post_button("1:1:0:my-hand")
    await anna.press("my-hand", on=stray)
    assert world.look(stray).text == world.look(board).text
    assert world.look(stray).whats == {"again"}


async def test_the_end_shows_how_the_chips_went(world: World) -> None:
    """Deal by deal, on the last board and on no other, as the record tells it."""
    await playing(world, *PEOPLE, chips="3")
    table = await until_over(world)
    history = await world.bot.parts.tables.history(table.id)
    courses = [[3, *(view.chips[seat] for view in history)] for seat in range(3)]
    *others, last = [said for said in world.said() if "is over" in said.text]
    assert len(others) == table.deals - 1 > 1
    assert all(", ".join(map(str, course)) in last.text for course in courses)
    assert not any(CHART in said.text for said in others)
    assert CHART in last.text
