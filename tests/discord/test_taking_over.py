"""Asking for the seat of a computer player, and what becomes of it, as everybody sees it."""

import pytest
from evening import playing, seated
from moments import until_insert
from reading import moves_of
from world import Somebody, World

from bot.table import Table


async def stands(world: World) -> Table:
    """The table, ended or not."""
    return await world.bot.parts.tables.get(1)


async def asking(world: World, *names: str) -> tuple[list[Somebody], Somebody, int]:
    """People in a game of which the last has left, and Otto, who asks for that seat."""
    people = await playing(world, *names)
    seat = (await stands(world)).seat_of(people[-1].id)
    assert seat is not None
    await people[-1].slash("leave")
    await people[-1].tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    await otto.tap(f"wish:{seat}")
    return people, otto, seat


async def test_who_has_no_seat_sees_which_can_be_asked_for(world: World) -> None:
    """Every computer's, with a button each; watching costs nothing."""
    await playing(world, "Anna", "Ben")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    assert "You have no seat in this game" in otto.sees().text
    assert "2. Computer 1" in otto.sees().text
    assert otto.sees().buttons == {"Ask for seat 2": "1:1:0:wish:1"}


async def test_a_game_of_people_has_no_seat_to_ask_for(world: World) -> None:
    """Nothing is offered."""
    await playing(world, "Anna", "Ben", "Cleo")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    assert otto.sees().whats == set()


async def test_the_board_shows_who_asks_below_the_seat(world: World) -> None:
    """With two buttons, whose labels hold nobody's name."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    lines = world.board().text.splitlines()
    place = next(index for index, line in enumerate(lines) if "Computer for Cleo" in line and "➤" not in line)
    assert "Otto asks for this seat. The host or Cleo decides." in lines[place + 2]
    assert {f"grant:{seat}:{otto.id}", f"decline:{seat}:{otto.id}"} < world.board().whats
    assert {"Seat 3: agree", "Seat 3: refuse"} < set(world.board().buttons)
    assert "You have asked for seat 3" in otto.sees().text
    assert otto.sees().buttons == {"Withdraw my request": f"1:1:0:decline:{seat}:{otto.id}"}
    assert len(people) == 3


@pytest.mark.parametrize("decides", [0, 2], ids=["the host", "who left"])
async def test_consent_makes_the_open_page_a_hand(world: World, decides: int) -> None:
    """The newcomer taps nothing: their cards come where they had asked."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    result = await people[decides].press(f"grant:{seat}:{otto.id}")
    assert not result.ephemeral  # the board says it
    assert (await stands(world)).seat_of(otto.id) == seat
    assert "Otto took over the seat of Cleo." in world.board().text
    assert "Anna is to play" in otto.sees().text
    assert "Your reserve cards" in otto.sees().text


async def test_who_gets_the_seat_that_is_to_play_may_play_at_once(world: World) -> None:
    """Also while a card is to be placed: the same card, asked of them."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    table = await until_insert(world, people)
    await world.stop_computers()  # so that the computer stops to think
    (seat,) = table.decisions
    drawer = next(one for one in people if table.seat_of(one.id) == seat)
    await drawer.slash("leave")
    await drawer.tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    await otto.tap(f"wish:{seat}")
    await drawer.press(f"grant:{seat}:{otto.id}")
    assert any(what.startswith("insert:") for what in moves_of(otto.sees()))


@pytest.mark.parametrize("decides", [0, 2], ids=["the host", "who left"])
async def test_a_refusal_is_told_where_it_was_asked(world: World, decides: int) -> None:
    """The page says so and offers to ask again; the board forgets it."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    await people[decides].press(f"decline:{seat}:{otto.id}")
    assert "You did not get the seat." in otto.sees().text
    assert otto.sees().whats == {f"wish:{seat}"}
    assert "asks for this seat" not in world.board().text


async def test_who_asked_may_think_better_of_it(world: World) -> None:
    """On their own page, without a word about a refusal, or on the board."""
    _, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    await otto.tap(f"decline:{seat}:{otto.id}")
    assert "did not get" not in otto.sees().text
    assert "asks for this seat" not in world.board().text
    await otto.tap(f"wish:{seat}")
    await otto.press(f"decline:{seat}:{otto.id}")
    assert "asks for this seat" not in world.board().text


@pytest.mark.parametrize("verb", ["grant", "decline"])
async def test_nobody_else_decides(world: World, verb: str) -> None:
    """Neither another player, nor a stranger, nor who asks says yes: whoever taps is checked."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve", manage_messages=True)
    for one in (people[1], eve, *([otto] if verb == "grant" else [])):
        await one.press(f"{verb}:{seat}:{otto.id}")
        assert "Only the host or whoever left this seat" in one.sees().text
    assert (await stands(world)).seats[seat].wish is not None


async def test_an_answer_to_somebody_else_counts_for_nobody(world: World) -> None:
    """Otto has thought better of it and Eve asks now: a yes to Otto on its way gives Eve nothing."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    yes, board = f"1:1:0:grant:{seat}:{otto.id}", world.board_message()
    await otto.tap(f"decline:{seat}:{otto.id}")
    eve = world.somebody("Eve")
    await eve.press("my-hand")
    await eve.tap(f"wish:{seat}")
    (answer,) = await world.answered(world.sent(people[0].member, board, yes))
    assert "That request is no longer open" in answer
    assert (await stands(world)).people == (0, 1)


async def test_two_ask_and_one_is_first(world: World) -> None:
    """The other reads that, and that the seat is spoken for."""
    _, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    await eve.press("my-hand")
    assert "Computer for Cleo · Otto asks for it" in eve.sees().text
    assert eve.sees().whats == set()
    await eve.press(f"wish:{seat}", await world.post_button(f"1:1:0:wish:{seat}"))
    assert "asked for that seat before you" in eve.sees().text
    wish = (await stands(world)).seats[seat].wish
    assert wish is not None
    assert wish.user_id == otto.id


@pytest.mark.parametrize("verb", ["grant", "decline"])
async def test_a_double_click_on_an_answer_counts_once(world: World, verb: str) -> None:
    """One effect, an answer to both, nothing logged."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    custom_id, board = f"1:1:0:{verb}:{seat}:{otto.id}", world.board_message()
    revision = (await stands(world)).revision
    anna = people[0].member
    answers = await world.answered(world.sent(anna, board, custom_id), world.sent(anna, board, custom_id))
    assert min(answers) == ""
    assert "That request is no longer open" in max(answers)
    assert (await stands(world)).revision == revision + 1


async def test_yes_and_no_at_one_instant(world: World) -> None:
    """The host says yes and who left says no: one of them counts."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    board = world.board_message()
    answers = await world.answered(
        world.sent(people[0].member, board, f"1:1:0:grant:{seat}:{otto.id}"),
        world.sent(people[2].member, board, f"1:1:0:decline:{seat}:{otto.id}"),
    )
    assert sum(bool(answer) for answer in answers) == 1


async def test_who_left_comes_back_before_anybody_has_agreed(world: World) -> None:
    """Their own seat is theirs; who asked is told that they did not get it."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    await people[2].press("my-hand")
    await people[2].tap("join")
    assert (await stands(world)).seat_of(people[2].id) == seat
    assert "You did not get the seat." in otto.sees().text
    assert "asks for this seat" not in world.board().text


@pytest.mark.parametrize(
    "what", ["wish:9", "wish:x", "wish", "wish:0:0", "grant:1", "grant:1:x", "decline:9:9", "wish:0"]
)
async def test_a_forged_wish_or_answer_is_refused_with_a_sentence(world: World, what: str) -> None:
    """Nothing changes."""
    await playing(world, "Anna", "Ben")
    stood = await stands(world)
    otto = world.somebody("Otto")
    await otto.press(what, await world.post_button(f"1:1:0:{what}"))
    assert otto.sees().text
    assert await stands(world) == stood


async def test_in_a_lobby_nobody_asks(world: World) -> None:
    """One sits down there; a click of another day is refused."""
    await seated(world, "Anna")
    otto = world.somebody("Otto")
    await otto.press("wish:1", await world.post_button("1:1:0:wish:1"))
    assert "has not begun yet" in otto.sees().text
    assert otto.sees().whats == {"join"}


async def test_four_seats_may_be_asked_for_at_once(world: World) -> None:
    """The board keeps Discord's limits with an answer below each of them."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=4)
    await anna.press("start")
    for seat in range(1, 5):
        guest = world.somebody(f"**Guest** {seat} @everyone [x](http://example.org)")
        await guest.press("my-hand")
        await guest.tap(f"wish:{seat}")
    board = world.board()
    assert len([what for what in board.whats if what.startswith(("grant", "decline"))]) == 8
    assert not world.env.backend.get_message(world.channel.id, board.id).mention_everyone


async def test_without_a_host_in_the_server_the_next_one_decides(world: World) -> None:
    """Anna has gone for good: Ben's yes is asked for as the host's."""
    people, otto, seat = await asking(world, "Anna", "Ben", "Cleo")
    world.guild.remove_member(people[0].member)
    await people[1].press(f"grant:{seat}:{otto.id}")
    table = await stands(world)
    assert (table.host_id, table.seat_of(otto.id)) == (people[1].id, seat)
