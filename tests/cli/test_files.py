"""The files around the code say what is true: lock files, Dockerfile, README and CI script."""

import asyncio
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
from house import ANNA, BEN, CARLA, House

from bot.settings import Settings
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def requirements(lock: Path) -> dict[str, list[str]]:
    """The options of each requirement of a lock file, by its name and version."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}


def instructions(keyword: str) -> list[str]:
    """What stands after a keyword of the Dockerfile, line by line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    return [
        line.removeprefix(keyword).strip() for line in text.splitlines() if line.startswith(keyword + " ")
    ]


def test_there_are_the_three_locks() -> None:
    """For hosts, for people who work on it, and for the figures."""
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "run"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_exact_versions_with_hashes_and_no_address(lock: Path) -> None:
    """So that everybody installs the same, from wherever their pip fetches."""
    found = requirements(lock)
    assert found
    for name, options in found.items():
        assert re.fullmatch(r"[a-z0-9-]+(\[[a-z0-9,-]+\])?==[^=*]+", name), name
        assert any(option.startswith("--hash=sha256:") for option in options), name
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash)", text, re.MULTILINE)


@pytest.mark.parametrize(("smaller", "larger"), [("run", "dev"), ("dev", "bench")])
def test_the_locks_agree(smaller: str, larger: str) -> None:
    """What is tested is what hosts run."""
    inner, outer = (set(requirements(ROOT / "requirements" / f"{name}.lock")) for name in (smaller, larger))
    assert inner - outer == set()


def test_the_image_holds_no_tools_of_ours() -> None:
    """Hosts get what the bot needs and nothing else."""
    names = {name.split("==")[0] for name in requirements(ROOT / "requirements" / "run.lock")}
    assert names & {"simcord", "pytest", "ruff", "mypy", "playwright", "rlcard", "numpy"} == set()


def test_the_dockerfile_copies_what_is_there_and_all_that_the_project_is_built_from() -> None:
    """An image that builds is one whose files exist and are not ignored."""
    sources = {source for line in instructions("COPY") for source in shlex.split(line)[:-1]}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    packages = {name.rstrip("*") for name in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]}
    licences = set(PROJECT["project"]["license-files"])
    assert packages | licences | {PROJECT["project"]["readme"], "pyproject.toml"} <= sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source}" in ignored


def test_the_dockerfile_runs_a_command_that_exists_and_not_as_root() -> None:
    """What the container starts is in the project's list of scripts."""
    (command,) = instructions("CMD")
    script, *arguments = json.loads(command)
    assert script in PROJECT["project"]["scripts"]
    assert arguments == ["run"]
    assert instructions("USER")[-1] != "root"


def test_the_image_keeps_its_database_in_the_volume() -> None:
    """By a setting that the bot knows; else every update would lose all games."""
    settings = dict(word.split("=") for line in instructions("ENV") for word in shlex.split(line))
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    assert {name for name in settings if name.startswith("UNSORTIERT_")} <= known
    (volume,) = instructions("VOLUME")
    assert Path(settings["UNSORTIERT_DATABASE"]).parent == Path(volume)


def test_the_image_is_installed_from_the_lock_with_hashes_and_nothing_else() -> None:
    """No step may fetch what is not locked."""
    for line in instructions("RUN"):
        if "pip install" in line:
            assert "--require-hashes" in line or {"--no-deps", "--no-build-isolation"} <= set(
                shlex.split(line)
            )


def commands(document: str) -> list[str]:
    """The lines of the shell examples of a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def test_the_readme_begins_with_make_play_and_make_test() -> None:
    """The two commands come first."""
    assert commands("README.md")[:2] == ["make play", "make test"]


README_CALLS = [line for line in commands("README.md") if line.startswith(".venv/bin/unsortiert ")]


@pytest.fixture
async def scratch(tmp_path: Path) -> Path:
    """A folder with the documents and the database of a bot that has stopped."""
    house = await House(tmp_path / "scratch.db").open(GAMES)
    await house.game(ANNA, BEN, CARLA, game="unsortiert")
    await house.store.close()
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    return tmp_path


def test_the_readme_shows_each_command_that_looks_at_games_or_a_database() -> None:
    """So each of them is run by the test below, and by CI."""
    assert {line.split()[1] for line in README_CALLS} == {"simulate", "replay", "backup", "check"}
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "(simulate|replay|backup|check)" in script


@pytest.mark.parametrize("line", README_CALLS)
def test_the_commands_of_the_readme_do_what_it_says(scratch: Path, line: str) -> None:
    """As they stand there, but for fewer games."""
    arguments = shlex.split(re.sub(r"--games \d+", "--games 2", line))[1:]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "bot", *arguments],
        cwd=scratch,
        env={**os.environ, "PYTHONPATH": str(ROOT), "UNSORTIERT_DATABASE": "scratch.db"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


async def test_the_sql_that_deletes_old_games_leaves_a_database_that_fits_together(
    tmp_path: Path,
) -> None:
    """Games that go on stay, ended ones go with all that belongs to them, and no number is given twice."""
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    (sql,) = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    house = await House(tmp_path / "old.db").open(GAMES)
    ended = await house.game(ANNA, BEN, CARLA, channel=1, game="unsortiert")
    stays = await house.game(ANNA, BEN, CARLA, channel=2, game="unsortiert")
    await house.end(ended.id, ANNA, moderator=False)
    house.time.pass_by(days=91)
    sql = sql.replace("unixepoch()", str(int(house.time().timestamp())))
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as database:
        database.executescript(sql)
        left = [
            database.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", [ended.id]).fetchone()[0]  # noqa: S608
            for name, column in (
                ("tables", "id"),
                *((one, "table_id") for one in ("seats", "moves", "deals")),
            )
        ]
    assert left == [0, 0, 0, 0]
    call = (sys.executable, "-m", "bot", "check", str(house.path))
    checking = await asyncio.create_subprocess_exec(*call, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    said, _ = await checking.communicate()
    assert "is sound: 1 table" in said.decode()
    await house.open(GAMES)
    assert (await house.tables.get(stays.id)).seats == stays.seats
    assert (await house.lobby(ANNA, channel=3, game="unsortiert")).id > stays.id
    await house.store.close()


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_of_a_document_exists(document: str) -> None:
    """Make knows how it would do it."""
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = set(re.findall(r"\bmake ([a-z]+)\b", " ".join(re.findall(r"`[^`]*`", text)))) | {
        line.split()[1] for line in commands(document) if line.startswith("make ")
    }
    assert targets
    for target in targets:
        subprocess.run(["make", "--dry-run", target], cwd=ROOT, check=True, capture_output=True)  # noqa: S603, S607


DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    *(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md")),
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_of_a_document_leads_somewhere(document: str) -> None:
    """Relative links name files of the repository."""
    text = (ROOT / document).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert ((ROOT / document).parent / target).exists(), target


def test_every_decision_is_listed_with_its_title() -> None:
    """The list is how they are found."""
    folder = ROOT / "docs" / "decisions"
    listed = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        assert f"| [{page.name[:4]}]({page.name}) | {title} |" in listed


def test_every_case_of_the_rules_that_the_code_names_is_described() -> None:
    """By its number; each is described once, in order, in a section of its game's page."""
    pages = sorted((ROOT / "docs" / "rules").glob("*-cases.md"))
    sections = [part for page in pages for part in page.read_text(encoding="utf-8").split("\n## ")]
    cases = [re.findall(r"^\| ([A-Z])(\d+) \|", section, re.MULTILINE) for section in sections]
    described = {letter + number for section in cases for letter, number in section}
    letters = "".join({case[0] for case in described})
    for section in cases:
        for letter in letters:
            numbers = [int(number) for one, number in section if one == letter]
            assert numbers == [*range(1, len(numbers) + 1)]
    named = {
        case
        for folder in ("engine", "bot", "cogs", "tests")
        for path in (ROOT / folder).rglob("*.py")
        for case in re.findall(rf"\b[{letters}]\d{{1,2}}\b", path.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= described


def test_the_ci_script_is_sound_shell() -> None:
    """Bash can read it."""
    subprocess.run(["bash", "-n", ".ci/run"], cwd=ROOT, check=True)  # noqa: S607


@pytest.mark.parametrize("command", ["make check", "make play", "make test", "make bench"])
def test_ci_runs_what_the_readme_names(command: str) -> None:
    """And no failure of it is passed over."""
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert "set -euo pipefail" in lines
    run = [line for line in lines if re.search(rf"(^|\s){command}\b", line) and not line.startswith("step ")]
    assert run
    assert not any("||" in line for line in run)
