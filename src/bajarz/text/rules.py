"""The rules of each game in our words, read from the rules files of its folder."""

import re
from functools import cache
from typing import NamedTuple

from bajarz.core.errors import UnknownName
from bajarz.games.registry import read_text

RULE = re.compile(r"- \*\*([A-Z]-[A-Z0-9]+[a-z]?)\*\* ([^.]+\.) ?(.*)")
PICTURE = re.compile(r"  !\[(.+)\]\(([a-z0-9-]+)\)")


class Picture(NamedTuple):
    """A picture beside a rule: its name, and what it shows in words."""

    name: str
    caption: str


class Rule(NamedTuple):
    """One rule: its id, a short title, the text, and pictures of what it means."""

    id: str
    section: str
    title: str
    text: str
    pictures: tuple[Picture, ...] = ()


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


def rules_text(game: str, language: str) -> str:
    """The rules file without its pictures, for where only text can be shown."""
    lines = read_text(game, f"rules.{language}.md").splitlines()
    return "\n".join(line for line in lines if PICTURE.fullmatch(line) is None)


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """Read a rules file: a title, an introduction, sections of rules, and tips without ids."""
    title, section = "", ""
    introduction: list[str] = []
    tips: list[str] = []
    rules: list[Rule] = []
    for line in read_text(game, f"rules.{language}.md").splitlines():
        found = RULE.fullmatch(line)
        shown = PICTURE.fullmatch(line)
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            section = line[3:]
        elif found is not None:
            rules.append(Rule(found[1], section, found[2], found[3]))
        elif shown is not None:
            picture = Picture(shown[2], shown[1])
            rules[-1] = rules[-1]._replace(pictures=(*rules[-1].pictures, picture))
        else:
            (tips if rules else introduction).append(line)
    return RuleBook(title, "\n".join(introduction).strip(), tuple(rules), "\n".join(tips).strip())
