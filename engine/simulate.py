"""Plays games between computer players and adds up what happened; knows no clock and no terminal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.game import Outcome, Seat
from engine.registry import GAMES
from engine.shuffle import shuffled
from engine.transcript import Transcript

if TYPE_CHECKING:
    from engine.cards import Card

K = TypeVar("K")

_NORMAL = 1.96
"""How many standard deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game and what happened in it."""

    transcript: Transcript
    names: tuple[str, ...]
    """The computer player on each seat."""
    choices: int
    """How many legal moves there were, summed over all decisions."""
    results: tuple[Outcome, ...]
    """How each deal ended."""
    losers: tuple[Seat, ...]
    """Who lost the game."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened, with the bounds of its 95 % confidence interval."""

    hits: int
    trials: int
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Summary:
    """Many games."""

    games: int
    deals: int
    moves: int
    deals_per_game: float
    moves_per_game: float
    branching: float
    """Legal moves per decision."""
    endings: Mapping[str, int]
    """How many deals ended in which way."""
    deals_lost: Mapping[str, Share]
    """By player: the share of the deals that a seat of his lost."""
    games_lost: Mapping[str, Share]
    """By player: the share of the games that a seat of his lost."""
    deals_lost_by_seat: Mapping[Seat, Share]


class _Log:
    """What is written down while a game is played."""

    def __init__(self) -> None:
        self.deals: list[tuple[Card, ...]] = []
        self.moves: list[str] = []
        self.results: list[Outcome] = []
        self.choices = 0

    def move(self, seat: Seat, move: object, choices: int, ended: Outcome | None) -> None:
        """Write down a move, among how many it was chosen, and how the deal ended if it ended it."""
        self.moves.append(f"{seat} {move}")
        self.choices += choices
        self.results += [] if ended is None else [ended]


def play(key: str, names: Sequence[str], seed: bytes, chosen: Mapping[str, object] | None = None) -> Played:
    """Play a game to its end.

    Args:
        key: The game.
        names: The computer player on each seat, by the name that the game has for it.
        seed: Where all chance comes from; the same seed gives the same game.
        chosen: The game's options but for the number of players.

    Raises:
        BadOption: An option is not as it should be.
        KeyError: There is no such game or computer player.
    """
    game, chosen = GAMES[key], chosen or {}
    players = [game.players[name] for name in names]
    state: Any = game.start(game.options(len(names), chosen))
    log, rng = _Log(), Random(seed)  # noqa: S311 - a simulation keeps no secret
    while (outcome := game.outcome(state)) is None:
        if (deck := game.deck(state)) is not None:
            log.deals.append(shuffled(deck, seed, len(log.deals)))
            state, _ = game.deal(state, log.deals[-1])
            continue
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        move = players[seat](view, rng)
        state, _ = game.apply(state, seat, move)
        log.move(seat, move, len(view.legal), game.deal_outcome(state))
    transcript = Transcript(key, {"players": len(names), **chosen}, tuple(log.deals), tuple(log.moves))
    return Played(transcript, tuple(names), log.choices, tuple(log.results), outcome.losers)


def wilson(hits: int, trials: int) -> Share:
    """A share with its Wilson interval, which keeps within 0 and 1 and is honest about few trials."""
    if not trials:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, spread = hits / trials, _NORMAL**2 / trials
    middle = share + spread / 2
    half = _NORMAL * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    low, high = ((middle + sign * half) / (1 + spread) for sign in (-1, 1))
    return Share(hits, trials, share, max(0.0, low), min(1.0, high))


def summary(games: Iterable[Played]) -> Summary:
    """Add games up, one after the other, keeping none; at least one."""
    tally = _Tally()
    for game in games:
        tally.add(game)
    return tally.summary()


class _Tally:
    """What is kept of games that are added up."""

    def __init__(self) -> None:
        self.games = self.deals = self.moves = self.choices = 0
        self.endings: Counter[str] = Counter()
        self.deals_lost: _Losses[str] = _Losses()
        self.games_lost: _Losses[str] = _Losses()
        self.deals_lost_by_seat: _Losses[Seat] = _Losses()

    def add(self, game: Played) -> None:
        """One game more."""
        self.games += 1
        self.deals += len(game.results)
        self.moves += len(game.transcript.moves)
        self.choices += game.choices
        self.games_lost.add(game.names, game.losers)
        for result in game.results:
            self.endings[result.reason] += 1
            self.deals_lost.add(game.names, result.losers)
            self.deals_lost_by_seat.add(range(len(game.names)), result.losers)

    def summary(self) -> Summary:
        """All of them."""
        return Summary(
            games=self.games,
            deals=self.deals,
            moves=self.moves,
            deals_per_game=self.deals / self.games,
            moves_per_game=self.moves / self.games,
            branching=self.choices / self.moves,
            endings=dict(self.endings.most_common()),
            deals_lost=self.deals_lost.shares(),
            games_lost=self.games_lost.shares(),
            deals_lost_by_seat=self.deals_lost_by_seat.shares(),
        )


class _Losses(Generic[K]):
    """How often whoever sat on a seat lost there."""

    def __init__(self) -> None:
        self.trials: Counter[K] = Counter()
        self.lost: Counter[K] = Counter()

    def add(self, sitting: Sequence[K], losers: Sequence[Seat]) -> None:
        """One contest more: who sat where, and which seats lost."""
        self.trials.update(sitting)
        self.lost.update(sitting[seat] for seat in losers)

    def shares(self) -> dict[K, Share]:
        """By whoever sat there."""
        return {who: wilson(self.lost[who], times) for who, times in self.trials.items()}
