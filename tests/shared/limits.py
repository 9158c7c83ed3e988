"""Discord's limits for a message of components, as an assertion; knows no game and no text."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from discord.ui import LayoutView

BUTTON, SELECT, ROW, TEXT, MEDIA, CHANNELS = 2, 3, 1, 10, 12, 8
"""Types of components, as Discord numbers them."""


def assert_within_limits(view: LayoutView) -> None:
    """Fail when Discord would refuse a message of this view, or discord.py would let it grow old."""
    parts = list(components(view))
    assert view.timeout is None
    assert 1 <= len(parts) <= 40
    assert sum(len(part["content"]) for part in parts if part["type"] == TEXT) <= 4000
    ids = Counter(part["custom_id"] for part in parts if "custom_id" in part)
    assert not [custom_id for custom_id, times in ids.items() if times > 1 or not 1 <= len(custom_id) <= 100]
    for part in parts:
        _CHECKS.get(part["type"], lambda _: None)(part)


def components(view: LayoutView) -> Iterator[dict[str, Any]]:
    """Every component of the view as Discord gets it, nested ones too."""
    waiting: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    while waiting:
        part = waiting.pop(0)
        yield part
        nested = [part["accessory"]] if "accessory" in part else []
        waiting = [*part.get("components", []), *nested, *waiting]


def _text(part: dict[str, Any]) -> None:
    assert part["content"].strip()


def _row(part: dict[str, Any]) -> None:
    kinds = [nested["type"] for nested in part["components"]]
    assert kinds in ([SELECT], [CHANNELS]) or (set(kinds) == {BUTTON} and len(kinds) <= 5)


def _button(part: dict[str, Any]) -> None:
    assert part.get("label", "").strip() or part.get("emoji")
    assert len(part.get("label", "")) <= 80


def _select(part: dict[str, Any]) -> None:
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert len(part.get("placeholder") or "") <= 150
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _channels(part: dict[str, Any]) -> None:
    assert len(part.get("placeholder") or "") <= 150
    assert 0 <= part["min_values"] <= part["max_values"] <= 25
    chosen = [one["id"] for one in part.get("default_values", [])]
    assert len({*chosen}) == len(chosen) <= part["max_values"]


def _media(part: dict[str, Any]) -> None:
    assert 1 <= len(part["items"]) <= 10
    assert all(len(item.get("description") or "") <= 1024 for item in part["items"])


_CHECKS = {TEXT: _text, ROW: _row, BUTTON: _button, SELECT: _select, MEDIA: _media, CHANNELS: _channels}
