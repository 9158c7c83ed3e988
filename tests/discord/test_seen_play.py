"""Hands, moves and late clicks, as people see them."""

import pytest
from evening import playing, some_move
from reading import moves_of
from world import World

GARBAGE = [
    "x",
    "0:1:0:join",
    "2:1:0:join",
    "1:1:0:",
    "1:1:0:no such verb",
    "1:1:0:no-such-verb",
    "1:1:0:play:99+1:single:1",
    "1:1:0:play:0+1:single:1",
    "1:999999999999999999:0:join",
    "1:9999999999999999999:0:join",
    "1:99999999999999999999:0:join",
    "1:1:9999999999999999999:spare:0",
    "1:1:1:spare:99999999999999999999",
    "1:1:1:read:99999999999999999999+9",
    "1:1:1:take:0@99999999999999999999",
    "1:1:1:play:0+1:single:99999999999999999999",
    "1:-1:0:join",
    "1:1:x:join",
    "ß:" * 30,
    "\n",
    "d41d8cd98f00b204e9800998ecf8427e",
]


async def test_a_move_costs_one_callback_and_one_edit_of_the_board(world: World) -> None:
    """The click's own answer shows the new hand; nothing else is sent."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    what = some_move(anna)
    before = len(world.requests())
    await anna.tap(what)
    assert sorted(world.requests()[before:]) == [
        "PATCH /channels/*/messages/*",
        "POST /interactions/*/*/callback",
    ]
    assert not moves_of(anna.sees())
    assert "Ben is to play" in anna.sees().text
    assert "Anna" in world.board().text


async def test_a_step_of_the_panel_costs_one_callback(world: World) -> None:
    """Opening a hand and looking at it again change nothing that others see."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    before = len(world.requests())
    await ben.press("my-hand")
    await ben.tap("hand")
    assert world.requests()[before:] == ["POST /interactions/*/*/callback"] * 2


async def test_a_hand_is_private(world: World) -> None:
    """Nobody but its player sees the message, and the board names no card of it."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    result = await ben.press("my-hand")
    assert result.ephemeral
    assert ben.panel is not None
    visible = [message.id for message in world.channel.history(viewer=anna.member)]
    assert ben.panel.id not in visible
    assert not moves_of(ben.sees())
    assert "Anna is to play" in ben.sees().text


async def test_a_stale_click_changes_nothing_and_draws_the_hand_again(world: World) -> None:
    """The second copy of a panel is late: one line says so, and the game stands as it stood."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    world.let_copies_stay()
    first = anna.panel
    await anna.press("my-hand")
    what = some_move(anna)
    await anna.tap(what)
    stands = await world.table()
    await anna.press(what, first)
    assert "not your turn" in anna.sees().text
    assert "Ben is to play" in anna.sees().text
    assert stands == await world.table()


async def test_a_late_step_shows_how_things_stand(world: World) -> None:
    """A half-done choice of an earlier turn is nothing."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    message, decision = anna.panel, (await world.table()).decisions[0]
    await anna.tap(some_move(anna))
    (answer,) = await world.answered(world.sent(anna.member, message, f"1:1:{decision}:spare:0"))
    assert "earlier moment" in world.look(message).text
    assert answer == ""  # no message of its own


async def test_two_clicks_on_one_move_count_once(world: World) -> None:
    """Both get an answer, one of them counts, and nothing is logged."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    custom_id = next(one for one in anna.sees().buttons.values() if one.endswith(some_move(anna)))
    stands = await world.table()
    await world.answered(
        world.sent(anna.member, anna.panel, custom_id), world.sent(anna.member, anna.panel, custom_id)
    )
    assert stands.revision + 1 == (await world.table()).revision


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_second_of_two_taps_is_told_nothing_false(world: World, locale: str) -> None:
    """The first one counted, so it does not read that nothing was played."""
    anna = world.somebody("Anna", locale=locale)
    ben, cleo = world.somebody("Ben"), world.somebody("Cleo")
    await anna.slash("unsortiert")
    await ben.press("join")
    await cleo.press("join")
    await anna.press("start")
    custom_id = anna.button(some_move(anna))
    stands = await world.table()
    await world.answered(
        world.sent(anna.member, anna.panel, custom_id), world.sent(anna.member, anna.panel, custom_id)
    )
    assert stands.revision + 1 == (await world.table()).revision
    assert (
        "It is not your turn now." if locale == "en-US" else "Du bist jetzt nicht dran."
    ) in anna.sees().text
    assert "Nothing was played" not in anna.sees().text
    assert "nichts gespielt" not in anna.sees().text


async def test_somebody_elses_move_cannot_be_made(world: World) -> None:
    """Who acts comes from the click, not from the message: neither a player nor a stranger moves for Anna."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    custom_id = next(iter(anna.sees().buttons.values()))
    stands = await world.table()
    await world.answered(
        world.sent(ben.member, anna.panel, custom_id), world.sent(eve.member, anna.panel, custom_id)
    )
    assert stands == await world.table()


async def test_a_stranger_is_answered_kindly(world: World) -> None:
    """My hand without a seat: a sentence, and while the lobby is open a way to sit down."""
    anna = world.somebody("Anna")
    eve = world.somebody("Eve")
    await anna.slash("unsortiert")
    await eve.slash("hand")
    assert "no seat yet" in eve.sees().text
    await eve.tap("join")
    assert "You sit at the table" in eve.sees().text
    await anna.press("computer+")
    await anna.press("start")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    assert "no seat in this game" in otto.sees().text
    assert otto.sees().whats == {"wish:2"}


async def test_a_hand_in_the_lobby_says_what_is_waited_for(world: World) -> None:
    """There are no cards yet."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    await anna.slash("hand")
    assert "as soon as the host starts" in anna.sees().text


async def test_rules_and_more_are_private(world: World) -> None:
    """Whoever reads disturbs nobody; More has the commitment of the shuffle."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    public = len(world.said())
    await eve.press("rules")
    assert "How do I play here?" in eve.sees().text
    await eve.press("more")
    commitment = (await world.table()).commitment
    assert commitment is not None
    assert commitment in eve.sees().text
    assert eve.sees().whats == {"fresh-board"}
    await anna.press("more")
    removals = {f"remove:1:{ben.id}", f"remove:2:{cleo.id}"}
    assert anna.sees().whats == {"fresh-board", "leave-game", "end-game", *removals}
    assert public == len(world.said())


@pytest.mark.parametrize("custom_id", GARBAGE)
async def test_every_button_ever_sent_is_answered(world: World, custom_id: str) -> None:
    """Of another grammar, of nobody's: one private sentence, no traceback, nothing changes."""
    await playing(world, "Anna", "Ben", "Cleo")
    eve = world.somebody("Eve")
    stands = await world.table()
    message = await world.post_button(custom_id)
    (answer,) = await world.answered(world.sent(eve.member, message, custom_id))
    assert answer
    assert stands == await world.table()


@pytest.mark.parametrize("what", [one.split(":", 3)[-1] for one in GARBAGE if one.startswith("1:1:")])
async def test_whoever_is_to_play_cannot_play_garbage(world: World, what: str) -> None:
    """The question is open and theirs, but no such thing was offered."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands = await world.table()
    custom_id = f"1:1:{stands.decisions[0]}:{what}"
    message = await world.post_button(custom_id)
    (answer,) = await world.answered(world.sent(anna.member, message, custom_id))
    assert answer
    assert stands.revision == (await world.table()).revision


async def test_a_click_on_an_unknown_table_takes_the_buttons_away(world: World) -> None:
    """After a restored backup a message may speak of a table that does not exist."""
    eve = world.somebody("Eve")
    message = await world.post_button("1:4711:0:my-hand")
    await eve.press("my-hand", message)
    assert "no longer exists" in eve.sees().text
    assert world.look(message).buttons == {}


async def test_a_click_after_the_end_is_answered(world: World) -> None:
    """The old board has lost its buttons; a click that was on its way gets a sentence."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    board = world.board_message()
    hand, move = world.board().buttons["My hand"], some_move(anna)
    custom_id = next(one for one in anna.sees().buttons.values() if one.endswith(move))
    await anna.slash("end")
    panel = anna.panel
    await anna.tap("end-now")
    assert world.look(board).buttons == {}
    after = world.look(board).text
    (first,) = await world.answered(world.sent(anna.member, board, hand))
    (second,) = await world.answered(world.sent(anna.member, panel, custom_id))
    assert "ended the game" in first
    assert second == ""  # no message of its own
    assert "ended the game" in world.look(panel).text
    assert after == world.look(board).text
