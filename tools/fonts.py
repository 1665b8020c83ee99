"""Cut the Polish letters out of the fonts: a page in Polish then loads 2 kB a face, not 21 kB.

Run by hand when the fonts change, with fonttools and brotli installed and the packages of web/:
python tools/fonts.py
"""

from pathlib import Path

from fontTools import subset  # type: ignore[import-not-found]

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules" / "@fontsource"
LETTERS = "ĄĆĘŁŃŚŹŻąćęłńśźż"  # those with an acute o are Latin ones
FACES = {
    "alegreya": ("400-normal", "400-italic", "800-normal"),
    "alegreya-sans": ("400-normal", "700-normal"),
}


def main() -> None:
    for family, faces in FACES.items():
        for face in faces:
            source = PACKAGES / family / "files" / f"{family}-latin-ext-{face}.woff2"
            target = WEB / "src" / "fonts" / f"{family}-polish-{face}.woff2"
            target.parent.mkdir(exist_ok=True)
            options = [f"--text={LETTERS}", "--flavor=woff2", "--layout-features=*"]
            subset.main([str(source), f"--output-file={target}", *options])


if __name__ == "__main__":
    main()
