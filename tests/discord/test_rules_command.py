"""`/rules`, and Rules below every table: the same pages, in the reader's language, for ever."""

import pytest
from evening import playing
from world import Somebody, World

from bot.texts import texts
from cogs.faces import FACES

PAGES = len(FACES["unsortiert"].rules(texts("en")))


async def test_the_rules_are_read_page_by_page_to_the_end_and_back(world: World) -> None:
    """On one private message; nobody else sees anything of it."""
    anna = world.somebody("Anna")
    await anna.slash("rules")
    assert "How do I play here?" in anna.sees().text
    titles = [anna.sees().text.splitlines()[0]]
    for _ in range(PAGES - 1):
        await _press(anna, "Next →")
        titles.append(anna.sees().text.splitlines()[0])
    assert titles == [f"### Unsortiert · {sheet.title}" for sheet in FACES["unsortiert"].rules(texts("en"))]
    assert "Next →" in anna.sees().disabled
    await _press(anna, "← Back")
    assert anna.sees().text.splitlines()[0] == titles[-2]
    await anna.tap("leaf:unsortiert:2")
    assert anna.sees().text.splitlines()[0] == titles[2]
    assert world.said() == []


async def _press(who: Somebody, label: str) -> None:
    """Somebody presses the button that is called so."""
    await who.tap(who.sees().buttons[label].split(":", 3)[-1])


async def test_the_pages_outlive_the_bot_that_sent_them(world: World) -> None:
    """Nothing of them is remembered."""
    anna = world.somebody("Anna")
    await anna.slash("rules", game="unsortiert")
    await world.restart()
    await anna.tap("leaf:unsortiert:1")
    assert "The game in short" in anna.sees().text


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "game"])
async def test_below_a_table_rules_open_the_same_pages(world: World, begun: bool) -> None:  # noqa: FBT001
    """In a lobby, where people wait, and in a game; for whoever presses, in their language."""
    if begun:
        await playing(world, "Anna", "Ben", "Cleo")
    else:
        await world.somebody("Anna").slash("unsortiert")
    eve = world.somebody("Eve", locale="de")
    await eve.press("rules")
    below = eve.sees()
    await eve.slash("rules")
    assert (below.text, below.whats) == (eve.sees().text, eve.sees().whats)
    assert "Wie spiele ich hier?" in below.text


async def test_pictures_stand_in_the_pages_and_words_where_none_may_be_attached(world: World) -> None:
    """Both say the same."""
    anna = world.somebody("Anna")
    await anna.slash("rules")
    await anna.tap("leaf:unsortiert:2")
    assert anna.panel is not None
    assert len(anna.panel.attachments) == 1
    assert "Pair of 4s" in anna.sees().text
    world.strip_bot(attach_files=True)
    await anna.tap("leaf:unsortiert:3")
    await anna.tap("leaf:unsortiert:2")
    assert "`4♥︎`\u00a0`4♣︎`: Pair of 4s" in anna.sees().text


@pytest.mark.parametrize(
    "what",
    [
        "leaf",
        "leaf:",
        "leaf:unsortiert",
        "leaf:unsortiert:",
        "leaf:unsortiert:-1",
        "leaf:unsortiert:x:1",
        f"leaf:unsortiert:{'9' * 40}",
        "leaf:poker:1",
        "leaf:unsortiert:²",
    ],
)
async def test_a_page_that_was_never_offered_is_answered(world: World, what: str) -> None:
    """With some page of the game, or with a sentence where there is no such game."""
    eve = world.somebody("Eve")
    address = f"1:0:0:{what}"
    (said,) = await world.answered(world.sent(eve.member, await world.post_button("1:0:0:leaf"), address))
    assert said
    assert "went wrong" not in said


async def test_a_game_that_is_not_on_offer_has_no_rules(world: World) -> None:
    """No client lets anybody choose one; some ask all the same."""
    eve = world.somebody("Eve")
    (said,) = await world.answered(world.forged(eve.member, "rules", game="poker"))
    assert "not on offer" in said


@pytest.mark.parametrize("digits", [20, 21, 5000])
async def test_a_page_of_any_number_that_a_select_says_is_answered(world: World, digits: int) -> None:
    """What is chosen may be longer than what a button can say: longer than Python reads a number."""
    eve = world.somebody("Eve")
    button = await world.post_button("1:0:0:leaf")
    chosen = f"leaf:unsortiert:{'9' * digits}"
    (said,) = await world.answered(world.sent(eve.member, button, "1:0:0:leaf", chosen))
    assert "went wrong" not in said
    assert said.startswith("### ")
