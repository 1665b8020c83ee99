"""What the pictures in the rules of Rune Stones show as right and wrong, the engine says too."""

from bajarz.art.runestones.figures.facts import (
    BONUS,
    CALLS,
    DISPLAY,
    FIELDS,
    NEW,
    OFFERS,
    ORE,
    PAYING,
    PIECE_POINTS,
    PIECES,
    PLAYED,
    ROWS,
    SMITHIES,
    TAKEN,
    USED,
)
from bajarz.core.canonical import Json
from bajarz.core.scenario import run_scenario
from bajarz.games.registry import make_game

GAME = make_game("runestones")
RICH = dict.fromkeys("BRGYW", 4)
TRADABLE = [["B", "Y", "", "", ""], [""] * 5]  # with a trade to decide on no turn ends by itself
Step = dict[str, Json]


def failures(position: Json, *steps: Step) -> list[str]:
    data = {"game": "runestones", "rules": [], "title": "", "position": position}
    return run_scenario({**data, "step": list(steps)}, GAME)


def do(*actions: str) -> list[Step]:
    return [{"do": action} for action in actions]


def judged(action: str, allowed: bool, rule: str) -> Step:
    if rule == "unreadable" and not allowed:
        return {"refuse": action, "rule": rule}
    return {"do": action} if allowed else {"explain": action, "rules": [rule]}


def test_cards_of_one_colour() -> None:
    for (one, two), allowed in PLAYED:
        position = {"seats": {"1": {"hand": [one, two]}}, "display": list(DISPLAY)}
        steps = [*do("summon", f"play {one}"), judged(f"play {two}", allowed, "R-U1")]
        assert failures(position, *steps) == [], (one, two)


def test_calls_up_to_the_sum() -> None:
    position = {"seats": {"1": {"hand": list(PAYING)}}, "display": list(DISPLAY)}
    played = do("summon", *(f"play {card}" for card in PAYING))
    for (one, two), allowed in CALLS:
        first, second = DISPLAY[one - 1], DISPLAY[two - 1]
        steps = [*do(f"call {first}"), judged(f"call {second}", allowed, "R-U2")]
        assert failures(position, *played, *steps) == [], (one, two)


def test_the_display_slides_and_is_filled_up() -> None:
    own = {"hand": [71, 73], "rows": TRADABLE}
    position = {"seats": {"1": own}, "display": list(DISPLAY)}
    kept = [card for slot, card in enumerate(DISPLAY, 1) if slot not in TAKEN]
    calls = [f"call {DISPLAY[slot - 1]}" for slot in TAKEN]
    last = {
        "do": "finish",
        "deal": [str(card) for card in NEW],
        "expect": {"display": [*kept, *NEW]},
    }
    assert failures(position, *do("summon", "play 71", "play 73", *calls), last) == []


def test_the_higher_card_leaves() -> None:
    for lost, kept in USED:
        position = {"seats": {"1": {"hand": [lost, kept], "rows": TRADABLE}}}
        gone = {"general_discard": [lost]} if lost < 100 else {"out": [f"1:{lost}"]}
        last = {"do": "finish", "expect": {"seats.1.played": [kept], **gone}}
        assert failures(position, *do("use", f"play {lost}", f"play {kept}"), last) == [], lost


def test_payments() -> None:
    for offer in (*OFFERS, ORE):
        smithies = list(SMITHIES)
        if offer.smithy != "white":
            smithies[int(offer.smithy) - 1] = offer.artifact
        position = {"smithies": smithies, "seats": {"1": {"gems": RICH, "ore": 4}}}
        for payment in offer.payments:
            rule = "unreadable" if "2" in payment.pieces else "R-F2"
            step = judged(f"forge {offer.smithy} {payment.pieces}", payment.allowed, rule)
            assert failures(position, step) == [], payment


def test_ore_brings_no_bonus() -> None:
    position = {"smithies": list("BYGR" + ORE.artifact), "seats": {"1": {"gems": RICH, "ore": 4}}}
    for payment, points in zip(ORE.payments, BONUS, strict=False):
        steps = do(f"forge {ORE.smithy} {payment.pieces}", f"field 1 {ORE.artifact}")
        steps[-1]["expect"] = {"seats.1.points": points}
        assert failures(position, *steps) == [], payment


def test_fields() -> None:
    for artifact, field, allowed in FIELDS:
        smithies = [artifact if artifact != "W" else "B", *"YGRY"]
        position = {"smithies": smithies, "seats": {"1": {"gems": RICH}}}
        forge = "forge white BRGY" if artifact == "W" else f"forge 1 {2 * artifact}"
        steps = [*do(forge), judged(f"field 1 {field}", allowed, "R-F5")]
        assert failures(position, *steps) == [], artifact


def test_trading_rows() -> None:
    position = {"phase": "trade", "seats": {"1": {"rows": [list(row) for row, _ in ROWS]}}}
    for number, (_, points) in enumerate(ROWS, 1):
        step = judged(f"trade {number}", bool(points), "R-X1")
        if points:
            step["expect"] = {"seats.1.points": points, "phase": "stone"}
        assert failures(position, step) == [], number


def test_the_final_count() -> None:
    gems = {letter: PIECES.count(letter) for letter in "BRGYW"}
    own = {"points": 65, "gems": gems, "ore": PIECES.count("2"), "rows": [list(r) for r, _ in ROWS]}
    seats = {"1": own, "2": {"rows": TRADABLE}}
    position = {"to_move": 2, "phase": "trade", "seats": seats}
    total = 65 + PIECE_POINTS + sum(points for _, points in ROWS)
    assert failures(position, {"do": "end", "expect": {"result.scores.1": total}}) == []
