"""Options of games that servers settle: each kept, and each read strictly and for itself."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from house import House
from house_rows import GUILD, store
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.house_options import Options, looked_through
from bot.house_rules import HouseRules, Houses, damage
from engine.chosen import is_offered
from engine.game import AnyGame, BadOption
from engine.registry import GAMES

EVERY_OPTION = [
    pytest.param(game, name, id=f"{key}, {name}") for key, game in GAMES.items() for name in game.choosable
]


@pytest.mark.parametrize(("game", "name"), EVERY_OPTION)
async def test_each_option_of_a_game_can_be_settled_and_played_with(
    houses: Houses, game: AnyGame, name: str
) -> None:
    """No table is refused for what its server has settled; None settles it as the game has it."""
    for value in game.choosable[name]:
        rules = await houses.choose(GUILD, game.key, name, value)
        assert rules.options == {game.key: {name: value}}
        for players in game.seats:
            assert getattr(game.options(players, rules.options[game.key]), name) == value
    assert HouseRules() == await houses.choose(GUILD, game.key, name, None)


@pytest.mark.parametrize("chips", [0, 6, True])
async def test_nothing_else_can_be_played_with(chips: int) -> None:
    """So that what is settled cannot be, either."""
    with pytest.raises(BadOption):
        GAMES["unsortiert"].options(4, {"chips": chips})


async def test_options_of_several_games_are_settled_side_by_side(houses: Houses) -> None:
    """Also at one instant, and also of a game that is not on offer here."""
    await asyncio.gather(
        houses.choose(GUILD, "unsortiert", "chips", 4), houses.choose(GUILD, "chess", "pawns", 7)
    )
    rules = await houses.rules(GUILD)
    assert rules.options == {"unsortiert": {"chips": 4}, "chess": {"pawns": 7}}


GOOD: Mapping[str, Mapping[str, Any]] = {
    "unsortiert": {"chips": 5},
    "shithead": {"glass_keeps_seven": True},
    "chess": {"pawns": 7, "castles": False},
}
"""Options of games that are on offer, and of one that is not."""

DAMAGED_OPTIONS: Mapping[str, tuple[Mapping[str, Any], Sequence[str]]] = {
    "too many chips": ({"unsortiert": {"chips": 6}}, ["options.unsortiert.chips"]),
    "chips that are true": ({"unsortiert": {"chips": True}}, ["options.unsortiert.chips"]),
    "chips as a text": ({"unsortiert": {"chips": "5"}}, ["options.unsortiert.chips"]),
    "a fraction of a chip": ({"unsortiert": {"chips": 1.5}}, ["options.unsortiert.chips"]),
    "no chips": ({"unsortiert": {"chips": None}}, ["options.unsortiert.chips"]),
    "a list of chips": ({"unsortiert": {"chips": [5]}}, ["options.unsortiert.chips"]),
    "one for true": ({"shithead": {"glass_keeps_seven": 1}}, ["options.shithead.glass_keeps_seven"]),
    "a text beside a good one": ({"chess": {**GOOD["chess"], "SECRET": "x"}}, ["options.?.?"]),
    "an unknown option of a known game": (
        {"unsortiert": {"chips": 5, "SECRET": []}},
        ["options.unsortiert.?"],
    ),
    "a game as a list": ({"shithead": [True]}, ["options.shithead"]),
    "a game as a number": ({"unsortiert": 5}, ["options.unsortiert"]),
    "an unknown game as a text": ({"SECRET": "x"}, ["options.?"]),
    "two games": (
        {"unsortiert": {"chips": 0}, "shithead": None},
        ["options.unsortiert.chips", "options.shithead"],
    ),
    "two unknown games": ({"SECRET": "x", "SECRETS": "y"}, ["options.?", "options.?"]),
    "two unknown options": (
        {"chess": {**GOOD["chess"], "SECRET": "x", "SECRETS": "y"}},
        ["options.?.?", "options.?.?"],
    ),
    "an option without a name": ({"unsortiert": {"chips": 5, "": "x"}}, ["options.unsortiert.?"]),
}


@pytest.mark.parametrize(("put", "told"), DAMAGED_OPTIONS.values(), ids=DAMAGED_OPTIONS)
async def test_a_damaged_option_takes_no_other_with_it(
    house: House,
    houses: Houses,
    caplog: pytest.LogCaptureFixture,
    put: Mapping[str, Any],
    told: Sequence[str],
) -> None:
    """All that was settled besides holds, of that game and of others; the log says which, and no value."""
    await houses.change(GUILD, options=GOOD, hints=False)
    store(house, options=json.dumps({**GOOD, **put}))
    lost = {place.removeprefix("options.") for place in told}
    expected = {
        game: {name: value for name, value in chosen.items() if f"{game}.{name}" not in lost}
        for game, chosen in GOOD.items()
        if game not in lost
    }
    rules = await houses.rules(GUILD)
    assert rules == HouseRules(hints=False, options={game: some for game, some in expected.items() if some})
    assert [f" {place} " in line for place, line in zip(told, caplog.messages, strict=True)] == [True] * len(
        told
    )
    assert "SECRET" not in caplog.text
    assert [what for what, _ in damage(await house.store.house(GUILD) or {})] == [*told]


async def test_what_a_game_does_not_offer_any_more_is_no_damage(
    house: House, houses: Houses, caplog: pytest.LogCaptureFixture
) -> None:
    """A game, or an option of one: it stays as it was settled, in case it comes back."""
    stored: Options = {
        "chess": {"pawns": 7},
        "scouting": {"jokers": True},
        "unsortiert": {"chips": 2, "dice": 9},
    }
    await houses.change(GUILD)
    store(house, options=json.dumps(stored))
    assert HouseRules(options=stored) == await houses.rules(GUILD)
    await houses.choose(GUILD, "unsortiert", "chips", 3)
    assert (await houses.rules(GUILD)).options == {**stored, "unsortiert": {"chips": 3, "dice": 9}}
    assert caplog.messages == []


async def test_the_next_choice_makes_options_whole(
    house: House, houses: Houses, caplog: pytest.LogCaptureFixture
) -> None:
    """And keeps those that could be read."""
    await houses.change(GUILD)
    store(house, options=json.dumps({**GOOD, "unsortiert": {"chips": 6}}))
    await houses.choose(GUILD, "shithead", "glass_keeps_seven", value=False)
    caplog.clear()
    expected = {"shithead": {"glass_keeps_seven": False}, "chess": GOOD["chess"]}
    assert HouseRules(options=expected) == await houses.rules(GUILD)
    assert caplog.messages == []


_NAMES = st.sampled_from(["unsortiert", "shithead", "chips", "glass_keeps_seven"])

RUBBISH: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(_NAMES | st.text(), parts, max_size=3),
    max_leaves=12,
)


@given(stored=RUBBISH.map(json.dumps) | st.text() | st.binary() | st.none() | st.integers())
@settings(max_examples=300, deadline=None)
def test_whatever_is_stored_for_options_only_what_may_be_settled_is_read(stored: object) -> None:
    """Nothing fails, a game can be played with all of it, and what was read is read again without damage."""
    options, _ = looked_through(stored)
    for key, chosen in options.items():
        offered = GAMES[key].choosable if key in GAMES else {}
        assert chosen
        assert all(type(value) in {bool, int} for value in chosen.values())
        assert all(is_offered(offered[name], chosen[name]) for name in chosen.keys() & offered.keys())
    assert looked_through(json.dumps(options)) == (options, ())
