"""Somebody who plays in the browser: sees the page, types, taps, and keeps screenshots."""

import time
from pathlib import Path

from playwright.sync_api import Locator, Page

from bot.texts import Say

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
PATIENCE = 30.0
"""Seconds that anything may take on a slow machine."""


class Visitor:
    """One person at one page, in one language; fails when the page reports any trouble."""

    def __init__(self, page: Page, say: Say, name: str) -> None:
        self.page = page
        self.say = say
        self.name = name
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text, line.location.get("url", "")))

    def _note(self, kind: str, text: str, url: str) -> None:
        if kind == "error" and not url.endswith("/favicon.ico"):  # simcord's page has no icon
            self.troubles.append(text)

    def open(self, url: str) -> None:
        """Load the page."""
        self.page.goto(url)
        self.page.wait_for_selector("#preview-app[aria-busy=false]")

    def shoot(self, moment: str) -> None:
        """Keep what the page looks like."""
        self.page.screenshot(path=ARTIFACTS / f"{self.name}-{moment}.png")

    def command(self, name: str, option: str = "") -> None:
        """Run a slash command the way the page wants it; ``option`` is the value of its first one."""
        self.draft(name)
        if option:
            self.page.keyboard.press("Enter")
            self.page.locator(".command-option-input").wait_for()
            self.page.keyboard.type(option)
        self.send()

    def draft(self, name: str, option: str = "", *, tapping: bool = False) -> None:
        """Begin a command, with one of its options opened, by Enter or by ``tapping``; it is not sent yet."""
        self.page.locator("#channel-composer-input").fill("")
        self.page.locator("#channel-composer-input").press_sequentially(f"/{name}")
        entry = self.page.locator("[role=option]:visible").filter(has_text=f"/{name}")
        entry.wait_for()
        if tapping:
            entry.click()
        else:
            self.page.keyboard.press("Enter")
        self.page.locator(".command-chip").wait_for()
        if option:
            self.page.locator(".command-suggestion").filter(has_text=option).click()
            self.page.locator(".command-pill.is-focused").wait_for()

    def send(self) -> None:
        """Send the command that was begun."""
        self._doing(lambda: self.page.locator("#send-message").click())

    def press(self, label: str) -> None:
        """Tap the newest button of this name."""
        button = self.page.get_by_role("button", name=label, exact=True).last
        self._doing(button.click)

    def be(self, name: str) -> None:
        """Look at the channel as somebody else."""
        (wanted,) = self.page.locator("#viewer-picker").select_option(label=name)
        seen = "() => [window.simcordPreview.viewerId, window.simcordPreview.ready]"
        deadline = time.monotonic() + PATIENCE
        while self.page.evaluate(seen) != [wanted, True]:
            assert time.monotonic() < deadline, f"nobody became {name}"
            self.page.wait_for_timeout(20)

    def tap(self, control: Locator) -> None:
        """Tap this control: a button, or a select of which the first option is taken."""
        if "select-trigger" in (control.get_attribute("class") or ""):
            control.click()
            option = self.page.locator("[role=option]:visible").first
            self._doing(option.click)
        else:
            self._doing(control.click)

    def _doing(self, gesture: object) -> None:
        """Make a gesture, wait until the page has its answer, and see that it was no refusal."""
        before = self._last()
        assert callable(gesture)
        gesture()
        deadline = time.monotonic() + PATIENCE
        while (last := self._last()) == before or not last[1]:
            assert time.monotonic() < deadline, f"no answer: {last}, {self.troubles}"
            self.page.wait_for_timeout(20)
        assert last[2:] == ["settled", 0], f"{last}, {self.report()}"
        assert self.troubles == []

    def _last(self) -> list[object]:
        status = "const at = window.simcordPreview; const last = at.lastAction || {};"
        return list(
            self.page.evaluate(
                f"() => {{ {status} return [last.requestId, at.ready && !at.pendingAction, last.settlement,"
                " (last.diagnostics || []).length]; }"
            )
        )

    def report(self) -> object:
        """What the page says about its troubles."""
        return self.page.evaluate("() => window.simcordPreview.diagnostics")

    def text(self) -> str:
        """Everything in the channel, without the marks around names."""
        return (
            self.page.locator("#channel-message-list")
            .inner_text()
            .replace("\u2068", "")
            .replace("\u2069", "")
        )

    def go_to_the_end(self) -> None:
        """Look at the newest message."""
        latest = self.page.locator("#new-messages")
        if latest.is_visible():
            latest.click()
            latest.wait_for(state="hidden")

    def download(self) -> str:
        """The text of the newest file."""
        with self.page.expect_download() as download:
            self.page.locator("button.file-download").last.click()
        return Path(download.value.path()).read_text(encoding="utf-8")

    def wait_for(self, text: str) -> None:
        """Wait until the channel says so."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.text():
            assert time.monotonic() < deadline, f"never said {text!r} but:\n{self.text()}"
            self.page.wait_for_timeout(50)


class Player(Visitor):
    """Somebody who plays a game to its end by tapping their private panel."""

    def panel(self) -> Locator:
        """The newest private message."""
        return self.page.locator("article.channel-message").filter(has_text="Only you can see this").last

    def choices(self) -> list[Locator]:
        """What can be chosen on the panel now: a button for each play, or selects."""
        beside = {self.say("button-refresh"), self.say("button-back")}
        controls = (
            self.panel().locator("button.component-button:enabled, button.select-trigger:enabled").all()
        )
        return [control for control in controls if control.inner_text().strip() not in beside]

    def is_over(self) -> bool:
        """Whether the channel says that the game is over."""
        return self.say("game-over").replace("`", "") in self.text()

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
