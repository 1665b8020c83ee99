"""Grajeczka, transcribed rule by rule from the specification. Slow on purpose.

The position is the JSON of docs/scenarios.md (State), in plain dicts; sets are sorted lists. What
is legal is found by explaining every action there could be. Pieces and ground are in
grajeczka_parts, the pages' conditions in grajeczka_telling.
"""

from typing import Any

from reference.grajeczka_parts import (
    BOOK,
    FIGURES,
    SIDES,
    TILE_NAMES,
    Figures,
    Kingdom,
    laid,
    name,
    read_place,
    starting_figures,
    starting_tiles,
)
from reference.grajeczka_telling import Telling

State = dict[str, Any]
PAGES_EACH = {2: 18, 3: 12, 4: 9}


def new_game(players: int, options: dict[str, str], outcomes: list[str]) -> "Reference":
    """B-S: a new game with these outcomes of chance."""
    deals = list(outcomes)
    chosen = options.get("first", "random")
    first = int(deals.pop(0).removeprefix("seat ")) if chosen == "random" else int(chosen)
    top = deals.pop(0)
    pages = [int(text.removeprefix("page ")) for text in deals]
    assert len(pages) == players
    shorter = options.get("pages", "all")
    each = PAGES_EACH[players] if shorter == "all" else int(shorter)
    mirrored = options.get("mirrored", "no") == "yes"
    state = {
        "to_move": first,
        "first": first,
        "turn": 1,
        "phase": "turn",
        "limit": limit(players, options),
        "kingdom": [],
        "figures": {f: name(place) for f, place in starting_figures(mirrored).items()},
        "top": top,
        "stack": [tile for tile in TILE_NAMES if tile != top[:3]],
        "unread": [page for page in BOOK if page not in pages],
        "adventure": "",
        "moved": [],
        "flight": [],
        "told_now": False,
        "flipped": False,
        "seats": {
            str(n + 1): {
                "page": page,
                "turned": [],
                "undrawn": each - 1,
                "told": [],
                "token": "plain",
                "out": False,
            }
            for n, page in enumerate(pages)
        },
    }
    return Reference(state, mirrored)


def limit(players: int, options: dict[str, str]) -> int:
    """B-E4: rounded up to a multiple of the number of players; 0 for none."""
    text = options.get("turn_limit", "200")
    turns = 0 if text == "off" else int(text)
    while turns % players:
        turns += 1
    return turns


class Reference:
    """A game going on from a state; one in the phase ``turn`` begins that turn (B-E2)."""

    def __init__(self, state: State, mirrored: bool = False) -> None:
        self.state = state
        self.mirrored = mirrored
        self.deals: list[str] = []
        self.events: list[str] = []
        self.survey()
        if state["phase"] == "turn":
            self.begin_turn()
        self.tidy()

    # What the test asks of it

    def legal(self) -> list[str]:
        """List the legal actions of the seat to move."""
        seat = self.state["to_move"]
        return [text for text in self.thinkable() if not self.explain(seat, text)] if seat else []

    def thinkable(self) -> list[str]:
        """Every action that could be legal in some phase."""
        found = ["turn", "tell", "flip", "end"]
        for figure in FIGURES:
            found += [f"move {figure} {name(place)}" for place in self.kingdom.terrain]
        if self.state["can_add"] and self.state["phase"] in ("turn", "second"):
            for at, sixths in self.kingdom.placements(self.state["top"]):
                found.append(f"add {name(at)} r{sixths}")
        return found

    def explain(self, seat: int, action: str) -> list[str]:
        """Every rule that forbids an action, in the order of docs/scenarios.md."""
        if self.state["phase"] == "over":
            return [self.state["result"]["reason"]]
        if self.state["seats"][str(seat)]["out"]:
            return ["B-E2"]
        if seat != self.state["to_move"]:
            return ["B-S4"]
        verb, *words = action.split()
        if verb in ("move", "add") and self.state["phase"] == "settle":
            return ["B-T3" if self.state["flipped"] else "B-T2"]
        explain = getattr(self, f"explain_{verb}")
        broken: list[str] = explain(*words)
        return broken

    def explain_move(self, figure: str, place: str) -> list[str]:
        end = read_place(place)
        if end not in self.kingdom.terrain:
            return ["B-M1"]
        if end in self.kingdom.ends_of(figure, self.figures()[figure]):
            return []
        return [{"princess": "B-M2", "knight": "B-M3", "dragon": "B-M4"}[figure]]

    def explain_add(self, place: str, turn: str) -> list[str]:
        if not self.state["can_add"]:
            return ["B-P4"]
        tile = laid(self.state["top"], read_place(place), int(turn[1]))
        return self.kingdom.refusals(tile)

    def explain_tell(self) -> list[str]:
        state = self.state
        if state["phase"] == "turn":
            return ["B-O1"]
        if state["phase"] == "second":
            return ["B-T3"]
        if state["told_now"]:
            return ["B-T3", "B-O2"]
        flight = [read_place(text) for text in state["flight"]]
        page = BOOK[self.mine["page"]]
        telling = Telling(self.kingdom)
        moved = set(state["moved"])
        return telling.refusals(page, state["adventure"], moved, self.figures(), flight)

    def explain_flip(self) -> list[str]:
        possible = self.state["phase"] == "settle" and self.mine["token"] == "magic"
        return [] if possible and not self.state["flipped"] else ["B-T3"]

    def explain_turn(self) -> list[str]:
        return {"turn": [], "settle": ["B-T1"], "second": ["B-T3"]}[self.state["phase"]]

    def explain_end(self) -> list[str]:
        return {"turn": ["B-T1"], "settle": [], "second": ["B-T3"]}[self.state["phase"]]

    def play(self, action: str, outcomes: list[str]) -> None:
        """Carry out an action of the seat to move; it must use up all outcomes."""
        assert not self.explain(self.state["to_move"], action), action
        self.deals, self.events = list(outcomes), []
        verb, *words = action.split()
        getattr(self, f"do_{verb}")(*words)
        assert not self.deals, f"outcomes left over: {self.deals}"
        self.tidy()

    # The actions

    def do_move(self, figure: str, place: str) -> None:
        """B-M."""
        state = self.state
        start, end = self.figures()[figure], read_place(place)
        if figure == "dragon":
            (flight,) = [f for f in self.kingdom.flights(start) if f[-1] == end]
            state["flight"] = [name(there) for there in flight]
        state["figures"][figure] = place
        state["moved"] = sorted({*state["moved"], figure})
        self.events.append("FigureMoved")
        self.after_adventure(figure)

    def do_add(self, place: str, turn: str) -> None:
        """B-P."""
        state = self.state
        state["kingdom"].append(f"{place} {state['top']} {turn}")
        self.events.append("TileAdded")
        state["top"] = ""
        if state["stack"]:
            state["top"] = self.deal()
            state["stack"].remove(state["top"][:3])
            self.events.append("TileRevealed")
        self.survey()
        if not state["can_add"]:
            self.events.append("KingdomFinished")
        self.after_adventure("add")

    def after_adventure(self, adventure: str) -> None:
        self.state["adventure"] = adventure
        self.state["phase"] = "settle"
        self.end_if_nothing_is_left()

    def do_tell(self) -> None:
        """B-O2, B-E1."""
        mine = self.mine
        mine["told"].append(mine["page"])
        mine["page"] = 0
        self.state["told_now"] = True
        self.events.append("PageTold")
        if left(mine) == 0:
            self.over("B-E1", [self.state["to_move"]])
            return
        self.draw()
        self.end_if_nothing_is_left()

    def do_flip(self) -> None:
        """B-T3."""
        self.mine["token"] = "plain"
        self.state["flipped"] = True
        self.state["phase"] = "second"
        self.state["adventure"] = ""
        self.events.append("TokenFlipped")

    def do_turn(self) -> None:
        """B-T4."""
        mine = self.mine
        mine["turned"].append(mine["page"])
        self.events.append("PageTurned")
        self.draw()
        if mine["token"] == "plain":
            self.events.append("TokenFlipped")
        mine["token"] = "magic"
        self.do_end()

    def draw(self) -> None:
        """The book: the pages never drawn on top, the pages turned under them in their order."""
        mine = self.mine
        if mine["undrawn"]:
            mine["undrawn"] -= 1
            mine["page"] = int(self.deal().removeprefix("page "))
            self.state["unread"].remove(mine["page"])
        else:
            mine["page"] = mine["turned"].pop(0)
        self.events.append("PageDrawn")

    def end_if_nothing_is_left(self) -> None:
        """The turn ends by itself once the page was told and the token cannot be flipped."""
        if self.state["told_now"] and self.mine["token"] == "plain":
            self.do_end()

    # Turns and the end

    def do_end(self) -> None:
        """B-E4: the limit is tested at the end of a turn, before B-E2 for the next player."""
        state = self.state
        self.events.append("TurnEnded")
        state.update(adventure="", moved=[], flight=[], told_now=False, flipped=False)
        if state["limit"] and state["turn"] >= state["limit"]:
            inside = {n: left(seat) for n, seat in state["seats"].items() if not seat["out"]}
            fewest = min(inside.values())
            self.over("B-E4", [int(n) for n in inside if inside[n] == fewest])
            return
        state["to_move"] = self.after(state["to_move"])
        state["turn"] += 1
        state["phase"] = "turn"
        self.begin_turn()

    def after(self, seat: int) -> int:
        """B-S4: the next seat clockwise."""
        return seat % len(self.state["seats"]) + 1

    def begin_turn(self) -> None:
        """B-E2, B-E3: whoever is out, or is put out now, has no turn."""
        state = self.state
        while not all(seat["out"] for seat in state["seats"].values()):
            if not self.mine["out"]:
                page = BOOK[self.mine["page"]]
                stuck = not state["can_add"]
                if not stuck or Telling(self.kingdom).is_possible(page, self.figures()):
                    return
                self.mine["out"] = True
                self.events.append("PlayerOut")
            state["to_move"] = self.after(state["to_move"])
        self.over("B-E3", [])

    def over(self, reason: str, winners: list[int]) -> None:
        state = self.state
        scores = {number: len(seat["told"]) for number, seat in state["seats"].items()}
        state["result"] = {"scores": scores, "winners": winners, "reason": reason}
        state["phase"], state["to_move"] = "over", 0
        self.events.append("GameEnded")

    # Small things

    @property
    def mine(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.state["seats"][str(self.state["to_move"])]
        return mine

    def figures(self) -> Figures:
        return {figure: read_place(place) for figure, place in self.state["figures"].items()}

    def deal(self) -> str:
        outcome = self.deals.pop(0)
        if outcome.startswith("page "):
            assert int(outcome.removeprefix("page ")) in self.state["unread"], outcome
        else:
            assert outcome in SIDES, outcome
            assert outcome[:3] in self.state["stack"], outcome
        return outcome

    def survey(self) -> None:
        """See what lies, and whether the top tile has a place (B-P4)."""
        tiles = starting_tiles(self.mirrored)
        for text in self.state["kingdom"]:
            at, side, turn = text.split()
            tiles.append(laid(side, read_place(at), int(turn[1])))
        self.kingdom = Kingdom(tiles)
        top = self.state["top"]
        self.state["can_add"] = bool(top) and bool(self.kingdom.placements(top))
        self.state["progress"] = self.kingdom.progress()
        self.state["places"] = {name(p): self.kingdom.describe(p) for p in self.kingdom.terrain}

    def tidy(self) -> None:
        for seat in self.state["seats"].values():
            seat["left"] = left(seat)


def left(seat: dict[str, Any]) -> int:
    """Pages left: in hand, turned and undrawn."""
    return int(bool(seat["page"])) + len(seat["turned"]) + int(seat["undrawn"])
