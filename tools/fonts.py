"""Cut the letters of English and Polish out of the fonts: 14 and 3 kB a face instead of 24 and 21.

What else a page may show (names with other letters) is still loaded from the whole faces. The
server draws its pictures of pixels in two faces of its own, each one file with all letters of
Europe's Latin alphabets. Run by hand when the fonts change, with fonttools and brotli installed and
the packages of web/: python tools/fonts.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
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
# Of pictures of pixels: the faces, and the characters
PICTURES = ROOT / "src" / "bajarz" / "art" / "fonts"
PICTURE_FACES = ("400-normal", "800-normal")
PICTURE_CHARACTERS = "U+0020-017F,U+0218-021B,U+2010-2026,U+20AC,U+2212"


def main() -> None:
    for family, faces in FACES.items():
        for face in faces:
            for name, (part, characters) in CUTS.items():
                source = PACKAGES / family / "files" / f"{family}-{part}-{face}.woff2"
                target = WEB / "src" / "fonts" / f"{family}-{name}-{face}.woff2"
                target.parent.mkdir(exist_ok=True)
                options = [f"--unicodes={characters}", f"--layout-features={FEATURES}"]
                subset.main([str(source), f"--output-file={target}", "--flavor=woff2", *options])
    for face in PICTURE_FACES:
        with TemporaryDirectory() as folder:
            cut_for_pictures(face, Path(folder))


def cut_for_pictures(face: str, folder: Path) -> None:
    """Both parts of a face as one TrueType file, which is what resvg reads."""
    parts = []
    for part in ("latin", "latin-ext"):
        font = TTFont(PACKAGES / "alegreya" / "files" / f"alegreya-{part}-{face}.woff2")
        font.flavor = None
        font.save(folder / f"{part}.ttf")
        parts.append(str(folder / f"{part}.ttf"))
    whole = merge.Merger().merge(parts)
    whole["name"].setName("Alegreya", 1, 3, 1, 0x409)  # the family; the weight is told apart
    whole["name"].setName("Alegreya", 16, 3, 1, 0x409)
    whole.save(folder / "whole.ttf")
    target = PICTURES / f"alegreya-{face}.ttf"
    target.parent.mkdir(exist_ok=True)
    options = [f"--unicodes={PICTURE_CHARACTERS}", f"--layout-features={FEATURES}", "--no-hinting"]
    subset.main([str(folder / "whole.ttf"), f"--output-file={target}", *options])


if __name__ == "__main__":
    main()
