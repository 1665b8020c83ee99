"""The sections of a report about the game as a whole: length, choices, scores, seats, luck."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from bajarz.art.svg import escape
from bajarz.lab.report.charts import Range, Row, curves, histogram, intervals, parts_of_whole
from bajarz.lab.report.collect import Observed
from bajarz.lab.report.figures import Rows, course, rows_of, seat_shares
from bajarz.lab.report.luck import distinct, parts
from bajarz.lab.report.wording import Wording


class Sample(NamedTuple):
    """The games played with one set of components."""

    version: str
    games: Sequence[Observed]  # without repeats
    rows: Rows  # of these games
    played: Sequence[Observed]  # with games that repeat others of their deal, for luck


def sample(version: str, played: Sequence[Observed]) -> Sample:
    games = distinct(played)
    return Sample(version, games, rows_of(games), played)


Samples = Sequence[Sample]  # one, or two side by side


def section(title: str, *parts_: str, wide: bool = False) -> str:
    """A card of the page; a narrow one stands beside the next where there is room."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{''.join(parts_)}</section>\n"


def text(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def figure(caption: str, chart: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{chart}</figure>"


def grid(*figures: str) -> str:
    return f'<div class="grid">{"".join(figures)}</div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>'


def margin(game: Observed) -> int:
    """How far the best score is ahead of the next."""
    best = sorted(game.scores, reverse=True)
    return best[0] - best[1]


def glance(samples: Samples, words: Wording) -> str:
    """A few figures, large."""
    figures: list[tuple[str, Callable[[Observed], float], int]] = [
        ("decisions", lambda game: len(game.choices), 0),
        ("turns", lambda game: game.turns, 0),
        ("choices", lambda game: fmean(game.choices), 1),
        ("score", lambda game: fmean(game.scores), 1),
        ("margin", margin, 1),
        ("leads", lambda game: game.lead_changes, 1),
    ]
    items = []
    for key, of, digits in figures:
        values = [words.decimal(fmean(map(of, sample.games)), digits) for sample in samples]
        items.append(glance_item(values, words.say(f"glance-{key}")))
    shared = [
        words.percent(fmean(game.ranks.count(1) > 1 for game in sample.games)) for sample in samples
    ]
    items.append(glance_item(shared, words.say("glance-shared")))
    kind = "glance two" if len(samples) == 2 else "glance"
    return section(
        words.say("glance-title"), f'<ul class="{kind}">{"".join(items)}</ul>', wide=True
    )


def glance_item(values: Sequence[str], name: str) -> str:
    figures = "".join(f"<b>{escape(value)}</b>" for value in values)
    return f"<li>{figures}{escape(name)}</li>"


def length(samples: Samples, words: Wording) -> str:
    caption = words.say("length-chart")
    chart = histogram([[len(g.choices) for g in sample.games] for sample in samples], caption)
    return section(
        words.say("length-title"), text(words.say("length-text")), figure(caption, chart)
    )


def choices(samples: Samples, words: Wording) -> str:
    caption = words.say("choices-chart")
    first, last = words.say("choices-first"), words.say("choices-last")
    chart = curves([course(sample.games) for sample in samples], caption, first, last)
    return section(
        words.say("choices-title"), text(words.say("choices-text")), figure(caption, chart)
    )


def scores(samples: Samples, words: Wording) -> str:
    points = words.say("scores-chart")
    ahead = words.say("margin-chart")
    return section(
        words.say("scores-title"),
        text(words.say("scores-text")),
        grid(
            figure(points, histogram([[s for g in x.games for s in g.scores] for x in samples],
                                     points)),
            figure(ahead, histogram([[margin(g) for g in x.games] for x in samples], ahead)),
        ),
        wide=True,
    )  # fmt: skip


def seats(samples: Samples, words: Wording) -> str:
    """First places by seat, and in words where a seat is clearly off."""
    found = [seat_shares(sample.games) for sample in samples]
    players = len(found[0])
    fair = 1 / players
    rows = [
        Row(words.say("seats-seat", number=seat + 1), [Range(*each[seat]) for each in found])
        for seat in range(players)
    ]
    caption = words.say("seats-chart")
    chart = intervals(rows, fair, 0, min(1, 2 * fair), caption)
    notes = []
    for sample, shares in zip(samples, found, strict=True):
        odd = [
            words.say("seats-odd", number=seat + 1, share=words.percent(share.value, 1),
                      fair=words.percent(fair, 1))
            for seat, share in enumerate(shares)
            if not share.low <= fair <= share.high
        ]  # fmt: skip
        note = " ".join(odd) if odd else words.say("seats-fair")
        notes.append(text(f"{sample.version}: {note}" if len(samples) > 1 else note, "note"))
    head = text(words.say("seats-text"))
    return section(words.say("seats-title"), head, figure(caption, chart), *notes)


def leads(samples: Samples, words: Wording) -> str:
    """Nothing where the game shows no score before its end."""
    if not all(game.leaders for sample in samples for game in sample.games):
        return ""
    caption = words.say("leads-chart")
    chart = histogram([[g.lead_changes for g in sample.games] for sample in samples], caption)
    never = " / ".join(
        words.percent(fmean(g.lead_changes == 0 for g in sample.games)) for sample in samples
    )
    return section(
        words.say("leads-title"),
        text(words.say("leads-text")),
        figure(caption, chart),
        text(words.say("leads-never", share=never), "note"),
    )


def luck(samples: Samples, words: Wording) -> str:
    found = [parts(sample.played) for sample in samples]
    title, head = words.say("luck-title"), text(words.say("luck-text"))
    if any(each is None for each in found):
        return section(title, head, text(words.say("luck-none"), "note"))
    rows = [
        [(words.say(f"luck-{key}"), getattr(each, key))
         for key in ("seat", "players", "deal", "rest")]
        for each in found
    ]  # fmt: skip
    notes = []
    bots = {bot for sample in samples for game in sample.games for bot in game.fixture.seats}
    if len(bots) == 1:
        notes.append(text(words.say("luck-one-bot"), "note"))
    same = max(each.repeated for each in found if each is not None)
    if same > 0.2:
        notes.append(text(words.say("luck-same", share=words.percent(same)), "note"))
    caption = words.say("luck-chart")
    columns = [words.say(f"luck-{key}") for key in ("seat", "players", "deal", "rest")]
    figures = table(
        ["", *columns],
        [
            [sample.version, *(words.percent(part) for _, part in row)]
            for sample, row in zip(samples, rows, strict=True)
        ],
    )
    return section(title, head, figure(caption, parts_of_whole(rows, caption)), figures, *notes)


def ends(samples: Samples, words: Wording) -> str:
    counts = [Counter(game.reason for game in sample.games) for sample in samples]
    reasons = sorted(set().union(*counts))
    rows = [
        [words.reason(reason)] + [words.percent(count[reason] / count.total()) for count in counts]
        for reason in reasons
    ]
    heads = [words.say("column-name"), *(sample.version for sample in samples)]
    return section(words.say("ends-title"), text(words.say("ends-text")), table(heads, rows))
