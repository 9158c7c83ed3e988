"""Whether a language's file is as it should be; `docs/translating.md` has translators run just this.

German and English are whole. What any other language lacks is said, and no fault.
"""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any, cast

import pytest
from discord import app_commands
from discord.app_commands.commands import validate_name
from discord.ext import commands
from fluent.syntax import ast as ftl
from translated import entries, files, messages, parsed

from bot.app import COGS
from bot.texts import FALLBACK, language_name, languages, texts
from cogs.faces import FACES
from cogs.table_commands import table_command
from engine.registry import GAMES

WHOLE = ("de", "en")
"""The languages that the project itself keeps up."""

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


@EVERY_LANGUAGE
def test_every_entry_can_be_read(language: str) -> None:
    """Fluent skips what it cannot read without a word; nothing may get lost so."""
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@EVERY_LANGUAGE
def test_no_key_stands_twice(language: str) -> None:
    """The second one would silently lose."""
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@EVERY_LANGUAGE
def test_no_text_is_missing(language: str) -> None:
    """What is missing is said in English."""
    english, there = messages(FALLBACK), messages(language)
    lacking = [key for key in english if key not in there]
    if lacking and language not in WHOLE:
        pytest.skip(f"{language} lacks {len(lacking)} of {len(english)} texts: {', '.join(lacking)}")
    assert lacking == []


@EVERY_LANGUAGE
def test_every_text_is_one_that_is_asked_for(language: str) -> None:
    """A key that is misspelt, or that no longer exists, would never be said."""
    english = messages(FALLBACK)
    assert [key for key in messages(language) if key not in english] == []


@EVERY_LANGUAGE
def test_every_text_has_the_variables_of_the_english_one(language: str) -> None:
    """One more would not be given; one less, and something goes unsaid."""
    english = messages(FALLBACK)
    other = {key: names for key, names in messages(language).items() if english.get(key, names) != names}
    assert {key: english[key] for key in other} == other


@EVERY_LANGUAGE
def test_what_one_game_alone_says_begins_with_its_key(language: str) -> None:
    """In its own file and nowhere else, so that no game's text can hide another's."""
    keys: list[str] = []
    for path in files(language):
        game = path.name.split(".")[1]
        own = [entry.id.name for entry in parsed(path) if isinstance(entry, ftl.Message)]
        if game != "ftl":
            assert [key for key in own if not key.startswith(f"{game}-")] == []
        elif len(files(language)) > 1:
            assert [key for key in own if key.startswith(tuple(f"{game}-" for game in GAMES))] == []
        keys += own
    assert [key for key, times in Counter(keys).items() if times > 1] == []


@EVERY_LANGUAGE
def test_a_language_says_what_it_calls_itself(language: str) -> None:
    """In the list of languages; a code is no name."""
    assert language_name(language) != language


@EVERY_LANGUAGE
@pytest.mark.parametrize("value", [0, 1, 2, 5, "x"])
def test_labels_of_buttons_are_short_enough(language: str, value: object) -> None:
    """Longer ones are cut at 80 characters."""
    labels = {key: names for key, names in messages(language).items() if key.startswith("button-")}
    said = {key: texts(language)(key, **dict.fromkeys(names, value)) for key, names in labels.items()}
    assert {key: label for key, label in said.items() if len(label) > 80} == {}


def _commands() -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
    """All commands that the bot has, each with the group in which it is."""
    for module in map(import_module, COGS):
        for cog in vars(module).values():
            if isinstance(cog, commands.CogMeta) and cog.__module__ == module.__name__:
                for command in cog.__cog_app_commands__:
                    assert isinstance(command, app_commands.Command)
                    yield str(getattr(cog, "__cog_group_name__", "")), command
    for game in FACES:
        yield "", table_command(game, cast("Any", None), cast("Any", None))


def _named() -> Iterator[tuple[str, str]]:
    """The key of each name that Discord is told, with what it has to be unique in."""
    yield "", "command-mod"
    for group, command in _commands():
        assert command._locale_name is not None
        yield group, command._locale_name.extras["key"]
        for option in command._params.values():
            assert isinstance(option._rename, app_commands.locale_str)
            yield f"{group} {command.name}", option._rename.extras["key"]


@EVERY_LANGUAGE
def test_discord_takes_the_names_of_commands_and_options(language: str) -> None:
    """Lower case, no spaces, up to 32 characters; else the English name stands."""
    names = {key: texts(language)(key) for _, key in _named()}
    assert len(names) > 20
    assert {key: name for key, name in names.items() if not _valid(name)} == {}


def _valid(name: str) -> bool:
    try:
        return validate_name(name) == name
    except ValueError:
        return False


@EVERY_LANGUAGE
def test_no_two_commands_and_no_two_options_of_one_have_the_same_name(language: str) -> None:
    """Discord would refuse all of them."""
    names = Counter((inside, texts(language)(key)) for inside, key in _named())
    assert [name for name, times in names.items() if times > 1] == []


@EVERY_LANGUAGE
def test_discord_takes_the_descriptions(language: str) -> None:
    """Up to 100 characters; so are the names of choices."""
    kinds = {"command-": "-about", "option-": "-about", "choice-": ""}
    kinds |= {f"{game}-{begin}": end for game in GAMES for begin, end in kinds.items()}
    told = [
        (key, texts(language)(key, **dict.fromkeys(names, value)))
        for key, names in messages(language).items()
        for begin, end in kinds.items()
        if key.startswith(begin) and key.endswith(end)
        for value in (0, "normal", "krass", "on", "off")
    ]
    assert [(key, said) for key, said in told if len(said) > 100] == []
