"""What the bot asks of Discord, request by request: what the invite link allows, and no secret in it."""

import asyncio
import json
from typing import Any

import pytest
from evening import move, playing, some_move
from line import Gate
from office import Office
from scenes import addresses, strings, verbs
from world import World

from bot.table import Stage

EPHEMERAL = 64
"""The flag of a private message."""

NEEDED = {
    "PUT /applications/*/commands",  # once, at the start
    "POST /interactions/*/*/callback",
    "PATCH /webhooks/*/*/messages/@original",
    "DELETE /webhooks/*/*/messages/@original",
    "PATCH /webhooks/*/*/messages/*",  # an open hand
    "DELETE /webhooks/*/*/messages/*",  # one that a newer one has replaced
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "DELETE /channels/*/messages/*",  # a reminder
    "GET /guilds/*/members/*",  # who is waited for for long
}
"""All kinds of requests that there are; none of them takes more than to see a channel and to write there."""

WORDS = {"content", "label", "description", "placeholder", "name"}
"""Where text stands in a request."""

CONNECTING = {"GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot", "GET /gateway"}


async def _whole_evening(world: World, office: Office) -> list[Any]:
    """A game with reminders, a leaver and a moderator, to its end; gives every request."""
    people = await playing(world, "Anna", "Ben", chips="1", pace="minute")
    await world.env.advance_time(45)
    await office.mod("skip", table="1")
    await people[1].slash("leave")
    await people[1].tap("leave-now")
    otto = world.somebody("Otto")
    await otto.press("my-hand")
    await otto.tap("wish:2")
    await people[0].press(f"grant:2:{otto.id}")
    while (table := await world.bot.parts.tables.get(1)).stage is not Stage.ENDED:
        waited = {table.seats[seat].user_id for seat in table.decisions}
        who = next(one for one in (people[0], otto) if one.id in waited)
        await who.slash("hand")
        await move(who)
    return list(world.env.http_requests)


async def test_a_whole_evening_needs_no_other_request_and_no_other_permission(
    world: World, office: Office
) -> None:
    """No follow-up, of which there is a limit; no private message; nothing that needs another permission."""
    await _whole_evening(world, office)
    assert {*world.requests()} - CONNECTING <= NEEDED


def _emoji(request: Any) -> bool:
    """Whether a request has an emoji that Discord could refuse, or an option that is chosen already."""
    sent = json.dumps(request)
    words = [said for key, said in strings(request) if key in WORDS]
    return (
        '"emoji": {' in sent or '"default": true' in sent or any("<:" in one or "<a:" in one for one in words)
    )


async def test_nothing_public_carries_a_move_or_a_seed_and_nothing_private_is_public(
    world: World, office: Office
) -> None:
    """Public buttons say verbs; the seed comes with the end; no emoji can fail; answers are private."""
    requests = await _whole_evening(world, office)
    public = [one for one in requests if "/channels/" in one.path and "messages" in one.path]
    answers = [one.json for one in requests if one.path.endswith("/callback") and isinstance(one.json, dict)]
    said = {address.split(":", 3)[3].partition(":")[0] for address in addresses(public)}
    assert said <= verbs(world)
    assert {"my-hand", "join", "grant"} <= said
    seed = (await world.bot.parts.tables.get(1)).seed
    assert seed is not None
    telling = [one for one in public if seed in json.dumps(one.json)]
    assert [one.json["attachments"][0]["filename"] for one in telling] == ["unsortiert-1.json"]
    assert not any(_emoji(one.json) for one in requests)
    shown = [one for one in answers if one["type"] in {4, 5}]
    assert shown
    assert all(one["data"]["flags"] & EPHEMERAL for one in shown)


async def test_however_fast_people_tap_the_board_is_edited_twice_at_most_and_shows_the_last_state(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty taps while one edit is held up: no queue of old states behind it, and no old state in the end."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    gate = Gate()
    monkeypatch.setattr(world.bot.http, "edit_message", gate.before(world.bot.http.edit_message))
    gate.shut()
    board, before = world.board_message(), len(world.requests())
    taps = [world.sent(ben.member, board, f"1:1:0:{what}") for what in [*("join", "leave") * 20, "join"]]
    async with asyncio.timeout(10):
        while not all(tap.responded for tap in taps):  # noqa: ASYNC110 - simcord tells nobody
            await asyncio.sleep(0.01)
    assert world.requests()[before:].count("PATCH /channels/*/messages/*") == 0
    gate.open()
    await world.answered(*taps, within=20)
    assert world.requests()[before:].count("PATCH /channels/*/messages/*") <= 2
    seated = (await world.table()).seat_of(ben.id) is not None
    assert ("Ben" in world.board().text) is seated


async def test_a_computer_that_thinks_holds_up_no_other_table(world: World) -> None:
    """Its own table waits; taps at another one are answered meanwhile."""
    thinking, done = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(view: Any, _chance: object) -> Any:
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(done.wait(), loop).result()
        return view.legal[0]

    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    world.bot.parts.runner._players = {"unsortiert": {"greedy": slow}}
    await anna.slash("unsortiert", computers=2)
    await anna.press("start")
    other = world.guild.create_text_channel("other")
    await ben.slash("unsortiert", channel=other, computers=2)
    await ben.press("start", on=world.board_message(other))
    move_of_anna = world.sent(anna.member, anna.panel, anna.button(some_move(anna)))
    await asyncio.wait_for(thinking.wait(), 5)
    taps = [world.sent(ben.member, world.board_message(other), f"1:2:0:{what}") for what in ("more", "rules")]
    await asyncio.sleep(0.1)
    assert move_of_anna.responded
    assert all(tap.responded for tap in taps)
    done.set()
    await world.env.settle()
