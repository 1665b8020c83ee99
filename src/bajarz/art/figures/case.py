"""What a picture in the rules claims, as a scenario: so that the engine can be asked."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Case:
    """A position (docs/scenarios.md) and what is done in it.

    The last action is refused by `rule` and breaks those of `also` too, or, where no rule is
    given, it is allowed. `facts` hold of the state after all that was done.
    """

    position: dict[str, Any]
    does: tuple[str, ...] = ()
    rule: str = ""
    facts: dict[str, Any] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    @property
    def action(self) -> list[str]:
        """The words of the last action."""
        return self.does[-1].split()

    def scenario(self, game: str) -> dict[str, object]:
        """The same as a scenario."""
        steps: list[dict[str, object]] = [{"do": action} for action in self.does]
        if self.rule:
            steps[-1] = {"explain": self.does[-1], "rules": [self.rule, *self.also]}
        steps.append({"expect": dict(self.facts)})
        return {
            "game": game,
            "rules": [self.rule] if self.rule else [],
            "title": "A picture in the rules",
            "position": self.position,
            "step": steps,
        }
