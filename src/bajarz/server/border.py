"""Checks what is sent against what the games declare: in tests and while one develops.

A game's engine and its declared types could drift apart; here the first message that does not fit
is an error that names the field.
"""

import logging
from collections.abc import Mapping
from typing import Any

from bajarz.core.game import Game
from bajarz.core.shape import misfits
from bajarz.core.view import ResultData
from bajarz.server.declared import TABLE_EVENTS
from bajarz.server.live.errors import TableError

LOG = logging.getLogger(__name__)


def check_view(game: Game, view: object) -> None:
    """Raises TableError where a view is not as the game declares it."""
    check(view, game.view_type, f"{game.name}: view")


def check_result(game: Game, result: object) -> None:
    """Raises TableError where a result is not as declared."""
    if result is not None:
        check(result, ResultData, f"{game.name}: result")


def check_event(game: Game, seen: Mapping[str, object]) -> None:
    """Raises TableError where an event is not as the game, or every table, declares it."""
    name = str(seen["event"])
    kind = game.event_types.get(name) or TABLE_EVENTS.get(name)
    if kind is None:
        raise misfit(f"{game.name}: the event {name} is not declared")
    facts = {key: value for key, value in seen.items() if key not in ("event", "known")}
    check(facts, kind, f"{game.name}: {name}")


def check(data: object, kind: Any, where: str) -> None:
    found = misfits(data, kind, where)
    if found:
        raise misfit("; ".join(found))


def misfit(words: str) -> TableError:
    LOG.error("a message is not as it is declared: %s", words)
    return TableError("misfit", words, 500)
