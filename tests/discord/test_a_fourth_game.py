"""A further game gets everything that a table has by being registered, and by nothing else.

What it takes is in docs/adding-a-game.md: its rules and its face, its texts, and a line in each registry.
"""

import re
from pathlib import Path

import bids_face
import pytest
from world import Somebody, World

from bot.cli.story import story
from bot.house_rules import HouseRules
from bot.table import EndReason, Stage
from bot.texts import texts
from cogs.faces import FACES
from cogs.settling import Page
from engine.simulate import play


@pytest.fixture(autouse=True)
def _registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the bot of the test begins."""
    bids_face.register(monkeypatch, tmp_path / "texts")


async def playing(world: World, *names: str) -> list[Somebody]:
    """People at a table of bids whose game has begun."""
    people = [world.somebody(name) for name in names]
    await people[0].slash("bids", deals="2")
    for one in people[1:]:
        await one.press("join")
    await people[0].press("start")
    return people


async def test_it_has_a_command_and_a_lobby(world: World) -> None:
    """With its own option, its own number of seats and no choice of cards, since it has one deck."""
    anna = world.somebody("Anna")
    await anna.slash("bids", deals="7", computers=2, pace="minute")
    said = world.board().text
    assert "Bids · who is in?" in said
    assert "7 deals · 1 minute a move" in said
    assert "3 to 5 play." in said
    assert (await world.table()).choices.options == {"deals": 7}


async def test_it_is_played_to_its_end_by_board_and_hands(world: World) -> None:
    """Everybody at once, with a restart in the middle; then it can be played again."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    assert "Anna, Ben and Cleo still have to bid." in world.board().text
    for deal in range(2):
        for number, one in enumerate(people, 1):
            await one.slash("hand")
            assert "Your card:" in one.sees().text
            await one.tap(f"bid:{number}")
            if deal == 0 and number == 2:
                await world.restart()
    table = await world.bot.parts.tables.get(1)
    assert (table.stage, table.ended) == (Stage.ENDED, EndReason.FINISHED)
    assert "So far: 2 4 6" in world.board().text
    await people[1].press("again")
    assert "Bids · who is in?" in world.board().text


async def test_its_rules_can_be_read_and_its_option_settled(world: World) -> None:
    """Also by who sits at another table."""
    max_ = world.somebody("Max", manage_guild=True)
    await max_.slash("rules", game="bids")
    assert "Bid: one, two or three." in max_.sees().text
    await max_.slash("settings")
    await max_.tap(str(Page("bids")))
    await max_.tap("house:bids.deals:9")
    rules = await world.bot.parts.houses.rules(world.guild.id)
    assert rules == HouseRules(options={"bids": {"deals": 9}})
    await max_.slash("bids")
    assert "9 deals" in world.board().text


async def test_without_a_tutorial_none_is_offered_or_promised(world: World) -> None:
    """Neither by `/learn`, nor to the host of a server's first table, nor in the rules."""
    anna = world.somebody("Anna")
    await anna.slash("bids")
    assert anna.sees().text == "The table is open: fill the seats with Computer +, then press Start."
    learn = world.env.backend.find_command("learn", None, type=1)
    assert learn is not None
    (option,) = learn["options"]
    assert [choice["value"] for choice in option["choices"]] == [
        game for game, face in FACES.items() if face.course()
    ]
    assert "bids" not in {choice["value"] for choice in option["choices"]}
    await anna.slash("rules")
    for page in range(2):
        await anna.tap(f"leaf:bids:{page}")
        assert "learn" not in anna.sees().text
        assert not any(what.startswith("learn") for what in anna.sees().whats)


async def test_who_asks_for_its_tutorial_reads_that_there_is_none(world: World) -> None:
    """At a table of it, by an old command or button; never the lesson of another game instead."""
    anna, none = world.somebody("Anna"), "There is no tutorial for Bids. `/rules` says how it is played."
    assert await world.answered(world.forged(anna.member, "learn", game="bids")) == [none]
    await anna.slash("bids")
    await anna.slash("learn")
    assert anna.sees().text == none
    button = world.sent(anna.member, await world.post_button("1:0:0:learn:bids"), "1:0:0:learn:bids")
    assert await world.answered(button) == [none]
    await anna.slash("learn", game="unsortiert")
    assert "Decision 1 of" in anna.sees().text


def test_its_games_are_told() -> None:
    """Event by event, with how many cards everybody holds."""
    told = [*story(play("bids", ["greedy"] * 3, b"", {"deals": 1}).transcript, texts("en"))]
    assert any(re.fullmatch(r"1 gets [234]S", line) for line in told)
    assert any(re.fullmatch(r" +2   1  1  1  2 has bid", line) for line in told)
    assert any(re.fullmatch(r"Bids: [123] [123] [123]", line) for line in told)


async def test_computers_play_it(world: World) -> None:
    """With one person, to its end."""
    anna = world.somebody("Anna")
    await anna.slash("bids", deals="1", computers=2)
    await anna.press("start")
    await anna.slash("hand")
    await anna.tap("bid:3")
    assert (await world.bot.parts.tables.get(1)).ended is EndReason.FINISHED
