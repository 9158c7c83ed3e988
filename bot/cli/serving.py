"""`unsortiert run`: the bot on Discord until it is stopped; knows no table and no game."""

import asyncio
import logging

import aiohttp
import discord

from bot.app import Surroundings, build
from bot.cli import Fault
from bot.cli.configured import configured, log_at
from bot.cli.output import tell
from bot.cli.stopping import until_stopped
from bot.invite import invite_link
from bot.retries import before_try
from bot.settings import Settings
from bot.store import StoreError

log = logging.getLogger(__name__)


def run() -> None:
    """Play on Discord until stopped; raises `Fault` when that cannot begin."""
    settings = configured()
    if settings.token is None:
        raise Fault("There is no token: put DISCORD_TOKEN into the environment or into the file .env.")
    log_at(settings.log_level)
    try:
        until_stopped(_serve(settings, settings.token.get_secret_value()))
    except StoreError as error:
        raise Fault(str(error)) from error
    except discord.LoginFailure as error:
        raise Fault("Discord does not know this token: check DISCORD_TOKEN.") from error
    except (aiohttp.ClientError, TimeoutError) as error:
        raise Fault(f"Discord cannot be reached: {str(error) or 'it does not answer'}.") from error
    except discord.DiscordException as error:
        raise Fault(f"Discord refuses the bot: {error}.") from error


async def _serve(settings: Settings, token: str) -> None:
    bot = await build(settings.database, Surroundings(computer_pause=settings.computer_pause))
    async with bot:
        await bot.login(token)
        tell(f"Invite the bot: {invite_link(bot.application_id or 0)}")
        connection = asyncio.create_task(_connect(bot))
        try:
            await asyncio.wait([connection])
            connection.result()
        finally:  # closed first: a connection that swallows being cancelled looks whether it is
            await bot.close()
            connection.cancel()
            await asyncio.wait([connection])


async def _connect(bot: discord.Client) -> None:
    """Stay connected; discord.py tries again by itself, but not when it stumbles.

    It does so when the very first try has failed, and over an event that it does not understand.
    """
    stumbles = 0
    while not bot.is_closed():
        try:
            await bot.connect()
        except discord.DiscordException:
            raise
        except Exception:
            if bot.ws is not None:
                stumbles += 1
                log.exception("The connection to Discord broke and is made anew")
                await bot.ws.close()
                await asyncio.sleep(before_try(stumbles))
