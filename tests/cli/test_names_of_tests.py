"""pytest tells test files in folders that are no packages apart by their names alone."""

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_no_two_files_of_tests_have_one_name() -> None:
    """Else whoever runs both folders at once gets an error instead of tests."""
    names = Counter(path.name for path in TESTS.rglob("*.py") if path.name != "conftest.py")
    assert [name for name, times in names.items() if times > 1] == []
