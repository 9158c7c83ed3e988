"""What a player of Shithead reads on their own hand, word for word."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from discord import ButtonStyle
from limits import BUTTON, SELECT, components
from panels import content, controls, seen
from pictured import picture
from shithead_positions import GAME
from shithead_table import FACE, FRIENDS, PICTURED, cards, holding, labels, says, state, turn

from bot.pictures.sketches import Mark
from bot.texts import texts
from engine.shithead.ranks import CARDS
from engine.shithead.state import Holding, Opening
from engine.shithead.view import Act, Deed

SIX = holding("7C 7D 10S 2H 9H 4D", "KS", "4C")
"""A hand with something of everything."""

NOTHING_LEFT_BUT_OPEN = holding("", "9C QD QH", "4C 5D 6S")


def test_a_hand_of_shithead_in_english() -> None:
    """What counts, the pile, then one's cards by rank, the open and the face-down ones."""
    assert says(turn(SIX, "5D 9S")) == [
        "### Your turn",
        "**9 or higher** must follow.",
        "Pile (2): `5♦` `9♠`",
        "-# 2, 3 and 10 may be played on anything.",
        "Your hand (6): `2♥` `4♦` `7♣ 7♦` `9♥` `10♠`",
        "Face up: `K♠`",
        "Face down: 1",
    ]
    assert labels(turn(SIX, "5D 9S")) == [
        "2 · then anything goes",
        "9",
        "10 · burns the pile",
        "Hint",
        "Refresh",
    ]


def test_a_hand_of_shithead_in_german() -> None:
    """With German letters."""
    own = holding("JC JD KS 8H 8C", "QS", "4C")
    assert says(turn(own, "7S"), "de") == [
        "### Du bist dran",
        "**7 oder niedriger** muss folgen, nur dieses eine Mal.",
        "Stapel (1): `7♠`",
        "Keine deiner Handkarten passt, und die Hand kommt zuerst. Nimm den Stapel auf: 1 Karte.",
        "Deine Hand (5): `8♣ 8♥` `B♣ B♦` `K♠`",
        "Offen: `D♠`",
        "Verdeckt: 1",
    ]
    assert labels(turn(own, "7S"), "de") == ["Stapel aufnehmen", "Aktualisieren"]
    assert labels(turn(own, ""), "de") == [
        "8 · 1 setzt aus",
        "8 \u00d72 · 2 setzen aus",
        "B",
        "B \u00d72",
        "K",
        "Tipp",
        "Aktualisieren",
    ]


@pytest.mark.parametrize(
    ("pile", "english", "german"),
    [
        ("", "**Anything goes:** the pile is empty.", "**Alles geht:** Der Stapel ist leer."),
        (
            "3C 3D",
            "**Anything goes:** there is nothing but glass on the pile.",
            "**Alles geht:** Auf dem Stapel liegt nur Glas.",
        ),
        ("KC 2D", "**Anything goes** on a 2.", "**Alles geht** auf eine 2."),
        (
            "2D 3C",
            "**Anything goes** on a 2, even through the glass on it.",
            "**Alles geht** auf eine 2, auch durch das Glas darauf.",
        ),
        (
            "KC 7D",
            "**7 or lower** must follow, this once.",
            "**7 oder niedriger** muss folgen, nur dieses eine Mal.",
        ),
        ("4C", "**4 or higher** must follow.", "**4 oder höher** muss folgen."),
        ("4C JD", "**Jack or higher** must follow.", "**Bube oder höher** muss folgen."),
        (
            "QD 3C 3D",
            "**Queen or higher** must follow, seen through the glass on it.",
            "**Dame oder höher** muss folgen, durch das Glas darauf gesehen.",
        ),
        (
            "7D 3C",
            "**7 or higher** must follow, seen through the glass on it.",
            "**7 oder höher** muss folgen, durch das Glas darauf gesehen.",
        ),
        ("KD", "**King or higher** must follow.", "**König oder höher** muss folgen."),
        ("AD", "**An ace** must follow.", "**Ein Ass** muss folgen."),
    ],
)
def test_what_counts_is_told_first(pile: str, english: str, german: str) -> None:
    """On anything that may lie there."""
    own = holding("9C 4S", "", "")
    assert says(turn(own, pile))[1] == english
    assert says(turn(own, pile), "de")[1] == german


def test_glass_passes_a_seven_on_where_the_table_chose_that() -> None:
    """The hand says so by what counts."""
    assert says(turn(SIX, "7S 3C", keeps=True))[1] == "**7 or lower** must follow, this once."


def test_the_pile_shows_its_top_as_far_as_it_takes_to_see_what_counts() -> None:
    """Five cards, more where glass lies on it."""
    assert "Pile (6): … `Q♦` `3♣` `3♦` `3♠` `3♥`" in says(turn(SIX, "KD QD 3C 3D 3S 3H"))
    assert "Pile (6): … `5♦` `6♣` `6♠` `8♣` `9♠`" in says(turn(SIX, "4C 5D 6C 6S 8C 9S"))


@pytest.mark.parametrize(
    ("pile", "label"),
    [
        ("5D 9C 9D 9S", "9 · four: burns the pile"),
        ("", "10 · burns the pile"),
        ("", "2 · then anything goes"),
        ("", "7 · then 7 or lower"),
        ("", "7 \u00d72 · then 7 or lower"),
        ("", "4"),
    ],
)
def test_what_a_card_does_is_told_by_words_alone(pile: str, label: str) -> None:
    """A colour that sets one play apart from another looks like advice."""
    shown = FACE.panel(texts("en"), FRIENDS, turn(SIX, pile))
    styles = {seen(part["label"]): part["style"] for part in components(shown) if part["type"] == BUTTON}
    assert label in styles
    assert {ButtonStyle(style) for style in styles.values()} == {ButtonStyle.secondary}


def test_whose_the_top_of_the_pile_is_is_told_in_small_print() -> None:
    """And what came of it; no more than that, for the board tells the rest."""
    acts = [
        Act(2, Deed.HAND, cards("5D"), 0, 0, (), out=False),
        Act(1, Deed.OPEN, cards("8S"), 0, 0, (2,), out=False),
    ]
    lines = says(turn(SIX, "5D 8S", acts=acts))
    assert lines[2:4] == ["Pile (2): `5♦` `8♠`", "-# Ben: `8♠` (face up), Cleo is skipped"]
    assert not [line for line in lines if "Before" in line]


def test_who_starts_reads_with_which_card() -> None:
    """And that others of its rank may go with it."""
    own = holding("4D 4S 8C", "KS", "")
    base = state(own, turns=0)
    opening = Opening((), dealt=((), (), (), ()), start=own.hand[0])
    begun = replace(base, standing=replace(base.standing, opening=opening, places=(), playing=(0, 1, 2, 3)))
    view = turn(own, standing=begun.standing, turns=0)
    assert says(view)[:2] == [
        "### You start",
        "You have the lowest card, `4♦`: play it. Others of its rank may go with it.",
    ]
    assert labels(view) == ["4", "4 \u00d72", "Hint", "Refresh"]


def test_open_cards_are_played_like_a_hand_once_that_is_empty() -> None:
    """The message says that it is their turn."""
    view = turn(NOTHING_LEFT_BUT_OPEN, "JC")
    assert says(view)[1:4] == [
        "**Jack or higher** must follow.",
        "Pile (1): `J♣`",
        "Your hand is empty: now you play your face-up cards.",
    ]
    assert labels(view) == ["Q", "Q \u00d72", "Hint", "Refresh"]


def test_blind_cards_have_a_button_each_by_place() -> None:
    """Those that are left; what they are nobody knows."""
    view = turn(holding("", "", "9C 10H"), "JC")
    assert says(view)[3] == (
        "Only face-down cards are left. Flip one: if it does not fit, you take it with the pile."
    )
    assert labels(view) == ["Flip card 1", "Flip card 2", "Hint", "Refresh"]
    assert says(view, step="hint")[0] == (
        "💡 The computer would choose **Flip card 1**: "
        "nobody knows what lies there, so one is as good as another."
    )


def test_a_hand_of_forty_cards_stays_readable() -> None:
    """A piece for each rank, and selects that say where they begin."""
    own = Holding(CARDS[:40], (), ())
    view = turn(own)
    assert says(view)[2] == (
        "Your hand (40): `2♣ 2♦ 2♠ 2♥` `3♣ 3♦ 3♠ 3♥` `4♣ 4♦ 4♠ 4♥` `5♣ 5♦ 5♠ 5♥` `6♣ 6♦ 6♠ 6♥` "
        "`7♣ 7♦ 7♠ 7♥` `8♣ 8♦ 8♠ 8♥` `9♣ 9♦ 9♠ 9♥` `10♣ 10♦ 10♠ 10♥` `J♣ J♦ J♠ J♥`"
    )
    shown = FACE.panel(texts("en"), FRIENDS, view)
    selects = [part for part in components(shown) if part["type"] == SELECT]
    assert [select["placeholder"] for select in selects] == ["Play: 2 to 8", "Play: 8 \u00d72 to J \u00d74"]


def test_the_deadline_stands_with_what_is_asked() -> None:
    """As a mark that Discord turns into words."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert f"Time runs out <t:{int(noon.timestamp())}:R>." in says(turn(SIX), deadline=noon)


def test_who_is_out_reads_their_place_and_waits_for_nothing() -> None:
    """Until the game is over."""
    view = replace(turn(SIX), seat=3, hand=(), legal=())
    assert says(view) == ["### You are out: 1st place"]


def test_where_everybody_is_away_the_hand_says_so() -> None:
    """And how it goes on."""
    view = replace(turn(SIX), turn=1, legal=())
    assert says(view, rests=True)[0] == "**Everybody is away, so the game waits.**"


def test_the_picture_of_a_hand_marks_what_can_be_played_and_says_it() -> None:
    """In the hand, or once that is empty in the open cards; blind cards are counted."""
    (hand, told), (lying, said) = (
        picture(FACE.panel(texts("en"), PICTURED, view))
        for view in (turn(SIX, "5D 9S"), turn(NOTHING_LEFT_BUT_OPEN, "JC"))
    )
    assert [(one.start, one.length, one.mark, one.word) for one in hand.groups] == [
        (0, 1, Mark.GREEN_SOLID, "then anything goes"),
        (4, 1, Mark.GREY_DOTTED, ""),
        (5, 1, Mark.RED_BROKEN, "burns the pile"),
    ]
    assert (hand.open_groups, lying.groups, hand.numbered) == ((), (), False)
    assert [(one.start, one.length, one.mark) for one in lying.open_groups] == [(1, 2, Mark.BLUE_DASHED)]
    assert told == (
        "Your hand: 2♥ 4♦ 7♣ 7♦ 9♥ 10♠. Face up: K♠. Face down: 1. "
        "To play: 2 (then anything goes), 9, 10 (burns the pile)."
    )
    assert said == "Your hand is empty. Face up: 9♣ Q♦ Q♥. Face down: 3. To play: Q \u00d72."


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_of_fifty_cards_says_them_all(language: str) -> None:
    """Its alt text has room for nearly the whole deck."""
    view = turn(Holding(CARDS[:40], CARDS[40:43], CARDS[43:46]))
    shown = FACE.panel(texts(language), PICTURED, view)
    _, alt = picture(shown)
    assert "…" not in alt
    assert len([*controls(shown)]) == len(view.legal) + 2


def test_before_the_deal_there_are_no_cards() -> None:
    """A hand opened at that instant says that they come; nor does the board fail."""
    view = GAME.view(GAME.start(GAME.options(4, {})), 0)
    assert says(view) == ["### The next deal is on its way."]
    assert "The next deal is on its way." in content(
        FACE.board(texts("en"), FRIENDS, replace(view, seat=None))
    )


def test_who_waits_reads_what_their_own_last_act_brought() -> None:
    """So that whoever turned a blind card need not look for it on the board."""
    misfit = Act(0, Deed.BLIND, cards("QC"), 4, 0, (), out=False)
    others = Act(1, Deed.HAND, cards("5S"), 0, 0, (), out=False)
    view = turn(holding("4S 6H", "", "9C 9D"), acts=(misfit, others), turn=2)
    assert says(view)[:2] == [
        "### The others are playing.",
        "Anna: flips `Q♣`, which does not fit, and takes 4 cards",
    ]
