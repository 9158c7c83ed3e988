"""What a server can settle, as values, and what a click on its settings says; knows no message and no store.

A choice says `house:<setting>:<word>`, where each word stands for one value of that setting. A page of a game
is asked for by `house:page:<game>:<number>`, that of the server by `house:page`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.choices import Pace
from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import Say, language_name, languages
from cogs.faces.layout import Option, chunks
from cogs.ids import arguments, number
from cogs.options import USUAL, capital, options, told
from cogs.options import Option as GameOption
from cogs.words import SWITCH
from engine.registry import GAMES

VERB = "house"

CHANNELS = f"{VERB}:channels"
"""What choosing channels says, with their numbers."""

MOST_LISTS = 6
"""How many lists stand on a page of a game: as many as a phone can show without much scrolling."""


@dataclass(frozen=True, slots=True)
class Page:
    """A part of the panel."""

    game: str = ""
    """Whose options it shows; empty for what holds for all games."""
    index: int = 0
    """Which of the game's pages it is, counted from 0."""

    def __str__(self) -> str:
        """What a click says that asks for it."""
        return f"{VERB}:page:{self.game}:{self.index}" if self.game else f"{VERB}:page"


@dataclass(frozen=True, slots=True)
class Change:
    """What somebody settles."""

    name: str
    """A field of `HouseRules`, or an option of a game."""
    value: Any
    page: Page
    """Where that stands."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be settled by a choice from a list."""

    name: str
    """A field of `HouseRules`, or an option of a game."""
    title: str
    """The key of its heading."""
    about: str | None
    """The key of what there is to know about it, if there is anything."""
    values: Mapping[str, Any]
    """What can be chosen, by its word, in the order in which it is shown."""
    label: Callable[[Say, str], str]
    """How a word is called."""
    holds: Callable[[HouseRules], str | None]
    """The word for what is settled; None where no word on offer says it."""
    game: str = ""
    """Whose option it is; empty for a field."""

    @property
    def address(self) -> str:
        """How ids name it."""
        return f"{self.game}.{self.name}" if self.game else self.name

    def lists(self, say: Say, rules: HouseRules) -> Sequence[Sequence[Option]]:
        """All that can be chosen, in as many lists as it needs; what holds is marked."""
        holds = self.holds(rules)
        return chunks(
            [
                Option(f"{VERB}:{self.address}:{word}", self.label(say, word), chosen=word == holds)
                for word in self.values
            ]
        )


def for_all_games() -> Sequence[Setting]:
    """What holds whatever is played, in the order in which it is shown."""
    turn = {str(seconds): seconds for seconds in (0, 10, 20, 60, 300)} | {"never": None}
    language = {USUAL: None} | {code: code for code in languages()}
    pace = {one.value: one for one in Pace}
    return (
        _field("locale", "language", language, _language),
        _field("pace", "pace", pace, lambda say, word: say("choice-pace", pace=word), about=False),
        _field("turn_after", "turn", turn, _turn),
        _field("hints", "hints", SWITCH, lambda say, word: say("choice-hints", hints=word)),
        _field(
            "computers", "computers", SWITCH, lambda say, word: say("settings-computers-are", computers=word)
        ),
    )


def of_game(game: str) -> Sequence[Sequence[Setting]]:
    """The options of a game, page by page; no page where it has none."""
    pages: list[list[Setting]] = []
    room = 0
    for setting in map(_option, options(game)):
        lists = len(chunks([*setting.values]))
        if lists > room:
            pages.append([])
            room = MOST_LISTS
        pages[-1].append(setting)
        room -= lists
    return pages


def games_with_options() -> list[str]:
    """The games that have a page."""
    return [game for game in GAMES if GAMES[game].choosable]


def meant(what: str) -> Change | Page | None:
    """What a click settles, or which page it asks for; None where nothing on offer says so."""
    _, _, said = what.partition(":")
    address, _, word = said.partition(":")
    if address == "page":
        return _page(word)
    if address == "channels":
        return _channels(said)
    game = address.partition(".")[0]
    pages = of_game(game) if game in GAMES else [for_all_games()]
    for index, settings in enumerate(pages):
        for one in settings:
            if one.address == address and word in one.values:
                return Change(one.name, one.values[word], Page(one.game, index))
    return None


def _field(
    name: str, called: str, values: Mapping[str, Any], label: Callable[[Say, str], str], *, about: bool = True
) -> Setting:
    """A field of the rules; its texts are `settings-CALLED` and, if there is more to tell, `-about`."""

    def holds(rules: HouseRules) -> str | None:
        settled = getattr(rules, name)
        return next((word for word, value in values.items() if value == settled), None)

    title = f"settings-{called}"
    return Setting(name, title, f"{title}-about" if about else None, values, label, holds)


def _language(say: Say, word: str) -> str:
    return say("settings-language-usual") if word == USUAL else language_name(word)


def _turn(say: Say, word: str) -> str:
    return say("settings-turn-after", seconds=int(word) if word.isdecimal() else word)


def _option(option: GameOption) -> Setting:
    """An option of a game; what holds anyway is settled by settling nothing."""
    words = [*([] if option.usual in option.values else [USUAL]), *option.values]

    def label(say: Say, word: str) -> str:
        return capital(told(say, option, word))

    def holds(rules: HouseRules) -> str:
        return option.word(rules.options.get(option.game, {}).get(option.name))

    title, about = f"{option.game}-settings-{option.name}", f"{option.game}-option-{option.name}-about"
    values = {word: None if word == option.usual else option.values[word] for word in words}
    return Setting(option.name, title, about, values, label, holds, option.game)


def _page(said: str) -> Page | None:
    """A page by what follows its verb; of fewer pages the last one."""
    game, _, which = said.partition(":")
    if not game:
        return Page()
    if game not in games_with_options():
        return None
    return Page(game, min(number(which) or 0, len(of_game(game)) - 1))


def _channels(said: str) -> Change | None:
    numbers = arguments(said)
    if numbers is None or len(numbers) > MOST_CHANNELS or not all(numbers):
        return None
    return Change("channels", frozenset(numbers), Page())
