"""`unsortiert play`: the playground as a command; knows neither page nor bot."""

from pathlib import Path

import typer

from bot.cli import Fault
from bot.cli.configured import configured, log_at
from bot.cli.stopping import until_stopped
from bot.store import StoreError


def play(database: Path, port: int, language: str) -> None:
    """Play in the browser until Ctrl-C; raises `Fault`."""
    try:
        from bot.playground import session  # noqa: PLC0415 - an extra that hosts do not install
    except ModuleNotFoundError as error:
        raise Fault(
            f"The playground needs the extra that `make play` installs ({error.name} is missing)."
        ) from error
    settings = configured()
    log_at("WARNING")
    _make_folder(database)
    evening = session.Evening(database, port, language, settings.computer_pause)
    try:
        until_stopped(session.play(evening, lambda url: _tell(url, database)))
    except (StoreError, session.PortTaken) as error:
        raise Fault(str(error)) from error
    typer.echo("\nThe playground is closed; the game is kept.")


def _make_folder(database: Path) -> None:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"The folder {database.parent} cannot be made: {error.strerror}.") from error


def _tell(url: str, database: Path) -> None:
    typer.echo(
        f"Unsortiert is open at\n\n    {url}\n\n"
        f"Type /unsortiert there, at the bottom. The game is kept in {database}. Ctrl-C closes it."
    )
