"""Whatever goes on in the background survives one exception, wherever it comes from, and is never lost."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from house import ANNA, BEN, CARLA, DAN, EVA, FRED, House
from logged import Errors
from ticks import Ticks

from bot.choices import Pace

ROOT = Path(__file__).parents[2]
MODULES = sorted(path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py"))

STEPS = ("due", "get", "beat", "resume", "guilds.lost", "guilds.gone", "expire", "remind", "act_for")
"""What the clock asks of the table service, each of which may raise."""


def _break_once(house: House, step: str, patch: pytest.MonkeyPatch) -> list[str]:
    """Have a step raise the first time it is asked for; gives a list that then has it in it."""
    *path, name = step.split(".")
    place: Any = house.tables
    for part in path:
        place = getattr(place, part)
    sound, broken = getattr(place, name), list[str]()

    def breaking(*args: Any, **kwargs: Any) -> Any:
        if not broken:
            broken.append(step)
            raise ZeroDivisionError(step)
        return sound(*args, **kwargs)

    patch.setattr(place, name, breaking)
    return broken


@pytest.mark.parametrize("step", STEPS)
async def test_the_clock_outlives_whatever_one_step_raises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """It is logged once; the deadlines of all tables, the one concerned too, are kept in the next rounds."""
    house = await House(tmp_path / "tables.db").open()
    errors = Errors()
    monkeypatch.setattr("bot.clock._LOG.handlers", [errors])
    games = [
        await house.game(ANNA, BEN, CARLA, channel=1, pace=Pace.MINUTE),
        await house.game(DAN, EVA, FRED, channel=2, pace=Pace.MINUTE),
    ]
    lobby = await house.lobby(ANNA, channel=3)
    ticks = Ticks(house)
    await ticks.start()
    broken = _break_once(house, step, monkeypatch)
    house.time.pass_by(hours=1)  # a jump: it counts for nobody
    await ticks.go_round()
    await ticks.let_pass(seconds=31)
    await ticks.let_pass(minutes=2)
    await ticks.let_pass(minutes=40)
    assert broken == [step]
    assert len(errors.lines) == 1
    for table in games:
        after = await house.tables.get(table.id)
        assert after.revision > table.revision
        assert after.late or after.rests
    assert (await house.tables.get(lobby.id)).ended is not None
    await ticks.clock.close()
    await house.store.close()


def _calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
            yield node


def _dropped(source: str) -> list[int]:
    """The lines on which a task is started that nothing refers to afterwards."""
    tree = ast.parse(source)
    started = [*_calls(tree, "create_task", "ensure_future")]
    kept = {
        id(value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.Await)
        for value in ast.walk(node)
    }
    return [call.lineno for call in started if id(call) not in kept]


def _deaf(source: str) -> list[int]:
    """The lines on which an endless loop begins that one exception would end."""
    loops = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and node.test.value
    ]
    return [loop.lineno for loop in loops if not any(isinstance(part, ast.Try) for part in loop.body)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_task_is_started_and_forgotten_and_no_endless_loop_is_without_a_net(path: Path) -> None:
    """The event loop itself keeps no task alive; a loop that ends would end what it looks after for good."""
    source = path.read_text()
    assert _dropped(source) == []
    assert _deaf(source) == []


def test_a_forgotten_task_and_a_loop_without_a_net_are_found() -> None:
    """The check itself is no empty promise."""
    assert _dropped("def f():\n    asyncio.create_task(g())") == [2]
    assert _dropped("def f():\n    task = asyncio.create_task(g())") == []
    assert _deaf("while True:\n    work()") == [1]
    assert _deaf("while True:\n    try:\n        work()\n    except Exception:\n        log()") == []
