"""What a seat has learnt of the other's hidden tiles.

Of a player's 27 tiles the opponent sees those on the map and in the discard pile. Of the hidden
ones (hand, IP, draw pile) they know those that were once shown to be in the hand: taken from the
public discard pile (F-M1), replaced (F-M5), shown by the magic power, or buried and drawn again
(F-M4). IP tiles lie in a row, so when each of them left the hand is known too. Kept is:

- `seen[tile]`: when the tile was last known to be in its owner's hand; 0 if never. An IP tile
  gained later may be it, one gained earlier is not.
- `ip_since[seat]`: when each IP tile was gained; KNOWN if everybody saw it (F-M2).
- `unseen[seat]`: how many tiles in hand and hidden IP were never seen; the opponent can tell.
- `ip_unseen[seat]`: for each IP tile, how many of the hidden IP tiles up to it can be such that
  were never seen: at first as many as there were when it was put face down, then at most as many
  as were left at any time. It binds when much of a hand is known.

`redeal.py` draws a world from exactly those that fit.
"""

from bajarz.games.fantazja.state import Position

KNOWN = 0


def draw(position: Position, seat: int) -> None:
    """A tile that the opponent does not know comes into the hand."""
    position.unseen[seat] += 1


def show(position: Position, tile: int) -> None:
    """The opponent knows that this tile, which was in the hand unseen, is there now."""
    if position.seen[tile] == 0:
        position.unseen[position.tables.owner[tile]] -= 1
    position.seen[tile] = position.clock


def arrive(position: Position, tile: int) -> None:
    """A tile that the opponent knows comes into the hand."""
    position.seen[tile] = position.clock


def leave(position: Position, tile: int) -> None:
    """A tile leaves the hand openly."""
    if position.seen[tile]:
        position.seen[tile] = 0
    else:
        seat = position.tables.owner[tile]
        position.unseen[seat] -= 1
        tighten(position, seat)


def gain(position: Position, seat: int, tile: int) -> None:
    """A tile from the hand is put face down (F-I1); which, only its owner knows."""
    position.ip[seat].append(tile)
    position.ip_since[seat].append(position.clock)
    position.ip_unseen[seat].append(position.unseen[seat])


def gain_openly(position: Position, seat: int, tile: int) -> None:
    """A tile of the public discard pile joins the IP (F-M2)."""
    position.ip[seat].append(tile)
    position.ip_since[seat].append(KNOWN)
    position.ip_unseen[seat].append(0)


def pay(position: Position, seat: int, slot: int) -> None:
    """An IP tile is turned face up and leaves."""
    tile = position.ip[seat].pop(slot)
    since = position.ip_since[seat].pop(slot)
    limits = position.ip_unseen[seat]
    limit = limits.pop(slot)
    if since != KNOWN:
        if position.seen[tile] == 0:
            limit -= 1
            for later in range(slot, len(limits)):
                if position.ip_since[seat][later] != KNOWN:
                    limits[later] -= 1
            position.unseen[seat] -= 1
        lower_limit(position, seat, slot, limit)  # the tiles before it stay under its limit
    position.seen[tile] = 0


def tighten(position: Position, seat: int) -> None:
    """Fewer never-seen tiles are left in hand and IP together: so many at most are IP."""
    lower_limit(position, seat, len(position.ip[seat]), position.unseen[seat])


def lower_limit(position: Position, seat: int, end: int, limit: int) -> None:
    """At most so many of the hidden IP tiles before a slot were never seen."""
    for slot in range(end - 1, -1, -1):
        if position.ip_since[seat][slot] != KNOWN:
            limits = position.ip_unseen[seat]
            limits[slot] = min(limits[slot], limit)
            return


def hidden_slots(position: Position, seat: int) -> list[int]:
    """Where the IP tiles lie that the opponent cannot see."""
    since = position.ip_since[seat]
    return [slot for slot in range(len(since)) if since[slot] != KNOWN]


def fits(position: Position, seat: int) -> bool:
    """Whether a seat's hidden IP can be what they are, by what the opponent has learnt."""
    unseen = 0
    for slot in hidden_slots(position, seat):
        seen = position.seen[position.ip[seat][slot]]
        if seen == 0:
            unseen += 1
        if unseen > position.ip_unseen[seat][slot] or seen > position.ip_since[seat][slot]:
            return False
    return True


def count_unseen(position: Position, seat: int) -> int:
    """`unseen`, counted anew."""
    hidden = position.hand[seat][:]
    for slot, tile in enumerate(position.ip[seat]):
        if position.ip_since[seat][slot] != KNOWN:
            hidden.append(tile)
    return len([tile for tile in hidden if position.seen[tile] == 0])


def open_points(position: Position, seat: int) -> list[int]:
    """F-M2: the Imagination Points that everybody saw."""
    points = zip(position.ip[seat], position.ip_since[seat], strict=True)
    return sorted([tile for tile, since in points if since == KNOWN])
