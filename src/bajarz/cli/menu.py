"""The menu of games that `bajarz` shows without arguments."""

import re
import sys

import typer
from rich.text import Text

from bajarz.bots.bot import LEVELS
from bajarz.cli.playing.loop import INTERRUPTED, run
from bajarz.cli.playing.setup import BOT, LONGEST_NAME, SOLO, Wanted, open_session, own_language
from bajarz.cli.playing.terminal import Terminal, own_terminal
from bajarz.games.registry import GAMES
from bajarz.match.match import PERSON
from bajarz.text.catalogue import LANGUAGES, Catalogue, catalogue
from bajarz.text.rules import rule_book

SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)
LEAVE = ("q", "quit", "exit", "0", "wyjdź", "wyjdz")


class Leave(Exception):
    """Nothing is to be played."""


def menu() -> None:
    """The menu at the terminal; where nobody can answer, how to go on without it."""
    terminal = own_terminal()
    if not sys.stdin.isatty():
        list_games(terminal, own_language())
        terminal.say("", catalogue(own_language())("menu-usage"))
        return
    code = run_menu(terminal, own_language())
    if code:
        raise typer.Exit(code)


def run_menu(terminal: Terminal, language: str) -> int:
    """Choose and play; return the exit code."""
    try:
        wanted = Menu(terminal, language).choose()
    except Leave:
        return 0
    except (EOFError, KeyboardInterrupt) as end:
        terminal.say("", catalogue(language)("bye"))
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return run(open_session(wanted, terminal))


def list_games(terminal: Terminal, language: str) -> None:
    """The games with their titles and the first sentences of their stories."""
    terminal.say("", Text("Bajarz", "bold"), catalogue(language)("menu-title"), "")
    for number, name in enumerate(GAMES, 1):
        book = rule_book(name, language)
        found = SENTENCE.match(book.introduction)
        first = "" if found is None else found[0]
        terminal.say(Text.assemble((f" {number}  {book.title}", "bold"), f"  {first}"))


class Menu:
    """Asks one thing after the other."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.language = language

    @property
    def words(self) -> Catalogue:
        return catalogue(self.language)

    def choose(self) -> Wanted:
        """Game, players, opponents; raises Leave."""
        game = self.choose_game()
        players = self.choose_players(game)
        options = self.choose_solo(game) if players == 1 else ()
        seats = (PERSON,) if players == 1 else self.choose_seats(game, players)
        bots = self.choose_level(seats.count(BOT)) if BOT in seats else LEVELS[0]
        names = self.choose_names(seats)
        return Wanted(game, seats, bots, names, self.language, options=options)

    def ask(self, question: str) -> str:
        answer = self.terminal.ask(question)
        if answer.lower() in LEAVE:
            raise Leave
        return answer

    def number(self, question: str, most: int, names: list[str]) -> int:
        """A number from 1 on, or the name that has this number; Enter means 1."""
        while True:
            answer = self.ask(question).lower() or "1"
            if answer in names:
                return names.index(answer) + 1
            if answer.isdecimal() and 1 <= int(answer) <= most:
                return int(answer)
            self.terminal.say(self.words("no-number", count=most))

    def options(self, texts: list[str], question: str = "", names: list[str] | None = None) -> int:
        """One of several, chosen by its number, or by its name where they have names."""
        self.terminal.say("", *(f" {number}  {text}" for number, text in enumerate(texts, 1)))
        return self.number(question or self.words("menu-number"), len(texts), names or [])

    def choose_game(self) -> str:
        """A game, or first another language."""
        while True:
            list_games(self.terminal, self.language)
            self.terminal.say("")
            answer = self.ask(self.words("menu-game")).lower() or "1"
            if answer in LANGUAGES:
                self.language = answer
            elif answer.isdecimal() and 1 <= int(answer) <= len(GAMES):
                return list(GAMES)[int(answer) - 1]
            elif answer in GAMES:
                return answer
            else:
                self.terminal.say(self.words("no-number", count=len(GAMES)))

    def choose_players(self, game: str) -> int:
        counts = GAMES[game].players
        if len(counts) == 1:
            return counts[0]
        return counts[self.options([self.words("menu-players", count=n) for n in counts]) - 1]

    def choose_seats(self, game: str, players: int) -> tuple[str, ...]:
        """Who sits where."""
        words = self.words
        kinds = [words(f"menu-{kind}", count=players) for kind in ("bots", "people", "watch")]
        kind = self.options(kinds)
        if kind == 2:
            return (PERSON,) * players
        if kind == 3:
            return (BOT,) * players
        own = self.options([self.seat_name(game, seat) for seat in range(1, players + 1)])
        return tuple(PERSON if seat == own else BOT for seat in range(1, players + 1))

    def choose_solo(self, game: str) -> tuple[str, ...]:
        """Which of the games for one."""
        kinds = next((o.values for o in GAMES[game].options if o.name == SOLO), ())
        if not kinds:
            return ()
        words = catalogue(self.language, game)
        kind = self.options([words(f"{game}-solo-{kind}") for kind in kinds])
        return (f"{SOLO}={kinds[kind - 1]}",)

    def seat_name(self, game: str, seat: int) -> str:
        words, key = catalogue(self.language, game), f"{game}-seat-{seat}"
        return words(key) if words.has(key) else words("menu-seat", number=seat)

    def choose_level(self, bots: int) -> str:
        """How well all the bots play; those who want other bots name them on the command line."""
        words = self.words
        names = [words("bot-kind", player=level) for level in LEVELS]
        texts = [words(f"menu-level-{level}") for level in LEVELS]
        return LEVELS[self.options(texts, words("menu-level", count=bots), names) - 1]

    def choose_names(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The people's names; an empty one leaves the choice to the program."""
        names: list[str] = []
        for number, seat in enumerate(seats, 1):
            question = self.words("menu-name", number=number)
            names.append(self.terminal.ask(question)[:LONGEST_NAME] if seat == PERSON else "")
        return tuple(names)
