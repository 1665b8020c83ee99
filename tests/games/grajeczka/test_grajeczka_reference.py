"""The engine agrees with the slow reference: what is legal, what is cited, and what happens."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bajarz.core.dealer import RandomDealer, RecordingDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from reference.grajeczka import PAGES_EACH, Reference, new_game
from reference.grajeczka_random import go_on_adventures, random_position

SETS = ("stack", "unread", "moved")
ONLY_ENGINE = ("memory",)  # not in the reference's state
OF_A_TURN = ("adventure", "moved", "flight", "told_now", "flipped", "turn")


def comparable(state: Mapping[str, object]) -> dict[str, Any]:
    """Both sides of a comparison: the keys of docs/scenarios.md, sets in order."""
    data: dict[str, Any] = json.loads(json.dumps(state))
    for key in ONLY_ENGINE:
        data.pop(key, None)
    for key in SETS:
        data[key].sort()
    if data["phase"] == "over":
        for key in OF_A_TURN:  # there is no turn any more
            del data[key]
        data["result"] = {key: data["result"][key] for key in ("scores", "winners", "reason")}
    return data


def random_options(rng: Random, players: int) -> dict[str, str]:
    """B-S4, B-S5, B-E4."""
    most = PAGES_EACH[players]
    return {
        "first": rng.choice(("random", str(rng.randint(1, players)))),
        "pages": rng.choice(("all", "1", "2", str(rng.randint(1, most)))),
        "turn_limit": rng.choice(("200", "off", str(rng.randint(1, 90)))),
        "mirrored": rng.choice(("no", "yes")),
    }


class Comparison:
    """A random game of the engine with the reference beside it."""

    def __init__(self, game: Grajeczka, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.dealer = RecordingDealer(RandomDealer(self.rng))
        self.done: list[str] = []

    def dealt(self) -> list[str]:
        return [self.game.outcome_name(outcome) for outcome in self.dealer.take()]

    def start(self, players: int, options: dict[str, str]) -> tuple[GrajeczkaState, Reference]:
        state = self.game.start(players, options, self.dealer)
        return state, new_game(players, options, self.dealt())

    def position(self, players: int, size: int) -> tuple[GrajeczkaState, Reference]:
        """A random kingdom with so many added tiles."""
        options = {**random_options(self.rng, players), "pages": "all", "turn_limit": "200"}
        data = random_position(self.rng, players, options, size)
        beside = Reference(json.loads(json.dumps(data)), options["mirrored"] == "yes")
        return self.game.position(players, options, data), beside

    def check(self, state: GrajeczkaState, reference: Reference, tries: int) -> None:
        """Both know the same state and the same legal actions, and cite the same rules."""
        told = f"{self.seed}: after {self.done[-8:]}"
        assert comparable(state.full()) == comparable(reference.state), told
        legal = [self.game.text(action) for action in state.legal_actions()]
        assert sorted(legal) == sorted(reference.legal()), told
        for seat in range(len(reference.state["seats"])):
            for action in self.sample(state, tries if seat == state.to_move() else 2):
                cited = [refusal.rule for refusal in state.explain(seat, self.game.parse(action))]
                assert cited == reference.explain(seat + 1, action), f"{told}: {seat + 1} {action}"

    def sample(self, state: GrajeczkaState, tries: int) -> list[str]:
        """Some actions that might be meant, legal or not."""
        places = [text.split(",") for text in state.full()["places"]]
        texts = ["turn", "tell", "flip", "end"]
        for _ in range(tries):
            q, r = self.rng.choice(places)
            place = f"{int(q) + self.rng.randint(-2, 2)},{int(r) + self.rng.randint(-2, 2)}"
            figure = self.rng.choice(("princess", "knight", "dragon"))
            texts += [f"move {figure} {place}", f"add {place} r{self.rng.randrange(6)}"]
        return texts

    def choose(self, state: GrajeczkaState) -> int:
        """Tell if possible, as a rule; else any kind of action, then any action of the kind."""
        kinds: dict[str, list[int]] = {}
        for action in state.legal_actions():
            kinds.setdefault(self.game.text(action).split()[0], []).append(action)
        if "tell" in kinds and self.rng.random() < 0.8:
            return kinds["tell"][0]
        if "turn" in kinds and self.rng.random() < 0.7:
            del kinds["turn"]
        return self.rng.choice(kinds[self.rng.choice(sorted(kinds))])

    def run(self, state: GrajeczkaState, reference: Reference, decisions: int, tries: int) -> int:
        self.check(state, reference, tries)
        while state.to_move() != OVER and len(self.done) < decisions:
            action = self.choose(state)
            self.done.append(self.game.text(action))
            log: list[Event] = []
            state.apply(state.to_move(), action, self.dealer, log)
            reference.play(self.done[-1], self.dealt())
            names = [event.name for event in log]
            assert sorted(names) == sorted(reference.events), f"{self.seed}: {self.done[-8:]}"
            self.check(state, reference, tries)
        return len(self.done)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_reference_agree(grajeczka: Grajeczka, players: int) -> None:
    comparison = Comparison(grajeczka, f"reference {players}")
    comparison.run(*comparison.start(players, {}), decisions=120, tries=4)
    assert comparison.done


@pytest.mark.parametrize("seed", range(6))
def test_they_agree_with_options(grajeczka: Grajeczka, seed: int) -> None:
    comparison = Comparison(grajeczka, f"options {seed}")
    players = 2 + seed % 3
    options = random_options(comparison.rng, players)
    assert comparison.run(*comparison.start(players, options), decisions=60, tries=2) > 0


@pytest.mark.parametrize("seed", range(25))
def test_they_agree_on_random_kingdoms(grajeczka: Grajeczka, seed: int) -> None:
    """Places, areas, rivers, progress, moves, placements, and who is put out (B-E2)."""
    check_kingdoms(grajeczka, f"kingdoms {seed}", 4)


def test_they_tell_alike_on_random_kingdoms(grajeczka: Grajeczka) -> None:
    """Sight, lines, flights, visits, meetings: every page after random adventures."""
    assert len(check_tellings(grajeczka, "tellings", 20)) > 12


@pytest.mark.parametrize("seed", range(8))
def test_they_agree_in_play_from_random_positions(grajeczka: Grajeczka, seed: int) -> None:
    """Magic tokens, pages that come again, and the turn limit, close at hand."""
    comparison = Comparison(grajeczka, f"positions {seed}")
    comparison.run(*comparison.position(2 + seed % 3, 5 + seed), decisions=30, tries=1)
    assert comparison.done


@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_agree_to_the_end_of_short_games(grajeczka: Grajeczka, players: int) -> None:
    comparison = Comparison(grajeczka, f"short {players}")
    state, reference = comparison.start(players, {"pages": "2", "turn_limit": "11"})
    comparison.run(state, reference, decisions=1000, tries=1)
    assert state.to_move() == OVER


def check_kingdoms(game: Grajeczka, seed: str, kingdoms: int) -> None:
    for number in range(kingdoms):
        comparison = Comparison(game, f"{seed} {number}")
        size = comparison.rng.randint(0, 12)
        comparison.check(*comparison.position(2 + number % 3, size), tries=2)


def check_tellings(game: Grajeczka, seed: str, kingdoms: int) -> set[int]:
    """Returns the pages that could be told somewhere."""
    told = set()
    for number in range(kingdoms):
        rng = Random(f"{seed} {number}")
        options = {"mirrored": rng.choice(("no", "yes"))}
        data = random_position(rng, 2, options, rng.choice((1, 4, 8, 12)))
        reference = Reference(data, options["mirrored"] == "yes")
        if reference.state["to_move"] == 1:  # else put out with an empty stack
            go_on_adventures(rng, reference)
            told |= compare_pages(game, options, reference, f"{seed} {number}")
    return told


def compare_pages(
    game: Grajeczka, options: dict[str, str], reference: Reference, seed: str
) -> set[int]:
    """Put each page into the hand of the seat that has just been on an adventure."""
    told = set()
    tell = game.parse("tell")
    data = {key: value for key, value in reference.state.items() if key not in ("unread", "result")}
    for page in range(1, 37):
        first = {"page": page, "token": data["seats"]["1"]["token"]}
        second = {"page": 1 if page == 36 else page + 1}
        state = game.position(2, options, {**data, "seats": {"1": first, "2": second}})
        cited = [refusal.rule for refusal in state.explain(0, tell)]
        reference.state["seats"]["1"]["page"] = page
        assert cited == reference.explain(1, "tell"), f"{seed}: page {page}"
        if not cited:
            told.add(page)
    return told


# At length


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_they_agree_in_play_from_many_positions(grajeczka: Grajeczka, seed: int) -> None:
    comparison = Comparison(grajeczka, f"long positions {seed}")
    comparison.run(*comparison.position(2 + seed % 3, seed % 13), decisions=60, tries=2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_engine_and_reference_agree_at_length(grajeczka: Grajeczka, seed: int) -> None:
    comparison = Comparison(grajeczka, f"long {seed}")
    players = 2 + seed % 3
    options = random_options(comparison.rng, players)
    if options["turn_limit"] == "off":
        options["turn_limit"] = "300"
    state, reference = comparison.start(players, options)
    comparison.run(state, reference, decisions=100_000, tries=6)
    assert state.to_move() == OVER


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_they_agree_on_thousands_of_random_kingdoms(grajeczka: Grajeczka, seed: int) -> None:
    check_kingdoms(grajeczka, f"long kingdoms {seed}", 50)


@pytest.mark.long
def test_they_tell_every_page_alike(grajeczka: Grajeczka) -> None:
    assert check_tellings(grajeczka, "long tellings", 1000) == set(range(1, 37))
