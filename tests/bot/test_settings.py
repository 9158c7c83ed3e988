"""The environment as settings: what is wrong is one sentence that names it."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import BadSetting, Settings, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"

NAMES = {str(field.validation_alias): name for name, field in Settings.model_fields.items()}


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting from the outside."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_example_names_every_setting_with_its_default(tmp_path: Path) -> None:
    """Copied as it is, it changes nothing; and it names nothing else."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    named = [line.split("=")[0] for line in lines if line and not line.startswith("#")]
    assert named == list(NAMES)
    values = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    for variable, name in NAMES.items():
        default = Settings.model_fields[name].default
        assert values[variable] == ("" if default is None else str(default))
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_settings() == Settings.model_construct()


def test_the_environment_comes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And both before the default."""
    (tmp_path / ".env").write_text("UNSORTIERT_LOG_LEVEL=DEBUG\nUNSORTIERT_DATABASE=a.db\nOTHER=1\n")
    monkeypatch.setenv("UNSORTIERT_DATABASE", "b.db")
    settings = load_settings()
    assert (settings.log_level, settings.database, settings.computer_pause) == ("DEBUG", "b.db", 1.0)


def test_settings_do_not_change() -> None:
    """What was read at the start holds."""
    settings = load_settings()
    with pytest.raises(ValidationError):
        settings.database = "other.db"  # type: ignore[misc]


def test_the_token_shows_itself_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in what the settings print of themselves; only when asked for by name."""
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    settings = load_settings()
    assert "abc.def" not in f"{settings!r} {settings}"
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def.ghi"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("UNSORTIERT_LOG_LEVEL", "LOUD.SECRET"),
        ("UNSORTIERT_LOG_LEVEL", "info.SECRET"),
        ("UNSORTIERT_COMPUTER_PAUSE", "SECRET"),
        ("UNSORTIERT_COMPUTER_PAUSE", "-1"),
        ("UNSORTIERT_COMPUTER_PAUSE", "61"),
        ("UNSORTIERT_COMPUTER_PAUSE", "nan"),
        ("UNSORTIERT_COMPUTER_PAUSE", "inf"),
    ],
)
def test_a_bad_setting_is_one_sentence_with_its_name(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    """One line, ending in a full stop, without the value, which might be a token in the wrong place."""
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as bad:
        load_settings()
    sentence = str(bad.value)
    assert name in sentence
    assert "SECRET" not in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert bad.value.__cause__ is None
    assert bad.value.__suppress_context__


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "UNSORTIERT_DATABASE"])
@pytest.mark.parametrize("strange", ["\0", "\n", "\r", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\ud800"])
def test_a_character_that_no_text_has_is_one_sentence(tmp_path: Path, name: str, strange: str) -> None:
    """From a file that something else has written; a header or a path with it would be a traceback."""
    line = f'{name}="SECRET{strange}SECRET"\n'
    (tmp_path / ".env").write_bytes(line.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadSetting) as bad:
        load_settings()
    assert "SECRET" not in str(bad.value)
    assert name in str(bad.value) or "UTF-8" in str(bad.value)
    assert str(bad.value).isprintable()


def test_a_token_loses_the_white_space_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it comes from a file or is pasted; nothing but white space is no token."""
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def\n")
    token = load_settings().token
    assert token is not None
    assert token.get_secret_value() == "abc.def"
    monkeypatch.setenv("DISCORD_TOKEN", " \n")
    assert load_settings().token is None


@pytest.mark.parametrize("content", [b"\xff\xfeD\0", b"DISCORD_TOKEN=\xe4\n"], ids=["UTF-16", "Latin-1"])
def test_a_file_in_another_encoding_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    """As some editors save it."""
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(BadSetting, match=r"^The file \.env is not written in UTF-8\.$"):
        load_settings()


def test_a_file_that_may_not_be_read_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything, so the refusal is made up."""
    (tmp_path / ".env").touch()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(BadSetting, match=r"^The file \.env cannot be read: Permission denied\.$"):
        load_settings()
