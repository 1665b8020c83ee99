"""The rules of each game in our words, read from the rules files of its folder."""

import re
from functools import cache
from typing import NamedTuple

from bajarz.core.errors import UnknownName
from bajarz.games.registry import read_text

RULE = re.compile(r"- \*\*([A-Z]-[A-Z0-9]+[a-z]?)\*\* ([^.]+\.) ?(.*)")


class Rule(NamedTuple):
    """One rule: its id, a short title, and the text."""

    id: str
    section: str
    title: str
    text: str


class RuleBook(NamedTuple):
    """A game's rules in one language."""

    title: str
    introduction: str
    rules: tuple[Rule, ...]
    tips: str

    def find(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id.lower() == rule_id.lower():
                return rule
        raise UnknownName(f"there is no rule {rule_id!r}; rules have ids like {self.rules[0].id}")


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """Read a rules file: a title, an introduction, sections of rules, and tips without ids."""
    title, section = "", ""
    introduction: list[str] = []
    tips: list[str] = []
    rules: list[Rule] = []
    for line in read_text(game, f"rules.{language}.md").splitlines():
        found = RULE.fullmatch(line)
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            section = line[3:]
        elif found is not None:
            rules.append(Rule(found[1], section, found[2], found[3]))
        else:
            (tips if rules else introduction).append(line)
    return RuleBook(title, "\n".join(introduction).strip(), tuple(rules), "\n".join(tips).strip())
