"""Actions in words, for whoever does not read the notation."""

from bajarz.core.canonical import Json
from bajarz.core.game import Game
from bajarz.core.notation import Action
from bajarz.games.runestones.game import RuneStones
from bajarz.text.catalogue import Catalogue, Things
from bajarz.text.runestones import card_name, gem_names
from bajarz.text.things import things


def action_words(game: Game, code: int, words: Catalogue) -> str:
    """What somebody does by this action: `Build House I at 1,-1, turned once`."""
    action = game.action(code)
    facts = action_facts(action, things(game, words.language))
    if isinstance(game, RuneStones):
        facts |= stone_facts(game, facts, words)
    return words(f"action-{type(action).__name__}", **facts)


def action_facts(action: Action, named: Things) -> dict[str, Json]:
    """What the message of an action may name: its fields, things by their readable names."""
    fields: tuple[str, ...] = type(action)._fields  # type: ignore[attr-defined]
    return {name: fact(value, named) for name, value in zip(fields, action, strict=True)}


def fact(value: Json, named: Things) -> Json:
    """Numbers stay numbers, also a turn, which is one number; all else is its text."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], int):
        return value[0]
    return named.get(str(value), str(value))


def stone_facts(game: RuneStones, facts: dict[str, Json], words: Catalogue) -> dict[str, Json]:
    """Cards by their kinds, gems by their colours."""
    told: dict[str, Json] = {}
    if "card" in facts:
        creatures = {card.number: card for card in game.components.creatures}
        told["card"] = card_name(facts["card"], words, creatures)
    if facts.get("gems", "ore") != "ore":
        told["gems"] = gem_names(str(facts["gems"]), words)
    return told
