"""`unsortiert simulate`: computer players among themselves, in figures; knows no game's rules."""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import perf_counter

import typer

from bot.cli import Fault
from bot.cli.output import tell
from engine.game import BadOption
from engine.registry import GAMES
from engine.simulate import Played, Share, Summary, play, summary


@dataclass(frozen=True, slots=True)
class Contest:
    """What was asked for."""

    game: str
    names: tuple[str, ...]
    """The computer player on each seat."""
    games: int
    seed: int


def seated(game: str, players: int, first: str, others: str) -> tuple[str, ...]:
    """The computer player on each seat; raises `Fault` for what there is not."""
    if game not in GAMES:
        raise Fault(f"There is no game {game!r}, only {', '.join(GAMES)}.")
    for name in (first, others):
        if name not in (known := GAMES[game].players):
            raise Fault(f"There is no computer player {name!r}, only {', '.join(known)}.")
    try:
        GAMES[game].options(players, {})
    except BadOption as error:
        raise Fault(f"{game} cannot be played like that: {error}.") from error
    return (first, *[others] * (players - 1))


def simulate(contest: Contest, *, as_json: bool) -> None:
    """Play all the games and print what came of them."""
    begin = perf_counter()
    result = summary(_games(contest))
    speed = result.moves / (perf_counter() - begin)
    if as_json:
        tell(json.dumps({**asdict(contest), **asdict(result), "moves_per_second": speed}))
    else:
        tell("\n".join(_report(contest, result, speed)))


def _games(contest: Contest) -> Iterator[Played]:
    """Every game, with a bar on stderr that shows how far it is when somebody looks."""
    hidden = not sys.stderr.isatty()
    with typer.progressbar(range(contest.games), file=sys.stderr, hidden=hidden) as numbers:
        for number in numbers:
            seed = sha256(f"{contest.seed}:{number}".encode()).digest()
            yield play(contest.game, contest.names, seed)


def _report(contest: Contest, result: Summary, speed: float) -> Iterator[str]:
    ended = [f"{reason} {100 * count / result.deals:.1f} %" for reason, count in result.endings.items()]
    yield f"{result.games} games of {contest.game}: {', '.join(contest.names)} (seed {contest.seed})"
    yield f"  length      {result.deals_per_game:.1f} deals and {result.moves_per_game:.1f} moves a game"
    yield f"  branching   {result.branching:.1f} legal moves a decision"
    yield f"  deals end   {', '.join(ended)}"
    yield f"  deals lost  {_shares(result.deals_lost)}"
    yield f"  by seat     {_shares(result.deals_lost_by_seat)}"
    yield f"  games lost  {_shares(result.games_lost)}"
    yield f"  speed       {speed:,.0f} moves a second"


def _shares(shares: Mapping[str, Share] | Mapping[int, Share]) -> str:
    return ", ".join(f"{who} {_percent(share)}" for who, share in shares.items())


def _percent(share: Share) -> str:
    value, low, high = (100 * part for part in (share.value, share.low, share.high))
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"
