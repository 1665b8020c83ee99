"""Look at every screen of a running server in Chromium: pictures, and what axe-core objects to.

`python tools/screens.py http://127.0.0.1:8000 FOLDER [--only NAME]` plays a little as a guest,
takes pictures in both sizes, languages and themes, and ends with 1 if anything is wrong.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
THEMES = {"light": "light", "night": "dark"}
PATIENCE = 15_000  # milliseconds to wait for something to appear
STEPS = 12  # looks at a game that is to be looked back at
CHROMIUM = "/usr/bin/chromium"

Visit = Callable[[Page], None]


def wait_for_table(page: Page) -> None:
    page.wait_for_selector(".game", timeout=PATIENCE)
    page.wait_for_timeout(900)  # the board's pictures


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("#covers", state="attached", timeout=PATIENCE)
    page.wait_for_timeout(500)


def new_table(page: Page) -> None:
    page.goto("/new?game=grajeczka")
    page.wait_for_selector("select", timeout=PATIENCE)


def lobby(page: Page) -> None:
    make_table(page, {"game": "grajeczka", "players": 3, "seats": ["me", "open", "bot:random"]})
    page.wait_for_selector("img", timeout=PATIENCE)


def make_table(page: Page, table: dict[str, Any]) -> None:
    page.request.post("/api/session")
    made = page.request.post("/api/tables", data=table)
    page.goto(f"/t/{made.json()['id']}")


def play(game: str) -> Visit:
    def visit(page: Page) -> None:
        make_table(
            page,
            {
                "game": game,
                "players": 2,
                "seats": ["me", "bot:random"],
                "options": {"first": "1"},
                "clock": {"kind": "total", "seconds": 600, "increment": 10},
            },
        )
        wait_for_table(page)

    return visit


def sheet(page: Page) -> None:
    play("fantazja")(page)
    if page.viewport_size and page.viewport_size["width"] < 900:
        page.locator("header .tool").last.click()
    else:
        for summary in page.locator("aside summary").all():
            summary.click()
    page.wait_for_timeout(400)


def result(page: Page) -> None:
    play("fantazja")(page)
    table = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{table}/resign")
    page.wait_for_selector("dialog[open] table", timeout=PATIENCE)
    page.locator("dialog[open] .fair button").first.click()
    page.wait_for_timeout(500)


def refusal(page: Page) -> None:
    play("fantazja")(page)
    if page.viewport_size and page.viewport_size["width"] < 900:
        page.locator("header .tool").last.click()
        page.locator("dialog[open] .tabs button").last.click()
    page.locator("form.line input").fill("end")
    page.locator("form.line input").press("Enter")
    page.wait_for_selector(".said .rule", timeout=PATIENCE)
    page.wait_for_timeout(400)


def rules(page: Page) -> None:
    page.goto("/rules/fantazja#F-P4")
    page.wait_for_selector("article", timeout=PATIENCE)
    page.wait_for_timeout(300)


def settings(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector("form", timeout=PATIENCE)


def mine(page: Page) -> None:
    play("grajeczka")(page)
    page.goto("/mine")
    page.wait_for_selector("main a", timeout=PATIENCE)


def finished(page: Page) -> str:
    """A short game between me and a bot that is over; the address of its replay."""
    play("fantazja")(page)
    table = page.url.rsplit("/", 1)[1]
    for number in range(STEPS):
        play_now = page.request.get(f"/api/tables/{table}").json()["play"]
        if play_now["legal"]:
            step = {"key": str(number), "seq": play_now["seq"], "action": play_now["legal"][0]}
            page.request.post(f"/api/tables/{table}/act", data=step)
    page.request.post(f"/api/tables/{table}/resign")
    page.wait_for_selector("dialog[open] .fair", timeout=PATIENCE)
    return f"/r/{table}"


def replay(page: Page) -> None:
    page.goto(f"{finished(page)}?step=9&perspective=1")
    page.wait_for_selector(".replay .sheet", timeout=PATIENCE)
    page.wait_for_timeout(900)


def history(page: Page) -> None:
    finished(page)
    page.goto("/mine")
    page.wait_for_selector("main .card", timeout=PATIENCE)
    page.wait_for_timeout(400)


def guide(page: Page) -> None:
    page.goto("/guide/fantazja")
    page.locator("main button").click()
    page.wait_for_selector(".coach", timeout=PATIENCE)
    page.wait_for_timeout(900)


def nothing(page: Page) -> None:
    page.goto("/t/nosuchid")
    page.wait_for_selector("main h1", timeout=PATIENCE)
    page.wait_for_timeout(600)


SCREENS: dict[str, Visit] = {
    "home": home,
    "new": new_table,
    "lobby": lobby,
    "fantazja": play("fantazja"),
    "grajeczka": play("grajeczka"),
    "caladale": play("caladale"),
    "runestones": play("runestones"),
    "sheet": sheet,
    "refusal": refusal,
    "result": result,
    "rules": rules,
    "settings": settings,
    "mine": mine,
    "replay": replay,
    "history": history,
    "guide": guide,
    "nothing": nothing,
}


def contexts(browser: Browser, address: str) -> Iterator[tuple[str, BrowserContext]]:
    for size, language, theme in product(SIZES, LANGUAGES, THEMES):
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale=LANGUAGES[language],
            color_scheme=THEMES[theme],  # type: ignore[arg-type]
            bypass_csp=True,
        )
        yield f"{size}-{language}-{theme}", context
        context.close()


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))} {why(node)}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def why(node: dict[str, Any]) -> str:
    checks = node["any"] + node["all"] + node["none"]
    return str(checks[0]["message"]) if checks else ""


def overflows(page: Page) -> bool:
    """Whether the page is wider than the window."""
    script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    return bool(page.evaluate(script))


def look(context: BrowserContext, name: str, visit: Visit, picture: Path) -> list[str]:
    """What is wrong with a screen; its picture is kept."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"script: {error}"))
    try:
        visit(page)
        page.screenshot(path=str(picture))
        faults += violations(page)
        if overflows(page):
            faults.append("wider than the window")
    except Exception as error:  # whatever stops a visit is a fault of the screen
        page.screenshot(path=str(picture))
        faults.append(f"{type(error).__name__}: {str(error)[:300]}")
    finally:
        page.close()
    return list(dict.fromkeys(faults))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", choices=list(SCREENS), default=list(SCREENS))
    parser.add_argument("--kinds", nargs="*", default=[""])
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    bad = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for kind, context in contexts(browser, given.address):
            if not any(wanted in kind for wanted in given.kinds):
                continue
            for name in given.only:
                for fault in look(
                    context, name, SCREENS[name], given.folder / f"{name}-{kind}.png"
                ):
                    bad += 1
                    print(f"{name} {kind}: {fault}")
        browser.close()
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
