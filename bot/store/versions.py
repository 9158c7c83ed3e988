"""Whose a database is and how old its schema; knows no table's content."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

_VERSION = "alembic_version"


class Age(Enum):
    """How the schema of a database stands to this version's."""

    EMPTY = "empty"
    """There is none yet."""
    OLDER = "older"
    PRESENT = "present"
    NEWER = "newer"
    FOREIGN = "foreign"
    """It belongs to another program."""


@dataclass(frozen=True, slots=True)
class Schema:
    """The schema of a database, as it says itself."""

    age: Age
    version: str
    """Its number; empty when there is none."""


def migrations(connection: Connection | None = None) -> Config:
    """Where the migrations are, to be run on the connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The number of this version's schema."""
    return ScriptDirectory.from_config(migrations()).get_current_head() or ""


def schema_of(connection: Connection) -> Schema:
    """The schema of the database; our versions are numbers. The connection is in a transaction."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    others = set(inspect(connection).get_table_names()) - {_VERSION}
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    return Schema(_age(present, others, known), " ".join(sorted(present)))


def _age(present: set[str], others: set[str], known: set[str]) -> Age:
    if not present:
        return Age.FOREIGN if others else Age.EMPTY
    if present <= known:
        return Age.PRESENT if max(known) in present else Age.OLDER
    if all(version.isdecimal() and version > max(known) for version in present - known):
        return Age.NEWER
    return Age.FOREIGN
