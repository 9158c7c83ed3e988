"""The list of commands on the page, in the language that is played in; with a bot that knows no game."""

import json
from typing import Any

import pytest
from playground_scene import Scene, buttons, scene_of


async def listed(scene: Scene) -> dict[str, Any]:
    """The command that has another above it, as the page lists it."""
    _, answer = await scene.tab.get("/api/commands")
    (entry,) = (one for one in json.loads(answer)["entries"] if one["path"] == ["greet", "all"])
    return dict(entry)


@pytest.mark.parametrize(
    ("locale", "names", "option", "choice"),
    [
        ("de", ["grüße alle", "Grüßt alle"], ["laut", "Wie laut"], "sehr"),
        ("en-US", ["greet all", "Greet all"], ["loud", "How loud"], "very"),
    ],
)
async def test_commands_are_listed_in_the_language_of_the_page(
    locale: str, names: list[str], option: list[str], choice: str
) -> None:
    """Their names, what they do, their options and what can be chosen; an entity's name stays as it is."""
    async with scene_of(buttons("one"), locale) as (scene, _):
        entry = await listed(scene)
    assert [entry["invocation"], entry["description"]] == names
    loud, to = entry["options"]
    assert [loud["name"], loud["description"]] == option
    assert loud["choices"] == [{"name": choice, "value": "very"}]
    assert to["name"] == "to"


async def test_a_command_that_was_picked_from_the_list_reaches_the_bot_as_it_was_made() -> None:
    """Whatever its options are called on the page."""
    async with scene_of(buttons("one"), "de") as (scene, _):
        entry = await listed(scene)
        picked = {"command_id": entry["commandId"], "path": entry["path"]}
        receipt = await scene.tab.act(
            "run_command", **picked, schema_fingerprint=entry["schemaFingerprint"], options={"laut": "very"}
        )
    assert receipt["settlement"] == "settled"
    assert scene.bot.commanded == ["greet all very"]


async def test_a_tab_that_nobody_knows_gets_no_list() -> None:
    """As after a restart, when an old tab is still open."""
    async with scene_of(buttons("one"), "de") as (scene, _):
        scene.tab.seen["context"]["id"] = "another"
        status, _ = await scene.tab.get("/api/commands")
    assert status == 410
