"""What servers settle for their tables: kept, read strictly, and in nobody's way when it is damaged."""

import asyncio
import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import fields, replace
from typing import Any

import pytest
from house import House
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.choices import Pace
from bot.house_options import Options, looked_through
from bot.house_rules import MOST_CHANNELS, HouseRules, Houses, damage
from bot.store import StoreBusy
from bot.store.schema import HOUSES
from bot.texts import languages
from engine.chosen import is_offered
from engine.game import AnyGame, BadOption
from engine.registry import GAMES

GUILD, OTHER = 11, 12

EVERYTHING: Mapping[str, Any] = {
    "locale": "de",
    "pace": Pace.DAY,
    "options": {"unsortiert": {"chips": 5}},
    "turn_after": None,
    "hints": False,
    "computers": False,
    "channels": frozenset({3, 2**63 - 1}),
}


@pytest.fixture
def houses(house: House) -> Houses:
    """The service on a new database."""
    return Houses(house.store)


def store(house: House, **columns: object) -> None:
    """Write columns of the server's row as no version of the bot does."""
    with closing(sqlite3.connect(house.path)) as database, database:
        for column, value in columns.items():
            database.execute(f"UPDATE houses SET {column} = ? WHERE guild_id = {GUILD}", (value,))  # noqa: S608 - names of columns


async def test_a_server_that_settles_nothing_has_the_defaults(houses: Houses) -> None:
    """Twenty seconds until the turn message, everything allowed, everywhere."""
    assert HouseRules(None, Pace.NONE, {}, 20, True, True, frozenset()) == await houses.rules(GUILD)


def test_every_column_is_read() -> None:
    """Each holds a rule, but for whose they are and whether they were greeted."""
    assert {*EVERYTHING, "guild_id", "greeted"} == {*HOUSES.columns.keys()}
    assert {*EVERYTHING} == {field.name for field in fields(HouseRules)}


@pytest.mark.parametrize("field", EVERYTHING)
async def test_what_is_settled_holds_alone_and_after_a_restart(house: House, field: str) -> None:
    """All else stays as it was, also in another server."""
    expected = replace(HouseRules(), **{field: EVERYTHING[field]})
    assert expected == await Houses(house.store).change(GUILD, **{field: EVERYTHING[field]})
    await house.restart()
    houses = Houses(house.store)
    assert expected == await houses.rules(GUILD)
    assert HouseRules() == await houses.rules(OTHER)


async def test_everything_can_be_settled_and_taken_back(houses: Houses) -> None:
    """One after the other; the last word holds."""
    for field, value in EVERYTHING.items():
        await houses.change(GUILD, **{field: value})
    assert HouseRules(**EVERYTHING) == await houses.rules(GUILD)
    for field in EVERYTHING:
        await houses.change(GUILD, **{field: getattr(HouseRules(), field)})
    assert HouseRules() == await houses.rules(GUILD)


async def test_two_who_settle_different_things_at_one_instant_both_do(houses: Houses) -> None:
    """No change is made from what somebody else is just changing."""
    await asyncio.gather(*(houses.change(GUILD, **{field: value}) for field, value in EVERYTHING.items()))
    assert HouseRules(**EVERYTHING) == await houses.rules(GUILD)


OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        key: st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in game.choosable.items()}
        )
        for key, game in GAMES.items()
    },
).map(lambda options: {key: chosen for key, chosen in options.items() if chosen})
"""What can be settled of the games."""


@given(
    rules=st.builds(
        HouseRules,
        locale=st.sampled_from([None, "de", "pt-BR", "zh-Hant-TW"]),
        pace=st.sampled_from(Pace),
        options=OPTIONS,
        turn_after=st.none() | st.integers(0, 3600),
        hints=st.booleans(),
        computers=st.booleans(),
        channels=st.frozensets(st.integers(1, 2**63 - 1), max_size=MOST_CHANNELS),
    )
)
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_all_that_can_be_settled_comes_back_as_it_was(houses: Houses, rules: HouseRules) -> None:
    """Whatever it is."""
    fields = {name: getattr(rules, name) for name in EVERYTHING}
    assert rules == await houses.change(GUILD, **fields)
    assert rules == await houses.rules(GUILD)


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


DAMAGE: Mapping[str, tuple[str, object]] = {
    "a language that is none": ("locale", "../en"),
    "a language too long": ("locale", "de-ABCDEFGHIJ"),
    "a language of bytes": ("locale", b"de"),
    "a pace that is none": ("pace", "hour"),
    "no pace": ("pace", 5),
    "options that are no JSON": ("options", "many"),
    "options as a list": ("options", "[5]"),
    "an option that is a text": ("options", '{"unsortiert": {"chips": "5"}}'),
    "no chips at all": ("options", '{"unsortiert": {"chips": 0}}'),
    "too many chips": ("options", '{"unsortiert": {"chips": 6}}'),
    "chips that are true": ("options", '{"unsortiert": {"chips": true}}'),
    "seconds below zero": ("turn_after", -1),
    "a fraction of a second": ("turn_after", 1.5),
    "a year of seconds": ("turn_after", 31_536_000),
    "hints that are neither": ("hints", 2),
    "hints as a text": ("hints", "yes"),
    "computers that are neither": ("computers", -1),
    "channels that are no JSON": ("channels", "[1,"),
    "channels as an object": ("channels", "{}"),
    "a channel that is a text": ("channels", '["1"]'),
    "a channel below one": ("channels", "[0]"),
    "a channel that is true": ("channels", "[true]"),
    "too many channels": ("channels", json.dumps([*range(1, MOST_CHANNELS + 2)])),
}


@pytest.mark.parametrize("damaged", DAMAGE.values(), ids=DAMAGE)
async def test_of_what_is_damaged_the_default_holds(
    house: House, houses: Houses, caplog: pytest.LogCaptureFixture, damaged: tuple[str, object]
) -> None:
    """All else holds as it was settled; the log names the column and the server, and not what lies there."""
    await houses.change(GUILD, **EVERYTHING)
    column, value = damaged
    store(house, **{column: value})
    assert replace(HouseRules(**EVERYTHING), **{column: getattr(HouseRules(), column)}) == await houses.rules(
        GUILD
    )
    (line,) = caplog.messages
    assert f"server {GUILD}" in line
    assert column in line
    assert str(value) not in line


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


async def test_a_change_makes_what_was_damaged_whole(
    house: House, houses: Houses, caplog: pytest.LogCaptureFixture
) -> None:
    """So that the log is quiet again, and what could be read is not lost."""
    await houses.choose(GUILD, "unsortiert", "chips", 4)
    store(house, pace="x", channels="x", hints="x")
    await houses.change(GUILD, computers=False)
    caplog.clear()
    assert HouseRules(options={"unsortiert": {"chips": 4}}, computers=False) == await houses.rules(GUILD)
    assert caplog.messages == []


async def test_a_server_is_greeted_once(house: House) -> None:
    """Also across a restart, and each server for itself."""
    houses = Houses(house.store)
    assert [await houses.greet(GUILD), await houses.greet(GUILD)] == [True, False]
    await house.restart()
    houses = Houses(house.store)
    assert [await houses.greet(GUILD), await houses.greet(OTHER)] == [False, True]


async def test_of_many_first_tables_at_one_instant_one_is_the_first(houses: Houses) -> None:
    """The writer sees to it."""
    assert sorted(await asyncio.gather(*(houses.greet(GUILD) for _ in range(20)))) == [False] * 19 + [True]


async def test_what_was_settled_before_the_first_table_stays(houses: Houses) -> None:
    """And greeting settles nothing; nor does a change greet, or greet anew."""
    await houses.choose(GUILD, "unsortiert", "chips", 2)
    assert await houses.greet(GUILD)
    assert HouseRules(options={"unsortiert": {"chips": 2}}) == await houses.rules(GUILD)
    await houses.choose(GUILD, "unsortiert", "chips", 3)
    assert not await houses.greet(GUILD)
    assert await houses.greet(OTHER)
    assert HouseRules() == await houses.rules(OTHER)


@pytest.mark.parametrize("value", [2, -1, "x", b"x"])
async def test_a_damaged_note_of_a_greeting_greets_nobody_anew(
    house: House, houses: Houses, value: object
) -> None:
    """Better once too seldom than at every table."""
    await houses.change(GUILD)
    store(house, greeted=value)
    assert not await houses.greet(GUILD)


async def test_what_cannot_be_written_does_not_hold(tmp_path: Any) -> None:
    """While another program holds the database the old rules are read, and the change is refused."""
    house = await House(tmp_path / "busy.db", busy_timeout=0.05).open()
    houses = Houses(house.store)
    await houses.choose(GUILD, "unsortiert", "chips", 1)
    with closing(sqlite3.connect(house.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            await houses.choose(GUILD, "unsortiert", "chips", 2)
        assert HouseRules(options={"unsortiert": {"chips": 1}}) == await houses.rules(GUILD)
        other.execute("ROLLBACK")
    await houses.change(GUILD, hints=False)
    assert HouseRules(options={"unsortiert": {"chips": 1}}, hints=False) == await houses.rules(GUILD)
    await house.store.close()


def test_a_language_that_is_not_on_offer_any_more_is_none() -> None:
    """It stays stored, so that it is back with its file."""
    assert [HouseRules(locale=code).language for code in languages()] == [*languages()]
    assert HouseRules(locale="xx").language is None
    assert HouseRules().language is None
