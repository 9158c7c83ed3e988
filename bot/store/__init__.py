"""The only SQL: schema, statements, migrations; knows tables as rows and no game."""

from bot.store.errors import ChannelTaken, StoreBusy, StoreError, StoreTaken, StoreUnusable
from bot.store.queries import Record, Row, StoredTable, Write
from bot.store.store import Store
from bot.store.uptime import Furthest

__all__ = [
    "ChannelTaken",
    "Furthest",
    "Record",
    "Row",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreTaken",
    "StoreUnusable",
    "StoredTable",
    "Write",
]
