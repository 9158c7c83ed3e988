"""The greedy player of Shithead plays well, says why, and sees only what its seat sees."""

import random
from dataclasses import replace

import pytest
from playouts import steps
from shithead_scene import GAME, after, dealt, scene

from engine.shithead.greedy import Advice, Reason, advise
from engine.shithead.state import State
from engine.simulate import play, summary

GREEDY = GAME.players["greedy"]
OTHERS = ("4", "4")


def _chance(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a game to look at, nobody's luck


@pytest.mark.parametrize(
    ("state", "choice", "reason"),
    [
        pytest.param(scene("5", *OTHERS), "play:5x1", Reason.ONLY, id="nothing else is allowed"),
        pytest.param(scene("5 6", *OTHERS, pile="9"), "take", Reason.ONLY, id="nothing can be played"),
        pytest.param(scene("5 9 K", *OTHERS), "play:5x1", Reason.LOWEST, id="the lowest card"),
        pytest.param(scene("5 5 9", *OTHERS), "play:5x2", Reason.LOWEST_ALL, id="all of the lowest rank"),
        pytest.param(
            scene("5 9 9 K", *OTHERS, pile="6"), "play:9x2", Reason.LOWEST_ALL, id="the lowest that fits"
        ),
        pytest.param(scene("2 5 9", *OTHERS, pile="6"), "play:9x1", Reason.SAVES, id="a magic card is kept"),
        pytest.param(scene("2 5 9 9", *OTHERS, pile="6"), "play:9x2", Reason.SAVES_ALL, id="and two go"),
        pytest.param(
            scene("2 9 K", *OTHERS, pile="6"),
            "play:9x1",
            Reason.LOWEST_SAVES,
            id="the lowest and no magic card",
        ),
        pytest.param(scene("5 9 9", *OTHERS, pile="6"), "play:9x2", Reason.ALL, id="more cards at once"),
        pytest.param(
            scene("4 2 3 10", *OTHERS, pile="K"), "play:3x1", Reason.MAGIC, id="the least of the magic cards"
        ),
        pytest.param(scene("4 2 10", *OTHERS, pile="K"), "play:2x1", Reason.MAGIC, id="a 2 before a 10"),
        pytest.param(
            scene("4 2 2", *OTHERS, pile="K", stock="5 6"),
            "play:2x1",
            Reason.MAGIC_ONE,
            id="magic cards one at a time while there is a stock",
        ),
        pytest.param(scene("4 2 2", *OTHERS, pile="K"), "play:2x2", Reason.MAGIC_ALL, id="then all at once"),
        pytest.param(scene("5 9 9 K", *OTHERS, pile="9 9"), "play:9x2", Reason.BURNS, id="four of a rank"),
        pytest.param(scene("4 2", *OTHERS, pile="2 2 2"), "play:2x1", Reason.BURNS, id="four 2s"),
        pytest.param(scene("K K", *OTHERS), "play:Kx2", Reason.OUT, id="the last cards"),
        pytest.param(scene("10 10", *OTHERS), "play:10x2", Reason.OUT, id="the last cards are magic"),
        pytest.param(
            scene("10 10", *OTHERS, stock="4 5"),
            "play:10x1",
            Reason.MAGIC_ONE,
            id="not the last with a stock",
        ),
        pytest.param(
            scene("K K", *OTHERS, blind=["4"]), "play:Kx2", Reason.ALL, id="not the last with a blind card"
        ),
        pytest.param(
            scene("", *OTHERS, open=["5 K K"]), "play:5x1", Reason.LOWEST, id="the lowest open card"
        ),
        pytest.param(scene("", *OTHERS, open=["K K"]), "play:Kx2", Reason.OUT, id="the last open cards"),
        pytest.param(scene("", *OTHERS, blind=["5 K"]), "blind:0", Reason.BLIND, id="any blind card"),
        pytest.param(
            after(scene("7 K", "5 6 9", "4"), "play:7x1"),
            "play:5x1",
            Reason.LOWEST,
            id="the lowest under a seven",
        ),
    ],
)
def test_the_greedy_player_of_shithead_does_and_says_why(state: State, choice: str, reason: Reason) -> None:
    """Low cards first and all of a rank, magic ones when nothing else can be played."""
    (seat,) = GAME.to_act(state)
    view = GAME.view(state, seat)
    assert advise(view) == Advice(GAME.parse_move(choice), reason)
    assert GREEDY(view, _chance(0)) == advise(view).move


@pytest.mark.parametrize(
    ("hand", "lying", "choice", "reason"),
    [
        pytest.param("4C 9C 10C", "2C 5C KC", "open:2C,10C,KC", Reason.OPENS, id="magic and high cards"),
        pytest.param("4C 5C 6C", "7C 8C 9C", "open:7C,8C,9C", Reason.OPENS, id="the highest"),
        pytest.param("2C 3C 10C", "AC AD KC", "open:2C,3C,10C", Reason.OPENS, id="magic before high"),
        pytest.param("4C 8C 8D", "8S 9C JC", "open:8C,8D,8S", Reason.OPENS_EQUAL, id="what can go together"),
    ],
)
def test_the_greedy_player_lays_its_best_cards_open(
    hand: str, lying: str, choice: str, reason: Reason
) -> None:
    """They come to be played at the end, when nobody draws any more."""
    view = GAME.view(dealt(hand, "6D 6S 6H", "7D 7S 7H", open=[lying, "", ""]), 0)
    assert advise(view) == Advice(GAME.parse_move(choice), reason)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_greedy_player_chooses_among_what_it_is_offered(players: int) -> None:
    """Of any part of the legal moves one, the same again each time."""
    rng = _chance(players)
    for step in steps(GAME, players, 11):
        for seat in GAME.to_act(step.after):
            view = GAME.view(step.after, seat)
            some = tuple(rng.sample(view.legal, rng.randint(1, len(view.legal))))
            offered = replace(view, legal=some)
            assert advise(offered).move in some
            assert advise(offered) == advise(offered)


def test_the_greedy_player_comes_last_in_at_most_a_twentieth_of_the_games() -> None:
    """Against three random ones; the upper bound of the interval, where a fair share is a quarter."""
    seats = [["greedy" if seat == number % 4 else "random" for seat in range(4)] for number in range(150)]
    games = (play("shithead", names, b"%d" % number) for number, names in enumerate(seats))
    share = summary(games).games_lost["greedy"]
    assert share.trials == 150
    assert share.high < 0.05
