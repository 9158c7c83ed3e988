"""`/learn`: five decisions in a private message that remembers nothing."""

from random import Random
from string import printable

import pytest
from reading import moves_of
from world import Somebody, World

from cogs.faces import FACES
from cogs.ids import LONGEST

GOOD = {
    "Decision 1": ("play:3+2:pair:4",),
    "Decision 2": ("spare:0", "take:0:6"),
    "Decision 3": ("play:1+1:single:7",),
    "Decision 4": ("read:4+3", "play:4+3:run3:10"),
    "Decision 5": ("play:3+1:draw",),
}
"""The taps that give a good answer."""


async def test_the_whole_tutorial_with_a_restart_in_the_middle(world: World) -> None:
    """Question, answer, on; the new bot goes on where the old one was, also at a second step."""
    eve = world.somebody("Eve")
    await eve.slash("learn")
    for number, (title, taps) in enumerate(GOOD.items()):
        assert f"{title} of 5" in eve.sees().text
        for tap in taps:
            if number == 1:
                await world.restart()
            await eve.tap(tap)
        assert "✅ Good" in eve.sees().text
        await eve.tap("next")
    assert "That was the tutorial" in eve.sees().text
    await eve.tap("leaf:unsortiert:0")
    assert "How do I play here?" in eve.sees().text
    await eve.tap("learn:unsortiert")
    assert "Decision 1 of 5" in eve.sees().text
    assert world.said() == []


@pytest.mark.parametrize("game", [game for game, face in FACES.items() if face.course()])
async def test_as_many_decisions_are_asked_as_are_promised(world: World, game: str) -> None:
    """By the answer to the server's first host, and by the rules."""
    count = len(FACES[game].course())
    eve = world.somebody("Eve")
    await eve.slash(game)
    assert f"`/learn` teaches you the game in {count} decisions." in eve.sees().text
    await eve.slash("rules")
    assert f"`/learn` at any time: {count} decisions" in eve.sees().text
    await eve.slash("learn")
    assert f"Decision 1 of {count}" in eve.sees().text


async def test_another_answer_is_explained_and_leads_back_to_the_question(world: World) -> None:
    """As often as somebody likes."""
    eve = world.somebody("Eve", locale="de")
    await eve.slash("learn")
    before = eve.sees()
    await eve.tap("play:3+3:triple:4")
    assert "🟡 Möglich" in eve.sees().text
    await eve.tap("hand")
    assert (eve.sees().text, eve.sees().buttons) == (before.text, before.buttons)
    await eve.tap("spare:1")
    await eve.tap("hand")
    assert eve.sees().text == before.text


async def test_somebody_elses_lesson_is_everybodys_own(world: World) -> None:
    """Whoever presses a button of one gets an answer of their own; the message changes for nobody else."""
    eve, ben = world.somebody("Eve"), world.somebody("Ben", locale="de")
    await eve.slash("learn")
    before = eve.sees()
    message = await world.post_button("1:0:1:play:3+2:pair:4")
    await ben.press("play:3+2:pair:4", message)
    assert "✅ Gut" in ben.sees().text
    await ben.tap("next")
    assert "Entscheidung 2 von 5" in ben.sees().text
    assert eve.sees() == before


async def test_no_table_is_touched_and_none_is_needed(world: World) -> None:
    """A lesson is no game: who sits at a table learns without a sign of it there."""
    eve = world.somebody("Eve")
    await eve.slash("unsortiert", computers=2)
    await eve.press("start")
    table = await world.table()
    await eve.slash("learn")
    for what in moves_of(eve.sees()):
        await eve.slash("learn")
        await eve.tap(what)
    assert await world.table() == table


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("1:0:99:hand", "does not exist any more"),
        ("1:0:0:play:3+2:pair:4", "does not exist any more"),
        ("1:0:1:play:0+1:single:2", "Nothing was played"),
        ("1:0:1:take:0:11", "Nothing was played"),
        ("1:0:1:insert:0", "Nothing was played"),
        ("1:0:1:nonsense", "Decision 1 of 5"),
        ("1:0:1:read:0+9", "Decision 1 of 5"),
        ("1:0:1:spare:7", "Decision 1 of 5"),
        ("1:0:1:join", "Decision 1 of 5"),
        ("1:0:3:my-hand", "Decision 3 of 5"),
        ("1:0:5:end-now", "Decision 5 of 5"),
        ("2:0:1:hand", "too old"),
    ],
)
async def test_what_no_lesson_offers_is_answered_with_how_it_stands(
    world: World, address: str, said: str
) -> None:
    """An old button, one of another version, a verb of tables, or what nobody ever sent."""
    eve = world.somebody("Eve")
    (answer,) = await world.answered(world.sent(eve.member, await world.post_button("1:0:1:hand"), address))
    assert said in answer
    assert "went wrong" not in answer


def _hostile(chance: Random) -> str:
    """An id of no table that says anything at all."""
    verbs = (
        "play",
        "take",
        "insert",
        "read",
        "spare",
        "hint",
        "hand",
        "next",
        "learn",
        "leaf",
        "rules",
        "grant",
    )
    part = "".join(
        chance.choices([*printable, "٣", "²", "\u202e", "\ufe0f", "\U0001d7cf"], k=chance.randrange(12))
    )
    numbers = [chance.choice(["0", "1", "-1", "99", "9" * 18, "01", "", part]) for _ in range(3)]
    what = chance.choice([part, ":".join([chance.choice(verbs), *numbers[1:]])])
    return f"1:0:{numbers[0]}:{what}"[:LONGEST]


async def test_whatever_an_id_says_it_is_answered_once_and_without_an_error(world: World) -> None:
    """Any text may come from a client; four hundred at one instant."""
    eve: Somebody = world.somebody("Eve")
    message, chance = await world.post_button("1:0:1:hand"), Random(4)  # noqa: S311 - any texts will do
    sent = [world.sent(eve.member, message, _hostile(chance)) for _ in range(400)]
    answers = await world.answered(*sent, within=30)
    assert all(answers)
    assert not [answer for answer in answers if "went wrong" in answer]
    assert {"Decision 1" in answer for answer in answers} == {True, False}
