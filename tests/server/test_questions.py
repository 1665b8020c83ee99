"""Playing again is a question to the others, wherever they are."""

import pytest

from server.driver import Client, Json, Server

pytestmark = pytest.mark.anyio


async def over(server: Server) -> tuple[str, list[Client]]:
    people = await server.guests(2)
    table = await server.game("grajeczka", people)
    await people[0].post(f"/tables/{table}/resign")
    return table, people


async def asked(person: Client) -> list[Json]:
    found: list[Json] = await person.get("/me/questions")
    return found


async def test_the_others_are_asked_and_say_yes(server: Server) -> None:
    table, (ola, ala) = await over(server)
    assert await asked(ala) == []
    again = (await ola.post(f"/tables/{table}/rematch"))["id"]
    assert await asked(ola) == []
    [question] = await asked(ala)
    assert question == {
        "table": again, "seat": question["seat"], "game": "grajeczka", "name": ola.name,
        "after": table,
    }  # fmt: skip
    await ala.post(f"/tables/{again}/ready", ready=True)
    assert await asked(ala) == []
    await ola.post(f"/tables/{again}/start")


async def test_no_leaves_the_seat_to_somebody_else(server: Server) -> None:
    table, (ola, ala) = await over(server)
    again = (await ola.post(f"/tables/{table}/rematch"))["id"]
    [question] = await asked(ala)
    await ala.post(f"/tables/{again}/seats/{question['seat']}", do="leave")
    assert await asked(ala) == []
    stranger = await server.guest()
    assert await asked(stranger) == []
    assert again in [each["id"] for each in await stranger.get("/tables")]


async def test_a_full_table_is_no_open_table(server: Server) -> None:
    """Strangers would find no seat there; those who sit there find it."""
    table, (ola, ala) = await over(server)
    again = (await ola.post(f"/tables/{table}/rematch"))["id"]
    for person in (ola, ala):
        assert again in [each["id"] for each in await person.get("/tables")]
    for caller in (await server.guest(), Client(server.app)):
        assert again not in [each["id"] for each in await caller.get("/tables")]


async def test_a_full_table_can_be_watched(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    watched = await Client(server.app).get("/tables?state=playing")
    assert table in [each["id"] for each in watched]


async def test_whoever_asked_and_has_left_asks_no_more(server: Server) -> None:
    table, (ola, ala) = await over(server)
    again = (await ola.post(f"/tables/{table}/rematch"))["id"]
    seats = (await ola.get(f"/tables/{again}"))["table"]["seats"]
    [mine] = [seat["n"] for seat in seats if seat["mine"]]
    await ola.post(f"/tables/{again}/seats/{mine}", do="leave")
    assert await asked(ala) == []


async def test_questions_are_for_somebody(server: Server) -> None:
    assert (await Client(server.app).call("GET", "/me/questions")).code == "no-session"
