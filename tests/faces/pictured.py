"""Reads the pictures of a message as values, each with its alt text; draws none."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import LayoutView
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from panels import seen
from test_board import FRIENDS

from bot.pictures.illustrated import Picture
from bot.texts import languages
from cogs.faces.unsortiert.decks import DECKS

SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

ANY_DECK = st.sampled_from([*DECKS])

ILLUSTRATED = replace(FRIENDS, pictures=True)


def pictures(message: LayoutView) -> Iterator[tuple[Any, str]]:
    """The sketches in a message, each with its alt text as one would type it."""
    for item in message.walk_children():
        if isinstance(item, Picture):
            yield item.sketch, seen(item.items[0].description or "")


def picture(message: LayoutView) -> tuple[Any, str]:
    """The only picture in a message."""
    (found,) = pictures(message)
    return found
