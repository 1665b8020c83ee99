"""Replays as a browser shows them, and as the engine says they are."""

import json
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from bajarz.core.canonical import Json, canonical
from bajarz.core.game import Game, Options
from bajarz.core.record import Record
from bajarz.core.recorder import Recorder
from bajarz.core.replay import replay
from bajarz.core.state import OVER, State
from bajarz.core.verify import verify
from bajarz.games.registry import make_game
from browser.players import PATIENCE

ALL, SPECTATOR = "all", "0"

# Goes through steps of the replay with its keys; what each of them showed, by its fingerprint.
WALK = """async (ways) => {
  const page = document.querySelector('.replay');
  const shown = {};
  const press = (key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  const arrived = async (step) => {
    while (page.dataset.step !== String(step)) {
      await new Promise((done) => {
        const watch = new MutationObserver(() => { watch.disconnect(); done(); });
        watch.observe(page, { attributes: true });
      });
    }
    shown[step] = page.dataset.digest;
  };
  for (const { first, key, steps } of ways) {
    press(first);
    for (const step of steps) {
      if (step !== steps[0]) press(key);
      await arrived(step);
    }
  }
  return shown;
}"""

# Follows a link of the site to another replay, which is quicker than loading the site anew.
FOLLOW = """async (path) => {
  const old = document.querySelector('.replay');
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
  const opened = () => [...document.querySelectorAll('.replay')].some((page) => page !== old);
  while (!opened()) {
    await new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done(); });
      watch.observe(document.body, { childList: true, subtree: true });
    });
  }
}"""


class Kind(NamedTuple):
    """A game with a number of players and options."""

    game: str
    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])


def random_record(kind: Kind, seed: str) -> dict[str, Json]:
    """The record of a random game, whole."""
    rng = Random(seed)
    seats = [{"name": f"Player {n}", "played_by": "person"} for n in range(1, kind.players + 1)]
    game = make_game(kind.game)
    recorder = Recorder(game, kind.options, seats, rng.randbytes(32), ["a", "b"])
    while recorder.state.to_move() != OVER:
        state = recorder.state
        recorder.apply(state.to_move(), rng.choice(state.legal_actions()))
    return recorder.record()


def states(record: dict[str, Json]) -> Iterator[State]:
    """The states of a record, the first included."""
    game: Game = make_game(record["game"])
    proved: Record = verify(record, game)
    for moment in replay(proved, game):
        yield moment.state


def seen(state: State, perspective: str) -> dict[str, Json]:
    """What is seen from there; `all` is a spectator to whom every seat shows its own things."""
    if perspective not in (ALL, SPECTATOR):
        return dict(state.view(int(perspective) - 1))
    mover = state.to_move() if perspective == ALL else OVER
    view: dict[str, Json] = dict(state.view(None if mover == OVER else mover))
    if perspective == ALL:
        own: list[dict[str, Json]] = [dict(state.view(n)) for n in range(len(view["scores"]))]
        view["private"] = {key: part for each in own for key, part in each["private"].items()}
    return view


def digest(view: dict[str, Json]) -> str:
    """The fingerprint of a view, as web/src/lib/digest.ts makes it."""
    return f"{zlib.crc32(canonical(view).encode()):08x}"


def digests(record: dict[str, Json], perspective: str, most: int) -> dict[int, str]:
    """The fingerprints of what the engine shows: of at most so many first steps and last ones."""
    last = len(record["steps"])
    return {
        step: digest(seen(state, perspective))
        for step, state in enumerate(states(record))
        if step <= most or step >= last - most
    }


def bring(page: Page, record: dict[str, Json]) -> str:
    """The id of a record brought to the server."""
    page.request.post("/api/session")
    wait = 4 * PATIENCE  # the first proof starts a process of its own
    text = json.dumps(record)
    answer = page.request.post("/api/replays", data=text, headers=JSON, timeout=wait)
    assert answer.ok, answer.text()
    made: str = answer.json()["id"]
    return made


JSON = {"content-type": "application/json"}


def open_replay(page: Page, table: str, step: int = 0, perspective: str = SPECTATOR) -> None:
    page.goto(f"/r/{table}?step={step}&perspective={perspective}")
    expect(page.locator(".replay")).to_have_attribute("data-step", str(step))


def follow(page: Page, table: str, perspective: str) -> None:
    """From any page of the site to the beginning of a replay."""
    page.evaluate(FOLLOW, f"/r/{table}?step=0&perspective={perspective}")
    expect(page.locator(".replay")).to_have_attribute("data-perspective", perspective)


def walk(page: Page, last: int, most: int) -> dict[int, str]:
    """The fingerprints of what the browser shows: first steps onwards, last ones backwards."""
    onwards = list(range(min(most, last) + 1))
    backwards = list(range(last, max(onwards[-1], last - most - 1), -1))
    ways = [{"first": "Home", "key": "ArrowRight", "steps": onwards}]
    if backwards:
        ways.append({"first": "End", "key": "ArrowLeft", "steps": backwards})
    shown: dict[str, str] = page.evaluate(WALK, ways)
    return {int(step): fingerprint for step, fingerprint in shown.items()}


def at(page: Page, step: int) -> None:
    """Wait until a step is shown."""
    expect(page.locator(".replay")).to_have_attribute("data-step", str(step), timeout=PATIENCE)


def shown(page: Page) -> tuple[str | None, ...]:
    """Where the replay is: step, perspective and what is seen."""
    place = page.locator(".replay")
    return tuple(place.get_attribute(f"data-{name}") for name in ("step", "perspective", "digest"))


def tampered(record: dict[str, Json], step: int, **change: Any) -> dict[str, Json]:
    """The record with another step."""
    copy: dict[str, Json] = json.loads(json.dumps(record))
    copy["steps"][step - 1] |= change
    return copy
