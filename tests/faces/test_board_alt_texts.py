"""What the alt text of a board of Unsortiert says, and that it leaves out nothing of the picture."""

from dataclasses import replace

import pytest
from hidden import shuffled_unseen
from hypothesis import given
from hypothesis import strategies as st
from panels import FACE, facts, seen
from pictured import ANY_DECK, EVERY_LANGUAGE, ILLUSTRATED, SLOW, picture, pictures
from positions import GAME, played, states
from test_board import view

from bot import names
from bot.cutting import CUT
from bot.pictures.illustrated import ALT_LENGTH
from bot.texts import texts
from cogs.faces import Facts, Sitter
from cogs.faces.alts import NAME_LENGTH, as_alt, called
from cogs.faces.face import Presence
from cogs.faces.unsortiert.decks import DECKS, draw
from engine.cards import Card
from engine.unsortiert.moves import Kind
from engine.unsortiert.options import Options
from engine.unsortiert.state import State
from engine.unsortiert.view import Act, Phase


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
            seen(say("unsortiert-alt-chips", left=shown.chips, all=shown.chips_of)),
            *([seen(say("unsortiert-alt-reserve", cards=draw(say, deck, spares)))] if spares else []),
            *([say("unsortiert-alt-out")] if shown.out else []),
            *([say("alt-away")] if shown.away else []),
        ]
        assert line.removeprefix(f"{number}. {name}: ").startswith(", ".join(parts) + ".")
    for act, play in zip(spectator.acts, sketch.middle.plays, strict=False):
        cards = draw(say, deck, act.cards, bare=act.kind is not None and not act.number)
        player = say("alt-player", number=act.seat + 1)
        played = say("unsortiert-act-played", name=player, cards=cards, told=play.word)
        assert seen(played if play.mark else say("unsortiert-act-took", name=player, card=cards)) in alt
    assert f"{sketch.middle.pile_word}: {sketch.middle.pile}." in alt
    assert not sketch.middle.draws or f"{sketch.middle.draws_word}: {sketch.middle.draws}." in alt


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


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.INSERT])
@pytest.mark.parametrize("who", [Sitter("W" * 32), Sitter("1", computer=True, instead_of="W" * 32)])
def test_the_fullest_board_there_can_be_is_told_to_its_end(
    who: Sitter, phase: Phase, deck: str, language: str
) -> None:
    """Five long names, full hands, two kings each in reserve, five plays with jokers, cards to place."""
    say = texts(language)
    told = Facts(7, 3, (replace(who, presence=Presence.AWAY),) * 5, Options(5, 5), deck=deck, pictures=True)
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
    pile = seen(say("alt-number", word=say("unsortiert-picture-pile"), count=32))
    assert pile in alt
    left = seen(say("alt-number", word=say("unsortiert-picture-placing"), count=6))
    assert alt.endswith(pile if phase is Phase.PLAY else f"{pile} {left}")


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


def test_an_alt_text_without_room_for_everything_ends_with_a_whole_sentence() -> None:
    """And says that there was more."""
    assert as_alt(["One.", "", "Two."]) == "One. Two."
    assert as_alt(["One.", "x" * ALT_LENGTH, "Two."]) == f"One. {CUT}"
    assert as_alt(["x" * (ALT_LENGTH + 1)]) == CUT
