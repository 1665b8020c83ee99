"""Reads and checks the components file (R-C1, R-C2)."""

from typing import Any, Final, NamedTuple

from bajarz.core.components import read_parts
from bajarz.core.errors import BadComponents
from bajarz.core.reader import Reader
from bajarz.games.runestones.parts import (
    COLOURS,
    FACE_NAMES,
    GAIN_NAMES,
    Ability,
    read_ability,
    read_thing,
)

STONES = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")  # R-K1 to R-K8
SLOTS: Final = 6
SMITHIES: Final = 5
FACES: Final = 6
DRUIDS: Final = 4
COLOURED = range(11, 71)
DRAGONS = range(71, 79)
DRUID_CARDS = range(100, 108)
PROVENANCES = ("printed", "inferred", "invented")
NO_BONUS: Final = -1

PARTS: dict[str, type] = {
    "trade_points": list, "supply": dict, "slot": list,
    "smithy": list, "face": list, "stone": list, "creature": list, "druid": list,
    "druid_card": list,
}  # fmt: skip
SUPPLY_KEYS = (
    "gems",
    "white_gems",
    "ore",
    "artifacts",
    "white_artifacts",
    "white_cost",
    "ore_cost",
)
CARD_KEYS = ("number", "colour", "magic", "ability")


class Card(NamedTuple):
    """A card as printed; magic points of colour W are multicolour."""

    number: int
    colour: int
    magic: int
    ability: Ability
    text: str  # the ability in the notation of the file


class Smithy(NamedTuple):
    """A coloured smithy: its cost in gems, and the thing it gives at once, or NO_BONUS (R-F4)."""

    cost: int
    bonus: int


class Components(NamedTuple):
    """Everything printed: lists in the order of the file."""

    slots: tuple[int, ...]  # costs from the cheap end
    smithies: tuple[Smithy, ...]
    faces: tuple[int, ...]
    stones: tuple[int, ...]  # how many of each kind, in the order of STONES
    trade_points: tuple[int, ...]  # for 0 to 5 artifacts in a row
    supply: dict[str, int]
    creatures: tuple[Card, ...]
    druids: tuple[str, ...]
    druid_cards: tuple[tuple[Card, ...], ...]  # by druid


def read_components(data: object) -> Components:
    """Check the data of a components file; every error names the piece and what is wrong."""
    parts = read_parts(data, "runestones", PARTS)
    druids = read_druids(parts)
    return Components(
        tuple(number(row, "cost", 1, 9, where) for row, where in rows(parts, "slot", SLOTS)),
        tuple(read_smithy(row, where) for row, where in rows(parts, "smithy", SMITHIES)),
        tuple(read_face(row, where) for row, where in rows(parts, "face", FACES)),
        read_stones(parts),
        read_trade_points(parts["trade_points"]),
        read_supply(parts["supply"]),
        read_creatures(parts),
        tuple(druids),
        tuple(read_druid_cards(parts, name, home) for name, home in druids.items()),
    )


ROW_KEYS = {
    "slot": ("cost",), "smithy": ("cost", "bonus"), "face": ("benefit",),
    "stone": ("kind", "count"), "druid": ("name", "home"),
    "creature": CARD_KEYS, "druid_card": (*CARD_KEYS, "druid"),
}  # fmt: skip


def rows(parts: dict[str, Any], key: str, count: int = 0) -> list[tuple[dict[str, Any], str]]:
    """The rows of one kind with their names for errors; `count` of them, unless it is 0."""
    found: list[tuple[dict[str, Any], str]] = []
    for index, row in enumerate(parts[key], 1):
        Reader(BadComponents, f"{key} {index}").table(row, "")
        where = f"{key} {row.get('number', row.get('kind', row.get('name', index)))}"
        Reader(BadComponents, where).table(row, "", {*ROW_KEYS[key], "provenance", "note"})
        if row.get("provenance") not in PROVENANCES:
            raise BadComponents(f"{where}: provenance is none of {', '.join(PROVENANCES)}")
        found.append((row, where))
    if count and len(found) != count:
        raise BadComponents(f"components: {len(found)} rows of {key!r}, not {count} (R-C2)")
    return found


def read_smithy(row: dict[str, Any], where: str) -> Smithy:
    """R-F2, R-F4: a cost, and a bonus or none."""
    bonus = row.get("bonus")
    if bonus == "":
        return Smithy(number(row, "cost", 1, 9, where), NO_BONUS)
    return Smithy(number(row, "cost", 1, 9, where), read_gain(bonus, GAIN_NAMES, where, "bonus"))


def read_face(row: dict[str, Any], where: str) -> int:
    """R-A6: what a face of the die brings."""
    return read_gain(row.get("benefit"), FACE_NAMES, where, "benefit")


def read_gain(word: object, names: dict[str, int], where: str, what: str) -> int:
    try:
        return read_thing(str(word), names)
    except ValueError as error:
        raise BadComponents(f"{where}: {what} {error}") from None


def read_stones(parts: dict[str, Any]) -> tuple[int, ...]:
    """R-C2: how many rune stones there are of each kind."""
    counts: dict[str, int] = {}
    for row, where in rows(parts, "stone", len(STONES)):
        if row.get("kind") not in STONES or row["kind"] in counts:
            raise BadComponents(f"{where}: kind is not one of {', '.join(STONES)}, each once")
        counts[row["kind"]] = number(row, "count", 0, 9, where)
    return tuple(counts[kind] for kind in STONES)


def read_trade_points(given: list[Any]) -> tuple[int, ...]:
    """R-X1: for 2 to 5 artifacts in a row; fewer give nothing."""
    table = {str(index): value for index, value in enumerate(given, 2)}
    if len(given) != 4:
        raise BadComponents(
            "components: trade_points are four numbers, for 2 to 5 artifacts (R-X1)"
        )
    return (0, 0, *(number(table, key, 0, 99, "trade_points") for key in table))


def read_supply(given: dict[str, Any]) -> dict[str, int]:
    """R-C2: how many pieces there are."""
    if set(given) != set(SUPPLY_KEYS):
        raise BadComponents(f"supply: the keys are {', '.join(SUPPLY_KEYS)}")
    most = {"gems": 15, "white_gems": 15, "white_cost": 9, "ore_cost": 9}
    return {key: number(given, key, 0, most.get(key, 99), "supply") for key in SUPPLY_KEYS}


# Cards


def read_creatures(parts: dict[str, Any]) -> tuple[Card, ...]:
    """R-C1: 60 coloured creatures, 11 to 70, and 8 white dragons, 71 to 78."""
    cards = [read_card(row, where, "") for row, where in rows(parts, "creature")]
    check_cards(cards, (*COLOURED, *DRAGONS), "creature")
    for card in cards:
        if (COLOURS[card.colour] == "W") != (card.number in DRAGONS):
            raise BadComponents(
                f"creature {card.number}: 71 to 78, and no others, are white (R-C1)"
            )
    return tuple(sorted(cards, key=lambda card: card.number))


def read_druids(parts: dict[str, Any]) -> dict[str, str]:
    """R-S3: four druids, each with a home colour."""
    druids: dict[str, str] = {}
    for row, where in rows(parts, "druid", DRUIDS):
        name, home = row.get("name"), row.get("home")
        if not isinstance(name, str) or not name.isalpha() or name in druids:
            raise BadComponents(f"{where}: name {name!r} is no word, or used twice")
        if not isinstance(home, str) or home not in tuple("BRGY"):
            raise BadComponents(f"{where}: home {home!r} is none of B, R, G, Y")
        druids[name] = home
    for row, where in rows(parts, "druid_card"):
        if row.get("druid", next(iter(druids))) not in druids:
            raise BadComponents(f"{where}: there is no druid {row['druid']!r}")
    return druids


def read_druid_cards(parts: dict[str, Any], druid: str, home: str) -> tuple[Card, ...]:
    """R-C1: a druid's eight cards, 100 to 107; H, N1, N2, N3 stand for colours."""
    cards = [
        read_card(row, f"{where} of {druid}", home)
        for row, where in rows(parts, "druid_card")
        if row.get("druid", druid) == druid
    ]
    check_cards(cards, tuple(DRUID_CARDS), f"{druid}: druid_card")
    return tuple(sorted(cards, key=lambda card: card.number))


def read_card(row: dict[str, Any], where: str, home: str) -> Card:
    """One card; everything about it is in its row."""
    colour = by_home(row.get("colour"), home)
    if len(colour) != 1 or colour not in COLOURS:
        raise BadComponents(f"{where}: colour {row.get('colour')!r} is none of {COLOURS}")
    text = by_home(row.get("ability"), home)
    try:
        ability = read_ability(text)
    except ValueError as error:
        raise BadComponents(f"{where}: ability {error}") from None
    magic = number(row, "magic", 1, 9, where)
    return Card(number(row, "number", 11, 107, where), COLOURS.index(colour), magic, ability, text)


def by_home(given: object, home: str) -> str:
    """The text with a druid's colours put in: H is home, N1 N2 N3 follow it in the cycle BRGY."""
    text = str(given)
    if home:
        start = "BRGY".index(home)
        for step, name in enumerate(("H", "N1", "N2", "N3")):
            text = text.replace(name, "BRGY"[(start + step) % 4])
    return text


def check_cards(cards: list[Card], numbers: tuple[int, ...], where: str) -> None:
    """R-C1: each number once."""
    found = [card.number for card in cards]
    for wanted in numbers:
        if found.count(wanted) != 1:
            raise BadComponents(f"{where} {wanted}: there are {found.count(wanted)}, not 1 (R-C1)")
    for each in found:
        if each not in numbers:
            raise BadComponents(f"{where} {each}: there is no such number (R-C1)")


def number(row: dict[str, Any], key: str, low: int, high: int, where: str) -> int:
    return Reader(BadComponents, where).whole(row.get(key), key, low, high)
