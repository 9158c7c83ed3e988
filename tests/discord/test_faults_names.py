"""People with every kind of name in every place that names them: shown as they are, and nothing more."""

import re

import pytest
from evening import move
from hours import hasten
from office import Office
from scenes import strings
from world import Somebody, World

from bot import names
from bot.names import clean

NAMES = (
    "**" * 16,
    "@everyone <@1> ~~||`x`||",
    "[x](http://ex.org) https://a.b",
    "שלום ـــ مرحبا \u202eabc",
    "e\u0301\u0302\u0303" * 8,
    "\u200b\u200b\u2800",
    "👩\u200d🚀🎉🎉",
    "<:card:123456789012345678>",
    "# Title\n> quote\n- list",
    "مرحبا بكم",
    "Computer 1",
    "Z" * 32,
)
"""Markdown of full length, mentions, links, two directions, stacked and unseen characters, only emoji."""

TEXT = {"content", "label", "description", "placeholder", "name"}
"""Where words stand in a request."""

OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
OVERRIDES = "\u202a\u202b\u202c\u202d\u202e"


async def _evening(world: World, office: Office, people: list[Somebody]) -> None:
    """Everything happens that names people: sitting down, leaving, asking, moving, moderating, ending."""
    host, guest, left, wisher = people
    await host.slash("unsortiert", computers=1, pace="minute")
    await guest.press("join")
    await left.press("join")
    await left.slash("hand")
    await host.press("start")
    await left.slash("leave")
    await left.tap("leave-now")
    await wisher.press("my-hand")
    await wisher.tap("wish:3")
    await guest.press("more")
    await host.press("more")
    await host.tap(f"remove:2:{guest.id}")
    await host.slash("hand")
    await move(host)
    await host.press(f"grant:3:{wisher.id}")
    await world.env.advance_time(70)
    await office.mod("tables")
    offers = await office.offered("kick", "player", table="1")
    await office.offered("end", "table")
    await office.offered("seat", "seat", table="1")
    await office.mod("seat", seat=f"1:3:{wisher.id}", table="1", to=left.member)
    await office.mod("skip", table="1")
    await office.mod("kick", player=next(iter(offers.values())), table="1")
    await office.mod("end", table="1")


def _wrong(name: str, key: str, said: str) -> str:
    """What is wrong with a text of the bot that may name somebody; empty where nothing is."""
    depth = 0
    for char in said:
        depth += (char in OPENING) - (char in CLOSING)
        if depth < 0 or char in OVERRIDES or (char == "\n" and depth):
            return "a name turns its line around, or goes on in the next one"
    if depth:
        return "a name is open to its end"
    if key == "content" and _markup(name) and name in said:
        return "its markup has its force"
    if not said.strip():
        return "nothing can be seen"
    return ""


def _markup(name: str) -> bool:
    return re.search(r"[*_~`|<>\[\]()@#]", name) is not None


@pytest.mark.parametrize("turn", range(3))
async def test_whatever_people_are_called_the_bot_says_it_whole_and_nobody_is_called(
    world: World, monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    """In lobbies, boards, hands, questions, notes, reminders, lists, suggestions and ends: each request."""
    hasten(world, monkeypatch, hours=0.01)
    called = NAMES[4 * turn : 4 * turn + 4]
    office = Office(world)
    people = [world.somebody(f"somebody-{place}") for place in range(4)]
    members = world.env.backend.guilds[world.guild.id].members
    for name, one in zip((*called, called[0]), (*people, office.mo), strict=True):
        members[one.id].nick = name
    await _evening(world, office, people)
    said = [(key, text) for one in world.env.http_requests for key, text in strings(one.json) if key in TEXT]
    for name in called:
        shown = names.shown(name)[1:-1]
        assert any(shown in text for key, text in said if key == "content"), name
        assert not [(key, text) for key, text in said if text and _wrong(name, key, text)]
    for message in world.messages():
        assert not message.mention_everyone
        assert {*message.ping_user_ids} <= {one.id for one in people}


def test_the_names_are_as_nasty_as_they_say() -> None:
    """Else the test above would be about nothing."""
    assert any(_markup(name) for name in NAMES)
    assert any(clean(name) == names.NAMELESS for name in NAMES)
    assert max(map(len, NAMES)) == 32
    assert all(_wrong(name, "content", f"said {name}") for name in NAMES if _markup(name))
