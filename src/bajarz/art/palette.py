"""The colours, by name, for light and night: palette.toml.

Drawings name a colour with `v("ink-line")`, written `var(--ink-line)`. `themed` then settles it:
`light` and `night` put the values in (any renderer can show the result), `css` writes
`var(--ink-line, #3A2B1D)`, so a page repaints with its own variables (web/src/styles/palette.css).
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Literal

Theme = Literal["light", "night", "css"]
Pair = tuple[str, str]  # by day, by night


def read_palette() -> dict[str, Pair]:
    text = (files("bajarz.art") / "palette.toml").read_text(encoding="utf-8")
    return {name: (light, night) for name, (light, night) in tomllib.loads(text).items()}


TOKENS = read_palette()
_VARIABLE_USED = re.compile(r"var\(--([A-Za-z0-9-]+)[,)]")
_FALLBACK = re.compile(r"var\(--([A-Za-z0-9-]+), [^)]*\)")
_VARIABLE = re.compile(r"var\(--([A-Za-z0-9-]+)\)")


def v(name: str) -> str:
    """The colour of that name, to be settled by `themed`."""
    if name not in TOKENS:
        raise KeyError(f"no colour called {name}")
    return f"var(--{name})"


def value(name: str, theme: Theme) -> str:
    light, night = TOKENS[name]
    if theme == "css":
        return f"var(--{name}, {light})"
    return night if theme == "night" else light


def themed(markup: str, theme: Theme) -> str:
    """The markup with every colour settled for a theme."""
    return _VARIABLE.sub(lambda match: value(match.group(1), theme), markup)


def repainting(sprite: str) -> str:
    """A sprite made with theme `css`, with the variables that it uses, for both themes. They weigh
    nothing: whatever the page itself says of a colour is stronger. So no use has to name a value of
    its own."""
    used = sorted(set(_VARIABLE_USED.findall(sprite)) & set(TOKENS))
    light = "".join(f"--{name}:{TOKENS[name][0]};" for name in used)
    night = "".join(f"--{name}:{TOKENS[name][1]};" for name in used)
    style = f':where(:root){{{light}}}:where(:root[data-theme="night"]){{{night}}}'
    head, _, rest = _FALLBACK.sub(r"var(--\1)", sprite).partition(">")
    return f"{head}><style>{style}</style>{rest}"
