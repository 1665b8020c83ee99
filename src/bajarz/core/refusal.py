"""Why an action is not allowed."""

Fact = int | str


class Refusal:
    """A broken rule: its id, what is wrong, and the facts that show it.

    `variant` tells apart several ways of breaking one rule; the message catalogues have an entry
    for every pair (`F-P4`, or `F-M5-level` where the variant is `level`).
    """

    def __init__(
        self, rule: str, variant: str = "", facts: dict[str, Fact] | None = None, turn: bool = False
    ) -> None:
        self.rule = rule
        self.variant = variant
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.turn = turn  # it is not this seat's turn to decide

    @property
    def key(self) -> str:
        """The entry of the message catalogues."""
        return f"{self.rule}-{self.variant}" if self.variant else self.rule

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.key}: {facts}" if facts else self.key

    def __repr__(self) -> str:
        return f"Refusal({self})"
