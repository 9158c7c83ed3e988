"""What may be chosen for an option, told from what only looks like it."""

from collections.abc import Sequence

import pytest

from engine.chosen import is_offered
from engine.game import OptionValue


@pytest.mark.parametrize(
    ("values", "value", "offered"),
    [
        ((1, 2), 2, True),
        ((1, 2), 3, False),
        ((False, True), True, True),
        ((False, True), 1, False),
        ((0, 1), False, False),
        ((1, 2), 1.0, False),
        ((1, 2), "1", False),
        ((1, 2), None, False),
        ((), 1, False),
    ],
)
def test_a_value_is_offered_as_what_it_is(
    values: Sequence[OptionValue],
    value: object,
    offered: bool,  # noqa: FBT001 - what is expected
) -> None:
    """A number is no truth value, though Python takes 1 for True."""
    assert is_offered(values, value) is offered
