"""Cut the letters of English and Polish out of the fonts: 14 and 3 kB a face instead of 24 and 21.

What else a page may show (names with other letters) is still loaded from the whole faces. Run by
hand when the fonts change, with fonttools and brotli installed and the packages of web/:
python tools/fonts.py
"""

from pathlib import Path

from fontTools import subset  # type: ignore[import-not-found]

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules" / "@fontsource"
FACES = {
    "alegreya": ("400-normal", "400-italic", "800-normal"),
    "alegreya-sans": ("400-normal", "700-normal"),
}
# name: the part of the package, the characters (web/src/styles/fonts.css has the same ranges)
CUTS = {
    "plain": (
        "latin",
        "U+0020-007E,U+00A0,U+00B7,U+00BD,U+00D3,U+00D7,U+00F3,U+2013-2014,U+2018-2019,"
        "U+201C-201E,U+2026,U+2212",
    ),
    "polish": (
        "latin-ext",
        "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C",
    ),
}
FEATURES = "kern,liga,lnum,tnum,ccmp,locl,mark"


def main() -> None:
    for family, faces in FACES.items():
        for face in faces:
            for name, (part, characters) in CUTS.items():
                source = PACKAGES / family / "files" / f"{family}-{part}-{face}.woff2"
                target = WEB / "src" / "fonts" / f"{family}-{name}-{face}.woff2"
                target.parent.mkdir(exist_ok=True)
                options = [f"--unicodes={characters}", f"--layout-features={FEATURES}"]
                subset.main([str(source), f"--output-file={target}", "--flavor=woff2", *options])


if __name__ == "__main__":
    main()
