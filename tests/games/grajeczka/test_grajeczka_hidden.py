"""Nobody learns what they may not know; re-dealt worlds are exactly the possible ones."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from random import Random

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.position_data import GrajeczkaPosition, SeatData
from worlds import Worlds, hidden_part

ME = 0
Full = GrajeczkaPosition


def random_states(game: Grajeczka, seed: str, players: int) -> Iterator[GrajeczkaState]:
    """Every state of a random game; its last part is played on a finished kingdom."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(players, {"turn_limit": "90"}, dealer)
    while state.to_move() != OVER:
        yield state
        kinds: dict[str, list[int]] = {}
        for action in state.legal_actions():
            kinds.setdefault(game.text(action).split()[0], []).append(action)
        kind = "tell" if "tell" in kinds else rng.choice(sorted(kinds))
        state.apply(state.to_move(), rng.choice(kinds[kind]), dealer)


def deal_anew(full: Full, rng: Random, viewer: int | None) -> Full:
    """Shuffle all pages that the viewer cannot see: unread, in others' hands, turned by them."""
    data = deepcopy(full)
    others = [seat for n, seat in data["seats"].items() if viewer is None or int(n) != viewer + 1]
    hidden = list(full["unread"])
    for seat in others:
        hidden += [*seat["turned"], *([] if seat["out"] else [seat["page"]])]
    rng.shuffle(hidden)
    for seat in others:
        seat["turned"] = [hidden.pop() for _ in seat["turned"]]
        if not seat["out"]:
            seat["page"] = hidden.pop()
    data["unread"] = sorted(hidden)
    return data


def with_page(full: Full, seat: int, page: int) -> Full:
    """The seat holds this unread page instead of its own."""
    own = full["seats"][str(seat + 1)]
    unread = [own["page"] if other == page else other for other in full["unread"]]
    held: SeatData = {**own, "page": page}
    return {**full, "unread": sorted(unread), "seats": {**full["seats"], str(seat + 1): held}}


def told_by(state: GrajeczkaState, seat: int, action: int, viewer: int | None) -> str:
    """All that a viewer learns from an action, with chance dealing the first, as bytes."""
    log: list[Event] = []
    state.apply(seat, action, FirstDealer(), log)
    legal = state.legal_actions() if viewer is not None and state.to_move() == viewer else []
    return canonical([[event.seen_by(viewer) for event in log], state.view(viewer), legal])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_legal_actions_do_not_depend_on_hidden_pages(
    grajeczka: Grajeczka, players: int
) -> None:
    rng = Random(players)
    checked = 0
    for state in random_states(grajeczka, f"views {players}", players):
        full = state.full()
        if full["phase"] == "turn" and not full["can_add"]:
            continue  # another page would be tested by B-E2
        for viewer in (None, *range(players)):
            other = grajeczka.position(players, {"turn_limit": "90"}, deal_anew(full, rng, viewer))
            assert canonical(other.view(viewer)) == canonical(state.view(viewer))
            if viewer == state.to_move():
                assert other.legal_actions() == state.legal_actions()
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_tells_the_others_nothing_of_the_page_in_hand(
    grajeczka: Grajeczka, players: int
) -> None:
    """Whatever the mover's page is: same events, same views, and the turn goes on or ends alike."""
    rng = Random(players)
    checked = 0
    for state in random_states(grajeczka, f"actions {players}", players):
        full, mover = state.full(), state.to_move()
        if not full["unread"] or (full["phase"] == "turn" and not full["can_add"]):
            continue
        other = grajeczka.position(
            players, {"turn_limit": "90"}, with_page(full, mover, rng.choice(full["unread"]))
        )
        both = sorted(set(state.legal_actions()) & set(other.legal_actions()))
        for action in rng.sample(both, min(4, len(both))):
            if grajeczka.text(action) == "tell" or mover_is_next(state, action):
                continue
            for viewer in (None, *range(players)):
                if viewer != mover:
                    one = told_by(state.clone(), mover, action, viewer)
                    assert one == told_by(other.clone(), mover, action, viewer)
                    checked += 1
    assert checked > 100


def mover_is_next(state: GrajeczkaState, action: int) -> bool:
    """Whether the mover's own next turn follows on a finished kingdom: B-E2 tests their page."""
    after, mover = state.clone(), state.to_move()
    after.apply(mover, action, FirstDealer())
    return after.turn_number() != state.turn_number() and after.to_move() in (mover, OVER)


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_that_ends_tells_nobody_whether_the_page_could_be_told(
    grajeczka: Grajeczka, seed: int
) -> None:
    """With every page: `end` must be said, and says the same."""
    could = Counter[bool]()
    tell, end = grajeczka.parse("tell"), grajeczka.parse("end")
    for state in random_states(grajeczka, f"end {seed}", 3):
        full, mover = state.full(), state.to_move()
        if full["phase"] != "settle" or full["told_now"] or mover_is_next(state, end):
            continue
        seen: list[set[str]] = [set(), set()]
        rest = set()
        for page in [full["seats"][str(mover + 1)]["page"], *full["unread"]]:
            world = grajeczka.position(3, {"turn_limit": "90"}, with_page(full, mover, page))
            legal = world.legal_actions()
            could[tell in legal] += 1
            rest.add(tuple(action for action in legal if action != tell))
            for index, viewer in enumerate((None, (mover + 1) % 3)):
                seen[index].add(told_by(world.clone(), mover, end, viewer))
        assert [len(texts) for texts in seen] == [1, 1]
        assert len(rest) == 1
        assert end in rest.pop()
    assert min(could[True], could[False]) > 10


def test_a_view_is_an_allow_list(grajeczka: Grajeczka) -> None:
    """Of seats only numbers, beside the own pages; of the stack only its top side and height
    (B-S2, B-S3)."""
    state = grajeczka.start(3, {"first": "1"}, FirstDealer())
    full, mine, spectator = state.full(), state.view(ME), state.view(None)
    assert (mine["unread"], mine["stack"]) == (33, 11)
    assert mine["top"] == full["top"]
    assert mine["private"] == {"1": {"page": full["seats"]["1"]["page"], "turned": []}}
    assert spectator == {**mine, "private": {}}
    for own in mine["seats"].values():
        assert (own["page"], own["turned"], own["undrawn"]) == (0, 0, 11)
    assert "memory" not in mine


def test_a_stack_is_only_counted(grajeczka: Grajeczka) -> None:
    views = set()
    for under in ("T02", "T03"):
        state = grajeczka.position(2, {}, {"top": "T01A", "stack": [under]})
        views |= {canonical([state.view(viewer), viewer]) for viewer in (None, 0, 1)}
    assert len(views) == 3


# Re-dealt worlds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeal_keeps_what_a_seat_knows(grajeczka: Grajeczka, players: int) -> None:
    """The own pages, all that lies open, and every number; each page is somewhere once."""
    rng = Random(players)
    for state in random_states(grajeczka, f"redeal {players}", players):
        seat = rng.randrange(players)
        world = state.redeal(seat, rng)
        before, after = state.full(), world.full()
        assert canonical(world.view(seat)) == canonical(state.view(seat))
        assert world.view(None) == state.view(None)
        assert after["seats"][str(seat + 1)] == before["seats"][str(seat + 1)]
        assert after["stack"] == before["stack"]
        assert sorted(all_pages(after)) == list(range(1, 37))
        if state.to_move() == seat:
            assert world.legal_actions() == state.legal_actions()


def all_pages(full: Full) -> list[int]:
    pages = list(full["unread"])
    for seat in full["seats"].values():
        pages += [*seat["turned"], *seat["told"], *([seat["page"]] if seat["page"] else [])]
    return pages


HIDDEN = {  # seat 2 holds the first page and has turned the second; the others are unread
    "growing": [24, 13, 2, 14, 25],
    "finished": [24, 13, 2, 14, 25],  # 2 and 14 ask for what the start kingdom lacks
    "no way back": [24, 13, 2, 21, 25],  # 21 can be told until the Dragon leaves
}
HOPELESS = {2, 14, 21}
GROUND: dict[str, dict[str, object]] = {
    "growing": {"top": "T01A", "stack": []},
    "finished": {"top": "", "stack": []},
    "no way back": {
        "top": "",
        "stack": [],
        "kingdom": ["-3,2 T09B r0", "0,3 T08B r2"],
        "figures": {"dragon": "-2,2"},
    },
}


def small_position(game: Grajeczka, ground: str, pages: list[int], undrawn: int) -> GrajeczkaState:
    """Both have told nearly everything; it is seat 1's turn, whose own page is 1."""
    told = [page for page in range(2, 37) if page not in pages]
    data = {
        "to_move": 1,
        "unread": pages[2:],
        "seats": {
            "1": {"page": 1, "told": told[: 14 + undrawn], "undrawn": 3 - undrawn},
            "2": {
                "page": pages[0],
                "turned": [pages[1]],
                "told": told[14 + undrawn :],
                "undrawn": undrawn,
            },
        },
    }
    return game.position(2, {}, {**GROUND[ground], **data})


def start(game: Grajeczka, ground: str, undrawn: int) -> Worlds:
    """The true position, and every other way of dealing the same hidden pages."""
    hidden = HIDDEN[ground]
    others = [
        small_position(game, ground, [*two, *(page for page in hidden if page not in two)], undrawn)
        for two in permutations(hidden, 2)
    ]
    return Worlds(small_position(game, ground, hidden, undrawn), ME, others)


PASS = ["move princess", "end"]
THEY_TURN = [*PASS, "turn"]
SCRIPTS = {
    "nothing learnt": [],
    "a turn": PASS,
    "they move": [*PASS, "move knight", "end"],
    "they turn the page": THEY_TURN,
    "their page is tested": [*THEY_TURN, *PASS],
    "they turn two pages": [*THEY_TURN, *THEY_TURN, *PASS],
    "their page comes again": [*THEY_TURN, *THEY_TURN, *THEY_TURN, *PASS],
    "they pass": PASS * 5,
    "the dragon leaves": [*PASS, "move knight", "end", "move dragon", "end"],
    "the dragon is about to leave": [*PASS, "move knight", "end", "move dragon"],
    "the dragon leaves first": ["move dragon", "end"],
    "turned before the dragon leaves": [*THEY_TURN, "move dragon", "end", "move knight", "end"],
    "I turn the page": ["turn", "move knight", "end"],
}


def play(game: Grajeczka, worlds: Worlds, script: list[str]) -> None:
    """Carry out the first legal action that begins with each text, while the game goes on."""
    for text in script:
        legal = worlds.truth.legal_actions()
        action = next(action for action in legal if game.text(action).startswith(text))
        worlds.step(action, draws_no_hopeless_page)


def draws_no_hopeless_page(log: list[Event]) -> bool:
    """So that nobody is put out in the true game."""
    drawn = [event.full()["page"] for event in log if event.name == "PageDrawn"]
    return not HOPELESS & set(drawn)


def check_redeal(worlds: Worlds, seed: str) -> int:
    """Re-dealt worlds are the possible ones, each as often as the others; returns how many."""
    possible = worlds.possible()
    assert hidden_part(worlds.truth) in possible
    rng = Random(seed)
    draws = 60 * len(possible)
    found = Counter(hidden_part(worlds.truth.redeal(ME, rng)) for _ in range(draws))
    assert set(found) == possible
    expected = draws / len(possible)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < limit(len(possible) - 1)
    return len(possible)


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-squared (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


@pytest.mark.parametrize("undrawn", [0, 1])
@pytest.mark.parametrize("ground", GROUND)
@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    grajeczka: Grajeczka, script: str, ground: str, undrawn: int
) -> None:
    worlds = start(grajeczka, ground, undrawn)
    play(grajeczka, worlds, SCRIPTS[script])
    check_redeal(worlds, script)


def test_who_stays_in_holds_a_page_that_can_be_told(grajeczka: Grajeczka) -> None:
    """B-E2 is public: on a finished kingdom a turn that begins tells something of the page."""
    worlds = start(grajeczka, "finished", 1)
    assert check_redeal(worlds, "before") == 20
    play(grajeczka, worlds, SCRIPTS["a turn"])
    assert check_redeal(worlds, "after") == 12  # one of three pages in hand, any other turned


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_redeal_after_random_play(grajeczka: Grajeczka, seed: int) -> None:
    rng = Random(seed)
    worlds = start(grajeczka, rng.choice(sorted(GROUND)), rng.randrange(2))
    for _ in range(rng.randint(1, 14)):
        if worlds.truth.to_move() == OVER:
            break
        worlds.step(rng.choice(worlds.truth.legal_actions()), lambda _: True)
        if worlds.truth.to_move() != OVER:
            check_redeal(worlds, f"random {seed}")
