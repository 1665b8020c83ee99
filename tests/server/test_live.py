"""`bajarz serve` as people run it: a process, real sockets, bots in processes of their own."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.databases import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    folder = tmp_path_factory.mktemp("serve")
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    command = [sys.executable, "-m", "bajarz", "serve", "--port", str(port), "--bot-pause", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--database", database], stdout=log, stderr=subprocess.STDOUT
        )
    try:
        wait_for(f"http://127.0.0.1:{port}/api/games", process)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(page: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            urlopen(page).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the server does not start")


def post(address: str, path: str, token: str = "", **body: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(f"http://{address}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request) as reply:
        return json.load(reply)


def hear(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def test_the_example_plays_a_game(address: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "client.py")]
    done = subprocess.run(
        [*command, f"http://{address}", "fantazja"],
        check=False, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    *moves, result = done.stdout.splitlines()
    assert len(moves) > 20
    assert "'winners'" in result


def test_bots_play_over_a_real_socket_and_broken_text_ends_only_that(address: str) -> None:
    token = post(address, "/session")["token"]
    seats = ["bot:random", "bot:random"]
    table = post(address, "/tables", token, game="fantazja", players=2, seats=seats)["id"]
    page = f"ws://{address}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(page, additional_headers=headers) as socket:
        hear(socket, "snapshot")
        socket.send(b'{"type": "ch\xc3\x28"}', text=True)
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "the end")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    with connect(page, additional_headers=headers) as socket:
        socket.send(b"\x00\xff")
        assert hear(socket, "error")["code"] == "bad-message"
        socket.send('{"type": "resync"}')
        play = hear(socket, "snapshot")["play"]
        while play["result"] is None:
            play = hear(socket, "update")["play"]
        assert play["secret"]


def test_a_port_that_is_taken_is_said_in_one_line(address: str) -> None:
    port = address.partition(":")[2]
    command = [sys.executable, "-m", "bajarz", "serve", "--port", port]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith(f"bajarz: cannot listen on 127.0.0.1:{port}")
