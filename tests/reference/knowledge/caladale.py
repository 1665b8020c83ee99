"""What a seat of Castles of Caladale may know (C-I1).

Hidden are the tiles of the stack, the tiles that others turned face down without showing them, and
the tile that another has drawn unseen and not yet decided about. Nothing tells them apart.
"""

from copy import deepcopy
from random import Random

from bajarz.core.canonical import Json
from bajarz.core.record import Step
from reference.knowledge.knowledge import NOTHING, Hidden, Knowledge, Pool, only
from reference.knowledge.played import Facts, Table


class CaladaleKnowledge(Knowledge):
    """All tiles that the seat has never seen, and where they can be."""

    told_nothing = (
        "GameStarted", "GateTaken", "CastleChanged", "TileExchanged", "SeatDone", "TurnEnded",
        "DraftEnded", "CastleCorrected", "GameEnded",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.unseen = set(draft_tiles(table))
        self.down: dict[int, list[int]] = {n: [] for n in self.others}  # events of their draws
        self.taken = 0  # the seat that has drawn a tile unseen and not decided
        self.drawn_at = 0
        self.retold_down: dict[int, int] = {}  # event of turning down → event of the draw
        self.shown_later: dict[int, str] = {}  # event of a draw → the tile that was then kept

    # Events

    def see_tile_revealed(self, event: Facts) -> None:
        self.unseen.discard(event["tile"])

    def see_tile_taken(self, event: Facts) -> None:
        """One of the face-up tiles; everybody knows it."""

    def see_tile_drawn(self, event: Facts) -> None:
        if event["known"]:
            self.unseen.remove(event["tile"])
        else:
            self.taken, self.drawn_at = event["seat"], self.at()

    def see_tile_kept(self, event: Facts) -> None:
        if self.taken:
            self.shown_later[self.drawn_at] = event["tile"]
            self.taken = 0
        self.unseen.discard(event["tile"])

    def see_tile_turned_down(self, event: Facts) -> None:
        if self.taken:
            self.down[event["seat"]].append(self.drawn_at)
            self.retold_down[self.at()] = self.drawn_at
            self.taken = 0

    # What is possible

    def pools(self) -> list[Pool]:
        sizes = {f"down {n}": len(draws) for n, draws in self.down.items()}
        if self.taken:
            sizes["taken"] = 1
        sizes["stack"] = len(self.unseen) - sum(sizes.values())
        return [Pool(frozenset(self.unseen), sizes)]

    def explains(self, hidden: Hidden) -> bool:
        return True

    # Between states and hidden states

    def hidden(self, full: Json) -> Hidden:
        seats = full["seats"]
        places = {f"down {n}": frozenset(seats[str(n)]["down_unseen"]) for n in self.others}
        places["stack"] = frozenset(full["stack"])
        if full["unseen"] and full["to_move"] != self.me:
            places["taken"] = frozenset([full["taken"]])
        return places

    def edited(self, full: Json, hidden: Hidden) -> Json:
        data = deepcopy(full)
        data["stack"] = sorted(hidden["stack"])
        for n in self.others:
            data["seats"][str(n)]["down_unseen"] = sorted(hidden[f"down {n}"])
        if "taken" in hidden:
            data["taken"] = only(hidden["taken"])
        return data

    # Between histories

    def retold(self, hidden: Hidden, rng: Random) -> list[Facts]:
        drawn = dict(self.shown_later)
        for n, draws in self.down.items():
            tiles = rng.sample(sorted(hidden[f"down {n}"]), len(draws))
            drawn |= dict(zip(draws, tiles, strict=True))
        if self.taken:
            drawn[self.drawn_at] = only(hidden["taken"])
        events = deepcopy(self.events)
        for at, tile in drawn.items():
            events[at]["tile"] = tile
        for at, draw in self.retold_down.items():
            events[at]["tile"] = drawn[draw]
        return events

    def rewritten(self, step: Step, told: list[Facts], retold: list[Facts]) -> Step:
        for event in retold:
            if event["event"] == "TileDrawn":
                return step._replace(dealt=[event["tile"]])
        return step


def draft_tiles(table: Table) -> frozenset[str]:
    """C-S2, C-F1: the tiles that can be drawn; in solo 2 and free play nothing is."""
    options = table.game.check_options(table.options)
    if table.players == 1 and options["solo"] != "builder":
        return NOTHING
    rows = table.game.components_data["tile"]
    fewer = table.players == 2 and options["all_tiles"] == "no"
    return frozenset(row["id"] for row in rows if not (fewer and row.get("marked", False)))
