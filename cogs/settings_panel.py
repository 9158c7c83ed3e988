"""The panel on which a server settles what holds for its tables; knows no store and no table.

Each choice says `house:<field of the rules>:<word>`, and each word stands for one value of that field.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import Object
from discord.abc import GuildChannel
from discord.ui import ActionRow, ChannelSelect, LayoutView

from bot.choices import Pace
from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import Say, language_name, languages
from cogs.allowed_places import TYPES
from cogs.faces.layout import Line, Option, chunks, framed, message, select, small
from cogs.ids import NO_TABLE, arguments, custom_id
from cogs.options import USUAL, capital, every_option, told
from cogs.options import Option as GameOption
from cogs.words import SWITCH

VERB = "house"

CHANNELS = f"{VERB}:channels"
"""What choosing channels says, with their numbers."""

_BLUE = 0x4A7FC1
"""The colour of the frame: nothing is played here."""


@dataclass(frozen=True, slots=True)
class Change:
    """What somebody settles."""

    name: str
    """A field of `HouseRules`, or an option of a game."""
    value: Any
    game: str = ""
    """Whose option it is; empty for a field."""


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
    game: str = ""
    """Whose option it is; empty for a field."""

    @property
    def address(self) -> str:
        """How ids name it."""
        return f"{self.game}.{self.name}" if self.game else self.name

    def holds(self, rules: HouseRules) -> Any:
        """The value that is settled."""
        return rules.options.get(self.game, {}).get(self.name) if self.game else getattr(rules, self.name)

    def options(self, say: Say, rules: HouseRules) -> list[Option]:
        """All that can be chosen; what holds is marked."""
        holds = self.holds(rules)
        return [
            Option(f"{VERB}:{self.address}:{word}", self.label(say, word), chosen=value == holds)
            for word, value in self.values.items()
        ]


def _language(say: Say, word: str) -> str:
    return say("settings-language-usual") if word == USUAL else language_name(word)


def _turn(say: Say, word: str) -> str:
    return say("settings-turn-after", seconds=int(word) if word.isdecimal() else word)


def settings() -> Sequence[Setting]:
    """Everything that is chosen from a list, in the order in which it is shown."""
    turn = {str(seconds): seconds for seconds in (0, 10, 20, 60, 300)} | {"never": None}
    language = {USUAL: None} | {code: code for code in languages()}
    return (
        Setting("locale", "settings-language", "settings-language-about", language, _language),
        Setting(
            "pace",
            "settings-pace",
            None,
            {pace.value: pace for pace in Pace},
            lambda say, word: say("choice-pace", pace=word),
        ),
        *(_setting(option) for option in every_option()),
        Setting("turn_after", "settings-turn", "settings-turn-about", turn, _turn),
        Setting(
            "hints",
            "settings-hints",
            "settings-hints-about",
            SWITCH,
            lambda say, word: say("choice-hints", hints=word),
        ),
        Setting(
            "computers",
            "settings-computers",
            "settings-computers-about",
            SWITCH,
            lambda say, word: say("settings-computers-are", computers=word),
        ),
    )


def meant(what: str) -> Change | None:
    """What a click settles; None where nothing on offer says so."""
    _, _, said = what.partition(":")
    address, _, word = said.partition(":")
    if address == "channels":
        return _channels(said)
    for one in settings():
        if one.address == address and word in one.values:
            return Change(one.name, one.values[word], one.game)
    return None


def _setting(option: GameOption) -> Setting:
    """An option of a game."""

    def label(say: Say, word: str) -> str:
        return capital(told(say, option, word))

    title = f"{option.game}-settings-{option.name}"
    return Setting(option.name, title, None, {USUAL: None, **option.values}, label, option.game)


def _channels(said: str) -> Change | None:
    numbers = arguments(said)
    if numbers is None or len(numbers) > MOST_CHANNELS or not all(numbers):
        return None
    return Change("channels", frozenset(numbers))


def panel(say: Say, rules: HouseRules, places: Sequence[int], *, saved: bool = False) -> LayoutView:
    """The panel as things stand; ``places``: the channels to which tables are kept, of those that exist.

    ``saved``: whether something was settled just now, which it then says.
    """
    holding = replace(rules, locale=rules.language)
    chosen: list[list[Line]] = [
        [*_heading(say, setting.title, setting.about), *_selects(say, setting, holding)]
        for setting in settings()
    ]
    channels = _heading(say, "settings-channels", "settings-channels-about")
    head = [f"### {say('settings-title')}", say("settings-how"), *([say("settings-saved")] if saved else [])]
    return message(framed([head, *chosen, [*channels, _channel_select(say, places)]], [], _BLUE))


def _heading(say: Say, title: str, about: str | None) -> list[str]:
    return [f"**{say(title)}**", *small([] if about is None else [say(about)])]


def _selects(say: Say, setting: Setting, rules: HouseRules) -> list[ActionRow[Any]]:
    """As many selects as the options need."""
    return [
        select(NO_TABLE, part, f"{VERB}:{setting.address}", options, say("settings-choose"))
        for part, options in enumerate(chunks(setting.options(say, rules)))
    ]


def _channel_select(say: Say, places: Sequence[int]) -> ActionRow[Any]:
    return ActionRow(
        ChannelSelect(
            custom_id=custom_id(NO_TABLE, 0, CHANNELS),
            channel_types=TYPES,
            placeholder=say("settings-channels-all"),
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=[Object(place, type=GuildChannel) for place in places[:MOST_CHANNELS]],
        )
    )
