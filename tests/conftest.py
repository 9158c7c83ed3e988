"""What holds for all tests."""

import pytest
from hypothesis import is_hypothesis_test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage of what tries many examples, for which it would take three times as long.

    So coverage tells what tests reach that say beforehand what is tried.
    """
    for item in items:
        if isinstance(item, pytest.Function) and is_hypothesis_test(item.obj):
            item.add_marker(pytest.mark.no_cover)
