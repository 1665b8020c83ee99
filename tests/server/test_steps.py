"""Actions over the socket and over HTTP: carried out once, or refused with the rule."""

import pytest

from server.driver import Client, Server, Socket

pytestmark = pytest.mark.anyio


async def mover(server: Server, people: list[Client], table: str) -> tuple[Client, Client]:
    """Whose turn it is, and somebody else."""
    room = await server.room(table)
    seat = room.table.to_move()
    return people[seat], people[1 - seat]


async def test_an_action_is_carried_out_and_told_to_all(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    me, other = await mover(server, people, table)
    async with me.socket(table) as mine, other.socket(table, "pl") as theirs:
        play = (await mine.hear("snapshot"))["play"]
        answer = await mine.ask("act", seq=play["seq"], action=play["legal"][0])
        assert answer["ok"]
        told = await theirs.hear("update")
        assert told["play"]["seq"] == play["seq"] + 1
        assert [line["seq"] for line in told["log"]] == [play["seq"]]
        assert told["log"][0]["words"]
        assert told["play"]["last"] == told["log"][0]["events"]


async def test_a_retry_with_the_same_key_has_no_double_effect(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    me, other = await mover(server, people, table)
    async with me.socket(table) as mine, me.socket(table) as again:
        play = (await mine.hear("snapshot"))["play"]
        wish = {"key": "once", "seq": play["seq"], "action": play["legal"][0]}
        answers = [await mine.ask("act", **wish), await again.ask("act", **wish)]
        answers.append({"type": "answer", **await me.post(f"/tables/{table}/act", **wish)})
        assert answers[0] == answers[1] == answers[2]
        assert answers[0]["ok"]
    assert room.table.seq == play["seq"] + 1
    # A key is one player's own.
    theirs = await other.post(f"/tables/{table}/act", **wish)
    assert theirs["code"] == "stale"


async def test_a_stale_number_is_answered_with_how_things_are(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    me, _ = await mover(server, people, table)
    async with me.socket(table) as mine:
        play = (await mine.hear("snapshot"))["play"]
        for seq in (play["seq"] - 1, play["seq"] + 1, -5, 10**30):
            answer = await mine.ask("act", seq=seq, action=play["legal"][0])
            assert (answer["ok"], answer["code"]) == (False, "stale")
            assert (await mine.hear("snapshot"))["play"] == play


async def refused(socket: Socket, seq: int, action: str) -> dict[str, object]:
    answer = await socket.ask("act", seq=seq, action=action)
    assert (answer["ok"], answer["code"]) == (False, "refused")
    refusal = answer["refusal"]
    assert answer["message"] == refusal["words"]
    return dict(refusal)


async def test_a_refusal_names_the_rule_in_both_languages(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    me, _ = await mover(server, people, table)
    async with me.socket(table, "en") as english, me.socket(table, "pl") as polish:
        play = (await english.hear("snapshot"))["play"]
        legal = next(text for text in play["legal"] if text.startswith("small"))
        kind, tile, _, turned = legal.split()
        wrong = f"{kind} {tile} 9,9 {turned}"
        en = await refused(english, play["seq"], wrong)
        pl = await refused(polish, play["seq"], wrong)
        assert en["rule"] == pl["rule"] == "F-P2"
        assert en["facts"] == pl["facts"]
        assert en["words"] != pl["words"]
        assert en["instead"] == pl["instead"]
        assert str(en["instead"]).startswith(f"{kind} {tile} ")
        assert en["instead"] in play["legal"]
        assert str(en["instead_words"]).startswith("Build ")
        assert str(pl["instead_words"]).startswith("Zbuduj ")
        answer = await me.post(
            f"/tables/{table}/act?lang=pl", key="h", seq=play["seq"], action=wrong
        )
        assert answer["refusal"] == pl


async def test_all_other_broken_rules_are_told_too(server: Server) -> None:
    """Somebody whose turn it is not, with a tile they do not have."""
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    _, other = await mover(server, people, table)
    found = False
    for tile in ("S-R1a", "E-R1a"):
        wish = {"key": tile, "seq": room.table.seq, "action": f"small {tile} 9,9 r0"}
        refusal = (await other.post(f"/tables/{table}/act", **wish))["refusal"]
        assert refusal["rule"] not in [broken["rule"] for broken in refusal["others"]]
        assert refusal["instead"] == refusal["instead_words"] == ""
        found = found or bool(refusal["others"] and refusal["others"][0]["words"])
    assert found


@pytest.mark.parametrize("text", ["", " ", "nonsense", "small", "small X 1,1 r0", "☃", "gain\x00"])
async def test_what_cannot_be_read_is_refused(server: Server, text: str) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    me, _ = await mover(server, people, table)
    async with me.socket(table) as mine:
        play = (await mine.hear("snapshot"))["play"]
        refusal = await refused(mine, play["seq"], text)
        assert refusal["words"]
        assert (await mine.ask("try", action=text))["code"] == "refused"


async def test_what_cannot_be_read_is_said_in_the_readers_language(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("grajeczka", people)
    me, _ = await mover(server, people, table)
    async with me.socket(table, "pl") as mine:
        play = (await mine.hear("snapshot"))["play"]
        refusal = await refused(mine, play["seq"], "move wizard 0,0")
        assert str(refusal["words"]).startswith("„wizard” to nie Postać.")


async def test_actions_are_put_into_words(server: Server) -> None:
    (me,) = await server.guests(1)
    wanted = ["end", "nonsense", "gain S-R1a"]
    said = await me.post("/words/fantazja?lang=pl", actions=wanted)
    assert said[:2] == ["Zakończ turę", ""]
    assert "Domek I" in said[2]
    assert (await me.send("/words/chess", actions=wanted)).code == "no-game"
    assert (await me.send("/words/fantazja", actions=["end"] * 101)).status == 422


async def test_trying_changes_nothing_and_tells_what_is_certain(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    me, other = await mover(server, people, table)
    async with me.socket(table) as mine, other.socket(table) as theirs:
        play = (await mine.hear("snapshot"))["play"]
        legal = next(text for text in play["legal"] if text.startswith("small"))
        tried = await mine.ask("try", action=legal)
        assert tried["ok"]
        assert tried["certain"]
        over_http = await me.post(f"/tables/{table}/try", key="t", action=legal)
        assert over_http["certain"] == tried["certain"]
        await mine.ask("act", seq=play["seq"], action=legal)
        happened = (await theirs.hear("update"))["play"]["last"]
        assert [event for event in tried["certain"] if event not in happened] == []
        wrong = await theirs.ask("try", action="nonsense")
        assert wrong["code"] == "refused"


async def test_people_without_a_seat_cannot_act(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    stranger, nobody = await server.guest(), Client(server.app)
    for watcher in (stranger, nobody):
        async with watcher.socket(table) as socket:
            play = (await socket.hear("snapshot"))["play"]
            assert (play["seat"], play["legal"]) == (0, [])
            for wish in ("act", "undo", "try"):
                fields = {"seq": play["seq"]} if wish != "try" else {}
                fields |= {"action": "pass"} if wish != "undo" else {}
                assert (await socket.ask(wish, **fields))["code"] == "not-seated"
            for order in ("resign", "start", "rematch"):
                socket.say(order)
                assert (await socket.hear("error"))["code"] in ("not-seated", "not-host")
    assert (await nobody.send(f"/tables/{table}/act", key="a", seq=1, action="x")).status == 401


async def test_nothing_is_done_before_the_game(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], players=2)
    async with guest.socket(table) as socket:
        assert (await socket.hear("snapshot"))["play"] is None
        assert (await socket.ask("act", seq=0, action="pass"))["code"] == "waiting"
        assert (await socket.ask("try", action="pass"))["code"] == "waiting"
        socket.say("moment", seq=0)
        assert (await socket.hear("error"))["code"] == "no-moment"


async def test_caladale_is_played_out_of_turn(server: Server) -> None:
    """Every seat edits its own castle at any time, whatever step the table is at."""
    people = await server.guests(2)
    table = await server.game("caladale", people)
    room = await server.room(table)
    _, other = await mover(server, people, table)
    seq = room.table.seq
    wish = {"key": "a", "seq": seq + 7, "action": "place scaffold 0,1 r0"}
    assert (await other.post(f"/tables/{table}/act", **wish))["ok"]
    assert room.table.seq == seq + 1
    assert room.table.entries[-1].player == other.id


async def test_trying_several_actions_tells_what_is_certain_after_all(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("runestones", people)
    me, other = await mover(server, people, table)
    async with me.socket(table) as mine:
        play = (await mine.hear("snapshot"))["play"]
        low, *_, high = play["view"]["private"][str(play["seat"])]["hand"]
        first = await mine.ask("try", action="use", legal=True)
        assert {f"play {low}", f"play {high}"} <= set(first["legal"])
        then = [f"play {low}", f"play {high}"]
        shown = await mine.ask("try", action="use", then=then)
        assert "CardsShown" in {event["event"] for event in shown["certain"]}
        assert "legal" not in shown  # nobody asked
        ended = await mine.ask("try", action="use", then=[*then, "finish"], legal=True)
        assert {"event": "CardKept", "seat": play["seat"], "card": low} in ended["certain"]
        assert ended["legal"] == []  # it is the other's turn then
        twice = await mine.ask("try", action="use", then=[f"play {low}", f"play {low}"])
        assert (twice["code"], twice["refusal"]["rule"]) == ("refused", "R-A1")
        assert (await mine.ask("try", action="use", then=["nonsense"]))["code"] == "refused"
        over_http = await me.post(f"/tables/{table}/try", key="t", action="use", then=then)
        assert over_http["certain"] == shown["certain"]
        again = (await other.get(f"/tables/{table}"))["play"]
        assert again["seq"] == play["seq"]
