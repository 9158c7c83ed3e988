"""The rules that players read: right in what the engine can be asked, the same in the bot and in the docs."""

import re
from pathlib import Path

import pytest
from limits import assert_within_limits
from panels import FACE, content, controls

from bot.texts import languages, texts
from engine.unsortiert.combinations import NUMBERS, READINGS
from engine.unsortiert.deals import RESERVE
from engine.unsortiert.moves import Kind
from engine.unsortiert.options import Options
from engine.unsortiert.rounds import DRAWS

DOCS = Path(__file__).parents[2] / "docs" / "rules" / "unsortiert.md"
DECIDED = [
    (
        "A3",
        "The order inside a combination does not matter",
        "Die Reihenfolge innerhalb der Kombination ist egal",
    ),
    ("A4", "of a run the highest card counts", "bei Folgen zählt die höchste Karte"),
    ("R1", "Whoever opens must play", "Wer eröffnet, muss spielen"),
    ("R2", "everybody who holds cards has one turn", "Jeder, der Karten hat, ist einmal dran"),
    ("R3", "put it anywhere in your hand", "steck sie an eine beliebige Stelle deiner Hand"),
    ("R4", "even if you could play", "auch, wenn du spielen könntest"),
    (
        "R5",
        "without a reserve card you must play if you can",
        "ohne Ersatzkarte musst du spielen, wenn du kannst",
    ),
    ("R6", "the deal ends at once, and only they lose it", "Dann ist sofort Schluss, und nur er verliert"),
    ("R7", "beats everything and ends the round at once", "schlägt alles und beendet die Runde sofort"),
    ("R11", "the next player has to beat what lay before it", "Der Nächste muss überbieten, was davor lag"),
    ("R12", "if nothing did, anything goes", "lag nichts, geht alles"),
    (
        "R13",
        "If only draw cards lie, the opener wins the round",
        "Liegen nur Ziehkarten, gewinnt, wer eröffnet hat",
    ),
    ("R14", "Whoever wins a round with a draw card", "Wer eine Runde mit Ziehkarte gewinnt"),
    ("R17", "as far as the pile goes", "soweit der Stapel reicht"),
    (
        "O2",
        "whoever laid the next-highest and still has cards",
        "wer die nächsthöchste gelegt und noch Karten hat",
    ),
    ("O4", "to the winner's right", "rechts vom Gewinner"),
    ("E1", "Reserve cards do not count", "Ersatzkarten zählen nicht"),
    ("E2", "only one player holds cards", "nur noch einer Karten auf der Hand"),
    ("E3", "all of them but its winner lose it", "Sie verlieren, nur der Gewinner der Runde nicht"),
    ("E5", "if there are cards for the winner to draw", "Hat dieser aber Karten zu ziehen, verliert nur er"),
    (
        "E7",
        "Whoever cannot pay loses, all others win",
        "Wer nicht zahlen kann, verliert; alle anderen gewinnen",
    ),
    ("E9", "The loser opens the next deal", "Den nächsten Durchgang eröffnet der Verlierer"),
]
"""Decisions of the rules by their name, as they are told in English and in German."""


def page(language: str) -> str:
    """The rules as a player reads them."""
    return content(FACE.rules(texts(language)))


def plain(text: str) -> str:
    """A text as one line without what marks it up."""
    return " ".join(re.sub(r"^[-*] |^#+ |[*`]", "", text.replace("\ufe0e", ""), flags=re.MULTILINE).split())


@pytest.mark.parametrize("language", languages())
def test_the_rules_fit_into_one_message(language: str) -> None:
    """A page of text, without anything to press."""
    view = FACE.rules(texts(language))
    assert_within_limits(view)
    assert not list(controls(view))


@pytest.mark.parametrize(("english", "german"), [row[1:] for row in DECIDED], ids=[row[0] for row in DECIDED])
def test_the_page_tells_what_was_decided(english: str, german: str) -> None:
    """In every language, each decision that a player can run into."""
    assert english in plain(page("en"))
    assert german in plain(page("de"))


@pytest.mark.parametrize("language", languages())
def test_the_figures_on_the_page_are_those_of_the_rules(language: str) -> None:
    """Cards in a hand, numbers of a joker, cards to draw."""
    figures = re.findall(r"\d+", plain(page(language)).replace("\ufe0e", ""))
    four, five = (Options(players, 3).hand_size for players in (4, 5))
    expected = [four, five, 1, 11, 12, NUMBERS[0], NUMBERS[-1], DRAWS, 2 * DRAWS]
    assert [int(figure) for figure in figures] == expected
    assert {"de": "zwei offene Ersatzkarten", "en": "two open reserve cards"}[language] in page(language)
    assert RESERVE == 2


def test_the_kinds_stand_from_weak_to_strong() -> None:
    """Under the names that the buttons have."""
    order = dict.fromkeys(reading.kind for reading in READINGS)
    names = [texts("en")("kind", kind=kind).lower() for kind in order if kind not in {Kind.STOP, Kind.DRAW}]
    assert f"weak to strong: {', '.join(names)}." in plain(page("en"))


@pytest.mark.parametrize("word", ["run of three", "Joker", "Stop card", "Draw card", "reserve", "chip"])
def test_the_rules_speak_of_everything_that_a_panel_names(word: str) -> None:
    """Whoever meets a word on a button finds it here."""
    assert word in page("en")


def test_the_docs_say_every_sentence_of_the_page() -> None:
    """They only add to it: what is mended in one place cannot stay wrong in the other."""
    docs = plain(DOCS.read_text(encoding="utf-8"))
    sentences = [one for line in page("en").splitlines()[1:] for one in re.split(r"(?<=[.:]) ", plain(line))]
    assert [one for one in sentences if one not in docs] == []
