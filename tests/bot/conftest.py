"""What the tests of the machine room are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A table service on a new database."""
    opened = await House(tmp_path / "tables.db").open()
    yield opened
    await opened.store.close()
