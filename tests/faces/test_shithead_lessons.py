"""The tutorial of Shithead: five decisions out of one game, with a word for every answer."""

import re
from typing import Any

import pytest
from limits import assert_within_limits
from panels import as_move, content, controls, payload
from shithead_positions import GAME
from shithead_table import FACE

from bot.pictures.illustrated import Illustrated, pictures
from bot.texts import languages, texts
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.lessons import NEXT, Lesson, Teacher, Verdict, end
from cogs.faces.shithead import example
from cogs.ids import NO_TABLE
from engine.cards import Card, rank
from engine.shithead.moves import Play
from engine.shithead.piles import fitting
from engine.shithead.ranks import RANKS
from engine.transcript import read, replay, write

KEY = "shithead"
LESSONS = tuple(FACE.course())
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
CHOOSE, HIGHER, MAGIC, SEVEN, GLASS = LESSONS


def teacher(language: str = "en") -> Teacher:
    """Who teaches."""
    return Teacher(texts(language), KEY, FACE)


def ranks(cards: tuple[Card, ...]) -> str:
    """Cards by their ranks."""
    return " ".join(map(rank, cards))


def answers(language: str, lesson: Lesson) -> dict[str, Illustrated]:
    """What is said of every legal move."""
    return {str(move): teacher(language).answer(lesson, move) for move in lesson.view.legal}


def test_the_game_of_the_lessons_can_be_replayed_by_anybody() -> None:
    """A deal of the whole deck and moves that the rules allow, written down and read again."""
    *_, last = replay(read(write(example.EXAMPLE.transcript())))
    assert example.EXAMPLE.game.view(last, example.EXAMPLE.reader) == GLASS.view


def test_the_stories_tell_what_happened() -> None:
    """Between each two decisions, in one game."""
    assert (ranks(CHOOSE.view.hand), ranks(CHOOSE.view.open[3])) == ("6 10 A", "9 9 K")
    assert (ranks(HIGHER.view.hand), ranks(HIGHER.view.open[3])) == ("6 9 9", "10 K A")
    assert (ranks(HIGHER.view.pile), ranks(MAGIC.view.hand)) == ("4 5 6", "2 9 9")
    skipping, nine = MAGIC.view.acts[-2:]
    assert (skipping.seat, skipping.skipped, nine.seat, ranks(nine.cards)) == (0, (1,), 2, "9")
    burning, four, six, seven = SEVEN.view.acts[-4:]
    assert (burning.seat, burning.burnt > 0, four.seat, six.seat, seven.seat) == (0, True, 0, 1, 2)
    assert (ranks(SEVEN.view.pile), ranks(SEVEN.view.hand), SEVEN.view.lower) == ("4 6 7", "2 6 Q", True)
    assert (ranks(GLASS.view.pile[-3:]), ranks(GLASS.view.hand)) == ("J K 3", "2 3 Q")
    assert (GLASS.view.value, GLASS.view.stock) == ("K", 0)


def test_what_good_answers_of_shithead_are_praised_for_is_so() -> None:
    """Two sixes, three nines, a lower card, glass on glass."""
    assert ranks(HIGHER.after(Play("6", 1)).pile) == "4 5 6 6"
    assert ranks(MAGIC.after(Play("9", 2)).pile[-3:]) == "9 9 9"
    after = SEVEN.after(Play("6", 1))
    assert (after.value, after.lower) == ("6", False)
    glass = GLASS.after(Play("3", 1))
    assert (glass.value, ranks(glass.hand)) == ("K", "2 Q")


def goes(pile: tuple[Card, ...]) -> str:
    """Which ranks may follow on a pile, from low to high."""
    found = fitting(pile, glass_keeps_seven=False)
    return " ".join(one for one in RANKS if any(rank(card) == one for card in found))


NEEDED = {"en": "a king, an ace or a magic card", "de": "einen König, ein Ass oder eine magische Karte"}
"""What may follow on a king, whatever glass lies on it."""


@EVERY_LANGUAGE
def test_what_is_told_of_the_next_player_is_what_may_follow(language: str) -> None:
    """Equal is enough on a king and on a 6; after a 2 anything is."""
    say = texts(language)
    assert goes(GLASS.after(Play("3", 1)).pile) == "2 3 10 K A"
    assert goes(GLASS.after(Play("2", 1)).pile) == " ".join(RANKS)
    assert NEEDED[language] in say("shithead-learn-glass-three")
    assert NEEDED[language] in say("shithead-learn-glass-two")
    assert goes(SEVEN.after(Play("6", 1)).pile) == "2 3 6 7 8 9 10 J Q K A"
    assert {"en": "6 or higher", "de": "6 oder höher"}[language] in say("shithead-learn-seven-six")


def test_who_is_said_to_have_had_no_choice_had_none() -> None:
    """Anna her 10, Carla her 3."""
    states = [*replay(example.EXAMPLE.transcript())]
    for number, seat, only in ((11, 0, "play:10x1"), (18, 2, "play:3x1")):
        assert [*map(str, GAME.view(states[number], seat).legal)] == [only]


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ["shithead-choose-how", "shithead-rules-choose", "shithead-learn-choose-ask"])
def test_nobody_is_told_that_face_up_cards_come_last(language: str, key: str) -> None:
    """They come after the hand; last are the face-down ones."""
    assert not re.search(r"\b(last|zuletzt)\b", texts(language)(key))


def test_the_lessons_of_shithead_have_numbers_of_their_own() -> None:
    """Over all games, since a button says nothing else of where it belongs."""
    numbers = [lesson.number for face in FACES.values() for lesson in face.course()]
    assert len(set(numbers)) == len(numbers)
    assert [lesson.number for lesson in LESSONS] == [21, 22, 23, 24, 25]


@EVERY_LESSON
def test_every_move_of_shithead_is_spoken_of_by_one_remark_and_every_remark_of_a_move(lesson: Lesson) -> None:
    """None is left to a remark that does not mean it, and no text is there for nothing."""
    used = set()
    for move in lesson.view.legal:
        reach = [remark.reach(str(move)) for remark in lesson.remarks]
        assert reach.count(max(reach)) == 1, move
        assert max(reach) > 0, move
        used.add(lesson.remark(move).name)
    assert used == {remark.name for remark in lesson.remarks}


@EVERY_LESSON
def test_every_lesson_of_shithead_has_good_answers_and_others(lesson: Lesson) -> None:
    """Else there was nothing to decide."""
    assert {lesson.remark(move).verdict for move in lesson.view.legal} == set(Verdict)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_good_answer_is_what_the_computer_would_do(lesson: Lesson) -> None:
    """So that hints teach the same."""
    move = example.EXAMPLE.game.players["greedy"](lesson.view, None)  # type: ignore[arg-type] # it needs no chance
    assert lesson.remark(move).verdict is Verdict.GOOD


@EVERY_LANGUAGE
@EVERY_LESSON
def test_every_answer_of_shithead_is_explained_in_every_language(language: str, lesson: Lesson) -> None:
    """Says what was done, whether it is good, why, and leads on and back; with pictures and without."""
    say, last = texts(language), lesson is LESSONS[-1]
    onward = say("button-learn-finish" if last else "button-learn-next")
    for move, shown in answers(language, lesson).items():
        remark = lesson.remark(as_move(move, KEY))
        assert shown.plain is not None
        for view in (shown, shown.plain()):
            assert_within_limits(view)
            assert say(f"{KEY}-learn-{lesson.name}-{remark.name}") in _said(view)
            ways = [(one.what, one.label) for one in controls(view)]
            assert ways == [(NEXT, onward), ("hand", say("button-learn-again"))]
        assert len(pictures(shown)) == 1


def _said(view: Any) -> str:
    return "".join(part["content"] for part in payload(view) if part["type"] == 10)


@EVERY_LANGUAGE
@EVERY_LESSON
def test_the_panel_of_a_lesson_is_the_one_of_a_game_of_shithead(language: str, lesson: Lesson) -> None:
    """At every step: what is below the question is what `panel` makes, and its ids name the lesson."""
    sitters = tuple(map(Sitter, example.NAMES))
    for step in ("hand", "pick:024", "pick:01", "nonsense"):
        shown = teacher(language).question(lesson, step)
        assert shown.plain is not None
        for pictured, view in ((True, shown), (False, shown.plain())):
            assert_within_limits(view)
            told = Facts(0, lesson.number, sitters, example.EXAMPLE.options, pictures=pictured, hints=False)
            panel = payload(FACE.panel(texts(language), told, lesson.view, step))
            assert payload(view)[-len(panel) :] == panel
            ids = [part["custom_id"] for part in payload(view) if "custom_id" in part]
            assert all(one.startswith(f"1:{NO_TABLE}:{lesson.number}:") for one in ids)


@EVERY_LESSON
def test_every_move_of_a_lesson_of_shithead_can_be_tapped(lesson: Lesson) -> None:
    """In as many steps as in a game."""
    found, waiting, seen = set(), ["hand"], set()
    while waiting:
        step = waiting.pop()
        if step in seen:
            continue
        seen.add(step)
        for one in controls(teacher().question(lesson, step)):
            move = as_move(one.what, KEY)
            found.update([] if move is None else [move])
            waiting += [one.what] if move is None else []
    assert found == set(lesson.view.legal)


@EVERY_LANGUAGE
def test_after_the_last_lesson_of_shithead_one_reads_what_to_do_next(language: str) -> None:
    """Open a table, read its rules, or begin again."""
    view = end(texts(language), KEY)
    assert_within_limits(view)
    assert "/shithead" in content(view)
    assert [one.what for one in controls(view)] == ["leaf:shithead:0", "learn:shithead"]
