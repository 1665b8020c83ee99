"""A server for looking at Fantazja's board: every new table begins from a position of a file.

python tests/web/fantazja_server.py PORT [PAGES [POSITION.json]]
"""

import json
import sys
from pathlib import Path

import uvicorn

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Options
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.game import Fantazja
from bajarz.server import app as server
from bajarz.server.settings import Settings


def begin_from(file: Path) -> None:
    """Let every game of Fantazja begin from this position instead of from a new deal."""
    data = json.loads(file.read_text("utf-8"))

    def start(
        self: Fantazja,
        players: int,
        options: Options,
        dealer: Dealer,
        log: list[Event] | None = None,
    ) -> FantazjaState:
        return self.position(players, options, data)

    Fantazja.start = start  # type: ignore[method-assign]


def main(port: str, pages: str = "", position: str = "") -> None:
    if pages:
        server.PAGES = Path(pages)
    if position:
        begin_from(Path(position))
    app = server.make_app(Settings(bot_pause=0.2))
    uvicorn.run(app, port=int(port), log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main(*sys.argv[1:])
