"""A report as one HTML page that needs nothing else."""

from collections.abc import Sequence

import bajarz
from bajarz.art.palette import themed
from bajarz.art.svg import escape
from bajarz.lab.report import component_sections, sections
from bajarz.lab.report.report_plans import plan_for
from bajarz.lab.report.sections import Samples
from bajarz.lab.report.style import SWAP, stylesheet
from bajarz.lab.report.wording import Wording


def page(samples: Samples, seed: str, timed: bool, words: Wording) -> str:
    """The whole page."""
    plan = plan_for(words.game)
    body = [
        heading(samples, seed, timed, words),
        sections.glance(samples, words),
        sections.length(samples, words),
        sections.choices(samples, words),
        sections.scores(samples, words),
        sections.seats(samples, words),
        sections.leads(samples, words),
        sections.luck(samples, words),
        sections.ends(samples, words),
        *(component_sections.counted_section(samples, each, words) for each in plan.counted),
        component_sections.impossible_section(samples, plan.offers, words),
        component_sections.events_section(samples, words),
    ]
    title = escape(words.say("page-title", game=words.title))
    end = escape(words.say("page-end", version=bajarz.__version__))
    main = themed("".join(body), "css")
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{stylesheet()}</style></head>\n"
        f"<body><main>\n{main}<footer>{end}</footer></main>\n<script>{SWAP}</script></body></html>\n"
    )


def heading(samples: Samples, seed: str, timed: bool, words: Wording) -> str:
    say = words.say
    first = samples[0].played
    bots = dict.fromkeys(bot for sample in samples for g in sample.games for bot in g.fixture.seats)
    deals = len({game.fixture.deal for game in first})
    facts = [
        say("page-players", count=len(first[0].ranks)),
        f"{say('page-games', count=len(first))} ({say('page-deals', count=deals)})",
        say("page-bots", bots=", ".join(bots)),
        say("page-seed", seed=seed),
    ]
    if len(samples) == 1:
        facts.append(say("page-set", version=samples[0].version))
    parts = [
        f'<button class="swap" type="button">{escape(say("page-theme"))}</button>',
        f"<h1>{escape(say('page-title', game=words.title))}</h1>",
        sections.text(" · ".join(facts)),
        legend(samples, words),
        sections.text(say("page-introduction"), "small"),
    ]
    if timed:
        parts.append(sections.text(say("page-timed"), "note"))
    return f"<header>{''.join(parts)}</header>\n"


def legend(samples: Samples, words: Wording) -> str:
    """Which colour is which set of components."""
    if len(samples) == 1:
        return ""
    keys: Sequence[str] = [
        f'<span class="key {colour}">{escape(sample.version)}</span>'
        for colour, sample in zip("ab", samples, strict=True)
    ]
    return f"<p>{escape(words.say('page-compare'))} {' '.join(keys)}</p>"
