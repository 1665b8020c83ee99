"""What other sites show of a link to a table: a title, a sentence and a picture.

Only of games that are over is anything told; of others no more than which game it is.
"""

from typing import Literal, NamedTuple

from bajarz.core.view import ResultData
from bajarz.server.storage.rows import SeatRow, TableRow
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.rules import rule_book

How = Literal["won", "shared", "draw", "nobody", "alone", "past"]


class LinkPreview(NamedTuple):
    """What is shown of a link; `picture` is the path of an image of this server."""

    title: str
    words: str
    picture: str


def site_preview(lang: str) -> LinkPreview:
    """Of the site, and of tables whose game is not over."""
    said = catalogue(lang)
    return LinkPreview(said("share-site"), said("share-site-words"), f"/api/card.png?lang={lang}")


def table_preview(row: TableRow, lang: str) -> LinkPreview:
    """Of a table."""
    said, game = catalogue(lang), rule_book(row["game"], lang).title
    if row["state"] != "over":
        key = "share-playing" if row["state"] == "playing" else "share-waiting"
        picture = site_preview(lang).picture
        return LinkPreview(said(key, game=game), said(f"{key}-words"), picture)
    how, names, scores = told(row["result"], row["seats"], said)
    title = said(f"share-{how}", game=game, names=names, scores=scores).strip()
    path = f"/api/replays/{row['id']}/card.png?lang={lang}"
    return LinkPreview(title, said("share-past-words"), path)


def told(result: ResultData | None, seats: list[SeatRow], said: Catalogue) -> tuple[How, str, str]:
    """How a game ended, whom that is about, and the points, the best first."""
    everybody = joined([seat["name"] for seat in seats], said)
    if result is None or result["reason"] == "stopped":
        return "past", everybody, ""
    places = sorted(result["ranks"].items(), key=lambda item: (item[1], item[0]))
    points = [result["scores"][seat] for seat, _ in places if seat in result["scores"]]
    scores = " : ".join(str(each).replace("-", "−") for each in points)
    winners = [seats[seat - 1]["name"] for seat in result["winners"]]
    if len(seats) == 1 and scores:
        return "alone", everybody, scores
    if not winners:
        return "nobody", everybody, scores
    if len(winners) == len(seats) > 1:
        return "draw", everybody, scores
    return ("won" if len(winners) == 1 else "shared"), joined(winners, said), scores


def joined(names: list[str], said: Catalogue) -> str:
    """Names as a list in words."""
    *first, last = names
    return said("share-and", first=", ".join(first), last=last) if first else last
