"""Pictures and animations of moments of finished games, made by the render worker."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

from bajarz.art import gif, png
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.art.share_card import CardSeat, share_card, site_card
from bajarz.art.svg import cut_out
from bajarz.art.viewers import EVERYBODY
from bajarz.core.dealer import RandomDealer
from bajarz.core.view import View
from bajarz.games.registry import GAMES
from bajarz.server.finished.render_worker import RenderWorker
from bajarz.server.finished.replay import ALL, SPECTATOR, Perspective, Replay
from bajarz.server.finished.share import told
from bajarz.server.live.bot_pool import known_game
from bajarz.server.live.errors import TableError
from bajarz.server.live.table import ACT
from bajarz.text.catalogue import catalogue
from bajarz.text.rules import rule_book

FRAMES = 120
Thing = TypeVar("Thing")
WIDEST = 800  # pixels of an animation, either way
EXAMPLE_STEPS = 60  # of a game in the picture of the site
FILMS = 2  # animations that are made at the same time
SIZE = re.compile(r'<svg[^>]*? width="([\d.]+)" height="([\d.]+)"')


class PictureStyle(NamedTuple):
    """How a picture is to be made."""

    perspective: Perspective
    theme: Theme = "light"
    lang: str = "en"
    part: str = ""  # that can be shown alone; empty: the whole table


class Subject(NamedTuple):
    """All that a picture is made of."""

    game: str
    view: View
    names: dict[int, str]
    done: list[str]
    style: PictureStyle


def subject_of(replay: Replay, seq: int, style: PictureStyle) -> Subject:
    """A moment to be drawn."""
    table = replay.table
    view = replay.view(replay.moment(seq).state, style.perspective)
    undone = table.undone - {seq}
    done = [
        entry.text
        for entry in table.entries[: seq + 1]
        if entry.kind == ACT and entry.seq not in undone
    ]
    return Subject(table.game.name, view, table.names(), done, style)


# In the worker


def paint(subject: Subject) -> str:
    """The moment as SVG."""
    style = subject.style
    seat = EVERYBODY if style.perspective == ALL else int(style.perspective)
    game = known_game(subject.game)
    names, done = subject.names, subject.done
    drawn = picture(game, subject.view, seat, names, style.theme, style.lang, done)
    return cut_out(drawn, style.part) if style.part else drawn


def paint_png(subject: Subject) -> bytes:
    return png.render(paint(subject))


def size_of(subject: Subject) -> tuple[float, float]:
    """Width and height of a moment's picture."""
    found = SIZE.match(paint(subject))
    assert found is not None
    return float(found[1]), float(found[2])


def paint_palette(subject: Subject, zoom: float) -> bytes:
    return gif.make_palette(png.render(paint(subject), zoom=zoom))


def paint_frame(subject: Subject, zoom: float, palette: bytes) -> bytes:
    return gif.reduce(png.render(paint(subject), zoom=zoom), palette)


def paint_card(subject: Subject, headline: str, seats: list[CardSeat]) -> bytes:
    """The picture of a link to a finished game."""
    title = rule_book(subject.game, subject.style.lang).title
    return png.render(share_card(paint(subject), title, headline, seats, subject.style.theme))


@cache
def paint_site_card(lang: str) -> bytes:
    """The picture of a link to the site."""
    drawings = [
        cut_out(cut_out(paint(example(name, lang)), "board"), "seat-1-board") for name in GAMES
    ]
    return png.render(site_card(catalogue(lang)("share-tagline"), drawings))


def example(name: str, lang: str) -> Subject:
    """A game in its middle, always the same: played by chance alone."""
    game, chance = known_game(name), Random(name)
    dealer = RandomDealer(chance)
    state = game.start(2, {}, dealer)
    for _ in range(EXAMPLE_STEPS):
        state.apply(state.to_move(), chance.choice(state.legal_actions()), dealer)
    return Subject(name, state.view(None), {}, [], PictureStyle(SPECTATOR, "light", lang))


# Here


class Pictures:
    """Lets the worker draw."""

    def __init__(self, render_worker: RenderWorker) -> None:
        self.render_worker = render_worker
        self.films = 0

    async def svg(self, replay: Replay, seq: int, style: PictureStyle) -> str:
        return await self.render_worker.do(paint, subject_of(replay, seq, style))

    async def png(self, replay: Replay, seq: int, style: PictureStyle) -> bytes:
        return await self.render_worker.do(paint_png, subject_of(replay, seq, style))

    async def card(self, replay: Replay, theme: Theme, lang: str) -> bytes:
        """The picture of a link to a finished game: its last board, and who won."""
        table = replay.table
        result = table.result()
        how, names, _ = told(result, [seat.row() for seat in table.seats], catalogue(lang))
        headline = catalogue(lang)("share-headline", how=how, names=names)
        scores, winners = ({}, []) if result is None else (result["scores"], result["winners"])
        seats = [
            CardSeat(n, seat.name, scores.get(str(n)), n in winners)
            for n, seat in enumerate(table.seats, 1)
        ]
        style = PictureStyle(SPECTATOR, theme, lang)
        last = subject_of(replay, replay.standing()[-1], style)
        return await self.render_worker.do(paint_card, last, headline, seats)

    async def site_card(self, lang: str) -> bytes:
        return await self.render_worker.do(paint_site_card, lang)

    async def film(
        self,
        replay: Replay,
        seqs: list[int],
        style: PictureStyle,
        pace: int,
        is_unwanted: Callable[[], Awaitable[bool]],
    ) -> bytes:
        """An animation of these moments; it is given up as soon as nobody wants it any more."""
        if self.films >= FILMS:
            raise TableError("busy", "other animations are being made; try again soon", 503)
        self.films += 1
        try:
            return await self.make_film(replay, seqs, style, pace, is_unwanted)
        finally:
            self.films -= 1

    async def make_film(
        self,
        replay: Replay,
        seqs: list[int],
        style: PictureStyle,
        pace: int,
        is_unwanted: Callable[[], Awaitable[bool]],
    ) -> bytes:
        """Boards grow: the sizes of some moments, the last among them, settle the scale of all."""
        subjects = [subject_of(replay, seq, style) for seq in seqs]
        sizes = [await self.render_worker.do(size_of, each) for each in spread(subjects, 5)]
        zoom = min(WIDEST / max(max(size) for size in sizes), 1.0)
        palette = await self.render_worker.do(paint_palette, subjects[-1], zoom)
        frames: list[bytes] = []
        for subject in subjects:
            if await is_unwanted():
                raise TableError("gone", "nobody waits for this animation any more", 499)
            frames.append(await self.render_worker.do(paint_frame, subject, zoom, palette))
        return await self.render_worker.do(gif.animate, frames, pace)


def film_moments(replay: Replay, first: int, last: int) -> list[int]:
    """The entries that stand between two, or as many of them as an animation may show."""
    seqs = [seq for seq in replay.standing() if first <= seq <= last]
    if not seqs:
        raise TableError("no-moment", "there is no step between these", 404)
    return spread(seqs, FRAMES)


def spread(things: list[Thing], most: int) -> list[Thing]:
    """At most so many of these, evenly chosen, the first and the last among them."""
    if len(things) <= most:
        return things
    return [things[round(n * (len(things) - 1) / (most - 1))] for n in range(most)]
