"""The browser has the colours of the palette, and names no others."""

import re
import runpy
from pathlib import Path

from bajarz.art.palette import TOKENS

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "palette_css.py"
STYLES = ROOT / "web" / "src" / "styles"
PAGES = [
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".css", ".svelte", ".svg", ".ts")
]
LITERAL = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(")


def test_the_stylesheet_is_up_to_date() -> None:
    tool = runpy.run_path(str(TOOL))
    written: str = tool["written"]()
    assert tool["TARGET"].read_text(encoding="utf-8") == written, "run make types"


def test_the_stylesheet_has_every_colour_of_both_themes() -> None:
    day, night = runpy.run_path(str(TOOL))["written"]().split("[data-theme='night']")
    for name, (light, dark) in TOKENS.items():
        assert f"  --{name}: {light.lower()};" in day
        assert (f"  --{name}: {dark.lower()};" in night) == (light != dark)


def test_the_other_tokens_are_no_colours() -> None:
    text = (STYLES / "tokens.css").read_text(encoding="utf-8")
    assert not LITERAL.search(re.sub(r'url\(".*?"\)', "", text))


def test_every_variable_that_pages_use_is_somewhere_given_a_value() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PAGES]
    given = {name for text in texts for name in re.findall(r"--([\w-]+)\s*[:=]", text)}
    used = {name for text in texts for name in re.findall(r"var\(--([\w-]+)\)", text)}
    assert used <= given
