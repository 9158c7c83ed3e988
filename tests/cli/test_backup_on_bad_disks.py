"""`unsortiert backup` on disks that are full, closed or odd, and killed: a whole copy or none."""

import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from backups import backed_up, dump, elsewhere, everything, refusal

_SMALL_DISK = """
import os, resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
# more than SQLite needs to read what the bot has written, less than the copy
resource.setrlimit(resource.RLIMIT_FSIZE, (40960, 40960))
sys.argv = ["unsortiert", "backup", "copy.db"]
from bot.__main__ import main
main()
"""


@pytest.mark.usefixtures("database")
def test_a_disk_that_takes_no_more_is_told_and_nothing_is_left() -> None:
    """Half a copy is none."""
    before = everything()
    done = elsewhere(_SMALL_DISK)
    assert done.returncode == 1
    assert done.stderr.startswith("unsortiert: The database ")
    assert "cannot be copied" in done.stderr
    assert done.stderr.count("\n") == 1
    assert everything() == before


def test_a_full_disk_is_told_as_such(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite is allowed no page more, which is what a full disk looks like to it."""
    connect = sqlite3.connect

    def small(*where: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*where, **how)
        connection.execute("PRAGMA max_page_count=3")
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", small)
        said = refusal(patched, capsys, "copy.db")
    assert said == f"unsortiert: The database {database} cannot be copied: the disk is full.\n"


@pytest.mark.usefixtures("database")
def test_a_disk_that_knows_one_name_a_file_takes_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a memory stick."""

    def one_name_only(*_: object) -> None:
        raise PermissionError(1, os.strerror(1))

    before = everything().keys()
    monkeypatch.setattr(os, "link", one_name_only)
    assert backed_up(monkeypatch, "copy.db") == 0
    assert everything().keys() - before == {Path.cwd() / "copy.db"}


@pytest.mark.usefixtures("database")
def test_a_file_that_appears_meanwhile_is_not_written_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two backups at the same minute are one."""
    link = os.link

    def late(draft: Path, to: Path) -> None:
        Path(to).write_bytes(b"the other one")
        link(draft, to)

    monkeypatch.setattr(os, "link", late)
    assert backed_up(monkeypatch, "copy.db") == 1
    assert "copy.db exists already" in capsys.readouterr().err
    assert Path("copy.db").read_bytes() == b"the other one"


_AS_NOBODY = """
import os, sys
from bot.__main__ import main
import bot.cli.backing, bot.cli.commands
if os.geteuid() == 0:
    os.setuid(65534)
sys.argv = ["unsortiert", "backup", sys.argv[1]]
main()
"""


def test_a_folder_that_may_not_be_written_is_told(database: Path, tmp_path: Path) -> None:
    """With the copy's name."""
    for path in (tmp_path, *tmp_path.parents):
        if path.stat().st_uid == os.geteuid() and path != Path("/"):
            path.chmod(path.stat().st_mode | 0o055)
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    (tmp_path / "home").chmod(0o777)
    database.chmod(0o644)
    done = elsewhere(_AS_NOBODY, str(closed / "copy.db"))
    assert done.returncode == 1
    assert done.stderr == f"unsortiert: The copy {closed}/copy.db cannot be written: {os.strerror(13)}.\n"


_KILLED = """
import os, signal, sys
which = int(sys.argv[1])
def told(event, arguments):
    global which
    if event in ("os.link", "os.mkdir", "os.chmod", "sqlite3.connect", "os.remove", "os.rmdir"):
        which -= 1
        if which == 0:
            os.kill(os.getpid(), signal.SIGKILL)
from bot.cli.backing import backup
sys.addaudithook(told)
backup("copy.db")
"""
"""The command, killed as it does the so-manyth thing to the disk."""


def test_a_kill_leaves_a_whole_copy_or_none(database: Path) -> None:
    """At whatever instant."""
    copy = Path("copy.db")
    seen = set()
    for which in range(1, 50):
        copy.unlink(missing_ok=True)
        done = elsewhere(_KILLED, str(which))
        seen.add((done.returncode, copy.exists()))
        if copy.exists():
            assert dump(copy) == dump(database)
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL, done.stderr
    assert seen == {(-signal.SIGKILL, False), (-signal.SIGKILL, True), (0, True)}
