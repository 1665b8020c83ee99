"""An arena as a picture: ratings with their intervals, and who had which share against whom."""

from collections.abc import Mapping
from typing import Any

from bajarz.art.palette import Theme, themed, v
from bajarz.art.svg import at, picture, rect
from bajarz.lab.arena.contest import short_name
from bajarz.lab.report.charts import WIDTH, Range, Row, drawing, intervals, matrix, words

EDGE = 18
ROUND = 50  # rating scales end at multiples of this

Data = Mapping[str, Any]


def plot(data: Data, theme: Theme = "light") -> str:
    """The picture of an arena's results."""
    charts = [ratings_chart(data), shares_chart(data)]
    y, body = 44.0, ""
    for title, chart, height in charts:
        body += words(EDGE, y, title, "ink-2", size=13) + at(EDGE, y + 8, chart)
        y += height + 34
    head = f"{data['game']}, {data['players']} players, seed {data['seed']}"
    ground = rect(0, 0, WIDTH + 2 * EDGE, y, v("paper-hi"))
    top = words(EDGE, 22, head, "ink", size=15)
    return themed(picture(WIDTH + 2 * EDGE, y, ground + top + body, title=head), theme)


def ratings_chart(data: Data) -> tuple[str, str, float]:
    rows = [
        Row(short_name(each["bot"]), [Range(each["value"], each["low"], each["high"])])
        for each in data["ratings"]
    ]
    furthest = max(abs(value) for row in rows for each in row.values if each for value in each)
    most = ROUND * (furthest // ROUND + 1)
    chart = intervals(rows, 0, -most, most, "ratings", "{:+.0f}")
    return "ratings with 95 % intervals; their mean is 0", chart, 22 * len(rows) + 24


def shares_chart(data: Data) -> tuple[str, str, float]:
    """Pairs as a matrix; for mixed tables each bot's share of first places."""
    names = [each["bot"] for each in data["ratings"]]
    if any(len(set(each["bots"])) > 2 for each in data["line_ups"]):
        return mixed_chart(data)
    cells: list[list[float | None]] = [[None] * len(names) for _ in names]
    for each in data["line_ups"]:
        one, other = each["bots"][0], each["bots"][-1]
        cells[names.index(one)][names.index(other)] = each["shares"][one]["value"]
        if data["players"] == 2:
            cells[names.index(other)][names.index(one)] = each["shares"][other]["value"]
    middle = 1 / data["players"]
    title = "first places of the row against the column, %"
    if data["players"] > 2:
        title = f"first places of one against a table of the column, %; equal: {100 * middle:.0f}"
    return (
        title,
        matrix(list(map(short_name, names)), cells, "shares", middle),
        22 + 26 * len(names),
    )


def mixed_chart(data: Data) -> tuple[str, str, float]:
    rows = [
        Row(short_name(bot), [Range(share["value"], share["low"], share["high"])])
        for each in data["line_ups"]
        for bot, share in each["shares"].items()
    ]
    chart = intervals(rows, 1 / data["players"], 0, 1, "shares") if rows else drawing(0, "", "")
    return "share of first places, table by table", chart, 22 * len(rows) + 24
