"""A language that is not whole: what is missing in it is said in the fallback's words, never by a key."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import Locale

from bot import texts as module
from bot.texts import FALLBACK, languages, texts


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third language with a single text."""
    for path in Path(module.__file__).parent.glob("*.ftl"):
        shutil.copy(path, tmp_path)
    (tmp_path / "fr.ftl").write_text("button-join = Rejoindre\n", encoding="utf-8")
    monkeypatch.setattr(module, "__file__", str(tmp_path / "__init__.py"))
    for remembered in (module.texts, module._bundle):
        remembered.cache_clear()
    yield "fr"
    for remembered in (module.texts, module._bundle):
        remembered.cache_clear()


def test_what_a_language_lacks_is_said_in_the_fallbacks_words(half: str) -> None:
    """And what it has in its own; its regions too."""
    assert half in languages()
    for locale in (half, f"{half}-CA"):
        assert texts(locale)("button-join") == "Rejoindre"
        assert texts(locale)("button-leave") == texts(FALLBACK)("button-leave")


@pytest.mark.parametrize("locale", [one.value for one in Locale])
def test_every_language_of_discord_is_answered(locale: str) -> None:
    """In itself if it is there, else in the fallback."""
    spoken = locale.partition("-")[0]
    expected = spoken if spoken in languages() else FALLBACK
    assert texts(locale)("refusal-ended") == texts(expected)("refusal-ended")


@pytest.mark.parametrize("locale", ["", "-", "xx", "../en", "de/", "EN", "😀"])
def test_a_language_that_is_none_gets_the_fallback(locale: str) -> None:
    """Whatever may come as one; no file is looked for by it."""
    assert texts(locale)("refusal-ended") == texts(FALLBACK)("refusal-ended")
