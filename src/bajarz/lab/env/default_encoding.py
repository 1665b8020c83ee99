"""A game without an encoding of its own as arrays: its view, field by field as it is declared.

Numbers are numbers, yes and no are 1 and 0, a name is marked among all names that the game has, and
a list of names is how often each is there. Seats are told from the observer on, as far as they are
keys of the view. It is plain, but it says all that the view says, apart from the order of lists.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game, Options
from bajarz.core.notation import verb_of
from bajarz.core.simple import SimpleGame
from bajarz.core.view import View
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

LEFT_OUT = ("game", "result", "private")
Leaf = tuple[str, object]  # the way to a value of a view, and the value


class DefaultEncoding(Encoding):
    """Made of the first view of a game, whose fields stay the same throughout."""

    def __init__(
        self, game: Game, players: int, options: Options, window: Mapping[str, int]
    ) -> None:
        if not isinstance(game, SimpleGame):
            raise UnknownName(f"{game.name} has no encoding, and its actions cannot be listed")
        self.players = players
        self.names = sorted({*game.names, *game.phases})
        self.number = {name: index for index, name in enumerate(self.names)}
        start = game.start(players, options, FirstDealer())
        leaves = list(self.leaves(start.view(0), 0))
        self.layout = Layout(self.field(way, value) for way, value in leaves)
        self.tables = [ActionTable(blocks(game))] * players

    def leaves(self, view: View, seat: int) -> Iterator[Leaf]:
        """The values of a view, each with the way to it; seats counted from the observer."""
        own = cast(Mapping[str, object], view)
        yield from self.inside({key: own[key] for key in own if key not in LEFT_OUT}, "", seat)
        private = cast(Mapping[str, object], own.get("private", {}))
        for part in private.values():
            yield from self.inside({"own": part}, "private.", seat)

    def inside(self, part: Mapping[str, object], way: str, seat: int) -> Iterator[Leaf]:
        for key in sorted(part, key=lambda key: self.place_of(key, seat)):
            step = f"{way}{self.place_of(key, seat)[1]}"
            value = part[key]
            if isinstance(value, Mapping):
                yield from self.inside(value, f"{step}.", seat)
            else:
                yield step, value

    def place_of(self, key: str, seat: int) -> tuple[int, str]:
        """Where a key comes among others: seats from the observer on, then names."""
        if key.isdecimal():
            distance = (int(key) - 1 - seat) % self.players
            return distance, f"seat+{distance}"
        return 0, key

    def field(self, way: str, value: object) -> Field:
        if isinstance(value, bool):
            return Field(way, (1,), 1, "1 for yes")
        if isinstance(value, int):
            return Field(way, (1,), MOST, "a number", -MOST)
        if isinstance(value, list) and way in ("scores", "deciders"):
            return Field(way, (self.players,), MOST, "by seat, from the observer on", -MOST)
        return Field(way, (len(self.names),), MOST, "how often each name is there")

    def observe(self, view: View, seat: int, writer: RowWriter) -> None:
        for way, value in self.leaves(view, seat):
            if way == "scores":
                scores = cast(list[int], value)
                writer.fill(way, [scores[(seat + n) % self.players] for n in range(self.players)])
            elif way == "deciders":
                deciders = cast(list[int], value)
                writer.mark(way, [(decider - 1 - seat) % self.players for decider in deciders])
            elif isinstance(value, int):
                writer.put(way, int(value))
            else:
                counts = Counter(map(str, value if isinstance(value, list) else [value]))
                indices = [self.number[name] for name in counts]
                writer.add(way, indices, list(counts.values()))


def blocks(game: SimpleGame) -> list[Block]:
    """The actions in the game's own order, a block for each verb."""
    found: dict[str, list[int]] = {}
    for code, action in enumerate(game.all_actions):
        found.setdefault(verb_of(type(action)), []).append(code)
    return [Block(verb, "as the game lists them", codes) for verb, codes in found.items()]


ENCODING = DefaultEncoding
