"""For tests: every conceivable action, and what must hold inside a position."""

from collections.abc import Iterator
from functools import cache

from bajarz.games.runestones import actions as act
from bajarz.games.runestones.parts import ORE, WHITE
from bajarz.games.runestones.playing import count_magic
from bajarz.games.runestones.state import FIELDS, HELD, NONE, PHASE_SUMMON, Position
from bajarz.games.runestones.tables import COLOUR_OUTCOME, payments

MOST_PAID = 5


def conceivable(position: Position) -> Iterator[int]:
    """All actions, with every card there is and every payment of up to five gems."""
    paid = every_payment()
    yield from (
        act.KIND_SUMMON,
        act.KIND_USE,
        act.KIND_PASS,
        act.KIND_BENEFIT,
        act.KIND_FORGO,
        act.KIND_FINISH,
        act.KIND_END,
    )
    for smithy in range(6):
        for gems in paid:
            yield act.KIND_FORGE + (smithy << 20) + gems
    for gems in paid:
        yield act.KIND_PAY + gems
    for card in position.tables.creatures + position.tables.druid_cards:
        yield act.KIND_PLAY + card
        yield act.KIND_CALL + card
        yield act.KIND_ABILITY + card * 4 + 1
        yield act.KIND_ABILITY + card * 4 + 2
    for colour in range(5):
        yield act.KIND_GEM + colour
        yield act.KIND_WILD + colour
        yield act.KIND_FIELD + colour
        yield act.KIND_FIELD + 8 + colour
        yield act.KIND_EXCHANGE + colour * 8 + ORE
        yield act.KIND_EXCHANGE + ORE * 8 + colour
    for row in (0, 1):
        yield act.KIND_TRADE + row
    for stone in range(8):
        yield act.KIND_STONE + stone


@cache
def every_payment() -> list[int]:
    """Ore, and every set of up to five gems."""
    paid = [act.ORE_PAID]
    for size in range(1, MOST_PAID + 1):
        paid += payments(0x55555, size)
    return paid


def invariant_errors(position: Position) -> list[str]:
    """Everything that is wrong with a position; nothing, if the engine is right."""
    return [
        *lost_cards(position),
        *lost_pieces(position),
        *lost_artifacts(position),
        *out_of_step(position),
    ]


def lost_cards(position: Position) -> list[str]:
    """R-C1: every creature is in one place, and every druid card with its owner or out."""
    found = [card for card in position.display if card] + position.general + position.discard
    wrong: list[str] = []
    for seat in range(position.players):
        cards = position.hand[seat] + position.deck[seat] + position.played[seat]
        if seat == position.seat:
            cards = cards + position.playing
        creatures = [card for card in cards if card in position.tables.creatures]
        found += creatures
        own = [card for card in cards if card not in creatures] + position.removed[seat]
        if sorted(own) != position.tables.druid_cards:
            wrong.append(f"seat {seat + 1} has the druid cards {sorted(own)}")
        hand = position.hand[seat] + (position.playing if seat == position.seat else [])
        if any(card not in hand for card in position.known_in_hand[seat]):
            wrong.append(f"seat {seat + 1} does not hold what all know it holds")
    if sorted(found) != position.tables.creatures:
        wrong.append(f"{len(found)} creatures, {len(set(found))} of them different")
    return wrong


def lost_pieces(position: Position) -> list[str]:
    """R-C2, R-X2: gems, ore and rune stones."""
    wrong: list[str] = []
    for kind in range(HELD):
        total = position.supply[kind] + position.wild.count(kind)
        for seat in range(position.players):
            total += position.held[seat * HELD + kind]
        if total != position.tables.pieces[kind]:
            wrong.append(f"there are {total} pieces of kind {kind}")
    if min(position.supply) < 0 or min(position.held) < 0:
        wrong.append("fewer pieces than none")
    for stone, count in enumerate(position.tables.stones):
        held = [stones >> stone & 1 for stones in position.stones]
        if position.stones_left[stone] + sum(held) != min(position.players - 1, count):
            wrong.append(f"rune stones of kind {stone} were lost or made")
    if any(stones.bit_count() > 4 for stones in position.stones):
        wrong.append("somebody has more than four rune stones (R-X2)")
    return wrong


def lost_artifacts(position: Position) -> list[str]:
    """R-C2, R-F5: artifacts on smithies, boards and in the supplies."""
    wrong: list[str] = []
    placed = [artifact - 1 for artifact in position.fields] + position.smithy + [position.artifact]
    supplies = position.artifacts + position.traded_in
    for colour in range(WHITE):
        total = placed.count(colour) + supplies.count(COLOUR_OUTCOME + colour)
        if total != position.tables.artifacts:
            wrong.append(f"there are {total} artifacts of colour {colour}")
    if placed.count(WHITE) + position.white_left != position.tables.white_artifacts:
        wrong.append("white artifacts were lost or made")
    for index, artifact in enumerate(position.fields):
        if artifact - 1 not in (NONE, WHITE, index % 5):
            wrong.append("an artifact lies on a field of another colour (R-F5)")
    return wrong


def out_of_step(position: Position) -> list[str]:
    """What is kept beside the rest is what the rest shows."""
    wrong: list[str] = []
    for row in range(2 * position.players):
        at = row // 2 * FIELDS + row % 2 * 5
        if position.filled[row] != 5 - position.fields[at : at + 5].count(0):
            wrong.append("the counts of artifacts are out of step")
    if 0 in position.display[: position.display_size()]:
        wrong.append("the display has a gap (R-U4)")
    if position.phase == PHASE_SUMMON:
        before = (position.power, position.play_colour)
        count_magic(position)
        if before != (position.power, position.play_colour):
            wrong.append("the magic points are out of step")
    return wrong
