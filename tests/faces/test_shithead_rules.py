"""The pages of Shithead's rules: short, complete, with figures that the rules agree with."""

import re
from collections.abc import Iterator

import pytest
from limits import assert_within_limits
from panels import content
from shithead_table import FACE

from bot.pictures.sketches import Mark, SampleSketch
from bot.texts import languages, texts
from cogs.faces.sheets import Figure, Sheet, page
from engine.cards import Card
from engine.shithead.piles import burns, fitting, value

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def sheets(language: str) -> tuple[Sheet, ...]:
    """The pages as values."""
    return tuple(FACE.rules(texts(language)))


def figures(language: str) -> Iterator[Figure]:
    """Every picture in the rules."""
    for sheet in sheets(language):
        for passage in sheet.passages:
            yield from (part for part in passage if isinstance(part, Figure))


def told(language: str) -> str:
    """All that the pages say, in one line without what marks it up."""
    every = sheets(language)
    pages = [page(texts(language), "shithead", every, n, pictures=False) for n in range(len(every))]
    return " ".join(re.sub("[*`#]", "", "\n".join(map(content, pages))).split())


def rows(name: str) -> list[tuple[tuple[Card, ...], Mark, str]]:
    """The rows of a figure: the cards as they are played, the mark, what is said of them."""
    sketch = next(figure.sketch for figure in figures("en") if figure.name == name)
    assert isinstance(sketch, SampleSketch)
    return [
        (tuple(Card(tile.big + tile.suit) for tile in tiles), mark, word) for tiles, mark, word in sketch.rows
    ]


def fits(played: tuple[Card, ...]) -> bool:
    """Whether the last of the cards may follow the others."""
    return played[-1] in fitting(played[:-1], glass_keeps_seven=False)


@EVERY_LANGUAGE
@pytest.mark.parametrize("pictured", [True, False], ids=["pictures", "words"])
def test_every_page_of_shithead_keeps_the_limits_and_is_short(language: str, *, pictured: bool) -> None:
    """A phone's screen or two."""
    every = sheets(language)
    assert len(every) == 7
    for number in range(len(every)):
        shown = page(texts(language), "shithead", every, number, pictures=pictured)
        assert_within_limits(shown)
        assert len(content(shown)) < 1400


@EVERY_LANGUAGE
def test_every_figure_has_words_and_a_name_of_its_own(language: str) -> None:
    """For where no picture can be shown, and for its file."""
    found = [*figures(language)]
    assert len({figure.name for figure in found}) == len(found)
    assert all(figure.alt and figure.words for figure in found)


def test_the_figure_of_a_turn_is_true() -> None:
    """Cards that fit are marked otherwise than one that does not."""
    for played, mark, word in [*rows("turn"), *rows("seven")]:
        assert (mark is Mark.RED_SOLID) == (not fits(played)) == word.startswith("Too")


def test_the_figure_of_glass_says_what_counts() -> None:
    """What may follow on each row."""
    king, nothing, seven = (played for played, _, _ in rows("glass"))
    assert (value(king), value(nothing), value(seven)) == ("K", None, "7")
    assert [word for _, _, word in rows("glass")] == ["King or higher", "Anything goes", "7 or higher"]
    assert Card("5C") not in fitting(seven, glass_keeps_seven=False)
    assert Card("5C") in fitting(seven, glass_keeps_seven=True)


def test_the_figure_of_four_of_a_kind_says_what_burns() -> None:
    """And what does not, for glass between."""
    assert [burns(played) for played, _, _ in rows("four")] == [True, False]
    assert [burns(played) for played, _, _ in rows("magic")] == [False, False, True]


@pytest.mark.parametrize(
    "sentence",
    [
        "Play the same rank or a higher one on the pile",
        "4, 5, 6, 7, 8, 9, jack, queen, king, ace, then 10, 2, 3; clubs before diamonds, spades, hearts",
        "a hand of three (with five or six players two)",
        "You may not take it while you can play",
        "only once, however many tens you play",
        "That binds only the next one",
        "each one skips a player",
        "Nothing may lie between them, not even glass",
        "four sevens bind nobody, four eights skip nobody",
        "your face-up cards wait",
        "If not, you take it with the pile",
        "Another turn that it would bring is void; an 8 still skips",
        "it ends after 1,000 turns: of those still in it, whoever has fewer cards is ahead",
    ],
)
def test_the_pages_say_what_the_rules_decide(sentence: str) -> None:
    """Each in plain words."""
    assert sentence in told("en")


@EVERY_LANGUAGE
def test_the_first_page_names_the_buttons_as_they_are_called(language: str) -> None:
    """So that they are found."""
    say, (first, *_) = texts(language), sheets(language)
    text = " ".join(part for passage in first.passages for part in passage if isinstance(part, str))
    for key in ("button-my-hand", "button-join", "button-start", "button-hint", "shithead-button-take"):
        assert say(key) in text
    assert say("shithead-choose-ready", which="ready", count=0) in text


@EVERY_LANGUAGE
def test_piles_and_cards_are_called_by_one_word_each(language: str) -> None:
    """The same in rules, hands and boards."""
    wrong = {"en": ["discard", "talon", "blind"], "de": ["Talon", "Vorrat", "blind", "Ablage"]}[language]
    assert not [word for word in wrong if re.search(rf"\b{word}", told(language), re.IGNORECASE)]
