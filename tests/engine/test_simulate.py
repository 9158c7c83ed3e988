"""Simulated games can be repeated, and what is added up adds up."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from weakref import ReferenceType, ref

import pytest
from bids import Bids

import engine
from engine.game import BadOption, Outcome
from engine.registry import GAMES
from engine.simulate import Played, Share, play, summary, wilson
from engine.transcript import Transcript, positions


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        pytest.param(0, 10, 0.0, 0.2775, id="never in ten"),
        pytest.param(10, 10, 0.7225, 1.0, id="always in ten"),
        pytest.param(5, 10, 0.2366, 0.7634, id="half of ten"),
        pytest.param(50, 1000, 0.0381, 0.0653, id="few in a thousand"),
        pytest.param(0, 0, 0.0, 1.0, id="nothing is known"),
    ],
)
def test_a_share_has_a_confidence_interval(hits: int, trials: int, low: float, high: float) -> None:
    """Wilson's, as published tables have it."""
    share = wilson(hits, trials)
    assert (share.hits, share.trials) == (hits, trials)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)
    assert share.low <= share.value <= share.high


def test_the_same_seed_gives_the_same_game() -> None:
    """And another seed another one."""
    names = ["random", "greedy", "random"]
    assert play("unsortiert", names, b"one") == play("unsortiert", names, b"one")
    assert play("unsortiert", names, b"one") != play("unsortiert", names, b"two")


def test_a_game_is_written_down_as_it_was_played() -> None:
    """Its transcript replays, with as many choices, deals and losers as were noted."""
    played = play("unsortiert", ["random"] * 4, b"seed", {"chips": 2})
    replayed = list(positions(played.transcript))
    assert played.transcript.options == {"players": 4, "chips": 2}
    assert played.choices == sum(len(position["legal"]) for position in replayed)
    assert len(played.results) == len(played.transcript.deals) == replayed[-1]["deal"]
    assert list(played.losers) == replayed[-1]["losers"]
    lost = Counter(seat for result in played.results for seat in result.losers)
    chips = [2 - lost[seat] + (seat in played.losers) for seat in range(4)]
    assert replayed[-1]["chips"] == chips


def test_games_add_up() -> None:
    """Means, endings, and shares by player and by seat."""
    names = ("greedy", "random", "random")
    games = [play("unsortiert", names, b"%d" % number, {"chips": 1}) for number in range(8)]
    whole = summary(games)
    results = [result for game in games for result in game.results]
    assert (whole.games, whole.deals) == (8, len(results))
    assert whole.deals_per_game == len(results) / 8
    assert whole.moves_per_game * 8 == whole.moves == sum(len(game.transcript.moves) for game in games)
    assert whole.branching == sum(game.choices for game in games) / whole.moves
    assert sum(whole.endings.values()) == whole.deals
    lost = [sum(seat in result.losers for result in results) for seat in range(3)]
    assert whole.deals_lost_by_seat == {seat: wilson(lost[seat], len(results)) for seat in range(3)}
    assert whole.deals_lost["greedy"] == wilson(lost[0], len(results))
    assert whole.deals_lost["random"] == wilson(lost[1] + lost[2], 2 * len(results))
    assert isinstance(whole.games_lost["random"], Share)
    assert whole.games_lost["random"].trials == 16
    assert sum(share.hits for share in whole.games_lost.values()) == sum(len(game.losers) for game in games)


def test_no_game_is_kept_once_it_is_added_up() -> None:
    """So that memory stays as it is, however many games there are."""

    class Kept(Played):
        __slots__ = ("__weakref__",)

    alive: list[int] = []
    seen: list[ReferenceType[Kept]] = []

    def games() -> Iterator[Played]:
        for number in range(4):
            one = play("unsortiert", ["greedy"] * 3, b"%d" % number, {"chips": 1})
            game = Kept(one.transcript, one.names, one.choices, one.results, one.losers)
            seen.append(ref(game))
            yield game
            del game
            alive.append(sum(one() is not None for one in seen))

    assert summary(games()).games == 4
    assert max(alive) == 1


def test_every_loser_of_a_deal_counts() -> None:
    """Also when two lose at once, and two seats of the same player."""
    result = Outcome(winners=(1,), losers=(0, 2), reason="all-out")
    nothing = Transcript("unsortiert", {"players": 3}, (), ("0 insert:0",))
    whole = summary([Played(nothing, ("greedy", "random", "greedy"), 1, (result, result), losers=(0, 2))])
    assert whole.deals_lost == {"greedy": wilson(4, 4), "random": wilson(0, 2)}
    assert whole.games_lost == {"greedy": wilson(2, 2), "random": wilson(0, 1)}
    assert whole.deals_lost_by_seat == {0: wilson(2, 2), 1: wilson(0, 2), 2: wilson(2, 2)}
    assert whole.endings == {"all-out": 2}


@pytest.mark.parametrize(
    ("key", "names", "error"),
    [
        pytest.param("chess", ["random"] * 3, KeyError, id="another game"),
        pytest.param("unsortiert", ["random", "random", "clever"], KeyError, id="another player"),
        pytest.param("unsortiert", ["random"] * 2, BadOption, id="too few players"),
    ],
)
def test_what_cannot_be_played_is_an_error(key: str, names: list[str], error: type[Exception]) -> None:
    """As documented."""
    with pytest.raises(error):
        play(key, names, b"")


def test_any_game_can_be_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that no module of the engine has heard of, in which all choose at the same time."""
    monkeypatch.setattr("engine.simulate.GAMES", {"bids": Bids()})
    played = play("bids", ["random"] * 3, b"seed", {"deals": 4})
    assert len(played.results) == len(played.transcript.deals) == 4
    assert len(played.transcript.moves) == 4 * 3
    assert played.choices == 4 * 3 * 3
    assert summary([played]).endings == {"lowest": 4}


def test_of_the_engines_shared_modules_only_the_registry_names_a_game() -> None:
    """A further game is added there and with its computer players, and nowhere else."""
    folder = Path(engine.__file__).parent
    games = tuple(f"engine.{key}" for key in GAMES)
    naming = {
        path.stem
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(games)
    }
    assert naming == {"registry"}
