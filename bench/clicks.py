"""How many requests to Discord a click on a move costs, in a simulated Discord; knows no rule.

Run as ``python -m bench.clicks``. Somebody plays against three computer players; counted is all that the bot
asks of Discord from a click until it is at rest, while the computer players hold still. The click that ends a
game is left out: then the transcript is posted.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from simcord import ChannelHandle, Env, MemberActor, ResponseMessage

from bench import MISSED
from bot.app import Surroundings, build
from bot.playground.world import create
from bot.tables import Tables
from bot.texts import texts
from cogs.ids import parse

TARGET = 2
"""The callback and the board."""

MOVES = ("play:", "take:", "insert:")
STEPS = ("read:", "spare:")

Control = tuple[str, str | None]
"""The id of a button, or of a select with one of its options."""


def controls(parts: Sequence[dict[str, Any]]) -> Iterator[Control]:
    """What can be tapped on a message."""
    for part in parts:
        yield from controls(part.get("components", []))
        yield from ((part["custom_id"], option["value"]) for option in part.get("options", []))
        if "custom_id" in part and "options" not in part and not part.get("disabled"):
            yield part["custom_id"], None


def said(control: Control) -> str:
    """What a control says when it is tapped."""
    custom_id, value = control
    address = parse(custom_id)
    return value or (address.what if address else "")


class Visitor:
    """Somebody who always takes the first thing that the private panel offers."""

    def __init__(self, env: Env, channel: ChannelHandle, member: MemberActor) -> None:
        self.env = env
        self.channel = channel
        self.member = member

    async def sit_down(self) -> ResponseMessage | None:
        """Open a table with three computer players and start the game; gives the private panel."""
        await self.member.slash(self.channel, "unsortiert", computers=3)
        lobby = self.channel.history()[-1]
        start = next(one for one in controls(self._parts(lobby.id)) if said(one) == "start")
        return (await self.member.click(lobby, custom_id=start[0])).response

    async def tap(self, panel: ResponseMessage) -> tuple[str, int] | None:
        """Tap the first move or step; gives what it was and how many requests it cost, or None for none."""
        offered = controls(self._parts(panel.id))
        control = next((one for one in offered if said(one).startswith(MOVES + STEPS)), None)
        if control is None:
            return None
        before = len(self.env.http_requests)
        custom_id, value = control
        if value is None:
            await self.member.click(panel, custom_id=custom_id)
        else:
            await self.member.select(panel, [value], custom_id=custom_id)
        return said(control), len(self.env.http_requests) - before

    def _parts(self, message: int) -> list[dict[str, Any]]:
        return self.env.backend.get_message(self.channel.id, message).components


async def count(tables: Tables, env: Env, visitor: Visitor, moves: int) -> Counter[int]:
    """How many clicks on moves cost how many requests, over games until there are so many."""
    costs: Counter[int] = Counter()
    panel = None
    while costs.total() < moves:
        if panel is None:
            panel = await visitor.sit_down()
        elif (tapped := await visitor.tap(panel)) is None:
            await env.advance_time(1)
        elif await tables.at(visitor.channel.id) is not None and tapped[0].startswith(MOVES):
            costs[tapped[1]] += 1
        if await tables.at(visitor.channel.id) is None:
            panel = None
    return costs


async def measure(moves: int = 60) -> Counter[int]:
    """Play in a folder that is soon gone again."""

    async def pause(seconds: float) -> None:
        await env.external_wait(asyncio.sleep(seconds), reason="time passes when we say so")

    chance = Random(1)  # noqa: S311 - a benchmark keeps no secret
    around = Surroundings(pause=pause, chance=chance, entropy=lambda: chance.randbytes(32))
    with TemporaryDirectory(prefix="bench-") as folder:
        bot = await build(str(Path(folder) / "clicks.db"), around)
        env = Env(bot)
        world = create(env, texts("en"), "en")
        await env.start()
        try:
            return await count(bot.parts.tables, env, Visitor(env, world.channel, world.people[0]), moves)
        finally:
            await bot.close()
            await env.shutdown()


def main() -> None:
    """Print the counts; exit status `MISSED` when a click costs more than the target."""
    costs = asyncio.run(measure())
    total = sum(cost * times for cost, times in costs.items())
    spread = ", ".join(f"{cost}: {times}" for cost, times in sorted(costs.items()))
    print(f"clicks: {total / costs.total():.2f} requests a move, the most {max(costs)} ({spread})")  # noqa: T201
    print(f"clicks: target {TARGET}")  # noqa: T201 - this is a command
    sys.exit(MISSED if max(costs) > TARGET else 0)


if __name__ == "__main__":
    main()
