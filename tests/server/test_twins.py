"""A seat is sent the same, to the byte, in two games that it cannot tell apart: live over the
socket and over HTTP, and afterwards when it looks through the finished game."""

import secrets
from contextlib import AsyncExitStack
from random import Random

import pytest

from bajarz.server.live.room import Room
from server.driver import Client, Server, Socket
from server.twins import play_twins, state_of

pytestmark = pytest.mark.anyio
GAMES = ("fantazja", "runestones")  # in which a player chooses what others do not see


def same_secret(count: int) -> bytes:
    return bytes(count)


async def twin_rooms(server: Server, game: str, people: list[Client]) -> list[Room]:
    return [await server.room(await server.game(game, people)) for _ in range(2)]


async def heard_by(socket: Socket, room: Room) -> list[bytes]:
    """All that came over a socket so far, without the table's own id."""
    socket.say("ping")
    await socket.hear("pong")
    return [data.replace(room.table.id.encode(), b"TABLE") for data in socket.received]


async def told(client: Client, room: Room, paths: list[str]) -> list[bytes]:
    """What a client is sent over HTTP, without the table's own id."""
    table = room.table.id
    replies = [await client.call("GET", path.format(table)) for path in paths]
    assert all(reply.status == 200 for reply in replies), [reply.body for reply in replies]
    return [reply.body.replace(table.encode(), b"TABLE") for reply in replies]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_is_sent_the_same_in_games_it_cannot_tell_apart(
    server: Server, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await server.guests(2)
    monkeypatch.setattr(secrets, "token_bytes", same_secret)
    rooms = await twin_rooms(server, game, people)
    one, other = rooms
    spectator = Client(server.app)
    async with AsyncExitStack() as stack:
        opened = [
            [await stack.enter_async_context(client.socket(room.table.id)) for room in rooms]
            for client in (*people, spectator)
        ]
        seat = await play_twins(rooms, people, Random(f"{game} {seed}"), before=8, after=25)
        assert seat >= 0
        assert state_of(one).full() != state_of(other).full()
        for pair in (opened[seat], opened[2]):
            heard = [await heard_by(socket, room) for socket, room in zip(pair, rooms, strict=True)]
            assert len(heard[0]) > 9
            assert heard[0] == heard[1]
    paths = ["/tables/{}?lang=pl", *(f"/tables/{{}}/moments/{n}" for n in range(one.table.seq))]
    for client in (people[seat], spectator):
        assert await told(client, one, paths) == await told(client, other, paths)
    await looks_the_same_afterwards(rooms, people, seat)


async def looks_the_same_afterwards(rooms: list[Room], people: list[Client], seat: int) -> None:
    """The replay from the seat's own perspective, and from a spectator's."""
    one, other = rooms
    for room in rooms:
        if room.table.state != "over":
            await people[1 - seat].post(f"/tables/{room.table.id}/resign")
    last = one.table.seq - 1
    for perspective in (seat + 1, 0):
        views = f"/replays/{{}}/views?perspective={perspective}&from={{first}}&to={{to}}"
        paths = ["/replays/{}"]
        for first in range(0, last + 1, 64):
            block = views.replace("{first}", str(first)).replace("{to}", str(first + 64))
            paths.append(block)
        paths.append(f"/replays/{{}}/picture/{last}.svg?perspective={perspective}")
        client = people[seat]
        assert await told(client, one, paths) == await told(client, other, paths)
    everything = ["/replays/{}/views?perspective=all&from=0&to=64"]
    client = people[seat]
    assert await told(client, one, everything) != await told(client, other, everything)
