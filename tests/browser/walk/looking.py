"""Opening a moment in a look, and going through the sizes of the window."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from playwright.sync_api import Page

from browser.walk.measures import settle
from browser.walk.moments import Moment
from browser.walk.stage import Look, Stage, new_page


class Size(NamedTuple):
    """A window; `touch`: that of a phone."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = [
    Size(360, 740, touch=True),
    Size(390, 844, touch=True),
    Size(844, 390, touch=True),
    Size(768, 1024),
    Size(1024, 768),
    Size(1180, 820),
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1920, 1080),
    Size(2560, 1440),
]
LOOKS = list(product(("en", "pl"), ("light", "night")))  # languages and themes


def sizes_named(names: list[str]) -> list[Size]:
    return [size for size in SIZES if str(size) in names] if names else SIZES


def looked_at(
    stage: Stage, moment: Moment, sizes: list[Size], language: str, theme: str
) -> Iterator[tuple[Size, Page]]:
    """The moment in each size, ready; a phone's page is another than a desk's."""
    if moment.name not in stage.addresses:
        stage.addresses[moment.name] = moment.make(stage)
    for touch in (True, False):
        wanted = [size for size in sizes if size.touch is touch]
        if not wanted:
            continue
        page = new_page(stage, Look(language, theme, touch), moment.who)
        for size in wanted:
            page.set_viewport_size({"width": size.width, "height": size.height})
            if size is wanted[0]:
                page.goto(stage.addresses[moment.name])
                moment.ready(page)
            settle(page)
            yield size, page
        page.close()
