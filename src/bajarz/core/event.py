"""What happened, told to each seat as far as that seat may know."""

from collections.abc import Mapping

Facts = Mapping[str, object]  # declared by each game, one type for each event


class Event:
    """Something that happened: a name in the past tense, public facts, and secret ones.

    `secret` holds facts only for the seats in `known_to`; for all others they are absent.
    `reveals` is true when the event showed somebody what was hidden from them before. `quiet` is
    true when it is no line of a log: it is seen on the table, and comes many times.
    """

    def __init__(
        self,
        name: str,
        public: Facts,
        secret: Facts | None = None,
        known_to: tuple[int, ...] = (),
        reveals: bool = False,
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.public = public
        self.secret: Facts = {} if secret is None else secret
        self.known_to = known_to
        self.reveals = reveals
        self.quiet = quiet

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) may know it; `known` says whether its secret
        facts, if it has any, are there."""
        if seat is not None and seat in self.known_to:
            return self.full()
        seen: dict[str, object] = {"event": self.name, **self.public}
        if self.secret:
            seen["known"] = False
        return seen

    def full(self) -> dict[str, object]:
        """The event with all its facts."""
        whole: dict[str, object] = {"event": self.name, **self.public, **self.secret}
        if self.secret:
            whole["known"] = True
        return whole
