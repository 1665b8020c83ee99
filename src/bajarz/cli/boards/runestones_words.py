"""The story of Rune Stones in words."""

from collections.abc import Mapping, Sequence

from bajarz.cli.boards.board import Seen
from bajarz.cli.boards.runestones_cards import Book, card_name, counted
from bajarz.cli.boards.runestones_signs import SIGNS
from bajarz.core.canonical import Json
from bajarz.games.runestones.parts import COLOURS
from bajarz.text.catalogue import Catalogue

QUIET_EVENTS = (
    "CardChosen", "ChoiceMade", "DisplayRefilled", "SmithyRefilled", "TurnEnded", "GameStarted",
    "CardKept",
)  # fmt: skip
OTHERS_QUIET = ("CardsDrawn", "DeckRenewed")
MERGED = {"GemsGained": "gems", "GemsPaid": "gems", "PointsGained": "points"}


def told_events(events: Sequence[Seen], seat: int | None) -> list[Seen]:
    """The story on the screen: what matters, and gains of one kind together."""
    told: list[Seen] = []
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


def together(first: Seen, second: Seen, key: str) -> Seen | None:
    """Two gains as one; payments in ore stay apart."""
    if key == "points":
        return {**first, key: first[key] + second[key]}
    if "ore" in (first[key], second[key]):
        return None
    gems = sorted(first[key] + second[key], key=COLOURS.index)
    return {**first, key: "".join(gems)}


def face_words(face: str, words: Catalogue) -> str:
    """A face of the die; any number of points may be on one."""
    if face.endswith("pp"):
        return words("part-points", points=int(face[:-2]))
    return words(f"face-{face}")


def event_line(event: Seen, names: Mapping[int, str], words: Catalogue, book: Book) -> str:
    """An event in words, with cards by their kinds and gems by their colours."""
    told: dict[str, Json] = dict(event)
    name = event["event"]
    if name == "StoneUsed":
        return stone_line(event, names[event["seat"]], words)
    if "card" in told:
        told["card"] = card_name(told["card"], words, book)
    for key in ("cards", "played"):
        if key in told:
            told[key] = [card_name(card, words, book) for card in told[key]]
    if name == "CardsSummoned" and not event["played"]:
        return words.event(
            {**told, "event": "CardsSummoned", "played": words("runestones-none")}, names
        )
    for key in ("gems", "artifacts"):
        if key in told and (len(told[key]) > 1 or key == "artifacts") and told[key] != "ore":
            told[key] = gem_names(told[key], words)
    if "face" in told and str(told["face"]).endswith("pp"):
        told["face"] = face_words(told["face"], words)
    return words.event(told, names)


def gem_names(letters: str, words: Catalogue) -> str:
    """`blue ×2, white`."""
    return counted([words(f"colour-{letter}") for letter in letters], SIGNS)


def stone_line(event: Seen, who: str, words: Catalogue) -> str:
    """R-K3, R-K4: what a stone was used for."""
    facts = {key: event[key] for key in ("given", "received", "colour") if key in event}
    key = "exchange" if event["stone"] == "exchange" else "wild"
    return words(f"runestones-log-{key}", who=who, **facts)
