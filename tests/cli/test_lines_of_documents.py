"""The documents can be read and compared line by line."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 130
"""Characters of a line outside tables; `docs/rules/` is made by `make docs`, a paragraph a line."""
DOCUMENTS = [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"), ROOT / "CHANGELOG.md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_no_line_is_too_long(document: Path) -> None:
    """What was changed is folded anew."""
    lines = document.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST and not line.lstrip().startswith("|")] == []
