"""Which games have hints, and who gives them; knows no game."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.registry import GAMES


def advisers() -> Iterator[tuple[str, Any]]:
    """The games that have hints, each with the module of who gives them."""
    for game in GAMES:
        if find_spec(f"engine.{game}.greedy"):
            yield game, import_module(f"engine.{game}.greedy")
