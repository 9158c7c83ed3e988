"""Messages as people read them, in plain values; knows no bot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

TEXT, BUTTON, SELECT, GALLERY = 10, 2, 3, 12
"""Types of components, as Discord numbers them."""

_ISOLATES = {0x2068: None, 0x2069: None}
"""Keep text in order around names from right to left, and cannot be seen."""


@dataclass
class Said:
    """A message as somebody sees it."""

    id: int
    text: str
    """Its words, those of its pictures too, without what cannot be seen and without bold."""
    buttons: dict[str, str]
    """What each enabled button says when clicked, by its label."""
    choices: dict[str, str]
    """Each option of each select: what it says, and the custom_id of its select."""
    disabled: list[str]

    @property
    def whats(self) -> set[str]:
        """Everything that can be said with this message: moves, steps and verbs."""
        return {custom_id.split(":", 3)[-1] for custom_id in self.buttons.values()} | set(self.choices)


def walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, the nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def read(message_id: int, content: str, components: Sequence[dict[str, Any]]) -> Said:
    """A message in plain values."""
    lines = [content] if content else []
    said = Said(message_id, "", {}, {}, [])
    for part in walk(components):
        if part["type"] == TEXT:
            lines.append(part["content"])
        elif part["type"] == GALLERY:
            lines += [item["description"] for item in part["items"]]
        elif part["type"] == BUTTON and part.get("disabled"):
            said.disabled.append(part["label"])
        elif part["type"] == BUTTON:
            said.buttons[part["label"]] = part["custom_id"]
        elif part["type"] == SELECT:
            said.choices |= {option["value"]: part["custom_id"] for option in part["options"]}
    said.text = "\n".join(lines).translate(_ISOLATES).replace("**", "")
    return said


def moves_of(hand: Said) -> list[str]:
    """Every move, and every step towards one, that a hand offers."""
    kinds = ("play:", "insert:", "take:", "read:", "spare:")
    return sorted(what for what in hand.whats if what.startswith(kinds))
