"""Every screen, by measure: nothing is cut, broken, covered, too small or out of reach.

What is looked at is in walk/moments.py and walk/pages.py, what is measured in walk/measures.py.
`python tests/browser/walk/sheets.py FOLDER` shows the same as pictures.
"""

from collections.abc import Iterator
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from browser.conftest import running
from browser.site import Site
from browser.walk.looking import LOOKS, SIZES, Size, all_moments, looked_at, sizes_named
from browser.walk.measures import axe_faults, faults
from browser.walk.moments import Moment
from browser.walk.stage import NEVER, Stage

USUAL = sizes_named(["390x844", "1024x768", "1440x900"])
MOMENTS = all_moments()
NAMES = [moment.name for moment in MOMENTS]


@pytest.fixture(scope="module")
def stage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    site = Site(tmp_path_factory.mktemp("walk"), bot_pause=NEVER)
    for _ in running(site):
        stage = Stage(browser, site)
        yield stage
        stage.close()


def check(
    stage: Stage, moment: Moment, sizes: list[Size], look: tuple[str, str], axe: list[Size]
) -> None:
    """No fault in any of these sizes; some of them are shown to axe."""
    found = []
    stage.errors.clear()
    for size, page in looked_at(stage, moment, sizes, *look):
        here = faults(page, moment.group, size.touch)
        here += axe_faults(page) if size in axe else []
        found += [f"{size}: {fault}" for fault in here]
    found += stage.errors
    if found:
        words = f"{moment.name}, {' '.join(look)}: {len(found)} faults"
        pytest.fail("\n".join([words, *found]), pytrace=False)


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_the_usual_sizes(stage: Stage, moment: Moment) -> None:
    """Languages and themes take turns, and so do the sizes that axe looks at."""
    turn = crc32(moment.name.encode())
    check(stage, moment, USUAL, LOOKS[turn % 4], [USUAL[turn // 4 % 3]])


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=[" ".join(look) for look in LOOKS])
@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_every_size(stage: Stage, moment: Moment, look: tuple[str, str]) -> None:
    check(stage, moment, SIZES, look, USUAL)
