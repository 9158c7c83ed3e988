"""`unsortiert check`: whether a database is what it should be, in sentences; knows no table and no game."""

from collections import Counter

from bot.checking import Checker, Health
from bot.cli import Fault
from bot.cli.configured import configured, log_at
from bot.cli.output import plain, several, tell
from bot.house_rules import damage
from bot.store import StoreError
from bot.store.engine import Database
from bot.store.inspecting import Inspection, inspecting
from engine.registry import GAMES


def check(file: str | None) -> None:
    """Say what is wrong with a database (None: the configured one); raises `Fault` when anything is."""
    settings = configured()
    log_at("ERROR")
    name = settings.database if file is None else file
    try:
        with inspecting(Database.named(name)) as inspection:
            wrong = _told(inspection, plain(name))
    except StoreError as error:
        raise Fault(str(error)) from error
    if wrong:
        raise Fault(f"{name} is not as it should be: {several(wrong, 'fault')}.")


def _told(inspection: Inspection, name: str) -> int:
    """Say whatever there is to say; gives how much is wrong."""
    if inspection.older is not None:
        tell(
            f"{name} has schema {inspection.older}; the next start migrates it. A migrated copy is looked at."
        )
    broken = 0
    for sentence in inspection.damage():
        broken += 1
        tell(plain(sentence))
    count = _tables_told(inspection)
    wrong = broken + count[Health.WRONG] + _houses_told(inspection)
    if not wrong:
        aside = count[Health.SET_ASIDE]
        tell(f"{name} is sound: {several(count.total(), 'table')}, {aside} of them set aside.")
    return wrong


def _houses_told(inspection: Inspection) -> int:
    """Say which rules of servers cannot be read, so that the defaults hold there; gives how many."""
    wrong = 0
    for row in inspection.houses():
        for column, why in damage(row):
            wrong += 1
            tell(plain(f"The rules of server {row['guild_id']}: {column} cannot be read: {why}."))
    return wrong


def _tables_told(inspection: Inspection) -> Counter[Health]:
    """Say what there is to say of each table; gives how many there are of each health."""
    count: Counter[Health] = Counter()
    checker = Checker(GAMES)
    for found in inspection.found():
        verdict = checker.verdict(found)
        count[verdict.health] += 1
        if verdict.health is not Health.SOUND:
            tell(plain(f"Table {verdict.number}: {verdict.why}."))
    return count
