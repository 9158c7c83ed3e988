"""Private hands that are open somewhere: they show their moves as soon as it is their turn."""

import asyncio
from typing import Any

import pytest
from evening import play_on, playing, seated, some_move
from moments import until_rest
from reading import moves_of
from world import World

from bot.store import StoreBusy
from bot.table import Table
from cogs import items


async def test_an_open_hand_refreshes_when_its_turn_comes(world: World) -> None:
    """Ben taps nothing, and his moves appear."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    await cleo.press("my-hand")
    await anna.tap(some_move(anna))
    assert moves_of(ben.sees())
    assert not moves_of(cleo.sees())


async def test_only_the_newest_hand_refreshes(world: World) -> None:
    """A second panel takes the place of the first, also where that cannot be taken away."""
    world.let_copies_stay()
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    older = ben.panel
    await ben.press("my-hand")
    await anna.tap(some_move(anna))
    assert moves_of(ben.sees())
    assert not moves_of(world.look(older))


async def test_a_dead_token_is_normal(world: World) -> None:
    """A hand that can no longer be edited is forgotten; the next tap brings a fresh one."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015)
    await anna.tap(some_move(anna))
    assert not moves_of(ben.sees())
    await ben.press("my-hand")
    assert moves_of(ben.sees())


async def test_a_hand_is_not_refreshed_after_a_quarter_of_an_hour(world: World) -> None:
    """Its token is dead by then; nothing is tried."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    await world.env.advance_time(15 * 60)
    before = len(world.requests())
    await anna.press("my-hand")
    await anna.tap(some_move(anna))
    assert not any("webhooks" in request for request in world.requests()[before:])
    assert not moves_of(ben.sees())


async def test_only_so_many_open_hands_are_remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is not refreshed any more; its next tap is answered as ever."""
    monkeypatch.setattr(world.bot.parts.panels._open, "most", 2)
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    await cleo.press("my-hand")
    assert len(world.bot.parts.panels) == 2
    await anna.press("my-hand")
    await anna.tap(some_move(anna))
    assert not moves_of(ben.sees())
    await ben.tap("hand")
    assert moves_of(ben.sees())


@pytest.mark.parametrize(
    "taps",
    [
        ["more"],
        ["rules"],
        ["more", "fresh-board"],
        ["more", "leave-game", "keep"],
    ],
    ids=" ".join,
)
async def test_what_is_done_on_another_page_leaves_the_hand_open(world: World, taps: list[str]) -> None:
    """Whatever else Ben looks at privately is not his hand."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    hand = ben.panel
    await ben.press(taps[0])
    for what in taps[1:]:
        await ben.tap(what)
    await anna.tap(some_move(anna))
    assert moves_of(world.look(hand))


async def test_thinking_better_of_an_end_leaves_the_hand_open(world: World) -> None:
    """The question is a page of its own."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await anna.tap(some_move(anna))
    hand = anna.panel
    await anna.slash("end")
    await anna.tap("keep")
    await play_on(world, (ben, cleo), until=lambda table: 0 in table.decisions)
    assert moves_of(world.look(hand))


async def test_the_hand_of_a_leaver_loses_its_moves(world: World) -> None:
    """Ben left on another page; what he had open says how he can come back."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    hand = ben.panel
    await anna.tap(some_move(anna))
    assert moves_of(world.look(hand))
    for what in ("leave-game", "leave-now"):
        message = await world.post_button(f"1:1:0:{what}")
        await ben.press(what, message)
    assert world.look(hand).whats == {"join"}


async def test_a_hand_that_took_long_to_come_refreshes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer was put off, and is a message all the same."""
    monkeypatch.setattr(items, "PATIENCE", 0.05)
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    tables = world.bot.parts.tables
    quick = tables.get

    async def slowly(*args: Any) -> Table:
        await asyncio.sleep(0.3)
        return await quick(*args)

    monkeypatch.setattr(tables, "get", slowly)
    await ben.press("my-hand")
    monkeypatch.setattr(tables, "get", quick)
    await anna.tap(some_move(anna))
    assert moves_of(ben.sees())


async def test_an_open_hand_keeps_little(world: World) -> None:
    """A token and a number, not the whole click with its message."""
    await playing(world, "Anna", "Ben", "Cleo")
    (panel,) = world.bot.parts.panels._open.values()
    assert not hasattr(panel, "interaction")
    assert panel.webhook.token


async def test_a_hand_is_refreshed_when_the_store_is_free_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was busy just when the hand was to be drawn; nothing is logged as an error."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    tables = world.bot.parts.tables
    works, what, busy = tables.get, some_move(anna), [True, True]

    async def get(table_id: int) -> Table:
        if 1 in (await works(table_id)).decisions and busy:
            busy.pop()
            raise StoreBusy("held by another program")
        return await works(table_id)

    monkeypatch.setattr(tables, "get", get)
    await anna.tap(what)
    await world.env.advance_time(120)
    assert moves_of(ben.sees())


NEW_DEAL = "A new deal, on a new board further down"


async def test_a_hand_from_an_earlier_deal_says_where_the_new_board_is(world: World) -> None:
    """It goes on above the new board, until its player taps; one that was opened below says nothing."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    assert NEW_DEAL not in anna.sees().text
    await play_on(world, (anna, ben, cleo), until=lambda table: table.deals == 2)
    above = ben.panel
    assert NEW_DEAL in world.look(above).text
    await ben.press("my-hand")
    assert NEW_DEAL not in ben.sees().text
    assert ben.panel != above
    assert NEW_DEAL in anna.sees().text
    await anna.tap("hand")
    assert NEW_DEAL not in anna.sees().text


async def test_a_hand_opened_in_the_lobby_lies_at_the_first_deals_board(world: World) -> None:
    """The lobby becomes that board, so nothing has moved."""
    anna, ben, _ = await seated(world, "Anna", "Ben", "Cleo")
    await ben.slash("hand")
    await anna.press("start")
    assert "Anna" in ben.sees().text
    assert NEW_DEAL not in ben.sees().text


async def test_an_open_hand_says_that_the_table_rests_and_what_is_so_when_it_goes_on(world: World) -> None:
    """Nobody reads for hours that the others are playing, who are computers and wait."""
    (anna,) = await playing(world, "Anna", pace="minute")
    table = await until_rest(world)
    assert 0 not in table.decisions
    assert "Everybody is away, so the game waits." in anna.sees().text
    await anna.press("my-hand")
    await world.env.settle()
    assert "Everybody is away" not in anna.sees().text
