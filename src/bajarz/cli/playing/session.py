"""One game at one keyboard: who sits where, whose eyes are on the screen, what they are told."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from rich.table import Table as Grid
from rich.text import Text

from bajarz.bots.bot import Bot
from bajarz.bots.observation import Observation
from bajarz.cli.board import Offer, Scene
from bajarz.cli.parts import board_for
from bajarz.cli.playing.saving import CannotSave, default_file, save
from bajarz.cli.playing.terminal import NO, Terminal
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.core.view import View
from bajarz.match.best import Best, add_best, kind_of, read_best
from bajarz.match.match import Match
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.game_words import game_words
from bajarz.text.rules import rule_book


class Left(Exception):
    """The people at the keyboard leave the game."""


class Session:
    """A table, its bots, and a terminal for its people."""

    def __init__(
        self,
        table: Match,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        language: str,
        file: Path | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.terminal = terminal
        self.language = language
        self.file = file
        self.board = board_for(table.game)
        terminal.board_signs = self.board.ascii_signs
        self.names = {
            number: seat["name"] for number, seat in enumerate(table.recorder.header.seats, 1)
        }
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.at_keyboard: int | None = None
        self.saved_steps = 0

    @property
    def words(self) -> Catalogue:
        return catalogue(self.language, self.table.game.name)

    # What is seen

    def events(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        events = list(self.table.recorder.events)
        for step in self.table.history:
            events += step.events
        return events

    def scene(self, seat: int | None, start: int | None = None) -> Scene[View]:
        """The table as this seat may see it, with the story since an event."""
        if start is None:
            start = self.story_start(seat)
        return Scene(
            self.table.state.view(seat),
            seat,
            self.names,
            [event.seen_by(seat) for event in self.events()[start:]],
            self.words,
            self.terminal.columns,
            self.terminal.lines,
        )

    def story_start(self, seat: int | None) -> int:
        """How many events are old news to this seat: those before the end of its last turn.

        For a spectator, those before the last step.
        """
        history = self.table.history
        turns = [*(step.turn for step in history), self.table.state.turn_number()]
        start, count = 0, len(self.table.recorder.events)
        for step, next_turn in zip(history, turns[1:], strict=True):
            if seat is None or (step.seat == seat and step.turn != next_turn):
                start = count
            count += len(step.events)
        return start

    def lines(self, seat: int | None, start: int = 0, everything: bool = False) -> list[str]:
        """The story since an event, for this seat, in words."""
        seen = [event.seen_by(seat) for event in self.events()[start:]]
        told = seen if everything else game_words(self.table.game).told(seen, seat)
        return [self.board.line(event, self.names, self.words) for event in told]

    def tell(self, seat: int | None, start: int | None = None) -> None:
        """The story, as this seat may know it."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for line in self.lines(seat, self.story_start(seat) if start is None else start):
            grid.add_row("›", Text(line))
        if grid.row_count:
            self.terminal.say(grid)

    def offer(self, seat: int) -> Offer:
        """What this seat may choose now."""
        state = self.table.state
        return Offer(state.legal_actions(), state.redeal(seat, Random(0)), seat)

    def bot_step(self, seat: int) -> None:
        self.table.act(seat, self.bots[seat].choose(Observation(self.table.state)))

    # Between turns

    def greet(self) -> None:
        words = self.words
        self.terminal.say(rule_book(self.table.game.name, self.language).title, style="bold")
        header = self.table.recorder.header
        for number, seat in enumerate(header.seats, 1):
            facts = {"name": seat["name"], "number": number, "player": seat["played_by"]}
            self.terminal.say(words("seat-line", **facts))
        self.terminal.say(words("commitment", commitment=header.commitment))
        self.terminal.say("", self.board.legend(self.scene(None)), "")
        if self.people:
            self.terminal.say(words("help-hint"))

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared, so that hands stay secret."""
        before = self.at_keyboard
        self.at_keyboard = seat
        if len(self.people) < 2 or before == seat:
            return
        name = self.names[seat + 1]
        if before is not None:
            self.tell(before)
            self.terminal.ask(self.words("hand-over-away", name=name))
            self.terminal.clear()
        self.terminal.ask(self.words("hand-over", name=name))
        self.terminal.clear()

    def finish(self) -> None:
        """The result, the secret, the record."""
        seat = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.terminal.clear()
        scene = self.scene(seat)
        self.terminal.say(self.board.screen(scene))
        self.tell(seat)
        self.terminal.say("", self.board.ending(scene), "")
        words = self.words
        recorder = self.table.recorder
        self.terminal.say(
            words("secret", secret=recorder.secret.hex(), commitment=recorder.header.commitment)
        )
        if len(recorder.header.seats) == 1:
            self.tell_best()
        self.save_at_end()

    def tell_best(self) -> None:
        """A game alone is kept among the best of its kind, and the best are shown."""
        recorder = self.table.recorder
        result = recorder.state.result()
        assert result is not None
        kind = kind_of(self.table.game.name, recorder.header.options)
        name = recorder.header.seats[0]["name"]
        place = add_best(kind, Best(result.scores[0], name, self.table.record()["digest"]))
        self.terminal.say(self.words("best-title"))
        for number, best in enumerate(read_best(kind), 1):
            mark = self.words("best-this") if number == place else ""
            self.terminal.say(f"{number:>3}. {best.score:>4}  {best.name} {mark}".rstrip())

    # Saving

    def save_at_end(self) -> None:
        """To the file that was named before the game, or to one that is named now."""
        if self.file is None or not self.save(self.file):
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file; nothing is saved on `n` or at the end of input."""
        file = default_file(self.table.game.name)
        try:
            answer = self.terminal.ask(self.words("save-ask", file=str(file)))
            if answer.lower() not in NO:
                self.save_as(Path(answer) if answer else file)
        except EOFError:
            return

    def save_as(self, file: Path) -> None:
        """Save to a file that a person named; one that exists is not lost without a question."""
        words = self.words
        if not file.exists() or self.terminal.agrees(words, words("overwrite", file=str(file))):
            self.save(file)

    def save(self, file: Path) -> bool:
        """Write the record and say where it is."""
        words = self.words
        try:
            save(self.table, file)
        except CannotSave as error:
            self.terminal.say(words("save-failed", reason=str(error)))
            return False
        self.saved_steps = len(self.table.recorder.steps)
        over = self.table.state.to_move() == OVER
        key = "saved" if over else "saved-unfinished"
        self.terminal.say(words(key, file=str(file), game=self.table.game.name))
        return True
