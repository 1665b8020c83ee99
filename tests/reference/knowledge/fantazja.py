"""What a seat of Fantazja may know (F-S2, F-I1, F-M1 to F-M5).

Of the opponent: which tiles are in hand, face down (slot by slot) and in the draw pile; what lies
at the bottom of it was buried by the seat itself. Of its own side: which tiles of its hand the
opponent was shown.
"""

from copy import deepcopy
from random import Random
from typing import Any

from bajarz.core.canonical import Json
from bajarz.core.record import Step
from reference.knowledge.knowledge import Hidden, Knowledge, Pool, only
from reference.knowledge.piles import Bound, Pile
from reference.knowledge.played import Facts, Table


class Show:
    """A use of the magic power against the seat: some tiles of its hand, unknown to itself."""

    def __init__(self, event: int, hand: set[str], count: int) -> None:
        self.event = event
        self.hand = frozenset(hand)
        self.count = count
        self.buried: list[str] = []
        self.is_open = True


class FantazjaKnowledge(Knowledge):
    """What a seat knows of the other's tiles, and what it does not know of its own."""

    told_nothing = (
        "GameStarted", "BonusEarned", "TilesRemoved", "TokenPlaced", "TokenReturned", "TokenMoved",
        "TurnEnded", "GameEnded",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        (self.them,) = self.others
        theirs = faction(table, self.them)
        self.pile = Pile(theirs)
        self.unseen = set(theirs)  # all that lies neither on the map nor in their discard pile
        self.points: list[str] = []  # their IP, slot by slot: a tile, or a variable
        self.paid: Bound = {}
        self.bottom: list[str] = []  # of their draw pile
        self.draws: dict[int, tuple[int | None, list[str]]] = {}  # event → draw, and bottom tiles
        self.gains: dict[int, str] = {}  # event → slot's variable

        self.hand: set[str] = set()
        self.bag = set(faction(table, self.me))
        self.buried: list[str] = []  # at the bottom of the own pile
        self.shows: list[Show] = []

    # Events

    def see_tiles_drawn(self, event: Facts) -> None:
        if event["seat"] == self.them:
            self.they_draw(event["count"])
            return
        for tile in event["tiles"]:  # F-T4: the pile first, then what lies at its bottom
            if self.bag:
                self.bag.remove(tile)
            else:
                assert self.buried.pop(0) == tile
            self.hand.add(tile)

    def they_draw(self, count: int) -> None:
        from_pile = min(count, self.pile.left)
        draw = self.pile.draw(from_pile) if from_pile else None
        bottom = self.bottom[: count - from_pile]
        for tile in bottom:
            self.pile.enter(tile)
        self.bottom = self.bottom[len(bottom) :]
        self.draws[self.at()] = draw, bottom

    def see_tile_built(self, event: Facts) -> None:
        self.lay(event["seat"], event["tile"])

    def lay(self, seat: int, tile: str) -> None:
        """A tile leaves a hand, for all to see."""
        if seat == self.me:
            self.hand.remove(tile)
        else:
            self.pile.leave(tile)
            self.unseen.remove(tile)

    def take(self, seat: int, tile: str) -> None:
        """A tile joins a hand, for all to see."""
        if seat == self.me:
            self.hand.add(tile)
        else:
            self.pile.enter(tile)
            self.unseen.add(tile)

    def see_tiles_exchanged(self, event: Facts) -> None:  # F-M1
        self.lay(event["seat"], event["given"])
        self.take(event["seat"], event["taken"])

    def see_building_replaced(self, event: Facts) -> None:  # F-M5
        self.lay(event["seat"], event["tile"])
        self.take(event["seat"], event["replaced"])

    def see_point_gained(self, event: Facts) -> None:  # F-I1
        if event["seat"] == self.me:
            self.hand.remove(event["tile"])
            return
        slot = f"point {self.at()}"
        self.pile.leave(slot)
        self.points.append(slot)
        self.gains[self.at()] = slot

    def see_point_recovered(self, event: Facts) -> None:  # F-M2
        if event["seat"] == self.them:
            self.points.append(event["tile"])
            self.unseen.add(event["tile"])

    def see_point_paid(self, event: Facts) -> None:  # F-L1
        if event["seat"] == self.them:
            slot = self.points.pop(event["slot"] - 1)
            self.paid[slot] = event["tile"]
            self.unseen.remove(event["tile"])

    def see_hand_shown(self, event: Facts) -> None:  # F-M4
        if event["seat"] == self.me:
            self.pile.hold(event["tiles"])
        else:
            self.shows.append(Show(self.at(), self.hand, event["count"]))

    def see_tile_buried(self, event: Facts) -> None:
        tile = event["tile"]
        if event["seat"] == self.me:
            self.pile.leave(tile)
            self.bottom.append(tile)
        else:
            self.hand.remove(tile)
            self.buried.append(tile)
            self.shows[-1].buried.append(tile)

    def see_tiles_returned(self, event: Facts) -> None:
        if event["seat"] == self.them:
            self.shows[-1].is_open = False

    # What is possible

    def is_shown(self) -> bool:
        """Whether the opponent is looking at tiles of the seat's hand now."""
        return bool(self.shows) and self.shows[-1].is_open

    def pools(self) -> list[Pool]:
        slots = {f"ip {n}": slot for n, slot in enumerate(self.points, 1)}
        known = {place: slot for place, slot in slots.items() if slot in self.unseen}
        known |= {f"bottom {n}": tile for n, tile in enumerate(self.bottom, 1)}
        rest = frozenset(self.unseen - set(known.values()))
        sizes = {place: 1 for place in slots if place not in known}
        sizes |= {"hand": self.pile.hand, "bag": self.pile.left}
        pools = [Pool(rest, sizes), *(Pool(frozenset([t]), {p: 1}) for p, t in known.items())]
        return [*pools, *self.own_pools()]

    def own_pools(self) -> list[Pool]:
        pools = [Pool(frozenset(self.bag), {"own bag": len(self.bag)})]
        for n, tile in enumerate(self.buried, 1):
            pools.append(Pool(frozenset([tile]), {f"own bottom {n}": 1}))
        if self.is_shown():
            shown = self.shows[-1].count - len(self.shows[-1].buried)
            sizes = {"shown": shown, "not shown": len(self.hand) - shown}
            pools.append(Pool(frozenset(self.hand), sizes))
        return pools

    def explains(self, hidden: Hidden) -> bool:
        bound = self.bound(hidden)
        return self.pile.history(bound, hidden["hand"], hidden["bag"]) is not None

    def bound(self, hidden: Hidden) -> Bound:
        """Which tile was put face down in which slot, the slots paid since included."""
        now = {slot: only(hidden[f"ip {n}"]) for n, slot in enumerate(self.points, 1)}
        return {**self.paid, **now}

    def known_tiles(self) -> set[str]:
        """Their tiles that were last seen in hand, or openly became IP, and have not left."""
        known: set[str] = set()
        for move in self.pile.moves:
            if move.kind in ("enter", "hold"):
                known |= set(move.names)
            elif move.kind == "leave":
                known -= set(move.names)
        return (known | set(self.points)) & self.unseen

    # Between states and hidden states

    def hidden(self, full: Json) -> Hidden:
        theirs, mine = full["seats"][str(self.them)], full["seats"][str(self.me)]
        places: dict[str, Any] = {"hand": theirs["hand"], "bag": theirs["bag"]}
        places |= {f"ip {n}": [tile] for n, tile in enumerate(theirs["ip"], 1)}
        places |= {f"bottom {n}": [tile] for n, tile in enumerate(theirs["bottom"], 1)}
        places["own bag"] = mine["bag"]
        places |= {f"own bottom {n}": [tile] for n, tile in enumerate(mine["bottom"], 1)}
        if full["phase"] == "magic" and full["to_move"] == self.them:
            places["shown"] = full["shown"]
            places["not shown"] = set(mine["hand"]) - set(full["shown"])
        return {place: frozenset(tiles) for place, tiles in places.items()}

    def edited(self, full: Json, hidden: Hidden) -> Json:
        data = deepcopy(full)
        theirs, mine = data["seats"][str(self.them)], data["seats"][str(self.me)]
        theirs["hand"], theirs["bag"] = sorted(hidden["hand"]), sorted(hidden["bag"])
        mine["bag"] = sorted(hidden["own bag"])
        for seat, key, place in (
            (theirs, "ip", "ip"),
            (theirs, "bottom", "bottom"),
            (mine, "bottom", "own bottom"),
        ):
            count = len(seat[key])
            seat[key] = [only(hidden[f"{place} {n}"]) for n in range(1, count + 1)]
        if "shown" in hidden:
            data["shown"] = sorted(hidden["shown"])
        return data

    def other_memory(self, memory: Json, rng: Random) -> Json:
        """The opponent was shown another tile of the seat's hand instead of one that it was shown;
        `memory.seen` tells when each tile was last seen."""
        seen = dict(memory["seen"])
        there = self.shows[-1].hand & self.hand if self.shows else set()
        latest = max((seen.get(tile, 0) for tile in there), default=0)
        shown = sorted(tile for tile in there if latest and seen.get(tile, 0) == latest)
        others = sorted(tile for tile in there if tile not in seen)
        if shown and others:
            seen[rng.choice(others)] = seen.pop(rng.choice(shown))
        return {**memory, "seen": seen}

    # Between histories

    def retold(self, hidden: Hidden, rng: Random) -> list[Facts]:
        bound = self.bound(hidden)
        draws = self.pile.shuffled(bound, hidden["hand"], hidden["bag"], rng)
        events = deepcopy(self.events)
        for at, (draw, bottom) in self.draws.items():
            events[at]["tiles"] = [*(() if draw is None else draws[draw]), *bottom]
        for at, slot in self.gains.items():
            events[at]["tile"] = bound[slot]
        for show in self.shows:
            rest = sorted(show.hand - set(show.buried))
            others = rng.sample(rest, show.count - len(show.buried))
            if show.is_open:
                others = sorted(hidden["shown"])
            events[show.event]["tiles"] = [*show.buried, *others]
        return events

    def rewritten(self, step: Step, told: list[Facts], retold: list[Facts]) -> Step:
        dealt, action = step.dealt[:], step.action
        at = sum(name.startswith("seat") for name in dealt)  # the first player, at the set-up
        for one, other in zip(told, retold, strict=True):
            if one["event"] == "PointGained":
                action = f"gain {other['tile']}"
            for old, new in zip(one.get("tiles", []), other.get("tiles", []), strict=True):
                if one["event"] == "HandShown" or (
                    one["event"] == "TilesDrawn" and dealt[at : at + 1] == [old]
                ):
                    dealt[at] = new
                    at += 1
        return step._replace(action=action, dealt=dealt)


def faction(table: Table, seat: int) -> list[str]:
    """F-S2: the names of all tiles of a seat's faction."""
    letter = "SE"[seat - 1]
    rows = table.game.components_data["tile"]
    return [f"{letter}-{row['id']}" for row in rows if letter in row.get("faction", "SE")]
