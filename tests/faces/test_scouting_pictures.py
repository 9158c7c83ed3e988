"""What is in the pictures of Scouting, and that their alt texts say all of it; draws none."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import LOOKS, facts, seen, walk
from pictured import picture, pictures
from scouting_table import FACE, FIRST, ILLUSTRATED, THIRD, public
from scouting_unseen import unseen
from shows import GAME, cards, states, views

from bot import names
from bot.cutting import CUT
from bot.pictures.board_sketches import BoardSketch, ShowSketch
from bot.pictures.illustrated import ALT_LENGTH
from bot.pictures.sketches import HandSketch, Mark
from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.alts import NAME_LENGTH
from cogs.faces.face import Presence
from cogs.faces.scouting.decks import DECKS, tight, tiles
from cogs.faces.scouting.words import points
from engine.scouting.moves import ScoutShow, Show
from engine.scouting.options import Options
from engine.scouting.state import State
from engine.scouting.view import Act, View

SLOW = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
ANY_DECK = st.sampled_from([*DECKS])


def table(players: int, **looks: Any) -> Facts:
    """A table with nasty names whose messages have pictures."""
    return facts(players, game="scouting", pictures=True, **looks)


@SLOW
@given(states(), LOOKS)
def test_a_message_has_its_picture_exactly_where_pictures_may_stand(
    state: State, looks: dict[str, Any]
) -> None:
    """Every board, and every hand on every step unless no card is left in it."""
    told, say = facts(state.options.players, game="scouting", **looks), texts("en")
    assert len([*pictures(FACE.board(say, told, GAME.view(state, None)))]) == told.pictures
    for seat, hand in enumerate(state.hands):
        for panel in walk(say, told, GAME.view(state, seat), "scouting").values():
            assert len([*pictures(panel)]) == (told.pictures and bool(hand))


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), deck=ANY_DECK)
def test_a_hands_alt_text_says_every_card_and_every_marked_group(
    language: str, shown: View, deck: str
) -> None:
    """Each card with its place, each group with its places; cards come first."""
    say = texts(language)
    sketch, alt = picture(FACE.panel(say, table(4, deck=deck), shown))
    assert len(alt) <= ALT_LENGTH
    held = ", ".join(f"{place}: {seen(tight(say, deck, card))}" for place, card in enumerate(shown.hand, 1))
    assert held in alt
    assert sketch.tiles == tiles(say, deck, shown.hand)
    marked = alt.partition(seen(say("alt-playable")))[2].strip(f" .{CUT}")
    told = dict(sentence.split(": ") for sentence in marked.split(". ") if marked)
    for group in sketch.groups if not alt.endswith(CUT) else ():
        first, last = group.start + 1, group.start + group.length
        places = str(first) if group.length == 1 else f"{first}-{last}"
        assert places in told[group.word].split(", ")


@SLOW
@given(views())
def test_what_is_marked_is_every_legal_show_that_is_part_of_no_longer_one(shown: View) -> None:
    """On the hand, and with a scouted card in it before one shows."""
    for step, panel in walk(texts("en"), table(4), shown, "scouting").items():
        verb, *rest = step.split(":")
        if step != "hand" and len(rest) < len(("end", "place")):
            continue
        moves = [
            move
            for move in shown.legal
            if (isinstance(move, Show) and step == "hand")
            or (isinstance(move, ScoutShow) and verb == "both" and [move.end.value, str(move.place)] == rest)
        ]
        legal = [(move.start, move.start + move.length) for move in moves]
        longest = [one for one in legal if not any(_within(one, other) for other in legal)]
        sketch, _ = picture(panel)
        assert sorted((group.start, group.start + group.length) for group in sketch.groups) == sorted(longest)


def _within(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and other[0] <= one[0] and one[1] <= other[1]


def test_a_hands_picture_marks_kinds_with_words() -> None:
    """Runs and sets of two have other patterns than longer ones."""
    sketch, _ = picture(FACE.panel(texts("en"), ILLUSTRATED, FIRST))
    marked = {(group.start, group.length): (group.mark, group.word) for group in sketch.groups}
    assert marked[2, 3] == (Mark.BLUE_DASH_DOTTED, "Run")
    assert marked[7, 2] == (Mark.BLUE_DASHED, "Run")
    assert marked[0, 1] == (Mark.GREY_DOTTED, "Single")
    assert (3, 2) not in marked


def test_the_picture_of_places_has_numbered_gaps_and_the_card_that_goes_in() -> None:
    """The same for scouting and for Scout & Show."""
    for step in ("scout:L", "both:L"):
        sketch, alt = picture(FACE.panel(texts("en"), ILLUSTRATED, THIRD, step))
        assert isinstance(sketch, HandSketch)
        assert sketch.gaps
        assert sketch.coming == tiles(texts("en"), "normal", THIRD.show[:1])[0]
        assert alt == (
            "A♣·1 goes into one of the numbered places: (1) 3♥ (2) 2♠ (3) J♣·11 (4) Q♦·12 (5) 4♣ (6) 8♥ (7)."
        )


def test_the_boards_picture_shows_what_lies_whose_it_is_and_what_was_done() -> None:
    """A scouted card is a step of its own, also before a show."""
    sketch, alt = picture(FACE.board(texts("en"), ILLUSTRATED, public(9)))
    assert isinstance(sketch, BoardSketch)
    assert isinstance(sketch.middle, ShowSketch)
    middle = sketch.middle
    assert (middle.mark, middle.word, middle.seat, len(middle.tiles)) == (Mark.BLUE_DASH_DOTTED, "Run", 0, 3)
    assert [(step.seat, step.mark, step.word, len(step.tiles), step.best) for step in middle.past] == [
        (1, Mark.GREEN_SOLID, "Pair", 2, False),
        (2, Mark.BLUE_DASH_DOTTED, "Run", 4, False),
        (3, None, "Scout", 1, False),
        (0, None, "Scout & Show", 1, False),
        (0, Mark.BLUE_DASH_DOTTED, "Run", 3, True),
    ]
    assert [(seat.cards, seat.told, seat.token, seat.turn) for seat in sketch.seats] == [
        (4, "5 points", False, False),
        (10, "2 points", True, True),
        (4, "7 points", True, False),
        (13, "0 points", True, False),
    ]
    assert alt == (
        "Anna is to play. To beat: Run A-2-3 (3♥ 2♠ A♣) by Dan. "
        "1. Dan: 4 cards, 5 points, marker spent. 2. Anna: 10 cards, 2 points, marker. "
        "3. Ben: 4 cards, 7 points, marker. 4. Computer 1: 13 cards, 0 points, marker. "
        "Last moves: seat 2 shows 10♥ 10♠; seat 3 shows A♣ 2♦ 3♠ 4♦; seat 4 scouts 4♦; "
        "seat 1 scouts A♣ and shows 3♥ 2♠ A♣."
    )


def test_a_picture_on_which_nothing_lies_says_so() -> None:
    """And nobody owns it."""
    sketch, alt = picture(FACE.board(texts("de"), ILLUSTRATED, public(0, "show:0+1", "scout:L:0")))
    assert sketch.middle.tiles == ()
    assert (sketch.middle.empty_word, sketch.middle.seat) == ("Nichts liegt: Jede Show geht", None)
    assert not any(step.best for step in sketch.middle.past)
    assert alt.startswith("Ben ist dran. Nichts liegt: Jede Show geht. 1. Dan: ")


def test_where_everybody_is_away_nobody_is_marked_to_act() -> None:
    """And the alt text names nobody to be waited for."""
    sketch, alt = picture(FACE.board(texts("en"), replace(ILLUSTRATED, rests=True), public(9)))
    assert not any(seat.turn for seat in sketch.seats)
    assert "is to play" not in alt


@EVERY_LANGUAGE
@SLOW
@given(state=states(), deck=ANY_DECK, presence=st.sampled_from(Presence))
def test_a_boards_alt_text_says_everything_that_its_picture_says(
    language: str, state: State, deck: str, presence: Presence
) -> None:
    """Every seat with its name, cards, points and marker, what lies, and what was done."""
    say, spectator = texts(language), GAME.view(state, None)
    told = table(state.options.players, deck=deck)
    told = replace(told, sitters=tuple(replace(one, presence=presence) for one in told.sitters))
    sketch, alt = picture(FACE.board(say, told, spectator))
    assert len(alt) <= ALT_LENGTH
    assert CUT not in alt[-1:]
    for seat, shown in enumerate(sketch.seats):
        name = seen(names.bare(shown.name, NAME_LENGTH))
        marker = say("scouting-alt-marker", marker="ready" if shown.token else "spent")
        parts = [say("alt-cards", count=shown.cards), points(say, spectator.points[seat]), marker]
        parts += [say("alt-away")] if shown.away else []
        assert f"{seat + 1}. {name}: {seen(', '.join(parts))}." in alt
        assert shown.told == points(say, spectator.points[seat])
    if spectator.turn is not None:
        assert bool(sketch.middle.tiles) == bool(spectator.show)
        for act in spectator.acts:
            assert f"{seen(say('alt-player', number=act.seat + 1))} " in alt


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("who", [Sitter("W" * 32), Sitter("1", computer=True, instead_of="W" * 32)])
def test_the_fullest_board_there_can_be_is_told_to_its_end(who: Sitter, deck: str, language: str) -> None:
    """Five long names, a run of twelve, and before it whatever is long to tell."""
    say, show = texts(language), cards(tuple(range(12, 0, -1)))
    told = Facts(
        7,
        3,
        (replace(who, presence=Presence.AWAY),) * 5,
        Options(5),
        deck=deck,
        pictures=True,
        commitment="c" * 64,
    )
    long = Act(0, owner=4, scouted=show[-1], shown=show, kind=None, beaten=show[:3])
    acts = tuple(replace(long, seat=seat, shown=show[: 12 - seat]) for seat in range(4))
    shown = replace(
        public(9),
        turn=4,
        hand_sizes=(20,) * 5,
        show=show,
        owner=0,
        acts=(*acts, replace(long, seat=4, shown=())),
        points=(-20,) * 5,
        markers=(False,) * 5,
    )
    board = FACE.board(say, told, shown)
    _, alt = picture(board)
    assert_within_limits(board)
    assert len(alt) <= ALT_LENGTH
    assert alt.endswith(seen(say("scouting-alt-lately", acts=""))[-1])
    assert CUT not in alt[-2:]


@SLOW
@given(states(), st.integers(0, 2**32), ANY_DECK)
def test_no_hidden_card_is_in_a_boards_picture_or_its_alt_text(state: State, seed: int, deck: str) -> None:
    """Whichever cards are hidden, both are the same."""
    told = table(state.options.players, deck=deck)
    boards = [
        [*pictures(FACE.board(texts("de"), told, GAME.view(each, None)))]
        for each in (state, unseen(state, None, seed))
    ]
    assert boards[0] == boards[1]
