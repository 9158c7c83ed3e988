"""After a restored backup: messages of tables that the database does not know, or not by this number."""

import shutil

import pytest
from evening import playing, seated
from scenes import addresses, verbs
from world import World

from bot.table import Stage


async def test_whatever_is_pressed_of_an_unknown_table_says_so_and_loses_its_buttons(world: World) -> None:
    """In public and in private, verbs, steps and moves alike."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands, eve = await world.table(), world.somebody("Eve")
    for what in (*verbs(world) - {"mod-page"}, "spare:0", "play:0+1:single:1", "wish:1", f"grant:1:{eve.id}"):
        message = await world.post_button(f"1:4711:3:{what}")
        (said,) = await world.answered(world.sent(eve.member, message, f"1:4711:3:{what}"))
        assert "no longer exists" in said
        assert world.look(message).buttons == {}
        await anna.slash("hand")
        assert await world.answered(world.sent(anna.member, anna.panel, f"1:4711:3:{what}")) == [""]
        assert "no longer exists" in anna.sees().text
        assert anna.sees().whats == set()
    assert await world.table() == stands


@pytest.mark.parametrize("private", [True, False])
async def test_a_number_that_was_given_again_is_another_table(world: World, *, private: bool) -> None:
    """A table opened after the backup is lost; whatever its messages say does nothing to the next one."""
    await world.bot.close()
    backup = shutil.copy(world.path, world.path.with_name("backup.db"))
    await world.start()
    there = world.guild.create_text_channel("elsewhere")
    anna, ben, _ = await seated(world, "Anna", "Ben", "Cleo")
    lost = world.board_message()
    await anna.press("start")
    old = anna.panel if private else lost
    ids = addresses(world.env.http_requests)
    await world.bot.close()
    shutil.copy(backup, world.path)
    await world.start()
    world.channel = there
    await anna.slash("unsortiert", computers=2)
    table = await world.table()
    assert table.id == 1
    for custom_id in sorted(ids):
        await world.answered(world.sent(anna.member, old, custom_id), world.sent(ben.member, old, custom_id))
    assert await world.bot.parts.tables.get(1) == table
    assert table.stage is Stage.LOBBY
    assert world.look(old).buttons == {}
    assert str(there.id) not in world.look(old).text
    await anna.press("start")
    assert (await world.table()).stage is Stage.PLAYING
