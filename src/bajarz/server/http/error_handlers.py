"""How the API says no: always as `{"error": {"code", "message", …}}`, see `ErrorOut`."""

import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from bajarz.core.errors import BadRecord, BajarzError
from bajarz.server.live.errors import TableError

LOG = logging.getLogger(__name__)


class ErrorOut(BaseModel):
    """What was wrong: a code for programs, a message for people, the field if it is one's.

    Of a record that does not fit: the first step that does not (0: the set-up), the rule it breaks,
    and what kind of thing does not fit.
    """

    code: str
    message: str
    field: str | None = None
    step: int | None = None
    rule: str | None = None
    kind: str | None = None


class Problem(BaseModel):
    error: ErrorOut


SAYING_NO: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "The call is refused; nothing has changed."},
    422: {"model": Problem, "description": "The call cannot be understood."},
}


def problem(status: int, code: str, message: str, **more: str | int | None) -> JSONResponse:
    """The answer; of `more` what is empty is left out."""
    error: dict[str, str | int | None] = {"code": code, "message": message}
    error |= {name: value for name, value in more.items() if value not in (None, "")}
    return JSONResponse({"error": error}, status)


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(BajarzError, refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, not_served)
    app.add_exception_handler(Exception, failed)


async def refused(_: Request, error: Exception) -> JSONResponse:
    if isinstance(error, TableError):
        return problem(error.status, error.code, str(error))
    if isinstance(error, BadRecord):
        return problem(422, "record", str(error), step=error.step, rule=error.rule, kind=error.kind)
    return problem(422, "refused", str(error))


async def bad_request(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:])
    return problem(422, "bad-request", first["msg"], field=field)


async def not_served(_: Request, error: Exception) -> JSONResponse:
    """There is no such address, or not in this way."""
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    answer = problem(error.status_code, getattr(error, "code", phrase), str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def failed(_: Request, error: Exception) -> JSONResponse:
    """A fault of ours; the server logs what it was and lives on."""
    return problem(500, "internal", "something went wrong here; it is noted")
