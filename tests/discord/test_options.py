"""Options of games by the words for them: a number is no switch, and what holds anyway has one word."""

import pytest
from choosy import Choosy

from cogs.options import USUAL, Option, options
from engine import registry
from engine.game import BadOption, OptionValue


class Picky(Choosy):
    """A game in which more than three players may not choose 3."""

    def options(self, players: int, chosen: object) -> object:  # type: ignore[override]
        """Refuses that."""
        if isinstance(chosen, dict) and chosen.get("number") == 3 and players > 3:
            raise BadOption("number", "too many play")
        return super().options(players, chosen)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "word"), [(1, "1"), (True, "on"), (0, "0"), (False, "off"), (None, "0"), (2, "0")]
)
def test_a_number_is_not_called_by_the_word_of_a_switch(value: OptionValue | None, word: str) -> None:
    """Though Python takes 1 for True; what was never on offer is as if nothing were chosen."""
    values = {"off": False, "on": True, "0": 0, "1": 1}
    for offered in (values, dict(reversed(values.items()))):
        assert Option("chess", "mixed", offered, usual="0").word(value) == word


@pytest.mark.parametrize(
    ("values", "usual"),
    [((2, 3, 4), "2"), ((False, True), "off"), ((True, False), "on"), ((3, 2), USUAL)],
)
def test_what_holds_anyway_is_called_by_its_own_word(
    monkeypatch: pytest.MonkeyPatch, values: tuple[OptionValue, ...], usual: str
) -> None:
    """If it is the same however many play."""
    monkeypatch.setitem(registry._BY_KEY, "picky", Picky("picky", {"number": values}))
    (option,) = options("picky")
    assert (option.usual, option.word(None)) == (usual, usual)


def test_what_depends_on_how_many_play_has_a_word_of_its_own() -> None:
    """As the chips of Unsortiert do."""
    (chips,) = options("unsortiert")
    assert chips.word(None) == chips.usual == USUAL
