"""Castles for the tests: edges agree everywhere, and each is one finished building."""

from bajarz.art.caladale import CastleTileArt, Placed

_NAMES = {"S": "stone", "T": "tree", "U": "tudor", "o": "sky", "G": "grass"}
GRASS = (0, 3)

# column, row, edges N E S W as they lie, kind
_CASTLES = {
    "big": (
        (-1, 0, "oToo", "edge"),
        (0, 0, "TSST", "A"),
        (1, 0, "SSGS", "gate"),
        (2, 0, "oSSS", "three"),
        (3, 0, "SSSS", "four"),
        (4, 0, "SooS", "two"),
        (0, 1, "ToTo", "bridge"),
        (1, 1, "SoSo", "bridge"),
        (3, 1, "UoSo", "enchanted"),
        (4, 1, "ToSo", "enchanted"),
        (0, 2, "TTTo", "three"),
        (1, 2, "SSST", "B"),
        (2, 2, "SooS", "two"),
        (3, 2, "ooUo", "top"),
        (4, 2, "SoTo", "enchanted"),
        (-1, 3, "TToo", "two"),
        (0, 3, "oTTT", "three"),
        (1, 3, "TSST", "A"),
        (2, 3, "ooSS", "scaffold"),
        (4, 3, "UoSo", "enchanted"),
        (-1, 4, "ooTo", "top"),
        (1, 4, "UoTo", "enchanted"),
        (4, 4, "ToUo", "enchanted"),
        (1, 5, "UoUo", "bridge"),
        (4, 5, "ooTo", "top"),
        (1, 6, "ooUo", "top"),
    ),
    "gate2": (
        (-1, 0, "UUoo", "two"),
        (0, 0, "USUU", "B"),
        (1, 0, "TSGS", "gate"),
        (2, 0, "SUSS", "C"),
        (3, 0, "UTTU", "A"),
        (4, 0, "oooT", "edge"),
        (-1, 1, "ooUo", "top"),
        (0, 1, "UoUo", "bridge"),
        (1, 1, "ooTo", "edge"),
        (2, 1, "ooSo", "top"),
        (3, 1, "ToUo", "enchanted"),
        (0, 2, "ooUo", "top"),
        (3, 2, "SoTo", "enchanted"),
        (0, 3, "SSoo", "two"),
        (1, 3, "oSoS", "bridge"),
        (2, 3, "SSoS", "three"),
        (3, 3, "ooSS", "two"),
        (0, 4, "ooSo", "edge"),
        (2, 4, "ToSo", "enchanted"),
        (2, 5, "ooTo", "top"),
    ),
    "tall": (
        (-1, 0, "oUoo", "edge"),
        (0, 0, "SUUU", "B"),
        (1, 0, "oUUU", "three"),
        (2, 0, "UUGU", "gate"),
        (3, 0, "UoUU", "three"),
        (0, 1, "ooSo", "edge"),
        (2, 1, "SoUo", "enchanted"),
        (3, 1, "oUUo", "two"),
        (4, 1, "UooU", "two"),
        (0, 2, "TToo", "two"),
        (1, 2, "oSoT", "enchanted"),
        (2, 2, "SoSS", "three"),
        (4, 2, "ooUo", "top"),
        (0, 3, "UoTo", "enchanted"),
        (2, 3, "SSSo", "three"),
        (3, 3, "oUoS", "enchanted"),
        (4, 3, "UooU", "two"),
        (0, 4, "UoUo", "bridge"),
        (1, 4, "oSoo", "edge"),
        (2, 4, "SoSS", "three"),
        (4, 4, "ooUo", "top"),
        (0, 5, "ToUo", "enchanted"),
        (2, 5, "ToSo", "enchanted"),
        (0, 6, "ToTo", "bridge"),
        (2, 6, "ooTo", "top"),
        (0, 7, "ooTo", "top"),
    ),
}


def edges(letters: str) -> tuple[str, str, str, str]:
    north, east, south, west = (_NAMES[letter] for letter in list(letters))
    return north, east, south, west


def castle(name: str) -> list[Placed]:
    return [
        Placed(x, y, edges(letters), kind, x * 5 + y * 3) for x, y, letters, kind in _CASTLES[name]
    ]


NAMES = tuple(_CASTLES)


def components() -> list[CastleTileArt]:
    """All tiles of the box, several seeds of each."""
    shapes = [
        (kind, pattern.replace("X", theme))
        for theme in "STU"
        for kind, pattern in (
            ("top", "ooXo"),
            ("edge", "ooXo"),
            ("two", "XXoo"),
            ("three", "XXoX"),
            ("four", "XXXX"),
            ("bridge", "XoXo"),
            ("gate", "XXGX"),
        )
    ]
    shapes += [
        (kind, pattern.replace("X", one).replace("Y", two))
        for one, two in (("S", "T"), ("T", "U"), ("U", "S"))
        for kind, pattern in (
            ("A", "XXYY"),
            ("B", "XXXY"),
            ("C", "YYYX"),
            ("enchanted", "XoYo"),
            ("gate", "YXGX"),
        )
    ]
    shapes.append(("scaffold", "oooo"))
    return [
        CastleTileArt(f"{kind}-{letters}-{seed}", kind, edges(letters), seed)
        for kind, letters in shapes
        for seed in range(4)
    ]
