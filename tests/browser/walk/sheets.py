"""Take pictures of every moment in every size, put them on one contact sheet a game, and say what
is wrong with each.

    python tests/browser/walk/sheets.py FOLDER [--game NAME …] [--only MOMENT …] [--size WxH …]
                                               [--all] [--axe]

with src and tests on the path and the pages built. Moments are named as in moments.py, also by a
part of their name (`--only late`). Languages and themes take turns; `--all` takes all four. Every
picture is in FOLDER too, in its full size.
"""

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from browser.conftest import ARGUMENTS
from browser.site import Site
from browser.walk.looking import LOOKS, Size, looked_at, sizes_named
from browser.walk.measures import axe_faults, faults
from browser.walk.moments import GROUPS, Moment, moments
from browser.walk.stage import NEVER, Stage

HEIGHT = 300  # px of a picture on the sheet
CAPTION, GAP = 20, 12
GROUND, INK, BAD = "#f4ead2", "#2b2118", "#a8283a"


class Shot(NamedTuple):
    """A picture, and what is wrong with what it shows."""

    moment: Moment
    size: Size
    look: str
    path: Path
    faults: list[str]


def shots(
    stage: Stage, folder: Path, wanted: list[Moment], sizes: list[Size], every: bool, axe: bool
) -> Iterator[Shot]:
    for number, moment in enumerate(wanted):
        looks = LOOKS if every else [LOOKS[number % len(LOOKS)]]
        for language, theme in looks:
            try:
                for size, page in looked_at(stage, moment, sizes, language, theme):
                    path = folder / f"{moment.name}-{size}-{language}-{theme}.png"
                    page.screenshot(path=path)
                    found = faults(page, moment.game, size.touch)
                    found += axe_faults(page) if axe else []
                    yield Shot(moment, size, f"{language} {theme}", path, found)
            except PlaywrightError as error:  # a board under work may lack what a moment waits for
                print(f"{moment.name}-{language}-{theme} cannot be looked at: {error}")


def sheet(taken: list[Shot]) -> Image.Image:
    """One row a moment and look; above each picture its size and how many faults it has."""
    font = ImageFont.load_default(size=14)
    rows: dict[str, list[Shot]] = {}
    for shot in taken:
        rows.setdefault(f"{shot.moment.name}, {shot.look}", []).append(shot)
    widths = [sum(width_of(one) + GAP for one in row) + GAP for row in rows.values()]
    step = 2 * CAPTION + HEIGHT + GAP
    image = Image.new("RGB", (max(widths), len(rows) * step + GAP), GROUND)
    pen = ImageDraw.Draw(image)
    for number, (name, row) in enumerate(rows.items()):
        left, top = GAP, GAP + number * step
        pen.text((left, top), name, fill=INK, font=font)
        for one in row:
            words = f"{one.size}: {len(one.faults) or 'good'}"
            pen.text((left, top + CAPTION), words, fill=BAD if one.faults else INK, font=font)
            with Image.open(one.path) as picture:
                image.paste(picture.resize((width_of(one), HEIGHT)), (left, top + 2 * CAPTION))
            left += width_of(one) + GAP
    return image


def width_of(shot: Shot) -> int:
    return round(HEIGHT * shot.size.width / shot.size.height)


def tell(shot: Shot) -> None:
    print(f"{shot.path.stem}: {len(shot.faults) or 'no'} faults")
    for fault in shot.faults:
        print(f"    {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", nargs="*", choices=GROUPS, default=GROUPS)
    parser.add_argument("--only", nargs="*", default=[""])
    parser.add_argument("--size", nargs="*", default=[])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--axe", action="store_true")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in moments(given.game) if any(part in one.name for part in given.only)]
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), bot_pause=NEVER)
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            stage = Stage(browser, site)
            sizes = sizes_named(given.size)
            taken = []
            for shot in shots(stage, given.folder, wanted, sizes, given.all, given.axe):
                tell(shot)
                taken.append(shot)
            for error in stage.errors:
                print(f"error of a page: {error}")
        finally:
            browser.close()
            site.stop()
    for game in dict.fromkeys(shot.moment.game for shot in taken):
        path = given.folder / f"{game}.png"
        sheet([shot for shot in taken if shot.moment.game == game]).save(path)
        print(path)


if __name__ == "__main__":
    main()
