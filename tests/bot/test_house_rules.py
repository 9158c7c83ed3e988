"""What servers settle for their tables: kept, read strictly, and in nobody's way when it is damaged."""

import asyncio
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import fields, replace
from typing import Any

import pytest
from house import House
from house_rows import GUILD, OTHER, store
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.choices import Pace
from bot.house_rules import MOST_CHANNELS, HouseRules, Houses
from bot.store import StoreBusy
from bot.store.schema import HOUSES
from bot.texts import languages
from engine.registry import GAMES

EVERYTHING: Mapping[str, Any] = {
    "locale": "de",
    "pace": Pace.DAY,
    "options": {"unsortiert": {"chips": 5}},
    "turn_after": None,
    "hints": False,
    "computers": False,
    "channels": frozenset({3, 2**63 - 1}),
}


async def test_a_server_that_settles_nothing_has_the_defaults(houses: Houses) -> None:
    """Twenty seconds until the turn message, everything allowed, everywhere."""
    assert HouseRules(None, Pace.NONE, {}, 20, True, True, frozenset()) == await houses.rules(GUILD)


def test_every_column_is_read() -> None:
    """Each holds a rule, but for whose they are."""
    assert {*EVERYTHING, "guild_id"} == {*HOUSES.columns.keys()}
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
