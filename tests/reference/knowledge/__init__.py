"""What a seat may know, worked out slowly from the events that it saw: a module for each game.

Nothing here was written with a look at the engines' `redeal` and `memory`.
"""

from reference.knowledge.caladale import CaladaleKnowledge
from reference.knowledge.fantazja import FantazjaKnowledge
from reference.knowledge.grajeczka import GrajeczkaKnowledge
from reference.knowledge.knowledge import Knowledge
from reference.knowledge.played import Played
from reference.knowledge.runestones import RuneStonesKnowledge

KINDS: dict[str, type[Knowledge]] = {
    "fantazja": FantazjaKnowledge,
    "caladale": CaladaleKnowledge,
    "runestones": RuneStonesKnowledge,
    "grajeczka": GrajeczkaKnowledge,
}


def known_by(played: Played, seat: int, moment: int) -> Knowledge:
    """What a seat may know at a moment of a game."""
    knowledge = KINDS[played.table.game.name](played.table, seat)
    knowledge.learn(played.seen(seat, moment))
    return knowledge
