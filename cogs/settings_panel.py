"""The panel on which a server settles what holds for its tables; knows no store and no table.

What holds for all games stands on one page, the options of each game on pages of its own, so that there is
room for all games that the house may ever have.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import Object
from discord.abc import GuildChannel
from discord.ui import ActionRow, ChannelSelect, LayoutView

from bot.house_rules import MOST_CHANNELS, HouseRules
from bot.texts import Say
from bot.titles import game_name
from cogs.allowed_places import TYPES
from cogs.faces.layout import Line, Option, button, chunks, framed, message, rows, select, small
from cogs.ids import NO_TABLE, custom_id
from cogs.settling import CHANNELS, VERB, Page, Setting, for_all_games, games_with_options, of_game

_BLUE = 0x4A7FC1
"""The colour of the frame: nothing is played here."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What somebody settles with, as things stand."""

    say: Say
    rules: HouseRules
    places: Sequence[int]
    """The channels to which tables are kept, of those that exist."""
    notice: str = ""
    """One line on what was just done."""

    def page(self, page: Page) -> LayoutView:
        """One part of it."""
        return self._of_game(page) if page.game else self._for_all_games()

    def _for_all_games(self) -> LayoutView:
        """What holds whatever is played, and the way to each game's own options."""
        say = self.say
        head = [f"### {say('settings-title')}", say("settings-how"), self.notice]
        lists = [*self._lists(for_all_games()), self._channels(), self._games()]
        return message(framed([head, *lists], [], _BLUE))

    def _of_game(self, page: Page) -> LayoutView:
        say, pages = self.say, of_game(page.game)
        title = say("settings-game-title", game=game_name(say, page.game))
        head = [f"### {title}", say("settings-game-how"), self.notice]
        return message(framed([head, *self._lists(pages[page.index])], _ways(say, page, len(pages)), _BLUE))

    def _lists(self, settings: Sequence[Setting]) -> list[list[Line]]:
        """Each setting with its lists below its heading."""
        say, rules = self.say, replace(self.rules, locale=self.rules.language)
        return [
            [
                *_heading(say, one.title, one.about),
                *(
                    select(NO_TABLE, part, f"{VERB}:{one.address}", options, say("settings-choose"))
                    for part, options in enumerate(one.lists(say, rules))
                ),
            ]
            for one in settings
        ]

    def _channels(self) -> list[Line]:
        """Where tables may be opened."""
        chosen: ChannelSelect[Any] = ChannelSelect(
            custom_id=custom_id(NO_TABLE, 0, CHANNELS),
            channel_types=TYPES,
            placeholder=self.say("settings-channels-all"),
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=[Object(place, type=GuildChannel) for place in self.places[:MOST_CHANNELS]],
        )
        return [*_heading(self.say, "settings-channels", "settings-channels-about"), ActionRow(chosen)]

    def _games(self) -> list[Line]:
        """The games that have options of their own, each with what holds there; nothing if none has."""
        say = self.say
        games = [
            Option(str(Page(game)), game_name(say, game), " · ".join(self._settled(game)))
            for game in games_with_options()
        ]
        lists = [
            select(NO_TABLE, part, str(Page()), some, say("settings-games-choose"))
            for part, some in enumerate(chunks(games))
        ]
        return [*_heading(say, "settings-games", "settings-games-about"), *lists] if lists else []

    def _settled(self, game: str) -> list[str]:
        """What holds for a game."""
        settings = [one for page in of_game(game) for one in page]
        words = [(one, one.holds(self.rules)) for one in settings]
        return [one.label(self.say, word) for one, word in words if word is not None]


def _heading(say: Say, title: str, about: str | None) -> list[str]:
    return [f"**{say(title)}**", *small([] if about is None else [say(about)])]


def _ways(say: Say, page: Page, pages: int) -> list[ActionRow[Any]]:
    """To the server's page, and from one page of the game to the next if it has several."""
    ways = [button(NO_TABLE, 0, str(Page()), say("button-settings-back"))]
    if pages > 1:
        turns = (("button-settings-before", page.index - 1), ("button-settings-after", page.index + 1))
        ways += [
            button(NO_TABLE, 0, str(Page(page.game, to)), say(key), disabled=not 0 <= to < pages)
            for key, to in turns
        ]
    return rows(ways)
