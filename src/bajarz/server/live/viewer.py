"""What one player or spectator is sent of a table. All of it is made of `State.view` and
`Event.seen_by` for that seat; nothing else of a game leaves the server."""

from collections.abc import Sequence
from random import Random, SystemRandom

from bajarz.core.errors import RefusedAction, Unreadable
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.state import OVER, State
from bajarz.core.view import View
from bajarz.server.border import check_event, check_result, check_view
from bajarz.server.live.errors import TableError
from bajarz.server.live.preview import Preview, preview
from bajarz.server.live.table import ACT, UNDO, LiveTable
from bajarz.server.messages import Broken, LogLine, MomentShown, Play, RefusalInfo
from bajarz.server.parts import hints_for
from bajarz.text.actions import action_words
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.game_words import game_words

NOT_UNDONE = "yes"
ASK = "ask"


class Viewer:
    """A seat (None: a spectator) that reads a language; with `check` everything that it is sent
    must be as the game declares it. For `take_back` seconds it may take back the end of its turn.
    """

    def __init__(
        self,
        table: LiveTable,
        seat: int | None,
        language: str,
        check: bool = False,
        take_back: float = 0.0,
    ) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.check = check
        self.take_back = take_back

    @property
    def words(self) -> Catalogue:
        return catalogue(self.language, self.table.game.name)

    # The game

    def play(self, now: float) -> Play | None:
        """The game as it stands."""
        table = self.table
        if table.match is None:
            return None
        state = table.match.state
        mover = table.to_move()
        result = table.result()
        legal = self.legal(state)
        if self.check:
            check_result(table.game, result)
        return Play(
            seq=table.seq,
            seat=0 if self.seat is None else self.seat + 1,
            view=self.view(state),
            to_move=0 if mover == OVER else mover + 1,
            legal=legal,
            undo=self.undo(now),
            take_back=round(self.take_back_left(now), 1),
            clocks=table.timing.show(now),
            result=result,
            secret="" if result is None else table.secret.hex(),
            last=self.seen(table.events_by_entry[-1]) if table.events_by_entry else [],
            hints=self.hints(state, legal),
        )

    def view(self, state: State) -> View:
        view = state.view(self.seat)
        if self.check:
            check_view(self.table.game, view)
        return view

    def legal(self, state: State) -> list[str]:
        if self.seat is None or self.seat not in self.table.deciders():
            return []
        return [self.table.game.text(action) for action in state.legal_for(self.seat)]

    def hints(self, state: State, legal: list[str]) -> list[str]:
        """What the board may mark for this seat; nothing where the table has no hints."""
        if self.seat is None or not self.table.hints:
            return []
        return hints_for(self.table.game, state, self.seat, legal)

    def take_back_left(self, now: float) -> float:
        """Seconds in which this seat may still take back the end of its turn without asking."""
        if self.seat is None:
            return 0.0
        return self.table.take_back_left(self.seat, now, self.take_back)

    def undo(self, now: float) -> str:
        """Whether this seat may take its last step back: yes, ask, or why not."""
        table = self.table
        if self.seat is None or table.match is None or table.to_move() == OVER:
            return self.words("undo-nothing")
        late = self.take_back_left(now) == 0
        barrier = table.match.undo_barrier(self.seat, late=late)
        if barrier is None:
            return NOT_UNDONE
        if table.match.undo_barrier(self.seat, consent=True) is None:
            return ASK
        return self.words(barrier)

    def moment(self, seq: int) -> MomentShown:
        """The table as this seat saw it after an entry of the log."""
        table = self.table
        if table.match is None or not 0 <= seq < table.seq:
            raise TableError("no-moment", f"there is no step {seq}", 404)
        steps = sum(
            1
            for entry in table.entries[: seq + 1]
            if entry.kind == ACT and entry.seq not in table.undone
        )
        done = table.match.history
        state = done[steps].before if steps < len(done) else table.match.state
        return MomentShown(
            seq=seq, view=self.view(state), last=self.seen(table.events_by_entry[seq])
        )

    # The log

    def log(self, since: int = 0) -> list[LogLine]:
        return [self.line(number) for number in range(since, self.table.seq)]

    def line(self, number: int) -> LogLine:
        """An entry in words. An action whose events say nothing has no words, nor has building:
        it is seen, and a castle takes many steps."""
        entry = self.table.entries[number]
        told = self.table.events_by_entry[number]
        if entry.kind == ACT and all(event.quiet for event in told):
            return LogLine(seq=number, seat=entry.seat + 1, words="", rules=[], events=[])
        seen = self.seen(self.table.events_by_entry[number])
        if entry.kind == UNDO:
            name = self.table.names()[entry.seat + 1]
            texts = [self.words("log-undo", name=name)]
        else:
            texts = game_words(self.table.game).events(seen, self.table.names(), self.words)
        rules = [str(event["rule"]) for event in seen if "rule" in event]
        words = " ".join(texts)
        return LogLine(seq=number, seat=entry.seat + 1, words=words, rules=rules, events=seen)

    def seen(self, events: list[Event]) -> list[dict[str, object]]:
        """The events as this seat may know them."""
        seen = [event.seen_by(self.seat) for event in events]
        if self.check:
            for each in seen:
                check_event(self.table.game, each)
        return seen

    # Actions

    def refusal(self, text: str, error: Unreadable | RefusedAction) -> RefusalInfo:
        """Why this seat may not do what the text says."""
        if isinstance(error, RefusedAction):
            return self.explained([error.refusal, *error.others], self.nearest(text))
        return RefusalInfo(
            rule="",
            words=self.words.unreadable(error, text),
            facts={},
            others=[],
            instead="",
            instead_words="",
        )

    def explained(self, refusals: Sequence[Refusal], instead: str = "") -> RefusalInfo:
        """The rules that forbid an action, in words."""
        game = self.table.game
        first, *others = refusals
        return RefusalInfo(
            rule=first.rule,
            words=self.refusal_words(first),
            facts=first.facts,
            others=[Broken(rule=each.rule, words=self.refusal_words(each)) for each in others],
            instead=instead,
            instead_words=action_words(game, game.parse(instead), self.words) if instead else "",
        )

    def refusal_words(self, refusal: Refusal) -> str:
        words = self.words.refusal(
            refusal, game_words(self.table.game).display_names(self.language)
        )
        return words.removeprefix(f"{refusal.rule}: ")

    def nearest(self, text: str) -> str:
        """The legal action of the same kind that differs least, or nothing."""
        assert self.table.match is not None
        parts = text.split()
        best, most = "", 1
        for legal in self.legal(self.table.match.state):
            others = legal.split()
            if others[0] == parts[0]:
                alike = sum(a == b for a, b in zip(parts[1:], others[1:], strict=False))
                if alike >= most:
                    best, most = legal, alike + 1
        return best

    def preview(
        self, actions: Sequence[int], rng: Random | None = None, *, legal: bool = False
    ) -> Preview:
        """What would certainly follow the actions, the first of which is legal."""
        assert self.table.match is not None
        assert self.seat is not None
        chance = SystemRandom() if rng is None else rng
        state = self.table.match.state
        return preview(self.table.game, state, self.seat, actions, chance, legal=legal)
