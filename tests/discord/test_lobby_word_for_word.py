"""The lobby word for word: its lines and its buttons in order, in both languages."""

import pytest
from discord.ui import ActionRow, Button, TextDisplay
from test_looks import table

from bot.choices import Choices, Pace
from bot.table import Table
from bot.texts import texts
from cogs.lobby_message import lobby

MINUS = "\N{MINUS SIGN}"

PLAIN = table("Anna", computers=1)
"""Anna's lobby with a computer, as by default."""

STRICT = table("Anna", "Ben", choices=Choices({"chips": 5}, "krass", Pace.DAY, hints=False, computers=False))
"""Two people, where all is otherwise than by default."""

EXPECTED = {
    "en": [
        "### Unsortiert · who is in?",
        "Normal cards · 3 chips each, 2 with five · no time limit",
        "1. Anna · Host",
        "2. Computer 1",
        "3. free",
        "4. free, if you like",
        "5. free, if you like",
        "3 to 5 play. The host starts.",
        "[Join] [Leave] [(1 more needed)] [Rules]",
        f"[Computer +] [Computer {MINUS}] [Close table] [More]",
    ],
    "de": [
        "### Unsortiert · Wer spielt mit?",
        "Normale Karten · je 3 Chips, zu fünft 2 · ohne Zeitlimit",
        "1. Anna · Gastgeber",
        "2. Computer 1",
        "3. frei",
        "4. frei, wenn ihr mögt",
        "5. frei, wenn ihr mögt",
        "Gespielt wird mit 3 bis 5 Leuten. Der Gastgeber startet.",
        "[Mitspielen] [Aufstehen] [(Noch 1 fehlt)] [Regeln]",
        f"[Computer +] [Computer {MINUS}] [Tisch schließen] [Mehr]",
    ],
}

EXPECTED_STRICT = {
    "en": ["Krass Kariert · 5 chips each · 1 day a move · no hints · people only", "[Close table] [More]"],
    "de": [
        "Krass Kariert · je 5 Chips · 1 Tag je Zug · ohne Tipps · nur Menschen",
        "[Tisch schließen] [Mehr]",
    ],
}


def lines(language: str, opened: Table) -> list[str]:
    """What the lobby says, a line for each of its own, buttons of a row in one; what is off in brackets."""
    said: list[str] = []
    for item in lobby(texts(language), opened).walk_children():
        if isinstance(item, TextDisplay):
            said += item.content.translate({0x2068: None, 0x2069: None}).splitlines()
        elif isinstance(item, ActionRow):
            buttons = [one for one in item.children if isinstance(one, Button)]
            labels = [f"({one.label})" if one.disabled else str(one.label) for one in buttons]
            said.append(" ".join(f"[{label}]" for label in labels))
    return said


@pytest.mark.parametrize("language", EXPECTED)
def test_a_lobby_as_by_default(language: str) -> None:
    """Nothing is settled and nothing chosen."""
    assert lines(language, PLAIN) == EXPECTED[language]


@pytest.mark.parametrize("language", EXPECTED_STRICT)
def test_a_lobby_where_all_is_otherwise(language: str) -> None:
    """What was chosen stands in the second line; without computer players there are no buttons for them."""
    said = lines(language, STRICT)
    assert [said[1], said[-1]] == EXPECTED_STRICT[language]
    assert not [line for line in said if "Computer" in line]
