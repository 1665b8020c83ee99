"""Pictures and animations of games that are over."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from bajarz.server.finished.pictures import PictureStyle, film_moments
from bajarz.server.http.dependencies import ANIMATION, PICTURE, PIXELS, Gif, Png, Svg, TheHub
from bajarz.server.http.replays import PerspectiveName, Seq, TheReplay
from bajarz.server.messages import Language

router = APIRouter(tags=["replays"])
Painted = Literal["light", "night"]
Step = Annotated[int, Path(ge=0, le=1_000_000)]
KEPT = {"Cache-Control": "public, max-age=3600"}  # the past does not change
MOST = 1_000_000
PART = "board, or seat-1-board: that part alone, where a game's picture has it"
PartName = Annotated[str, Query(pattern="^[a-z0-9-]{0,20}$", description=PART)]


def style_of(
    replay: TheReplay,
    perspective: PerspectiveName = "0",
    theme: Painted = "light",
    lang: Language = "en",
    part: PartName = "",
) -> PictureStyle:
    return PictureStyle(replay.check_perspective(perspective), theme, lang, part)


TheStyle = Annotated[PictureStyle, Depends(style_of)]


@router.get("/replays/{table_id}/picture/{seq}.svg", responses=PICTURE)
async def svg(hub: TheHub, replay: TheReplay, style: TheStyle, seq: Step) -> Response:
    """A moment as a drawing, from a seat's, a spectator's or the open perspective."""
    return Svg(await hub.pictures.svg(replay, seq, style), headers=KEPT)


@router.get("/replays/{table_id}/picture/{seq}.png", responses=PIXELS)
async def png(hub: TheHub, replay: TheReplay, style: TheStyle, seq: Step) -> Response:
    """The same picture as pixels."""
    return Png(await hub.pictures.png(replay, seq, style), headers=KEPT)


@router.get("/replays/{table_id}/card.png", responses=PIXELS)
async def card(
    hub: TheHub, replay: TheReplay, theme: Painted = "light", lang: Language = "en"
) -> Response:
    """The picture of a link to the game, 1200 by 630: its last board, the players, their points."""
    return Png(await hub.pictures.card(replay, theme, lang), headers=KEPT)


@router.get("/card.png", responses=PIXELS)
async def site_card(hub: TheHub, lang: Language = "en") -> Response:
    """The picture of a link to the site, 1200 by 630."""
    return Png(await hub.pictures.site_card(lang), headers=KEPT)


@router.get("/replays/{table_id}/animation.gif", responses=ANIMATION)
async def animation(
    request: Request,
    hub: TheHub,
    replay: TheReplay,
    style: TheStyle,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST)] = 0,
    to: Seq = MOST,
    pace: Annotated[int, Query(ge=50, le=10_000, description="milliseconds")] = 700,
) -> Response:
    """The steps that stand between two entries, one picture each, 120 at most."""
    seqs = film_moments(replay, first, to)
    film = await hub.pictures.film(replay, seqs, style, pace, request.is_disconnected)
    return Gif(film, headers=KEPT)
