"""`unsortiert play`: the playground as a command; knows neither page nor bot."""

from bot.cli import Fault
from bot.cli.configured import configured, log_at
from bot.cli.output import tell
from bot.cli.stopping import until_stopped
from bot.store import StoreError, StoreTaken
from bot.store.engine import Database


def play(database: str, port: int, language: str) -> None:
    """Play in the browser until Ctrl-C; raises `Fault`."""
    try:
        from bot.playground import session  # noqa: PLC0415 - an extra that hosts do not install
    except ModuleNotFoundError as error:
        raise Fault(
            f"The playground needs the extra that `make play` installs ({error.name} is missing)."
        ) from error
    settings = configured()
    log_at("WARNING")
    evening = session.Evening(database, port, language, settings.computer_pause)
    try:
        kept = "not kept" if Database.named(database).path is None else f"kept in {database}"
        until_stopped(session.play(evening, lambda url: _tell(url, kept)))
    except StoreTaken as error:
        raise Fault(f"{error} Close the other playground, or choose another file with --database.") from error
    except (StoreError, session.PortTaken) as error:
        raise Fault(str(error)) from error
    tell(f"\nThe playground is closed; the game is {kept}.")


def _tell(url: str, kept: str) -> None:
    tell(
        f"Unsortiert is open at\n\n    {url}\n\n"
        f"Type /unsortiert there, at the bottom. The game is {kept}. Ctrl-C closes it."
    )
