"""`bajarz serve` in a process of its own."""

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

START = 90  # seconds that a server may take to answer
PAUSE = 0.2


class Site:
    """A server with a database of its own; it can be stopped and started again.

    With a `game_path` it also has the games of that folder; `bot_pause` are seconds between a bot's
    steps. A game that could begin by itself does so after `start_after` seconds: by default a test
    has to start it.
    """

    def __init__(
        self, folder: Path, game_path: str = "", bot_pause: int = 0, start_after: int = 600
    ) -> None:
        self.folder = folder
        self.bot_pause = bot_pause
        self.options = ["--game-path", game_path] if game_path else []
        self.start_after = start_after
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "bajarz", *self.options, "serve", "--port", str(self.port)]
        command += ["--database", database, "--bot-pause", str(self.bot_pause)]
        command += ["--take-back", "0"]
        command += ["--start-after", str(self.start_after)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + START
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(PAUSE)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=START):
                return True
        except (urllib.error.URLError, ConnectionError):
            return False

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(START)
        self.process = None
