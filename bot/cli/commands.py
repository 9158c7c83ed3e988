"""The command line: what can be asked for; does none of it itself."""

from typing import Annotated

import typer

from bot import __version__
from bot.cli.output import tell

app = typer.Typer(
    name="unsortiert",
    help="A Discord bot that runs card games at a table in a channel.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _offered(language: str) -> str:
    """A language, if it is on offer."""
    from bot.texts import languages

    if language not in languages():
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(languages())}.")
    return language


Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Lang = Annotated[str, typer.Option(help="What is spoken, such as de or en.", callback=_offered)]


def _version(asked: bool) -> None:  # noqa: FBT001 - the shape is Typer's
    if asked:
        tell(f"unsortiert {__version__}")
        raise typer.Exit


@app.callback()
def about(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A Discord bot that runs card games at a table in a channel."""


@app.command()
def run() -> None:
    """Connect to Discord and play until stopped. DISCORD_TOKEN is in the environment or in .env."""
    from bot.cli.serving import run as serve

    serve()


@app.command()
def play(
    database: Annotated[str, typer.Option(help="Where the game is kept.")] = "data/playground.db",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where the page is served; 0: any free port.")
    ] = 0,
    lang: Lang = "en",
) -> None:
    """Play in the browser: the real bot in a simulated Discord, without a token."""
    from bot.cli.playing import play as playground

    playground(database, port, lang)


@app.command()
def backup(
    file: Annotated[str, typer.Argument(help="A file that is not there yet.", metavar="FILE")],
) -> None:
    """Copy the database into a file, also while the bot plays."""
    from bot.cli.backing import backup as back_up

    back_up(file)


@app.command()
def check(
    file: Annotated[
        str | None, typer.Argument(help="A database; by default the bot's own.", metavar="[FILE]")
    ] = None,
) -> None:
    """Verify a database, also while the bot plays: every game has to replay to what is stored of it."""
    from bot.cli.checking import check as look_through

    look_through(file)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A transcript; - reads the standard input.", metavar="FILE")],
    *,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Tell a game again, move by move, with all cards; a rule that it breaks is named."""
    from bot.cli.replaying import replay as again

    again(file, language=lang, as_json=json)


@app.command()
def simulate(  # noqa: PLR0913 - one for each option
    *,
    game: Annotated[str, typer.Option(help="Which game.")] = "unsortiert",
    players: Annotated[int, typer.Option(min=1, help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    player: Annotated[str, typer.Option(help="The computer player on the first seat.")] = "greedy",
    opponents: Annotated[str, typer.Option(help="The computer player on all the others.")] = "random",
    json: Json = False,
) -> None:
    """Let computer players play each other and print what came of it."""
    from bot.cli.simulating import Contest, seated
    from bot.cli.simulating import simulate as contest

    names = seated(game, players, player, opponents)
    contest(Contest(game, names, games, seed), as_json=json)
