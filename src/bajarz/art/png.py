"""SVG to PNG with the optional package `resvg-py` (one self-contained wheel, no system library)."""

from __future__ import annotations

import importlib
import importlib.util


class NoRendererError(RuntimeError):
    """The package `resvg-py` is not installed."""


def available() -> bool:
    return importlib.util.find_spec("resvg_py") is not None


def render(svg: str, *, width: int | None = None, zoom: float | None = None) -> bytes:
    """The picture as PNG. The SVG must have its colours settled: theme `light` or `night`."""
    if not available():
        raise NoRendererError("pictures as PNG need the package resvg-py: pip install resvg-py")
    module = importlib.import_module("resvg_py")
    data: bytes = module.svg_to_bytes(svg_string=svg, width=width, zoom=zoom)
    return data
