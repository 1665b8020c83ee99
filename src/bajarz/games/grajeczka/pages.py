"""Pages: how a row of the components file is read, and what its conditions mean (B-V1 to B-V8).

A page is described by its row and nothing else: the leading figure, and conditions joined by `and`.
"""

from typing import Final

from bajarz.games.grajeczka.board import FIGURE_DRAGON, FIGURES, TERRAINS

ASK_VISIT: Final = 0
ASK_SEE: Final = 1  # one of some figures
ASK_LINE: Final = 2  # so many places of a kind in one direction
ASK_MEET: Final = 3
ASK_FLY: Final = 4

# Kinds of places: 0 anywhere, 1 to 4 the terrains, and
GOAL_LARGE: Final = 3  # added to a terrain
GOAL_LONG_RIVER: Final = 8
KINDS: Final = (
    "anywhere", *TERRAINS[1:], "large-forest", "large-mountain", "large-plain", "long-river",
)  # fmt: skip


class Condition:
    """One condition of the leading figure."""

    def __init__(self, verb: int, figures: list[int], kind: int, count: int) -> None:
        self.verb = verb
        self.figures = figures  # whom it sees or meets: one of them
        self.kind = kind  # of place
        self.count = count  # of places in a line

    def text(self) -> str:
        """The condition in the notation of the file."""
        names = " or ".join([FIGURES[figure] for figure in self.figures])
        if self.verb == ASK_SEE:
            return f"see {names}"
        if self.verb == ASK_LINE:
            return f"see {self.count} {KINDS[self.kind]}"
        if self.verb == ASK_MEET:
            return f"meet {names} {KINDS[self.kind]}"
        return f"{'visit' if self.verb == ASK_VISIT else 'fly'} {KINDS[self.kind]}"


class Page:
    """A page: its number is its place in the story (B-E5)."""

    def __init__(self, number: int, lead: int, conditions: list[Condition]) -> None:
        self.number = number
        self.lead = lead
        self.conditions = conditions
        self.named = 1 << lead  # a bit for every figure that is mentioned (B-O3)
        self.needs_move = False  # whether it has any visit, meet or fly condition (B-O3)
        for condition in conditions:
            for figure in condition.figures:
                self.named |= 1 << figure
            if condition.verb != ASK_SEE and condition.verb != ASK_LINE:
                self.needs_move = True
        self.alternatives = alternatives(conditions)


def alternatives(conditions: list[Condition]) -> list[list[Condition]]:
    """The same conditions with every `or` decided, in each way."""
    found: list[list[Condition]] = [[]]
    for condition in conditions:
        ways = [condition]
        if len(condition.figures) > 1:
            ways = [Condition(condition.verb, [figure], 0, 0) for figure in condition.figures]
        found = [[*chosen, way] for chosen in found for way in ways]
    return found


def make_page(number: int, figure: str, asks: str) -> Page:
    """Read what a page asks; raises ValueError with the fault."""
    if figure not in FIGURES:
        raise ValueError(f"figure {figure!r} is none of {', '.join(FIGURES)}")
    lead = FIGURES.index(figure)
    return Page(number, lead, [read_condition(part.split(), lead) for part in asks.split(" and ")])


def read_condition(words: list[str], lead: int) -> Condition:
    """One condition: a verb and what belongs to it."""
    text = " ".join(words)
    verb = words[0] if words else ""
    if verb == "visit" and len(words) == 2:
        return Condition(ASK_VISIT, [], read_kind(words[1], text), 0)
    if verb == "fly" and len(words) == 2:
        if lead != FIGURE_DRAGON:
            raise ValueError(f"{text!r}: only the dragon flies (B-V8)")
        return Condition(ASK_FLY, [], read_kind(words[1], text), 0)
    if verb == "meet" and len(words) == 3:
        return Condition(ASK_MEET, [read_other(words[1], lead, text)], read_kind(words[2], text), 0)
    if verb == "see" and len(words) == 3 and words[1].isdecimal():
        if words[2] not in TERRAINS[1:] or not 1 <= int(words[1]) <= 9:
            raise ValueError(f"{text!r} is not 1 to 9 places of {', '.join(TERRAINS[1:])}")
        return Condition(ASK_LINE, [], TERRAINS.index(words[2]), int(words[1]))
    if verb == "see" and len(words) % 2 == 0 and set(words[2::2]) <= {"or"}:
        return Condition(ASK_SEE, [read_other(word, lead, text) for word in words[1::2]], 0, 0)
    raise ValueError(f"{text!r} is no condition: visit, see, meet or fly")


def read_kind(word: str, text: str) -> int:
    if word not in KINDS:
        raise ValueError(f"{word!r} in {text!r} is none of {', '.join(KINDS)}")
    return KINDS.index(word)


def read_other(word: str, lead: int, text: str) -> int:
    if word not in FIGURES or FIGURES.index(word) == lead:
        raise ValueError(f"{word!r} in {text!r} is no other figure")
    return FIGURES.index(word)
