"""The sections of a report about things: tiles, cards, powers, stones, pages, events."""

from collections.abc import Callable, Mapping, Sequence

from bajarz.art.svg import escape
from bajarz.lab.report.charts import Range, Row, bars, intervals
from bajarz.lab.report.collect import EVENTS
from bajarz.lab.report.figures import Impossible, Worth, impossible, worths
from bajarz.lab.report.report_plans import Counted, Offer
from bajarz.lab.report.sections import Samples, figure, grid, section, table, text
from bajarz.lab.report.wording import Wording

SHOWN = 12  # rows of a chart
WIDE = 0.5  # an interval that says nothing
FEW = 3  # things of which a chart says nothing that the table does not


def counted_section(samples: Samples, counted: Counted, words: Wording) -> str:
    """One list of things; nothing if none ever came."""
    if not any(kind == counted.key for s in samples for g in s.games for kind, _, _ in g.counts):
        return ""
    body = worth_parts(samples, counted.key, counted, words)
    return section(words.heading("list", counted.key), body, wide=True)


def events_section(samples: Samples, words: Wording) -> str:
    """All events of the game."""
    body = worth_parts(samples, EVENTS, None, words)
    return section(words.say("events-title"), text(words.say("events-text")), body, wide=True)


Found = Sequence[Mapping[str, Worth]]  # by name, for each sample
Label = Callable[[str], str]


def worth_parts(samples: Samples, key: str, counted: Counted | None, words: Wording) -> str:
    """Charts of how often and of what it is worth, and everything as a table."""
    found = [{each.name: each for each in worths(sample.rows, key)} for sample in samples]
    names = list(dict.fromkeys(name for each in found for name in each))

    def label(name: str) -> str:
        return words.named(key, name, counted)

    often = words.say("list-often")
    rows = [Row(label(name), [per_game(each.get(name)) for each in found]) for name in names]
    figures = [figure(often, bars(rows[:SHOWN], often))]
    telling = [name for name in names if worth_of(name, found) is not None]
    if telling:
        figures.append(more_chart(telling, found, label, words))
    whole = table(table_heads(samples, words), [
        table_row(name, found, label, words) for name in names
    ]) + text(words.say("together-text"), "small")  # fmt: skip
    if len(names) <= FEW:
        return grid(*figures) + whole
    summary = f"<summary>{escape(words.say('page-all'))} ({len(names)})</summary>"
    return grid(*figures) + f"<details>{summary}{whole}</details>"


def per_game(worth: Worth | None) -> Range | None:
    return None if worth is None else Range(worth.per_game, worth.per_game, worth.per_game)


def more_of(worth: Worth | None) -> Range | None:
    return None if worth is None or worth.more is None else Range(*worth.more)


def worth_of(name: str, found: Found) -> float | None:
    """What orders the chart of wins: the most that having it is worth in a sample."""
    values = [more.value for each in found if (more := more_of(each.get(name))) is not None]
    return max(values) if values else None


def more_chart(names: Sequence[str], found: Found, label: Label, words: Wording) -> str:
    """The best and the worst things to have; rare ones, of which little is known, left out."""
    known = [name for name in names if any(is_known(each.get(name)) for each in found)] or names
    ordered = sorted(known, key=lambda name: -(worth_of(name, found) or 0.0))
    if len(ordered) > SHOWN:
        ordered = ordered[: SHOWN // 2] + ordered[-SHOWN // 2 :]
    rows = [Row(label(name), [more_of(each.get(name)) for each in found]) for name in ordered]
    ends = [abs(end) for row in rows for each in row.values if each for end in each]
    most = max(0.1, -(-max(ends) // 0.1) * 0.1)
    caption = words.say("list-more")
    return figure(caption, intervals(rows, 0, -most, most, caption, "{:+.0%}"))


def is_known(worth: Worth | None) -> bool:
    return worth is not None and worth.more is not None and worth.more.high - worth.more.low < WIDE


def table_heads(samples: Samples, words: Wording) -> list[str]:
    columns = [words.say(f"column-{key}") for key in ("per-game", "had", "more", "together")]
    if len(samples) == 1:
        return [words.say("column-name"), *columns]
    named = [f"{head}, {sample.version}" for head in columns for sample in samples]
    return [words.say("column-name"), *named]


def table_row(name: str, found: Found, label: Label, words: Wording) -> list[str]:
    worth = [each.get(name) for each in found]
    cells = [label(name)]
    cells += ["–" if each is None else words.decimal(each.per_game, 2) for each in worth]
    cells += ["–" if each is None else words.percent(each.had) for each in worth]
    cells += [words.interval(None if each is None else each.more, points=True) for each in worth]
    return cells + [correlation_text(each, words) for each in worth]


def correlation_text(worth: Worth | None, words: Wording) -> str:
    if worth is None or worth.together is None:
        return "–"
    r, low, high = (words.decimal(value, 2) for value in worth.together)
    return f"{r} ({low} … {high})"


def impossible_section(samples: Samples, offers: Sequence[Offer], words: Wording) -> str:
    """Things that could not be used; nothing for a game without such a list."""
    body = "".join(offer_parts(samples, offer, words) for offer in offers)
    if not body:
        return ""
    return section(words.say("impossible-title"), text(words.say("impossible-text")), body)


def offer_parts(samples: Samples, offer: Offer, words: Wording) -> str:
    found = [{e.name: e for e in impossible(sample.games, offer.key)} for sample in samples]
    names = list(dict.fromkeys(name for each in found for name in each))
    if not names:
        return ""
    caption = words.heading("offer", offer.key)
    rows = [Row(words.thing(name), [share_of(e.get(name)) for e in found]) for name in names]
    chart = figure(caption, bars(rows[:SHOWN], caption, "{:.0%}"))
    columns = [words.say("column-asked"), words.say("column-impossible")]
    if len(samples) > 1:
        columns = [f"{head}, {sample.version}" for head in columns for sample in samples]
    cells = [[words.thing(name), *offer_cells([e.get(name) for e in found], words)]
             for name in names]  # fmt: skip
    whole = table([words.say("column-name"), *columns], cells)
    summary = f"<summary>{escape(words.say('page-all'))} ({len(names)})</summary>"
    return chart + f"<details>{summary}{whole}</details>"


def share_of(each: Impossible | None) -> Range | None:
    return None if each is None else Range(*each.share)


def offer_cells(found: Sequence[Impossible | None], words: Wording) -> list[str]:
    asked = ["–" if each is None else str(each.asked) for each in found]
    return asked + [words.interval(None if each is None else each.share) for each in found]
