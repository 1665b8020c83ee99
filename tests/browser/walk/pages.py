"""The pages around the games, as moments."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page

from browser.walk import hands
from browser.walk.moments import COURSES, Moment
from browser.walk.stage import Stage

PAGES = "pages"
NOVICE, GUEST, VETERAN = "Nowy", "Jagna Świętokrzyska", "Historyk"


def at(address: str, stage: Stage) -> str:
    return address


def going_on(stage: Stage) -> str:
    """Home, with games that can be gone on with."""
    for game in ("fantazja", "grajeczka", "caladale", "runestones"):
        stage.table(GUEST, game, ["me", "bot:apprentice"], first="1")
    return "/"


def waiting_table(stage: Stage) -> str:
    return stage.table(GUEST, "grajeczka", ["me", "open", "bot:journeyman", "open"])


def past_games(stage: Stage) -> str:
    for label in ("fantazja", "grajeczka-3", "caladale-2", "runestones-4"):
        stage.bring(COURSES[label], VETERAN)
    return "/mine"


def replay_of(stage: Stage) -> str:
    return f"/r/{stage.bring(COURSES['fantazja'])}?step=60&perspective=0"


def opened(number: int, page: Page) -> None:
    """A dialog of a replay: play on, share, or export."""
    hands.seen(page, ".replay .stack")
    if not page.locator("aside").count():
        page.locator("header .tool").last.click()
        page.locator("dialog[open] .tabs .btn").last.click()
    page.locator(":is(aside, dialog[open]) .tools button").nth(number).click()
    hands.seen(page, "dialog[open]:not(:has(.tabs))")


def home_shown(page: Page) -> None:
    hands.there(page, "#covers")
    hands.seen(page, ".home h2, .home h3")
    page.wait_for_load_state("networkidle")


def rules_shown(page: Page) -> None:
    hands.seen(page, "article")
    page.wait_for_load_state("networkidle")  # the rules' own pictures


def waits_for(what: str) -> Callable[[Page], None]:
    return lambda page: hands.seen(page, what)


def of_pages() -> list[Moment]:
    page = partial(Moment, group=PAGES)
    return [
        page("home-fresh", make=partial(at, "/"), ready=home_shown, who=NOVICE),
        page("home-going", make=going_on, ready=home_shown, who=GUEST),
        page("table-waiting", make=waiting_table, ready=waits_for(".share img"), who=GUEST),
        page("table-new", make=partial(at, "/new?game=caladale"), ready=waits_for("form select")),
        page("rules", make=partial(at, "/rules/runestones"), ready=rules_shown),
        page("settings", make=partial(at, "/settings"), ready=waits_for("form")),
        page("mine", make=past_games, ready=waits_for("main .card"), who=VETERAN),
        page("mine-fresh", make=partial(at, "/mine"), ready=waits_for("main h1"), who=NOVICE),
        page("guide", make=partial(at, "/guide/grajeczka"), ready=waits_for("main button")),
        page("wrong", make=partial(at, "/nonsense"), ready=waits_for("main h1")),
        page("replay-on", make=replay_of, ready=partial(opened, 0)),
        page("replay-share", make=replay_of, ready=partial(opened, 1)),
        page("replay-export", make=replay_of, ready=partial(opened, 2)),
    ]
