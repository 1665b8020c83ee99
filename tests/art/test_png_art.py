"""Pictures as PNG."""

import struct
import sys
import zlib

import pytest

from art.castles import GRASS, NAMES, castle
from bajarz.art import caladale, png
from bajarz.art.caladale.castle import STEP, building, symbols
from bajarz.art.palette import themed
from bajarz.art.svg import el, label, picture
from bajarz.core.errors import MissingExtra


def test_without_the_renderer_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r"resvg-py: pip install 'bajarz\[pictures\]'"):
        png.render("<svg/>")


def test_words_are_in_our_own_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without our fonts the same words are drawn in whatever the machine has, or not at all."""
    assert len(png.FONTS) == 2
    for face in png.FONTS:
        words = label(10, 40, "Zażółć gęślą jaźń", 30, "#000", bold="800" in face)
        ours = png.render(picture(300, 60, words))
        assert any(any(row) for row in _alpha(ours))
        with monkeypatch.context() as without:
            without.setattr(png, "FONTS", [other for other in png.FONTS if other != face])
            assert png.render(picture(300, 60, words)) != ours, face


def _alpha(data: bytes) -> list[bytes]:
    """The alpha channel of an RGBA PNG, row by row."""
    width, height = struct.unpack(">II", data[16:24])
    packed, at = b"", 8
    while at < len(data):
        size = struct.unpack(">I", data[at : at + 4])[0]
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += size + 12
    raw, step = zlib.decompress(packed), width * 4
    rows: list[bytes] = []
    before = bytearray(step)
    for y in range(height):
        kind, line = raw[y * (step + 1)], bytearray(raw[y * (step + 1) + 1 : (y + 1) * (step + 1)])
        for i in range(step):
            left = line[i - 4] if i >= 4 else 0
            corner = before[i - 4] if i >= 4 else 0
            line[i] = line[i] + _predicted(kind, left, before[i], corner) & 255
        rows.append(bytes(line[3::4]))
        before = line
    return rows


def _predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[kind]


@pytest.mark.parametrize("size", [47, 64])
@pytest.mark.parametrize("name", NAMES)
def test_joints_have_no_gap(name: str, size: int) -> None:
    tiles = [tile for tile in castle(name) if tile.kind != "scaffold"]
    cells = {(tile.x, tile.y): tile for tile in tiles}
    left, top = min(x for x, _ in cells), max(y for _, y in cells) + 1
    wide, high = max(x for x, _ in cells) - left + 1, top
    body = el("defs", symbols(tile.look for tile in tiles)) + building(tiles, GRASS)
    box = f"{left * 100} {-top * 100} {wide * 100} {high * 100}"
    rows = _alpha(png.render(themed(picture(wide * size, high * size, body, box), "light")))
    for (x, y), tile in cells.items():
        for side, spots in (("N", range(16, 86, 5)), ("E", range(34, 86, 5))):
            neighbour = (x + STEP[side][0], y + STEP[side][1])
            if not tile.look.has(side) or neighbour not in cells:
                continue
            for spot in spots:
                px, py = (x - left, top - y - 1)
                column = px * size + (spot * size // 100 if side == "N" else size)
                row = py * size + (spot * size // 100 if side == "E" else 0)
                for d in (-1, 0):
                    value = rows[row + d][column] if side == "N" else rows[row][column + d]
                    assert value >= 250, (x, y, side, spot, value)


def test_a_castle_renders_at_the_width_asked_for() -> None:
    data = png.render(caladale.castle(castle("big"), GRASS, "night"), width=300)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", data[16:20])[0] == 300
