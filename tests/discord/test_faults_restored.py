"""After a restored backup: messages of tables that the database does not know, or not by this number."""

import shutil
from pathlib import Path

import pytest
from evening import playing, seated
from scenes import addresses, verbs
from world import World

from bot.store.copying import copy
from bot.store.engine import Database
from bot.table import Stage


async def test_whatever_is_pressed_of_an_unknown_table_says_so_and_loses_its_buttons(world: World) -> None:
    """In public and in private, verbs, steps and moves alike."""
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    stands, eve = await world.table(), world.somebody("Eve")
    about_tables = verbs(world) - {"mod-page", "leaf", "learn", "house"}
    for what in (*about_tables, "spare:0", "play:0+1:single:1", "wish:1", f"grant:1:{eve.id}"):
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


def _backup(world: World) -> Path:
    """As `unsortiert backup` makes it, while the bot runs."""
    saved = world.path.with_name("backup.db")
    copy(Database.named(str(world.path)), saved)
    return saved


async def _restore(world: World, saved: Path) -> None:
    """As `docs/operations.md` says."""
    await world.bot.close()
    for beside in ("-wal", "-shm"):
        world.path.with_name(world.path.name + beside).unlink(missing_ok=True)
    shutil.copy(saved, world.path)
    await world.start()


@pytest.mark.parametrize(("command", "verb"), [("leave", "leave-now"), ("end", "end-now")])
async def test_a_confirmation_of_a_lost_game_does_nothing_to_the_next_in_its_channel(
    world: World, command: str, verb: str
) -> None:
    """It names a table by a number that is not given again."""
    saved, anna = _backup(world), world.somebody("Anna")
    await anna.slash("unsortiert", computers=2)
    await anna.press("start")
    await anna.slash(command)
    old = anna.panel
    await _restore(world, saved)
    await anna.slash("unsortiert", computers=2)
    await anna.press("start")
    table = await world.table()
    await anna.press(verb, on=old)
    assert await world.bot.parts.tables.get(table.id) == table
    assert "no longer exists" in world.look(old).text


async def test_a_hand_of_a_lost_game_makes_no_move_in_the_next_in_its_channel(world: World) -> None:
    """Whatever is pressed on it."""
    saved = _backup(world)
    anna, *others = await playing(world, "Anna", "Ben", "Cleo")
    old, ids = anna.panel, list(anna.sees().buttons.values())
    await _restore(world, saved)
    await anna.slash("unsortiert")
    for one in others:
        await one.press("join")
    await anna.press("start")
    before = await world.table()
    assert any(":play:" in one for one in ids)
    for custom_id in ids:
        await world.answered(world.sent(anna.member, old, custom_id))
    assert await world.table() == before
