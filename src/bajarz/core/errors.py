"""Every error a user of the package may meet. Each message is one clear line."""

from bajarz.core.refusal import Refusal


class BajarzError(Exception):
    """Something a person can put right; shown as one line, never as a traceback."""


class UnknownName(BajarzError):
    """A game, option, bot or rule that does not exist."""


class Unreadable(BajarzError):
    """A text that is no action in the game's notation; `key` and `facts` say why in any language.

    Who reads one field of an action says it in English alone: `Notation` adds the key.
    """

    def __init__(
        self, message: str, key: str = "unreadable-action", facts: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.key = key
        self.facts = {} if facts is None else facts


class RefusedAction(BajarzError):
    """An action the rules forbid; `refusal` names the rule and the facts, `others` are the other
    rules that forbid it, where the caller has asked for them."""

    def __init__(self, refusal: Refusal, *others: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.others = others


class Illegal(RefusedAction):
    """A readable action of the right seat that a rule forbids."""


class OutOfTurn(RefusedAction):
    """A readable action of a seat that may not act now."""


class BadComponents(BajarzError):
    """A components file that does not describe the game's components."""


class MissingExtra(BajarzError, ImportError):
    """Something that only an extra of the package brings."""

    def __init__(self, what: str, package: str | None, extra: str) -> None:
        super().__init__(f"{what} needs {package}: pip install 'bajarz[{extra}]'")


class BadGame(BajarzError):
    """A package that is no game, or cannot be taken up."""


class BadPosition(BajarzError):
    """A position that cannot be set up."""


class BadRecord(BajarzError):
    """A record that cannot be read, or does not fit the rules, the components or its own draws.

    `step` is the first one that does not fit (0: the set-up), where it is a step; `rule` the one
    that is broken by it; `kind` says for programs what does not fit: `form`, `game`, `version`,
    `components`, `table`, `secret`, `commitment`, `action`, `seat`, `rule`, `draw`, `check`,
    `result`.
    """

    def __init__(
        self, message: str, step: int | None = None, rule: str = "", kind: str = "form"
    ) -> None:
        super().__init__(message)
        self.step = step
        self.rule = rule
        self.kind = kind


class BadScenario(BajarzError):
    """A scenario file that does not follow the format."""
