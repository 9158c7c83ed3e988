"""Somebody who plays in the browser: sees the page, types, taps, and keeps screenshots."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page

from bot.texts import Say

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""What Chromium is started with where there is neither a screen nor anything to fetch."""

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
PATIENCE = 30.0
"""Seconds that anything may take on a slow machine."""
UNNOTICED = 3.0
"""Seconds after which somebody whose tap the page has not even begun to send taps again."""

_PRIVATE = "Only you can see this"
"""What the page says in every language above private messages."""

_FRAME = ".component-container"
"""What messages about a table have, but neither a welcome nor a file."""

_PICTURES = """message => [...message.querySelectorAll("img.gallery-image")].map(image => (
    {alt: image.alt, source: image.src, width: image.complete ? image.naturalWidth : 0}))"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as the page shows it."""

    alt: str
    source: str
    """Its address, another one for every other picture."""
    width: int
    """Its own width in pixels; 0 while it is not loaded."""


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
        # simcord's page has no icon, and no picture that was replaced while it was on its way
        if kind == "error" and not url.endswith("/favicon.ico") and "/api/assets/" not in url:
            self.troubles.append(text)

    def open(self, url: str) -> None:
        """Load the page."""
        self.page.goto(url)
        self.page.wait_for_selector("#preview-app[aria-busy=false]")

    def shoot(self, moment: str) -> None:
        """Keep what the page looks like."""
        self.page.screenshot(path=ARTIFACTS / f"{self.name}-{moment}.png")

    def command(self, name: str, option: str = "", choice: str = "") -> None:
        """Run a slash command the way the page wants it, with one of its options chosen from the list."""
        self.draft(name, option)
        if choice:
            self.page.locator(".command-suggestion").filter(has_text=choice).click()
            self.page.locator(".command-pill:not(.is-focused)").wait_for()
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
            self._doing(partial(self._choose, control))
        else:
            self._doing(control.click)

    def choose(self, select: Locator, label: str) -> None:
        """Choose this option of a select."""
        self._doing(partial(self._choose, select, label))

    def _choose(self, select: Locator, label: str = "") -> None:
        """Open a select, again where it closed as its message was still being drawn, and take an option."""
        options = self.page.locator("[role=option]:visible")
        deadline = time.monotonic() + PATIENCE
        while not options.count():
            assert time.monotonic() < deadline, "it never opened"
            select.click()
            self.page.wait_for_timeout(200)
        options.filter(has_text=label).first.click()

    def _doing(self, gesture: Callable[[], None]) -> None:
        """Make a gesture, wait until the page has its answer, and see that it was no refusal.

        What the page did not notice, as it drew a message anew between press and release, is done again.
        """
        before = self._last()
        gesture()
        deadline, again = time.monotonic() + PATIENCE, time.monotonic() + UNNOTICED
        while (last := self._last())[0] == before[0] or not last[1]:
            assert time.monotonic() < deadline, f"no answer: {last}, {self.troubles}"
            self.page.wait_for_timeout(20)
            if last == before and time.monotonic() > again:
                gesture()
                again += UNNOTICED
        assert last[2:] == ["settled", 0], f"{last}, {self.report()}"
        assert self.troubles == [], self.troubles

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
        return unmarked(self.page.locator("#channel-message-list").inner_text())

    def pictures(self, message: Locator) -> list[Picture]:
        """The pictures of a message, once all of them are loaded."""
        deadline = time.monotonic() + PATIENCE
        while not all(one.width for one in self._pictures(message)):
            assert time.monotonic() < deadline, f"never loaded: {self._pictures(message)}"
            self.page.wait_for_timeout(20)
        return self._pictures(message)

    @staticmethod
    def _pictures(message: Locator) -> list[Picture]:
        return [Picture(**one) for one in message.evaluate(_PICTURES)]

    def picture(self, message: Locator, but: str = "") -> Picture:
        """The first picture of a message as soon as there is one, whose address is not ``but``.

        For a moment there may be none: the page finds none that was replaced while it was on its way.
        """
        deadline = time.monotonic() + PATIENCE
        while not (found := self.pictures(message)) or found[0].source == but:
            assert time.monotonic() < deadline, f"there is none but {found}"
            self.page.wait_for_timeout(20)
        return found[0]

    def private(self) -> Locator:
        """The messages that one sees alone."""
        return self.page.locator("article.channel-message").filter(has_text=_PRIVATE)

    def boards(self) -> Locator:
        """The tables that everybody sees, in whatever state they are."""
        framed = self.page.locator("article.channel-message").filter(has=self.page.locator(_FRAME))
        return framed.filter(has_not_text=_PRIVATE)

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
        while unmarked(text) not in self.text():
            assert time.monotonic() < deadline, f"never said {text!r} but:\n{self.text()}"
            self.page.wait_for_timeout(50)


def unmarked(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")
