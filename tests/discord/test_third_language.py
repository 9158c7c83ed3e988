"""A third language comes with one file, half filled and partly broken: everything works, text by text."""

from pathlib import Path
from typing import Any

import pytest
from evening import some_move
from reading import moves_of
from settings_desk import Settings
from tongues import speaking
from world import World

FRENCH = """
language-name = Français
lobby-title = Unsortiert · qui joue ?
lobby-seat = { $number }. { $nom }
button-join = Rejoindre
button-start = { button-start }
button-leave = { $whatever ->
turn-play = **{ $name }** joue.
unsortiert-hand-you-open = À vous d'ouvrir
hand-your-turn = { "" }
settings-title = Réglages
unsortiert-settings-chips = Jetons
unsortiert-command = unsortiert
command-hand = main
command-table = Table à jouer
command-leave = main
command-end = fin
command-end-about = { $x }
option-pace = rythme
unsortiert-option-chips = rythme
option-face = cartes
choice-pace = { $pace ->
    [day] 1 jour
   *[none] Sans limite
}
button-my-hand = Ma main, qui est la mienne et celle de personne d'autre, et que je regarde autant que je veux
"""
"""Texts that are whole, broken in several ways, too long, and names that Discord would not take."""


@pytest.fixture(autouse=True)
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is there before the bot starts."""
    speaking(monkeypatch, tmp_path / "texts", fr=FRENCH)


def told(world: World) -> dict[str, dict[str, Any]]:
    """The commands that Discord was told, by their names."""
    (sync,) = [one for one in world.env.http_requests if one.method == "PUT"]
    assert isinstance(sync.json, list)
    return {command["name"]: command for command in sync.json}


async def test_a_table_speaks_it_where_it_can(world: World) -> None:
    """What is missing or broken is said in English, and nothing fails on the way."""
    anna = world.somebody("Anna", locale="fr")
    await anna.slash("unsortiert", computers=2)
    assert "Unsortiert · qui joue ?" in world.board().text
    assert "The table is open:" in anna.sees().text
    assert {"Rejoindre", "Start", "Leave"} <= {*world.board().buttons}
    await anna.press("start")
    assert "Anna joue." in world.board().text
    assert "À vous d'ouvrir" in anna.sees().text
    assert moves_of(anna.sees())
    await anna.tap(some_move(anna))
    assert (await world.table()).revision > 1


async def test_a_label_that_is_too_long_is_cut(world: World) -> None:
    """Discord would refuse the whole board for it."""
    anna = world.somebody("Anna", locale="fr")
    await anna.slash("unsortiert", computers=2)
    await anna.press("start")
    (label,) = [label for label in world.board().buttons if label.startswith("Ma main")]
    assert len(label) == 80
    assert label.endswith("…")


async def test_it_is_on_offer_in_the_settings_by_its_own_name(world: World) -> None:
    """And a board speaks it then, whoever opens it."""
    desk = await Settings.opened(world, "fr-FR")
    assert "Réglages" in desk.max.sees().text
    await desk.max.tap("house:page:unsortiert:0")
    assert "Jetons" in desk.max.sees().text
    await desk.max.tap("house:page")
    (first, *_) = desk.selects().values()
    assert [option["label"] for option in first["options"][1:]] == ["Deutsch", "English", "Français"]
    await desk.max.tap("house:locale:fr")
    await world.somebody("Ben", locale="de").slash("unsortiert")
    assert "qui joue ?" in world.board().text


async def test_commands_are_called_by_its_names_where_discord_takes_them(world: World) -> None:
    """What it would not take keeps its English name: else it would refuse all commands of all languages."""
    commands = told(world)
    names = {name: command["name_localizations"].get("fr") for name, command in commands.items()}
    assert (names["unsortiert"], names["hand"], names["end"]) == ("unsortiert", "main", "fin")
    assert (names["table"], names["leave"]) == (None, None)
    assert names["mod"] == "mod"
    assert commands["end"]["description_localizations"]["fr"] == "End this channel's table"
    options = {option["name"]: option for option in commands["unsortiert"]["options"]}
    called = {name: option["name_localizations"].get("fr") for name, option in options.items()}
    assert (called["chips"], called["cards"], called["pace"]) == ("rythme", "cartes", None)
    choices = [choice["name_localizations"]["fr"] for choice in options["pace"]["choices"]]
    assert choices == ["Sans limite", "Sans limite", "1 jour", "Sans limite"]


async def test_what_is_wrong_with_a_text_is_told_once(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """However often it is to be said, and without what was to be said."""
    anna = world.somebody("Anna", locale="fr")
    for _ in range(3):
        await anna.slash("unsortiert", computers=1)
        await anna.press("cancel")
    told_of = [line for line in caplog.messages if "lobby-seat" in line]
    assert told_of == ["fr.ftl: lobby-seat cannot be said: Unknown external: nom"]


async def test_the_other_languages_are_as_before(world: World) -> None:
    """Nothing of a third file reaches who does not read it."""
    anna, ben = world.somebody("Anna", locale="de"), world.somebody("Ben", locale="es-ES")
    await anna.slash("unsortiert")
    assert "Wer spielt mit?" in world.board().text
    await ben.slash("unsortiert")
    assert "There is a table in this channel already" in ben.sees().text
    assert "es-ES" not in told(world)["hand"]["name_localizations"]


@pytest.mark.parametrize("more", [20, 40])
async def test_many_languages_find_room_in_the_settings(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: int
) -> None:
    """A list takes 25; the rest stands in another one below, of which the one that holds is marked."""
    codes = [f"x{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(more)]
    speaking(monkeypatch, tmp_path / "many", **{code: f"language-name = L {code}\n" for code in codes})
    desk = await Settings.opened(world)
    await desk.max.tap(f"house:locale:{codes[-1]}")
    assert (await desk.rules()).locale == codes[-1]
    assert f"house:locale:{codes[-1]}" in desk.marked()
    assert len([what for what in desk.max.sees().whats if what.startswith("house:locale:")]) == more + 4
