"""All figures, one after the other; knows not how any is measured."""

import subprocess
import sys

PARTS = ("engine", "tables", "clicks")


def main() -> int:
    """Measure each part in a process of its own, so that none disturbs another; gives the worst status."""
    commands = [[sys.executable, "-m", f"bench.{part}"] for part in PARTS]
    return max(subprocess.run(command, check=False).returncode for command in commands)  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
