"""`unsortiert backup`: a copy of the database while the bot plays; knows no table."""

from pathlib import Path

from bot.cli import Fault
from bot.cli.configured import configured, log_at
from bot.cli.output import plain, several, tell
from bot.store import StoreError
from bot.store.copying import copy
from bot.store.engine import Database


def backup(file: str) -> None:
    """Copy the configured database into the new ``file`` and say what was copied; raises `Fault`."""
    settings = configured()
    log_at("WARNING")
    try:
        copied = copy(Database.named(settings.database), Path(file))
    except StoreError as error:
        raise Fault(str(error)) from error
    tell(
        f"Copied {plain(settings.database)} to {plain(file)}: "
        f"{several(copied.tables, 'table')}, {copied.size} bytes, schema {copied.version}."
    )
