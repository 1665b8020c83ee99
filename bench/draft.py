"""What the draft of Caladale brings: tiles left, finished castles and scores by bot.

python bench/draft.py [GAMES]
"""

import sys
from statistics import mean

from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.registry import make_game
from bajarz.lab.simulate import Plan, simulate


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    game = make_game("caladale")
    print("players bot      games  score         tiles left  finished  face down")
    for players in (2, 3, 4):
        for bot in ("random", "apprentice", "journeyman", "master", "mason"):
            scores, left, down, finished = [], [], [], 0
            for played in simulate(Plan(game, players, games, "draft", [bot], {})):
                state = played.recorder.state
                assert isinstance(state, CaladaleState)
                for seat in state.full()["seats"].values():
                    scores.append(seat["score"])
                    left.append(len(seat["tray"]) - ("scaffold" in seat["tray"]))
                    down.append(len(seat["down"]) + len(seat["down_unseen"]))
                    finished += seat["finished"]
            share = finished / len(scores)
            low, high = min(scores), max(scores)
            print(
                f"{players:>7} {bot:<8} {games:>5}  {mean(scores):5.1f} ({low} to {high})".ljust(40)
                + f"{mean(left):7.1f} {share:12.0%} {mean(down):9.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
