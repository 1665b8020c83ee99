"""Looking back: a game is stepped through, shared, played on, taken home and brought back."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bajarz.core.canonical import Json
from bajarz.core.state import State
from browser.conftest import PHONE, Visit
from browser.players import GrajeczkaPlayer, make_table, my_turn
from browser.replays import (
    ALL,
    SPECTATOR,
    Kind,
    at,
    bring,
    digest,
    digests,
    follow,
    open_replay,
    random_record,
    seen,
    shown,
    states,
    tampered,
    walk,
)

GAMES = 100
MOST = 100  # steps from either end that are gone through
KINDS = {
    "fantazja": [Kind("fantazja", 2, {})],
    "caladale": [
        *(Kind("caladale", players, {}) for players in (2, 3, 4)),
        *(Kind("caladale", 1, {"solo": solo}) for solo in ("builder", "puzzle", "free")),
    ],
    "runestones": [Kind("runestones", players, {}) for players in (2, 3, 4)],
    "grajeczka": [
        Kind("grajeczka", players, {"pages": "3", "turn_limit": "60"}) for players in (2, 3, 4)
    ],
}
SHORT = Kind("grajeczka", 2, {"pages": "1", "turn_limit": "16"})


@pytest.fixture(scope="module")
def record() -> dict[str, Json]:
    return random_record(SHORT, "short")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_finished_game_leads_to_its_replay(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["bot:random", "bot:random"], **SHORT.options))
    page.get_by_role("link", name="Watch the replay").click()
    at(page, 0)
    press(page, "End")
    expect(page.locator(".status")).to_have_text("The game is over")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_stepping_jumping_and_eyes(visit: Visit, record: dict[str, Json]) -> None:
    page = visit()
    steps = len(record["steps"])
    table = bring(page, record)
    open_replay(page, table)
    assert walk(page, steps, MOST) == digests(record, SPECTATOR, MOST)

    press(page, "Home", "ArrowRight", "ArrowRight", "ArrowLeft")
    at(page, 1)
    third = page.request.get(f"/api/replays/{table}").json()["turns"][2]["seq"]
    page.get_by_label("Jump to a turn").select_option("Turn 3")
    at(page, third)
    page.locator(".log li[data-seq='4'] button").click()
    at(page, 4)
    page.get_by_label("Place in the game").focus()
    press(page, "ArrowRight")
    at(page, 5)

    past = after(record, 5)
    page.get_by_role("button", name="Player 1", exact=True).click()
    expect(page.locator(".replay")).to_have_attribute("data-digest", digest(seen(past, "1")))
    expect(page.locator("article.page")).to_be_visible()
    page.get_by_role("button", name="All open").click()
    expect(page.locator(".replay")).to_have_attribute("data-digest", digest(seen(past, ALL)))
    expect(page.get_by_label("What was hidden").locator("li")).to_have_count(2)


def after(record: dict[str, Json], steps: int) -> State:
    """The state after so many steps."""
    return next(state.clone() for number, state in enumerate(states(record)) if number == steps)


def test_a_link_to_a_moment(visit: Visit, record: dict[str, Json]) -> None:
    page, other = visit(), visit(**PHONE)
    open_replay(page, bring(page, record), 7, "2")
    page.get_by_role("button", name="Share").click()
    other.goto(page.get_by_label("Whoever opens this link").input_value())
    at(other, 7)
    assert shown(other) == shown(page)
    other.get_by_role("button", name="One step on").click()
    at(other, 8)


def test_playing_by_itself(visit: Visit, record: dict[str, Json]) -> None:
    page = visit()
    last = len(record["steps"])
    open_replay(page, bring(page, record), last - 3)
    press(page, "+", "+", " ")
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it has stopped
    expect(page).to_have_url(re.compile(rf"/r/\w+\?step={last}$"))


def test_playing_on_from_a_moment(visit: Visit, record: dict[str, Json]) -> None:
    page = visit()
    open_replay(page, bring(page, record), 6)
    mover = after(record, 6).to_move() + 1
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_role("button", name=f"Player {mover}", exact=True).click()
    page.get_by_label("The others are played by").select_option("random")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    assert my_turn(page)
    GrajeczkaPlayer(page, "on").step()
    expect(page.locator(".log li.mine")).not_to_have_count(0)


def test_bringing_a_record(visit: Visit, record: dict[str, Json], tmp_path: Path) -> None:
    page = visit()
    page.goto("/mine")
    drop(page, tampered(record, 5, action="end"))
    expect(page.locator("p.no")).to_contain_text("Step 5")
    expect(page.locator("p.no .rule")).to_contain_text("B-")
    drop(page, tampered(record, 3, dealt=["T01A"]))
    expect(page.locator("p.no")).to_contain_text("Step 3")

    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    at(page, 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep", exact=True).click()
        page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text("utf-8")) == record
    page.goto("/mine")
    expect(page.locator(".card", has_text="From a file")).to_have_count(1)


def drop(page: Page, record: dict[str, Json]) -> None:
    """Let a file fall onto the page."""
    script = """(text) => {
      const things = new DataTransfer();
      things.items.add(new File([text], 'record.json', {type: 'application/json'}));
      return things;
    }"""
    things = page.evaluate_handle(script, json.dumps(record))
    page.locator(".drop").dispatch_event("drop", {"dataTransfer": things})


@pytest.mark.long
@pytest.mark.parametrize("game", list(KINDS))
def test_browser_and_engine_show_the_same(visit: Visit, game: str) -> None:
    """A hundred whole games of all kinds in turn, each through other eyes than the one before.

    Games of up to 200 steps are gone through from end to end, of longer ones (random Rune Stones
    have thousands) the first 100 steps onwards and the last 100 backwards.
    """
    page = visit()
    page.goto("/")
    for number in range(GAMES):
        again, turn = divmod(number, len(KINDS[game]))
        kind = KINDS[game][turn]
        eyes = [SPECTATOR, ALL, *(str(seat) for seat in range(1, kind.players + 1))]
        whose = eyes[again % len(eyes)]
        record = random_record(kind, f"{kind} {number}")
        follow(page, bring(page, record), whose)
        shown = walk(page, len(record["steps"]), MOST)
        assert shown == digests(record, whose, MOST), f"game {number}: {kind}, eyes {whose}"
