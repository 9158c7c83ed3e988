"""What is in the pictures of Unsortiert, and that their alt texts say all of it; nothing is drawn here."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from discord.ui import LayoutView
from hidden import shuffled_unseen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits import assert_within_limits
from panels import FACE, LOOKS, content, controls, facts, seen, walk
from positions import GAME, played, states, views
from test_board import FRIENDS, view
from test_hand import turn

from bot import names
from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH, Picture
from bot.pictures.sketches import BoardSketch, Group, HandSketch, Mark
from bot.table import Person
from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.alts import NAME_LENGTH, as_alt, called
from cogs.faces.face import Presence
from cogs.faces.unsortiert.decks import DECKS, draw, tiles
from engine.cards import Card
from engine.unsortiert.moves import Kind, Play
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase, View

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
ANY_DECK = st.sampled_from([*DECKS])
ILLUSTRATED = replace(FRIENDS, pictures=True)
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def pictures(message: LayoutView) -> Iterator[tuple[Any, str]]:
    """The sketches in a message, each with its alt text as one would type it."""
    for item in message.walk_children():
        if isinstance(item, Picture):
            yield item.sketch, seen(item.items[0].description or "")


def picture(message: LayoutView) -> tuple[Any, str]:
    """The only picture in a message."""
    (found,) = pictures(message)
    return found


@SLOW
@given(states(), LOOKS)
def test_a_message_has_its_picture_exactly_where_pictures_may_stand(
    state: State, looks: dict[str, Any]
) -> None:
    """Every board, and every hand on every step unless no card is left in it."""
    told, say = facts(state.options.players, **looks), texts("en")
    assert len([*pictures(FACE.board(say, told, GAME.view(state, None)))]) == told.pictures
    for seat, hand in enumerate(state.hands):
        for panel in walk(say, told, GAME.view(state, seat)).values():
            assert len([*pictures(panel)]) == (told.pictures and bool(hand))


@EVERY_LANGUAGE
@SLOW
@given(state=states(), deck=ANY_DECK, presence=st.sampled_from(Presence))
def test_a_boards_alt_text_says_everything_that_its_picture_says(
    language: str, state: State, deck: str, presence: Presence
) -> None:
    """Every seat with its name, its cards and its chips, every play, the pile, and what is to be drawn."""
    say, spectator = texts(language), GAME.view(state, None)
    told = facts(state.options.players, deck=deck, pictures=True)
    told = replace(told, sitters=tuple(replace(one, presence=presence) for one in told.sitters))
    sketch, alt = picture(FACE.board(say, told, spectator))
    assert len(alt) <= ALT_LENGTH
    assert CUT not in alt[-1:]
    for number, shown in enumerate(sketch.seats, 1):
        name = seen(names.bare(shown.name, NAME_LENGTH))
        _, there, rest = alt.partition(f" {number}. {name}: ")
        assert there or alt.startswith(f"{number}. {name}: "), (number, alt)
        line = rest if there else alt
        spares = spectator.spares[number - 1]
        parts = [
            seen(say("alt-cards", count=shown.cards)),
            seen(say("alt-chips", left=shown.chips, all=shown.chips_of)),
            *([seen(say("alt-reserve", cards=draw(say, deck, spares)))] if spares else []),
            *([say("alt-out")] if shown.out else []),
            *([say("alt-away")] if shown.away else []),
        ]
        assert line.removeprefix(f"{number}. {name}: ").startswith(", ".join(parts) + ".")
    for act, play in zip(spectator.acts, sketch.plays, strict=False):
        cards = draw(say, deck, act.cards, bare=act.kind is not None and not act.number)
        player = say("alt-player", number=act.seat + 1)
        played = say("act-played", name=player, cards=cards, told=play.word)
        assert seen(played if play.mark else say("act-took", name=player, card=cards)) in alt
    assert f"{sketch.pile_word}: {sketch.pile}." in alt
    assert not sketch.draws or f"{sketch.draws_word}: {sketch.draws}." in alt


@pytest.mark.parametrize(
    ("language", "begins"),
    [
        ("en", "Ben is to play. To beat: Pair of 9s by Anna. 1. Anna: 5 cards, 3 of 3 chips, reserve J♠·11"),
        ("de", "Ben ist dran. Zu überbieten: Paar 9er von Anna. 1. Anna: 5 Karten, 3 von 3 Chips, Ersatz B♠"),
    ],
)
def test_a_boards_alt_text_begins_with_what_matters_most(language: str, begins: str) -> None:
    """Whose turn it is, what is to beat, and then who sits there."""
    _, alt = picture(FACE.board(texts(language), ILLUSTRATED, view()))
    assert alt.startswith(begins)


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", " This round: seat 1: 9♥ Joker · Pair 9; seat 2: takes reserve card 10♦. Draw pile: 6."),
        ("de", " Diese Runde: Platz 1: 9♥ Joker · Paar 9; Platz 2: nimmt Ersatzkarte 10♦. Ziehstapel: 6."),
    ],
)
def test_in_a_boards_alt_text_plays_are_those_of_seats(language: str, ends: str) -> None:
    """By the numbers that stand beside them in the picture, and beside the names before."""
    base = view()
    took = Act(1, (Card("10D"),), None, 0)
    _, alt = picture(FACE.board(texts(language), ILLUSTRATED, view(acts=(*base.acts, took))))
    assert alt.endswith(ends)


def test_a_boards_picture_shows_the_round_with_the_play_to_beat_marked() -> None:
    """In the order of the plays, each with its kind's mark; a joker's number is told."""
    single = Act(2, (Card("4S"),), Kind.SINGLE, 4)
    pair = Act(0, (Card("9H"), Card("X")), Kind.PAIR, 9)
    took = Act(1, (Card("10D"),), None, 0)
    shown = view(acts=(single, pair, took), best=pair, order=(2, 0, 1), turn=1)
    sketch, _ = picture(FACE.board(texts("en"), ILLUSTRATED, shown))
    assert [(play.seat, play.mark, play.word, play.best) for play in sketch.plays] == [
        (2, Mark.SINGLE, "Single", False),
        (0, Mark.SET, "Pair 9", True),
        (1, None, "Reserve", False),
    ]


def test_a_joker_in_a_run_says_which() -> None:
    """By its lowest and its highest number, with a word as short as can be."""
    run = Act(0, (Card("8H"), Card("X"), Card("9S")), Kind.RUN3, 10)
    sketch, _ = picture(FACE.board(texts("de"), ILLUSTRATED, view(acts=(run,), best=run)))
    assert seen(sketch.plays[0].word) == "Folge 8-10"


@pytest.mark.parametrize(
    ("phase", "turn_of", "best", "draws"), [(Phase.PLAY, 1, 0, 3), (Phase.INSERT, 2, 2, 2)]
)
def test_who_draws_is_marked_as_the_winner_with_what_is_left_to_place(
    phase: Phase, turn_of: int, best: int, draws: int
) -> None:
    """While the round runs it is the best so far, and how many its winner will draw."""
    king, stop = Act(1, (Card("KH"),), Kind.DRAW, 0), Act(2, (Card("KS"),), Kind.STOP, 0)
    nine = Act(0, (Card("9H"),), Kind.SINGLE, 9)
    shown = view(phase=phase, turn=turn_of, acts=(king, nine, stop), best=nine, draws_left=2)
    sketch, _ = picture(FACE.board(texts("en"), ILLUSTRATED, shown))
    assert [play.seat for play in sketch.plays if play.best] == [best]
    assert sketch.draws == draws


def test_where_everybody_is_away_nobody_is_marked_to_act() -> None:
    """And the alt text names nobody to be waited for."""
    sketch, alt = picture(FACE.board(texts("en"), replace(ILLUSTRATED, rests=True), view()))
    assert not any(seat.turn for seat in sketch.seats)
    assert "is to play" not in alt


def test_a_picture_calls_people_as_they_are_called() -> None:
    """What is safe to draw is the painter's business; the alt text cuts and isolates."""
    told = facts(pictures=True)
    sketch, alt = picture(FACE.board(texts("en"), told, GAME.view(played(4, 3, 1, 5), None)))
    assert [seat.name for seat in sketch.seats[:2]] == [one.name for one in told.sitters[:2]]
    assert "**" * 16 not in alt
    assert "\\" not in alt


EXPECTED = {
    "en": """\
### Unsortiert
-# Deal 2 · Round 4 · Host: Anna
**Ben** is to play.
Time runs out <t:1767268800:R>.
To beat: **Pair of 9s** `9♥` `Joker` by Anna
-# **Previous round:** Anna won it with `Q♠·12` and drew 3 cards.
-# Also played: Ben `K♥·Draw`
-# Took a reserve card: Computer 1 `4♠`""",
    "de": """\
### Unsortiert
-# Durchgang 2 · Runde 4 · Gastgeber: Anna
**Ben** ist dran.
Die Zeit läuft <t:1767268800:R> ab.
Zu überbieten: **Paar 9er** `9♥` `Joker` von Anna
-# **Vorige Runde:** Anna hat mit `D♠·12` gewonnen und 3 Karten gezogen.
-# Außerdem gespielt: Ben `K♥·Zieh`
-# Ersatzkarte genommen: Computer 1 `4♠`""",
}


@EVERY_LANGUAGE
def test_words_beside_a_boards_picture_are_what_has_to_be_read_at_once(language: str) -> None:
    """Whose turn, until when, what is to beat; what is in the picture is not said twice."""
    assert (
        content(FACE.board(texts(language), replace(ILLUSTRATED, deadline=NOON), view()))
        == EXPECTED[language]
    )


def test_a_seat_that_somebody_asks_for_keeps_its_line_and_its_buttons() -> None:
    """Since who asks is in no picture."""
    ben = replace(FRIENDS.sitters[1], wish=Person(9, "Otto"))
    told = replace(ILLUSTRATED, sitters=(FRIENDS.sitters[0], ben, FRIENDS.sitters[2]))
    board = FACE.board(texts("en"), told, view())
    assert "➤ **Ben**\n✋ Otto asks for this seat. The host decides." in content(board)
    assert [one.what for one in controls(board)][:2] == ["grant:1:9", "decline:1:9"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.INSERT])
@pytest.mark.parametrize("who", [Sitter("W" * 32), Sitter("1", computer=True, instead_of="W" * 32)])
def test_the_fullest_board_there_can_be_is_told_to_its_end(
    who: Sitter, phase: Phase, deck: str, language: str
) -> None:
    """Five long names, full hands, two kings each in reserve, five plays with jokers, cards to place."""
    say = texts(language)
    told = Facts(7, 3, (replace(who, presence=Presence.AWAY),) * 5, 5, deck=deck, pictures=True)
    plays = [Act(seat, (Card("QS"), Card("QH"), Card("X")), Kind.TRIPLE, 12) for seat in range(4)]
    shown = view(
        phase=phase,
        turn=4,
        order=(0, 1, 2, 3, 4),
        acts=(*plays, Act(4, (Card("JS"), Card("10H"), Card("X")), Kind.RUN3, 12)),
        best=plays[0],
        hand_sizes=(10,) * 5,
        spares=((Card("KS"), Card("KH")),) * 5,
        chips=(5,) * 5,
        draws_left=6,
        pile=32,
    )
    _, alt = picture(FACE.board(say, told, shown))
    assert len(alt) <= ALT_LENGTH
    name = seen(called(say, told, 0))
    assert [alt.count(f" {number}. {name}: ") for number in range(1, 6)] == [1] * 5
    for number, act in enumerate(shown.acts, 1):
        assert f"{seen(say('alt-player', number=number))}: {seen(draw(say, deck, act.cards))} · " in alt
    pile = seen(say("alt-number", word=say("picture-pile"), count=32))
    assert pile in alt
    left = seen(say("alt-number", word=say("picture-placing"), count=6))
    assert alt.endswith(pile if phase is Phase.PLAY else f"{pile} {left}")


@pytest.mark.parametrize(
    ("presence", "said"), [(Presence.AWAY, "away"), (Presence.REPLACED, "away: the computer plays")]
)
def test_who_is_away_is_told_in_words_too_unless_all_are(presence: Presence, said: str) -> None:
    """Whether the computer plays for them is in no picture."""
    ben = replace(FRIENDS.sitters[1], presence=presence)
    told = replace(ILLUSTRATED, sitters=(FRIENDS.sitters[0], ben, FRIENDS.sitters[2]))
    assert f"\n➤ **Ben** · {said}\n" in content(FACE.board(texts("en"), told, view()))
    assert (
        "Ben" not in content(FACE.board(texts("en"), replace(told, rests=True), view())).split("To beat")[0]
    )


@EVERY_LANGUAGE
@SLOW
@given(state=states(least=0), deck=ANY_DECK)
def test_every_board_with_a_picture_keeps_the_limits(language: str, state: State, deck: str) -> None:
    """With the nastiest of names, every fact there can be, and somebody who asks for each seat."""
    told = facts(state.options.players, deadline=NOON, timed_out=0, commitment="f" * 64)
    asked = tuple(replace(one, wish=Person(2**63, one.name)) for one in told.sitters)
    told = replace(told, sitters=asked, pictures=True, deck=deck)
    assert_within_limits(FACE.board(texts(language), told, GAME.view(state, None)))


@SLOW
@given(states(), st.integers(0, 2**32), ANY_DECK)
def test_no_hidden_card_is_in_a_boards_picture_or_its_alt_text(state: State, seed: int, deck: str) -> None:
    """Whichever cards are hidden, both are the same."""
    told = facts(state.options.players, pictures=True, deck=deck)
    boards = [
        [*pictures(FACE.board(texts("de"), told, GAME.view(each, None)))]
        for each in (state, shuffled_unseen(state, None, seed))
    ]
    assert boards[0] == boards[1]


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), deck=ANY_DECK)
def test_a_hands_alt_text_says_every_card_and_every_group(language: str, shown: View, deck: str) -> None:
    """Each card with its place, each group that may be played with its places; cards come first."""
    if not shown.hand or shown.phase is Phase.INSERT:
        return
    say = texts(language)
    sketch, alt = picture(FACE.panel(say, facts(pictures=True, deck=deck), shown))
    assert len(alt) <= ALT_LENGTH
    cards = ", ".join(
        f"{place}: {seen(DECKS[deck].tight(say, card))}" for place, card in enumerate(shown.hand, 1)
    )
    assert cards in alt
    assert sketch.tiles == tiles(say, deck, shown.hand)
    marked = alt.partition(seen(say("alt-playable")))[2].strip(f" .{CUT}")
    told = dict(sentence.split(": ") for sentence in marked.split(". ") if marked)
    for group in sketch.groups if not alt.endswith(CUT) else ():
        first, last = group.start + 1, group.start + group.length
        places = str(first) if group.length == 1 else f"{first}-{last}"
        assert places in told[group.word].split(", ")


@SLOW
@given(views())
def test_the_groups_in_a_hands_picture_are_those_that_may_be_played(shown: View) -> None:
    """Singles too, each group once, however many ways there are to read it."""
    if shown.hand and shown.phase is Phase.PLAY:
        sketch, _ = picture(FACE.panel(texts("en"), facts(pictures=True), shown))
        playable = {(move.start, move.length) for move in shown.legal if isinstance(move, Play)}
        assert sorted((group.start, group.length) for group in sketch.groups) == sorted(playable)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Run of two", "Pair", "Triple", "Run / Pair", "Run / Pair"]),
        ("de", ["Zweierfolge", "Paar", "Drilling", "Folge / Paar", "Folge / Paar"]),
    ],
)
def test_groups_are_marked_by_kind_and_called_briefly(language: str, words: list[str]) -> None:
    """What may be read in several ways is marked as the strongest of them."""
    sketch, _ = picture(FACE.panel(texts(language), ILLUSTRATED, turn()))
    several = [group for group in sketch.groups if group.length > 1]
    assert [group.word for group in several] == words
    assert [group.mark for group in several] == [Mark.RUN, Mark.SET, Mark.SET, Mark.SET, Mark.SET]
    assert sketch.groups[-1].mark is Mark.KING


def test_a_hand_that_waits_has_no_marks() -> None:
    """Nothing in it can be played now."""
    sketch, alt = picture(FACE.panel(texts("en"), ILLUSTRATED, replace(turn(), turn=1, legal=())))
    assert sketch.groups == ()
    assert "To play" not in alt


def test_which_reading_is_asked_for_is_marked_alone() -> None:
    """The hand around it stays to be seen."""
    sketch, _ = picture(FACE.panel(texts("en"), ILLUSTRATED, turn(), "read:4+2"))
    assert sketch.groups == (Group(4, 2, Mark.SET, "Run / Pair"),)


def test_beside_a_hands_picture_there_is_no_grid_of_cards_and_the_reserve_is_said() -> None:
    """Reserve cards are in no picture of a hand."""
    said = content(FACE.panel(texts("en"), ILLUSTRATED, turn()))
    assert "```" not in said
    assert said.endswith("\nYour reserve cards: `J♠·11` `K♣·Stop`")


@EVERY_LANGUAGE
@SLOW
@given(shown=views(), deck=ANY_DECK)
def test_the_number_of_a_gap_is_that_of_its_option(language: str, shown: View, deck: str) -> None:
    """In the picture, in the alt text and in the selects: gap 1 is at the far left."""
    told, say = facts(pictures=True, deck=deck), texts(language)
    for panel in walk(say, told, shown).values():
        places = [one for one in controls(panel) if one.what.startswith(("take:", "insert:"))]
        if not (places and shown.hand):
            continue
        sketch, alt = picture(panel)
        assert isinstance(sketch, HandSketch)
        assert sketch.gaps
        assert sketch.coming is not None
        for gap, one in enumerate(places, 1):
            assert one.label.startswith(f"{gap}: ")
            assert one.what.endswith(f":{gap - 1}")
            assert f"({gap})" in alt
        beside = [f"({gap}) {seen(DECKS[deck].tight(say, card))}" for gap, card in enumerate(shown.hand, 1)]
        assert " ".join(beside) in alt
        assert len(alt) <= ALT_LENGTH


def test_an_alt_text_without_room_for_everything_ends_with_a_whole_sentence() -> None:
    """And says that there was more."""
    assert as_alt(["One.", "", "Two."]) == "One. Two."
    assert as_alt(["One.", "x" * ALT_LENGTH, "Two."]) == f"One. {CUT}"
    assert as_alt(["x" * (ALT_LENGTH + 1)]) == CUT


def test_the_middle_of_a_table_says_that_nothing_lies_while_a_round_runs() -> None:
    """Between two deals it says nothing."""
    for turn_of, word in ((1, "Nothing played yet"), (None, "")):
        phase = Phase.DEAL if turn_of is None else Phase.PLAY
        sketch, _ = picture(
            FACE.board(texts("en"), ILLUSTRATED, view(phase=phase, turn=turn_of, acts=(), best=None))
        )
        assert isinstance(sketch, BoardSketch)
        assert sketch.empty_word == word
