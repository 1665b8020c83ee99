"""What of the story of Castles of Caladale is told to somebody who sees the table."""

from collections.abc import Sequence

from bajarz.text.game_words import SeenEvent

QUIET_EVENTS = ("TileRevealed", "TurnEnded", "GameStarted", "CastleCorrected")
OWN_QUIET = ("CastleChanged", "TileTaken", "TileDrawn", "GateTaken", "TileExchanged")


def told_events(events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
    """What others did, and what one did oneself where it matters.

    What is kept or turned down was taken just before: one line is enough. Of the edits of a castle
    the last one is told.
    """
    told: list[SeenEvent] = []
    dealt = all(event["event"] != "TileTaken" for event in events)  # at the start of the game
    for number, event in enumerate(events):
        name = event["event"]
        own = seat is not None and event.get("seat") == seat + 1
        later = {
            other["event"]
            for other in events[number + 1 :]
            if other.get("seat") == event.get("seat")
        }
        decided = name in ("TileTaken", "TileDrawn") and later & {"TileKept", "TileTurnedDown"}
        again = name == "CastleChanged" and name in later
        quiet = name in OWN_QUIET or (name == "TileKept" and dealt)
        if name not in QUIET_EVENTS and not decided and not again and not (own and quiet):
            told.append(event)
    return told
