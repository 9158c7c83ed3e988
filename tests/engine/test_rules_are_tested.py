"""Whatever the rules of a game have a name for has a test that bears it: in its id, not in a remark."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def _numbered(name: str, last: int) -> set[str]:
    """The names up to that of a last number, such as ``C{:02}``."""
    return {name.format(number) for number in range(1, last + 1)}


RULES = [
    pytest.param("test_", r"U\d+", _numbered("U{:02}", 53), id="the cases of Unsortiert"),
    pytest.param("test_scouting_", r"C\d+", _numbered("C{:02}", 14), id="the cases of Scouting"),
    # the second is only how to call things: a deal is a deal, and a round is Unsortiert's
    pytest.param(
        "test_scouting_", r"B\d+", _numbered("B{}", 18) - {"B2"}, id="what was decided about Scouting"
    ),
    pytest.param("test_shithead_", r"case S\d+", _numbered("case S{:02}", 41), id="the cases of Shithead"),
    pytest.param(
        "test_shithead_",
        r"decision S\d+",
        _numbered("decision S{}", 33),
        id="what was decided about Shithead",
    ),
]


def _collected(paths: Sequence[Path]) -> list[tuple[str, str]]:
    """The parametrised tests that pytest finds there: in which file, and what stands between the brackets."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *paths],
        cwd=HERE.parents[1],
        check=True,
        capture_output=True,
        text=True,
    )
    return re.findall(r"(\w+)\.py::\w+\[(.*)\]$", done.stdout, re.MULTILINE)


def _named(tests: Sequence[tuple[str, str]], files: str, pattern: str) -> set[str]:
    """What of this form the ids in files with this beginning name."""
    ids = [name for file, name in tests if file.startswith(files)]
    return {found for name in ids for found in re.findall(rf"\b{pattern}\b", name)}


@pytest.fixture(scope="module")
def tests() -> list[tuple[str, str]]:
    """Every parametrised test of the games."""
    others = {Path(__file__).name, "test_contract.py"}
    return _collected([path for path in sorted(HERE.glob("test_*.py")) if path.name not in others])


@pytest.mark.parametrize(("files", "pattern", "rules"), RULES)
def test_every_rule_is_tested_by_its_name(
    tests: list[tuple[str, str]], files: str, pattern: str, rules: set[str]
) -> None:
    """And no test bears the name of a rule that there is not."""
    assert _named(tests, files, pattern) == rules


def test_what_is_only_spoken_of_is_not_tested(tmp_path: Path) -> None:
    """In a docstring, a remark, the name of a test or a table that nothing reads."""
    file = tmp_path / "test_shithead_talk.py"
    file.write_text(
        '"""Decision S1."""\n'
        "import pytest\n"
        'UNREAD = [pytest.param(1, id="decision S2")]\n'
        '@pytest.mark.parametrize("number", [pytest.param(1, id="decision S3: one")])\n'
        "def test_decision_S4(number: int) -> None:\n"
        '    """As decision S5 has it."""\n'
        '    assert number, "decision S6"\n',
        encoding="utf-8",
    )
    assert _named(_collected([file]), "test_shithead_", r"decision S\d+") == {"decision S3"}
