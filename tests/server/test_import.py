"""Records brought from elsewhere are proved before they are kept; what does not fit is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bajarz.core.canonical import canonical
from bajarz.games.registry import GAMES, make_game
from bajarz.server.finished.import_record import prove
from bajarz.server.finished.render_worker import RenderWorker
from bajarz.server.settings import Settings
from play import random_record
from server.driver import Client, FakeClock, Reply, Server, serve

pytestmark = pytest.mark.anyio
Data = dict[str, Any]
JSON = {"content-type": "application/json"}


def record_of(game: str = "fantazja", seed: str = "import", steps: int | None = None) -> Data:
    """A record as a stranger has it in a file."""
    recorder = random_record(make_game(game), seed, 2, steps)
    data: Data = json.loads(canonical(recorder.record()))
    data["dealing"]["secret"] = recorder.secret.hex()
    return data


async def send(client: Client, data: Any) -> Reply:
    return await client.call("POST", "/replays", json.dumps(data).encode(), JSON)


async def bring(client: Client, data: Data) -> str:
    reply = await send(client, data)
    assert reply.status == 201, reply.body
    return str(reply.json()["id"])


# Kept


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_record_comes_back_as_it_was(server: Server, game: str) -> None:
    guest = await server.guest()
    data = record_of(game, steps=100 if game == "runestones" else None)  # it is long
    table = await bring(guest, data)
    server.hub.rooms.clear()  # as stored
    assert await Client(server.app).get(f"/tables/{table}/record") == data
    replayed = await Client(server.app).get(f"/replays/{table}")
    assert replayed["imported"] is True
    assert replayed["result"] == data["result"] or data["result"] is None
    assert [seat["name"] for seat in replayed["table"]["seats"]] == ["Player 1", "Player 2"]
    assert [seat["bot"] for seat in replayed["table"]["seats"]] == ["test", "test"]
    views = await guest.get(f"/replays/{table}/views?perspective=all&from=0&to=3")
    assert len(views) == 4


async def test_the_same_record_has_the_same_id(database: str) -> None:
    settings, clock = Settings(database=database), FakeClock()
    async with serve(settings, clock) as server:
        ola, ala = await server.guests(2)
        data = record_of("grajeczka")
        table = await bring(ola, data)
        clock.go_on(10)
        other = await bring(ola, record_of("grajeczka", "other"))
        assert [await bring(ola, data), await bring(ala, data)] == [table, table]
        assert [past["id"] for past in await ola.get("/me/history")] == [other, table]
        [past] = await ala.get("/me/history")
        assert (past["imported"], past["seat"], past["place"], past["outcome"]) == (
            True, 0, None, "",
        )  # fmt: skip
        assert past["scores"] == data["result"]["scores"]
        assert past["steps"] == len(data["steps"])


async def test_records_count_in_no_figure(server: Server) -> None:
    guest = await server.guest()
    await bring(guest, record_of())
    assert await guest.get("/me/statistics") == {}
    assert await guest.get("/me/best/fantazja") == {}
    assert await guest.get("/me/tables") == []


async def test_a_game_that_was_given_up_ends_where_its_record_ends(server: Server) -> None:
    guest = await server.guest()
    data = record_of(steps=20)
    table = await bring(guest, data)
    replayed = await guest.get(f"/replays/{table}")
    assert len(replayed["log"]) == 22
    assert replayed["log"][-1]["events"] == [{"event": "RecordEnded"}]
    assert replayed["result"]["winners"] == []
    assert replayed["result"]["reason"] == "stopped"
    assert await guest.get(f"/tables/{table}/record") == data


async def test_a_record_of_this_server_can_come_back(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("runestones", people)
    await people[0].post(f"/tables/{table}/resign")
    record = await people[0].get(f"/tables/{table}/record")
    assert await bring(people[1], record) != table


async def test_the_proof_is_made_in_a_process_beside() -> None:
    worker = RenderWorker()
    try:
        data: Any = record_of()
        assert (await worker.do(prove, data)).result == data["result"]
        data["steps"][3]["check"] = "0"
        with pytest.raises(Exception, match="step 4") as error:
            await worker.do(prove, data)
        assert error.value.step == 4  # type: ignore[attr-defined]
    finally:
        worker.stop()


# Refused


def change_action(data: Data) -> int:
    data["steps"][8]["action"] = "gain S-Nothing"
    return 9


def illegal_action(data: Data) -> int:
    data["steps"][8]["action"] = data["steps"][2]["action"]
    return 9


def change_dealt(data: Data) -> int:
    steps = data["steps"]
    number = next(n for n, step in enumerate(steps) if step["dealt"])
    side = steps[number]["dealt"][0][0]
    later = {name for step in steps[number + 1 :] for name in step["dealt"]}
    steps[number]["dealt"][0] = min(name for name in later if name[0] == side)
    return number + 1


def change_set_up(data: Data) -> int:
    dealt = data["setup"]["dealt"]
    dealt[1], dealt[2] = dealt[2], dealt[1]
    return 0


def change_check(data: Data) -> int:
    data["steps"][5]["check"] = "0" * 16
    return 6


def remove_step(data: Data) -> int:
    """The step that follows it does not fit: it is another seat's turn, or its check is another."""
    del data["steps"][10]
    return 11


def swap_seat(data: Data) -> int:
    data["steps"][0]["seat"] = 3 - data["steps"][0]["seat"]
    return 1


def change_name(data: Data) -> int:
    data["seats"][0]["name"] = "Somebody else"
    return 0


@pytest.mark.parametrize(
    "change",
    [change_action, illegal_action, change_dealt, change_set_up, change_check, remove_step,
     swap_seat, change_name],
)  # fmt: skip
async def test_a_changed_record_is_refused_with_its_step(
    server: Server, change: Callable[[Data], int]
) -> None:
    guest = await server.guest()
    data = record_of()
    step = change(data)
    reply = await send(guest, data)
    assert (reply.status, reply.code) == (422, "record")
    assert reply.json()["error"]["step"] == step
    assert await guest.get("/me/history") == []


async def test_a_broken_rule_is_named(server: Server) -> None:
    guest = await server.guest()
    data = record_of()
    swap_seat(data)
    error = (await send(guest, data)).json()["error"]
    assert error["rule"].startswith("F-")
    assert error["rule"] in error["message"]
    assert error["kind"] == "rule"


@pytest.mark.parametrize(
    ("change", "kind"),
    [(change_dealt, "draw"), (change_check, "check"), (change_action, "action")],
)
async def test_what_does_not_fit_has_a_kind(
    server: Server, change: Callable[[Data], int], kind: str
) -> None:
    data = record_of()
    change(data)
    assert (await send(await server.guest(), data)).json()["error"]["kind"] == kind


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("dealing", "secret"), "00" * 32, "committed"),
        (("dealing", "secret"), None, "without its dealing secret"),
        (("dealing", "secret"), "00", "64 lower-case hexadecimal digits"),
        (("result", "scores", "1"), 1000, "result"),
        (("result", "winners"), [1, 2], "result"),
        (("result",), None, "result"),
        (("digest",), "0" * 64, "digest"),
        (("digest",), 5, "digest"),
        (("game",), "chess", "no game 'chess'"),
        (("game",), "caladale", "it is a game of fantazja"),
        (("rules",), "99", "rules version '99'"),
        (("components", "hash"), "0" * 64, "components"),
        (("format",), "bajarz-record/9", "format"),
        (("options", "first"), "7", "option first"),
        (("options", "speed"), "high", "no option"),
        (("seats", 0, "name"), "x" * 61, "printable"),
        (("seats", 0, "name"), "a\u0007", "printable"),
        (("seats", 0, "played_by"), "", "printable"),
        (("seats", 0, "name"), "\ud800", "Unicode"),
        (("seats",), [], "players"),
        (("steps",), {}, "list"),
        (("steps", 0, "seat"), "1", "whole number"),
        (("setup",), None, "table of keys and values"),
    ],
)
async def test_a_record_that_does_not_fit_is_refused_in_words(
    server: Server, path: tuple[Any, ...], value: object, words: str
) -> None:
    guest = await server.guest()
    data = record_of()
    inner: Any = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    reply = await send(guest, data)
    assert (reply.status, reply.code) == (422, "record")
    assert words in reply.json()["error"]["message"]


async def test_a_key_that_is_there_twice_is_named(server: Server) -> None:
    """Whoever reads the file must see the same game: the text itself is read, not what a JSON
    reader makes of it."""
    guest = await server.guest()
    text = canonical(record_of()).replace('"seats":', '"seats":[],"seats":', 1)
    reply = await guest.call("POST", "/replays", text.encode(), JSON)
    assert (reply.status, reply.code) == (422, "record")
    assert reply.json()["error"]["message"] == "record: the key 'seats' is there twice"
    assert reply.json()["error"]["kind"] == "form"


async def test_too_many_steps_are_not_looked_at(server: Server) -> None:
    guest = await server.guest()
    data = record_of()
    data["steps"] += [data["steps"][0]] * 10_000
    reply = await send(guest, data)
    assert "more than 10000 steps" in reply.json()["error"]["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"5", b"\xff", b"[" * 5000, b"{}"])
async def test_what_is_no_record_is_refused(server: Server, body: bytes) -> None:
    guest = await server.guest()
    reply = await guest.call("POST", "/replays", body, JSON)
    assert (reply.status, reply.code) == (422, "record")
    assert reply.json()["error"]["kind"] == "form"


async def test_only_records_may_be_long(server: Server) -> None:
    guest = await server.guest()
    long = json.dumps({"text": "x" * 100_000}).encode()
    assert (await guest.call("POST", "/replays", long, JSON)).code == "record"
    assert (await guest.call("POST", "/tables", long, JSON)).code == "too-long"
    too_long = json.dumps({"text": "x" * 2_100_000}).encode()
    assert (await guest.call("POST", "/replays", too_long, JSON)).code == "too-long"


async def test_a_record_needs_somebody_who_brings_it(server: Server) -> None:
    assert (await send(Client(server.app), record_of())).code == "no-session"
