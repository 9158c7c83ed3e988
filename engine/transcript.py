"""A game as its deals and moves: read, write, replay; knows no single game and no file.

A transcript replays without any source of chance. A deal happens by itself as soon as it is due and the
transcript has it: the first position is the one after the first deal, and the position after a move that ends
a deal is already the next deal's, with its opener to act. A transcript may stop anywhere; its last position
may then wait for a deal.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.cards import Card, MalformedCard, parse_card
from engine.game import AnyGame, BadOption, Event, IllegalMove, MalformedMove, Seat
from engine.registry import GAMES

FORMAT = 1
"""The version of the notation."""

Step: TypeAlias = tuple[Any, tuple[Event, ...]]
"""A state and what happened on the way to it, hidden things too."""

_KEYS = ("format", "game", "options", "deals", "moves")
_LINE = re.compile("(0|[1-9][0-9]?) (.*)", re.DOTALL)
_SHOWN = 60
"""How many characters of a wrong value an error shows."""


class BadTranscript(ValueError):
    """Raised for what is no transcript or breaks a rule: ``place`` says where, ``why`` what is wrong."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


@dataclass(frozen=True, slots=True)
class Transcript:
    """One game, finished or not."""

    game: str
    """Its key in the registry."""
    options: Mapping[str, object]
    """``players`` and what the game names; defaults may be left out."""
    deals: tuple[tuple[Card, ...], ...]
    """The cards of each deal that was begun, the top first."""
    moves: tuple[str, ...]
    """Each as ``<seat> <move>``."""


def write(transcript: Transcript) -> str:
    """The transcript as text, a line for each deal and each move; `read` gives the same transcript back."""
    parts = {
        "format": json.dumps(FORMAT),
        "game": json.dumps(transcript.game),
        "options": json.dumps(dict(transcript.options)),
        "deals": _lines(transcript.deals),
        "moves": _lines(transcript.moves),
    }
    return "{" + ",".join(f'\n  "{key}": {text}' for key, text in parts.items()) + "\n}\n"


def _lines(items: Sequence[object]) -> str:
    """A JSON list with a line for each item."""
    return "[" + ",".join(f"\n    {json.dumps(item)}" for item in items) + ("\n  ]" if items else "]")


def read(text: str) -> Transcript:
    """What a text stands for, checked in all but whether its moves are legal; raises `BadTranscript`."""
    parts = _parts(text)
    if type(parts["format"]) is not int or parts["format"] != FORMAT:
        raise BadTranscript("format", f"{_show(parts['format'])} is not {FORMAT}")
    game = _game(parts["game"])
    options = _mapping("options", parts["options"])
    deck = game.deck(_start(game, options)) or ()
    deals = [_deal(f"deals[{k}]", cards, deck) for k, cards in enumerate(_list("deals", parts["deals"]))]
    moves = [_line(game, number, line)[0] for number, line in enumerate(_list("moves", parts["moves"]))]
    return Transcript(game.key, options, tuple(deals), tuple(moves))


def steps(transcript: Transcript) -> Iterator[Step]:
    """The game's states, each with what happened on the way to it: before the first move and after each.

    Raises `BadTranscript` at a broken rule.
    """
    for _, step in _walk(transcript):
        yield step


def deal_ends(transcript: Transcript) -> Iterator[Any]:
    """The states in which a deal has just ended, all cards as they lie then; raises `BadTranscript`."""
    game = _game(transcript.game)
    for left, _ in _walk(transcript):
        if game.deal_outcome(left) is not None:
            yield left


def _walk(transcript: Transcript) -> Iterator[tuple[Any, Step]]:
    """Each state as it was left, at first by nobody, then by a move; with the step to the next move."""
    game = _game(transcript.game)
    deals = enumerate(transcript.deals)
    start = _start(game, transcript.options)
    state, events = _deal_if_due(game, start, deals)
    yield start, (state, events)
    for number, line in enumerate(transcript.moves):
        text, seat, move = _line(game, number, line)
        try:
            left, events = game.apply(state, seat, move)
        except IllegalMove as error:
            raise BadTranscript(_move_place(number, text), str(error)) from error
        state, dealt = _deal_if_due(game, left, deals)
        yield left, (state, (*events, *dealt))
    if (over := next(deals, None)) is not None:
        raise BadTranscript(f"deals[{over[0]}]", "this deal is never begun")


def replay(transcript: Transcript) -> Iterator[Any]:
    """The game's states: before the first move and after each; raises `BadTranscript` at a broken rule."""
    for state, _ in steps(transcript):
        yield state


def positions(transcript: Transcript) -> Iterator[dict[str, Any]]:
    """The positions to `replay`: before the first move and after each. Raises `BadTranscript` likewise."""
    game = _game(transcript.game)
    for state in replay(transcript):
        yield game.position(state)


def _deal_if_due(game: AnyGame, state: Any, deals: Iterator[tuple[int, Sequence[Card]]]) -> Step:
    """The state with its next deal, if it waits for one and there is one left, and what happened then."""
    if game.deck(state) is None or (due := next(deals, None)) is None:
        return state, ()
    try:
        return game.deal(state, due[1])
    except IllegalMove as error:
        raise BadTranscript(f"deals[{due[0]}]", str(error)) from error


def _start(game: AnyGame, options: Mapping[str, object]) -> Any:
    """The state before the first deal with these options."""
    if "players" not in options:
        raise BadTranscript("options.players", "is missing")
    chosen = {name: value for name, value in options.items() if name != "players"}
    players: Any = options["players"]
    try:
        return game.start(game.options(players, chosen))
    except BadOption as error:
        raise BadTranscript(f"options.{_plain(error.name)}", _cut(error.why)) from error


def _parts(text: str) -> dict[str, object]:
    """The values by their keys: those that a transcript has, no more and no less."""
    try:
        parts = _mapping("transcript", json.loads(text, object_pairs_hook=_once))
    except BadTranscript:
        raise
    except (ValueError, RecursionError) as error:
        raise BadTranscript("transcript", f"not JSON: {error}") from error
    for name in parts:
        if name not in _KEYS:
            raise BadTranscript(_show(name), "a transcript has no such key")
    for name in _KEYS:
        if name not in parts:
            raise BadTranscript(name, "is missing")
    return parts


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The pairs of a JSON object, which may give no key twice."""
    for name, times in Counter(name for name, _ in pairs).items():
        if times > 1:
            raise BadTranscript(_show(name), "is given more than once")
    return dict(pairs)


def _mapping(place: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadTranscript(place, f"{_show(value)} is not an object")
    return value


def _list(place: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadTranscript(place, f"{_show(value)} is not a list")
    return value


def _game(key: object) -> AnyGame:
    if not isinstance(key, str) or key not in GAMES:
        raise BadTranscript("game", f"{_show(key)} is not one of {', '.join(GAMES)}")
    return GAMES[key]


def _deal(place: str, value: object, deck: Sequence[Card]) -> tuple[Card, ...]:
    """One deal: the cards of the deck, each as often as there."""
    cards = tuple(_card(f"{place}[{k}]", card) for k, card in enumerate(_list(place, value)))
    left = Counter(deck)
    for k, card in enumerate(cards):
        if not left[card]:
            raise BadTranscript(f"{place}[{k}]", f"{card!r} is one more than the deck has")
        left[card] -= 1
    if missing := next(left.elements(), None):
        raise BadTranscript(place, f"{missing!r} is missing")
    return cards


def _card(place: str, value: object) -> Card:
    if not isinstance(value, str):
        raise BadTranscript(place, f"{_show(value)} is not a card")
    try:
        return parse_card(value)
    except MalformedCard:
        raise BadTranscript(place, f"{_show(value)} is not a card") from None


def _line(game: AnyGame, number: int, line: object) -> tuple[str, Seat, Any]:
    """A move's text, who makes it, and what it is; whether it is allowed is not asked here."""
    place = _move_place(number, line)
    found = _LINE.fullmatch(line) if isinstance(line, str) else None
    if found is None:
        raise BadTranscript(place, "is not a seat and a move")
    try:
        return found[0], int(found[1]), game.parse_move(found[2])
    except MalformedMove:
        raise BadTranscript(place, f"{_show(found[2])} is not a move of this game") from None


def _move_place(number: int, line: object) -> str:
    return f"moves[{number}] {_show(line)}"


def _show(value: object) -> str:
    """A wrong value as errors show it, cut to a readable length."""
    return _cut(repr(value))


def _plain(name: str) -> str:
    """A name as it is, unless it holds what would disturb a terminal or would be too long."""
    return name if name.isidentifier() and name.isascii() and len(name) <= _SHOWN else _show(name)


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
