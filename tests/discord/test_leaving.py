"""Leaving a table, removing somebody from it, and coming back, as people see it."""

import pytest
from evening import move, play_on, playing, seated, some_move
from moments import phase_of, until_insert
from reading import moves_of
from world import World

from bot.table import EndReason, Stage, Table
from engine.unsortiert.view import Phase


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


async def test_the_command_asks_before_anybody_leaves_a_game(world: World) -> None:
    """The same question as the button's; yes hands the seat to the computer."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    assert "Leave the game?" in ben.sees().text
    assert ben.sees().whats == {"leave-now", "keep"}
    assert (await stands(world)).seat_of(ben.id) == 1
    await ben.tap("leave-now")
    assert "A computer player goes on with your cards" in ben.sees().text
    assert "Computer for Ben" in world.board().text


async def test_the_command_asks_before_anybody_leaves_a_lobby(world: World) -> None:
    """Their seat is free afterwards."""
    _, ben, _ = await seated(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    assert "Leave this table?" in ben.sees().text
    await ben.tap("leave")
    assert "You have left the table." in ben.sees().text
    assert "Ben" not in world.board().text


async def test_who_left_reads_the_way_back_and_can_take_it_there(world: World) -> None:
    """The button is on the message that says that they have left; the text names the other way."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    await ben.tap("leave-now")
    assert "you can come back, here or by My hand" in ben.sees().text
    assert ben.sees().whats == {"join"}
    await ben.tap("join")
    assert (await stands(world)).seat_of(ben.id) == 1


@pytest.mark.parametrize("way", ["command", "button"])
async def test_the_last_one_is_told_that_the_game_ends_with_them(world: World, way: str) -> None:
    """Nobody is promised a way back that there is not; also computers that keep a seat are nobody."""
    anna, ben = await playing(world, "Anna", "Ben")
    await anna.slash("leave")
    assert "you may come back" in anna.sees().text
    await anna.tap("leave-now")
    if way == "command":
        await ben.slash("leave")
    else:
        await ben.press("more")
        await ben.tap("leave-game")
    asked = ben.sees().text
    assert "You are the last one here, so it ends for good" in asked
    assert "nor can those who left before you" in asked
    assert "you may come back" not in asked


async def test_the_last_one_in_a_lobby_is_told_that_it_closes(world: World) -> None:
    """Not so while somebody else sits there."""
    anna, ben = await seated(world, "Anna", "Ben")
    await ben.slash("leave")
    assert "last one" not in ben.sees().text
    await ben.tap("leave")
    await anna.slash("leave")
    assert "You are the last one here, so it closes." in anna.sees().text


async def test_who_became_the_last_one_meanwhile_is_asked_anew(world: World) -> None:
    """Ben was told that he may come back; before he says yes Anna leaves, and that is true no more."""
    anna, ben = await playing(world, "Anna", "Ben")
    await ben.slash("leave")
    await anna.slash("leave")
    await anna.tap("leave-now")
    await ben.tap("leave-now")
    assert "it ends for good" in ben.sees().text
    assert (await stands(world)).stage is Stage.PLAYING
    await ben.tap("leave-now")
    assert (await stands(world)).ended is EndReason.DESERTED


async def test_who_has_no_seat_has_none_to_leave(world: World) -> None:
    """And where there is no table, there is none to leave."""
    eve = world.somebody("Eve")
    await eve.slash("leave")
    assert "There is no table in this channel" in eve.sees().text
    await playing(world, "Anna", "Ben", "Cleo")
    await eve.slash("leave")
    assert "no seat at this table" in eve.sees().text


async def test_leaving_twice_leaves_once(world: World) -> None:
    """A double click on the confirmation: one effect, an answer to both, nothing logged."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    yes, revision = ben.button("leave-now"), (await stands(world)).revision
    await world.answered(world.sent(ben.member, ben.panel, yes), world.sent(ben.member, ben.panel, yes))
    assert (await stands(world)).revision == revision + 1


async def test_who_leaves_while_a_card_is_to_be_placed_finds_its_place_taken(world: World) -> None:
    """The computer places what is left to place, at once, and the game goes on."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    table = await until_insert(world, people)
    (seat,) = table.decisions
    drawer = next(one for one in people if table.seat_of(one.id) == seat)
    await drawer.slash("leave")
    await drawer.tap("leave-now")
    assert phase_of(await stands(world)) is not Phase.INSERT
    assert f"Computer for {('Anna', 'Ben', 'Cleo')[seat]}" in world.board().text
    await drawer.press("my-hand")
    await drawer.tap("join")
    assert (await stands(world)).seat_of(drawer.id) == seat


async def test_who_leaves_while_a_joker_is_to_be_named_has_named_nothing(world: World) -> None:
    """The half-done choice is nothing: the computer plays, and the old question is dead."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    anna = people[0]
    while not any(what.startswith("read:") for what in moves_of(anna.sees())):
        await move(anna)
        await play_on(world, people[1:], until=lambda table: 0 in table.decisions)
        await anna.slash("hand")
    await anna.tap(next(what for what in moves_of(anna.sees()) if what.startswith("read:")))
    question = anna.panel
    reading = anna.button(next(what for what in anna.sees().whats if what.startswith("play:")))
    await anna.slash("leave")
    await anna.tap("leave-now")
    assert "Computer for Anna" in world.board().text
    revision = (await stands(world)).revision
    await world.answered(world.sent(anna.member, question, reading))
    assert world.look(question).whats == {"join"}
    assert (await stands(world)).revision == revision


async def test_a_seat_is_taken_back_once(world: World) -> None:
    """Two clicks at one instant: one seat, and its cards."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    await ben.tap("leave-now")
    await ben.press("my-hand")
    back, revision = ben.button("join"), (await stands(world)).revision
    await world.answered(world.sent(ben.member, ben.panel, back), world.sent(ben.member, ben.panel, back))
    table = await stands(world)
    assert (table.seat_of(ben.id), table.revision) == (1, revision + 1)


async def test_a_host_removes_somebody_from_a_game(world: World) -> None:
    """Chosen on the page behind More, asked once more, told at the table and to who is removed."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    await anna.press("more")
    await anna.tap(f"remove:1:{ben.id}")
    assert "Remove Ben from the game?" in anna.sees().text
    assert (await stands(world)).seat_of(ben.id) == 1
    await anna.tap(f"remove-now:1:{ben.id}")
    assert "Ben was removed." in anna.sees().text
    assert "Anna (host) removed Ben." in world.board().text
    assert "no seat in this game" in ben.sees().text
    assert "wish:1" in ben.sees().whats


async def test_a_host_removes_somebody_from_a_lobby(world: World) -> None:
    """The seat is free; whoever was removed may sit down again."""
    anna, ben, _ = await seated(world, "Anna", "Ben", "Cleo")
    await ben.slash("hand")
    await anna.press("more")
    await anna.tap(f"remove:1:{ben.id}")
    assert "Remove Ben from the table? The seat is free then" in anna.sees().text
    assert "they may sit down again" in anna.sees().text
    await anna.tap(f"remove-now:1:{ben.id}")
    assert "Anna (host) removed Ben." in world.board().text
    assert "2. Cleo" in world.board().text
    assert ben.sees().whats == {"join"}


async def test_a_host_needs_no_right_of_a_moderator(world: World) -> None:
    """And what a host does is in no audit log, but told at the table."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    message = await world.post_button(f"1:1:0:remove-now:1:{ben.id}")
    await anna.press(f"remove-now:1:{ben.id}", message)
    (note,) = (await stands(world)).notes
    assert (note.by, note.moderator) == ("Anna", False)


@pytest.mark.parametrize("who", ["Ben", "Eve", "Mo"])
async def test_nobody_but_the_host_removes_anybody(world: World, who: str) -> None:
    """Neither another player, nor a stranger, nor by this way a moderator."""
    _, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    one = ben if who == "Ben" else world.somebody(who, manage_messages=who == "Mo")
    for verb in ("remove", "remove-now"):
        what = f"{verb}:2:{cleo.id}"
        await one.press(what, await world.post_button(f"1:1:0:{what}"))
        assert "Only the host may do that" in one.sees().text
    assert (await stands(world)).seat_of(cleo.id) == 2


async def test_a_confirmation_never_hits_who_came_after(world: World) -> None:
    """Ben has gone, and Otto has his seat: the host's yes was about Ben."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.press("more")
    await anna.tap(f"remove:1:{ben.id}")
    await ben.slash("leave")
    await ben.tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    await otto.tap("wish:1")
    await ben.press(f"grant:1:{otto.id}")
    await anna.tap(f"remove-now:1:{ben.id}")
    assert "no longer sit there" in anna.sees().text
    assert (await stands(world)).seat_of(otto.id) == 1


async def test_a_confirmation_pressed_twice_removes_once(world: World) -> None:
    """One effect, an answer to both, nothing logged."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await anna.press("more")
    await anna.tap(f"remove:1:{ben.id}")
    yes, revision = anna.button(f"remove-now:1:{ben.id}"), (await stands(world)).revision
    await world.answered(world.sent(anna.member, anna.panel, yes), world.sent(anna.member, anna.panel, yes))
    assert (await stands(world)).revision == revision + 1


@pytest.mark.parametrize(
    "what", ["remove:9:5", "remove:x:5", "remove", "remove:1", "remove-now:9:5", "remove-now:1:5"]
)
async def test_nobody_that_is_not_there_is_removed(world: World, what: str) -> None:
    """Forged or of another day: a sentence."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stood = await stands(world)
    await anna.press(what, await world.post_button(f"1:1:0:{what}"))
    assert "no longer sit there" in anna.sees().text or "Nobody is in that seat" in anna.sees().text
    assert await stands(world) == stood


async def test_who_may_come_back_can_be_kept_away(world: World) -> None:
    """Ben has left and the host does not want him back without being asked."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    await ben.tap("leave-now")
    await anna.press("more")
    await anna.tap(f"remove:1:{ben.id}")
    await anna.tap(f"remove-now:1:{ben.id}")
    await ben.press("my-hand")
    assert ben.sees().whats == {"wish:1"}


async def test_alone_a_host_has_nobody_to_remove(world: World) -> None:
    """Nothing to choose from, also before the game."""
    (anna,) = await seated(world, "Anna")
    await anna.press("more")
    assert not any(what.startswith("remove") for what in anna.sees().whats)
    await anna.press("start")
    await anna.press("more")
    assert not any(what.startswith("remove") for what in anna.sees().whats)


async def test_when_the_last_person_leaves_the_game_ends_at_once(world: World) -> None:
    """Whoever else has left meanwhile; what had been done is still told."""
    anna, ben = await playing(world, "Anna", "Ben")
    for one in (anna, ben):
        await one.slash("leave")
        await one.tap("leave-now")
    table = await stands(world)
    assert (table.stage, table.ended) == (Stage.ENDED, EndReason.DESERTED)
    assert "Nobody was left" in world.said()[0].text


async def test_the_closed_message_names_who_ended_it(world: World) -> None:
    """By name and right, before and after the start, and to whoever looks at their hand."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    await anna.slash("end")
    await anna.tap("end-now")
    assert "Anna (host) ended the game <t:" in world.said()[0].text
    assert "Anna (host) ended the game <t:" in ben.sees().text
    await anna.slash("unsortiert")
    mo = world.somebody("Mo", manage_messages=True)
    await mo.press("cancel")
    assert "before the game began: Mo (moderator), <t:" in world.said()[-1].text


async def test_the_move_of_who_stays_counts_while_others_leave(world: World) -> None:
    """Ben goes while Anna plays; both happen."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.slash("leave")
    play, leave = anna.button(some_move(anna)), ben.button("leave-now")
    await world.answered(world.sent(anna.member, anna.panel, play), world.sent(ben.member, ben.panel, leave))
    assert "Computer for Ben" in world.board().text
    assert (await stands(world)).decisions.keys() == {2}
