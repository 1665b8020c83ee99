"""Write the palette for the browser: `make types`.

`python tools/palette_css.py` writes web/src/styles/palette.css; with `--check` it only compares.
"""

import sys
from pathlib import Path

from bajarz.art.palette import TOKENS

TARGET = Path(__file__).parent.parent / "web" / "src" / "styles" / "palette.css"
HEADER = (
    "/* Made by tools/palette_css.py of src/bajarz/art/palette.toml: `make types`. Do not edit. */"
)


def block(selector: str, colours: dict[str, str]) -> str:
    """The variables of a theme, in lower case as the formatter of the browser's files likes it."""
    lines = [f"  --{name}: {colour.lower()};" for name, colour in colours.items()]
    return "\n".join([f"{selector} {{", *lines, "}"])


def written() -> str:
    """The whole file; by night it says only what is not as by day."""
    day = {name: light for name, (light, _) in TOKENS.items()}
    dark = {name: night for name, (light, night) in TOKENS.items() if night != light}
    parts = [HEADER, block(":root", day), block(":root[data-theme='night']", dark)]
    return "\n".join(parts) + "\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is out of date; run make types")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
