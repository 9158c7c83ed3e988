"""The game of bids with as many options as a test wants, which change nothing; knows no machine room."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bids import Bids, State

from engine.game import BadOption, OptionValue


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options of a game of it."""

    players: int
    values: tuple[OptionValue, ...]
    """By the order of the options."""


class Choosy(Bids):
    """Bids whose every option is as by default when its first value is chosen."""

    def __init__(self, key: str, choosable: Mapping[str, Sequence[OptionValue]]) -> None:
        self.key = key
        self.choosable = choosable

    def options(self, players: int, chosen: Mapping[str, object]) -> Chosen:  # type: ignore[override]
        """What was chosen, else the first value."""
        for name in chosen.keys() - self.choosable.keys():
            raise BadOption(name, "there is no such option")
        defaults = {name: values[0] for name, values in self.choosable.items()}
        found = {**defaults, **chosen}
        return Chosen(players, tuple(found[name] for name in defaults))  # type: ignore[misc]

    def start(self, options: Chosen) -> State:  # type: ignore[override]
        """Three deals, whatever was chosen."""
        return super().start((options.players, 3))

    def texts(self) -> str:
        """What only this game says, with plain names for all that can be chosen."""
        told = [f"{self.key}-command = {self.key}", *(f"{self.key}-{line}" for line in _GAME)]
        for name in self.choosable:
            told += [f"{self.key}-{line.replace('NAME', name)}" for line in _OPTION]
        return "\n".join(told)


_GAME = ("name = Choosy", "command-about = Open a table for choosy people")
_OPTION = (
    "option-NAME = NAME",
    "option-NAME-about = All about NAME",
    "settings-NAME = NAME of choosy",
    "choice-NAME = { $value } of NAME",
)
