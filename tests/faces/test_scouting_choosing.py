"""What a player of Scouting reads on the steps after the hand: which card, where to, what to show."""

from panels import controls, seen
from scouting_table import THIRD, labels, lines, panel
from shows import cards, facing


def test_of_a_single_card_there_is_one_end() -> None:
    """One button, which says no end, and Scout & Show asks for the place at once."""
    shown = facing(cards((5, 2)), cards((4,)))
    assert [one for one in labels(shown) if one.startswith("Scout")] == ["Scout 4♠", "Scout & Show …"]
    assert lines(shown, "both")[0] == "### Scout & Show with `4♠`: where to?"
    assert [one.what for one in controls(panel(shown, "both"))][-1] == "hand"


def test_the_places_of_a_scouted_card_say_what_they_make_and_break() -> None:
    """Every place with its neighbours and its prospects; the best places are told at once."""
    assert [
        (seen(one.label), seen(one.description), one.what) for one in controls(panel(THIRD, "scout:L"))
    ] == [
        ("Far left, before 3♥", "No new combination", "scout:L:0"),
        ("Between 3♥ and 2♠", "Run A-2 - splits Run 2-3", "scout:L:1"),
        ("Between 2♠ and J♣·11", "Run A-2-3", "scout:L:2"),
        ("Between J♣·11 and Q♦·12", "No new combination - splits Run J-Q", "scout:L:3"),
        ("Between Q♦·12 and 4♣", "No new combination", "scout:L:4"),
        ("Between 4♣ and 8♥", "No new combination", "scout:L:5"),
        ("Far right, after 8♥", "No new combination", "scout:L:6"),
        ("Hint", "", "hint:scout:L"),
        ("Back", "", "hand"),
    ]
    said = lines(THIRD, "scout:L")
    assert said[:2] == ["### Scout `A♣·1`: where to?", "-# Ben will get a point. Nothing has happened yet."]
    assert said[-3:] == [
        "-# What it can become:",
        "Between 2♠ and J♣·11: **Run A-2-3**",
        "Between 3♥ and 2♠: **Run A-2**",
    ]


def test_scout_and_show_asks_for_the_end_then_the_place_then_the_show() -> None:
    """Each step says what is left to beat, and that nothing has happened yet."""
    assert lines(THIRD, "both")[:4] == [
        "### Scout & Show: which card?",
        "If you take `A♣·1`, **Run 2-3** is left to beat",
        "If you take `3♠`, **Run A-2** is left to beat",
        "-# Ben will get a point, and your marker will be spent. Nothing has happened yet.",
    ]
    assert [(seen(one.label), one.what) for one in controls(panel(THIRD, "both"))] == [
        ("A♣·1 (left end)", "both:L"),
        ("3♠ (right end)", "both:R"),
        ("Hint", "hint:both"),
        ("Back", "hand"),
    ]
    places = [(seen(one.label), seen(one.description)) for one in controls(panel(THIRD, "both:L"))]
    assert places[1:3] == [
        ("Between 3♥ and 2♠", "Run A-2 - splits Run 2-3 · to show: Run J-Q"),
        ("Between 2♠ and J♣·11", "Run A-2-3 · to show: Run A-2-3, Run J-Q"),
    ]
    assert lines(THIRD, "both:L:2")[:2] == [
        "### Scout & Show: what do you show?",
        "To beat: **Run** `2♦` `3♠` by Ben",
    ]
    assert [(seen(one.label), one.what) for one in controls(panel(THIRD, "both:L:2"))] == [
        ("3♥ 2♠ A♣·1 · Run", "scoutshow:L:2:0+3"),
        ("J♣·11 Q♦·12 · Run", "scoutshow:L:2:3+2"),
        ("Hint", "hint:both:L:2"),
        ("Back", "both:L"),
    ]


def test_the_steps_in_german() -> None:
    """As a German player would say it."""
    assert lines(THIRD, "both", "de")[:4] == [
        "### Scout & Show: Welche Karte?",
        "Nimmst du `A♣·1`, bleibt zu schlagen: **Folge 2-3**",
        "Nimmst du `3♠`, bleibt zu schlagen: **Folge A-2**",
        (
            "-# Ben bekommt einen Punkt, und dein Marker ist verbraucht, sobald du die Show wählst. "
            "Bis dahin ist nichts passiert."
        ),
    ]
    assert lines(THIRD, "scout:L", "de")[0] == "### `A♣·1` scouten: wohin?"
    assert lines(THIRD, "both:L", "de")[0] == "### Scout & Show mit `A♣·1`: wohin?"
    assert lines(THIRD, "both:L:2", "de")[0] == "### Scout & Show: Was legst du?"


def test_what_can_be_shown_of_a_place_is_told_as_far_as_there_is_room() -> None:
    """The strongest first; of many the others are left out visibly."""
    shown = facing(cards((1, 2, 3, 4, 5, 6)), cards((12,)))
    (first, *_) = controls(panel(shown, "both"))
    assert seen(first.description) == "No new combination · to show: Run A-2-3-4-5-6, Run 2-3-4-5-6, …"


def test_taking_the_last_card_leaves_nothing_to_beat() -> None:
    """Case B10: then any show goes."""
    assert lines(facing(cards((5, 2)), cards((4,))), "both")[1] == "Nothing to beat: any show goes."
