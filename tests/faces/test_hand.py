"""What a player reads on their own hand, word for word."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from discord import ButtonStyle
from limits import BUTTON, SELECT, components
from panels import FACE, content, controls, seen
from positions import legal
from test_board import FRIENDS, view

from bot.texts import texts
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.view import Act, Phase, View

DAN = tuple(map(Card, ("2S", "7C", "3S", "4H", "4C", "X", "9D", "QD", "5H", "KD")))
"""A hand with something of everything."""


def turn(hand: tuple[Card, ...] = DAN, *, opening: bool = True, **told: object) -> View:
    """Anna's turn with this hand."""
    base = view(seat=0, turn=0, order=(0, 1), hand=hand, **told)
    base = replace(base, acts=(), best=None) if opening else base
    return replace(base, legal=legal(base))


def labels(shown: View, language: str, step: str = "hand") -> list[str]:
    """What stands on everything that can be pressed."""
    return [seen(one.label) for one in controls(FACE.panel(texts(language), FRIENDS, shown, step))]


def test_an_openers_buttons_in_english() -> None:
    """One button a combination with its cards and its kind, in hand order, then the hint and the refresh."""
    assert labels(turn(), "en") == [
        "2♠ · Single",
        "7♣ · Single",
        "3♠ · Single",
        "3♠ 4♥ · Run of two",
        "4♥ · Single",
        "4♥ 4♣ · Pair",
        "4♥ 4♣ Joker · Triple of 4s",
        "4♣ · Single",
        "4♣ Joker · Run of two / Pair …",
        "Joker · Single …",
        "Joker 9♦ · Run of two / Pair …",
        "9♦ · Single",
        "Q♦·12 · Single",
        "5♥ · Single",
        "K♦ · Draw card",
        "Hint",
        "Refresh",
    ]


def test_an_openers_buttons_in_german() -> None:
    """German cards have German letters."""
    shown = labels(turn(), "de")
    assert shown[3:7] == [
        "3♠ 4♥ · Zweierfolge",
        "4♥ · Einzelkarte",
        "4♥ 4♣ · Paar",
        "4♥ 4♣ Joker · Drilling 4er",
    ]
    assert shown[12:] == [
        "D♦·12 · Einzelkarte",
        "5♥ · Einzelkarte",
        "K♦ · Ziehkarte",
        "Tipp",
        "Aktualisieren",
    ]


def test_kinds_differ_by_colour_too() -> None:
    """Grey single cards, blue runs, green pairs and triples, red kings; a joker shows the best it can be."""
    shown = FACE.panel(texts("en"), FRIENDS, turn())
    styles = {part["label"]: part["style"] for part in components(shown) if part["type"] == BUTTON}
    told = {seen(text): ButtonStyle(style) for text, style in styles.items()}
    assert told["2♠ · Single"] is ButtonStyle.secondary
    assert told["3♠ 4♥ · Run of two"] is ButtonStyle.primary
    assert told["4♥ 4♣ · Pair"] is ButtonStyle.success
    assert told["4♥ 4♣ Joker · Triple of 4s"] is ButtonStyle.success
    assert told["4♣ Joker · Run of two / Pair …"] is ButtonStyle.success
    assert told["K♦ · Draw card"] is ButtonStyle.danger


def test_many_plays_move_into_selects_that_say_where_they_begin() -> None:
    """Twenty-five to a select, and each names the places of its first and last play."""
    many = tuple(Card(f"{rank}{suit}") for rank in ("A", "2", "3", "4", "5") for suit in "SHDC")
    shown = FACE.panel(texts("en"), FRIENDS, turn(many))
    selects = [part for part in components(shown) if part["type"] == SELECT]
    assert [select["placeholder"] for select in selects] == [
        "Play: places 1 to 10",
        "Play: places 10 to 20",
    ]
    assert [len(select["options"]) for select in selects] == [25, 24]
    assert seen(selects[1]["options"][0]["label"]) == "3♥ 3♦ 3♣ · Triple"


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("read:4+2", ["Run of two 3-4", "Run of two 4-5", "Pair of 4s", "Hint", "Back"]),
        ("read:5+1", [f"Single {n}" for n in ("ace", *range(2, 11), "jack", "queen")] + ["Hint", "Back"]),
    ],
)
def test_a_joker_is_what_one_calls_it(step: str, expected: list[str]) -> None:
    """The second choice shows every legal reading by its number, and still what is to beat and the hand."""
    assert labels(turn(), "en", step) == expected
    lines = content(FACE.panel(texts("en"), FRIENDS, turn(), step)).splitlines()
    assert "Nothing to beat yet: anything goes." in lines
    assert "2♠    7♣    3♠    4♥    4♣" in lines


def test_the_hand_stands_in_its_order_with_places_below_each_other() -> None:
    """Two rows a line of cards, and no line wider than a narrow phone."""
    lines = content(FACE.panel(texts("en"), FRIENDS, turn())).splitlines()
    assert lines == [
        "### You open the round",
        "Nothing to beat yet: anything goes.",
        "Whoever opens a round cannot take a reserve card.",
        "-# **Previous round:** Anna won it and drew 3 cards.",
        "```",
        "1     2     3     4     5   →",
        "2♠    7♣    3♠    4♥    4♣",
        "",
        "6     7     8     9     10",
        "Joker 9♦    Q♦·12 5♥    Draw♦",
        "```",
        "Your reserve cards: `J♠·11` `K♣·Stop`",
    ]


def test_what_is_to_beat_is_told_with_its_owner() -> None:
    """In the middle of a round the best so far comes first, and only what beats it can be pressed."""
    shown = turn(opening=False)
    assert content(FACE.panel(texts("de"), FRIENDS, shown)).startswith(
        "### Du bist dran\nZu überbieten: **Paar 9er** `9♥` `Joker` von Anna"
    )
    assert labels(shown, "de") == [
        "4♥ 4♣ Joker · Drilling 4er",
        "K♦ · Ziehkarte",
        "Ersatz: B♠·11 nehmen",
        "Ersatz: K♣·Stop nehmen",
        "Tipp",
        "Aktualisieren",
    ]


def test_the_places_of_a_reserve_card_say_what_they_make_and_break() -> None:
    """Every place with its neighbours and its prospects; the best places are told at once."""
    hand = tuple(map(Card, ("10S", "QH", "4S", "4D")))
    panel = FACE.panel(texts("en"), FRIENDS, turn(hand, opening=False), "spare:0")
    assert [(seen(one.label), seen(one.description), one.what) for one in controls(panel)] == [
        ("Far left, before 10♠", "Run of three 10-Q, Run of two 10-J", "take:0:0"),
        ("Between 10♠ and Q♥·12", "Run of three 10-Q, Run of two J-Q", "take:0:1"),
        ("Between Q♥·12 and 4♠", "Run of three 10-Q, Run of two J-Q", "take:0:2"),
        ("Between 4♠ and 4♦", "No new combination - splits Pair of 4s", "take:0:3"),
        ("Far right, after 4♦", "No new combination", "take:0:4"),
        ("Hint", "", "hint:spare:0"),
        ("Back", "", "hand"),
    ]
    assert content(panel).endswith(
        "What it can become:\n"
        "Far left, before 10♠: **Run of three 10-Q**\n"
        "Between 10♠ and Q♥·12: **Run of three 10-Q**\n"
        "Between Q♥·12 and 4♠: **Run of three 10-Q**"
    )


def test_the_best_place_is_told_first() -> None:
    """Stronger before weaker, and before places further left."""
    hand = tuple(map(Card, ("10S", "5D", "JH", "3C")))
    panel = FACE.panel(texts("en"), FRIENDS, turn(hand, opening=False), "spare:0")
    assert content(panel).splitlines()[-4:] == [
        "Between 5♦ and J♥·11: **Pair of jacks**",
        "Between J♥·11 and 3♣: **Pair of jacks**",
        "Far left, before 10♠: **Run of two 10-J**",
        "Between 10♠ and 5♦: **Run of two 10-J**",
    ]


@pytest.mark.parametrize(
    ("left", "said"),
    [(1, "It is the last one."), (2, "One more follows."), (3, "Two more follow."), (6, "Five more follow.")],
)
def test_a_drawn_card_asks_for_its_place(left: int, said: str) -> None:
    """It tells how many are still to come, and may go into an empty hand."""
    drawn = turn((), opening=False, phase=Phase.INSERT, drawn=Card("9S"), draws_left=left)
    panel = FACE.panel(texts("en"), FRIENDS, drawn)
    assert content(panel).startswith(f"### You drew `9♠`: where to?\n{said}\nYou hold no cards.")
    assert [(one.label, one.what) for one in controls(panel)] == [("Into your empty hand", "insert:0")]


def test_who_is_out_of_the_deal_reads_so() -> None:
    """No cards, no move, and nothing that could grow old before the deal ends but the name."""
    out = content(FACE.panel(texts("en"), FRIENDS, view(seat=2)))
    assert out == "### **Ben** is to play.\nYou are out of this deal: no cards left.\nYou hold no cards."


@pytest.mark.parametrize("turn_of", [2, None])
@pytest.mark.parametrize(("language", "said"), [("en", "Everybody is away"), ("de", "Alle sind weg")])
def test_a_hand_at_a_table_that_rests_says_so(language: str, said: str, turn_of: int | None) -> None:
    """Whoever would be to play and also between two deals: nothing goes on before somebody comes back."""
    resting = replace(FRIENDS, rests=True, expires=datetime(2026, 1, 1, tzinfo=UTC))
    shown = content(FACE.panel(texts(language), resting, view(seat=0, turn=turn_of, order=(2, 0, 1))))
    assert shown.startswith(f"**{said}")
    assert texts(language)("turn-others") not in shown
    assert texts(language)("turn-deal") not in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "### **Ben** draws and has 3 cards to place."),
        ("de", "### **Ben** zieht und muss noch 3 Karten einstecken."),
    ],
)
def test_who_waits_for_drawn_cards_to_be_placed_reads_what_the_board_says(language: str, said: str) -> None:
    """It is nobody's turn to play then."""
    placing = view(seat=0, phase=Phase.INSERT, draws_left=3)
    assert content(FACE.panel(texts(language), FRIENDS, placing)).startswith(f"{said}\n")


@pytest.mark.parametrize(
    ("language", "person", "computer", "later"),
    [
        (
            "en",
            "### **Ben** is to play.",
            "### The others are playing.",
            "When your turn comes, your moves appear here; after a long wait, press **My hand**.",
        ),
        (
            "de",
            "### **Ben** ist dran.",
            "### Die anderen sind am Zug.",
            "Bist du dran, stehen deine Züge von selbst hier; nach langem Warten drücke **Meine Hand**.",
        ),
    ],
)
def test_who_waits_reads_for_whom_and_how_it_goes_on(
    language: str, person: str, computer: str, later: str
) -> None:
    """A person is named, computers are not, and a deadline of others is none of one's own."""
    for whose, title in ((1, person), (2, computer)):
        waiting = view(seat=0, turn=whose, order=(1, 2, 0), hand=DAN)
        told = replace(FRIENDS, deadline=datetime(2026, 1, 1, tzinfo=UTC))
        said = content(FACE.panel(texts(language), told, waiting))
        assert said.startswith(f"{title}\n-# {later}\n```\n")


@pytest.mark.parametrize(
    ("kings", "language", "why"),
    [
        (1, "en", "You won a round with a draw card: that is why you draw."),
        (2, "en", "You won a round with both draw cards: that is why you draw."),
        (1, "de", "Du hast eine Runde mit einer Ziehkarte gewonnen: Darum ziehst du."),
        (2, "de", "Du hast eine Runde mit beiden Ziehkarten gewonnen: Darum ziehst du."),
    ],
)
def test_who_draws_reads_why(kings: int, language: str, why: str) -> None:
    """The draw cards still lie there."""
    lying = tuple(Act(seat, (Card(card),), Kind.DRAW, 0) for seat, card in enumerate(("KH", "KD")[:kings]))
    base = view(seat=0, turn=0, hand=DAN, phase=Phase.INSERT, acts=lying, drawn=Card("9S"), draws_left=1)
    panel = FACE.panel(texts(language), FRIENDS, replace(base, legal=legal(base)))
    assert content(panel).splitlines()[1] == why


def test_a_view_that_hides_the_card_to_be_placed_is_an_error() -> None:
    """Better no panel than one that lies."""
    blind = replace(turn(phase=Phase.INSERT, drawn=Card("9S"), draws_left=1), drawn=None)
    with pytest.raises(ValueError, match="does not show"):
        FACE.panel(texts("en"), FRIENDS, blind)
