"""The environment as one frozen model; `.env.example` says the same to people. Knows no part of the bot."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = ".env"


class BadSetting(ValueError):
    """Raised for a setting that cannot be used; its text is a sentence that names it."""


def _printable(value: str) -> str:
    """The value, unless it holds what no path and no address has, such as NUL or a line break."""
    if not value.isprintable():
        raise PydanticCustomError("unprintable", "it holds a character that cannot be printed")
    return value


def _one_word(value: object) -> object:
    """A token without the white space around it; none for an empty one. It travels in a header."""
    if not isinstance(value, str) or not (word := value.strip()):
        return None
    if not (word.isascii() and word.isprintable() and " " not in word):
        raise PydanticCustomError("not_a_token", "it is one word of plain letters, digits and signs")
    return word


class Settings(BaseSettings):
    """What whoever runs the bot may choose, in the environment or in a file ``.env``."""

    model_config = SettingsConfigDict(
        frozen=True, env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    token: Annotated[
        SecretStr | None, Field(validation_alias="DISCORD_TOKEN"), BeforeValidator(_one_word)
    ] = None
    """The bot's token; only the playground does without."""

    database: Annotated[
        str, Field(validation_alias="UNSORTIERT_DATABASE", min_length=1), AfterValidator(_printable)
    ] = "data/unsortiert.db"
    """The path of the database file, or an SQLite URL."""

    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], Field(validation_alias="UNSORTIERT_LOG_LEVEL")
    ] = "INFO"
    """How much is written to the log."""

    computer_pause: Annotated[float, Field(validation_alias="UNSORTIERT_COMPUTER_PAUSE", ge=0, le=60)] = 1.0
    """Seconds that pass before a computer player's move, so that people can follow."""


def load_settings() -> Settings:
    """The settings as the environment has them; raises `BadSetting` for the first that cannot be used.

    The sentence never repeats the value, which might be a secret in the wrong place.
    """
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadSetting(f"The setting {first['loc'][0]} is wrong: {first['msg']}.") from None
    except UnicodeDecodeError:
        raise BadSetting(f"The file {ENV_FILE} is not written in UTF-8.") from None
    except OSError as error:
        raise BadSetting(f"The file {ENV_FILE} cannot be read: {error.strerror}.") from None
