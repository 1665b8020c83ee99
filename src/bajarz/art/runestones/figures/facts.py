"""What the pictures in the rules of Rune Stones show, in the game's notation."""

from dataclasses import dataclass

DRUID = "grey"  # whose druid cards are shown


@dataclass(frozen=True)
class Payment:
    """What is paid (letters, `ore`, or a mixture that no notation has), and whether it will do."""

    pieces: str
    allowed: bool = True


@dataclass(frozen=True)
class Offer:
    """A smithy with the artifact it has, and ways to pay for it."""

    smithy: str
    artifact: str
    payments: tuple[Payment, ...]


# R-C1: a card in large, and one of each kind
LARGE = 59
KINDS = (11, 14, 13, 12, 71, 100)

# R-S3: the display from the cheap end, and the artifacts in the smithies
DISPLAY = (13, 22, 39, 28, 61, 43)
SMITHIES = "BYGRY"

# R-U1: cards played together
PLAYED = (((11, 24), True), ((11, 71), True), ((11, 12), False))

# R-U2: the cards played, and the slots (from the cheap end) of the cards called
PAYING = (24, 11)
CALLS = (((4, 2), True), ((6, 2), False))

# R-U4: the slots of the cards taken, and the cards that come after them
TAKEN = (2, 5)
NEW = (34, 56)

# R-A3: two cards used; the first is the higher one
USED = ((21, 16), (103, 16))

# R-A4: a basic ability, a choice, an exchange
ABILITIES = (43, 27, 59)

# R-F2, R-F3
OFFERS = (
    Offer("1", "B", (Payment("BB"), Payment("BW"), Payment("BR", allowed=False))),
    Offer("white", "W", (Payment("BRGY"), Payment("RRYW"), Payment("BRY", allowed=False))),
)
ORE = Offer("5", "R", (Payment("RRRR"), Payment("ore"), Payment("RR2", allowed=False)))
BONUS = (3, 0)  # the power points that these payments bring

# R-F5: an artifact, the field where it shall lie in row 1, whether it may
FIELDS = (("B", "B", True), ("W", "G", True), ("R", "W", False))

# R-X1: rows of a board, and the points for trading them; 0: they cannot be traded
ROWS = ((("B", "", "G", "", "W"), 6), (("", "", "", "R", ""), 0))

# R-E2: what is left at the end, and what it brings
PIECES = "BBYGRW2"  # 2 stands for ore
PIECE_POINTS = 2
