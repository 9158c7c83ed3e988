"""The texts: the same in every language but for the words, nothing missing, nothing left over."""

import ast

import pytest
from keys import SOURCES, asked_for, calls, families, named, pattern, tree
from translated import messages

from bot.refusals import Refusal
from bot.texts import FALLBACK, languages, texts
from engine.registry import GAMES

SPOKEN = {"label", "placeholder", "content", "description", "title"}
"""Arguments that people read."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", [0, 1, 2, "x"])
def test_every_text_can_be_said_with_any_values(language: str, value: object) -> None:
    """No text fails, is empty by mistake or shows its key."""
    for key, variables in messages(language).items():
        said = texts(language)(key, **dict.fromkeys(variables, value))
        assert said.strip(), key
        assert "{" not in said, key


def test_every_key_that_the_code_asks_for_exists() -> None:
    """A missing text is found here and not by a player; what is put together is of a family that is known."""
    known = messages(FALLBACK)
    assert [(asked.file, asked.line, asked.key) for asked in asked_for() if asked.key not in known] == []
    assert [key for family in families().values() for key in family.keys if key not in known] == []


def test_every_variable_of_a_text_is_given() -> None:
    """Where the code says which variables it hands in, they are all that the text needs."""
    known = messages(FALLBACK)
    lacking = [
        (asked.file, asked.line, asked.key, known[asked.key] - asked.given)
        for asked in asked_for()
        if asked.given is not None and not known[asked.key] <= asked.given
    ]
    assert lacking == []


def test_no_key_is_left_over() -> None:
    """Every text is said somewhere, by its key or as one of a family of which the code puts together keys."""
    wanted = set[str]().union(*map(named, SOURCES))
    assert [key for key in messages(FALLBACK) if key not in wanted] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", ["title", "ask", "story", "name-about", "learn-nonsense-title", "option-x"])
def test_a_key_that_only_looks_like_others_is_nobodys(game: str, end: str) -> None:
    """What is put together means the lessons, options and events that there are, and nothing like them."""
    wanted = set[str]().union(*map(named, SOURCES))
    assert f"{game}-nonsense-{end}" not in wanted
    assert f"{game}-{end}" not in wanted


def test_no_family_of_keys_is_left_over() -> None:
    """Each is put together somewhere."""
    nodes = [node for path in SOURCES for node in ast.walk(tree(path)) if isinstance(node, ast.JoinedStr)]
    assert families().keys() <= set(map(pattern, nodes))


def letters(value: ast.expr) -> str:
    """The letters that stand literally in an expression."""
    match value:
        case ast.Constant(value=str(text)):
            return "".join(filter(str.isalpha, text))
        case ast.JoinedStr(values=values):
            return "".join(map(letters, values))
    return ""


def test_no_other_module_contains_a_sentence_for_players() -> None:
    """Labels, placeholders and text displays take their words from the texts."""
    spoken = [
        (file, value.lineno)
        for file, call in calls()
        for value in [one.value for one in call.keywords if one.arg in SPOKEN] + _displayed(file, call)
        if letters(value)
    ]
    assert spoken == []


def _displayed(file: str, call: ast.Call) -> list[ast.expr]:
    """What a call of the cogs shows as text; elsewhere `text` makes SQL."""
    if not file.startswith("cogs"):
        return []
    named = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", None)
    return call.args if named in {"TextDisplay", "text", "framed", "sentence"} else []


def test_the_reader_of_another_language_gets_the_fallback() -> None:
    """And regional variants get their language."""
    assert texts("fr")("button-back") == texts(FALLBACK)("button-back")
    assert texts("de-AT")("button-back") == texts("de")("button-back") == "Zurück"


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence_of_its_own(language: str) -> None:
    """Whatever the service refuses, people read why."""
    told = {"command": "chess", "commands": "`/chess`", "least": 2}
    said = [texts(language)(f"refusal-{refusal.value}", **told) for refusal in Refusal]
    assert len(set(said)) == len(Refusal)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_command_of_a_game_says_of_which(language: str, game: str) -> None:
    """In the list of all commands, where those of the other games stand beside it."""
    say = texts(language)
    assert say(f"{game}-name") in say(f"{game}-command-about")


def test_a_key_that_does_not_exist_is_an_error() -> None:
    """Never a key in front of a player."""
    with pytest.raises(KeyError, match="no-such-key"):
        texts("de")("no-such-key")


def test_a_variable_that_is_missing_is_an_error() -> None:
    """Never a variable's name in front of a player."""
    with pytest.raises(ValueError, match="unsortiert-act-took"):
        texts("de")("unsortiert-act-took", name="Anna")


@pytest.mark.parametrize(("language", "word"), [("de", "Gastgeber"), ("en", "host")])
def test_the_host_is_called_by_one_word(language: str, word: str) -> None:
    """Wherever a text is about the host, so that nobody wonders who that is."""
    about = {key: variables for key, variables in messages(language).items() if "host" in key.split("-")}
    said = {key: texts(language)(key, **dict.fromkeys(names, "x")) for key, names in about.items()}
    assert [key for key, text in said.items() if word.lower() not in text.lower()] == []
