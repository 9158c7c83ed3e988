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
