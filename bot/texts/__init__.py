"""Every sentence that a person reads, one Fluent file a language; knows no table and no message."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
"""The language of a reader whose own is not offered, and of a text that is missing in theirs."""


class Say(Protocol):
    """One language's texts."""

    def __call__(self, key: str, /, **variables: object) -> str:
        """The sentence ``key`` with its variables filled in and isolated against right-to-left text."""
        ...


def languages() -> tuple[str, ...]:
    """The languages on offer, by their codes."""
    return tuple(sorted(path.stem for path in Path(__file__).parent.glob("*.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    text = (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _format(bundle: FluentBundle, key: str, variables: Mapping[str, object]) -> str | None:
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, dict(variables))
    if errors:
        raise ValueError(f"text {key!r}: {errors[0]}")
    return str(text)


@cache
def texts(locale: str) -> Say:
    """The texts for a Discord locale such as ``de`` or ``en-GB``; another language gets the fallback."""
    language = locale.partition("-")[0]
    order = (language, FALLBACK) if language in languages() else (FALLBACK,)

    def say(key: str, /, **variables: object) -> str:
        for code in order:
            text = _format(_bundle(code), key, variables)
            if text is not None:
                return text
        raise KeyError(key)

    return say
