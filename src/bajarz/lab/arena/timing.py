"""Which bots think for a time, so that their games cannot be played again move for move."""

from math import inf

from bajarz.bots.bot import read_spec
from bajarz.bots.loading import bot_class, is_file_bot
from bajarz.core.game import Game


def is_timed(bot: str, game: Game) -> bool:
    """Whether a bot's budget is a time. The class of a bot in a file may say so: `timed = True`."""
    if is_file_bot(bot):
        return bool(getattr(bot_class(bot), "timed", False))
    return read_spec(bot, game).budget.milliseconds < inf
