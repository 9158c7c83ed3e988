"""The choice of open cards in Shithead, which several people make at the same time."""

from collections.abc import Sequence
from typing import Any

import pytest
from hours import called, calls
from world import Somebody, World

from bot.table import Table, Waits
from engine.registry import GAMES
from engine.shithead.moves import Open
from engine.shithead.ranks import in_order
from engine.shithead.state import State
from engine.shithead.view import Phase, View

NAMES = ("Anna", "Ben", "Cleo", "Dan")
GAME = GAMES["shithead"]
HAND = "PATCH /webhooks/*/*/messages/*"


async def begun(world: World, turn_after: int | None = None, **choices: Any) -> list[Somebody]:
    """Four people whose game has just begun, each with their hand open."""
    await world.bot.parts.houses.change(world.guild.id, turn_after=turn_after)
    people = [world.somebody(name) for name in NAMES]
    await people[0].slash("shithead", **choices)
    for one in people[1:]:
        await one.press("join")
    await people[0].press("start")
    for one in people:
        await one.slash("hand")
    return people


def state_of(table: Table) -> State:
    """How the game stands."""
    state: State = table.state
    return state


def listed(names: Sequence[str]) -> str:
    """Names as a sentence begins with them."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


async def lay_open(somebody: Somebody, table: Table, *, last: int = 3) -> Open:
    """Somebody takes back what is selected, selects their last three cards, and is ready."""
    seat = table.seat_of(somebody.id)
    assert seat is not None
    own = state_of(table).held[seat]
    cards = in_order((*own.hand, *own.open))
    picked = [place for place, card in enumerate(cards) if card in own.open]
    wanted = [*range(len(cards))][-last:]
    for place in sorted({*picked} ^ {*wanted}):
        picked = sorted({*picked} ^ {place})
        await somebody.tap(f"pick:{''.join(map(str, picked))}")
    move = Open(tuple(cards[place] for place in wanted))
    await somebody.tap(str(move))
    return move


@pytest.mark.parametrize("order", ["0123", "3120", "2031"])
async def test_four_people_choose_in_any_order_with_a_restart_in_between(world: World, order: str) -> None:
    """Nobody makes another's panel stale; all see the choices when the last one is made."""
    people = await begun(world)
    dealt = state_of(await world.table())
    waiting, chosen = [*NAMES], {}
    for turn, seat in enumerate(map(int, order)):
        told = "are choosing which" if len(waiting) > 1 else "is still choosing which"
        assert f"{listed(waiting)} {told}" in world.board().text
        if turn == 2:
            await world.restart()
        chosen[seat] = await lay_open(people[seat], await world.table())
        waiting.remove(NAMES[seat])
        view: View = GAME.view((await world.table()).state, None)
        if waiting:
            assert view.open == tuple(own.open for own in dealt.held)
            assert "You have chosen" in people[seat].sees().text
            others = [people[NAMES.index(name)] for name in waiting]
            assert all("Which three cards" in other.sees().text for other in others)
    table = await world.table()
    assert GAME.view(table.state, None).open == tuple(chosen[seat].cards for seat in range(4))
    starter = NAMES[state_of(table).turn or 0]
    assert f"{starter} has the lowest card and starts." in world.board().text


async def test_a_hand_that_waits_is_not_drawn_anew_before_all_have_chosen(world: World) -> None:
    """Each choice costs its answer and the board; the last one an edit of every other open hand."""
    people = await begun(world)
    before = len(world.requests())
    for seat, one in enumerate(people[:3]):
        await lay_open(one, await world.table())
        await world.env.settle()
        for waiting in people[: seat + 1]:
            assert "The others are still choosing." in waiting.sees().text
    assert world.requests()[before:].count(HAND) == 0
    await lay_open(people[3], await world.table())
    await world.env.settle()
    assert world.requests()[before:].count(HAND) == 3
    turn = state_of(await world.table()).turn
    for seat, one in enumerate(people):
        assert ("You start" if seat == turn else "The others are playing.") in one.sees().text


async def test_the_computer_chooses_for_who_is_away_at_the_deadline(world: World) -> None:
    """All have the same time; whoever has chosen is not asked again, and the game goes on."""
    anna, _, cleo, dan = await begun(world, pace="minute")
    before = await world.table()
    await lay_open(cleo, before)
    await lay_open(anna, await world.table())
    assert (await world.table()).deadline == before.deadline
    greedy = GAME.players["greedy"]
    wanted = {seat: greedy(GAME.view(before.state, seat), None) for seat in (1, 3)}  # type: ignore[arg-type]
    await world.env.advance_time(62)
    table = await world.table()
    view: View = GAME.view(table.state, None)
    assert (view.phase, view.choosing) == (Phase.PLAY, ())
    assert [view.open[seat] for seat in wanted] == [move.cards for move in wanted.values()]
    assert [holder.missed for holder in table.seats] == [0, 1, 0, 1]
    assert table.waits is Waits.PEOPLE
    assert "Ben and Dan ran out of time, so the computer moved." in world.board().text
    await dan.tap("hand")
    assert (await world.table()).seats[3].missed == 0


async def test_all_who_still_choose_are_called_by_one_message(world: World) -> None:
    """Whoever has chosen before is not; it is gone when the last one has."""
    people = await begun(world, turn_after=20)
    await lay_open(people[1], await world.table())
    await world.env.advance_time(65)
    assert called(world) == sorted(people[seat].id for seat in (0, 2, 3))
    (said,) = calls(world)
    assert "it is your turn, each of you." in said.text
    for seat in (0, 2, 3):
        await lay_open(people[seat], await world.table())
    await world.env.settle()
    assert calls(world) == []


async def test_a_choice_is_made_once_however_often_ready_is_pressed(world: World) -> None:
    """Two clicks at one instant, and an old panel: the first one counts."""
    anna, *_ = await begun(world)
    table = await world.table()
    first, second = GAME.legal_moves(table.state, 0)[:2]
    asked = f"1:{table.id}:{table.decisions[0]}:"
    sent = [world.sent(anna.member, anna.panel, asked + str(move)) for move in (first, first, second)]
    await world.answered(*sent)
    after = await world.table()
    assert after.revision == table.revision + 1
    assert state_of(after).held[0].open == first.cards
