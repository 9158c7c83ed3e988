"""The way in: how a failure is told, and that Ctrl-C is none; knows no command."""

import sys

from bot.cli import Fault


def main() -> None:
    """Do what was asked for; a `Fault` is told in one sentence on stderr, with exit status 1."""
    try:
        from bot.cli.commands import app  # noqa: PLC0415 - loading takes long enough for a Ctrl-C
        from bot.cli.output import plain  # noqa: PLC0415

        app()
    except KeyboardInterrupt:
        raise SystemExit(_INTERRUPTED) from None
    except Fault as fault:
        sys.stderr.write(f"unsortiert: {plain(str(fault))}\n")
        raise SystemExit(1) from None


_INTERRUPTED = 130
"""What shells expect of a program that Ctrl-C has ended."""


if __name__ == "__main__":
    main()
