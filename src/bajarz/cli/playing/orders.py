"""Words that are no actions: help, rules, undo, saving, and what a game's board adds."""

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from bajarz.cli.board import Misuse, Offer, Scene
from bajarz.cli.playing.session import Left, Session
from bajarz.core.errors import UnknownName, Unreadable
from bajarz.core.view import View
from bajarz.match.match import UndoRefused
from bajarz.text.catalogue import LANGUAGES
from bajarz.text.rules import rule_book

SPELLINGS = {
    "help": ("help", "?", "h", "pomoc"),
    "undo": ("undo", "u", "cofnij"),
    "hint": ("hint", "podpowiedź", "podpowiedz"),
    "legend": ("legend", "legenda"),
    "log": ("log", "dziennik"),
    "rules": ("rules", "rule", "zasady", "zasada"),
    "why": ("why", "dlaczego", "czemu"),
    "save": ("save", "zapisz"),
    "lang": ("lang", "język", "jezyk"),
    "quit": ("quit", "exit", "q", "wyjdź", "wyjdz"),
}
WORDS = {spelling: name for name, spellings in SPELLINGS.items() for spelling in spellings}
LOG_LINES = 20


class Orders:
    """What a person may ask of the program while it is their turn."""

    def __init__(self, session: Session, seat: int, scene: Scene[View], offer: Offer) -> None:
        self.session = session
        self.terminal = session.terminal
        self.words = session.words
        self.seat = seat
        self.scene = scene
        self.offer = offer
        self.methods: dict[str, Callable[[str], bool]] = {
            "help": self.help, "undo": self.undo, "hint": self.hint, "legend": self.legend,
            "log": self.log, "rules": self.rules, "why": self.why, "save": self.save,
            "lang": self.lang, "quit": self.quit,
        }  # fmt: skip

    def knows(self, word: str) -> bool:
        return word.lower() in WORDS or word.lower() in self.session.board.commands()

    def obey(self, word: str, argument: str) -> bool:
        """Carry it out; true when everything must be shown anew. Raises Misuse and Left."""
        name = WORDS.get(word.lower())
        if name is not None:
            return self.methods[name](argument)
        command = self.session.board.commands()[word.lower()]
        self.terminal.say(command(self.scene, argument, self.offer))
        return False

    def help(self, argument: str) -> bool:
        example = self.session.table.game.text(self.offer.actions[0])
        self.terminal.say(self.words("help", example=example))
        self.terminal.say(self.words(f"help-{self.session.table.game.name}"))
        return False

    def hint(self, argument: str) -> bool:
        lines = self.session.board.hint(self.scene, self.offer)
        own = f"hint-{self.session.table.game.name}"
        found = own if self.words.has(own) else "hint"
        self.terminal.say(self.words(found if lines else "hint-nothing"))
        self.terminal.say(*(f"  {line}" for line in lines))
        return False

    def legend(self, argument: str) -> bool:
        self.terminal.say(self.session.board.legend(self.scene))
        return False

    def log(self, argument: str) -> bool:
        lines = self.session.lines(self.seat, everything=True)
        count = int(argument) if argument.isdecimal() else LOG_LINES
        shown = lines if argument in ("all", "wszystko") else lines[len(lines) - count :]
        self.terminal.say(*(f"  {line}" for line in shown))
        if len(shown) < len(lines):
            self.terminal.say(self.words("log-more", count=len(lines)), style="dim")
        return False

    def rules(self, argument: str) -> bool:
        book = rule_book(self.session.table.game.name, self.session.language)
        if argument:
            try:
                rule = book.find(argument)
            except UnknownName:
                raise Misuse(self.words("no-rule", rule=argument)) from None
            self.terminal.say(Markdown(f"**{rule.id}** *{rule.title}* {rule.text}"))
            return False
        section = ""
        for rule in book.rules:
            if rule.section != section:
                section = rule.section
                self.terminal.say(section, style="bold")
            self.terminal.say(Text.assemble("  ", (f"{rule.id}", "bold"), f"  {rule.title}"))
        self.terminal.say(self.words("rules-more", rule=book.rules[0].id), style="dim")
        return False

    def why(self, argument: str) -> bool:
        """Every rule that an action would break."""
        table = self.session.table
        try:
            action = table.game.parse(self.session.board.complete(self.scene, argument))
        except Unreadable:
            example = table.game.text(self.offer.actions[0])
            raise Misuse(self.words("unreadable", text=argument, example=example)) from None
        refusals = table.state.explain(self.seat, action)
        things = self.session.board.display_names(self.session.language)
        if not refusals:
            self.terminal.say(self.words("why-legal", action=table.game.text(action)))
        for refusal in refusals:
            self.terminal.say(self.words.refusal(refusal, things))
        return False

    def undo(self, argument: str) -> bool:
        session = self.session
        barrier = session.table.undo_barrier(self.seat)
        consent = barrier == "undo-shown" and self.others_agree()
        try:
            session.table.undo(self.seat, consent)
        except UndoRefused as refused:
            raise Misuse(self.words(refused.reason)) from None
        self.terminal.say(self.words("undone"))
        return True

    def others_agree(self) -> bool:
        """Bots never mind; other people are asked."""
        others = [seat for seat in self.session.people if seat != self.seat]
        names = self.session.names
        return all(
            self.terminal.agrees(self.words, self.words("undo-consent", name=names[seat + 1]))
            for seat in others
        )

    def save(self, argument: str) -> bool:
        if argument:
            self.session.save_as(Path(argument).expanduser())
        else:
            self.session.offer_to_save()
        return False

    def lang(self, argument: str) -> bool:
        if argument.lower() not in LANGUAGES:
            raise Misuse(self.words("lang-which", languages=", ".join(LANGUAGES)))
        self.session.language = argument.lower()
        return True

    def quit(self, argument: str) -> bool:
        if not self.terminal.agrees(self.words, self.words("quit-ask")):
            return False
        raise Left
