"""Pictures of Rune Stones: from its components and a view to one SVG."""

from collections.abc import Sequence
from typing import cast

from bajarz.art import runestones
from bajarz.art.palette import Theme
from bajarz.art.pictures import Names
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.runestones.components import NO_BONUS, Card, Components
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, GAIN_NAMES, thing_name
from bajarz.games.runestones.view import RuneStonesView


def draw(
    game: Game, view: View, seat: int, names: Names, theme: Theme, lang: str, done: Sequence[str]
) -> str:
    """The table as this seat sees it."""
    assert isinstance(game, RuneStones)
    cards = runestones_cards(game.components)
    printed = runestones_board(game.components)
    seen = cast(RuneStonesView, view)
    return runestones.draw(seen, cards, seat, theme, lang, printed=printed, names=names)


def sprite(game: Game, lang: str, theme: Theme) -> str:
    """All symbols of the components."""
    assert isinstance(game, RuneStones)
    cards = runestones_cards(game.components)
    return runestones.sprite(list(cards.values()), runestones_board(game.components), theme)


def runestones_cards(components: Components) -> dict[str, runestones.CardArt]:
    """All cards by number, a druid's as `<druid>-<number>`; those of a colour get looks in turn."""
    found: dict[str, runestones.CardArt] = {}
    looks = dict.fromkeys(range(len(COLOURS)), 0)
    for card in components.creatures:
        found[str(card.number)] = runestones_card(card, "", looks[card.colour])
        looks[card.colour] += 1
    for druid, own in zip(components.druids, components.druid_cards, strict=True):
        for look, card in enumerate(own):
            found[f"{druid}-{card.number}"] = runestones_card(card, druid, look)
    return found


def runestones_card(card: Card, druid: str, look: int) -> runestones.CardArt:
    return runestones.CardArt(card.number, COLOURS[card.colour], card.magic, card.text, druid, look)


def runestones_board(components: Components) -> runestones.BoardArt:
    """What is printed besides the cards."""
    return runestones.BoardArt(
        components.slots,
        tuple(
            (smithy.cost, "" if smithy.bonus == NO_BONUS else thing_name(smithy.bonus, GAIN_NAMES))
            for smithy in components.smithies
        ),
        components.supply["white_cost"],
        tuple(thing_name(face, FACE_NAMES) for face in components.faces),
        components.trade_points[2:],
    )
