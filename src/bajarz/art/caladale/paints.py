"""What fills the castle tiles: clips, gradients, patterns, fades."""

from __future__ import annotations

from bajarz.art.caladale.base import cut, k, line
from bajarz.art.svg import clip, el, glow, gradient, path, rect


def paints() -> str:
    """Clips, gradients, patterns and fades used by all looks."""
    out = "".join(clip(f"cd-cut-{mask}", cut(mask)) for mask in range(16))
    out += clip("cd-box", cut(0))
    dark = k("sh")
    out += gradient("cd-shade-e", ((0, dark, 0), (1, dark, 0.36)), across=True)
    out += gradient("cd-shade-w", ((0, k("light"), 0.34), (1, k("light"), 0)), across=True)
    out += gradient("cd-shade-n", ((0, dark, 0.42), (1, dark, 0)))
    out += gradient("cd-shade-s", ((0, dark, 0), (1, dark, 0.28)))
    out += glow("cd-glow", ((0, k("glow-hi"), 1), (1, k("glow"), 1)), 0.62)
    out += glow("cd-rose", ((0, k("glow-hi"), 1), (0.5, k("glow"), 1), (1, k("slate-hi"), 1)))
    out += glow("cd-magic", ((0, k("white"), 1), (0.4, k("magic"), 1), (1, k("magic-lo"), 1)))
    out += glow("cd-orb", ((0, k("white"), 1), (0.4, k("magic"), 1), (1, k("slate-lo"), 1)), 0.36)
    out += gradient(
        "cd-slate",
        ((0, k("slate-hi"), 1), (0.45, k("slate"), 1), (1, k("slate-lo"), 1)),
        across=True,
    )
    out += gradient("cd-door", ((0, k("wood"), 1), (1, k("bark"), 1)))
    return out + _patterns() + "".join(_fade(*args) for args in _FADES)


_FADES = (("N", 0, 4, 0, 36), ("S", 0, 98, 0, 74), ("E", 98, 0, 70, 0), ("W", 2, 0, 30, 0))


def _fade(side: str, x1: float, y1: float, x2: float, y2: float) -> str:
    stops = el("stop", offset=0, stop_color="#fff") + el("stop", offset=1, stop_color="#000")
    ramp = el(
        "linearGradient",
        stops,
        id=f"cd-ramp-{side}",
        gradientUnits="userSpaceOnUse",
        x1=x1,
        y1=y1,
        x2=x2,
        y2=y2,
    )
    area = rect(-4, -4, 108, 108, f"url(#cd-ramp-{side})")
    return ramp + el(
        "mask",
        area,
        id=f"cd-fade-{side}",
        maskUnits="userSpaceOnUse",
        x=-4,
        y=-4,
        width=108,
        height=108,
    )


def _patterns() -> str:
    stone = (
        rect(0, 0, 25, 25, k("stone"))
        + line("M0 0H25M0 12.5H25M0 0V12.5M25 0V12.5M12.5 12.5V25", k("stone-line"), 1.1)
        + line("M1.2 1.4H23.6M13.8 13.9H25M0 13.9H11.2", k("stone-hi"), 0.9, 0.7)
    )
    tiles = rect(0, 0, 12.5, 9, k("roof")) + path(
        "M0 0a3.1 4.4 0 0 0 6.25 0a3.1 4.4 0 0 0 6.25 0M-3.1 4.5a3.1 4.4 0 0 0 6.25 0"
        "a3.1 4.4 0 0 0 6.25 0a3.1 4.4 0 0 0 6.25 0",
        k("roof-hi"),
        k("roof-lo"),
        0.9,
        fill_opacity=0.35,
    )
    slates = rect(0, 0, 10, 10, "none") + line(
        "M0 0q2.5 4 5 0q2.5 4 5 0M-2.5 5q2.5 4 5 0q2.5 4 5 0q2.5 4 5 0", k("slate-lo"), 0.8, 0.6
    )
    return "".join(
        el("pattern", body, id=name, width=w, height=h, patternUnits="userSpaceOnUse")
        for name, body, w, h in (
            ("cd-stone", stone, 25, 25),
            ("cd-tiles", tiles, 12.5, 9),
            ("cd-slates", slates, 10, 10),
        )
    )
