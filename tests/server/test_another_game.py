"""What a seat is sent is the same, to the byte, in two games that it cannot tell apart.

The other game differs in what chance dealt to others and in what they chose in secret. It is made
by the slow reference, and both are played at tables of the server: over sockets, over HTTP, and
once they are over in replays, films and pictures. That bots are asked the same is checked with the
games (`check_nothing_is_carried_over`): the world that is dealt for a seat is the same in both.
"""

import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from bajarz.core import recorder
from bajarz.core.dealer import ScriptedDealer
from bajarz.games.registry import make_game
from bajarz.server.live.room import Room
from bajarz.server.live.table import STOP
from bajarz.server.messages import Act
from reference.knowledge.another import another_game
from reference.knowledge.awkward import awkward
from reference.knowledge.played import Played, Table, play
from server.driver import Client, Server

pytestmark = pytest.mark.anyio
GAMES = [
    ("fantazja", 2, 30), ("fantazja", 2, 61),
    ("caladale", 2, 33), ("caladale", 3, 25),
    ("runestones", 2, 60), ("runestones", 3, 45),
    ("grajeczka", 2, 40), ("grajeczka", 4, 30),
]  # fmt: skip


def same_secret(count: int) -> bytes:
    return bytes(count)


def dealing(played: Played) -> Callable[[bytes, list[str]], ScriptedDealer]:
    """Makes the dealer of a table, who deals what was dealt in this game."""
    outcome = played.table.game.outcome
    dealt = [*played.setup, *(name for step in played.steps for name in step.dealt)]
    return lambda secret, contributions: ScriptedDealer([outcome(name) for name in dealt])


class Twin:
    """A table at which a game is played again."""

    def __init__(self, played: Played, room: Room, people: list[Client]) -> None:
        self.played = played
        self.room = room
        self.people = people

    async def play(self) -> None:
        for number, step in enumerate(self.played.steps):
            player, seq = self.people[step.seat - 1].id, self.room.table.seq
            answer = await self.room.act(
                player, Act(key=f"step {number}", seq=seq, action=step.action), "en"
            )
            assert answer.ok, answer

    def without_id(self, data: bytes) -> bytes:
        return data.replace(self.room.table.id.encode(), b"TABLE")

    async def listen(self, clients: list[Client]) -> list[list[bytes]]:
        """All that these are sent over sockets while the game is played."""
        async with AsyncExitStack() as stack:
            table = self.room.table.id
            sockets = [await stack.enter_async_context(each.socket(table)) for each in clients]
            await self.play()
            for socket in sockets:
                socket.say("ping")
                await socket.hear("pong")
        return [[self.without_id(data) for data in socket.received] for socket in sockets]

    async def told(self, client: Client, paths: list[str]) -> dict[str, bytes]:
        """What a client is sent over HTTP."""
        replies = {path: await client.call("GET", path % self.room.table.id) for path in paths}
        wrong = {path: reply.body for path, reply in replies.items() if reply.status != 200}
        assert not wrong
        return {path: self.without_id(reply.body) for path, reply in replies.items()}


def replay_paths(last: int, perspective: str) -> list[str]:
    """All that can be asked of a game that is over, from one perspective."""
    end = f"perspective={perspective}"
    blocks = [f"from={first}&to={first + 64}" for first in range(0, last + 1, 64)]
    film = f"from={last - 1}&to={last}"
    return [
        "/replays/%s?lang=pl",
        *(f"/replays/%s/views?{block}&{end}" for block in blocks),
        *(f"/replays/%s/picture/{n}.svg?{end}&lang=pl" for n in (last // 2, last)),
        f"/replays/%s/picture/{last}.png?{end}&theme=night",
        f"/replays/%s/animation.gif?{film}&{end}",
    ]


@pytest.mark.parametrize(("name", "players", "steps"), GAMES)
async def test_a_seat_is_sent_the_same_in_games_it_cannot_tell_apart(
    server: Server, name: str, players: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(make_game(name), players, {})
    truth = play(table, awkward(name), f"twins {steps}", steps)
    assert truth.last == steps
    seat = steps % players
    other = another_game(truth, seat, Random(name))
    assert other.states[-1].full() != truth.states[-1].full()
    people, spectator = await server.guests(players), Client(server.app)
    monkeypatch.setattr(secrets, "token_bytes", same_secret)
    twins, heard = [], []
    for played in (truth, other):
        monkeypatch.setattr(recorder, "FairDealer", dealing(played))
        twin = Twin(played, await server.room(await server.game(name, people)), people)
        heard.append(await twin.listen([people[seat], spectator]))
        twins.append(twin)
    assert min(len(messages) for messages in heard[0]) > steps
    assert heard[0] == heard[1]
    last = twins[0].room.table.seq - 1
    live = ["/tables/%s?lang=pl", *(f"/tables/%s/moments/{n}" for n in range(last + 1))]
    assert await twins[0].told(people[seat], live) == await twins[1].told(people[seat], live)
    assert await twins[0].told(spectator, live) == await twins[1].told(spectator, live)
    afterwards: dict[str, list[dict[str, bytes]]] = {}
    for twin in twins:
        monkeypatch.setattr(recorder, "FairDealer", dealing(twin.played))
        await twin.room.commit_entry(STOP, seat, "", "", "", {})
        for perspective in (str(seat + 1), "0"):
            told = await twin.told(people[seat], replay_paths(last, perspective))
            afterwards.setdefault(perspective, []).append(told)
        everything = ["/replays/%s/views?from=0&to=64&perspective=all"]
        afterwards.setdefault("all", []).append(await twin.told(spectator, everything))
    same = {perspective: one == two for perspective, (one, two) in afterwards.items()}
    assert same == {str(seat + 1): True, "0": True, "all": False}
