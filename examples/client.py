"""A player over plain HTTP: takes a seat and plays random legal moves. Standard library only.

python examples/client.py http://127.0.0.1:8000 fantazja        # a new game against a bot
python examples/client.py http://127.0.0.1:8000 --join TABLE 2  # seat 2 of a waiting table
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


class Player:
    """A guest of the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.call('/session', {})['token']}"

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}/api{path}", data, self.headers)) as reply:
            return json.load(reply)

    def play(self, table: str) -> dict[str, Any]:
        """Play to the end; the result."""
        while True:
            play = self.call(f"/tables/{table}")["play"]
            if play is not None and play["result"] is not None:
                return dict(play["result"])
            if play is not None and play["legal"]:
                # The key makes a retry harmless; `seq` says which step we believe the table is at.
                action = random.choice(play["legal"])
                wish = {"key": f"step {play['seq']}", "seq": play["seq"], "action": action}
                answer = self.call(f"/tables/{table}/act", wish)
                print(action, "" if answer["ok"] else answer["message"])
            else:
                time.sleep(0.2)  # somebody else's turn


def main(address: str, *order: str) -> None:
    player = Player(address)
    if order[0] == "--join":
        table, seat = order[1:]
        player.call(f"/tables/{table}/seats/{seat}", {"do": "join"})
        player.call(f"/tables/{table}/ready", {"ready": True})
    else:
        seats = ["me", "bot:random"]
        new = {"game": order[0], "players": 2, "seats": seats}
        table = player.call("/tables", new)["id"]
    print(player.play(table))


if __name__ == "__main__":
    main(*sys.argv[1:])
