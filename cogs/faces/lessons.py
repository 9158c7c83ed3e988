"""The tutorial: decisions at prepared moments, in the real panel, each explained; knows no single game.

Nothing is remembered between two clicks: a button's id says the lesson in the decision's place, and the move
or step as in a game, at the table that does not exist.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Self

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.pictures.illustrated import Illustrated, illustrated
from bot.texts import Say
from bot.titles import command, game_name
from cogs.faces.face import Facts, Sitter
from cogs.faces.layout import GREEN, Line, button, framed, message, rows, small_line
from cogs.faces.sheets import leaf, learn
from cogs.faces.steps import FIRST_STEP
from cogs.ids import NO_TABLE

if TYPE_CHECKING:
    from cogs.faces.face import Face


NEXT = "next"
"""The verb that goes on to the lesson that follows."""


class Verdict(StrEnum):
    """What is to be said of an answer."""

    GOOD = "good"
    POSSIBLE = "possible"
    """Allowed, but something else would be wiser, or is what the lesson is about."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said about some of the answers."""

    name: str
    """Its text is `GAME-learn-LESSON-NAME`."""
    verdict: Verdict
    moves: tuple[str, ...]
    """The moves in their notation, or how it begins: ``play:3+2`` is whatever these cards are played as."""

    @classmethod
    def good(cls, name: str, *moves: str) -> Self:
        """A remark about what is wise."""
        return cls(name, Verdict.GOOD, moves)

    @classmethod
    def possible(cls, name: str, *moves: str) -> Self:
        """A remark about what is allowed."""
        return cls(name, Verdict.POSSIBLE, moves)

    def reach(self, move: str) -> int:
        """How much of a move's notation says that this remark is about it; 0 when it is not."""
        return max((len(begun) for begun in self.moves if f"{move}:".startswith(f"{begun}:")), default=0)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A decision at a prepared moment."""

    number: int
    """Stands in the ids of its buttons, so it stays what it is; no two lessons of any game have the same."""
    name: str
    """Its texts are `GAME-learn-NAME-title`, `-story`, `-ask`."""
    names: tuple[str, ...]
    """Who sits there, by seat; the reader looks through the eyes of whose turn it is, who is not named."""
    options: Any
    """With which options that game is played."""
    view: Any
    """What the reader sees."""
    after: Callable[[Any], Any]
    """What they see after a move."""
    remarks: tuple[Remark, ...]

    def move(self, text: str) -> Any:
        """The legal move whose notation is ``text``, or None."""
        return next((move for move in self.view.legal if str(move) == text), None)

    def remark(self, move: Any) -> Remark:
        """What is said about a move: the remark that names it most exactly."""
        return max(self.remarks, key=lambda remark: remark.reach(str(move)))


@dataclass(frozen=True, slots=True)
class Told:
    """An answer and what comes of it."""

    what: str
    """What was done."""
    lines: Sequence[Line]
    """What has become of it."""


@dataclass(frozen=True, slots=True)
class Teacher:
    """Asks somebody and explains, in their language."""

    say: Say
    game: str
    face: "Face"

    def question(self, lesson: Lesson, step: str = FIRST_STEP, notice: str = "") -> Illustrated:
        """What has happened, what is asked, and the panel of the game at ``step``."""
        return illustrated(lambda on: self._question(lesson, step, notice, pictures=on))

    def answer(self, lesson: Lesson, move: Any) -> Illustrated:
        """What is to be said of an answer, what comes of it, and the way on."""
        return illustrated(lambda on: self._answer(lesson, move, pictures=on))

    def _question(self, lesson: Lesson, step: str, notice: str, *, pictures: bool) -> Illustrated:
        say, lessons, about = self.say, self.face.course(), f"{self.game}-learn-{lesson.name}"
        number, total = lessons.index(lesson) + 1, len(lessons)
        named = {"game": game_name(say, self.game), "title": say(f"{about}-title")}
        title = say("learn-title", number=number, total=total, **named)
        story = [say(f"{about}-story")] if step == FIRST_STEP else []
        panel = self.face.panel(say, self._facts(lesson, pictures=pictures), lesson.view, step)
        told = [[notice, f"### {title}", *story], [say(f"{about}-ask")]]
        return message(framed(told, [], GREEN), *panel.children)

    def _answer(self, lesson: Lesson, move: Any, *, pictures: bool) -> Illustrated:
        say, remark, after = self.say, lesson.remark(move), lesson.after(move)
        facts = self._facts(lesson, pictures=pictures)
        told = self.face.answered(say, facts, lesson.view, move, after)
        verdict = say(f"learn-{remark.verdict.value}", told=told.what)
        parts: list[Sequence[Line]] = [
            [f"### {verdict}", say(f"{self.game}-learn-{lesson.name}-{remark.name}")],
            [small_line(say("learn-hand")), *told.lines],
        ]
        return message(framed(parts, self._ways(lesson), GREEN))

    def _ways(self, lesson: Lesson) -> list[ActionRow[Any]]:
        last = self.face.course()[-1]
        onward = self.say("button-learn-finish" if lesson is last else "button-learn-next")
        ways = [
            button(NO_TABLE, lesson.number, NEXT, onward, ButtonStyle.primary),
            button(NO_TABLE, lesson.number, FIRST_STEP, self.say("button-learn-again")),
        ]
        return rows(ways)

    def _facts(self, lesson: Lesson, *, pictures: bool) -> Facts:
        """What the panel is told: friends at no table, and no hints, since everything is explained."""
        return Facts(
            table=NO_TABLE,
            decision=lesson.number,
            sitters=tuple(Sitter(name) for name in lesson.names),
            options=lesson.options,
            pictures=pictures,
            hints=False,
        )


def end(say: Say, game: str) -> Illustrated:
    """What there is to do after the last lesson."""
    parts = [
        [
            f"### {say('learn-end-title')}",
            say(f"{game}-learn-end", hint=say("button-hint")),
            say("learn-end-next", command=command(say, game), computer=say("button-computer-more")),
        ]
    ]
    ways = [
        button(NO_TABLE, 0, leaf(game, 0), say("button-rules"), ButtonStyle.primary),
        button(NO_TABLE, 0, learn(game), say("button-learn-anew")),
    ]
    return message(framed(parts, rows(ways), GREEN))
