"""Lays the bazaar out: tables at every moment, and everything that they offer to anybody; knows no test."""

from collections.abc import Iterator, Sequence
from copy import deepcopy

import discord
from bazaar import GAME, SHOWING, Bazaar, Forged, Offer
from reading import read
from simcord.backend.models import Message
from stage import limit
from whole_games import to_its_end
from world import World

from bot.choices import Choices
from bot.discord_calls import sealed
from bot.invite import PERMISSIONS
from bot.moderating import By
from bot.table import Person, Table
from bot.tables import Tables
from bot.timing import LONG_WAIT
from engine.unsortiert.view import Phase


async def opened(world: World) -> Bazaar:
    """The bazaar, with everything that is offered anywhere; no computer moves and no time passes."""
    await world.stop_computers()
    world.let_copies_stay()
    abroad = world.env.create_guild()
    limit(world.env, abroad, PERMISSIONS)
    bazaar = Bazaar(world, abroad)
    for name in ("Anna", "Ben", "Cleo", "Dan"):
        bazaar.people[name] = world.somebody(name)
    bazaar.people["Mo"] = world.somebody("Mo", manage_messages=True)
    rulers = abroad.create_role("Rulers", permissions=discord.Permissions(manage_messages=True))
    for name, one in bazaar.people.items():
        abroad.add_member(one.member.user, roles=[rulers] if name == "Dan" else [])
    await _lay_out(bazaar)
    await _collect(bazaar)
    bazaar.keep()
    private = [one.member.user.dm_channel.id for one in bazaar.people.values()]
    for channel in (bazaar.market.id, *private):
        bazaar.elsewhere[channel] = await _message(world, channel)
    return bazaar


async def _message(world: World, channel: int) -> Message:
    """A message of the bot's that could be clicked."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("Something from another time"))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Here", custom_id="here")))
    sent = await world.bot.get_partial_messageable(channel).send(view=sealed(view))
    return world.env.backend.get_message(channel, sent.id)


async def _lay_out(bazaar: Bazaar) -> None:
    """A lobby; games that wait for long, after a move, with a card to place, a seat left; ended; abroad."""
    service, people = bazaar.service, _people(bazaar)
    waiting = await _started(bazaar, people[:3], computers=1)
    await bazaar.world.env.advance_time(LONG_WAIT.total_seconds() + 120)
    lobby = await _lobby(bazaar, people[:2], computers=1)
    running = await _played(bazaar, await _started(bazaar, people[:3]))  # now a reserve card may be taken
    drawn = await _started(bazaar, people[:3])
    while GAME.view(drawn.state, None).phase is not Phase.INSERT:
        drawn = await _played(bazaar, drawn)
    left = await _started(bazaar, people[:3])
    await service.leave(left.id, people[1].user_id)
    await service.wish(left.id, people[3], 1)
    ended = await _started(bazaar, people[:3])
    await service.moderators.end(ended.id, By(people[0], moderator=False))
    over = await _started(bazaar, people[:3])
    await to_its_end(service, over)
    away = await _started(bazaar, people[:3], abroad=True)
    bazaar.tables = await _as_they_stand(service, waiting, lobby, running, drawn, left, ended, over, away)
    for table in bazaar.tables:
        await bazaar.world.bot.parts.boards.written(table.id)


def _people(bazaar: Bazaar) -> list[Person]:
    return [Person(one.id, name) for name, one in bazaar.people.items()]


async def _as_they_stand(service: Tables, *tables: Table) -> list[Table]:
    return [await service.get(table.id) for table in tables]


async def _lobby(
    bazaar: Bazaar, people: Sequence[Person], *, computers: int = 0, abroad: bool = False
) -> Table:
    """A lobby in a channel of its own."""
    guild = bazaar.abroad if abroad else bazaar.world.guild
    table = await bazaar.service.open(
        guild_id=guild.id,
        channel_id=guild.create_text_channel("table").id,
        locale="en-US",
        host=people[0],
        game=GAME.key,
        choices=Choices({"chips": 2}),
        computers=computers,
    )
    for person in people[1:]:
        table = await bazaar.service.sit(table.id, person)
    return table


async def _started(
    bazaar: Bazaar, people: Sequence[Person], *, computers: int = 0, abroad: bool = False
) -> Table:
    table = await _lobby(bazaar, people, computers=computers, abroad=abroad)
    return await bazaar.service.start(table.id, people[0].user_id)


async def _played(bazaar: Bazaar, table: Table) -> Table:
    """One move or deal further."""
    if not table.decisions:
        return await bazaar.service.deal(table.id, table.revision)
    [(seat, decision)] = table.decisions.items()
    move = GAME.legal_moves(table.state, seat)[0]
    return await bazaar.service.act(table.id, table.seats[seat].user_id or 0, decision, str(move))


async def _collect(bazaar: Bazaar) -> None:
    """Find everything that is offered: on the boards, and on what everybody gets to see who taps on that."""
    backend = bazaar.world.env.backend
    found: dict[tuple[str, str | None], Offer] = {}
    waiting = [
        deepcopy(one) for table in bazaar.tables for one in backend.messages[table.channel_id].values()
    ]
    while waiting:
        for offer in _on(waiting.pop()):
            if found.setdefault((offer.custom_id, offer.value), offer) is offer and offer.what in SHOWING:
                for name in bazaar.people:
                    record = await bazaar.send(Forged(name, offer))
                    shown = record.message_id or offer.message.id  # on a private page the answer replaces it
                    waiting.append(deepcopy(backend.messages[offer.message.channel_id][shown]))
    bazaar.offers = list(found.values())


def _on(message: Message) -> Iterator[Offer]:
    """What a message offers."""
    said = read(message.id, message.content, message.components)
    for custom_id in said.buttons.values():
        yield Offer(deepcopy(message), custom_id, None)
    for value, custom_id in said.choices.items():
        yield Offer(deepcopy(message), custom_id, value)
