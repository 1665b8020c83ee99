"""How wide and how deep the search looks in each game (measured: docs/bots.md)."""

from bajarz.bots.search.tree import Settings
from bajarz.core.game import Game


def settings_for(game: Game) -> Settings:
    """Playouts of one turn where a turn is many decisions or what is drawn next shakes everything,
    of two elsewhere."""
    if game.name in ("runestones", "grajeczka"):
        return Settings(turns=1)
    return Settings(turns=2)
