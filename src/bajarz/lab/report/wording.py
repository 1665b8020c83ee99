"""The words and numbers of a report, in one language."""

from importlib.resources import files
from typing import NamedTuple

from bajarz.lab.report.collect import EVENTS
from bajarz.lab.report.report_plans import Counted
from bajarz.lab.statistics import Share
from bajarz.text.catalogue import Catalogue, DisplayNames, catalogue
from bajarz.text.rules import rule_book


class Wording(NamedTuple):
    """Messages of the report and of the game, and the names of its things."""

    language: str
    game: str
    say: Catalogue
    game_words: Catalogue
    things: DisplayNames

    @property
    def title(self) -> str:
        return rule_book(self.game, self.language).title

    def thing(self, name: str, counted: Counted | None = None) -> str:
        """A thing as people call it."""
        if counted is not None and counted.words:
            key = f"{counted.words}-{name}"
            if self.game_words.has(key):
                return self.game_words(key)
        return self.things.get(name, name)

    def heading(self, kind: str, key: str) -> str:
        """The title of a list or an offer; a game's own without one is named by its key."""
        message = f"{kind}-{key}"
        return self.say(message) if self.say.has(message) else key

    def happening(self, name: str) -> str:
        return self.heading("happening", name)

    def named(self, key: str, name: str, counted: Counted | None) -> str:
        return self.happening(name) if key == EVENTS else self.thing(name, counted)

    def reason(self, reason: str) -> str:
        """A rule with its title, or a reason that the game's messages know."""
        for rule in rule_book(self.game, self.language).rules:
            if rule.id == reason:
                return f"{reason}: {rule.title.rstrip('.')}"
        return reason

    def decimal(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace(",", " ").replace("-", "−")
        return text.replace(".", ",") if self.language == "pl" else text

    def percent(self, value: float, digits: int = 0) -> str:
        return f"{self.decimal(100 * value, digits)} %"

    def signed(self, value: float) -> str:
        """Percentage points with their sign."""
        text = self.decimal(abs(100 * value), 0)
        return text if text == "0" else ("+" if value > 0 else "−") + text

    def interval(self, found: Share | None, points: bool = False) -> str:
        """A share with its interval, or points more or less; a dash where there is none."""
        if found is None:
            return "–"
        say = self.signed if points else self.percent
        unit = "" if not points else " %"
        return f"{say(found.value)}{unit} ({say(found.low)} … {say(found.high)})"


def wording(game: str, language: str, things: DisplayNames) -> Wording:
    """The words for a game; raises UnknownName for a language that is not there."""
    game_words = catalogue(language, game)
    text = (files("bajarz.text") / f"report.{language}.ftl").read_text(encoding="utf-8")
    return Wording(language, game, Catalogue(language, [text]), game_words, things)
