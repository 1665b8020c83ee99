"""What is worth a look in Rune Stones: the best few plans of the greedy bot."""

from random import Random

from bajarz.bots.greedy import Greedy
from bajarz.bots.observation import Observation
from bajarz.bots.parts import evaluation_for
from bajarz.cli.choices import BEST
from bajarz.cli.runestones.choices import RuneStonesChooser
from bajarz.core.notation import Action
from bajarz.games.runestones.actions import Call, Forge, Play, Summon, Use


def hints(chooser: RuneStonesChooser) -> list[str]:
    """Actions with what they would lead to; of several payments for one artifact the best."""
    game, offer = chooser.game, chooser.offer
    greedy = Greedy(evaluation_for(game), Random(0))
    greedy.choose(Observation(offer.world, offer.seat))
    found: dict[object, str] = {}
    for line in greedy.lines:
        code = line.actions[0]
        plan = [game.action(each) for each in line.actions]
        key = plan[0].smithy if isinstance(plan[0], Forge) else code
        if key not in found and len(found) < BEST:
            found[key] = f"{game.text(code)}  {told(chooser, code, plan)}"
    return list(found.values())


def told(chooser: RuneStonesChooser, code: int, plan: list[Action]) -> str:
    """An action in words; of a summoning or a use the cards that are meant."""
    sight = chooser.sight
    played = sight.names([each.card for each in plan if isinstance(each, Play)])
    if isinstance(plan[0], Forge):
        return chooser.forge_text(plan[0].smithy)
    if isinstance(plan[0], Summon):
        called = sight.names([each.card for each in plan if isinstance(each, Call)])
        return sight.words("runestones-hint-summon", cards=called, played=played or "-")
    if isinstance(plan[0], Use):
        return sight.words("runestones-hint-use", cards=played)
    return chooser.leaf(code).text
