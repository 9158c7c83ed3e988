"""Private hands follow the game round by round, at little cost; a newer one takes the older one away."""

import pytest
from evening import move, playing, some_move
from logged import Errors
from reading import moves_of
from world import Somebody, World

from bot.table import Stage, Table
from engine.registry import GAMES

REFRESH = "PATCH /webhooks/*/*/messages/*"
TAKEN_AWAY = "DELETE /webhooks/*/*/messages/*"


def moment(table: Table) -> tuple[int, int]:
    """Which round of which deal it is."""
    view = GAMES[table.game].view(table.state, None)
    return view.deal, view.round


async def test_an_open_hand_is_drawn_again_when_a_round_ends(world: World) -> None:
    """Nobody taps, and all see who opens the next one; who sees it already costs no request."""
    people = await playing(world, "Anna", "Ben", "Cleo")
    anna, ben, cleo = people
    for one in (anna, ben):
        await one.press("my-hand")
        await move(one)
    await cleo.press("my-hand")
    await move(cleo)
    table = await world.table()
    assert moment(table) == (1, 2)
    (seat,) = table.asked
    for one in people:
        mine = table.seat_of(one.id) == seat
        assert bool(moves_of(one.sees())) is mine
        assert mine or f"{table.seats[seat].name} is to play" in one.sees().text


def drawn_again(world: World, who: Somebody, since: int) -> int:
    """How often somebody's hand was drawn again that nobody tapped on, since there were so many requests."""
    assert who.panel is not None
    ending = f"/messages/{who.panel.id}"
    new = world.env.http_requests[since:]
    return sum(one.method == "PATCH" and one.path.endswith(ending) for one in new)


async def test_a_hand_costs_a_request_at_its_turn_and_one_at_the_end_of_a_round(world: World) -> None:
    """Ben taps nothing while the others move, round after round."""
    anna, ben, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    for _ in range(4):
        before, rounds = len(world.requests()), {moment(await world.table())}
        while (table := await world.table()) and table.seat_of(ben.id) not in table.asked:
            mover = next(one for one in (anna, cleo) if table.seat_of(one.id) in table.asked)
            await mover.slash("hand")
            await move(mover)
            rounds.add(moment(await world.table()))
        assert drawn_again(world, ben, before) <= len(rounds)
        await move(ben)


async def test_computers_refresh_a_hand_once_a_round_at_most(world: World) -> None:
    """However many moves they make: Anna's hand is drawn at her turn and when a round ends."""
    (anna,) = await playing(world, "Anna")
    before, rounds = len(world.requests()), {moment(await world.table())}
    for _ in range(12):
        await move(anna)
        await world.env.settle()
        rounds.add(moment(await world.table()))
    assert len(rounds) > 3
    assert (await world.table()).revision > 24
    assert drawn_again(world, anna, before) <= 12 + len(rounds)


async def test_an_open_hand_is_drawn_again_when_the_game_ends(world: World) -> None:
    """Whoever ends it: nobody waits for a turn that never comes."""
    anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
    await ben.press("my-hand")
    before = len(world.requests())
    await anna.slash("end")
    await anna.tap("end-now")
    assert world.requests()[before:].count(REFRESH) == 2  # that of Anna lies open, too
    assert "ended the game" in ben.sees().text


async def test_a_hand_that_shows_all_is_left_alone(world: World) -> None:
    """Who looks on while others move within a round costs nothing."""
    anna, _, cleo = await playing(world, "Anna", "Ben", "Cleo")
    await cleo.press("my-hand")
    before = len(world.requests())
    await anna.tap(some_move(anna))
    assert world.requests()[before:].count(REFRESH) == 0
    assert cleo.panel is not None


class TestANewerHand:
    """One hand a player: the older one goes."""

    async def test_takes_the_older_one_away(self, world: World) -> None:
        """With one request, after the newer one stands there."""
        _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        older, before = ben.panel, len(world.requests())
        await ben.slash("hand")
        assert not world.stands(older)
        assert world.stands(ben.panel)
        callback = "POST /interactions/*/*/callback"
        assert world.requests()[before:] == [callback, TAKEN_AWAY]

    async def test_that_takes_the_place_of_what_was_clicked_takes_nothing_away(self, world: World) -> None:
        """The panel is replaced where it is, which costs the answer alone."""
        anna, _, _ = await playing(world, "Anna", "Ben", "Cleo")
        before = len(world.requests())
        await anna.tap(some_move(anna))
        await anna.tap("hand")
        assert TAKEN_AWAY not in world.requests()[before:]
        assert world.stands(anna.panel)

    async def test_leaves_other_pages_and_other_people_alone(self, world: World) -> None:
        """A page with rules is no hand, and Ben's is not Anna's."""
        anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        bens = ben.panel
        await ben.press("more")
        page = ben.panel
        await anna.press("my-hand")
        assert world.stands(bens)
        await ben.press("my-hand")
        assert not world.stands(bens)
        assert world.stands(page)

    async def test_leaves_the_hand_at_another_table_alone(self, world: World) -> None:
        """Whoever plays at two tables has a hand at each."""
        (anna,) = await playing(world, "Anna")
        first = anna.panel
        other = world.guild.create_text_channel("other")
        await anna.slash("unsortiert", channel=other, computers=2)
        await anna.press("start", on=world.board_message(other))
        assert world.stands(first)
        assert anna.panel != first

    @pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027)])
    async def test_finds_the_older_one_gone_or_out_of_reach(
        self, world: World, status: int, code: int
    ) -> None:
        """Its owner has dismissed it, or its token is dead: that is normal, and nothing is tried again."""
        _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        world.env.inject_error("DELETE", "/webhooks/*", status=status, code=code)
        await ben.slash("hand")
        before = len(world.requests())
        await world.env.advance_time(300)
        assert TAKEN_AWAY not in world.requests()[before:]
        assert world.bot.parts.panels._retired == {}

    async def test_does_not_try_where_the_token_of_the_older_one_is_dead(self, world: World) -> None:
        """After a quarter of an hour it stays; its buttons are answered as ever."""
        anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        older = ben.panel
        await world.env.advance_time(15 * 60)
        before = len(world.requests())
        await ben.slash("hand")
        assert TAKEN_AWAY not in world.requests()[before:]
        await anna.press("my-hand")
        await move(anna)
        await ben.press("hand", on=older)
        assert moves_of(world.look(older))

    async def test_takes_it_away_later_where_discord_is_in_trouble(
        self, world: World, errors: Errors
    ) -> None:
        """As soon as it works."""
        _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        older = ben.panel
        world.env.inject_error("DELETE", "/webhooks/*", status=503, times=20)
        await ben.slash("hand")
        assert world.stands(older)
        world.env.backend.faults.clear()
        await world.env.advance_time(120)
        assert not world.stands(older)
        assert errors.lines == []

    async def test_lets_the_older_one_stay_that_is_used_again_meanwhile(self, world: World) -> None:
        """Discord did not take it away at once: it is the newer one now, and takes the other away."""
        _, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        older = ben.panel
        world.env.inject_error("DELETE", "/webhooks/*", status=503, times=20)
        await ben.slash("hand")
        newer = ben.panel
        world.env.backend.faults.clear()
        await ben.press("hand", on=older)
        await world.env.advance_time(300)
        assert world.stands(older)
        assert not world.stands(newer)
        assert world.bot.parts.panels._retired == {}

    async def test_is_the_only_one_that_follows_after_a_restart(self, world: World) -> None:
        """What was open before is not known any more and stays, until its player taps on it."""
        anna, ben, _ = await playing(world, "Anna", "Ben", "Cleo")
        await ben.press("my-hand")
        older = ben.panel
        await world.restart()
        await ben.press("my-hand")
        assert world.stands(older)
        await anna.press("my-hand")
        await move(anna)
        assert moves_of(ben.sees())
        await ben.press("hand", on=older)
        assert moves_of(world.look(older))


async def test_a_whole_game_leaves_one_hand_a_player(world: World) -> None:
    """Everybody opens theirs at each move, and one of each stands in the end."""
    people = await playing(world, "Anna", "Ben", "Cleo", chips="1")
    panels = []
    while (table := await world.bot.parts.tables.get(1)).stage is Stage.PLAYING:
        if not table.asked:
            await world.env.settle()
            continue
        mover = next(one for one in people if table.seat_of(one.id) in table.asked)
        await mover.slash("hand")
        panels.append(mover.panel)
        await move(mover)
    assert len([one for one in panels if world.stands(one)]) == len(people)
