"""Proves records: nothing in one is believed, everything is computed again."""

from bajarz.core.canonical import Json, canonical
from bajarz.core.dealer import Dealer
from bajarz.core.errors import BadRecord
from bajarz.core.fairness import FairDealer, commitment
from bajarz.core.game import Game
from bajarz.core.notation import short
from bajarz.core.origin import DealerSchedule
from bajarz.core.reader import shown
from bajarz.core.record import CHECK_LENGTH, Record, chain, digest, read_record
from bajarz.core.replay import check_header, replay
from bajarz.core.state import State


def verify(data: Json, game: Game) -> Record:
    """Prove a record: its form, actions, draws, checks, result and digest.

    Raises BadRecord naming the first step that does not fit.
    """
    record, top = read_record(data)
    check_header(record, game)
    dealer = fair_dealer(record)
    links = chain(record)
    check_link(top["setup"], links[0], 0, "set-up")
    final: State | None = None
    for moment in replay(record, game, DealerSchedule(record.header.origin, dealer)):
        final, number = moment.state, moment.number
        if moment.step is not None:
            where = f"step {number} ({moment.step.action})"
            check_link(top["steps"][number - 1], links[number], number, where)
    assert final is not None
    check_end(record, top, final, links[-1])
    return record


def fair_dealer(record: Record) -> Dealer | None:
    """Who deals what the record's own secret gives; None while the secret is not known."""
    if record.secret is None:
        return None
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.header.commitment:
        words = "record: dealing.secret is not the one that was committed to"
        raise BadRecord(words, kind="commitment")
    return FairDealer(secret, record.header.contributions)


def check_link(data: Json, link: str, step: int, where: str) -> None:
    wanted = link[:CHECK_LENGTH]
    if data["check"] != wanted:
        words = f"the check must be {wanted!r}, but is {shown(data['check'])}"
        changed = "this step" if step else "what comes before the first step"
        raise BadRecord(f"record: {where}: {words}: {changed} was changed", step, kind="check")


def check_end(record: Record, top: Json, final: State, last: str) -> None:
    """The result must be the one that the steps lead to, and the digest that of all of it."""
    result = final.result()
    check_result(record, None if result is None else result.json())
    if result is not None and record.secret is None:
        words = "record: dealing.secret is missing, though the game is over"
        raise BadRecord(words, kind="secret")
    wanted = digest(last, record, final)
    if top["digest"] != wanted:
        words = f"record: digest must be {wanted!r}, but is {shown(top['digest'])}"
        raise BadRecord(words, kind="check")


def check_result(record: Record, wanted: Json) -> None:
    """Compared as text: a number and a truth value can be equal, but they are not the same."""
    if canonical(record.result) == canonical(wanted):
        return
    steps = len(record.steps)
    if wanted is None:
        words = f"there is a result, but the game is not over after its {steps} steps"
    elif record.result is None:
        words = f"there is no result, but the game is over after its {steps} steps"
    else:
        words = difference("result", wanted, record.result)
    raise BadRecord(f"record: {words}", kind="result")


def difference(where: str, wanted: Json, given: Json) -> str:
    """The first thing that is not as wanted, in words."""
    if isinstance(wanted, dict) and isinstance(given, dict):
        for key in sorted(set(wanted) | set(given)):
            if key not in wanted:
                return f"{where}: unknown key {shown(key)}"
            if key not in given:
                return f"{where}: {key!r} is missing"
            if canonical(wanted[key]) != canonical(given[key]):
                return difference(f"{where}.{key}", wanted[key], given[key])
    return f"{where} must be {short(canonical(wanted))}, but is {short(canonical(given))}"
