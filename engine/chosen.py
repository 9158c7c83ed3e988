"""Checks what somebody chose for a game; knows no game."""

from collections.abc import Iterable, Mapping

from engine.game import BadOption, OptionValue


def whole_number(name: str, value: object, allowed: range) -> int:
    """The value of an option that is one of these numbers; raises `BadOption`."""
    if type(value) is not int:
        raise BadOption(name, f"{value!r} is not a whole number")
    if value not in allowed:
        raise BadOption(name, f"{value} is not one of {allowed.start} to {allowed.stop - 1}")
    return value


def is_offered(values: Iterable[OptionValue], value: object) -> bool:
    """Whether a value is one of those of an option."""
    return any(type(value) is type(one) and value == one for one in values)


def check_names(chosen: Mapping[str, object], *names: str) -> None:
    """Raise `BadOption` when anything else than the options of these names was chosen."""
    for name in chosen:
        if name not in names:
            raise BadOption(name, "there is no such option")
