"""The last moves of a round, a deal or a game arrive together, or two who open a table: all happens once."""

import asyncio
from collections.abc import Callable

import pytest
from evening import play_on, playing
from line import Gate
from world import Somebody, World

from bot.table import Stage, Table
from engine.registry import GAMES
from engine.unsortiert.view import Phase

GAME = GAMES["unsortiert"]

Ends = Callable[[Table, object], bool]


def _ends_round(before: Table, after: object) -> bool:
    view, then = GAME.view(before.state, None), GAME.view(after, None)
    return then.phase is Phase.PLAY and bool(view.acts) and not then.acts


def _ends_deal(_: Table, after: object) -> bool:
    return GAME.deck(after) is not None


def _ends_game(_: Table, after: object) -> bool:
    return GAME.outcome(after) is not None


async def _ending(world: World, people: list[Somebody], ends: Ends) -> tuple[Somebody, str]:
    """Who has a move that ends it, and its address; everybody has played on until there was one."""

    def found(table: Table) -> str:
        seats = [seat for seat in table.decisions if table.seats[seat].user_id is not None]
        for seat in seats:
            for move in GAME.legal_moves(table.state, seat):
                if ends(table, GAME.apply(table.state, seat, move)[0]):
                    return f"{seat} 1:{table.id}:{table.decisions[seat]}:{move}"
        return ""

    await play_on(world, people, until=lambda table: table.stage is Stage.ENDED or bool(found(table)))
    table = await world.table()
    seat, address = found(table).split(" ", 1)
    who = next(one for one in people if one.id == table.seats[int(seat)].user_id)
    await who.slash("hand")
    return who, address


@pytest.mark.parametrize("ends", [_ends_round, _ends_deal, _ends_game])
async def test_moves_that_end_something_at_one_instant_end_it_once(world: World, ends: Ends) -> None:
    """Three clicks on the last move: one counts; one result, one fresh board, one opener, one transcript."""
    people = await playing(world, "Anna", "Ben", "Cleo", chips="1")
    who, address = await _ending(world, people, ends)
    before, shown = await world.table(), len(world.said())
    await world.answered(*[world.sent(who.member, who.panel, address) for _ in range(3)])
    after = await world.bot.parts.tables.get(before.id)
    dealt = after.deals - before.deals
    assert after.revision == before.revision + 1 + dealt
    assert len(after.decisions) == (0 if after.stage is Stage.ENDED else 1)
    assert len(world.said()) == shown + (1 if after.stage is Stage.ENDED else dealt)
    over = f"Deal {before.deals} is over"
    ended = dealt or after.stage is Stage.ENDED
    assert sum(over in said.text for said in world.said()) == (1 if ended else 0)


async def test_two_who_open_a_table_at_one_instant_get_one_and_the_other_a_link_to_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while the message to which it leads is still on its way."""
    anna, ben, gate = world.somebody("Anna"), world.somebody("Ben"), Gate()
    monkeypatch.setattr(world.bot.http, "send_message", gate.before(world.bot.http.send_message))
    gate.shut()
    first = world.forged(anna.member, "unsortiert")
    second = world.forged(ben.member, "unsortiert")
    await gate.waiting.wait()
    await asyncio.sleep(0.1)
    gate.open()
    opened, refused = await world.answered(first, second)
    (lobby,) = world.said()
    assert "The table is open:" in opened
    assert "already" in refused
    assert str(lobby.id) in refused
