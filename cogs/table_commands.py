"""The commands that open tables, one for each game on offer; knows no game by name.

Their parameters differ from game to game, so that they are put together here instead of being written down.
"""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Any, Self, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.choices import Choices, Pace
from bot.house_rules import HouseRules
from cogs.asking import Ask, Reply, sentence
from cogs.faces import FACES
from cogs.faces.layout import OPTIONS
from cogs.items import Desk
from cogs.options import options, several_decks, value_of
from cogs.words import SWITCH, word
from engine.game import BadOption, OptionValue
from engine.registry import GAMES

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody opens a table with; None: as the server has settled it, or as is usual."""

    game: str
    options: Mapping[str, str | None]
    """By name the words of the game's options."""
    deck: str | None
    pace: str | None
    hints: str | None
    computers: int

    @classmethod
    def given(cls, game: str, given: Mapping[str, Any]) -> Self:
        """By what was given for the parameters of the game's command."""
        return cls(
            game=game,
            options={option.name: given.get(option.name) for option in options(game)},
            deck=given.get("face"),
            pace=given.get("pace"),
            hints=given.get("hints"),
            computers=given.get("computers", 0),
        )

    def choices(self, rules: HouseRules) -> Choices:
        """What holds at the table; raises `BadOption` for what no client would have let them choose."""
        decks = FACES[self.game].decks()
        deck = next(iter(decks)) if self.deck is None else self.deck
        _must_be_offered("face", deck, decks)
        _must_be_offered("pace", self.pace, (None, *Pace))
        _must_be_offered("hints", self.hints, (None, *SWITCH))
        _must_be_offered("computers", self.computers, range(most_computers(self.game) + 1))
        return Choices(
            options=self._options(decks[deck], rules.options.get(self.game, {})),
            face=deck,
            pace=rules.pace if self.pace is None else Pace(self.pace),
            turn_after=rules.turn_after,
            hints=rules.hints if self.hints is None else SWITCH[self.hints],
            computers=rules.computers,
        )

    def _options(
        self, of_deck: Mapping[str, OptionValue], settled: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """What was chosen, else what goes with the deck, else what the server has settled."""
        found: dict[str, OptionValue] = {}
        for option in options(self.game):
            name, word_of_it = option.name, self.options.get(option.name)
            _must_be_offered(name, word_of_it, (None, *option.values))
            if word_of_it is not None:
                found[name] = option.values[word_of_it]
            elif name in of_deck:
                found[name] = of_deck[name]
            elif name in settled:
                found[name] = settled[name]
        return found


Opening: TypeAlias = Callable[[Ask, Wanted], Awaitable[Reply]]
"""Opens a table with what somebody wants."""


def by_name(games: Iterable[str]) -> list[Choice[str]]:
    """Games to choose from where a command is about one of them."""
    return [Choice(name=word(f"{game}-name"), value=game) for game in games]


def most_computers(game: str) -> int:
    """As many as there are seats besides one's own."""
    return GAMES[game].seats[-1] - 1


def table_command(game: str, desk: Desk, opening: Opening) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table of a game; raises `ValueError` for more to choose than Discord takes.

    Discord is told of all commands at once and refuses them all for one of them.
    """
    parameters = _parameters(game)
    if max(len(parameters), *(len(one.choices) for one in parameters)) > OPTIONS:
        raise ValueError(
            f"{game}: no more than {OPTIONS} parameters with {OPTIONS} choices each fit in a command"
        )
    return app_commands.Command(
        name=word(f"{game}-command"),
        description=word(f"{game}-command-about"),
        callback=_dressed(_callback(game, desk, opening), parameters),
    )


_Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""What a command does."""


def _callback(game: str, desk: Desk, opening: Opening) -> _Callback:
    """Opens a table with what was given, by the names of the parameters."""

    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:
        wanted = Wanted.given(game, given)

        async def work(ask: Ask) -> Reply:
            try:
                return await opening(ask, wanted)
            except BadOption as bad:
                log.warning("An option that is not on offer: %s", bad.name)
                return sentence(ask.say("error-option"))

        await desk.command(interaction, work)

    return callback


@dataclass(frozen=True, slots=True)
class _Parameter:
    """One parameter of a command."""

    name: str
    called: locale_str
    about: locale_str
    choices: list[Choice[str]]
    """What it can be; empty for a number."""
    annotation: Any = str | None
    default: Any = None

    @property
    def parameter(self) -> Parameter:
        """As the command's signature has it."""
        return Parameter(self.name, Parameter.KEYWORD_ONLY, default=self.default, annotation=self.annotation)


def _dressed(callback: _Callback, parameters: Sequence[_Parameter]) -> _Callback:
    """A callback as one that has these parameters, which the library reads off its signature."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction[Any])
    callback.__signature__ = Signature([first, *(one.parameter for one in parameters)])  # type: ignore[attr-defined]
    app_commands.rename(**{one.name: one.called for one in parameters})(callback)
    app_commands.describe(**{one.name: one.about for one in parameters})(callback)
    app_commands.choices(**{one.name: one.choices for one in parameters if one.choices})(callback)
    app_commands.guild_only()(callback)
    return callback


def _parameters(game: str) -> list[_Parameter]:
    """The game's own options, then what every game has."""
    own = [
        _Parameter(
            option.name,
            word(f"{game}-option-{option.name}"),
            word(f"{game}-option-{option.name}-about"),
            [
                Choice(name=word(f"{game}-choice-{option.name}", value=value_of(one)), value=one)
                for one in option.values
            ],
        )
        for option in options(game)
    ]
    decks = [Choice(name=word(f"{game}-deck-about", deck=deck), value=deck) for deck in several_decks(game)]
    paces = [Choice(name=word("choice-pace", pace=pace.value), value=pace.value) for pace in Pace]
    hints = [Choice(name=word("choice-hints", hints=one), value=one) for one in SWITCH]
    return [
        *own,
        *([_common("face", decks)] if decks else []),
        _common("pace", paces),
        _common("computers", [], Range[int, 0, most_computers(game)], 0),
        _common("hints", hints),
    ]


def _common(
    name: str, choices: list[Choice[str]], annotation: Any = str | None, default: Any = None
) -> _Parameter:
    """A parameter that the commands of all games have."""
    return _Parameter(
        name, word(f"option-{name}"), word(f"option-{name}-about"), choices, annotation, default
    )


def _must_be_offered(name: str, value: object, offered: Iterable[object]) -> None:
    """Raise `BadOption` unless a value is one of those; anything may come as one, also what has no hash."""
    if value not in [*offered]:
        raise BadOption(name, "it is not on offer")
