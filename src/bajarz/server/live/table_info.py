"""A table and its seats as one player sees them."""

from typing import TYPE_CHECKING, Any

from bajarz.server.messages import ChatLine, SeatInfo, TableInfo

if TYPE_CHECKING:
    from bajarz.server.live.room import Room


def table_info(room: "Room", player: str) -> TableInfo:
    """The table as this player sees it."""
    table = room.table
    return TableInfo(
        table.id,
        table.game.name,
        len(table.seats),
        table.options,
        table.state,
        [seat_info(room, index, player) for index in range(len(table.seats))],
        bool(player) and table.host == player,
        next((seat.name for seat in table.seats if seat.player == table.host), ""),
        table.timing.clock,
        table.listed,
        table.chat,
        room.audience.watchers(),
        table.commitment,
        f"{room.hub.settings.address}/t/{table.id}",
        table.next,
    )


def seat_info(room: "Room", index: int, player: str) -> SeatInfo:
    seat = room.table.seats[index]
    return SeatInfo(
        index + 1,
        seat.kind,
        seat.name,
        seat.bot,
        bool(player) and seat.player == player,
        seat.ready or seat.kind == "bot",
        room.audience.is_connected(seat.player),
        seat.kind == "person" and room.audience.is_away(seat.player),
        seat.resigned,
    )


def chat_line(room: "Room", line: dict[str, Any]) -> ChatLine:
    seat = room.table.seat_of(line["player"]) + 1
    return ChatLine(line["number"], line["name"], seat, line["text"], line["at"])
