"""Runs scenarios: positions, steps and expectations (docs/scenarios.md)."""

from collections.abc import Callable, Iterable
from typing import Any

from bajarz.core.canonical import Json, canonical
from bajarz.core.dealer import Dealer, FirstDealer, RecordingDealer, ScriptedDealer, WrongDeal
from bajarz.core.errors import BadScenario, BajarzError, Unreadable
from bajarz.core.event import Event
from bajarz.core.game import Game
from bajarz.core.reader import Reader
from bajarz.core.state import State
from bajarz.core.undo import undo_barrier

READ = Reader(BadScenario, "scenario")
Check = Callable[[object, str], object]
TOP_KEYS: dict[str, Check] = {
    "game": READ.text, "rules": READ.texts, "title": READ.text, "components": READ.text,
    "options": READ.texts_by_key, "players": READ.whole, "position": READ.table,
    "deal": READ.texts, "step": READ.listed,
}  # fmt: skip
STEP_KEYS: dict[str, Check] = {
    "do": READ.text, "refuse": READ.text, "explain": READ.text, "seat": READ.whole,
    "rule": READ.text, "variant": READ.text, "rules": READ.texts, "facts": READ.table,
    "deal": READ.texts, "legal": READ.texts, "illegal": READ.texts, "legal_count": READ.whole,
    "undo": READ.true_or_false, "events": READ.texts, "expect": READ.table, "view": READ.table,
}  # fmt: skip
UNREADABLE = "unreadable"  # the rule of a text that is no action; it states no facts
ABSENT = "absent"
ORDERED = ("bottom", "face_up", "events")  # lists whose order means something


class Failure(Exception):
    """An expectation that does not hold."""


class Scenario:
    """One scenario on its way: the state reached so far and what the last step did."""

    def __init__(self, data: Json, game: Game) -> None:
        check_form(data)
        self.game = game
        self.data = data
        self.actor = 0
        self.players = game.check_players(data.get("players", game.players[0]))
        self.events: list[Event] = []
        self.state = self.set_up()

    def set_up(self) -> State:
        players = self.players
        options = self.game.check_options(self.data.get("options", {}))
        if "position" in self.data:
            return self.game.position(players, options, self.data["position"])
        dealer = self.dealer(self.data)
        return self.game.start(players, options, dealer, self.events)

    def dealer(self, data: Json) -> Dealer:
        if "deal" not in data:
            return FirstDealer()
        return ScriptedDealer([self.game.outcome(name) for name in data["deal"]])

    def run(self, step: dict[str, Any]) -> None:
        """Carry out one step; raises Failure."""
        self.actor = self.seat(step.get("seat", self.state.to_move() + 1)) - 1
        if "do" in step:
            self.do(step)
        elif "refuse" in step:
            self.refuse(step)
        elif "explain" in step:
            self.explain(step)
        self.check_actions(step)
        for path, value in step.get("expect", {}).items():
            compare(path, value, find(self.state.full(), path))
        for seat, facts in step.get("view", {}).items():
            number = self.seat(int(seat))
            viewed = self.state.view(number - 1 if number else None)
            for path, value in facts.items():
                compare(f"seat {seat} sees {path}", value, find(viewed, path))

    def seat(self, number: int) -> int:
        """A seat's number from 1; 0 is nobody."""
        if not 0 <= number <= self.players:
            raise Failure(f"there is no seat {number}")
        return number

    def do(self, step: dict[str, Any]) -> None:
        action = self.game.parse(step["do"])
        refusal = self.state.refusal(self.actor, action)
        if refusal is not None:
            raise Failure(f"must be legal, but is refused by {refusal}")
        self.events = []
        dealer = RecordingDealer(self.dealer(step))
        try:
            turn = self.state.turn_number()
            self.state.apply(self.actor, action, dealer, self.events)
        except WrongDeal as wrong:
            raise Failure(self.describe(wrong)) from None
        inner = dealer.inner
        if isinstance(inner, ScriptedDealer) and inner.left:
            name = self.game.outcome_name(inner.left[0])
            raise Failure(f"{name!r} was given in deal, but never dealt")
        if "events" in step:
            compare("events", step["events"], [event.name for event in self.events])
        if "undo" in step:
            turn_passed = turn != self.state.turn_number()
            barrier = undo_barrier(turn_passed, bool(dealer.dealt), self.events)
            compare("undo", step["undo"], barrier is None)

    def describe(self, wrong: WrongDeal) -> str:
        names = ", ".join(self.game.outcome_name(outcome) for outcome in wrong.among)
        if wrong.wanted is None:
            return f"deal is too short: chance must bring one of {names}"
        return f"{self.game.outcome_name(wrong.wanted)!r} cannot be dealt; one of {names} can"

    def refuse(self, step: dict[str, Any]) -> None:
        try:
            action = self.game.parse(step["refuse"])
        except Unreadable as error:
            if step["rule"] != UNREADABLE:
                raise Failure(f"must be refused by {step['rule']}, but: {error}") from None
            return
        refusal = self.state.refusal(self.actor, action)
        if refusal is None:
            raise Failure(f"must be refused by {step['rule']}, but is legal")
        if refusal.rule != step["rule"]:
            raise Failure(f"must be refused by {step['rule']}, but is refused by {refusal}")
        if action in self.state.legal_for(self.actor):
            raise Failure(f"is refused by {refusal}, but listed among the legal actions")
        compare("variant", step.get("variant", ""), refusal.variant)
        compare("facts", step["facts"], refusal.facts)

    def explain(self, step: dict[str, Any]) -> None:
        refusals = self.state.explain(self.actor, self.game.parse(step["explain"]))
        rules: list[str] = []
        for refusal in refusals:
            if refusal.rule not in rules:
                rules.append(refusal.rule)
        if rules != step["rules"]:
            raise Failure(f"must break {step['rules']}, but breaks {rules}")

    def check_actions(self, step: dict[str, Any]) -> None:
        legal = self.state.legal_actions()
        for text in step.get("legal", []):
            if self.game.parse(text) not in legal:
                raise Failure(f"{text!r} must be legal now, but is not")
        for text in step.get("illegal", []):
            if self.game.parse(text) in legal:
                raise Failure(f"{text!r} must not be legal now, but is")
        if "legal_count" in step:
            compare("number of legal actions", step["legal_count"], len(legal))


def run_scenario(data: Json, game: Game) -> list[str]:
    """Run a scenario; the failures in words, none if all holds. Raises BadScenario."""
    try:
        scenario = Scenario(data, game)
    except WrongDeal as wrong:
        return [f"set-up: {wrong}"]
    except BajarzError as error:
        if isinstance(error, BadScenario):
            raise
        return [f"set-up: {error}"]
    for number, step in enumerate(data.get("step", []), 1):
        try:
            scenario.run(step)
        except (Failure, BajarzError) as problem:
            text = step.get("do") or step.get("refuse") or step.get("explain") or "look"
            return [f"step {number} ({text}): {problem}"]
    return []


def check_form(data: Json) -> None:
    """Complain of anything that the format does not know."""
    check_keys(data, TOP_KEYS, "", ("game", "rules", "title", "step"))
    if not data["step"]:
        raise READ.bad("it has no step")
    for number, step in enumerate(data["step"], 1):
        check_step(step, f"step {number}")


def check_step(step: Json, where: str) -> None:
    check_keys(step, STEP_KEYS, where)
    kinds = [kind for kind in ("do", "refuse", "explain") if kind in step]
    if len(kinds) > 1:
        raise READ.bad(f"{kinds[0]!r} and {kinds[1]!r} exclude each other", where)
    for kind, needed in (("refuse", "rule"), ("refuse", "facts"), ("explain", "rules")):
        unreadable = needed == "facts" and step.get("rule") == UNREADABLE
        if kind in step and needed not in step and not unreadable:
            raise READ.bad(f"{kind!r} needs {needed!r}", where)
    if not set(step) - {"seat", "deal"}:
        raise READ.bad("it says nothing", where)
    for seat, facts in step.get("view", {}).items():
        if not seat.isdecimal():
            raise READ.bad(f"view.{seat}: a view is of a seat's number", where)
        READ.table(facts, f"{where}: view.{seat}")


def check_keys(data: Json, keys: dict[str, Check], where: str, needed: Iterable[str] = ()) -> None:
    """Only known keys, each with a value of its kind."""
    for key, value in READ.table(data, where, keys, needed).items():
        keys[key](value, f"{where}: {key}" if where else key)


def find(data: Json, path: str) -> Json:
    """The value at a dotted path, or ABSENT."""
    for part in path.split("."):
        if not isinstance(data, dict) or part not in data:
            return ABSENT
        data = data[part]
    return data


def compare(what: str, wanted: Json, found: Json) -> None:
    """Lists are compared as sets, unless their order means something."""
    if isinstance(wanted, list) and isinstance(found, list) and not what.endswith(ORDERED):
        same = sorted(map(canonical, wanted)) == sorted(map(canonical, found))
    else:
        same = wanted == found
    if not same:
        raise Failure(f"{what} must be {wanted!r}, but is {found!r}")
