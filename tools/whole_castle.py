"""Makes docs/castle-of-all-tiles: the record and the picture of a castle of all 76 tiles.

python tools/whole_castle.py [SEED]
"""

import sys
from pathlib import Path

from bajarz.art import png
from bajarz.art.caladale.picture import castle_picture
from bajarz.core.canonical import canonical
from bajarz.core.recorder import Recorder
from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import default_components
from bajarz.solver import solve
from bajarz.solver.ask import layout_text
from bajarz.solver.problem import free_play

DOCS = Path(__file__).resolve().parent.parent / "docs"


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    game = Caladale(default_components("caladale"))
    problem = free_play(game.tables)
    found = solve(problem, seed=seed, seconds=600)
    print(f"seed {seed}: score {found.score} of at most {found.bound}, proved: {found.proved}")
    seats = [{"name": "The castle solver", "played_by": "solver"}]
    recorder = Recorder(game, {"solo": "free"}, seats, bytes(32), [])
    for text in (layout_text(found), "done"):
        action = game.parse(text)
        assert recorder.state.refusal(0, action) is None
        recorder.apply(0, action)
    record = DOCS / "castle-of-all-tiles.json"
    record.write_text(canonical(recorder.record()) + "\n", encoding="utf-8")
    picture = castle_picture(found.castle(problem.tables, problem.variety))
    image = DOCS / "pictures" / "castle-of-all-tiles.png"
    image.write_bytes(png.render(picture, width=1200))


if __name__ == "__main__":
    main()
