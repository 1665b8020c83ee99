"""How smoothly a map follows the pointer."""

import itertools
import json
import math
import statistics
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

TILES = 40
COLUMNS = 8
MOVES = 240  # of the pointer
LATE = 25  # milliseconds: at 60 frames a second one was missed

# The largest drawing of the board.
DRAWING = """() => [...document.querySelectorAll('main svg')]
  .map((svg) => svg.getBoundingClientRect())
  .sort((one, other) => other.width * other.height - one.width * one.height)[0].toJSON()"""
WATCH = """() => {
  window.frames = [];
  window.watching = true;
  const note = (time) => {
    window.frames.push(time);
    if (window.watching) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
STOP = "() => { window.watching = false; return window.frames; }"


class Smoothness(NamedTuple):
    tiles: int
    frames: float  # a second
    late: float  # share of frames that came later than they should
    median: float  # milliseconds between frames
    script: float  # milliseconds of the processor a frame, of the thread that runs the page
    drawing: float  # and of all threads of the page, its drawing included


def widen(page: Page) -> None:
    """Let the page see a map of so many tiles, where a map is told; real ones end sooner."""

    def change(text: str) -> str:
        message = json.loads(text)
        view = (message.get("play") or {}).get("view") or {}
        if "map" in view:
            fill(view["map"])
        return json.dumps(message)

    def opened(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(change(str(text))))

    page.route_web_socket("**/socket*", opened)


def fill(laid: dict[str, str]) -> None:
    faces = [f"{who}-{kind}1{which}" for who in "SE" for kind in "RPMG" for which in "abc"]
    for number in range(TILES):
        if len(laid) >= TILES:
            break
        place = f"{number % COLUMNS - 3},{number // COLUMNS - 2}"
        laid.setdefault(place, f"{faces[number % len(faces)]} r{number % 4}")


def drag(page: Page, chrome: Any) -> Smoothness:
    """Drag the map about in circles."""
    box = page.evaluate(DRAWING)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reach = min(box["width"], box["height"]) / 5
    corner = box["x"] + 12, box["y"] + box["height"] / 2  # beside the tiles
    page.mouse.move(*corner)
    page.mouse.down()
    before = busy(chrome)
    page.evaluate(WATCH)
    for step in range(MOVES):
        angle = step / 12
        page.mouse.move(
            corner[0] + reach * (1 + math.sin(angle)), middle[1] + reach * math.sin(angle / 2)
        )
    frames = page.evaluate(STOP)
    script, drawing = (end - start for start, end in zip(before, busy(chrome), strict=True))
    page.mouse.up()
    deltas = [later - sooner for sooner, later in itertools.pairwise(frames)]
    late = sum(delta > LATE for delta in deltas) / len(deltas)
    tiles = page.evaluate("document.querySelectorAll('main [data-place]').length")
    rate = 1000 * len(deltas) / (frames[-1] - frames[0])
    work = [1000 * each / len(deltas) for each in (script, drawing)]
    return Smoothness(tiles, rate, late, statistics.median(deltas), *work)


def busy(chrome: Any) -> tuple[float, float]:
    """Seconds of the processor that the page's thread, and all its threads, have had."""
    found = {one["name"]: one["value"] for one in chrome.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"]), float(found["ProcessTime"])
