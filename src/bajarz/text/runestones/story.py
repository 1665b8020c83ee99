"""What of the story of Rune Stones is told to somebody who sees the table."""

from collections.abc import Sequence
from typing import cast

from bajarz.games.runestones.parts import COLOURS
from bajarz.text.game_words import SeenEvent

QUIET_EVENTS = (
    "CardChosen", "ChoiceMade", "DisplayRefilled", "SmithyRefilled", "TurnEnded", "GameStarted",
    "CardKept",
)  # fmt: skip
OTHERS_QUIET = ("CardsDrawn", "DeckRenewed")
MERGED = {"GemsGained": "gems", "GemsPaid": "gems", "PointsGained": "points"}


def told_events(events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
    """The story on the screen: what matters, and gains of one kind together."""
    told: list[SeenEvent] = []
    for event in events:
        name = event["event"]
        own = seat is not None and event.get("seat") == seat + 1
        if name in QUIET_EVENTS or (name in OTHERS_QUIET and not own):
            continue
        before = told[-1] if told else {}
        if name in MERGED and before.get("event") == name and before["seat"] == event["seat"]:
            merged = together(before, event, MERGED[name])
            if merged is not None:
                told[-1] = merged
                continue
        told.append(event)
    return told


def together(first: SeenEvent, second: SeenEvent, key: str) -> SeenEvent | None:
    """Two gains as one; payments in ore stay apart."""
    if key == "points":
        return {**first, key: cast(int, first[key]) + cast(int, second[key])}
    if "ore" in (first[key], second[key]):
        return None
    gems = sorted(f"{first[key]}{second[key]}", key=COLOURS.index)
    return {**first, key: "".join(gems)}
