"""SVG to PNG with the package `resvg-py` (one self-contained wheel, no system library)."""

from __future__ import annotations

import importlib
from pathlib import Path

from bajarz.core.errors import MissingExtra

# The story typeface (tools/fonts.py); a text with letters that it lacks is drawn in whatever font
# of the machine has them.
FONTS = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]


def render(svg: str, *, width: int | None = None, zoom: float | None = None) -> bytes:
    """The picture as PNG. The SVG must have its colours settled: theme `light` or `night`."""
    try:
        module = importlib.import_module("resvg_py")
    except ModuleNotFoundError as missing:
        raise MissingExtra("a picture as PNG", "resvg-py", "pictures") from missing
    data: bytes = module.svg_to_bytes(svg_string=svg, width=width, zoom=zoom, font_files=FONTS)
    return data
