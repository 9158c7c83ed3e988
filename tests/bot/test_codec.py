"""Values to JSON and back: exactly, or not at all."""

import json
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, NewType, cast

import pytest
from bids import Bids

from bot.codec import FORMAT, Codec, Unreadable
from engine.game import AnyGame
from engine.registry import GAMES
from engine.shuffle import shuffled

Label = NewType("Label", str)


class Colour(StrEnum):
    """Two colours."""

    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Round:
    """One of a union."""

    size: int


@dataclass(frozen=True, slots=True)
class Square:
    """The other of a union, with one field more."""

    size: int
    angle: int


@dataclass(frozen=True, slots=True)
class Everything:
    """Every kind of field that a state may have."""

    label: Label
    colour: Colour
    numbers: tuple[int, ...]
    shapes: tuple[Round | Square, ...]
    maybe: int | None
    flag: bool
    left_out: int = 7


class Sample(Bids):
    """A game with that state."""

    state_type = cast("Any", Everything)


VALUE = Everything(Label("ä\u2028'\""), Colour.BLUE, (1, 2), (Round(1), Square(1, 2)), None, flag=True)


def test_every_kind_of_field_comes_back_as_it_was() -> None:
    """Enums as enums, tuples as tuples, the right one of a union, any text."""
    codec = Codec(Sample())
    assert codec.read(codec.write(VALUE)) == VALUE


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["label"], 1),
        (["colour"], "green"),
        (["colour"], None),
        (["numbers"], "12"),
        (["numbers"], {"0": 1}),
        (["numbers", 0], "1"),
        (["numbers", 0], 1.0),
        (["numbers", 0], 1.5),
        (["numbers", 0], True),
        (["maybe"], "x"),
        (["maybe"], False),
        (["flag"], 1),
        (["flag"], "true"),
        (["shapes", 0, "angle"], "right"),
        (["shapes", 1, "more"], 1),
        (["more"], None),
    ],
)
def test_a_field_of_another_type_or_name_is_refused(path: list[Any], value: object) -> None:
    """Nothing is converted, nothing is passed over."""
    codec = Codec(Sample())
    document = json.loads(codec.write(VALUE))
    place = document["state"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Unreadable):
        codec.read(json.dumps(document))


@pytest.mark.parametrize("name", ["label", "numbers", "maybe", "left_out"])
def test_a_field_that_is_missing_is_refused(name: str) -> None:
    """Also one that has a default: what was written had it."""
    codec = Codec(Sample())
    document = json.loads(codec.write(VALUE))
    del document["state"][name]
    with pytest.raises(Unreadable):
        codec.read(json.dumps(document))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "1",
        '"state"',
        "{}",
        '{"format": 1}',
        '{"state": {}}',
        '{"format": 1, "state": null}',
    ],
)
def test_what_is_no_state_is_refused(text: str) -> None:
    """Whatever a broken row may hold."""
    with pytest.raises(Unreadable):
        Codec(Sample()).read(text)


@pytest.mark.parametrize("number", [0, FORMAT + 1, str(FORMAT), float(FORMAT) + 0.5, None, True])
def test_another_format_is_refused(number: object) -> None:
    """Older and newer ones alike; `True` is not 1."""
    codec = Codec(Sample())
    document = json.loads(codec.write(VALUE))
    document["format"] = number
    with pytest.raises(Unreadable, match="format"):
        codec.read(json.dumps(document))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("seed", range(3))
def test_every_state_of_every_game_comes_back_equal(game: AnyGame, seed: int) -> None:
    """From the start through random moves to the end."""
    rng, codec = Random(seed), Codec(game)  # noqa: S311 - no secret
    state, deals = game.start(game.options(rng.choice(game.seats), {})), 0
    while game.outcome(state) is None:
        assert codec.read(codec.write(state)) == state
        deck = game.deck(state)
        if deck is not None:
            state, _ = game.deal(state, shuffled(deck, bytes([seed]), deals))
            deals += 1
        else:
            seat = rng.choice(game.to_act(state))
            state, _ = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
    assert codec.read(codec.write(state)) == state
