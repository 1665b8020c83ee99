"""What happened, told to each seat as far as that seat may know."""

from bajarz.core.canonical import Json


class Event:
    """Something that happened: a name in the past tense, public facts, and secret ones.

    `secret` holds facts only for the seats in `known_to`; for all others they are absent.
    `reveals` is true when the event showed somebody what was hidden from them before.
    """

    def __init__(
        self,
        name: str,
        public: dict[str, Json],
        secret: dict[str, Json] | None = None,
        known_to: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.public = public
        self.secret: dict[str, Json] = {} if secret is None else secret
        self.known_to = known_to
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as this seat (None: a spectator) may know it; `known` says whether its secret
        facts, if it has any, are there."""
        if seat is not None and seat in self.known_to:
            return self.full()
        seen: dict[str, Json] = {"event": self.name, **self.public}
        if self.secret:
            seen["known"] = False
        return seen

    def full(self) -> dict[str, Json]:
        """The event with all its facts."""
        whole: dict[str, Json] = {"event": self.name, **self.public, **self.secret}
        if self.secret:
            whole["known"] = True
        return whole
