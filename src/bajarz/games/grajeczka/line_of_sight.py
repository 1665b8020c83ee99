"""What figures see, and of what kind a place is (B-V1 to B-V7)."""

from bajarz.games.grajeczka.board import STEPS
from bajarz.games.grajeczka.kingdom import FEATURE_LARGE, FEATURE_LONG, Kingdom
from bajarz.games.grajeczka.pages import GOAL_LARGE, GOAL_LONG_RIVER


def sees(kingdom: Kingdom, place: int, other: int) -> bool:
    """B-V1, B-V2: along one of six lines up to the first missing place; the own place always."""
    if place == other:
        return True
    terrain = kingdom.terrain
    for step in STEPS:
        far = place + step
        while terrain[far]:
            if far == other:
                return True
            far += step
    return False


def seen_in_line(kingdom: Kingdom, place: int, kind: int) -> int:
    """B-V3: how many places of a terrain are seen in the best direction, the own included."""
    terrain = kingdom.terrain
    most = 0
    own = int(terrain[place] == kind)
    for step in STEPS:
        count = own
        far = place + step
        while terrain[far]:
            if terrain[far] == kind:
                count += 1
            far += step
        most = max(most, count)
    return most


def is_kind(kingdom: Kingdom, place: int, kind: int) -> bool:
    """Whether a place is of the kind that a page asks for (pages.py)."""
    if kind <= GOAL_LARGE + 1:
        return kind == 0 or kingdom.terrain[place] == kind
    features = kingdom.features()[place]
    if kind == GOAL_LONG_RIVER:
        return features & FEATURE_LONG != 0
    return features & FEATURE_LARGE != 0 and kingdom.terrain[place] == kind - GOAL_LARGE
