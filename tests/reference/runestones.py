"""Rune Stones, transcribed rule by rule from the specification. Slow on purpose.

The position is the JSON of docs/scenarios.md (State), in plain dicts. A game is one long generator,
told as the rules tell it, that stops wherever its player must choose: it yields the phase and a
function that lists what may be chosen. Exchange and wild (R-K3, R-K4) cut in anywhere; whatever is
asked is then asked again of the position as it has become. Cards, payments and the stones are in
runestones_parts.
"""

from collections.abc import Callable
from typing import Any

from reference.runestones_parts import COLOURED, KINDS, Parts, State, Steps, Table, ways_to_pay

FIELDS = "BYGRW"  # R-F5: the fields of a row, in the order of the state's lists


class Reference(Table):
    """A game going on from a state whose phase is ``action`` or ``trade``."""

    def __init__(self, parts: Parts, state: State, both_rows: bool = False) -> None:
        super().__init__(parts, state)
        self.both_rows = both_rows
        self.options: Callable[[], list[str]] = list
        self.steps = self.game(self.state["phase"])
        self.advance(None)

    # What the test asks of it

    def legal(self) -> list[str]:
        """List the legal actions of the seat to move."""
        if self.state["phase"] == "over":
            return []
        return [*self.options(), *self.stone_actions()]

    def play(self, action: str, outcomes: list[str]) -> None:
        """Carry out an action of the seat to move; it must use up all outcomes."""
        assert action in self.legal(), action
        self.deals = list(outcomes)
        verb, *words = action.split()
        if verb in ("exchange", "wild"):
            self.use_stone(verb, words)
            self.advance("")
        else:
            self.advance(action)
        assert not self.deals, f"outcomes left over: {self.deals}"

    def advance(self, answer: str | None) -> None:
        try:
            asked = next(self.steps) if answer is None else self.steps.send(answer)
            self.state["phase"], self.options = asked
        except StopIteration:
            self.state["phase"], self.state["to_move"] = "over", 0

    # The game and its end (R-S4, R-E)

    def game(self, phase: str) -> Steps:
        """R-S4: turns go round clockwise, and a round begins with the first player."""
        while True:
            self.exchanged = False
            if phase == "action":
                yield from self.action()
            yield from self.trading()
            self.refill()
            phase = "action"
            following = self.state["to_move"] % len(self.state["seats"]) + 1
            if following == self.state["first"]:
                if reason := self.ended():
                    self.state["result"] = self.result(reason)
                    return
                self.state["round"] += 1
                self.changed_this_round = False
            self.state["to_move"] = following
            self.state["turn"] += 1

    def ended(self) -> str:
        """R-E1: at the end of a round someone has 65. R-E4: nothing happened, or 300 rounds."""
        if any(seat["points"] >= 65 for seat in self.state["seats"].values()):
            return "R-E1"
        return "R-E4" if not self.changed_this_round or self.state["round"] >= 300 else ""

    def result(self, reason: str) -> dict[str, Any]:
        """R-E2, R-E3: gems, ore and rows count; most points win, a tie is shared."""
        parts, scores = {}, {}
        for number, seat in self.state["seats"].items():
            gems = (sum(seat["gems"].values()) + seat["ore"]) // 3
            rows = sum(self.row_points(row) for row in seat["rows"])
            parts[number] = {"points": seat["points"], "gems": gems, "rows": rows}
            scores[number] = sum(parts[number].values())
        winners = [int(number) for number in scores if scores[number] == max(scores.values())]
        return {"scores": scores, "winners": winners, "reason": reason, "parts": parts}

    def row_points(self, row: list[str]) -> int:
        """R-X1, R-E2: 0 / 0 / 3 / 6 / 10 / 15 for 0 to 5 artifacts."""
        return [0, 0, *self.parts.trade_points][len([artifact for artifact in row if artifact])]

    # The three actions (R-T1)

    def action(self) -> Steps:
        """R-T1: one action of three; passed only when none is possible as things stand."""
        chosen = yield from self.ask("action", self.actions)
        if chosen == "pass":
            return
        self.changed_this_round = True
        if chosen == "summon":
            yield from self.summon()
        elif chosen == "use":
            yield from self.use()
        else:
            yield from self.forge(chosen)

    def actions(self) -> list[str]:
        possible = self.forgings([])
        if len(self.mine["hand"]) >= 2:  # R-A1
            possible.append("use")
        if self.can_summon():
            possible.append("summon")
        return possible or ["pass"]

    # Summon creatures (R-U)

    def can_summon(self) -> bool:
        """R-U1, R-U2: the strongest play of some colour pays for the cheapest display card."""
        costs = [c for c, card in zip(self.parts.slots, self.state["display"], strict=True) if card]
        plays = [[c for c in self.mine["hand"] if self.colour(c) in ("W", k)] for k in COLOURED]
        return bool(costs) and max(self.magic(play) for play in plays) >= min(costs)

    def summon(self) -> Steps:
        """R-U1 to R-U5."""
        state, mine = self.state, self.mine
        while (chosen := (yield from self.ask("summon", self.summonings))) != "finish":
            verb, card = chosen.split()
            if verb == "play":
                mine["hand"].remove(int(card))
                state["playing"].append(int(card))
            else:
                state["called"].append(int(card))
        # R-U3: the taken cards, then the played ones; the order in which they were chosen is secret
        mine["played"] += sorted(state["called"]) + sorted(state["playing"])
        self.take_from_display(state["called"])  # R-U4
        state["playing"], state["called"] = [], []

    def summonings(self) -> list[str]:
        playing, called = self.state["playing"], self.state["called"]
        colours = {self.colour(card) for card in playing} - {"W"}
        price = dict(zip(self.state["display"], self.parts.slots, strict=True))  # R-U5
        left = self.magic(playing) - sum(price[card] for card in called)
        options = ["finish"] if called else []  # R-U2
        for card in self.mine["hand"]:
            if self.colour(card) == "W" or not colours - {self.colour(card)}:  # R-U1
                options.append(f"play {card}")
        for card, cost in price.items():
            if card and card not in called and cost <= left:  # R-U2
                options.append(f"call {card}")
        return options

    # Use abilities (R-A)

    def use(self) -> Steps:
        """R-A1, R-K8: two cards are played, three allowed with the stone. R-A2: then abilities."""
        state, mine = self.state, self.mine
        most = 3 if self.has("cards") else 2
        while len(state["playing"]) < most and mine["hand"]:
            chosen = yield from self.ask("cards", self.cards_to_use)
            if chosen == "finish":
                break
            mine["hand"].remove(int(chosen.split()[1]))
            state["playing"].append(int(chosen.split()[1]))
        used: list[str] = []
        extra: list[int] = []  # R-K7: the cards that have given their extra point

        def unused() -> list[str]:
            return [*(a for a in self.abilities(used) if self.can_use(a)), "finish"]

        while self.abilities(used):  # with none left it is over: stones can be used after it too
            chosen = yield from self.until("finish", "abilities", unused)
            if chosen == "finish":
                break
            used.append(chosen)
            yield from self.ability(chosen, extra)
        self.put_away()

    def cards_to_use(self) -> list[str]:
        enough = ["finish"] if len(self.state["playing"]) >= 2 else []
        return [*(f"play {card}" for card in self.mine["hand"]), *enough]

    def abilities(self, used: list[str]) -> list[str]:
        """R-A2, R-A4, R-K5: each part once; of a choice one only, but both with Plus."""
        found = []
        for card in self.state["playing"]:
            texts = [f"ability {card} {part}" for part in (1, 2)][: len(self.printed(card))]
            choice = "/" in self.parts.card(card, self.mine["druid"]).ability
            if choice and not self.has("plus") and any(text in used for text in texts):
                continue
            found += [text for text in texts if text not in used]
        return found

    def printed(self, card: int) -> list[str]:
        """R-A4: the parts of a card's ability: both, a choice, or a single one."""
        ability = self.parts.card(card, self.mine["druid"]).ability
        return ability.replace("/", "+").split("+")

    def can_use(self, text: str) -> bool:
        """R-A4: a payment must be possible in full; a gain must be there at all."""
        _, card, part = text.split()
        thing = self.printed(int(card))[int(part) - 1]
        if ">" in thing:
            return bool(ways_to_pay(self.mine, thing.split(">")[0].split(",")))
        return self.can_gain(thing)

    def ability(self, text: str, extra: list[int]) -> Steps:
        """R-A4, R-A5, R-K6, R-K7."""
        _, number, part = text.split()
        card = int(number)
        thing = self.printed(card)[int(part) - 1]
        if ">" in thing:
            price, thing = thing.split(">")
            need = price.split(",")
            ways = yield from self.choose(
                "pay", lambda: [f"pay {way}" for way in ways_to_pay(self.mine, need)]
            )
            self.pay(ways.split()[1])
        if thing.endswith("pp") and self.has("point") and card not in extra:
            extra.append(card)
            self.mine["points"] += 1  # R-K7
        if thing == "die":
            yield from self.roll(2 if self.has("die") else 1)  # R-K6
        else:
            for single in thing.split(","):
                yield from self.gain(single)

    def put_away(self) -> None:
        """R-A3: the lowest card goes to the played pile, higher ones leave. R-U4: refill."""
        lowest, *higher = sorted(self.state["playing"])
        self.mine["played"].append(lowest)
        for card in higher:
            if card in self.parts.creatures:
                self.state["general_discard"].append(card)
            else:
                self.state["out"].append(f"{self.state['to_move']}:{card}")
        self.state["playing"] = []
        self.fill_display()

    # Forge artifacts (R-F)

    def forge(self, chosen: str) -> Steps:
        """R-F1: one or two artifacts, at different smithies. R-F6: then the smithies refill."""
        done: list[str] = []

        def second() -> list[str]:
            return [*self.forgings(done), "finish"]

        while chosen != "finish":
            _, smithy, payment = chosen.split()
            done.append(smithy)
            yield from self.forge_one(smithy, payment)
            if len(done) == 2:
                break
            chosen = yield from self.until("finish", "forge", second)
        self.fill_smithies()

    def forgings(self, done: list[str]) -> list[str]:
        """R-F1, R-F2, R-F3, R-F5: each smithy with each way to pay."""
        found = []
        for smithy in ("1", "2", "3", "4", "5", "white"):
            artifact = self.artifact_at(smithy)
            if smithy in done or not artifact or not self.fields(artifact):
                continue
            price = ["any"] * self.parts.supply["white_cost"]
            if smithy != "white":
                price = [artifact] * self.parts.smithies[int(smithy) - 1][0]
            found += [f"forge {smithy} {gems}" for gems in ways_to_pay(self.mine, price)]
            if self.mine["ore"] >= self.parts.supply["ore_cost"]:
                found.append(f"forge {smithy} ore")
        return found

    def artifact_at(self, smithy: str) -> str:
        if smithy == "white":
            return "W" if self.state["white_artifacts"] else ""
        return str(self.state["smithies"][int(smithy) - 1])

    def fields(self, artifact: str) -> list[str]:
        """R-F5: the free fields of its colour in both rows; of any colour for a white one."""
        return [
            f"field {number} {colour}"
            for number, row in enumerate(self.mine["rows"], start=1)
            for colour, there in zip(FIELDS, row, strict=True)
            if not there and artifact in ("W", colour)
        ]

    def forge_one(self, smithy: str, payment: str) -> Steps:
        """R-F4: pay, place, then the bonus; R-F3: none for ore."""
        artifact = self.artifact_at(smithy)
        if payment == "ore":
            self.mine["ore"] -= self.parts.supply["ore_cost"]
            self.state["supply"]["ore"] += self.parts.supply["ore_cost"]
        else:
            self.pay(payment)
        if smithy == "white":
            self.state["white_artifacts"] -= 1
        else:
            self.state["smithies"][int(smithy) - 1] = ""
        chosen = yield from self.choose("field", lambda: self.fields(artifact))
        _, row, colour = chosen.split()
        self.mine["rows"][int(row) - 1][FIELDS.index(colour)] = artifact
        if smithy != "white" and payment != "ore":
            bonus = self.parts.smithies[int(smithy) - 1][1]
            if bonus == "die":
                yield from self.roll(1)  # R-K6: a smithy's roll is not doubled
            else:
                yield from self.gain(bonus)

    def fill_smithies(self) -> None:
        """R-F6: 1 to 5 in order; an empty supply is made anew from the traded-in artifacts."""
        state = self.state
        for place, artifact in enumerate(state["smithies"]):
            if artifact:
                continue
            if not any(state["artifact_supply"].values()):
                state["artifact_supply"] = state["artifact_traded"]
                state["artifact_traded"] = dict.fromkeys(COLOURED, 0)
            left = [colour for colour, count in state["artifact_supply"].items() if count]
            if left:
                state["smithies"][place] = self.deal(left)
                state["artifact_supply"][state["smithies"][place]] -= 1

    # Trade artifacts (R-X), refill (R-H)

    def trading(self) -> Steps:
        """R-X1: one row, or with the option each row once; the stone and the points."""
        traded: list[str] = []

        def rows() -> list[str]:
            texts = [] if traded and not self.both_rows else ["trade 1", "trade 2"]
            return [*(t for t in texts if t not in traded and self.points_for(t)), "end"]

        while (chosen := (yield from self.until("end", "trade", rows))) != "end":
            traded.append(chosen)
            self.changed_this_round = True
            self.mine["points"] += self.points_for(chosen)
            self.clear(self.mine["rows"][int(chosen.split()[1]) - 1])
            stone = yield from self.choose("stone", self.stones_to_take)
            if stone:
                self.mine["stones"].append(stone.split()[1])
                self.state["stones"][stone.split()[1]] -= 1

    def points_for(self, trade: str) -> int:
        """R-X1: a row needs two artifacts, so that it gives any points."""
        return self.row_points(self.mine["rows"][int(trade.split()[1]) - 1])

    def clear(self, row: list[str]) -> None:
        """R-X3: white artifacts go to the white smithy, others to the traded pile (R-F6)."""
        for field, artifact in enumerate(row):
            if artifact == "W":
                self.state["white_artifacts"] += 1
            elif artifact:
                self.state["artifact_traded"][artifact] += 1
            row[field] = ""
        self.fill_smithies()

    def stones_to_take(self) -> list[str]:
        """R-X2: at most four, never two of a kind, and what there is."""
        if len(self.mine["stones"]) >= 4:
            return []
        return [f"stone {k}" for k in KINDS if self.state["stones"][k] and not self.has(k)]

    def refill(self) -> None:
        """R-H1, R-K2: up to 4 cards, or 6; the deck is made anew from the played pile."""
        mine = self.mine
        while len(mine["hand"]) < (6 if self.has("hand") else 4):
            if not mine["deck"]:
                mine["deck"], mine["played"] = mine["played"], []
            if not mine["deck"]:
                break
            mine["hand"].append(self.deal_card(mine["deck"]))
            self.changed_this_round = True
