"""The ASGI application."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles

from bajarz.games.registry import GAMES
from bajarz.server.finished.share import LinkPreview, site_preview, table_preview
from bajarz.server.http import accounts, content, history, pictures, play, replays, tables
from bajarz.server.http.error_handlers import SAYING_NO, add_handlers
from bajarz.server.http.limits_middleware import Guard
from bajarz.server.identity import Identities, Player, token_of
from bajarz.server.live.errors import TableError
from bajarz.server.live.hub import TABLE_ID, Hub
from bajarz.server.page_head import filled, language_of
from bajarz.server.parts import http_parts
from bajarz.server.settings import Settings
from bajarz.server.socket import SocketSession
from bajarz.server.storage.store import Store

PAGES = Path(__file__).parent / "pages"  # the built front end
NOBODY = Player("", "", True, {})
NO_SUCH_TABLE = 4404


def make_app(settings: Settings, clock: Callable[[], float] = time.time) -> FastAPI:
    """The server; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(Store(settings.database), settings, clock)
        app.state.hub = hub
        try:
            await hub.open()
            yield
        finally:
            await hub.close()

    app = FastAPI(
        title="Bajarz", version="1", lifespan=lifespan,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    for part in (
        accounts,
        tables,
        play,
        replays,
        pictures,
        history,
        content,
        *http_parts(GAMES.values()),
    ):
        app.include_router(part.router, prefix="/api", responses=SAYING_NO)
    add_handlers(app)
    app.add_middleware(Guard, requests=settings.requests)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", socket)
    serve_pages(app)
    return app


async def socket(websocket: WebSocket, table_id: str) -> None:
    """A table's socket; whoever has no seat watches."""
    hub: Hub = websocket.app.state.hub
    player = await Identities(hub.store).find(token_of(websocket)) or NOBODY
    language = websocket.query_params.get("lang", "en")
    try:
        room = await hub.room(table_id)
    except TableError:
        await websocket.accept()  # a refused handshake cannot say why
        await websocket.close(NO_SUCH_TABLE)
        return
    session = SocketSession(websocket, room, player, language if language == "pl" else "en")
    await session.run()


class Assets(StaticFiles):
    """Files whose names change with what is in them: a browser need not ask again."""

    def file_response(self, *arguments: Any, **more: Any) -> Response:
        response = super().file_response(*arguments, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def serve_pages(app: FastAPI) -> None:
    """The built front end: its files, and its one page for every other address."""
    if not PAGES.is_dir():
        return
    app.mount("/assets", Assets(directory=PAGES / "assets"), "assets")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise TableError("not-found", "there is nothing here", 404)
        hub: Hub = request.app.state.hub
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        written = (PAGES / "index.html").read_text("utf-8")
        lang = language_of(
            request.query_params.get("lang"), request.headers.get("Accept-Language", "")
        )
        preview = await preview_of(hub, path, lang)
        if preview is not None:
            written = filled(written, preview, hub.settings.address, path, lang)
        shown = "" if request.method == "HEAD" else written
        return HTMLResponse(shown, 404 if preview is None else 200, headers)


async def preview_of(hub: Hub, path: str, lang: str) -> LinkPreview | None:
    """What is shown of a link to a page; None where there is no page, as web/src/lib/addresses.ts
    says it."""
    name, rest = [*path.split("/"), ""][:2]
    if name in ("t", "r"):
        row = await hub.store.table(rest) if TABLE_ID.fullmatch(rest) else None
        return None if row is None else table_preview(row, lang)
    if name in ("rules", "guide"):
        known = rest in GAMES or rest == ""
    else:
        known = name in ("", "new", "mine", "settings") and rest == ""
    return site_preview(lang) if known else None
