"""A server with tables at given moments, and visitors who open them."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Page, StorageState

from browser.players import PATIENCE
from browser.site import Site
from browser.walk.courses import Course, played
from browser.walk.measures import ME

HOST = "host"  # who makes the tables
NEVER = 86_400  # seconds that a bot waits: a table stays as it is
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
SCHEMES: dict[str, Any] = {"light": "light", "night": "dark"}
JSON = {"content-type": "application/json"}


class Look(NamedTuple):
    """How a visitor sees the pages."""

    language: str
    theme: str
    touch: bool


class Stage:
    """Makes tables once, and opens them for any visitor; its site's bots must wait for ever."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.contexts: dict[tuple[Look, str], BrowserContext] = {}
        self.addresses: dict[str, str] = {}
        self.errors: list[str] = []
        self.sessions: dict[str, StorageState] = {}

    # Visitors

    def session(self, who: str) -> StorageState:
        """Who the visitor is, in every look: the host of all tables, or somebody else."""
        if who not in self.sessions:
            context = self.browser.new_context(base_url=self.site.address)
            context.request.post("/api/session")
            context.request.patch("/api/me", data={"name": ME if who == HOST else who})
            self.sessions[who] = context.storage_state()
            context.close()
        return self.sessions[who]

    def context(self, look: Look, who: str) -> BrowserContext:
        if (look, who) not in self.contexts:
            context = self.browser.new_context(
                base_url=self.site.address,
                storage_state=self.session(who),
                locale=LOCALES[look.language],
                color_scheme=SCHEMES[look.theme],
                reduced_motion="reduce",
                bypass_csp=True,
                has_touch=look.touch,
                is_mobile=look.touch,
            )
            context.set_default_timeout(PATIENCE)
            context.on("weberror", lambda error: self.errors.append(str(error.error)))
            self.contexts[look, who] = context
        return self.contexts[look, who]

    def new_page(self, look: Look, who: str) -> Page:
        return self.context(look, who).new_page()

    # Tables

    def once(self, name: str, make: Callable[[], str]) -> str:
        """The address that was made under this name, or is made now."""
        if name not in self.addresses:
            self.addresses[name] = make()
        return self.addresses[name]

    def bring(self, course: Course, who: str = HOST) -> str:
        """The id of a course's replay, among the games of this visitor."""
        text = json.dumps(played(course).record)
        bring = partial(self.post, "/api/replays", text, who, headers=JSON)
        return self.once(f"{course} of {who}", lambda: str(bring()["id"]))

    def go_on(self, course: Course, step: int, seat: int) -> str:
        """The address of a table that goes on from a moment, with the host in a seat."""
        wish = {"seq": step, "seat": seat, "bot": "random"}
        made = self.post(f"/api/replays/{self.bring(course)}/fork", wish)
        return f"/t/{made['id']}"

    def finish(self, course: Course) -> str:
        """The address of a table where the host has just done the last step of the course."""
        last = played(course).positions[-1]
        address = self.go_on(course, last.step, last.seat)
        table = f"/api/tables/{address.removeprefix('/t/')}"
        seq = self.requests(HOST).get(table).json()["play"]["seq"]
        action = played(course).record["steps"][-1]["action"]
        answer = self.post(f"{table}/act", {"key": "last", "seq": seq, "action": action})
        assert answer["ok"], answer
        assert self.requests(HOST).get(table).json()["play"]["result"], "the last step was dealt"
        return address

    def table(self, who: str, game: str, seats: list[str], **options: str) -> str:
        """The address of a new table."""
        wanted = {"game": game, "players": len(seats), "seats": seats, "options": options}
        return f"/t/{self.post('/api/tables', wanted, who)['id']}"

    def requests(self, who: str) -> APIRequestContext:
        return self.context(Look("en", "light", False), who).request

    def post(self, path: str, data: Any, who: str = HOST, **options: Any) -> dict[str, Any]:
        wait = PATIENCE * 4  # the first proof starts a process of its own
        answer = self.requests(who).post(path, data=data, timeout=wait, **options)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()
