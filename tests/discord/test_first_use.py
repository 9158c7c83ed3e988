"""A server's first table of a game: its answer says in a line what to do, once and to whoever opens it."""

import pytest
from world import World

from bot.store import StoreBusy

LINES = {
    "en-US": "The table is open: fill the seats with Computer +, then press Start"
    "; `/learn` teaches you the game in 5 decisions.",
    "de": "Der Tisch steht: Fülle die Plätze mit Computer +, dann drücke Start"
    "; `/lernen` bringt dir das Spiel in 5 Entscheidungen bei.",
}
"""What the first host reads, by their language."""


@pytest.mark.parametrize("locale", LINES)
async def test_the_first_host_reads_what_to_do(world: World, locale: str) -> None:
    """In one line and in their own language."""
    anna = world.somebody("Anna", locale=locale)
    await anna.slash("unsortiert")
    assert anna.sees().text == LINES[locale]


@pytest.mark.parametrize("locale", LINES)
async def test_the_command_in_the_line_is_called_as_it_is_there(world: World, locale: str) -> None:
    """Whatever it is called in that language."""
    anna = world.somebody("Anna", locale=locale)
    await anna.slash("unsortiert")
    (sync,) = [one for one in world.env.http_requests if one.method == "PUT"]
    assert isinstance(sync.json, list)
    named = {one["name"]: one["name_localizations"].get(locale, one["name"]) for one in sync.json}
    assert f"`/{named['learn']}`" in anna.sees().text


async def test_the_second_table_needs_no_such_line(world: World) -> None:
    """Nor does any later one, by whomever, also after a restart."""
    anna, ben = world.somebody("Anna"), world.somebody("Ben")
    await anna.slash("unsortiert")
    await world.restart()
    await ben.slash("unsortiert", channel=world.guild.create_text_channel("more"))
    assert ben.sees().text == (
        "The table is open, and you are its host. "
        "Fill 3 to 5 seats with people and computers, then press Start."
    )


async def test_each_game_is_offered_to_be_learnt_at_its_first_table(world: World) -> None:
    """However many tables of others there were; and at its second no more."""
    anna = world.somebody("Anna")
    for round_, offered in enumerate((True, False)):
        for game, lessons in (("unsortiert", 5), ("scouting", 5), ("shithead", 5)):
            await anna.slash(game, channel=world.guild.create_text_channel(f"{game}-{round_}"))
            said = anna.sees().text
            assert (f"`/learn` teaches you the game in {lessons} decisions." in said) == offered


async def test_where_only_people_play_the_line_does_not_speak_of_computers(world: World) -> None:
    """There is no such button."""
    await world.bot.parts.houses.change(world.guild.id, computers=False)
    anna, ben = world.somebody("Anna"), world.somebody("Ben", locale="de")
    await anna.slash("unsortiert")
    assert "have others press Join, then press Start; " in anna.sees().text
    await ben.slash("unsortiert", channel=world.guild.create_text_channel("more"))
    assert "Besetze 3 bis 5 Plätze mit Menschen, dann drücke Start." in ben.sees().text


@pytest.mark.parametrize(
    ("locale", "computers", "begins"),
    [
        ("en-US", 4, "The table is open: press Start; "),
        ("de", 4, "Der Tisch steht: Drücke Start; "),
        ("en-US", 2, "The table is open: press Start; "),
        ("de", 2, "Der Tisch steht: Drücke Start; "),
        ("en-US", 1, "The table is open: fill the seats with Computer +, then press Start; "),
        ("de", 1, "Der Tisch steht: Fülle die Plätze mit Computer +, dann drücke Start; "),
    ],
)
async def test_where_enough_seats_are_taken_nobody_has_to_fill_them(
    world: World, locale: str, computers: int, begins: str
) -> None:
    """Three can play, whether or not seats are free; beside one computer player one is missing."""
    anna = world.somebody("Anna", locale=locale)
    await anna.slash("unsortiert", computers=computers)
    assert anna.sees().text.startswith(begins)


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en-US", "The table is open, and you are its host. Enough seats are filled: press Start."),
        ("de", "Der Tisch steht, und du bist Gastgeber. Genug Plätze sind besetzt: Drücke Start."),
    ],
)
async def test_whoever_opens_a_later_table_with_enough_players_reads_to_press_start(
    world: World, locale: str, says: str
) -> None:
    """As after Play again, where all sit there already."""
    anna = world.somebody("Anna", locale=locale)
    await anna.slash("unsortiert")
    await anna.slash("unsortiert", channel=world.guild.create_text_channel("more"), computers=2)
    assert anna.sees().text == says


async def test_a_table_that_was_closed_was_the_first_all_the_same(world: World) -> None:
    """Its host has read the line."""
    anna = world.somebody("Anna")
    await anna.slash("unsortiert", computers=4)
    await anna.press("cancel")
    await anna.slash("unsortiert")
    assert "/learn" not in anna.sees().text


async def test_a_refusal_uses_the_line_up_for_nobody(world: World) -> None:
    """Neither a channel that is not allowed nor a missing permission."""
    more = world.guild.create_text_channel("more")
    await world.bot.parts.houses.change(world.guild.id, channels=frozenset({more.id}))
    anna = world.somebody("Anna")
    await anna.slash("unsortiert")
    assert "/learn" not in anna.sees().text
    await anna.slash("unsortiert", channel=more)
    assert "/learn" in anna.sees().text


async def test_two_first_tables_at_one_instant_have_one_line(world: World) -> None:
    """Whoever was first by a hair."""
    anna = world.somebody("Anna")
    more = world.guild.create_text_channel("more")
    places = (world.channel, more)
    sent = [world._given(anna.member, "unsortiert", one.id, world.guild.id, {}) for one in places]
    answers = await world.answered(*sent)
    assert sorted("/learn" in answer for answer in answers) == [False, True]


async def test_a_table_stands_although_nobody_knows_whether_it_is_the_first(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is called a failure that is none."""

    async def busy(*_: object) -> int:
        raise StoreBusy("The database is locked by another program.")

    anna = world.somebody("Anna")
    with monkeypatch.context() as patch:
        patch.setattr(world.bot._store, "first_of", busy)
        await anna.slash("unsortiert")
    assert "you are its host. Fill 3 to 5 seats" in anna.sees().text
    assert any("a server's first" in line for line in caplog.messages)
