"""A table played over HTTP, where nobody needs to look at it."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.players import PATIENCE, make_table

PAUSE = 60  # milliseconds between calls: the server lets nobody flood it


class Table:
    """A table that the page's visitor has made."""

    def __init__(self, page: Page, game: str, seats: list[str], **options: str) -> None:
        self.page = page
        self.address = make_table(page, game, seats, **options)
        self.id = self.address.removeprefix("/t/")
        self.path = f"/api/tables/{self.id}"

    def play(self) -> dict[str, Any]:
        """The game as the visitor sees it now."""
        self.page.wait_for_timeout(PAUSE)
        play: dict[str, Any] = self.page.request.get(self.path).json()["play"]
        return play

    def act(self, action: str) -> None:
        seq = self.play()["seq"]
        wish = {"key": f"step-{seq}", "seq": seq, "action": action}
        answer = self.page.request.post(f"{self.path}/act", data=wish).json()
        assert answer["ok"], answer

    def my_turn(self) -> dict[str, Any]:
        """Wait for it."""
        while (play := self.play())["to_move"] != play["seat"]:
            pass
        return play

    def build_as_coached(self) -> None:
        """Castles of Caladale: the castle that the owl would build."""
        coached = self.page.request.get(f"{self.path}/coach", timeout=PATIENCE * 4).json()
        self.act(coached["layout"])

    def play_out(self, chance: Random) -> str:
        """Play to the end by chance; the table's id."""
        while not (play := self.play())["result"]:
            if play["legal"]:
                self.act(chance.choice(play["legal"]))
        return self.id
