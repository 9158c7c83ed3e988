"""What commands print; knows not what it says."""

import errno
import os
import sys

import typer

from bot.cli import Fault


def tell(text: str) -> None:
    """Print to the standard output; raises `Fault` when it takes no more, as on a full disk.

    A reader that has gone away is none: Typer ends the command for that without a word.
    """
    try:
        typer.echo(text)
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the rest is tried again at exit
        raise Fault(f"The output cannot be written: {error.strerror}.") from error


def plain(text: str) -> str:
    """The text in one line, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def several(count: int, thing: str) -> str:
    """So many of a thing, as in ``1 table`` and ``2 tables``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
