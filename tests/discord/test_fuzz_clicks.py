"""Whatever is clicked, by whomever and wherever: one answer, no error, nothing but what is their right."""

from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from itertools import product
from typing import TypeAlias

import pytest
import pytest_asyncio
from bazaar import ABROAD, HERE, PRIVATE, SHOWING, Bazaar, Forged
from hypothesis import HealthCheck, event, example, given, settings
from hypothesis import strategies as st
from logged import Errors
from rights import VERBS, Asked, wrong, wrongly_opened
from simcord import Env
from stage import Clock, make_bot
from stalls import opened
from world import settle_in

from bot.table import Table
from cogs.ids import LONGEST, parse

CHANNEL_SELECT = 8
"""Chosen channels do not say what is done, they are what it is done with."""

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Mo")
"""A host, two at their tables, one who asks for a seat and rules abroad, one who rules at home."""

Change: TypeAlias = Callable[[Forged], Forged]

PLACES = (HERE, ABROAD, PRIVATE)

ODD = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=100))
JSON = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2)
)

NUMBERS = st.one_of(
    st.integers(0, 60).map(str),
    st.sampled_from(
        (
            "",
            "-1",
            "+1",
            "0",
            "00",
            "1.0",
            "1e3",
            "\N{ARABIC-INDIC DIGIT THREE}",
            "9" * 18,
            "9" * 19,
            "9" * 60,
            " 1",
        )
    ),
)
"""Of tables, decisions, seats and people."""

WORDS = st.sampled_from(
    [
        *VERBS,
        *SHOWING,
        "fresh-board",
        "keep",
        "mod-page",
        "choose",
        "page",
        "play",
        "take",
        "insert",
        "",
        "Join",
    ]
)

WHATS = st.builds(lambda word, rest: ":".join((word, *rest)), WORDS, st.lists(NUMBERS, max_size=3))
"""Verbs, steps and moves with any arguments."""

IDS = st.one_of(
    st.text(max_size=LONGEST),
    st.builds(
        lambda *parts: ":".join(parts)[:LONGEST],
        st.sampled_from(("1", "1", "1", "0", "2", "01", "\N{FULLWIDTH DIGIT ONE}", "v1", "")),
        NUMBERS,
        NUMBERS,
        WHATS,
    ),
)

CHOSEN: st.SearchStrategy[Mapping[str, object]] = st.one_of(
    st.just({}),
    st.builds(
        lambda values: {"values": values}, st.lists(st.one_of(WHATS, st.text(max_size=100)), max_size=3)
    ),
    st.builds(lambda values: {"values": values}, JSON),
)

DISGUISES: st.SearchStrategy[Mapping[str, object]] = st.fixed_dictionaries(
    {},
    optional={
        "flags": st.sampled_from((0, 64, 64 | 1 << 15)),
        "type": st.sampled_from((0, 7, 19, 20, 23, 99)),
        "content": st.text(max_size=20),
        "webhook_id": st.just("12345"),
    },
)

LACKS = st.frozensets(
    st.sampled_from(
        ("message", "permissions", "app_permissions", "guild_locale", "channel", "context", "entitlements")
    )
)

OVERWRITTEN = "has no uploaded file"
"""Said of a picture that is sent again, since a click that cannot be has put another page in its message: one
on somebody else's private page, or one that calls a public message private."""


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bazaar(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bazaar]:
    """Tables at every moment; each click leaves them as they were, so that all tests can have the same."""
    path, clock = tmp_path_factory.mktemp("bazaar") / "tables.db", Clock()
    bot = await make_bot(path, clock)
    env = clock.env = Env(bot)
    await env.start()
    yield await opened(settle_in(env, path, clock))
    await bot.close()
    await env.shutdown()
    assert not env.errors


def _with_part(number: int, part: str) -> Change:
    """Another part between two colons of the id."""

    def change(forged: Forged) -> Forged:
        parts = forged.said.split(":", 3)
        return replace(forged, custom_id=":".join((*parts[:number], part, *parts[number + 1 :]))[:LONGEST])

    return change


def _with_text(place: int, text: str) -> Change:
    """Another text instead of one character of the id."""

    def change(forged: Forged) -> Forged:
        said, at = forged.said, place % (len(forged.said) or 1)
        return replace(forged, custom_id=(said[:at] + text + said[at + 1 :])[:LONGEST])

    return change


def _with(**what: object) -> Change:
    """Something else about the click."""
    return lambda forged: replace(forged, **what)  # type: ignore[arg-type]


CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(_with_part, st.integers(0, 3), st.one_of(NUMBERS, WHATS)),
    st.builds(_with_text, st.integers(0, LONGEST), st.text(max_size=2)),
    st.builds(_with, custom_id=IDS),
    st.builds(_with, kind=st.integers(0, 30)),
    st.builds(_with, values=CHOSEN),
    st.builds(_with, disguise=DISGUISES),
    st.builds(_with, lacks=LACKS),
)
"""What may be different about a click from how an offer was meant."""


@given(
    pick=st.integers(0, 10**6),
    who=st.sampled_from(NAMES),
    place=st.sampled_from(PLACES),
    changes=st.lists(CHANGES, max_size=3),
)
@example(pick=664, who="Ben", place=HERE, changes=[_with_part(1, "0")])
@settings(
    max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # `errors`
async def test_every_click_of_any_shape_gets_one_answer_and_does_what_is_somebodys_right(  # noqa: PLR0913, PLR0917 - a click is all this
    bazaar: Bazaar, errors: Errors, pick: int, who: str, place: str, changes: list[Change]
) -> None:
    """Also clicks that no client would ever send; each comes upon the same tables."""
    forged = Forged(who, bazaar.offers[pick % len(bazaar.offers)], place)
    for change in changes:
        forged = change(forged)
    event("changed" if await _clicked(bazaar, errors, forged) else "not changed")


async def test_everything_on_offer_does_for_each_person_what_is_their_right(
    bazaar: Bazaar, errors: Errors
) -> None:
    """One offer of each kind at each table, tapped on by everybody."""
    kinds = {(offer.table, offer.what): offer for offer in bazaar.offers}
    changed = [
        offer.what
        for offer, who in product(kinds.values(), NAMES)
        if await _clicked(bazaar, errors, Forged(who, offer))
    ]
    assert {*changed} == {*VERBS, "play", "insert", "take"}


async def test_whatever_is_on_offer_does_from_elsewhere_no_more(bazaar: Bazaar, errors: Errors) -> None:
    """One offer of each kind, from another server and from a private talk, by a host and both who rule."""
    kinds = {offer.what: offer for offer in bazaar.offers}
    for offer, who, place in product(kinds.values(), ("Anna", "Dan", "Mo"), (ABROAD, PRIVATE)):
        await _clicked(bazaar, errors, Forged(who, offer, place))


async def test_a_move_that_answers_another_question_is_none(bazaar: Bazaar, errors: Errors) -> None:
    """Each from who is asked, one of each kind from everybody, for an earlier or a later decision."""
    moves = [offer for offer in bazaar.offers if offer.what in {"play", "insert", "take"}]
    kinds = {(offer.table, offer.what): offer for offer in moves}
    asked = {table.id: table.seats[seat].name for table in bazaar.tables for seat in table.asked}
    taps = [*((offer, asked[offer.table]) for offer in moves), *product(kinds.values(), NAMES)]
    for (offer, who), number in product(taps, (-1, 1)):
        forged = Forged(who, offer)
        said = parse(forged.said)
        assert said is not None
        change = _with_part(2, str(max(0, said.decision + number)))
        assert not await _clicked(bazaar, errors, change(forged))


async def _clicked(bazaar: Bazaar, errors: Errors, forged: Forged) -> bool:
    """Have a click arrive; gives whether it changed a table. Everything is as before in the end."""
    before = await bazaar.stands()
    record = await bazaar.send(forged)
    after, new = await bazaar.stands(), await bazaar.opened()
    if before != after or new is not None:
        bazaar.restore()
    assert bazaar.answers(record) == [f"POST /interactions/{record.id}/{record.token}/callback"], forged
    assert record.responded, forged
    logged, errors.lines = [line for line in errors.lines if OVERWRITTEN not in line], []
    assert not logged, forged
    asks = [_asked(bazaar, forged, was) for was in before]
    for asked, table in zip(asks, after, strict=True):
        assert not wrong(asked, table), forged
    assert new is None or not wrongly_opened(asks, new), forged
    changed = [table.revision for table in before] != [table.revision for table in after]
    return changed or new is not None


def _asked(bazaar: Bazaar, forged: Forged, table: Table) -> Asked:
    """What a click asks of one of the tables: nothing, where it is about another one."""
    said = parse(forged.said)
    values = forged.data.get("values")
    what = said.what if said is not None and said.table == table.id else ""
    if what and isinstance(values, list) and values and isinstance(values[0], str):
        what = what if forged.data["component_type"] == CHANNEL_SELECT else values[0]
    return Asked(
        table,
        bazaar.people[forged.who].id,
        0 if said is None else said.decision,
        what,
        bazaar.moderates(forged, table),
    )
