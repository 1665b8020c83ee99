"""Pictures of the Power tokens: who takes one, and when it returns to the pool."""

from bajarz.art.fantazja.figures.large import face, nothing
from bajarz.art.fantazja.figures.maps import Pieces
from bajarz.art.fantazja.map import Layer
from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import below, panel, whole
from bajarz.art.svg import at, use

SIZE = 72.0
HOMES = ("0,-1 S-R1a r2", "1,0 S-R1b r2", "0,1 E-R1b r2")


def settled(laid: tuple[str, ...], holder: str, after: str) -> Case:
    """The Sculptors gain a point and their turn ends: who has the residential token then?"""
    seats = {"1": {"hand": ["S-G1a", "S-G1b"]}, "2": {"hand": ["E-G1a"]}}
    position = {"map": list(laid), "seats": seats, "tokens": {"residential": holder}}
    return Case(position, ("gain S-G1a",), facts={"tokens.residential": after})


CASES: dict[str, tuple[Case, ...]] = {
    "taking-a-token": (
        settled(HOMES, "pool", "seat 1"),
        settled((*HOMES, "-1,0 E-R1a r2"), "seat 1", "pool"),
    ),
}


def figures(pieces: Pieces) -> dict[str, Figure]:
    cases = CASES["taking-a-token"]
    return {"taking-a-token": whole(below(*(panel(compared(each, pieces)) for each in cases)))}


def compared(case: Case, pieces: Pieces) -> Figure:
    """Each faction's visible houses in a row, and the token beside whoever has it."""
    tops = [stack[0].tile for stack in pieces.stacks(case).values()]
    step, width = SIZE + 12, 2 * (SIZE + 12) + 52 + 62
    body = ""
    for row, faction in enumerate("SE"):
        own = [each for each in tops if each and each.faction == faction]
        line = use(f"fz-faction-{faction}", 0, SIZE / 2 - 20, 40, 40)
        line += "".join(
            at(52 + step * i, 0, face(Layer(each, 0), SIZE)) for i, each in enumerate(own)
        )
        body += at(0, step * row, line)
    owner = case.facts["tokens.residential"]
    y = {"seat 1": SIZE / 2, "pool": step - 6, "seat 2": step + SIZE / 2}[owner]
    pool = nothing(width - 34, y) if owner == "pool" else ""
    token = use("fz-token-residential", width - 60, y - 26, 52, 52)
    return Figure(width, step + SIZE, body + pool + token)
