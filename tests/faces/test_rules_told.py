"""The rules that players read are right in what the engine can be asked, and tell what was decided."""

import pytest
from panels import GAME, seen
from rule_pages import EVERY_LANGUAGE, samples, told

from bot.texts import texts
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
    ("A4", "in a run the highest card counts", "bei Folgen zählt die höchste Karte"),
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
    ("R17", "as far as the draw pile goes", "soweit der Ziehstapel reicht"),
    ("R18", "also a winner whose last cards these were", "auch, wer gerade seine letzten Karten gelegt hat"),
    (
        "O2",
        "whoever played the next-highest and still has cards",
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
    ("E5", "would have to draw and then be the only one with cards", "hätte dann als Einziger Karten"),
    ("E6", "The cards themselves are not drawn any more", "Gezogen wird dafür nicht mehr"),
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


@pytest.mark.parametrize(("english", "german"), [row[1:] for row in DECIDED], ids=[row[0] for row in DECIDED])
def test_the_pages_tell_what_was_decided(english: str, german: str) -> None:
    """In every language, each decision that a player can run into."""
    assert english in told("en")
    assert german in told("de")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Everybody gets {four} cards (with five players {five}) and two face-up reserve cards."),
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
        assert (
            f"weak to strong: {', '.join(say('unsortiert-kind', kind=kind).lower() for kind in order)}."
            in told("en")
        )
    rows = samples(language)
    assert [len(tiles) for tiles, _, _ in rows] == [1, 2, 2, 3, 3]
    for kind, (_, _, word) in zip(order, rows, strict=True):
        named = seen(say("unsortiert-combination", kind=kind, rank="9", top="9", low="7"))
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
