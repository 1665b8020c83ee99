"""Stands before the API: nobody sends too much, or too often."""

import hashlib
from collections.abc import Callable
from time import monotonic

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bajarz.server.http.error_handlers import problem
from bajarz.server.identity import token_of
from bajarz.server.limits import Buckets

LONGEST = 64 * 1024
LONGEST_RECORD = 2 * 1024 * 1024  # a game that was played elsewhere
RECORDS = ("POST", "/api/replays")
WITHIN = 5.0
HOST_SHARE = 20  # how many busy callers one address may hold


class TooLong(HTTPException):
    """A body that goes on and on."""

    code = "too-long"

    def __init__(self, longest: int) -> None:
        super().__init__(413, f"a body has at most {longest} bytes")


def longest_of(scope: Scope) -> int:
    """How many bytes a request may have."""
    return LONGEST_RECORD if (scope["method"], scope["path"]) == RECORDS else LONGEST


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
        if not length.isdigit() or int(length) > longest_of(scope):
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
        size, longest = 0, longest_of(scope)

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > longest:
                raise TooLong(longest)
            return message

        await self.app(scope, counted, send)


async def too_long(scope: Scope, receive: Receive, send: Send) -> None:
    error = TooLong(longest_of(scope))
    await problem(413, error.code, error.detail)(scope, receive, send)
