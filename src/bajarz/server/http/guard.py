"""Stands before the API: nobody sends too much, or too often."""

import hashlib
from collections.abc import Callable
from time import monotonic

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bajarz.server.http.problems import problem
from bajarz.server.identity import token_of
from bajarz.server.limits import Buckets

LONGEST = 64 * 1024
WITHIN = 5.0
HOST_SHARE = 20  # how many busy callers one address may hold


class TooLong(HTTPException):
    """A body that goes on and on."""

    code = "too-long"
    words = f"a body has at most {LONGEST} bytes"

    def __init__(self) -> None:
        super().__init__(413, self.words)


class Guard:
    """Refuses giant bodies (413) and floods (429) of /api; all else passes through."""

    def __init__(self, app: ASGIApp, requests: int, now: Callable[[], float] = monotonic) -> None:
        self.app = app
        self.callers = Buckets(requests, WITHIN, now)
        self.hosts = Buckets(requests * HOST_SHARE, WITHIN, now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LONGEST:
            await too_long(scope, receive, send)
        elif not self.may_pass(connection):
            await problem(429, "flood", "too many requests; wait a moment")(scope, receive, send)
        else:
            await self.pass_on(scope, receive, send)

    def may_pass(self, connection: HTTPConnection) -> bool:
        host = connection.client.host if connection.client else ""
        token = token_of(connection)
        caller = hashlib.sha256(token.encode()).hexdigest() if token else host
        return self.callers.take(caller) and self.hosts.take(host)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count what comes in; a body without a length can be too long as well."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LONGEST:
                raise TooLong
            return message

        await self.app(scope, counted, send)


async def too_long(scope: Scope, receive: Receive, send: Send) -> None:
    await problem(413, TooLong.code, TooLong.words)(scope, receive, send)
