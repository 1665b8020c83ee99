"""What pages weigh, how soon they can be used, and how smoothly a map is dragged.

    python -m bench.pages [--games GAME ...] [--parts weight timings drag] [--locale pl-PL]

In Chromium (CHROMIUM names another one), with a server of its own; the pages must be built. Slow
is a processor four times as slow. Castles are dragged by bench/dragging.py. Prints tables for
RESULTS.md.
"""

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bench.browsing.drag import drag, widen
from bench.browsing.trace import CATEGORIES, Timings, Trace
from bench.browsing.visits import SIZES, Table, Visitor, chromium
from bench.servers.bajarz import Bajarz
from bench.servers.wire import serve
from playwright.sync_api import Browser

SLOW = 4
SETTLING = 1500  # milliseconds after which nothing more of a page's loading is to come
STEPS = 60  # of a game before its map is dragged
GAMES = ["fantazja", "caladale", "runestones", "grajeczka"]
MAPS = ("fantazja", "grajeczka")  # games with a map to drag
PAGES = {"home": "/", "rules": "/rules/fantazja"}


class Bench:
    """A browser and a server, with a table of each game."""

    def __init__(self, browser: Browser, address: str, games: list[str], locale: str) -> None:
        self.browser = browser
        self.address = address
        self.locale = locale
        self.tables = {game: Table(address, game) for game in games}
        for table in self.tables.values():
            table.grow(STEPS)

    def visitor(self, name: str, size: str) -> tuple[Visitor, str]:
        table = self.tables.get(name)
        token = table.tokens[0] if table else ""
        visitor = Visitor(self.browser, self.address, size, self.locale, token)
        return visitor, table.path if table else PAGES[name]

    def weigh(self, name: str, size: str) -> Counter[str]:
        """Bytes over the wire of a first load, by kind."""
        visitor, path = self.visitor(name, size)
        kinds: dict[str, str] = {}
        weights: Counter[str] = Counter()

        def answered(event: Any) -> None:
            kinds[event["requestId"]] = event["type"]

        def finished(event: Any) -> None:
            weights[kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])

        visitor.chrome.on("Network.responseReceived", answered)
        visitor.chrome.on("Network.loadingFinished", finished)
        visitor.chrome.send("Network.enable")
        visitor.page.goto(path)
        visitor.wait_until_ready()
        visitor.page.wait_for_timeout(SETTLING)
        visitor.close()
        return weights

    def time(self, name: str, size: str, slow: int) -> Timings:
        visitor, path = self.visitor(name, size)
        visitor.slow_down(slow)
        self.browser.start_tracing(page=visitor.page, categories=CATEGORIES)
        visitor.page.goto(path)
        visitor.wait_until_ready()
        visitor.page.wait_for_timeout(SETTLING * slow)
        timings = Trace(self.browser.stop_tracing()).timings()
        visitor.close()
        return timings

    def print_weights(self) -> None:
        print("| first load | size | kB | of it scripts | styles | fonts | data | pictures |")
        print("|---|---|---|---|---|---|---|---|")
        for name in (*PAGES, *self.tables):
            for size in SIZES:
                found = self.weigh(name, size)
                kinds = ("Script", "Stylesheet", "Font", "Fetch", "Image")
                parts = [found[kind] for kind in kinds]
                cells = " | ".join(f"{part / 1000:.0f}" for part in (sum(found.values()), *parts))
                print(f"| {name} | {size} | {cells} |", flush=True)

    def print_timings(self) -> None:
        print(
            "| page | size | processor | first paint ms | largest paint ms | blocking ms "
            "| layout shift | interactive ms | processor ms |"
        )
        print("|---|---|---|---|---|---|---|---|---|")
        for name in (*PAGES, *self.tables):
            for size in SIZES:
                for slow in (1, SLOW):
                    found = self.time(name, size, slow)
                    print(
                        f"| {name} | {size} | {f'1/{slow}' if slow > 1 else 'plain'} "
                        f"| {found.first_paint:.0f} | {found.largest_paint:.0f} "
                        f"| {found.blocking:.0f} | {found.shift:.3f} | {found.interactive:.0f} "
                        f"| {found.work:.0f} |",
                        flush=True,
                    )

    def print_drags(self) -> None:
        print(
            "| dragging | size | places | frames/s | late frames | median ms "
            "| script ms a frame | all threads ms a frame |"
        )
        print("|---|---|---|---|---|---|---|---|")
        for name in (game for game in self.tables if game in MAPS):
            for size in SIZES:
                visitor, path = self.visitor(name, size)
                widen(visitor.page)
                visitor.chrome.send("Performance.enable", {"timeDomain": "threadTicks"})
                visitor.page.goto(path)
                visitor.wait_until_ready()
                visitor.page.wait_for_timeout(SETTLING)
                found = drag(visitor.page, visitor.chrome)
                visitor.close()
                print(
                    f"| {name} | {size} | {found.tiles} | {found.frames:.0f} | {found.late:.0%} "
                    f"| {found.median:.1f} | {found.script:.1f} | {found.drawing:.1f} |",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--parts", nargs="+", default=["weight", "timings", "drag"])
    parser.add_argument("--locale", default="en-GB")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        process, address = serve(Bajarz(), Path(folder))
        try:
            bench = Bench(browser, address, given.games, given.locale)
            parts = {
                "weight": bench.print_weights,
                "timings": bench.print_timings,
                "drag": bench.print_drags,
            }
            for part in given.parts:
                parts[part]()
                print()
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
