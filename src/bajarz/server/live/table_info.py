"""A table and its seats as one player sees them."""

from typing import TYPE_CHECKING

from bajarz.server.messages import ChatLine, SeatInfo, TableInfo
from bajarz.server.storage.rows import ChatRow

if TYPE_CHECKING:
    from bajarz.server.live.room import Room


def table_info(room: "Room", player: str) -> TableInfo:
    """The table as this player sees it."""
    table = room.table
    return TableInfo(
        id=table.id,
        game=table.game.name,
        players=len(table.seats),
        options=table.options,
        state=table.state,
        seats=[seat_info(room, index, player) for index in range(len(table.seats))],
        host=bool(player) and table.host == player,
        host_name=next((seat.name for seat in table.seats if seat.player == table.host), ""),
        clock=table.timing.clock,
        listed=table.listed,
        chat=table.chat,
        hints=table.hints,
        watchers=room.audience.watchers(),
        commitment=table.commitment,
        link=f"{room.hub.settings.address}/t/{table.id}",
        next=table.next,
        starts_in=room.countdown.left(),
    )


def seat_info(room: "Room", index: int, player: str) -> SeatInfo:
    seat = room.table.seats[index]
    return SeatInfo(
        n=index + 1,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=bool(player) and seat.player == player,
        ready=seat.ready or seat.kind == "bot",
        connected=room.audience.is_connected(seat.player),
        away=seat.kind == "person" and room.audience.is_away(seat.player),
        gone=seat.kind == "person" and room.audience.is_gone(seat.player),
        resigned=seat.resigned,
        why=seat.why,
    )


def chat_line(room: "Room", line: ChatRow) -> ChatLine:
    return ChatLine(
        number=line["number"],
        name=line["name"],
        seat=room.table.seat_of(line["player"]) + 1,
        text=line["text"],
        at=line["at"],
    )
