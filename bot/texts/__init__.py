"""Every sentence that a person reads, in Fluent files by language; knows no table and no message.

A language is a file named after its code as Discord writes it: `de.ftl`, `pt-BR.ftl`. What only one game says
may stand in a file of its own beside it: `de.unsortiert.ftl`. What a language lacks, or has in a way that
cannot be said, is said in the next one that the reader may have, at last in English.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from engine.registry import GAMES

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language of a reader whose own is not offered, and of a text that is missing in theirs."""

FOLDER = Path(__file__).parent
"""Where the files are."""

SEVERAL_SCRIPTS = frozenset({"zh"})
"""Languages whose regions do not read each other's writing, so that one does not stand in for another."""

LONGEST_CODE = 10
"""How many characters the code of a language has at most, as in the store."""

_CODE = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""What the code of a language looks like, whether or not anybody knows its plurals."""

_COMMAND = re.compile("/\u2068([^\u2068\u2069]+)\u2069")
"""A command that was filled in: isolated it could not be copied, since what nobody sees would come along."""


class Say(Protocol):
    """One language's texts."""

    def __call__(self, key: str, /, **variables: object) -> str:
        """The sentence ``key`` with its variables filled in and isolated against right-to-left text."""
        ...


def languages() -> tuple[str, ...]:
    """The languages on offer, by their codes."""
    return _languages(FOLDER)


def language_name(language: str) -> str:
    """What a language that is on offer calls itself; its code where it does not say."""
    return _language(FOLDER, language).say("language-name", {}) or language


def spoken(locale: str) -> Iterator[str]:
    """The languages on offer that a reader with this locale may have, the best first, the fallback last.

    First the very one, then the language without its region, then the same of another region.
    """
    base, offered = locale.partition("-")[0], languages()
    regions = [code for code in offered if code.startswith(f"{base}-") and base not in SEVERAL_SCRIPTS]
    yield from dict.fromkeys(code for code in (locale, base, *regions, FALLBACK) if code in offered)


def texts(locale: str) -> Say:
    """The texts for a Discord locale such as ``de`` or ``en-GB``; another language gets the fallback."""
    return _texts(FOLDER, locale)


@cache
def _languages(folder: Path) -> tuple[str, ...]:
    codes = sorted(path.stem for path in folder.glob("*.ftl") if "." not in path.stem)
    for code in codes:
        if not _is_code(code):
            log.warning("%s.ftl is not named after a language, so nobody is offered it", code)
    return tuple(filter(_is_code, codes))


def _is_code(name: str) -> bool:
    """Whether a file called so is one of a language: `de-old` only looks like it, and has no plurals."""
    if len(name) > LONGEST_CODE or not _CODE.fullmatch(name):
        return False
    try:
        _bundle(name)
    except ValueError:
        return False
    return True


def _bundle(code: str) -> FluentBundle:
    """Room for the texts of a language; raises `ValueError` for what can be the code of none."""
    return FluentBundle([code, FALLBACK])  # whose plurals count in a language that nobody knows


@cache
def _texts(folder: Path, locale: str) -> Say:
    known = [_language(folder, code) for code in spoken(locale)]

    def say(key: str, /, **variables: object) -> str:
        for language in known:
            text = language.say(key, variables)
            if text is not None:
                return text
        if any(language.has(key) for language in known):
            raise ValueError(f"text {key!r} cannot be said with {sorted(variables)}")
        raise KeyError(key)

    return say


@cache
def _language(folder: Path, code: str) -> "_Language":
    return _Language(folder, code)


class _Language:
    """One language. What is wrong with it is told in the log, once, by keys, never by what was to be said."""

    def __init__(self, folder: Path, code: str) -> None:
        self._code = code
        self._bundle = _bundle(code)
        self._told = set[str]()
        self._read(folder / f"{code}.ftl")
        for path in sorted(folder.glob(f"{code}.*.ftl")):
            if path.stem.removeprefix(f"{code}.") in GAMES:
                self._read(path)
            else:
                log.warning("%s is not named after a language and a game, so nobody reads it", path.name)

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            log.warning("%s cannot be read: %s", path.name, error)
            return
        resource = FluentParser().parse(text)
        if junk := [entry for entry in resource.body if isinstance(entry, Junk)]:
            line = text.count("\n", 0, junk[0].span.start if junk[0].span else 0) + 1
            log.warning("%s: %s entries cannot be read, the first at line %s", path.name, len(junk), line)
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is such a text here."""
        return self._bundle.has_message(key)

    def say(self, key: str, variables: Mapping[str, object]) -> str | None:
        """The text; None where there is none, or none that can be said with these variables."""
        if not self.has(key):
            return None
        try:
            pattern = self._bundle.get_message(key).value
            if pattern is None:
                return None
            text, errors = self._bundle.format_pattern(pattern, dict(variables))
        except Exception as error:  # noqa: BLE001 - whatever a file says: one that names itself recurs for ever
            text, errors = "", [error]
        if not errors and str(text).strip():
            return _COMMAND.sub(r"/\1", str(text))
        self._tell(key, next(iter(errors), None))
        return None

    def _tell(self, key: str, error: Exception | None) -> None:
        if key not in self._told:
            self._told.add(key)
            why = "it is empty" if error is None else type(error).__name__
            why = str(error) if isinstance(error, FluentReferenceError) else why
            log.warning("%s.ftl: %s cannot be said: %s", self._code, key, why)
