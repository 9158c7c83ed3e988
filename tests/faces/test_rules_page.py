"""The rules that players read: right in what the engine can be asked, page by page, on every phone."""

import re
from collections.abc import Iterator

import pytest
from limits import BUTTON, MEDIA, ROW, SELECT, TEXT, assert_within_limits, components
from panels import FACE, GAME, content, controls, seen

from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.sketches import Mark, SampleSketch, Tile
from bot.texts import languages, texts
from cogs.faces.sheets import Figure, Sheet, page
from engine.unsortiert.combinations import NUMBERS, READINGS
from engine.unsortiert.deals import RESERVE
from engine.unsortiert.moves import Kind
from engine.unsortiert.options import Options
from engine.unsortiert.rounds import DRAWS

DECIDED = [
    (
        "A3",
        "The order inside a combination does not matter",
        "Die Reihenfolge innerhalb der Kombination ist egal",
    ),
    ("A4", "of a run the highest card counts", "bei Folgen zählt die höchste Karte"),
    (
        "A11",
        "The first and the last card of a hand are not neighbours",
        "Die erste und die letzte Karte einer Hand sind keine Nachbarn",
    ),
    ("R1", "Whoever opens must play", "Wer eröffnet, muss spielen"),
    ("R2", "Everybody who holds cards has one turn", "Jeder, der Karten hat, ist einmal dran"),
    ("R3", "put it anywhere in your hand", "steck sie an eine beliebige Stelle deiner Hand"),
    ("R4", "even if you could play", "auch, wenn du spielen könntest"),
    (
        "R5",
        "without a reserve card you must play if you can",
        "ohne Ersatzkarte musst du spielen, wenn du kannst",
    ),
    ("R6", "the deal ends at once, and only they lose it", "Dann ist sofort Schluss, und nur er verliert"),
    ("R7", "beats everything and ends the round at once", "schlägt alles und beendet die Runde sofort"),
    (
        "R10",
        "Whoever has not had their turn by then has none in this round",
        "Wer bis dahin nicht dran war, kommt in dieser Runde nicht mehr dran",
    ),
    (
        "R11",
        "the next player has to beat what was played before it",
        "Der Nächste muss überbieten, was davor lag",
    ),
    ("R12", "if nothing was, anything goes", "lag nichts, geht alles"),
    (
        "R13",
        "If only draw cards were played, the opener wins the round",
        "Liegen nur Ziehkarten, gewinnt, wer eröffnet hat",
    ),
    ("R14", "It is the winner who draws", "Es zieht, wer gewinnt"),
    ("R17", "as far as the pile goes", "soweit der Stapel reicht"),
    ("R18", "also a winner whose last cards these were", "auch, wer gerade seine letzten Karten gelegt hat"),
    (
        "O2",
        "whoever laid the next-highest and still has cards",
        "wer die nächsthöchste gelegt und noch Karten hat",
    ),
    ("O4", "to the winner's right", "rechts vom Gewinner"),
    (
        "O5",
        "For who opens next, a draw card is the weakest of all",
        "ist eine Ziehkarte das Schwächste von allem",
    ),
    ("E1", "Reserve cards do not count", "Ersatzkarten zählen nicht"),
    ("E2", "only one player holds cards", "nur noch einer Karten auf der Hand"),
    ("E3", "all of them but its winner lose it", "Sie verlieren, nur der Gewinner der Runde nicht"),
    ("E5", "drawing comes first", "geht das Ziehen vor"),
    ("E6", "nothing is drawn, for it would change nothing", "wird gar nicht erst gezogen"),
    ("E7", "Having none left is not the end yet", "Keinen mehr zu haben ist noch nicht das Ende"),
    (
        "E8",
        "Whoever cannot pay loses, all others win",
        "Wer nicht zahlen kann, verliert; alle anderen gewinnen",
    ),
    ("E9", "The loser opens the next deal", "Den nächsten Durchgang eröffnet der Verlierer"),
    ("T2", "Nobody sees your hand before the deal is over", "Deine Hand sieht niemand, bevor der Durchgang"),
    (
        "T5",
        "Everybody begins with 3 chips then, however many play",
        "Dann beginnt jeder mit 3 Chips, wie viele auch mitspielen",
    ),
]
"""Decisions of the rules by their name, as they are told in English and in German."""

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
WITH_AND_WITHOUT = pytest.mark.parametrize("pictured", [True, False], ids=["pictures", "words"])

STRUCTURE = """
text | text, picture, text | text / leaf:0- leaf:1 learn / 8 pages
text | text | text, picture / leaf:0 leaf:2 learn / 8 pages
text, picture | text / leaf:1 leaf:3 learn / 8 pages
text | text / leaf:2 leaf:4 learn / 8 pages
text, picture | text, picture, text | text, picture, text / leaf:3 leaf:5 learn / 8 pages
text, picture | text | text / leaf:4 leaf:6 learn / 8 pages
text | text | text / leaf:5 leaf:7 learn / 8 pages
text, picture, text / leaf:6 leaf:7- learn / 8 pages
"""
"""Every page with its pictures: passages, buttons (with a dash where they cannot be pressed), a select."""


def sheets(language: str) -> tuple[Sheet, ...]:
    """The pages in a language, as values."""
    return tuple(FACE.rules(texts(language)))


def pages(language: str, *, pictured: bool = True) -> list[Illustrated]:
    """The pages as messages."""
    every = sheets(language)
    say = texts(language)
    return [page(say, "unsortiert", every, number, pictures=pictured) for number in range(len(every))]


def told(language: str) -> str:
    """All that the pages say, in one line without what marks it up."""
    text = "\n".join(content(one) for one in pages(language, pictured=False))
    return " ".join(re.sub(r"^[-*] |^#+ |[*`]", "", text, flags=re.MULTILINE).split())


@EVERY_LANGUAGE
@WITH_AND_WITHOUT
def test_every_page_fits_into_a_message(language: str, pictured: bool) -> None:  # noqa: FBT001 - a parameter
    """With its pictures, and where none can be shown."""
    for one in pages(language, pictured=pictured):
        assert_within_limits(one)
        assert bool(pictures(one)) <= pictured


@EVERY_LANGUAGE
@WITH_AND_WITHOUT
def test_every_page_is_short(language: str, pictured: bool) -> None:  # noqa: FBT001
    """Two screens of a phone at most."""
    assert max(len(content(one)) for one in pages(language, pictured=pictured)) < 1600


@EVERY_LANGUAGE
def test_every_page_leads_to_every_other_and_to_its_neighbours(language: str) -> None:
    """Back and on with a button each, at the ends to nowhere; to all by the select; to the tutorial."""
    every = pages(language)
    for number, one in enumerate(every):
        back, on, learn, *others = [control.what for control in controls(one)]
        assert [back, on] == [
            f"leaf:unsortiert:{max(number - 1, 0)}",
            f"leaf:unsortiert:{min(number + 1, len(every) - 1)}",
        ]
        assert learn == "learn"
        assert others == [f"leaf:unsortiert:{other}" for other in range(len(every))]
        assert [part.get("disabled", False) for part in components(one) if part["type"] == BUTTON] == [
            number == 0,
            number == len(every) - 1,
            False,
        ]


@EVERY_LANGUAGE
def test_the_first_page_says_how_to_play_here(language: str) -> None:
    """By the names that the buttons have."""
    first = content(pages(language)[0])
    say = texts(language)
    for key in ("join", "computer-more", "start", "my-hand", "back", "hint", "learn"):
        assert seen(say(f"button-{key}")) in first, key
    for command in ("unsortiert", "hand", "table", "learn"):
        assert f"/{say(f'command-{command}')}" in first, command


@EVERY_LANGUAGE
def test_what_a_number_that_no_page_has_shows(language: str) -> None:
    """The nearest one: an old button may come from a time when there were more."""
    every, say = sheets(language), texts(language)
    for asked, shown in ((-5, 0), (10**20, len(every) - 1)):
        there = page(say, "unsortiert", every, asked, pictures=False)
        assert content(there) == content(pages(language, pictured=False)[shown])


def _structure(view: Illustrated) -> str:
    """A page in a line."""
    box, buttons, select = view.to_components()  # type: ignore[no-untyped-call]
    passages = [[]] if box["components"] else []  # type: list[list[str]]
    for part in box["components"]:
        if part["type"] in {TEXT, MEDIA}:
            passages[-1].append("text" if part["type"] == TEXT else "picture")
        else:
            passages.append([])
    whats = [f"{_what(part)}{'-' * part.get('disabled', False)}" for part in buttons["components"]]
    assert select["type"] == ROW
    (choice,) = select["components"]
    assert choice["type"] == SELECT
    words = " | ".join(", ".join(passage) for passage in passages)
    return f"{words} / {' '.join(whats)} / {len(choice['options'])} pages"


def _what(part: dict[str, str]) -> str:
    return part["custom_id"].split(":", 3)[-1].replace("unsortiert:", "")


@EVERY_LANGUAGE
def test_the_pages_are_built_as_they_were(language: str) -> None:
    """Whoever changes that has looked at it on a phone."""
    assert [_structure(one) for one in pages(language)] == STRUCTURE.strip().splitlines()


@pytest.mark.parametrize(("english", "german"), [row[1:] for row in DECIDED], ids=[row[0] for row in DECIDED])
def test_the_pages_tell_what_was_decided(english: str, german: str) -> None:
    """In every language, each decision that a player can run into."""
    assert english in told("en")
    assert german in told("de")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Everybody gets {four} cards (with five players {five}) and two open reserve cards."),
        ("de", "Jeder bekommt {four} Karten (zu fünft {five}) und zwei offene Ersatzkarten."),
        ("en", "everybody begins with {chips}, with five players with {fewer}; whoever opens the table can"),
        ("de", "Jeder beginnt mit {chips}, zu fünft mit {fewer}; wer den Tisch öffnet, kann"),
        ("en", "any number from {lowest} to {highest}"),
        ("de", "jede Zahl von {lowest} bis {highest}"),
        ("en", "draws {draws} cards ({both} with both"),
        ("de", "zieht {draws} Karten (bei beiden {both}"),
    ],
)
def test_the_figures_on_the_pages_are_those_of_the_rules(language: str, sentence: str) -> None:
    """Cards in a hand, chips, numbers of a joker, cards to draw."""
    four, five = (Options(players, 3).hand_size for players in (4, 5))
    chips, fewer = (GAME.options(players, {}).chips for players in (4, 5))
    figures = {"four": four, "five": five, "chips": chips, "fewer": fewer, "draws": DRAWS, "both": 2 * DRAWS}
    assert sentence.format(**figures, lowest=NUMBERS[0], highest=NUMBERS[-1]) in told(language)
    assert RESERVE == 2


@EVERY_LANGUAGE
def test_the_kinds_stand_from_weak_to_strong(language: str) -> None:
    """Under the names that the buttons have, and so do the pictures of them."""
    order = dict.fromkeys(reading.kind for reading in READINGS if reading.number)
    say = texts(language)
    assert [*order] == [kind for kind in Kind if kind not in {Kind.STOP, Kind.DRAW}]
    if language == "en":
        assert f"weak to strong: {', '.join(say('kind', kind=kind).lower() for kind in order)}." in told("en")
    rows = samples(language)
    assert [len(tiles) for tiles, _, _ in rows] == [1, 2, 2, 3, 3]
    for kind, (_, _, word) in zip(order, rows, strict=True):
        named = seen(say("combination", kind=kind, rank="9", top="9", low="7"))
        assert seen(word).lower()[:4] == named.lower()[:4]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Single", "Run of two", "Pair", "Run of three", "Triple", "Joker", "Stop card", "Draw card")),
        (
            "de",
            (
                "Einzelkarte",
                "Zweierfolge",
                "Paar",
                "Dreierfolge",
                "Drilling",
                "Joker",
                "Stoppkarte",
                "Ziehkarte",
            ),
        ),
    ],
)
def test_the_rules_speak_of_everything_that_a_panel_names(language: str, words: tuple[str, ...]) -> None:
    """Whoever meets a word on a button finds it here; also where pictures say it in words."""
    assert [word for word in words if word not in told(language)] == []


def figures(language: str) -> Iterator[Figure]:
    """Every picture in the rules."""
    for sheet in sheets(language):
        for passage in sheet.passages:
            yield from (part for part in passage if isinstance(part, Figure))


def samples(language: str) -> tuple[tuple[tuple[Tile, ...], Mark, str], ...]:
    """The rows of the picture of combinations: cards, how they are marked, what they are called."""
    sketch = next(figure.sketch for figure in figures(language) if figure.name == "combinations")
    assert isinstance(sketch, SampleSketch)
    return sketch.rows


@EVERY_LANGUAGE
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    """As its alt text, short enough to be whole, and in its place; and no two are called the same."""
    every = [*figures(language)]
    assert len({figure.name for figure in every}) == len(every)
    for figure in every:
        assert 1 <= len(figure.alt) <= 1024
        assert "`" not in figure.alt
        assert figure.words.strip()
    (figure,) = [one for one in every if one.name == "combinations"]
    for _, _, word in samples(language):
        assert seen(word) in seen(figure.alt)
        assert seen(word) in seen(figure.words)
