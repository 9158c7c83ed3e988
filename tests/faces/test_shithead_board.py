"""The board of Shithead: all that a spectator may know, nothing else, in words that are true."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import content, controls, facts, payload
from shithead_positions import GAME, played, states
from shithead_table import FACE, FRIENDS, PICTURED, cards, holding, state
from shithead_unseen import unseen

from bot.notes import Happening, Note
from bot.table import Person
from bot.texts import languages, texts
from cogs.faces.face import Presence
from engine.shithead.state import State
from engine.shithead.view import Act, Deed, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

ACTS = (
    Act(3, Deed.BLIND, cards("9H"), 0, 0, (), out=True),
    Act(0, Deed.BLIND, cards("4D"), 5, 0, (), out=False),
    Act(1, Deed.HAND, cards("10C"), 0, 1, (), out=False),
    Act(1, Deed.HAND, cards("8D 8S"), 0, 0, (2, 0), out=False),
    Act(1, Deed.TAKE, (), 2, 0, (), out=False),
    Act(2, Deed.OPEN, cards("9C 9D"), 0, 0, (), out=False),
)


def view(**told: Any) -> View:
    """Anna is to play on two nines; the computer is out; what came before is in `ACTS`."""
    own = holding("3H QS", "KS 10H AH", "4S 5S 6D")
    shown: View = GAME.view(state(own, "9C 9D", "2C", acts=ACTS, burnt=cards("10C"), **told), None)
    return shown


EXPECTED = {
    "en": """\
### Shithead
-# Stock 1 · Burnt 1
**Anna** is to play.
➤ **Anna** · Host
-# 2 cards · Face up: `10♥` `K♠` `A♥` · 3 face down
**Ben**
-# 2 cards · Face up: `10♦` `J♠` `A♠` · 3 face down
**Cleo**
-# 2 cards · Face up: `2♥` `K♣` · 1 face down
**Computer 1**
-# Out, 1st place
**9 or higher** must follow.
Pile (2): `9♣` `9♦`
Cleo: `9♣` `9♦` (face up)
-# Before: Computer 1: `9♥` (face down), out (1st place) · Anna: flips `4♦`, which does not fit, and takes \
5 cards · Ben: `10♣`, 1 card burns · Ben: `8♦` `8♠`, Cleo and Anna are skipped · Ben: takes the pile \
(2 cards)""",
    "de": """\
### Shithead
-# Ziehstapel 1 · Verbrannt 1
**Anna** ist dran.
➤ **Anna** · Gastgeber
-# 2 Karten · Offen: `10♥` `K♠` `A♥` · 3 verdeckt
**Ben**
-# 2 Karten · Offen: `10♦` `B♠` `A♠` · 3 verdeckt
**Cleo**
-# 2 Karten · Offen: `2♥` `K♣` · 1 verdeckt
**Computer 1**
-# Fertig, 1. Platz
**9 oder höher** muss folgen.
Stapel (2): `9♣` `9♦`
Cleo: `9♣` `9♦` (offen)
-# Davor: Computer 1: `9♥` (verdeckt), fertig (1. Platz) · Anna: deckt `4♦` auf, was nicht passt, \
und nimmt 5 Karten · Ben: `10♣`, 1 Karte verbrannt · Ben: `8♦` `8♠`, Cleo und Anna setzen aus · Ben: \
nimmt den Stapel (2 Karten)""",
}


@EVERY_LANGUAGE
def test_the_board_of_shithead_tells_the_whole_story(language: str) -> None:
    """Turn, seats, what counts, the pile, and what happened lately, in both languages."""
    assert content(FACE.board(texts(language), FRIENDS, view())) == EXPECTED[language]


def test_the_board_of_shithead_offers_no_move() -> None:
    """A public message carries verbs only."""
    whats = [one.what for one in controls(FACE.board(texts("en"), FRIENDS, view()))]
    assert whats == ["my-hand", "rules", "more"]


def choosing() -> View:
    """Anna and Cleo still choose."""
    shown: View = replace(GAME.view(played(4, 1, 0), None), choosing=(0, 2))
    return shown


@pytest.mark.parametrize(
    ("language", "whose", "chosen"),
    [
        ("en", "**Anna and Cleo** are choosing which three of their cards lie face up.", "has chosen"),
        ("de", "**Anna und Cleo** wählen, welche drei ihrer Karten offen liegen.", "hat gewählt"),
    ],
)
def test_while_open_cards_are_chosen_all_are_named_who_still_choose(
    language: str, whose: str, chosen: str
) -> None:
    """And marked; the others have chosen."""
    lines = content(FACE.board(texts(language), FRIENDS, choosing())).splitlines()
    assert whose in lines
    marked = [line.removeprefix("➤ ")[:6] for line in lines if line.startswith("➤")]
    assert marked == ["**Anna", "**Cleo"]
    assert [line.endswith(chosen) for line in lines if line.startswith("-# 3")] == [False, True, False, True]


def test_the_shuffle_is_promised_until_the_first_card_is_played() -> None:
    """Later it stands under More alone."""
    told = replace(FRIENDS, commitment="c0de" * 16)
    assert "c0de" in content(FACE.board(texts("en"), told, choosing()))
    assert "c0de" not in content(FACE.board(texts("en"), told, view()))
    assert "c0de" in content(FACE.more(texts("en"), told, view()))


@pytest.mark.parametrize(
    ("keeps", "board", "more"),
    [
        (
            True,
            "When a 3 lies on a 7, 7 or lower follows",
            "**A rule of this table:** after a 3 on a 7 the next player must still play 7 or lower.",
        ),
        (False, "", "After a 3 on a 7 the 7 counts like any other card: the next player plays 7 or higher."),
    ],
)
def test_a_rule_of_the_table_is_told_on_the_board(board: str, more: str, *, keeps: bool) -> None:
    """More tells it of every table."""
    shown = view(keeps=keeps)
    for told in (FRIENDS, PICTURED):
        said = content(FACE.board(texts("en"), told, shown))
        assert ("When a 3 lies on a 7" in said) == keeps
        assert board in said
    assert more in content(FACE.more(texts("en"), FRIENDS, shown))


def test_who_has_the_lowest_card_is_named_before_they_play() -> None:
    """Not which it is, as long as it is in their hand."""
    begun = played(4, 1, 4)
    shown = GAME.view(begun, None)
    assert shown.turns == 0
    said = content(FACE.board(texts("en"), FRIENDS, shown))
    assert "has the lowest card and starts." in said
    opening = begun.standing.opening
    assert opening is not None
    assert opening.start is not None
    lying = {card for row in shown.open for card in row}
    assert opening.start not in lying


def test_deadlines_and_who_ran_out_of_time_are_told() -> None:
    """As on every board."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    said = content(FACE.board(texts("en"), replace(FRIENDS, deadline=noon, late=(1,)), view()))
    assert f"<t:{int(noon.timestamp())}:R>" in said
    assert "Ben ran out of time, so the computer moved." in said


def busy(players: int, **told: Any) -> Any:
    """Facts of which there could not be more: everybody away, every computer's seat asked for."""
    base = facts(players, game="shithead")
    asker = Person(10**18, "*" * 32)
    sitters = tuple(
        replace(sitter, wish=asker) if sitter.computer else replace(sitter, presence=Presence.AWAY)
        for sitter in base.sitters
    )
    sitters = tuple(
        replace(sitter, computer=True, wish=asker) if seat else sitter for seat, sitter in enumerate(sitters)
    )
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    note = Note(Happening.SEATED, noon, by="*" * 32, whom="*" * 32, moderator=True, to="*" * 32)
    more = {
        "deadline": noon,
        "late": tuple(range(players)),
        "commitment": "f" * 64,
        "notes": (note,) * 3,
        **told,
    }
    return replace(base, sitters=sitters, **more)


@EVERY_LANGUAGE
@SLOW
@given(state=states(), pictures=st.booleans())
def test_every_board_of_shithead_keeps_the_limits(language: str, state: State, *, pictures: bool) -> None:
    """At any moment of any game, with the nastiest of names and every fact there can be."""
    shown, told = GAME.view(state, None), busy(state.options.players, pictures=pictures)
    for message in (FACE.board, FACE.more, FACE.result):
        assert_within_limits(message(texts(language), told, shown))


@SLOW
@given(states(), st.integers(0, 2**32), st.booleans())
def test_states_of_shithead_that_differ_only_in_hidden_cards_have_the_same_board(
    state: State,
    seed: int,
    pictures: bool,  # noqa: FBT001 - as hypothesis gives it
) -> None:
    """Hands, blind cards, choices and the stock leave no trace in public: not in words, not in ids."""
    told = facts(state.options.players, game="shithead", pictures=pictures)
    views = [GAME.view(each, None) for each in (state, unseen(state, None, seed))]
    for message in (FACE.board, FACE.more, FACE.result):
        one, other = (payload(message(texts("de"), told, shown)) for shown in views)
        assert one == other


@SLOW
@given(states(), st.integers(0, 2**32))
def test_a_hand_of_shithead_tells_nothing_of_other_hands(state: State, seed: int) -> None:
    """Nor of blind cards, one's own too; a hint neither."""
    told = facts(state.options.players, game="shithead")
    for seat in range(state.options.players):
        views = [GAME.view(each, seat) for each in (state, unseen(state, seat, seed))]
        for step in ("hand", "hint"):
            one, other = (payload(FACE.panel(texts("en"), told, shown, step)) for shown in views)
            assert one == other
