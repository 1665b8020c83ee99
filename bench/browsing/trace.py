"""What Chromium's trace of a page's loading tells, in the terms of Lighthouse."""

import json
from typing import Any, NamedTuple

CATEGORIES = [
    "devtools.timeline",
    "loading",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
]
LONG = 50_000  # microseconds: a task that one feels
TASK = "RunTask"


class Timings(NamedTuple):
    """Milliseconds since the navigation; the shift of the layout has no unit."""

    first_paint: float
    largest_paint: float
    blocking: float  # what long tasks take beyond 50 ms, after the first paint
    shift: float
    interactive: float  # the end of the last long task, or the first paint where there is none
    work: float  # of the processor, in the thread that runs the page


class Trace:
    """The events of the thread that runs the page."""

    def __init__(self, written: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(written)["traceEvents"]
        starts = [one for one in events if one["name"] == "navigationStart" and page_of(one)]
        self.start = starts[-1]
        thread = self.start["pid"], self.start["tid"]
        self.events = [one for one in events if (one["pid"], one.get("tid")) == thread]
        self.events.sort(key=lambda one: float(one["ts"]))

    def named(self, name: str) -> list[dict[str, Any]]:
        since = self.start["ts"]
        return [one for one in self.events if one["name"] == name and one["ts"] >= since]

    def tasks(self) -> list[dict[str, Any]]:
        return [one for one in self.named(TASK) if one["ph"] == "X"]

    def timings(self) -> Timings:
        since = float(self.start["ts"])
        first = float(self.named("firstContentfulPaint")[-1]["ts"])
        largest = [float(one["ts"]) for one in self.named("largestContentfulPaint::Candidate")]
        long = [one for one in self.tasks() if one["dur"] > LONG and one["ts"] + one["dur"] > first]
        blocking = sum(one["dur"] - LONG for one in long)
        shifts = [one["args"]["data"]["score"] for one in self.named("LayoutShift")]
        ends = [one["ts"] + one["dur"] for one in long]
        return Timings(
            (first - since) / 1000,
            (max(largest, default=first) - since) / 1000,
            blocking / 1000,
            sum(shifts),
            (max(ends, default=first) - since) / 1000,
            sum(one.get("tdur", 0) for one in self.tasks()) / 1000,
        )


def page_of(event: dict[str, Any]) -> bool:
    """Whether a navigation is one to a page of ours, not to the empty one before."""
    data = event["args"].get("data", {})
    return bool(data.get("isOutermostMainFrame", True)) and "127.0.0.1" in str(
        data.get("documentLoaderURL", "")
    )
