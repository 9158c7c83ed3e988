"""What stays behind of every game: its frame, hands as a picture, how points went; knows no game."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.pictures.illustrated import Illustrated, Picture
from bot.pictures.sketches import ChartSketch, LineSketch, ResultSketch, RowSketch
from bot.texts import Say
from bot.titles import game_name
from cogs.faces.alts import as_alt, drawn_name, seat_told
from cogs.faces.face import Facts
from cogs.faces.layout import GOLD, GREY, Line, framed, message, rows, small
from cogs.faces.numbers import signed
from cogs.faces.over import again
from cogs.faces.remarks import remarks
from cogs.faces.seats import seat_name
from engine.game import Seat

_SHORTEST = 2
"""With fewer deals there is no progress to show."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How what a game counts went over its deals."""

    numbers: Sequence[Sequence[int]]
    """By seat, from the beginning on, one more after each deal that is on record."""
    title: str
    """What stands above it in words."""
    up: str
    """What is counted, for the picture."""
    alt: str
    """How the picture's text begins."""
    losers: Collection[Seat] = ()


def behind(say: Say, facts: Facts, parts: Iterable[Sequence[Line]], *, over: bool) -> Illustrated:
    """The message of a finished deal or, where the game is ``over``, in gold and with the way to another."""
    controls = rows([again(say, facts)]) if over else []
    return message(framed([*parts, remarks(say, facts.notes)], controls, GOLD if over else GREY))


def nothing_behind(say: Say, game: str) -> Illustrated:
    """The same where nothing has ended yet."""
    return message(framed([[f"### {game_name(say, game)}", say("result-none")]], [], GREY))


def hands_picture(
    say: Say, facts: Facts, row: Callable[[Seat], RowSketch], told: Callable[[Seat], Iterable[str]]
) -> Picture:
    """What everybody still held: by seat a row, and what is ``told`` of it."""
    seats = range(len(facts.sitters))
    sketch = ResultSketch(tuple(map(row, seats)), empty_word=say("picture-no-cards"))
    words = [seat_told(say, facts, seat, told(seat)) for seat in seats]
    return Picture(sketch, as_alt([say("alt-result"), *words]))


def progress_told(say: Say, facts: Facts, progress: Progress) -> Sequence[Line]:
    """How it went, as a chart or in words; nothing of a game that was over at once."""
    if len(progress.numbers[0]) <= _SHORTEST:
        return []
    if facts.pictures:
        return [_chart(say, facts, progress)]
    lines = [
        say("result-progress", name=seat_name(say, facts, seat), numbers=" → ".join(map(signed, numbers)))
        for seat, numbers in enumerate(progress.numbers)
    ]
    return small([progress.title, *lines])


def _chart(say: Say, facts: Facts, progress: Progress) -> Picture:
    lines, words = [], []
    for seat, numbers in enumerate(progress.numbers):
        lost = seat in progress.losers
        lines.append(LineSketch(drawn_name(say, facts, seat), tuple(numbers), lost=lost))
        told = [", ".join(map(signed, numbers)), say("alt-lost") if lost else ""]
        words.append(seat_told(say, facts, seat, told))
    sketch = ChartSketch(tuple(lines), across=say("picture-deal"), up=progress.up)
    return Picture(sketch, as_alt([progress.alt, *words]))
