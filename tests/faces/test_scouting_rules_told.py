"""The rules of Scouting that players read: short pages, right in what the engine can be asked, and whole."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from limits import assert_within_limits
from panels import content, seen
from scouting_table import FACE

from bot.pictures.illustrated import Illustrated, pictures
from bot.pictures.sketches import HandSketch, SampleSketch
from bot.texts import languages, texts
from cogs.faces.sheets import Figure, Sheet, page
from engine.scouting.combinations import DECK, KINDS, STRENGTHS
from engine.scouting.deals import MOST_TURNS
from engine.scouting.options import Options

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
WITH_AND_WITHOUT = pytest.mark.parametrize("pictured", [True, False], ids=["pictures", "words"])

NAMES = ("start", "cards", "combinations", "strengths", "lies", "before", "after", "both")
"""The pictures, in their order."""


def sheets(language: str) -> tuple[Sheet, ...]:
    """The pages in a language, as values."""
    return tuple(FACE.rules(texts(language)))


def pages(language: str, *, pictured: bool = True) -> list[Illustrated]:
    """The pages as messages."""
    every, say = sheets(language), texts(language)
    return [page(say, "scouting", every, number, pictures=pictured) for number in range(len(every))]


def told(language: str) -> str:
    """All that the pages say, in one line without what marks it up."""
    text = "\n".join(content(one) for one in pages(language, pictured=False))
    return " ".join(re.sub(r"^[-*] |^#+ |[*`]", "", text, flags=re.MULTILINE).split())


def figures(language: str) -> Iterator[Figure]:
    """Every picture in the rules."""
    for sheet in sheets(language):
        for passage in sheet.passages:
            yield from (part for part in passage if isinstance(part, Figure))


def figure(language: str, name: str) -> Figure:
    """One of them."""
    return next(one for one in figures(language) if one.name == name)


def groups(name: str) -> list[tuple[int, ...]]:
    """The numbers of the rows of cards in a picture."""
    sketch = figure("en", name).sketch
    assert isinstance(sketch, SampleSketch)
    return [tuple(int(tile.big) for tile in tiles) for tiles, _, _ in sketch.rows]


@EVERY_LANGUAGE
@WITH_AND_WITHOUT
def test_every_page_fits_into_a_message_and_is_short(language: str, *, pictured: bool) -> None:
    """Two screens of a phone at most."""
    every = pages(language, pictured=pictured)
    assert len(every) == 7
    for one in every:
        assert_within_limits(one)
        assert bool(pictures(one)) <= pictured
        assert len(content(one)) < 1700


@EVERY_LANGUAGE
def test_the_first_page_says_how_to_play_here(language: str) -> None:
    """By the names that the buttons have."""
    first, say = content(pages(language)[0]), texts(language)
    for key in ("button-join", "button-computer-more", "button-start", "button-my-hand", "button-back"):
        assert seen(say(key)) in first, key
    for key in ("button-hint", "button-learn", "scouting-button-both"):
        assert seen(say(key)) in first, key
    for command in ("scouting-command", "command-hand", "command-table", "command-learn"):
        assert f"/{say(command)}" in first, command


@EVERY_LANGUAGE
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    """As its alt text, short enough to be whole, and in its place; and no two are called the same."""
    every = [*figures(language)]
    assert tuple(one.name for one in every) == NAMES
    for one in every:
        assert 1 <= len(one.alt) <= 1024
        assert "`" not in one.alt
        assert one.words.strip()
        if isinstance(one.sketch, SampleSketch):
            for _, _, word in one.sketch.rows:
                assert seen(word) in seen(one.alt)
                assert seen(word) in seen(one.words)


def test_what_is_shown_as_a_show_is_one_and_what_is_not_is_none() -> None:
    """The last two rows are there because they are none."""
    *shows, order, corner = groups("combinations")
    assert all(group in KINDS for group in shows)
    assert {KINDS[group] for group in shows} == set(KINDS.values())
    assert order not in KINDS
    assert corner not in KINDS
    assert corner == (12, 1)


def test_what_is_said_to_rise_does() -> None:
    """Each row beats the one above it, for every reason that there is."""
    rising = [STRENGTHS[group] for group in groups("strengths")]
    assert all(low < high for low, high in pairwise(rising))


def test_the_worked_example_is_what_it_says() -> None:
    """Nothing in the hand beats the show; with the ace there is a run of three, which beats what is left."""
    (lies,) = groups("lies")
    left, shown = groups("both")
    assert (lies, left, shown) == ((1, 2, 3), (2, 3), (3, 2, 1))
    assert STRENGTHS[shown] > STRENGTHS[left]
    before, after = (figure("en", name).sketch for name in ("before", "after"))
    assert isinstance(before, HandSketch)
    assert isinstance(after, HandSketch)
    assert [tile.big for tile in before.tiles] == ["3", "2", "11", "12", "4", "8"]
    assert [(group.start, group.length) for group in after.groups] == [(0, 3)]


DECIDED = [
    ("B1", "each of you starts one", "jeder beginnt einen"),
    (
        "B3",
        "A show is a single card, a set of equal cards",
        "Eine Show ist eine Einzelkarte, ein Satz gleicher Karten",
    ),
    ("B4", "no run: 12 and 1", "keine Folge: 12 und 1"),
    ("B5", "Take the card from one end of the show", "Nimm die Karte von einem Ende der Show"),
    ("B6", "suits do not matter", "die Farben sind egal"),
    ("B7", "Where there is no show, nobody can scout", "Wo nichts liegt, kann niemand scouten"),
    (
        "B8",
        "even if the last of the others takes the last card of the show",
        "auch, wenn der Letzte der anderen die letzte Karte der Show nimmt",
    ),
    (
        "B9",
        "the next player must show, whatever they like, and gets no points for it",
        "Der Nächste muss eine Show legen, egal welche, und bekommt dafür keine Punkte",
    ),
    ("B10", "If you take the last card, any show goes", "Nimmst du die letzte Karte, geht jede Show"),
    ("B11", "You must then be able to show", "Dann musst du auch legen können"),
    ("B12", "it does not count as only scouting", "zählt nicht als nur gescoutet"),
    (
        "B13",
        "of a beaten show only the cards still on the table count",
        "von einer geschlagenen Show zählen nur die Karten, die noch liegen",
    ),
    (
        "B14",
        "In the next deal you have it again; it is worth no points",
        "Im nächsten Durchgang hast du ihn wieder; Punkte bringt er keine",
    ),
    (
        "B15",
        "The last show is beaten by nobody and counts for nobody",
        "Die letzte Show schlägt niemand mehr, also zählt sie für niemanden",
    ),
    ("B16", "if several have it, they share the win", "wer genauso viel hat, gewinnt mit"),
    ("B16 below zero", "Totals below zero are possible", "Auch Summen unter null sind möglich"),
    ("B17", "nor where you put a card", "auch nicht, wohin du eine Karte steckst"),
    (
        "B18",
        f"after {MOST_TURNS} turns a deal ends, and no hand is spared",
        f"Nach {MOST_TURNS} Zügen ist Schluss, und jede Hand kostet",
    ),
    ("even if", "You may scout even if you could beat the show", "auch, wenn du die Show schlagen könntest"),
    ("order", "exactly as they lie in your hand", "genau so, wie sie in deiner Hand stecken"),
    ("equal", "equal is not enough", "gleich hoch reicht nicht"),
    (
        "circle",
        "The first and the last card of a hand are not neighbours",
        "Die erste und die letzte Karte einer Hand sind keine Nachbarn",
    ),
    ("most", "more cards beat fewer", "Mehr Karten schlagen weniger"),
    ("set", "With equally many, a set beats a run", "Bei gleich vielen schlägt ein Satz eine Folge"),
    ("lowest", "the higher lowest card wins", "gewinnt die höhere niedrigste Karte"),
]
"""Decisions of the rules by their name, as they are told in English and in German."""


@pytest.mark.parametrize(("english", "german"), [row[1:] for row in DECIDED], ids=[row[0] for row in DECIDED])
def test_the_pages_tell_what_was_decided(english: str, german: str) -> None:
    """In every language, each decision that a player can run into."""
    assert english in told("en")
    assert german in told("de")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "With three everybody gets {three} cards, with four {four}, with five {five}"),
        ("de", "Zu dritt bekommt jeder {three} Karten, zu viert {four}, zu fünft {five}"),
        ("en", "There are {deck} cards, the numbers 1 to 12, each four times"),
        ("de", "Es gibt {deck} Karten, die Zahlen 1 bis 12, jede viermal"),
    ],
)
def test_the_figures_on_the_pages_are_those_of_the_rules(language: str, sentence: str) -> None:
    """Cards in a hand and in the deck."""
    three, four, five = (Options(players).hand_size for players in (3, 4, 5))
    assert sentence.format(three=three, four=four, five=five, deck=len(DECK)) in told(language)


@EVERY_LANGUAGE
def test_the_rules_speak_of_everything_that_a_panel_names(language: str) -> None:
    """Whoever meets a word on a button finds it here; also where pictures say it in words."""
    say = texts(language)
    words = [say("scouting-kind", kind=kind) for kind in ("single", "run", "pair", "triple", "four")]
    assert [word for word in words if seen(word).lower() not in told(language).lower()] == []
