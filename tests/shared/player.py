"""Somebody who plays a game in the browser by tapping; knows what a private panel offers."""

import time
from collections import deque
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator
from visitor import PATIENCE, Visitor, unmarked

MEMORY = 7
"""So many taps are remembered: one for each card of a choice, so that it comes to its end."""

CHOSEN = "\N{CHECK MARK}"
"""The mark of what is chosen and may be put back."""


class Player(Visitor):
    """Somebody who plays a game to its end by tapping their private panel."""

    def panel(self) -> Locator:
        """The newest private message."""
        return self.private().last

    def choices(self) -> list[Locator]:
        """What can be chosen on the panel now: a button for each play, or selects."""
        return [control for _, control in self._offered()]

    def _offered(self) -> list[tuple[str, Locator]]:
        """The same, each with what stands on it besides that it is chosen."""
        beside = {self.say(f"button-{name}") for name in ("refresh", "back", "hint", "again")}
        controls = self.panel().locator("button.component-button:enabled, button.select-trigger:enabled")
        labels = [label.strip(f"{CHOSEN} \n") for label in controls.all_inner_texts()]
        return [(label, controls.nth(at)) for at, label in enumerate(labels) if label not in beside]

    def with_more_readings(self) -> Locator:
        """The first button of cards that can be several things."""
        return self.panel().get_by_role("button").filter(has_text="…").first

    def reserve_card(self) -> Locator:
        """The button of the first reserve card."""
        return self._with_card("unsortiert-button-take")

    def scouted_card(self) -> Locator:
        """The button of the first card that can be scouted."""
        return self._with_card("scouting-button-scout")

    def _with_card(self, key: str) -> Locator:
        """The first button of a text that has a card in it, whichever."""
        around = self.say(key, card="|").replace("\u2068", "").replace("\u2069", "").split("|")
        return self.panel().get_by_role("button").filter(has_text=max(around, key=len).strip()).first

    def places(self) -> Locator:
        """The list of places for a card."""
        return self.panel().locator("button.select-trigger")

    def is_over(self) -> bool:
        """Whether the channel says that the game is over, whichever it was."""
        said, _, _ = self.say("game-over", again=self.say("button-again"), command="|").partition("|")
        return unmarked(said).replace("`", "").replace("**", "").strip(" /") in self.text()

    def play(self, most: int, until: Callable[[], bool] | None = None) -> None:
        """Tap what is offered, until the game is over, ``most`` taps are made or something is the case.

        Chance decides, but what was tapped lately comes last, lest a card be chosen and put back for ever.
        """
        lately, chance = deque[str](maxlen=MEMORY), Random(most)  # noqa: S311 - any way to play will do
        for _ in range(most):
            if (until is not None and until()) or not (offered := self._offered_next()):
                return
            label, control = min(offered, key=lambda one: (one[0] in lately, chance.random()))
            lately.append(label)
            self.tap(control)

    def _offered_next(self) -> list[tuple[str, Locator]]:
        """What can be chosen as soon as there is anything; nothing once the game is over."""
        deadline = time.monotonic() + PATIENCE
        while not self.is_over():
            if offered := self._offered():
                return offered
            assert time.monotonic() < deadline, f"nobody moves:\n{self.text()}"
            self.page.wait_for_timeout(50)
        return []
