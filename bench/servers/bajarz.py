"""Bajarz as people run it: `bajarz serve`, tables in a SQLite file."""

import json
import random
import re
import sys
from pathlib import Path

from bench.servers.wire import Action, Client, Table, post
from websockets.asyncio.client import connect

USUAL = "fantazja"  # the game of tiles that is compared with other servers
TABLES_OF_A_PAIR = 10  # so that no guest comes near the limits for one caller
STEP = re.compile(r'"play":\{"seq":(\d+)')


class BajarzTable:
    def __init__(self, address: str, game: str, tokens: tuple[str, str]) -> None:
        self.address = address
        self.tokens = tokens
        host, other = tokens
        wish = {"game": game, "players": 2, "seats": ["me", "open"], "listed": False}
        self.id = post(f"http://{address}/api/tables", host, **wish)["id"]
        page = f"http://{address}/api/tables/{self.id}"
        post(f"{page}/seats/2", other, do="join")
        post(f"{page}/ready", other, ready=True)
        post(f"{page}/start", host)

    async def sit_down(self) -> list[Client]:
        clients = []
        for token in (*self.tokens, ""):
            page = f"ws://{self.address}/api/tables/{self.id}/socket"
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            wire = await connect(
                page, additional_headers=headers, compression=None, open_timeout=120
            )
            clients.append(Client(wire, STEP))
        return clients

    def action(self, clients: list[Client]) -> Action | None:
        to_move = int(re.findall(r'"to_move":(\d+)', clients[0].text)[-1])
        if not to_move:
            return None
        client = clients[to_move - 1]
        play = json.loads(client.text)["play"]
        seq, text = play["seq"], random.choice(play["legal"])
        wish = {"type": "act", "key": f"s{seq}", "seq": seq, "action": text}
        return Action(client, json.dumps(wish), seq + 1)


class Bajarz:
    def __init__(self, game: str = USUAL) -> None:
        self.game = game
        self.name = "Bajarz, SQLite" if game == USUAL else f"Bajarz, SQLite: {game}"
        self.pair = ("", "")

    def command(self, port: int, folder: Path) -> list[str]:
        database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "bajarz", "serve", "--port", str(port)]
        return [*command, "--database", database]

    def open_table(self, address: str, number: int) -> Table:
        if number % TABLES_OF_A_PAIR == 0:
            session = f"http://{address}/api/session"
            self.pair = post(session)["token"], post(session)["token"]
        return BajarzTable(address, self.game, self.pair)
