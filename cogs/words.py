"""Words around commands: their localised names, and what the bot lacks; knows no table."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
from discord.app_commands.commands import validate_name

from bot.invite import EDITING, POSTING, hidden, missing
from bot.texts import FALLBACK, Say, spoken, texts
from cogs.asking import Ask
from cogs.faces.cards import plain

if TYPE_CHECKING:
    from bot.app import Unsortiert

log = logging.getLogger(__name__)


SWITCH: Mapping[str, bool] = MappingProxyType({"on": True, "off": False})
"""What a switch can be set to, by the words that choices and texts have for it."""

MOST_OF_A_DESCRIPTION = 100
"""How many characters a description has at most, or the name of a choice."""

_NAMES = {
    TranslationContextLocation.command_name,
    TranslationContextLocation.group_name,
    TranslationContextLocation.parameter_name,
}


def word(key: str, /, **variables: object) -> locale_str:
    """A command's name, description or choice: the fallback's text, and where the others are found."""
    return locale_str(plain(texts(FALLBACK)(key, **variables)), key=key, variables=variables)


class Translator(app_commands.Translator):
    """Finds the words of commands in the texts.

    Discord refuses all commands for the sake of one word that it does not take, so such a word is left out.
    """

    def __init__(self) -> None:
        self._owners: dict[tuple[Locale, str, str], str] = {}
        """What is called so, by language, by what it is beside or in, and by name."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContext[Any, Any]
    ) -> str | None:
        """The word in ``locale``, or None where the texts do not have that language."""
        key = string.extras.get("key")
        known = next(spoken(locale.value))
        if key is None or (known == FALLBACK and not locale.value.startswith(FALLBACK)):
            return None
        said = plain(texts(locale.value)(key, **string.extras["variables"]))
        if _fits(said, context.location) and self._is_free(said, locale, context):
            return said
        log.warning("%s.ftl: Discord would not take %s for %s", known, said, key)
        return None

    def _is_free(self, said: str, locale: Locale, context: TranslationContext[Any, Any]) -> bool:
        """Whether nothing else in the same place is called so."""
        if context.location not in _NAMES:
            return True
        named = context.data
        inside = named.command if isinstance(named, app_commands.Parameter) else named.parent
        place = type(named).__name__ if inside is None else f"/{inside.qualified_name}"
        owner = self._owners.setdefault((locale, place, said), named.name)
        return owner == str(named.name)


def _fits(said: str, location: TranslationContextLocation) -> bool:
    """Whether Discord takes a word there."""
    if location not in _NAMES:
        return 1 <= len(said) <= MOST_OF_A_DESCRIPTION
    try:
        return validate_name(said) == said
    except ValueError:
        return False


def permission_names(say: Say, names: list[str]) -> str:
    """Permissions as Discord calls them, as one text; empty when there are none."""
    return ", ".join(say("permission", permission=name) for name in names)


def lacking(ask: Ask) -> list[str]:
    """A line that says what the bot lacks to post a table here, or nothing when it lacks nothing."""
    names = missing(ask.interaction, POSTING)
    if not names:
        return []
    listed = permission_names(ask.say, names)
    return [ask.say("error-permissions", count=len(names), permissions=listed)]


def unseen(ask: Ask, channel_id: int | None = None) -> str:
    """What is said where something was done that the board there cannot show; empty where it can."""
    place = ask.interaction
    names = missing(place, EDITING) if channel_id is None else hidden(place.guild, channel_id)
    listed = permission_names(ask.say, names)
    return ask.say("error-not-shown", permissions=listed) if listed else ""


async def setup(bot: "Unsortiert") -> None:
    """Have Discord told the words of commands in every language."""
    await bot.tree.set_translator(Translator())
