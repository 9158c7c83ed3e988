"""All figures, one after the other; knows not how any is measured.

Run as ``python -m bench``. The exit status is 0 when every figure meets its target, `MISSED` when one does
not, and 1 when a part broke down. With ``--report-only`` a missed target is told and is no failure.
"""

import subprocess
import sys
from collections.abc import Collection

from bench import MISSED

PARTS = ("engine", "tables", "clicks", "pictures")


def verdict(statuses: Collection[int], *, report_only: bool) -> int:
    """What became of all parts together, from their exit statuses (negative: killed by a signal)."""
    if not {*statuses} <= {0, MISSED}:
        return 1
    return MISSED if MISSED in statuses and not report_only else 0


def main() -> int:
    """Measure each part in a process of its own, so that none disturbs another; gives the verdict."""
    commands = [[sys.executable, "-m", f"bench.{part}"] for part in PARTS]
    statuses = [subprocess.run(command, check=False).returncode for command in commands]  # noqa: S603
    return verdict(statuses, report_only="--report-only" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
