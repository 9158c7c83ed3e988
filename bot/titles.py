"""What games and their commands are called in sentences; knows no game by name."""

from bot.texts import Say
from engine.registry import GAMES


def game_name(say: Say, game: str) -> str:
    """What a game is called; one that is not on offer any more as the first of the house."""
    return say(f"{_known(game)}-name")


def command(say: Say, game: str = "") -> str:
    """The command that opens a table of a game, without its slash; where none is named, of the first."""
    return say(f"{_known(game)}-command")


def commands(say: Say) -> str:
    """The commands of all games, the first game's first."""
    return ", ".join(f"`/{command(say, game)}`" for game in GAMES)


def _known(game: str) -> str:
    return game if game in GAMES else next(iter(GAMES))
