"""What a joker was called is kept: through what others do and through restarts, whichever reading it was."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, House

from bot.table import Stage, Table
from engine.registry import GAMES
from engine.unsortiert.moves import Play

GAME = GAMES["unsortiert"]


def _readings(table: Table) -> list[Play]:
    """The legal plays of cards that can be called in more than one way."""
    plays = [
        move
        for seat in table.decisions
        for move in GAME.legal_moves(table.state, seat)
        if isinstance(move, Play)
    ]
    groups = [(play.start, play.length) for play in plays]
    return [play for play, group in zip(plays, groups, strict=True) if groups.count(group) > 1]


def _acts(table: Table) -> list[tuple[Any, ...]]:
    """What lies of this round and of the one before."""
    view = GAME.view(table.state, None)
    last = () if view.last_round is None else view.last_round.acts
    return [(act.seat, act.kind, act.number) for act in (*last, *view.acts) if "X" in act.cards]


@pytest.mark.parametrize("which", range(3))
async def test_what_a_joker_was_called_outlives_what_others_do_and_restarts(
    tmp_path: Path, which: int
) -> None:
    """As long as it can be seen it is told as it was announced, and it is that which is to be beaten."""
    house = await House(tmp_path / "tables.db").open()
    outlived = 0
    for channel in count(1):
        table = await house.game(ANNA, BEN, CARLA, channel=channel, game="unsortiert", chips=1)
        while outlived < 12 and table.stage is not Stage.ENDED:
            readings = _readings(table)
            if not readings:
                table = await house.play_on(table)
                continue
            called, (seat,) = readings[which * len(readings) // 3], table.decisions
            table = await house.play_on(table, lambda _, called=called: called)  # type: ignore[misc]
            said = (seat, called.kind, called.number)
            best = GAME.view(table.state, None).best
            assert best is None or best.seat != seat or (best.kind, best.number) == said[1:]
            for _ in range(2):
                deal = table.deals
                assert said in _acts(table)
                await house.restart()
                assert said in _acts(await house.tables.get(table.id))
                outlived += 1
                table = await house.play_on(table)
                if table.deals != deal or table.stage is Stage.ENDED or said not in _acts(table):
                    break
        if outlived >= 12:
            break
    await house.store.close()
