"""Somebody who plays a game in the browser by tapping; knows what a private panel offers."""

import time

from playwright.sync_api import Locator
from visitor import PATIENCE, Visitor


class Player(Visitor):
    """Somebody who plays a game to its end by tapping their private panel."""

    def panel(self) -> Locator:
        """The newest private message."""
        return self.private().last

    def choices(self) -> list[Locator]:
        """What can be chosen on the panel now: a button for each play, or selects."""
        beside = {self.say("button-refresh"), self.say("button-back")}
        controls = (
            self.panel().locator("button.component-button:enabled, button.select-trigger:enabled").all()
        )
        return [control for control in controls if control.inner_text().strip() not in beside]

    def with_more_readings(self) -> Locator:
        """The first button of cards that can be several things."""
        return self.panel().get_by_role("button").filter(has_text="…").first

    def reserve_card(self) -> Locator:
        """The button of the first reserve card."""
        begun = self.say("unsortiert-button-take", card="|").split("|")[0]
        return self.panel().get_by_role("button").filter(has_text=begun.strip(" \u2068")).first

    def is_over(self) -> bool:
        """Whether the channel says that the game is over."""
        return self.say("game-over").replace("`", "").replace("**", "") in self.text()

    def play(self, most: int) -> None:
        """Tap the first thing offered, again and again, until the game is over or ``most`` taps are made."""
        for _ in range(most):
            deadline = time.monotonic() + PATIENCE
            while not (self.is_over() or self.choices()):
                assert time.monotonic() < deadline, f"nobody moves:\n{self.text()}"
                self.page.wait_for_timeout(50)
            if self.is_over():
                return
            self.tap(self.choices()[0])
