"""A language that is not whole: what is missing in it is said in the fallback's words, never by a key."""

from pathlib import Path

import pytest
from discord import Locale
from tongues import speaking

from bot.texts import FALLBACK, LONGEST_CODE, language_name, languages, spoken, texts

FRENCH = """
language-name = Français
button-join = Rejoindre
unsortiert-act-took = { $nome } prend { $card }
button-leave = { button-leave }
button-start = { NUMBER($name) }
button-cancel = { FEHLT() }
button-more = { "" }
unsortiert-kind = { $kind ->
    [pair] Paire
rank = { -terme }
button-back =
    .label = Retour
seat-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
"""
"""Some of it whole, some of it broken in every way that Fluent has."""

BROKEN = (
    "button-leave",
    "button-start",
    "button-cancel",
    "button-more",
    "unsortiert-kind",
    "rank",
    "button-back",
)


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A third language."""
    speaking(monkeypatch, tmp_path / "texts", fr=FRENCH)
    return "fr"


def test_what_a_language_lacks_is_said_in_the_fallbacks_words(french: str) -> None:
    """And what it has in its own; its regions too."""
    assert french in languages()
    for locale in (french, f"{french}-CA"):
        assert texts(locale)("button-join") == "Rejoindre"
        assert texts(locale)("button-rules") == texts(FALLBACK)("button-rules")


@pytest.mark.parametrize("key", BROKEN)
def test_what_cannot_be_said_is_said_in_the_fallbacks_words(french: str, key: str) -> None:
    """A text that names itself, or what is not there; that is cut off; that is empty."""
    given = {"kind": "pair", "rank": "Q"}
    assert texts(FALLBACK)(key, **given) == texts(french)(key, **given)


def test_a_text_that_asks_for_another_variable_is_said_in_the_fallbacks_words(french: str) -> None:
    """The code gives what the fallback needs."""
    said = texts(french)("unsortiert-act-took", name="Anna", card="8")
    assert said == texts(FALLBACK)("unsortiert-act-took", name="Anna", card="8")


def test_a_text_that_cannot_be_said_is_told_once(french: str, caplog: pytest.LogCaptureFixture) -> None:
    """By its key, and without what was to be said: that may be a card."""
    for _ in range(3):
        texts(french)("unsortiert-act-took", name="Anna", card="8")
        texts(french)("button-start", name="Anna")
    assert [line for line in caplog.messages if "unsortiert-act-took" in line] == [
        "fr.ftl: unsortiert-act-took cannot be said: Unknown external: nome"
    ]
    assert [line for line in caplog.messages if "button-start" in line] == [
        "fr.ftl: button-start cannot be said: TypeError"
    ]
    assert not [line for line in caplog.messages if "Anna" in line]


def test_entries_that_cannot_be_read_are_told_once_with_their_line(
    french: str, caplog: pytest.LogCaptureFixture
) -> None:
    """When the file is read; Fluent itself passes over them without a word."""
    texts(french)
    texts(f"{french}-CA")
    line = FRENCH.splitlines().index("unsortiert-kind = { $kind ->") + 1
    assert caplog.messages == [f"fr.ftl: 1 entries cannot be read, the first at line {line}"]


def test_plurals_are_those_of_the_language(french: str) -> None:
    """In French nothing is one as well."""
    cards = [
        texts(french)("seat-cards", count=count).translate({0x2068: None, 0x2069: None}) for count in (0, 2)
    ]
    assert cards == ["0 carte", "2 cartes"]


RUBBISH = {
    "no text": b"\xff\xfe broken",
    "empty": b"",
    "prose": b"no entry at all",
    "a hole, as a crash may leave one": b"\x00" * 100,
}


@pytest.mark.parametrize("content", RUBBISH.values(), ids=RUBBISH)
def test_a_file_that_is_none_is_a_language_without_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    """Whoever has it as their own reads the fallback, and nothing fails."""
    speaking(monkeypatch, tmp_path / "texts", fr=content)
    assert texts("fr")("button-join") == texts(FALLBACK)("button-join")
    assert language_name("fr") == "fr"


def test_a_mark_that_editors_put_before_a_file_is_no_part_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its first text would be lost."""
    speaking(monkeypatch, tmp_path / "texts", fr="button-join = Rejoindre\n".encode("utf-8-sig"))
    assert texts("fr")("button-join") == "Rejoindre"


def test_a_file_that_is_not_named_after_a_language_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody could have it as their own, and no plural could be looked up."""
    speaking(monkeypatch, tmp_path / "texts", **dict.fromkeys(("notes", "1", "DE", "de-", "fr copy"), ""))
    assert languages() == ("de", "en")
    assert len(caplog.messages) == 5


STRAY = (
    "de-old",
    "de-neu",
    "de-v2",
    "de-2026-11",
    "en-1",
    "fr-FR-old",
    "de-DE-DE",
    "sl-rozaj-biske",
    "ca-valencia",
)
"""Names that look like codes: of no language, or longer than the store keeps any."""


@pytest.mark.parametrize("name", STRAY)
def test_a_file_that_only_looks_as_if_named_after_a_language_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """A copy that somebody kept beside the file changes nothing for anybody."""
    before = {
        locale: texts(locale)("button-join") for locale in ("de", "de-CH", "en-US", "fr", "sl", "ca", name)
    }
    speaking(monkeypatch, tmp_path / "texts", **{name: "language-name = X\nbutton-join = X\n"})
    assert languages() == ("de", "en")
    assert {locale: texts(locale)("button-join") for locale in before} == before
    assert caplog.messages == [f"{name}.ftl is not named after a language, so nobody is offered it"]


@pytest.mark.parametrize("code", ["xx", "tlh", "xx-YY", "de-1996", "zh-Hant-HK", "sr-Latn-RS"])
def test_a_language_of_which_nobody_knows_the_plurals_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """It is named as languages are; it counts as the fallback does where nothing nearer is known."""
    speaking(monkeypatch, tmp_path / "texts", **{code: FRENCH})
    assert code in languages()
    assert texts(code)("seat-cards", count=2).endswith("cartes")
    assert texts(code)("button-join") == "Rejoindre"


REGIONS = {"pt_BR": "button-join = Entrar\n", "es": "button-join = Unirse\n", "zh_CN": "button-join = 加入\n"}


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("pt-BR", ["pt-BR", "en"]),
        ("pt", ["pt-BR", "en"]),
        ("pt-PT", ["pt-BR", "en"]),
        ("es", ["es", "en"]),
        ("es-ES", ["es", "en"]),
        ("es-419", ["es", "en"]),
        ("zh-CN", ["zh-CN", "en"]),
        ("zh-TW", ["en"]),
        ("de", ["de", "en"]),
        ("de-CH", ["de", "en"]),
        ("en-GB", ["en"]),
        ("no", ["en"]),
        ("p", ["en"]),
        ("", ["en"]),
    ],
)
def test_a_region_without_a_file_has_that_of_its_language_or_of_another_region(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, expected: list[str]
) -> None:
    """But nobody gets a writing that they cannot read."""
    speaking(monkeypatch, tmp_path / "texts", **REGIONS)
    assert expected == [*spoken(locale)]


def test_a_region_falls_back_on_its_language_text_by_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A regional file needs only what differs."""
    both = {"pt": "button-join = Juntar-se\nbutton-leave = Sair\n", "pt_BR": "button-join = Entrar\n"}
    speaking(monkeypatch, tmp_path / "texts", **both)
    say = texts("pt-BR")
    assert [say("button-join"), say("button-leave")] == ["Entrar", "Sair"]
    assert say("button-rules") == texts(FALLBACK)("button-rules")


@pytest.mark.parametrize("locale", [one.value for one in Locale])
def test_every_language_of_discord_is_answered(locale: str) -> None:
    """In itself if it is there, else in the fallback."""
    expected = locale.partition("-")[0]
    expected = expected if expected in languages() else FALLBACK
    assert texts(locale)("refusal-running") == texts(expected)("refusal-running")


@pytest.mark.parametrize("code", [one.value for one in Locale])
def test_every_language_of_discord_can_be_brought_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Named as Discord names it, it is on offer, and fits into the store."""
    speaking(monkeypatch, tmp_path / "texts", **{code: "language-name = X\n"})
    assert code in languages()
    assert (next(spoken(code)), language_name(code)) == (code, "X")
    assert len(code) <= LONGEST_CODE


@pytest.mark.parametrize("locale", ["", "-", "xx", "../en", "de/", "EN", "😀"])
def test_a_language_that_is_none_gets_the_fallback(locale: str) -> None:
    """Whatever may come as one; no file is looked for by it."""
    assert texts(locale)("refusal-running") == texts(FALLBACK)("refusal-running")


def test_a_stray_copy_hides_no_text_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As a download may leave one; only what is named after a language and a game is read, says the log."""
    stray = {"de.scouting (1)": "scouting-name = X\n", "de.aaa": "scouting-name = Y\nbutton-join = Z\n"}
    speaking(monkeypatch, tmp_path / "texts", **stray)
    assert texts("de")("scouting-name") == "Scouting"
    assert texts("de")("button-join") not in {"X", "Y", "Z"}
    assert [line.partition(" is not")[0] for line in caplog.messages] == [
        "de.aaa.ftl",
        "de.scouting (1).ftl",
    ]


def test_a_language_may_be_kept_in_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for the house and one for a game, each as far as it goes."""
    written = {"fr": "button-join = Rejoindre\n", "fr.shithead": "shithead-name = Trouduc\n"}
    speaking(monkeypatch, tmp_path / "texts", **written)
    say = texts("fr")
    assert (say("button-join"), say("shithead-name")) == ("Rejoindre", "Trouduc")
    assert say("scouting-name") == texts(FALLBACK)("scouting-name")
