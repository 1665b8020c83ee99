"""Colours that mean the same in all games, and signs for terminals that know ASCII alone."""

QUIET = "dim"
GOOD_STYLE = "bold #3f9b4f"
MAGIC_STYLE = "bold #a883e0"
LAST_STYLE = "bold #d8a020"  # where something was done last
FREE_STYLE = "#2f9e6b"  # an empty place that is meant
PICK_STYLE = "bold reverse #c9921a"  # numbers of a menu on the board

TURN = "▶"
DOT = "·"
TIMES = "×"

AsciiSigns = dict[int, str]  # what is printed for a sign where ASCII alone can be printed


def ascii_signs(signs: str, instead: str) -> AsciiSigns:
    """For each sign the one at the same place in the other text, so that boards stay in shape."""
    return {ord(sign): other for sign, other in zip(signs, instead, strict=True)}


COMMON_SIGNS = ascii_signs("▶◀·×−–…→›“”„", '><-x--.>>"""') | ascii_signs(
    "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ"
)
