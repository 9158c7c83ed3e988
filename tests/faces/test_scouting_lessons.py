"""The tutorial of Scouting: moments of a real game, the panel of a game, something to say of every answer."""

from typing import Any

import pytest
from limits import assert_within_limits
from panels import as_move, content, controls, payload, seen
from scouting_table import FACE, GAME

from bot.pictures.illustrated import Illustrated, pictures
from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.lessons import NEXT, Lesson, Teacher, Verdict, end
from cogs.faces.scouting import example
from cogs.ids import NO_TABLE
from engine.scouting.combinations import DECK, numbers
from engine.scouting.view import Ending, Phase
from engine.transcript import read, replay, write

KEY = "scouting"
LESSONS = tuple(FACE.course())
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
SHOW, BEAT, SCOUT, BOTH, STOP = LESSONS


def teacher(language: str = "en") -> Teacher:
    """Who teaches."""
    return Teacher(texts(language), KEY, FACE)


def answers(language: str, lesson: Lesson) -> dict[str, Illustrated]:
    """What is said of every legal move."""
    return {str(move): teacher(language).answer(lesson, move) for move in lesson.view.legal}


def move(text: str) -> Any:
    """A move by its notation."""
    return GAME.parse_move(text)


def test_the_example_is_a_game_that_anybody_can_replay() -> None:
    """A deal of the whole deck and moves that the rules allow, written down and read again."""
    record = read(write(example.EXAMPLE.transcript()))
    *_, last = replay(record)
    assert GAME.view(last, example.EXAMPLE.reader) == STOP.view
    assert sorted(record.deals[0]) == sorted(DECK)


def test_the_lessons_follow_each_other_in_one_deal() -> None:
    """What is told of the moments in between is what happened."""
    assert (numbers(SHOW.view.hand), SHOW.view.show) == ((3, 9, 5, 6, 7, 9, 2, 11, 12, 4, 8), ())
    assert numbers(SHOW.after(move("show:2+3")).hand) == numbers(BEAT.view.hand) == (3, 9, 9, 2, 11, 12, 4, 8)
    assert (numbers(BEAT.view.show), BEAT.view.owner, BEAT.view.points) == ((6, 7), 2, (1, 0, 3, 0))
    assert numbers(BEAT.after(move("show:1+2")).hand) == numbers(SCOUT.view.hand) == (3, 2, 11, 12, 4, 8)
    assert (numbers(SCOUT.view.show), SCOUT.view.owner) == ((1, 2, 3), 2)
    assert BOTH.view == SCOUT.view
    assert numbers(BOTH.after(move("scoutshow:L:2:0+3")).hand) == numbers(STOP.view.hand) == (11, 12, 4, 8)
    assert (numbers(STOP.view.show), STOP.view.owner) == ((7,), 1)
    assert not STOP.view.markers[0]


def test_what_the_answers_are_told_to_bring_is_so() -> None:
    """The gap that closes, the points, the run of three, what is beaten, and the end of the deal."""
    assert numbers(SHOW.after(move("show:2+3")).hand)[1:3] == (9, 9)
    beaten = BEAT.after(move("show:1+2"))
    assert (beaten.points[0] - BEAT.view.points[0], numbers(beaten.hand)[:2]) == (2, (3, 2))
    assert not [one for one in SCOUT.view.legal if str(one).startswith("show")]
    scouted = SCOUT.after(move("scout:L:2"))
    assert (numbers(scouted.hand)[:3], numbers(scouted.show)) == ((3, 2, 1), (2, 3))
    both = BOTH.after(move("scoutshow:L:2:0+3"))
    assert [both.points[seat] - BOTH.view.points[seat] for seat in (0, 2)] == [2, 1]
    assert len(both.hand) == len(BOTH.view.hand) - 2
    assert STOP.after(move("show:0+2")).phase is Phase.PLAY
    ended = STOP.after(move("scout:L:0")).result
    assert (ended.ending, ended.exempt, ended.lost[0], ended.lost[1]) == (Ending.ROUND, 1, 5, 0)
    assert len(ended.hands[1]) == 7


def test_a_good_answer_is_praised() -> None:
    """The best that there is to do at each moment."""
    best = ("show:2+3", "show:1+2", "scout:L:2", "scoutshow:L:2:0+3", "show:0+2")
    for lesson, text in zip(LESSONS, best, strict=True):
        assert lesson.remark(move(text)).verdict is Verdict.GOOD
        others = [one for one in lesson.view.legal if str(one) != text]
        assert {lesson.remark(one).verdict for one in others} == {Verdict.POSSIBLE}


def test_the_lessons_have_numbers_of_their_own() -> None:
    """They stand in ids, so they stay what they are."""
    assert [lesson.number for lesson in LESSONS] == [11, 12, 13, 14, 15]


@EVERY_LESSON
def test_every_move_is_spoken_of_by_one_remark_and_every_remark_of_a_move(lesson: Lesson) -> None:
    """None is left to a remark that does not mean it, and no text is there for nothing."""
    used = set()
    for one in lesson.view.legal:
        reach = [remark.reach(str(one)) for remark in lesson.remarks]
        assert max(reach) > 0, one
        assert reach.count(max(reach)) == 1, one
        used.add(lesson.remark(one).name)
    assert used == {remark.name for remark in lesson.remarks}


@EVERY_LANGUAGE
@EVERY_LESSON
def test_every_answer_is_explained_in_every_language(language: str, lesson: Lesson) -> None:
    """Says what was done, whether it is good, why, and leads on and back; with pictures and without."""
    say = texts(language)
    onward = say("button-learn-finish" if lesson is LESSONS[-1] else "button-learn-next")
    for text, shown in answers(language, lesson).items():
        remark = lesson.remark(move(text))
        for view in (shown, shown.plain and shown.plain()):
            assert view is not None
            assert_within_limits(view)
            assert say(f"scouting-learn-{lesson.name}-{remark.name}") in "".join(_texts(view))
            assert [(one.what, one.label) for one in controls(view)] == [
                (NEXT, onward),
                ("hand", say("button-learn-again")),
            ]
        assert len(pictures(shown)) == 1


def _texts(view: Any) -> list[str]:
    return [part["content"] for part in payload(view) if part["type"] == 10]


@pytest.mark.parametrize(
    ("lesson", "text", "title"),
    [
        (SHOW, "show:2+3", "### ✅ Good: `5♠` `6♦` `7♥` Run 5-6-7"),
        (BEAT, "scout:R:0", "### 🟡 Possible: scouting `7♦`"),
        (BOTH, "scoutshow:L:2:0+3", "### ✅ Good: Scout & Show with `A♣·1`: `3♥` `2♠` `A♣` Run A-2-3"),
    ],
    ids=["show", "scout", "both"],
)
def test_an_answer_says_what_was_done_and_is_judged_in_words(lesson: Lesson, text: str, title: str) -> None:
    """Good or possible: a sign alone would not do."""
    assert content(answers("en", lesson)[text]).splitlines()[0] == title


def test_the_hand_afterwards_shows_what_has_come_together() -> None:
    """And nothing else is marked."""
    for lesson, text, marked in (
        (SHOW, "show:2+3", [(1, 2)]),
        (SCOUT, "scout:L:2", [(0, 3)]),
        (SCOUT, "scout:L:6", []),
        (BEAT, "show:1+2", [(0, 2)]),
    ):
        (sketch,) = pictures(answers("en", lesson)[text]).values()
        assert [(group.start, group.length) for group in sketch.groups] == marked  # type: ignore[union-attr]


STEPS = ("hand", "scout:L", "both", "both:L", "both:L:2", "nonsense")


@EVERY_LANGUAGE
@EVERY_LESSON
def test_the_panel_is_the_one_of_a_game(language: str, lesson: Lesson) -> None:
    """At every step: what is below the question is what `panel` makes, and its ids name the lesson."""
    sitters = tuple(Sitter(name) for name in example.NAMES)
    for step in STEPS:
        shown = teacher(language).question(lesson, step)
        assert shown.plain is not None
        for pictured, view in ((True, shown), (False, shown.plain())):
            assert_within_limits(view)
            told = Facts(0, lesson.number, sitters, example.EXAMPLE.options, pictures=pictured, hints=False)
            panel = FACE.panel(texts(language), told, lesson.view, step)
            assert payload(view)[-len(payload(panel)) :] == payload(panel)
            ids = [part["custom_id"] for part in payload(view) if "custom_id" in part]
            assert all(one.startswith(f"1:{NO_TABLE}:{lesson.number}:") for one in ids)


@EVERY_LESSON
def test_every_move_can_be_tapped(lesson: Lesson) -> None:
    """In as many steps as in a game."""
    found, waiting, been = set(), ["hand"], set()
    while waiting:
        step = waiting.pop()
        been.add(step)
        for one in controls(teacher().question(lesson, step)):
            if (made := as_move(one.what, KEY)) is not None:
                found.add(made)
            elif one.what not in been:
                waiting.append(one.what)
    assert found == set(lesson.view.legal)


@EVERY_LANGUAGE
@EVERY_LESSON
def test_a_lesson_tells_where_one_is_and_its_story_once(language: str, lesson: Lesson) -> None:
    """A later step is about the question alone, so that what is to be tapped stays on a phone's screen."""
    say, number = texts(language), LESSONS.index(lesson) + 1
    title = say(f"scouting-learn-{lesson.name}-title")
    place = say("learn-title", game="Scouting", number=number, total=5, title=title)
    for step, told in (("hand", True), ("scout:L", False)):
        said = "".join(_texts(teacher(language).question(lesson, step)))
        assert place in said
        assert say(f"scouting-learn-{lesson.name}-ask") in said
        assert (say(f"scouting-learn-{lesson.name}-story") in said) == told


@EVERY_LANGUAGE
def test_the_last_page_says_what_to_do_next(language: str) -> None:
    """Open a table, read the rules, or begin again."""
    say, view = texts(language), end(texts(language), KEY)
    assert_within_limits(view)
    assert "/scouting" in content(view)
    assert [one.what for one in controls(view)] == ["leaf:scouting:0", "learn:scouting"]
    assert seen(say("scouting-learn-end", hint=say("button-hint"))) in content(view)
