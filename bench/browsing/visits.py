"""Pages as a newcomer opens them, and tables in mid-game for them to look at."""

import json
import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from bench.servers.wire import post
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
GROWING = {"fantazja": ("small",), "grajeczka": ("add", "end")}  # actions that make a map larger
PATIENCE = 120_000  # milliseconds


@contextmanager
def chromium() -> Iterator[Browser]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


class Visitor:
    """A guest, with a browser that has never been here."""

    def __init__(
        self, browser: Browser, address: str, size: str, locale: str, token: str = ""
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=f"http://{address}", locale=locale, **SIZES[size]
        )
        self.context.set_default_timeout(PATIENCE)
        if token:
            cookie = {"name": "bajarz_session", "value": token, "url": f"http://{address}"}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page: Page = self.context.new_page()
        self.chrome = self.context.new_cdp_session(self.page)

    def slow_down(self, times: int) -> None:
        self.chrome.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def wait_until_ready(self) -> None:
        """Until what one came for can be used: the games, the rules, or the board."""
        self.page.locator(
            "main .card.now, main [data-place], main .runes, main .caladale, main .book, "
            "main .shelf button:enabled, #covers"
        ).first.wait_for(state="attached")

    def close(self) -> None:
        self.context.close()


class Table:
    """A game whose both seats are played from here."""

    def __init__(self, address: str, game: str) -> None:
        self.api = f"http://{address}/api"
        self.tokens = [post(f"{self.api}/session")["token"] for _ in range(2)]
        wish = {"game": game, "players": 2, "seats": ["me", "open"], "listed": False}
        made = post(f"{self.api}/tables", self.tokens[0], **wish)
        self.path = f"/t/{made['id']}"
        self.page = f"{self.api}/tables/{made['id']}"
        post(f"{self.page}/seats/2", self.tokens[1], do="join")
        post(f"{self.page}/ready", self.tokens[1], ready=True)
        post(f"{self.page}/start", self.tokens[0])
        self.verbs = GROWING.get(game, ())

    def snapshot(self, seat: int) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        with urlopen(Request(self.page, headers=headers)) as reply:
            return json.load(reply)["play"]

    def grow(self, steps: int) -> None:
        """Play so many steps, each of which makes the map larger where one can."""
        for _ in range(steps):
            mover = self.snapshot(0)["to_move"]
            if not mover:
                break
            play = self.snapshot(mover - 1)
            wishes = [text for text in play["legal"] if text.split()[0] in self.verbs]
            action = random.choice(wishes or play["legal"])
            wish = {"key": f"k{play['seq']}", "seq": play["seq"], "action": action}
            post(f"{self.page}/act", self.tokens[mover - 1], **wish)
