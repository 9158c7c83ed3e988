"""Hands of Scouting in Discord: moves in several steps, and what is drawn anew while others play."""

from typing import Any

import pytest
from world import Somebody, World

from bot.table import Table
from engine.registry import GAMES
from engine.scouting.moves import Scout, ScoutShow
from engine.scouting.view import View

CALLBACK = "POST /interactions/*/*/callback"
BOARD = "PATCH /channels/*/messages/*"
HAND = "PATCH /webhooks/*/*/messages/*"


async def begun(world: World, **choices: Any) -> list[Somebody]:
    """Anna, Ben and Cleo in a game that has just begun; nobody is called when it is their turn."""
    await world.bot.parts.houses.change(world.guild.id, turn_after=None)
    people = [world.somebody(name) for name in ("Anna", "Ben", "Cleo")]
    await people[0].slash("scouting", **choices)
    for one in people[1:]:
        await one.press("join")
    await people[0].press("start")
    return people


def moves(table: Table, kind: type[Any]) -> list[Any]:
    """The legal moves of a kind for whose turn it is."""
    (seat,) = table.decisions
    return [move for move in view_of(table, seat).legal if isinstance(move, kind)]


def view_of(table: Table, seat: int) -> View:
    """What a seat sees."""
    view: View = GAMES["scouting"].view(table.state, seat)
    return view


async def test_a_scouted_card_takes_its_place_in_two_taps(world: World) -> None:
    """The end, then the place: a callback each, and only the second one changes the board."""
    anna, ben, _ = await begun(world)
    await anna.tap("show:0+1")
    await ben.press("my-hand")
    stands, before = await world.table(), len(world.requests())
    await ben.tap("scout:L")
    assert await world.table() == stands
    assert world.requests()[before:] == [CALLBACK]
    assert "where to?" in ben.sees().text
    await ben.tap("scout:L:3")
    after = await world.table()
    card = view_of(stands, 1).show[0]
    assert view_of(after, 1).hand[3] == card
    assert world.requests()[before + 1 :].count(CALLBACK) == 1
    assert world.requests()[before + 1 :].count(BOARD) == 1


async def test_scout_and_show_is_one_move_at_the_end_of_three_steps(world: World) -> None:
    """Before the last of them nothing has happened, for nobody; then both has."""
    anna, ben, _ = await begun(world)
    await anna.tap("show:0+1")
    await ben.press("my-hand")
    stands = await world.table()
    move = moves(stands, ScoutShow)[0]
    for step in ("both", f"both:L:{move.place}"):
        await ben.tap(step)
        assert await world.table() == stands
    await ben.tap(str(move))
    after = view_of(await world.table(), 1)
    assert after.markers == (True, False, True)
    assert (after.owner, len(after.show)) == (1, move.length)
    assert after.points[0] == 1
    assert "Scout & Show with" in world.board().text


async def test_a_half_done_choice_survives_a_restart_as_nothing(world: World) -> None:
    """Its buttons go on where they were, and until the last one nothing has happened."""
    anna, ben, _ = await begun(world)
    await anna.tap("show:0+1")
    await ben.press("my-hand")
    stands = await world.table()
    move = moves(stands, ScoutShow)[0]
    await ben.tap("both")
    await world.restart()
    assert (await world.table()).state == stands.state
    await ben.tap(f"both:L:{move.place}")
    await world.restart()
    await ben.tap(str(move))
    assert view_of(await world.table(), 1).owner == 1


async def test_a_late_step_shows_how_things_stand(world: World) -> None:
    """A half-done choice of an earlier turn is nothing."""
    anna, ben, _ = await begun(world)
    await anna.tap("show:0+1")
    await ben.press("my-hand")
    decision = (await world.table()).decisions[1]
    await ben.tap("scout:L")
    await ben.tap("scout:L:0")
    stands = await world.table()
    await world.answered(world.sent(ben.member, ben.panel, f"1:{stands.id}:{decision}:both:L:0"))
    assert await world.table() == stands
    assert "earlier moment" in ben.sees().text
    assert "The others are playing" in ben.sees().text


async def test_a_scouted_card_has_only_the_owners_open_hand_drawn_anew(world: World) -> None:
    """Who has got a point sees it; requests are scarce, and nothing else that is told has changed."""
    anna, ben, cleo = await begun(world)
    await cleo.press("my-hand")
    await anna.tap("show:0+1")
    assert "You have 0 points" in anna.sees().text
    await ben.press("my-hand")
    await ben.tap("scout:L")
    before = len(world.requests())
    await ben.tap("scout:L:0")
    await world.env.advance_time(1)
    assert "You have 1 point" in anna.sees().text
    redrawn = world.requests()[before:].count(HAND)
    assert redrawn == 2  # Anna's for her point, Cleo's for her turn
    assert "Your turn" in cleo.sees().text


async def test_a_new_show_is_told_on_the_open_hand_of_whose_turn_it_is(world: World) -> None:
    """Those who wait read nothing that the next move would make wrong."""
    anna, ben, cleo = await begun(world)
    await anna.tap("show:0+1")
    await anna.press("my-hand")
    await cleo.press("my-hand")
    await ben.press("my-hand")
    move = moves(await world.table(), ScoutShow)[0]
    for step in ("both", f"both:L:{move.place}", str(move)):
        await ben.tap(step)
    await world.env.advance_time(1)
    for one in (anna, ben):
        assert "The others are playing." in one.sees().text
        assert "by Ben" not in one.sees().text
    assert "by Ben" in cleo.sees().text
    assert "Your turn" in cleo.sees().text


@pytest.mark.parametrize(
    ("locale", "said"), [("de", "Du beginnst den Durchgang"), ("fr", "You start the deal")]
)
async def test_a_hand_is_in_its_readers_language(world: World, locale: str, said: str) -> None:
    """Where a language is not there, in English."""
    await world.bot.parts.houses.change(world.guild.id, turn_after=None)
    anna = world.somebody("Anna", locale=locale)
    await anna.slash("scouting", computers=2)
    await anna.press("start")
    assert said in anna.sees().text


async def test_the_chequered_cards_can_be_chosen(world: World) -> None:
    """They are numbers without suits, in the hand and on the board."""
    anna, *_ = await begun(world, cards="krass")
    assert not set("♠♥♦♣") & set(anna.sees().text)
    await anna.tap("show:0+1")
    assert not set("♠♥♦♣") & set(world.board().text)
    assert (await world.table()).choices.face == "krass"


async def test_of_a_scouted_card_the_place_is_nobodys_business(world: World) -> None:
    """Which card it was everybody reads; where it went is in no public message and no public button."""
    anna, ben, _ = await begun(world)
    await anna.tap("show:0+1")
    await ben.press("my-hand")
    place = moves(await world.table(), Scout)[-1].place
    await ben.tap("scout:L")
    await ben.tap(f"scout:L:{place}")
    board = world.board()
    assert "Ben: scouts" in board.text
    assert board.whats == {"my-hand", "rules", "more"}
