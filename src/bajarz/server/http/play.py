"""What a player does in a game, and says at its table."""

from fastapi import APIRouter

from bajarz.server.http.accounts import Done
from bajarz.server.http.dependencies import Caller, TheRoom
from bajarz.server.http.replays import TableId
from bajarz.server.messages import Act, Answer, Chat, Consent, Language, TableInfo, Try, Undo

router = APIRouter(tags=["tables"])


@router.post("/tables/{table_id}/act")
async def act(wanted: Act, room: TheRoom, player: Caller, lang: Language = "en") -> Answer:
    """An action of yours in the game's notation; a refusal is an answer with `ok: false`."""
    return await room.act(player.id, wanted, lang)


@router.post("/tables/{table_id}/try")
async def attempt(wanted: Try, room: TheRoom, player: Caller, lang: Language = "en") -> Answer:
    """Whether an action of yours, and those of `then` after it, would be legal, and what would
    certainly follow; with `legal` also what you could do next."""
    return await room.attempt(player.id, wanted, lang)


@router.post("/tables/{table_id}/undo")
async def undo(wanted: Undo, room: TheRoom, player: Caller, lang: Language = "en") -> Answer:
    """Take your last step back; `code: asked` where others must agree first."""
    return await room.undo_requests.undo(player.id, wanted.key, wanted.seq, lang)


@router.post("/tables/{table_id}/consent")
async def consent(given: Consent, room: TheRoom, player: Caller) -> Done:
    """Say whether a player may take back a step that showed you something."""
    await room.undo_requests.consent(player.id, given.agree)
    return Done()


@router.post("/tables/{table_id}/resign")
async def resign(room: TheRoom, player: Caller) -> TableInfo:
    """Give up; with three or more at the table a bot plays on for you."""
    await room.resign(player.id)
    return room.info(player.id)


@router.post("/tables/{table_id}/rematch")
async def rematch(room: TheRoom, player: Caller) -> TableId:
    """The table of the next game between the same players."""
    return TableId(id=await room.lobby.rematch(player.id))


@router.post("/tables/{table_id}/chat")
async def chat(line: Chat, room: TheRoom, player: Caller) -> Done:
    """Say something to everybody at the table."""
    await room.say(player.id, player.name, line.text)
    return Done()
