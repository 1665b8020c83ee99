"""Action ids and observations: what they stand for, and what they must never show."""

from random import Random
from typing import cast

import numpy as np
import pytest

from bajarz.core.canonical import canonical
from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import UnknownName
from bajarz.core.state import OVER, State
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.view import FantazjaView
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.games.registry import GAMES
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.lab.env import OutsideWindow, TurnEnv, encoding_class
from bajarz.lab.env.fields import Row
from bajarz.lab.env.play import Play, Setting
from bajarz.lab.fantazja.encoding import FantazjaEncoding
from bajarz.lab.grajeczka.encoding import PLANES, GrajeczkaEncoding
from bajarz.lab.runestones.encoding import RuneStonesEncoding
from lab.env.settings import ALL, NAMES, Played, game

GAMES_EACH = 2
RIVER_ENDS = {  # on the planes of Grajeczka: which way, and what lies opposite
    "river end to the e": ((1, 0), "river end to the w"),
    "river end to the ne": ((1, -1), "river end to the sw"),
    "river end to the nw": ((0, -1), "river end to the se"),
    "river end to the w": ((-1, 0), "river end to the e"),
    "river end to the sw": ((-1, 1), "river end to the ne"),
    "river end to the se": ((0, 1), "river end to the nw"),
}


def started(played: Played, seed: str) -> tuple[Play, Random]:
    play = Play(Setting(game(played.name), played.players, played.options))
    rng = Random(seed)
    play.start(RandomDealer(rng))
    return play, rng


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_an_encoding(name: str) -> None:
    assert encoding_class(name).__name__


def test_an_unknown_game_or_window_is_told() -> None:
    with pytest.raises(UnknownName, match="there is no game 'chess'"):
        encoding_class("chess")
    with pytest.raises(UnknownName, match="the window has no 'size'; it has: reach"):
        TurnEnv(game("fantazja"), window={"size": 3})


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_ids_and_texts_are_one_to_one(played: Played) -> None:
    setting = Setting(game(played.name), played.players, played.options)
    for seat, table in enumerate(setting.encoding.tables):
        texts = [setting.game.text(code) for code in table.codes[:: 101 + seat]]
        assert [setting.game.parse(text) for text in texts] == table.codes[:: 101 + seat]
        assert len(set(texts)) == len(texts)
        for first, block in zip(table.first_ids(), table.blocks, strict=True):
            verbs = {form.split()[0] for form in block.form.split(", ")}
            ends = (block.codes[0], block.codes[-1])
            assert {setting.game.text(code).split()[0] for code in ends} <= verbs
            assert table.ids[block.codes[0]] == first


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_the_mask_is_the_list_of_legal_actions(played: Played) -> None:
    for number in range(GAMES_EACH):
        play, rng = started(played, f"mask {number}")
        while play.seat != OVER:
            table = play.encoding.tables[play.seat]
            offered = [table.codes[each] for each in play.mask(play.seat).nonzero()[0]]
            assert sorted(offered) == play.state.legal_actions()
            assert play.outside == 0
            assert not play.mask(play.seat - 1).any() or played.players == 1
            play.step(rng.choice(play.ids))


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_observations_show_nothing_hidden(played: Played) -> None:
    """Worlds that a seat cannot tell apart look alike; they do differ, where there are secrets."""
    differ = 0
    for number in range(GAMES_EACH):
        play, rng = started(played, f"hidden {number}")
        other = Play(play.setting)
        while play.seat != OVER:
            if rng.random() < (0.2 if play.steps < 200 else 0.02):
                for seat in range(played.players):
                    other.state = play.state.redeal(seat, rng)
                    assert np.array_equal(other.observation(seat), play.observation(seat))
                    differ += canonical(other.state.full()) != canonical(play.state.full())
            play.step(rng.choice(play.ids))
    assert differ or played.players == 1


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_every_step_can_be_seen(played: Played) -> None:
    """Observations stay within their bounds, and whoever acts sees a difference."""
    play, rng = started(played, "seen")
    low, high = play.encoding.layout.bounds()
    while play.seat != OVER:
        seat, before = play.seat, play.observation(play.seat)
        play.step(rng.choice(play.ids))
        after = play.observation(seat)
        assert not np.array_equal(before, after)
        assert (after >= low).all()
        assert (after <= high).all()


def test_scaled_observations_lie_between_minus_one_and_one() -> None:
    for played in ALL:
        play, _ = started(played, "scaled")
        scaled = play.encoding.layout.scale(play.observation(0))
        assert scaled.dtype == np.float32
        assert np.abs(scaled).max() <= 1


# What single fields say, against the view


def fantazja_view(state: State, seat: int) -> FantazjaView:
    assert isinstance(state, FantazjaState)
    return state.view(seat)


def test_fields_of_fantazja() -> None:
    env = TurnEnv(game("fantazja"))
    env.reset(seed=4)
    encoding = env.setting.encoding
    assert isinstance(encoding, FantazjaEncoding)
    rng = Random(4)
    for _ in range(60):
        env.step(rng.choice(env.play.ids))
    for seat, agent in enumerate(env.possible_agents):
        seen, view = env.observe_dict(agent), fantazja_view(env.play.state, seat)
        names = [encoding.game.tables.name[tile] for tile in encoding.tiles[seat]]
        own = view["private"][str(seat + 1)]
        tiles = {"hand": own["hand"], "ip": own["ip"], "bag": own["bag"]}
        tiles["discard"] = view["seats"][str(seat + 1)]["discard"]
        for field, expected in tiles.items():
            marked = {names[slot] for slot in seen[f"my_{field}"].nonzero()[0]}
            assert marked == set(expected)
        tops = {place: stack[0]["tile"] for place, stack in view["map"].items()}
        tops[view["castle"]] = "castle"
        for place, top in tops.items():
            x, y = (int(part) + encoding.reach for part in place.split(","))
            assert seen["map"][0, y, x] == (top[0] == "SE"[seat])
            assert seen["map"][2, y, x] == (top == "castle")
            assert seen["map"][9, y, x] == len(view["map"].get(place, [top]))
            assert seen["map"][14:30, y, x].astype(bool).sum() == 4
        assert seen["map"][:3].sum() == len(tops)
        assert seen["counts"][4] == view["scores"][seat]
        assert seen["flags"][0] == (view["to_move"] == seat + 1)


def test_fields_of_caladale() -> None:
    env = TurnEnv(game("caladale"), 3)
    env.reset(seed=4)
    rng = Random(4)
    for _ in range(80):
        env.step(rng.choice(env.play.ids))
    caladale = env.setting.game
    assert isinstance(caladale, Caladale)
    names = caladale.tables.name
    for seat, agent in enumerate(env.possible_agents):
        seen, view = env.observe_dict(agent), cast(CaladaleView, env.play.state.view(seat))
        assert {names[tile] for tile in seen["face_up"].nonzero()[0]} == set(view["face_up"])
        for row in range(3):
            number = (seat + row) % 3
            theirs = view["seats"][str(number + 1)]
            tray = {names[tile] for tile in seen["tray"][row].nonzero()[0]}
            assert tray == {tile["tile"] for tile in theirs["tray"]}
            assert seen["castle"][row, 0].sum() == len(theirs["castle"])
            assert seen["castle"][row, 5:9].sum() == len(theirs["open"])
            assert seen["counts"][row, 3] == view["scores"][number]


def test_fields_of_rune_stones() -> None:
    env = TurnEnv(game("runestones"), 3)
    env.reset(seed=4)
    rng = Random(4)
    for _ in range(300):
        env.step(rng.choice(env.play.ids))
    encoding = env.setting.encoding
    assert isinstance(encoding, RuneStonesEncoding)
    cards = encoding.cards
    for seat, agent in enumerate(env.possible_agents):
        seen, state = env.observe_dict(agent), env.play.state
        assert isinstance(state, RuneStonesState)
        view = state.view(seat)
        own = view["private"][str(seat + 1)]
        lists = {"my_hand": own["hand"], "my_deck": own["deck"], "my_played": own["played"]}
        for field, held in lists.items():
            assert {cards[each] for each in seen[field].nonzero()[0]} == set(held)
        assert [cards[slot.argmax()] for slot in seen["display"] if slot.any()] == [
            card for card in view["display"] if card
        ]
        for row in range(3):
            theirs = view["seats"][str((seat + row) % 3 + 1)]
            assert seen["gems"][row].tolist() == [*theirs["gems"].values(), theirs["ore"]]
            assert seen["counts"][row, 3] == theirs["points"]
            assert seen["rows"][row].sum() == sum(bool(c) for line in theirs["rows"] for c in line)


@pytest.mark.parametrize("mirrored", ["no", "yes"])
def test_fields_of_grajeczka(mirrored: str) -> None:
    env = TurnEnv(game("grajeczka"), 3, {"mirrored": mirrored})
    env.reset(seed=4)
    encoding = env.setting.encoding
    assert isinstance(encoding, GrajeczkaEncoding)
    reach = encoding.reach
    assert len(encoding.places) == 3 * reach * (reach + 1) + 1
    rng = Random(4)
    met = dict.fromkeys(("turned", "told", "laid", "flight"), 0)
    while env.play.seat != OVER:
        likely = {env.action_id("tell"): 1.0, env.action_id("turn"): 0.1}
        liked = [each for each in env.play.ids if rng.random() < likely.get(each, 0)]
        env.step(rng.choice(liked or env.play.ids))
        seen, view = env.observe_dict("seat_2"), cast(GrajeczkaView, env.play.state.view(1))
        own = view["private"]["2"]
        assert (seen["page"][0].nonzero()[0] + 1).tolist() == ([own["page"]] if own["page"] else [])
        order = np.argsort(seen["my_turned"])[36 - len(own["turned"]) :]
        assert [page + 1 for page in order] == own["turned"]
        for row, seat in enumerate("231"):
            theirs = view["seats"][seat]
            assert (seen["told"][row].nonzero()[0] + 1).tolist() == sorted(theirs["told"])
            assert seen["seat_flags"][row, 0] == (theirs["token"] == "magic")
            assert seen["counts"][row, [0, 2]].tolist() == [theirs["left"], theirs["undrawn"]]
            met["told"] += len(theirs["told"])
        assert [encoding.game.tables.side_names[n] for n in seen["top"].nonzero()[0]] == [
            name for name in [view["top"]] if name
        ]
        assert seen["piles"].tolist() == [view["stack"], view["unread"]]
        check_planes(seen["kingdom"], view, encoding)
        met["turned"] += len(own["turned"]) > 1
        met["laid"] += len(view["kingdom"])
        met["flight"] += len(view["flight"])
    assert all(met.values())


def check_planes(planes: Row, view: GrajeczkaView, encoding: GrajeczkaEncoding) -> None:
    """Terrain, figures and flight as in the view; every river's ends, which meet (B-P3)."""
    shown: dict[tuple[int, int], set[str]] = {}
    for plane, r, q in zip(*planes.nonzero(), strict=True):
        shown.setdefault((q - encoding.reach, r - encoding.reach), set()).add(PLANES[plane])
    words: dict[tuple[int, int], set[str]] = {}
    for ground in view["places"]:
        river = {"none": "", "short": "river", "long": "long-river"}[ground["river"]]
        large = "large" if ground["large"] else ""
        words[ground["q"], ground["r"]] = {ground["terrain"], river, large} - {""}
    for name, place in view["figures"].items():
        words[place["q"], place["r"]].add(name)
    for place in view["flight"]:
        words[place["q"], place["r"]].add("flight")
    ends = {at: found & RIVER_ENDS.keys() for at, found in shown.items()}
    assert {at: shown[at] - ends[at] for at in shown} == words
    for (q, r), found in ends.items():
        for end in found:
            beyond, opposite = RIVER_ENDS[end]
            beside = q + beyond[0], r + beyond[1]
            assert beside not in shown or opposite in ends[beside]
    sides = {side.name: side for side in encoding.game.components.sides}
    laid = [sides[each["tile"]] for each in view["kingdom"]]
    rivers = [*(side.river for side in laid), *(s.river for s in encoding.game.components.starts)]
    assert sum(len(found) for found in ends.values()) == sum(len(river) for river in rivers)


# The window


@pytest.mark.parametrize(
    ("name", "reach", "text"),
    [("fantazja", 1, "small S-R1a 2,0 r0"), ("grajeczka", 4, "add 4,0 r0")],
)
def test_what_lies_outside_of_the_window_is_not_offered(name: str, reach: int, text: str) -> None:
    env = TurnEnv(game(name), window={"reach": reach})
    env.reset(seed=2)
    rng = Random(2)
    outside = 0
    while env.play.seat != OVER:
        outside += env.play.outside
        assert len(env.play.ids) + env.play.outside == len(env.play.state.legal_actions())
        env.step(rng.choice(env.play.ids))
    assert outside > 0
    with pytest.raises(OutsideWindow, match=f"'{text}' has no id"):
        env.action_id(text)


def test_a_reach_of_26_is_all_that_the_tiles_of_grajeczka_can_need() -> None:
    """Always as far to the east as possible: more than the usual window has, never more than 26."""
    env = TurnEnv(game("grajeczka"), window={"reach": 26})
    usual = Setting(game("grajeczka")).encoding.tables[0].ids
    env.reset(seed=1)
    beyond = 0
    while env.play.state.full()["top"]:
        assert env.play.outside == 0
        adds = [code for code in env.play.codes if env.setting.game.text(code).startswith("add")]
        beyond += sum(code not in usual for code in adds)
        east = max(adds or env.play.codes, key=lambda code: eastern(env.setting.game.text(code)))
        env.step(env.play.ids[env.play.codes.index(east)])
    assert beyond > 0


def eastern(text: str) -> int:
    """How far to the east an added tile reaches; -99 of what adds none."""
    words = text.split()
    return int(words[1].split(",")[0]) * 2 + int(words[2] == "r0") if words[0] == "add" else -99


def test_nothing_but_actions_outside_of_the_window_is_an_error() -> None:
    options = {"solo": "builder"}
    play = Play(Setting(game("caladale"), 1, options))
    play.start(RandomDealer(Random(1)))
    play.encoding = Setting(game("fantazja")).encoding
    with pytest.raises(OutsideWindow, match="all legal actions lie outside of the window"):
        play.look()
