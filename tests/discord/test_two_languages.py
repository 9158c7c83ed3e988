"""Everybody reads their own language in private, and the server's at the table."""

import re

import pytest
from evening import playing, some_move
from world import World

from bot.texts import texts
from cogs.faces import FACES
from engine.registry import GAMES

GERMAN = "de"


async def test_private_answers_are_in_the_readers_language(world: World) -> None:
    """A German and an English reader at one table."""
    anna = world.somebody("Anna", locale=GERMAN)
    ben = world.somebody("Ben", locale="en-GB")
    await anna.slash("unsortiert", computers=2)
    assert "Der Tisch steht:" in anna.sees().text
    await ben.slash("unsortiert")
    assert "There is a table in this channel already" in ben.sees().text
    await anna.press("start")
    assert "Du eröffnest die Runde" in anna.sees().text
    await anna.press("rules")
    assert "Wie spiele ich hier?" in anna.sees().text
    await ben.press("rules")
    assert "How do I play here?" in ben.sees().text


def _community(world: World) -> None:
    """Make the server one that has a language of its own."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.features.append("COMMUNITY")


async def test_the_table_speaks_the_servers_language(world: World) -> None:
    """Whoever opens it, and however they read themselves."""
    _community(world)
    world.locales[world.guild.id] = GERMAN
    anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
    assert "Anna ist dran" in world.board().text
    await anna.tap(some_move(anna))
    assert "Ben is to play" in anna.sees().text


async def test_an_english_server_speaks_english(world: World) -> None:
    """Also when a German reader opens the table, since somebody chose that language."""
    _community(world)
    await world.somebody("Anna", locale=GERMAN).slash("unsortiert", computers=2)
    assert "who is in?" in world.board().text


async def test_a_server_without_a_language_speaks_its_openers(world: World) -> None:
    """Only communities choose one; all others are American English to Discord, wherever they are."""
    anna = world.somebody("Anna", locale=GERMAN)
    await anna.slash("unsortiert", computers=2)
    assert "Wer spielt mit?" in world.board().text
    other = world.guild.create_text_channel("more-cards")
    await world.somebody("Ben", locale="en-GB").slash("unsortiert", channel=other)
    assert "who is in?" in world.board(other).text


async def test_another_language_gets_the_fallback(world: World) -> None:
    """Nobody ever sees a key."""
    anna = world.somebody("Anna", locale="fr")
    await anna.slash("unsortiert")
    assert "The table is open:" in anna.sees().text


async def test_commands_have_german_names_and_descriptions(world: World) -> None:
    """What Discord was told at the start, in both languages."""
    said = texts(GERMAN)
    (sync,) = [one for one in world.env.http_requests if one.method == "PUT"]
    assert isinstance(sync.json, list)
    by_name = {command["name"]: command for command in sync.json}
    known = {*FACES, "hand", "table", "leave", "end", "rules", "learn", "settings", "mod"}
    assert set(by_name) == known
    called = {name: command["name_localizations"][GERMAN] for name, command in by_name.items()}
    assert (called["table"], called["rules"], called["learn"]) == ("tisch", "regeln", "lernen")
    for key in ("hand", "table", "leave", "end", "rules", "learn"):
        assert by_name[key]["description_localizations"][GERMAN] == said(f"command-{key}-about")
    (game,) = by_name["rules"]["options"]
    assert game["name_localizations"][GERMAN] == "spiel"
    assert [choice["value"] for choice in game["choices"]] == [*FACES]
    assert not game["required"]
    options = {option["name"]: option for option in by_name["unsortiert"]["options"]}
    assert set(options) == {"chips", "cards", "pace", "computers", "hints"}
    assert options["pace"]["name_localizations"][GERMAN] == "bedenkzeit"
    switch = [choice["name_localizations"][GERMAN] for choice in options["hints"]["choices"]]
    assert (options["hints"]["name_localizations"][GERMAN], switch) == ("tipps", ["An", "Aus"])
    choices = [choice["name_localizations"][GERMAN] for choice in options["pace"]["choices"]]
    assert choices == ["1 Minute", "5 Minuten", "1 Tag", "Ohne Limit"]
    assert [choice["value"] for choice in options["chips"]["choices"]] == ["1", "2", "3", "4", "5"]
    chips = [choice["name_localizations"][GERMAN] for choice in options["chips"]["choices"]]
    assert chips[:2] == ["je 1 Chip", "je 2 Chips"]
    assert (options["computers"]["min_value"], options["computers"]["max_value"]) == (0, 4)


@pytest.mark.parametrize("language", ["de", "en"])
async def test_names_of_commands_keep_discords_rules(world: World, language: str) -> None:
    """Lower case, no spaces, 1 to 32 characters; descriptions up to 100."""
    say = texts(language)
    keys = [f"command-{key}" for key in ("hand", "table", "leave", "end", "rules", "learn", "settings")]
    keys += [f"option-{key}" for key in ("face", "pace", "computers", "hints", "game")]
    keys += [f"{game}-command" for game in FACES]
    keys += [f"{key}-option-{name}" for key, game in GAMES.items() for name in game.choosable]
    for key in keys:
        assert re.fullmatch(r"[\w-]{1,32}", say(key))
        assert say(key) == say(key).lower()
        assert len(say(f"{key}-about")) <= 100
