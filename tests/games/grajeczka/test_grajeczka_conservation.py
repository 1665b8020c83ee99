"""Nothing is lost, nothing made, at every step of random play (B-C1), counted from JSON."""

from collections.abc import Iterator
from random import Random

import pytest

from bajarz.core.conformance import check_game
from bajarz.core.dealer import RandomDealer
from bajarz.core.state import OVER
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.position_data import GrajeczkaPosition

BOOKS = {2: 18, 3: 12, 4: 9}  # B-S3
PHASES = ("turn", "settle", "second", "over")


def played(
    game: Grajeczka, seed: str, players: int, options: dict[str, str]
) -> Iterator[GrajeczkaState]:
    """Every state of a random game whose players tell what they can and add tiles often."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(players, options, dealer)
    yield state
    while state.to_move() != OVER:
        kinds: dict[str, list[int]] = {}
        for action in state.legal_actions():
            kinds.setdefault(game.text(action).split()[0], []).append(action)
        kind = "tell" if "tell" in kinds else rng.choice(sorted(kinds))
        state.apply(state.to_move(), rng.choice(kinds[kind]), dealer)
        yield state


def check_pages(full: GrajeczkaPosition, book: int) -> None:
    """36 = unread + hands + turned + told; every book is whole."""
    pages = list(full["unread"])
    for seat in full["seats"].values():
        own = [*seat["turned"], *seat["told"], *([seat["page"]] if seat["page"] else [])]
        assert len(own) + seat["undrawn"] == book
        assert seat["left"] == book - len(seat["told"])
        assert seat["page"] or full["phase"] == "over"
        pages += own
    assert sorted(pages) == list(range(1, 37))
    never = 36 - book * len(full["seats"])  # option `pages`: these stay unread
    undrawn = sum(seat["undrawn"] for seat in full["seats"].values())
    assert len(full["unread"]) == undrawn + never


def check_tiles(full: GrajeczkaPosition) -> None:
    """12 ordinary tiles and the 3 starting ones, three places each; nobody off the kingdom."""
    tiles = [text.split()[1][:3] for text in full["kingdom"]] + list(full["stack"])
    tiles += [full["top"][:3]] if full["top"] else []
    assert sorted(tiles) == [f"T{n:02}" for n in range(1, 13)]
    assert len(full["places"]) == 3 * (3 + len(full["kingdom"]))
    assert set(full["figures"]) == {"princess", "knight", "dragon"}
    assert set(full["figures"].values()) <= set(full["places"])
    assert full["top"] or not full["stack"]


def check_turn(full: GrajeczkaPosition) -> None:
    """What the rules say of every position."""
    assert full["phase"] in PHASES
    assert (full["to_move"] == 0) == (full["phase"] == "over")
    if full["to_move"]:
        assert not full["seats"][str(full["to_move"])]["out"]
    if full["phase"] == "turn":
        assert not full["moved"]
        assert not full["flight"]
        assert not full["told_now"]
        assert not full["flipped"]
    if full["flight"]:
        assert "dragon" in full["moved"] or full["phase"] == "over"
        assert full["flight"][-1] == full["figures"]["dragon"]
    if full["can_add"]:
        assert full["top"]
        assert not any(seat["out"] for seat in full["seats"].values())  # B-E2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pages", ["all", "1", "4"])
def test_nothing_is_lost(grajeczka: Grajeczka, players: int, pages: str) -> None:
    book = BOOKS[players] if pages == "all" else int(pages)
    for seed in range(2):
        options = {"pages": pages, "mirrored": ("no", "yes")[seed]}
        for state in played(grajeczka, f"conservation {seed}", players, options):
            full = state.full()
            check_pages(full, book)
            check_tiles(full)
            check_turn(full)
        check_end(full)


def check_end(full: GrajeczkaPosition) -> None:
    """B-E1, B-E3, B-E4."""
    result, seats = full["result"], full["seats"]
    assert result["scores"] == {number: len(seat["told"]) for number, seat in seats.items()}
    winners = {str(number) for number in result["winners"]}
    inside = {number: seat["left"] for number, seat in seats.items() if not seat["out"]}
    if result["reason"] == "B-E3":
        assert not inside
    elif result["reason"] == "B-E1":
        assert winners == {number for number in inside if inside[number] == 0}
        assert len(winners) == 1
    else:
        assert result["reason"] == "B-E4"
        assert winners == {n for n in inside if inside[n] == min(inside.values())}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 7, 10])
def test_everybody_has_equally_many_turns_under_a_limit(
    grajeczka: Grajeczka, players: int, limit: int
) -> None:
    """B-E4: the limit is rounded up to whole rounds."""
    turns = set()
    for state in played(grajeczka, f"limit {limit}", players, {"turn_limit": str(limit)}):
        if state.to_move() != OVER:
            turns.add((state.turn_number(), state.to_move()))
    full = state.full()
    assert full["limit"] % players == 0
    assert limit <= full["limit"] < limit + players
    assert full["result"]["reason"] == "B-E4"
    assert len(turns) == full["limit"]
    by_seat = [sum(mover == seat for _, mover in turns) for seat in range(players)]
    assert len(set(by_seat)) == 1


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"pages": "3", "mirrored": "yes"}), (4, {"turn_limit": "60"})],
)
def test_conformance(grajeczka: Grajeczka, players: int, options: dict[str, str]) -> None:
    assert check_game(grajeczka, players, options, f"test {players}") > 100
