"""The messages before and after a game keep Discord's limits, whoever sits there."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView
from limits import assert_within_limits, components

from bot.choices import Choices, Pace
from bot.table import EndReason, Holder, Stage, Table
from bot.texts import languages, texts
from cogs.drawing import Drawing, link_to
from cogs.facts import facts
from cogs.lobby_message import closed, lobby
from cogs.seat_offers import no_seat

HOSTILE = [
    "Anna",
    "@everyone <@1> [x](https://example.org)",
    "*" * 200,
    "\u202eanna\u0336\u0336\u0336\u0336" * 20,
    "مرحبا",
    "👩\u200d👩\u200d👧\u200d👦" * 12,
    "\u200b",
]


def table(*names: str, computers: int = 0, **changes: object) -> Table:
    """A lobby with these people, the first of them its host."""
    people = [Holder(100 + number, name) for number, name in enumerate(names)]
    machines = [Holder(None, str(number + 1)) for number in range(computers)]
    plain = Table(
        id=1,
        guild_id=2,
        channel_id=3,
        locale="en",
        game="unsortiert",
        choices=Choices(),
        host_id=100,
        stage=Stage.LOBBY,
        seats=(*people, *machines),
        revision=1,
        decisions={},
        state=None,
        deadline=None,
        expires=None,
        deals=0,
        commitment=None,
        seed=None,
        board=None,
        ended=None,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def words(view: LayoutView) -> str:
    """Everything a view says."""
    return "\n".join(part.get("content", part.get("label", "")) for part in components(view))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("seats", range(1, 6))
def test_a_lobby_keeps_the_limits(language: str, name: str, seats: int) -> None:
    """Any number of people of any name."""
    assert_within_limits(lobby(texts(language), table(*[name] * seats)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("chips", [None, 1, 5])
def test_every_choice_is_told(language: str, pace: Pace, chips: int | None) -> None:
    """Chips and pace stand in the lobby."""
    said = texts(language)
    view = lobby(said, table("Anna", choices=Choices({} if chips is None else {"chips": chips}, pace=pace)))
    assert said("lobby-pace", pace=pace.value) in words(view)
    assert said("unsortiert-choice-chips", value="usual" if chips is None else chips) in words(view)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", EndReason)
def test_every_end_has_its_sentence(language: str, reason: EndReason) -> None:
    """A closed table says why; it has no buttons."""
    ended = table("Anna", stage=Stage.ENDED, ended=reason, seed="ab" * 32, commitment="cd" * 32)
    view = closed(texts(language), ended)
    assert_within_limits(view)
    assert not view.is_dispatchable()
    assert texts(language)("closed-why", reason=reason.value) in words(view)


@pytest.mark.parametrize("language", languages())
def test_the_transcript_comes_with_what_the_shuffle_is_checked_by(language: str) -> None:
    """In small print, also where the file itself may not be attached; of a game that never began nothing."""
    ended = table("Anna", stage=Stage.ENDED, seed="ab" * 32, commitment="cd" * 32, locale=language)
    for said in (Drawing().farewell(ended), Drawing().farewell_without(ended)):
        first, *proof = said.splitlines()
        assert not first.startswith("-# ")
        assert all(line.startswith("-# ") for line in proof)
        assert f"-# `{'ab' * 32}`" in proof
        assert f"-# `{'cd' * 32}`" in proof
        assert len(said) <= 2000
    assert "SHA-256" not in Drawing().farewell(replace(ended, seed=None))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "The whole game, move by move, is in this file for everybody who wants to look again.",
                (
                    "-# Was the shuffle fair? The bot's documentation says how to check it "
                    "(“How to check the shuffle”). Its seed:"
                ),
                f"-# `{'ab' * 32}`",
                "-# The SHA-256 of these 32 bytes, as it was shown when the first cards were dealt:",
                f"-# `{'cd' * 32}`",
            ],
        ),
        (
            "de",
            [
                "Das ganze Spiel, Zug für Zug, steht in dieser Datei, für alle, die nachsehen wollen.",
                (
                    "-# War das Mischen ehrlich? Wie man das prüft, steht in der Dokumentation des Bots, "
                    "auf Englisch („How to check the shuffle“). Der Startwert:"
                ),
                f"-# `{'ab' * 32}`",
                "-# Der SHA-256 dieser 32 Bytes, wie er dastand, als die ersten Karten ausgeteilt wurden:",
                f"-# `{'cd' * 32}`",
            ],
        ),
    ],
)
def test_what_is_said_with_the_transcript_reads_on(language: str, lines: list[str]) -> None:
    """A colon comes before the digits that it announces and nowhere else."""
    ended = table("Anna", stage=Stage.ENDED, seed="ab" * 32, commitment="cd" * 32, locale=language)
    assert Drawing().farewell(ended).splitlines() == lines
    for said in (Drawing().farewell(ended), Drawing().farewell_without(ended)):
        told = said.splitlines()
        for before, after in zip(told, [*told[1:], ""], strict=True):
            assert before.endswith(":") == after.startswith("-# `")


def test_a_stand_in_is_told_apart_from_a_computer_that_sat_down() -> None:
    """By the name of whoever got up and may come back."""
    seats = (Holder(1, "Anna"), Holder(None, "Kim", former_id=7), Holder(None, "1"))
    told = facts(replace(table("Anna", stage=Stage.PLAYING), seats=seats)).sitters
    assert [(one.computer, one.instead_of) for one in told] == [(False, ""), (True, "Kim"), (True, "")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("chips", [None, 1, 2])
@pytest.mark.parametrize("pace", Pace)
def test_no_line_of_a_lobby_begins_with_a_small_letter(language: str, pace: Pace, chips: int | None) -> None:
    """Whatever was chosen."""
    shown = words(
        lobby(
            texts(language),
            table("Anna", choices=Choices({} if chips is None else {"chips": chips}, pace=pace)),
        )
    )
    begins = {line.lstrip("# \u2068")[:1] for line in shown.splitlines()}
    assert [letter for letter in begins if letter.islower()] == []


@pytest.mark.parametrize("language", languages())
def test_everybody_without_a_seat_gets_a_sentence(language: str) -> None:
    """In an open lobby, in a full one, in a running game, as somebody who left, after the end."""
    say = texts(language)
    left = Holder(None, "1", former_id=7)
    open_lobby, full = table("Anna"), table("Anna", computers=4)
    running = table("Anna", "Ben", "Cleo", stage=Stage.PLAYING)
    before = replace(running, seats=(*running.seats[:2], left))
    ended = replace(running, stage=Stage.ENDED)
    views = [no_seat(say, one, 7) for one in (open_lobby, full, running, before, ended)]
    for view in views:
        assert_within_limits(view)
    assert [view.is_dispatchable() for view in views] == [True, False, False, True, False]
    assert len({words(view) for view in views}) == 5


def test_a_moved_board_links_to_the_new_one() -> None:
    """By the name of the place, not by a naked address."""
    view = Drawing().moved(table("Anna"), 42)
    assert_within_limits(view)
    assert "[Go to the table](https://discord.com/channels/2/3/42)" in words(view)
    assert link_to(texts("de"), table("Anna"), 42).startswith("[Zum Tisch](")
