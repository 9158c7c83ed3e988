"""Migrations that have been released: they are never changed any more."""

from hashlib import sha256
from pathlib import Path

import bot.store

VERSIONS = Path(bot.store.__file__).parent / "migrations" / "versions"

RELEASED = {
    "0001_tables.py": "9dfaf83198319f2497223b630d3bfb8830c365ed1c5e33b8c2679475412672ba",
    "0002_absence.py": "66b73d1f23c1d6c0883c3d7b59d2c039352c73da5dfe4921e6ccd6fb2f5dbcb8",
    "0003_house_rules.py": "08b84bd32216dc8ca3052ef56f5ca9931a68234c3dcb22302b401e5643a8395c",
    "0004_several_games.py": "02debd654dd1fd505d83a3396dc3752cf082ebbc7a54fb212c578717bf73e238",
}
"""The SHA-256 of each file; that of a new migration is added with its release."""


def test_a_released_migration_is_as_it_was_released() -> None:
    """Databases that it has brought over keep what it did then, and none would learn of a change to it."""
    now = {name: sha256((VERSIONS / name).read_bytes()).hexdigest() for name in RELEASED}
    assert now == RELEASED
