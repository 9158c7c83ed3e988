"""What games and their commands are called in sentences; knows no game by name."""

from bot.texts import Say
from engine.registry import GAMES


def game_name(say: Say, game: str) -> str:
    """What a game is called; of one that is not on offer any more nobody knows."""
    return say(f"{game}-name") if game in GAMES else say("game-unknown")


def command(say: Say, game: str = "") -> str:
    """The command that opens a table of a game, without its slash; else of the first game."""
    return say(f"{game if game in GAMES else next(iter(GAMES))}-command")


def commands(say: Say) -> str:
    """The commands of all games, the first game's first, for a sentence that shows code."""
    return ", ".join(f"`{one}`" for one in every_command(say))


def every_command(say: Say) -> list[str]:
    """The commands of all games as they are typed."""
    return [f"/{command(say, game)}" for game in GAMES]
