"""Four people who are asked at once and have a minute for it, and who moves for them; tests nothing."""

from collections.abc import Iterable, Iterator
from random import Random

from house import ALL_GAMES, ANNA, BEN, CARLA, DAN, EVA, House
from panels import content

from bot.choices import Pace
from bot.moderating import By
from bot.runner import Runner, Tempo
from bot.table import Table
from bot.texts import languages, texts
from cogs.faces import FACES
from cogs.facts import facts
from engine.game import Seat
from engine.registry import GAMES

PEOPLE = (ANNA, BEN, CARLA, DAN)
SEATS = range(len(PEOPLE))


async def asked(house: House, game: str) -> Table:
    """Four people who are asked at once, with a minute for it."""
    return await house.game(*PEOPLE, game=game, pace=Pace.MINUTE)


def move_of(table: Table, seat: Seat) -> str:
    """Any move that the seat may make."""
    return str(ALL_GAMES[table.game].legal_moves(table.state, seat)[0])


async def by_person(house: House, table: Table, seat: Seat) -> Table:
    """Who sits there moves."""
    user_id, move = table.seats[seat].user_id or 0, move_of(table, seat)
    return await house.tables.act(table.id, user_id, table.decisions[seat], move)


async def by_clock(house: House, table: Table, seat: Seat) -> Table:
    """Their time is up."""
    house.time.instant = max(house.time(), table.deadline or house.time())
    move = move_of(table, seat)
    return await house.tables.act_for(table.id, seat, table.decisions[seat], move, timed_out=True)


async def by_computer(house: House, table: Table, seat: Seat) -> Table:
    """They leave, and the computer player moves that keeps their seat."""
    table = await house.tables.leave(table.id, table.seats[seat].user_id or 0)
    return await house.tables.act_for(table.id, seat, table.decisions[seat], move_of(table, seat))


async def by_moderator(house: House, table: Table, seat: Seat) -> Table:
    """A moderator will not wait any longer."""
    by, move = By(EVA, moderator=True), move_of(table, seat)
    return await house.tables.moderators.skip(table.id, by, seat, table.decisions[seat], move)


OTHERS = {"person": by_person, "computer": by_computer, "moderator": by_moderator}


def sentences(table: Table) -> Iterator[str]:
    """What the board says of time, in every language, as somebody reads it."""
    for language in languages():
        view = GAMES[table.game].view(table.state, None)
        yield content(FACES[table.game].board(texts(language), facts(table), view))


def listed(seats: Iterable[Seat], last: str) -> str:
    """Their names in this order, as a sentence has them."""
    *most, end = (PEOPLE[seat].name for seat in seats)
    return f"{', '.join(most)} {last} {end}" if most else end


def runner(house: House) -> Runner:
    """Who moves at a deadline."""
    players = {key: game.players for key, game in GAMES.items()}
    return Runner(house.tables, GAMES, players, Random(1), Tempo(pace=0))  # noqa: S311 - no secret
