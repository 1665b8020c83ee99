"""What a finished game is worth to each seat."""

from bajarz.core.result import Result


def rewards(result: Result) -> list[float]:
    """A sole winner gets 1; what all seats get adds up to 0, if anybody wins.

    With n seats a win counts n / (n - 1), shared by those who win together, and everybody pays
    1 / (n - 1): with two players 1, 0 and -1 for a win, a draw and a loss; with four players 1 for
    the winner and -1/3 for the others. More reward means a greater share of wins, and nothing else.
    A seat that plays alone gets its points.
    """
    seats = len(result.scores)
    if seats == 1:
        return [float(result.scores[0])]
    winners = result.winners
    share = seats / len(winners) if winners else 0.0
    return [((share if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]
