"""What a bot thought of an action when it chose."""

from typing import NamedTuple


class Opinion(NamedTuple):
    """An action, its value and how often it was looked at.

    The value is the chance to win for bots that search, else points of the bot's evaluation;
    without visits it means nothing.
    """

    action: int
    value: float
    visits: int
