"""Words around commands: their localised names, and what the bot lacks; knows no table."""

from typing import TYPE_CHECKING, Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContext, locale_str

from bot.invite import EDITING, POSTING, hidden, missing
from bot.texts import FALLBACK, Say, languages, texts
from cogs.asking import Ask

if TYPE_CHECKING:
    from bot.app import Unsortiert


def word(key: str, /, **variables: str) -> locale_str:
    """A command's name, description or choice: the fallback's text, and where the others are found."""
    return locale_str(texts(FALLBACK)(key, **variables), key=key, variables=variables)


class Translator(app_commands.Translator):
    """Finds the words of commands in the texts."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContext[Any, Any]
    ) -> str | None:
        """The word in ``locale``, or None where the texts do not have that language."""
        del context
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        if key is None or language not in languages():
            return None
        return texts(language)(key, **string.extras["variables"])


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
