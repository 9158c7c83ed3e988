"""Anybody can press anything: what counts is who they are at the click, and a double click is one click."""

from dataclasses import replace

import pytest
from evening import playing, some_move
from hours import hasten
from moments import until_insert
from reading import moves_of
from scenes import ROLES, Scenes, shape, verbs
from world import World

from bot.table import Stage

LOBBY = {
    "join": {"left", "wisher", "stranger", "moderator"},
    "leave": {"host", "player"},
    "leave-now": {"host", "player"},
    "computer+": {"host"},
    "computer-": {"host"},
    "start": {"host"},
    "cancel": {"host", "moderator"},
    "end-now": {"host", "moderator"},
    "remove-now:2:player": {"host"},
}

GAME = {
    "join": {"left"},
    "leave-now": {"host", "player"},
    "end-now": {"host", "moderator"},
    "remove-now:2:player": {"host"},
    "remove-now:3:left": {"host"},
    "wish:1": {"left", "wisher", "stranger", "moderator"},
    "grant:3:wisher": {"host", "left"},
    "decline:3:wisher": {"host", "left", "wisher"},
    "vote": {"player"},
}

HARMLESS = {
    "my-hand",
    "hand",
    "rules",
    "more",
    "keep",
    "fresh-board",
    "end-game",
    "leave-game",
    "remove",
    "mod-page",
    "leaf",
    "learn",
    "house",
    "again",
}
"""Verbs that change no table, whoever presses them."""

STAGES = pytest.mark.parametrize(("stage", "may"), [(Stage.LOBBY, LOBBY), (Stage.PLAYING, GAME)])


@pytest.fixture
def scenes(world: World, monkeypatch: pytest.MonkeyPatch) -> Scenes:
    """Tables at which an hour is soon over."""
    hasten(world, monkeypatch)
    return Scenes(world)


async def test_every_verb_is_accounted_for(world: World) -> None:
    """A new one cannot be forgotten here."""
    changing = {what.partition(":")[0] for what in {**LOBBY, **GAME}}
    assert changing | HARMLESS == verbs(world)
    assert not changing & HARMLESS


@STAGES
async def test_whoever_may_not_changes_nothing(
    scenes: Scenes, stage: Stage, may: dict[str, set[str]]
) -> None:
    """Every verb on a public message, pressed by everybody whom it is not for: a sentence, and no change."""
    table = await scenes.at(stage)
    every = [*may, *({what.partition(":")[0] for what in {**LOBBY, **GAME}} - {*may})]
    for what in every:
        for role in sorted({*ROLES} - may.get(what, set())):
            assert await scenes.press(table, role, what) != [""], (what, role)
            assert shape(await scenes.stands(table)) == shape(table), (what, role)


@STAGES
async def test_looking_changes_nothing(scenes: Scenes, stage: Stage, may: dict[str, set[str]]) -> None:
    """Whoever presses what only shows something."""
    table = await scenes.at(stage)
    for what in [*sorted(HARMLESS - {"remove"}), "remove:2:player"]:
        for role in ROLES:
            assert await scenes.press(table, role, what) != [""], (what, role)
    assert shape(await scenes.stands(table)) == shape(table)


@STAGES
async def test_pressed_twice_at_once_counts_once(
    world: World, scenes: Scenes, stage: Stage, may: dict[str, set[str]]
) -> None:
    """Whatever may be pressed, by whoever may: as if it had been pressed once; both are answered.

    But for computer players, of which whoever presses twice wants two.
    """
    await world.stop_computers()  # computer players would go on, each time in another way
    for what, roles in may.items():
        if what == "computer+":
            continue
        for role in sorted(roles)[:1]:
            came_to = []
            for times in (1, 2):
                table = await scenes.at(stage)
                answers = await scenes.press(table, role, what, times)
                assert len(answers) == times
                after = await scenes.stands(table)
                came_to.append((shape(replace(after, revision=0)), after.revision - table.revision))
                assert shape(after) != shape(table), (what, role)
            assert came_to[0] == came_to[1], (what, role)


@pytest.mark.parametrize("kind", ["play", "take", "insert"])
async def test_every_kind_of_move_pressed_twice_counts_once(world: World, kind: str) -> None:
    """On one's hand, at one instant: one move, an answer to both, nothing logged."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    who = people[0]
    if kind == "take":
        await who.tap(some_move(who))
        who = people[1]
        await who.press("my-hand")
        await who.tap("spare:0")
    if kind == "insert":
        table = await until_insert(world, people)
        (seat,) = table.decisions
        who = next(one for one in people if table.seat_of(one.id) == seat)
        await who.slash("hand")
    move = next(what for what in moves_of(who.sees()) if what.startswith(kind))
    table = await world.table()
    (seat,) = table.decisions
    address = f"1:{table.id}:{table.decisions[seat]}:{move}"
    await world.answered(*[world.sent(who.member, who.panel, address) for _ in range(2)])
    assert (await world.table()).revision == table.revision + 1
