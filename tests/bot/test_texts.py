"""The texts: the same in every language but for the words, nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from translated import messages

import bot.texts
from bot.refusals import Refusal
from bot.texts import FALLBACK, languages, texts
from engine.registry import GAMES

ROOT = Path(bot.texts.__file__).parents[2]
SOURCES = [path for room in ("bot", "cogs", "tools") for path in sorted((ROOT / room).rglob("*.py"))]
SAYERS = {"say", "word", "_say"}
"""What the code calls to have a text said; the key comes first."""

SPOKEN = {"label", "placeholder", "content", "description", "title"}
"""Arguments that people read."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the code, with the file it stands in."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield str(path.relative_to(ROOT)), node


def is_say(call: ast.Call) -> bool:
    """Whether a call has a text said."""
    named = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", None)
    chosen = isinstance(call.func, ast.Call) and getattr(call.func.func, "id", None) == "texts"
    return bool(call.args) and (named in SAYERS or chosen)


def patterns(key: ast.expr) -> list[str]:
    """The keys that an expression can mean, as patterns."""
    match key:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.IfExp(body=body, orelse=orelse):
            return patterns(body) + patterns(orelse)
        case ast.JoinedStr(values=values):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
                for part in values
            ]
            return ["".join(parts)]
    return []


def asked_for() -> list[tuple[str, str, set[str] | None]]:
    """What the code has said: file, pattern of the key, and the variables given (None: not to be told)."""
    return [
        (
            file,
            pattern,
            None
            if any(one.arg is None for one in call.keywords)
            else {str(one.arg) for one in call.keywords},
        )
        for file, call in calls()
        if is_say(call)
        for pattern in patterns(call.args[0])
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", [0, 1, 2, "x"])
def test_every_text_can_be_said_with_any_values(language: str, value: object) -> None:
    """No text fails, is empty by mistake or shows its key."""
    for key, variables in messages(language).items():
        said = texts(language)(key, **dict.fromkeys(variables, value))
        assert said.strip(), key
        assert "{" not in said, key


def test_every_key_that_the_code_asks_for_exists() -> None:
    """A missing text is found here and not by a player."""
    known = messages(FALLBACK)
    missing = [
        (file, key) for file, key, _ in asked_for() if not any(re.fullmatch(key, one) for one in known)
    ]
    assert missing == []


def test_every_variable_of_a_text_is_given() -> None:
    """Where the code says which variables it hands in, they are all that the text needs."""
    known = messages(FALLBACK)
    exact = {pattern.replace("\\", "") for _, pattern, _ in asked_for()}
    lacking = [
        (file, key, known[key] - given)
        for file, pattern, given in asked_for()
        if given is not None
        for key in known
        if re.fullmatch(pattern, key) and (key in exact) == (pattern.replace("\\", "") == key)
        if not known[key] <= given
    ]
    assert lacking == []


def test_no_key_is_left_over() -> None:
    """Every text is said somewhere, by its key or by a part of the code that names it or puts it together."""
    wanted = [key for _, key, _ in asked_for()]
    nodes = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    named = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    joined = [node for node in nodes if isinstance(node, ast.JoinedStr) and len(letters(node)) > len("none")]
    wanted += [pattern for node in joined for pattern in patterns(node)]
    unused = [
        key
        for key in messages(FALLBACK)
        if key not in named and not any(re.fullmatch(one, key) for one in wanted)
    ]
    assert unused == []


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
