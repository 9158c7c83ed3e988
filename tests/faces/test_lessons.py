"""The tutorial: moments of a real game, the panel of a game, and something to say of every answer."""

from typing import Any

import pytest
from limits import assert_within_limits
from panels import FACE, GAME, as_move, content, controls, payload

from bot.pictures.illustrated import Illustrated, pictures
from bot.texts import languages, texts
from cogs.faces import FACES, Facts, Sitter
from cogs.faces.lessons import NEXT, Lesson, Teacher, Verdict, end
from cogs.faces.unsortiert import example
from cogs.ids import NO_TABLE
from engine.cards import Card, rank
from engine.transcript import read, replay, write
from engine.unsortiert.moves import Kind, Play, Take

LESSONS = tuple(FACE.course())
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
BEAT, PLACE, GAP, JOKER, DRAW = LESSONS


def teacher(language: str = "en") -> Teacher:
    """Who teaches somebody called Eva."""
    return Teacher(texts(language), GAME.key, FACE)


def held(cards: tuple[Card, ...]) -> str:
    """Cards as the rules' cases write them: J a joker, Z a draw card, the numbers as they are."""
    named = {"X": "J", "K": "Z", "A": "1", "J": "11", "Q": "12"}
    return " ".join(named.get(rank(card), rank(card)) for card in cards)


def facts(lesson: Lesson, *, pictured: bool) -> Facts:
    """What the panel is told in a lesson."""
    sitters = (Sitter("Anna"), Sitter("Ben"), Sitter("Carla"), Sitter("Eva"))
    return Facts(0, lesson.number, sitters, GAME.options(4, {}), pictures=pictured, hints=False)


def answers(language: str, lesson: Lesson) -> dict[str, Illustrated]:
    """What is said of every legal move."""
    return {str(move): teacher(language).answer(lesson, move) for move in lesson.view.legal}


def test_the_example_is_a_game_that_anybody_can_replay() -> None:
    """A deal of the whole deck and moves that the rules allow, written down and read again."""
    record = read(write(example.EXAMPLE.transcript()))
    *_, last = replay(record)
    assert GAME.view(last, example.EXAMPLE.reader) == DRAW.view


def test_the_first_round_is_the_one_of_the_rules() -> None:
    """Case U16: Anna's 8, Ben's queen, Carla's 4-5; Dan's hand of U15 with the reserve cards 8 and jack."""
    view = BEAT.view
    assert [(act.seat, act.kind, act.number) for act in view.acts] == [
        (0, Kind.SINGLE, 8),
        (1, Kind.SINGLE, 12),
        (2, Kind.RUN2, 5),
    ]
    assert held(view.hand) == "2 7 3 4 4 J 9 12 5 Z"
    assert held(view.spares[example.EXAMPLE.reader]) == "8 11"
    assert Play(3, 2, Kind.PAIR, 4) in view.legal


def test_the_reserve_card_goes_where_the_rules_put_it() -> None:
    """To place 6, which makes joker, 8 and 9 a run of three; then Carla opens, Dan, Anna and Ben follow."""
    after = PLACE.after(Take(0, 6))
    assert held(after.hand) == "2 7 3 4 4 J 8 9 12 5 Z"
    assert (after.turn, after.order, after.last_round.winner) == (2, (2, 3, 0, 1), 2)
    assert PLACE.remark(Take(0, 6)).verdict is Verdict.GOOD


def test_the_lessons_follow_each_other_in_one_deal() -> None:
    """What is told of the moments in between is what happened."""
    assert PLACE.view == BEAT.view
    assert held(GAP.view.hand) == held(PLACE.after(Take(0, 6)).hand)
    assert (GAP.view.best.seat, GAP.view.best.number) == (2, 6)
    assert held(JOKER.view.hand) == held(GAP.after(Play(1, 1, Kind.SINGLE, 7)).hand) == "2 3 4 4 J 8 9 12 5 Z"
    assert JOKER.view.last_round.winner == JOKER.view.acts[0].seat == 1
    assert (JOKER.view.best.seat, JOKER.view.best.kind, JOKER.view.best.number) == (2, Kind.RUN3, 8)
    assert JOKER.view.order[-1] == 0
    assert held(DRAW.view.hand) == "4 12 5 Z"
    assert [(act.seat, act.kind, act.number) for act in DRAW.view.acts] == [
        (0, Kind.PAIR, 11),
        (1, None, 0),
        (2, Kind.PAIR, 12),
    ]


def test_what_the_good_answers_are_praised_for_is_so() -> None:
    """The gap that closes, the run of three, the winner who draws."""
    closed = GAP.after(Play(1, 1, Kind.SINGLE, 7))
    assert held(closed.hand).startswith("2 3 4 ")
    drawing = DRAW.after(Play(3, 1, Kind.DRAW, 0))
    assert (drawing.turn, drawing.draws_left, held(drawing.hand)) == (2, 3, "4 12 5")
    assert Play(4, 3, Kind.RUN3, 10) in JOKER.view.legal
    assert Play(4, 3, Kind.RUN3, 9) in JOKER.view.legal


def test_the_lessons_have_numbers_of_their_own() -> None:
    """Over all games, since a button says nothing else of where it belongs."""
    numbers = [lesson.number for face in FACES.values() for lesson in face.course()]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < number < 10**18 for number in numbers)
    assert [lesson.number for lesson in LESSONS] == [1, 2, 3, 4, 5]


@EVERY_LESSON
def test_every_move_is_spoken_of_by_one_remark_and_every_remark_of_a_move(lesson: Lesson) -> None:
    """None is left to a remark that does not mean it, and no text is there for nothing."""
    used = set()
    for move in lesson.view.legal:
        reach = [remark.reach(str(move)) for remark in lesson.remarks]
        assert max(reach) > 0, move
        assert reach.count(max(reach)) == 1, move
        used.add(lesson.remark(move).name)
    assert used == {remark.name for remark in lesson.remarks}


@EVERY_LESSON
def test_every_lesson_has_good_answers_and_others(lesson: Lesson) -> None:
    """Else there was nothing to decide."""
    verdicts = {lesson.remark(move).verdict for move in lesson.view.legal}
    assert verdicts == set(Verdict)


@EVERY_LANGUAGE
@EVERY_LESSON
def test_every_answer_is_explained_in_every_language(language: str, lesson: Lesson) -> None:
    """Says what was done, whether it is good, why, and leads on and back; with pictures and without."""
    say = texts(language)
    last = lesson is LESSONS[-1]
    for move, shown in answers(language, lesson).items():
        remark = lesson.remark(as_move(move))
        for view in (shown, shown.plain and shown.plain()):
            assert view is not None
            assert_within_limits(view)
            assert say(f"unsortiert-learn-{lesson.name}-{remark.name}") in "".join(_texts(view))
            onward = say("button-learn-finish" if last else "button-learn-next")
            assert [(one.what, one.label) for one in controls(view)] == [
                (NEXT, onward),
                ("hand", say("button-learn-again")),
            ]
        assert len(pictures(shown)) == 1


def _texts(view: Any) -> list[str]:
    return [part["content"] for part in payload(view) if part["type"] == 10]


@EVERY_LESSON
def test_an_answer_says_what_was_done_and_is_judged_in_words(lesson: Lesson) -> None:
    """Good or possible: a sign alone would not do."""
    for move, shown in answers("en", lesson).items():
        title = content(shown).splitlines()[0]
        good = lesson.remark(as_move(move)).verdict is Verdict.GOOD
        assert title.startswith("### ✅ Good: " if good else "### 🟡 Possible: ")
        assert ("taking" in title) == move.startswith("take")


@EVERY_LANGUAGE
@EVERY_LESSON
def test_the_panel_is_the_one_of_a_game(language: str, lesson: Lesson) -> None:
    """At every step: what is below the question is what `panel` makes, and its ids name the lesson."""
    for step in ("hand", "spare:0", "read:4+3", "read:5+2", "read:5+1", "nonsense"):
        shown = teacher(language).question(lesson, step)
        assert shown.plain is not None
        for pictured, view in ((True, shown), (False, shown.plain())):
            assert_within_limits(view)
            panel = FACE.panel(texts(language), facts(lesson, pictured=pictured), lesson.view, step)
            assert payload(view)[-len(payload(panel)) :] == payload(panel)
            ids = [part["custom_id"] for part in payload(view) if "custom_id" in part]
            assert all(one.startswith(f"1:{NO_TABLE}:{lesson.number}:") for one in ids)


@EVERY_LESSON
def test_every_move_can_be_tapped(lesson: Lesson) -> None:
    """In as many steps as in a game."""
    found, waiting, seen = set(), ["hand"], set()
    while waiting:
        step = waiting.pop()
        seen.add(step)
        for one in controls(teacher().question(lesson, step)):
            if (move := as_move(one.what)) is not None:
                found.add(move)
            elif one.what not in seen:
                waiting.append(one.what)
    assert found == set(lesson.view.legal)


@EVERY_LANGUAGE
@EVERY_LESSON
def test_a_lesson_tells_where_one_is_and_its_story_once(language: str, lesson: Lesson) -> None:
    """A second step is about the question alone, so that what is to be tapped stays on a phone's screen."""
    say = texts(language)
    title = say(f"unsortiert-learn-{lesson.name}-title")
    place = say("learn-title", game="Unsortiert", number=lesson.number, total=5, title=title)
    for step, told in (("hand", True), ("spare:0", False)):
        said = "".join(_texts(teacher(language).question(lesson, step)))
        assert place in said
        assert say(f"unsortiert-learn-{lesson.name}-ask") in said
        assert (say(f"unsortiert-learn-{lesson.name}-story") in said) == told


@EVERY_LANGUAGE
def test_the_last_page_says_what_to_do_next(language: str) -> None:
    """Open a table, read the rules, or begin again."""
    say, view = texts(language), end(texts(language), "unsortiert")
    assert_within_limits(view)
    for command in ("unsortiert-command", "command-rules"):
        assert f"/{say(command)}" in content(view)
    assert [one.what for one in controls(view)] == ["leaf:unsortiert:0", "learn:unsortiert"]


def test_no_hint_is_offered_in_a_lesson() -> None:
    """It would be the answer."""
    for lesson in LESSONS:
        whats = {one.what.partition(":")[0] for one in controls(teacher().question(lesson))}
        assert "hint" not in whats
        asked = teacher().question(lesson, "hint")
        assert payload(asked)[-5:] == payload(teacher().question(lesson))[-5:]
