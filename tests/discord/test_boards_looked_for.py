"""A board that was deleted behind the bot's back: who looks for it finds it again."""

from evening import playing
from hours import pass_by, since
from world import World


async def _delete_board(world: World) -> None:
    board = (await world.table()).board
    assert board is not None
    world.env.backend.delete_message(world.channel.id, board.message_id)


async def test_who_asks_for_their_hand_brings_a_deleted_board_back(world: World) -> None:
    """They have no button to press any more."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    await pass_by(world, seconds=60)
    before = world.board().text
    await _delete_board(world)
    await anna.slash("hand")
    assert world.board().text == before


async def test_who_taps_an_old_message_brings_a_deleted_board_back(world: World) -> None:
    """It may be the only one that they see."""
    _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    table, before = await world.table(), world.board().text
    old = await world.post_button(f"1:{table.id}:0:my-hand")
    await pass_by(world, seconds=60)
    await _delete_board(world)
    await ben.press("my-hand", on=old)
    await world.env.settle()
    assert world.board().text == before
    assert world.look(old).buttons == {}


async def test_a_board_is_looked_for_once_in_a_while(world: World) -> None:
    """However often somebody asks for their hand."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    before = len(world.requests())
    for one in (anna, ben) * 5:
        await one.slash("hand")
    assert since(world, before) == [], "it was written just now"
    await pass_by(world, seconds=60)
    before = len(world.requests())
    for one in (anna, ben) * 5:
        await one.slash("hand")
    assert since(world, before) == ["PATCH /channels/*/messages/*"]
