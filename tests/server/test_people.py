"""Sessions, accounts and settings."""

import pytest
from sqlalchemy import select

from bajarz.server.storage.schema import sessions
from server.driver import Client, Server, serve

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_token_and_by_cookie(server: Server) -> None:
    client = Client(server.app)
    reply = await client.send("/session")
    token = reply.json()["token"]
    assert reply.json()["player"]["is_guest"]
    cookie = reply.headers["set-cookie"]
    assert cookie.startswith(f"bajarz_session={token};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    browser = await client.call("GET", "/me", headers={"cookie": f"bajarz_session={token}"})
    assert browser.json() == reply.json()["player"]
    client.token = token
    assert (await client.post("/session")) == reply.json()  # the same guest again


async def test_nobody_is_told_to_get_a_session(server: Server) -> None:
    for stranger in (Client(server.app), Client(server.app, "made-up")):
        reply = await stranger.call("GET", "/me")
        assert (reply.status, reply.code) == (401, "no-session")


async def test_settings_are_kept(server: Server) -> None:
    client = await server.guest()
    reply = await client.send("/me", "PATCH", name="  Ola   Nowak ", language="pl", theme="night")
    assert reply.json()["name"] == "Ola Nowak"
    await client.send("/me", "PATCH", motion="reduced")
    me = await client.get("/me")
    assert me["settings"] == {"language": "pl", "theme": "night", "motion": "reduced"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 25}, "name"),
        ({"name": "a\u0000b"}, "name"),
        ({"language": "de"}, "language"),
        ({"sound": "loud"}, "sound"),
        ({"theme": 1}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
async def test_bad_settings_change_nothing(
    server: Server, change: dict[str, str], code: str
) -> None:
    client = await server.guest("Ola")
    reply = await client.send("/me", "PATCH", **change)
    assert (reply.status, reply.code) == (422, code)
    assert (await client.get("/me"))["name"] == "Ola"


async def test_a_guest_becomes_an_account_and_keeps_everything(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], players=2)
    made = await guest.post("/account", name="Ola", password="correct horse")
    assert (made["id"], made["name"], made["is_guest"]) == (guest.id, "Ola", False)
    other = Client(server.app)
    session = await other.post("/login", name="OLA", password="correct horse")
    other.token = session["token"]
    assert session["player"]["id"] == guest.id
    assert other.token != guest.token
    assert [row["id"] for row in await other.get("/me/tables")] == [table]
    assert [row["id"] for row in await other.get("/me/tables?state=waiting")] == [table]
    assert await other.get("/me/tables?state=over") == []


async def test_only_hashes_are_stored(server: Server) -> None:
    guest = await server.guest()
    await guest.post("/account", name="Ola", password="correct horse")
    row = await server.hub.store.player(guest.id)
    assert row is not None
    assert (row["password"] or "").startswith("$argon2id$")
    rows = await server.hub.store.many(dict, select(sessions))
    assert guest.token not in [row["token_hash"] for row in rows]


async def test_a_name_is_taken_once_however_it_is_written(server: Server) -> None:
    one, two = await server.guests(2)
    await one.post("/account", name="Świt", password="correct horse")
    reply = await two.send("/account", name="ŚWIT", password="another horse")
    assert (reply.status, reply.code) == (409, "name-taken")
    assert (await two.get("/me"))["is_guest"]
    again = await one.send("/account", name="Zmierzch", password="correct horse")
    assert (again.status, again.code) == (409, "account")


@pytest.mark.parametrize("password", ["short", "x" * 201])
async def test_a_password_has_a_length(server: Server, password: str) -> None:
    guest = await server.guest()
    reply = await guest.send("/account", name="Ola", password=password)
    assert (reply.status, reply.code) == (422, "password")


async def test_a_wrong_password_and_an_unknown_name_get_one_answer(server: Server) -> None:
    guest = await server.guest()
    await guest.post("/account", name="Ola", password="correct horse")
    other = Client(server.app)
    wrong = await other.send("/login", name="Ola", password="wrong horse")
    unknown = await other.send("/login", name="Nobody", password="wrong horse")
    assert wrong.status == unknown.status == 401
    assert wrong.body == unknown.body


async def test_a_session_ends(server: Server) -> None:
    guest = await server.guest()
    await guest.post("/logout")
    assert (await guest.call("GET", "/me")).status == 401


async def test_guests_and_logins_are_limited() -> None:
    async with serve(guests=3, logins=2) as server:
        await server.guests(3)
        crowd = await Client(server.app).send("/session")
        assert (crowd.status, crowd.code) == (429, "flood")
        elsewhere = await Client(server.app, host="elsewhere").send("/session")
        assert elsewhere.status == 200
        tries = [
            await Client(server.app).send("/login", name="Ola", password="wrong horse")
            for _ in range(3)
        ]
        assert [reply.status for reply in tries] == [401, 401, 429]
        server.clock.go_on(60)
        assert (await Client(server.app).send("/session")).status == 200
