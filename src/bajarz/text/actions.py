"""Actions in words, for whoever does not read the notation."""

from bajarz.core.game import Game
from bajarz.core.notation import Action
from bajarz.text.catalogue import Catalogue, DisplayNames
from bajarz.text.game_words import game_words


def action_words(game: Game, code: int, words: Catalogue, names: DisplayNames | None = None) -> str:
    """What somebody does by this action: `Build House I at 1,-1, turned once`; `names` stand in for
    the display names."""
    action = game.action(code)
    told = game_words(game)
    facts = action_facts(action, told.names_or(names, words))
    return words(f"action-{type(action).__name__}", **told.action_facts(facts, words))


def action_facts(action: Action, names: DisplayNames) -> dict[str, object]:
    """What the message of an action may name: its fields, things by their readable names."""
    fields: tuple[str, ...] = type(action)._fields  # type: ignore[attr-defined]
    return {name: fact(value, names) for name, value in zip(fields, action, strict=True)}


def fact(value: object, names: DisplayNames) -> object:
    """Numbers stay numbers, also a rotation, which is one number; all else is its text."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], int):
        return value[0]
    return names.get(str(value), str(value))
