"""Several people asked at once, as when all choose their open cards: each is called once and votes once."""

from random import Random
from typing import Any

import pytest
from logged import Errors
from panels import seen
from tapping import tap_a_move
from world import Somebody, World

from bot.store import StoreBusy
from bot.table import Table


async def choosing(world: World, *names: str, turn_after: int | None = 20, **choices: Any) -> list[Somebody]:
    """People who all have to choose at the same time."""
    await world.bot.parts.houses.change(world.guild.id, turn_after=turn_after)
    people = [world.somebody(name) for name in names]
    await people[0].slash("shithead", **choices)
    for one in people[1:]:
        await one.press("join")
    await people[0].press("start")
    return people


async def table_of(world: World) -> Table:
    """The first table as it stands."""
    return await world.bot.parts.tables.get(1)


async def test_whoever_still_has_to_choose_is_called_once(world: World) -> None:
    """The message names fewer with each choice, and is not posted anew: an edit notifies nobody."""
    people = await choosing(world, "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
    await world.env.advance_time(60)
    (call,) = [said for said in world.said() if "it is your turn" in said.text]
    for number, one in enumerate(people[:-1], 1):
        await tap_a_move(world, one, await table_of(world), Random(number))  # noqa: S311 - no secret
        await world.env.advance_time(2)
        (now,) = [said for said in world.said() if "it is your turn" in said.text]
        assert now.id == call.id
        assert now.text.count("<@") == len(people) - number
    await tap_a_move(world, people[-1], await table_of(world), Random(9))  # noqa: S311 - no secret
    await world.env.advance_time(2)
    assert not [said for said in world.said() if said.id == call.id]


async def test_a_call_that_was_removed_does_not_come_back_with_every_choice(world: World) -> None:
    """Whoever deletes it does so for all who were called."""
    anna, ben, *_ = await choosing(world, "Anna", "Ben", "Cleo", "Dan")
    await world.env.advance_time(60)
    (call,) = [said for said in world.said() if "it is your turn" in said.text]
    world.env.backend.delete_message(world.channel.id, call.id)
    for one in (anna, ben):
        await tap_a_move(world, one, await table_of(world), Random(1))  # noqa: S311 - no secret
    assert not [said for said in world.said() if "it is your turn" in said.text]


async def test_a_vote_stands_while_others_choose(world: World) -> None:
    """It is about those who have been waited for all the time; who has chosen meanwhile may vote too."""
    anna, ben, cleo, dan = await choosing(world, "Anna", "Ben", "Cleo", "Dan", turn_after=None)
    for one in (cleo, dan):
        await tap_a_move(world, one, await table_of(world), Random(1))  # noqa: S311 - no secret
    await world.env.advance_time(60 * 61)
    await cleo.press("vote")
    voted = (await table_of(world)).votes
    assert voted == {cleo.id}
    await tap_a_move(world, anna, await table_of(world), Random(1))  # noqa: S311 - no secret
    assert (await table_of(world)).votes == voted
    reminder = next(one for one in world.channel.history() if "vote" in world.look(one).whats)
    for one in (dan, anna):
        await one.press("vote", on=reminder)
    assert ben.id in {holder.user_id for holder in (await table_of(world)).seats if holder.missed}


ALL_SIX = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")


async def test_all_for_whom_a_moderator_has_the_computer_choose_are_told(world: World) -> None:
    """On the board and in the answer, in one sentence."""
    await choosing(world, *ALL_SIX, turn_after=None)
    mo = world.somebody("Mo", manage_messages=True)
    await mo.slash("mod skip")
    told = "had the computer move for Anna, Ben, Cleo, Dan, Eva and Finn."
    assert told in seen(mo.sees().text)
    assert told in seen(world.board().text)


async def test_all_who_are_voted_away_are_told(world: World) -> None:
    """On the board, in one sentence."""
    *_, finn = people = await choosing(world, *ALL_SIX, turn_after=None)
    await tap_a_move(world, finn, await table_of(world), Random(1))  # noqa: S311 - no secret
    await world.stop_computers()
    await world.env.advance_time(60 * 61)
    await finn.press("vote")
    assert {holder.user_id for holder in (await table_of(world)).seats if holder.missed} == {
        one.id for one in people[:-1]
    }
    await world.env.advance_time(5)
    told = "the computer plays for Anna, Ben, Cleo, Dan and Eva."
    assert any(told in seen(said.text) for said in world.said())


@pytest.mark.parametrize("trouble", ["busy", "broken"])
async def test_no_log_says_what_somebody_wanted_to_do(
    world: World,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    errors: Errors,
    trouble: str,
) -> None:
    """A move that failed has not been made, so that its cards are still hidden."""
    anna, *_ = await choosing(world, "Anna", "Ben", "Cleo")
    await anna.slash("hand")
    ready = next(what for what in anna.sees().whats if what.startswith("open:"))

    async def act(*_: object, **__: object) -> None:
        raise StoreBusy if trouble == "busy" else RuntimeError("a fault")

    monkeypatch.setattr(world.bot.parts.tables, "act", act)
    await anna.tap(ready)
    said = "\n".join(record.getMessage() for record in caplog.records)
    if trouble == "broken":
        errors.expected("Could not do")
    assert "table 1" in said
    assert not any(card in said for card in ready.removeprefix("open:").split(","))
