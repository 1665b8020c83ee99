"""Records on disk: written at any time, and read to play on."""

import json
from datetime import datetime
from pathlib import Path

from bajarz.core.errors import BadRecord, BajarzError
from bajarz.core.game import Game
from bajarz.core.record import read_record
from bajarz.core.record_data import RecordData
from bajarz.core.verify import verify
from bajarz.match.match import Match


class CannotSave(BajarzError):
    """A record that cannot be written where it should go."""


def default_file(game: str) -> Path:
    """A name that is not in use yet."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return Path(f"{game}-{stamp}.json")


def saved_data(table: Match) -> RecordData:
    """The record; of an unfinished game with its secret, so that it can be played on."""
    data = table.record()
    data["dealing"]["secret"] = table.recorder.secret.hex()
    return data


def save(table: Match, path: Path) -> None:
    text = json.dumps(saved_data(table), ensure_ascii=False, indent=1) + "\n"
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotSave(f"{path}: {error.strerror or error}") from None


def resume(data: RecordData, game: Game) -> Match:
    """The table of a saved game: the same secret deals the same tiles again."""
    record = verify(data, game)
    if record.result is not None:
        raise BadRecord("record: this game is over; look at it with `bajarz replay`")
    if record.secret is None:
        raise BadRecord(
            "record: an unfinished game without its dealing secret cannot be played on; "
            "only games saved by `bajarz play` keep it"
        )
    header = record.header
    secret = bytes.fromhex(record.secret)
    table = Match(game, header.options, header.seats, secret, header.contributions, header.origin)
    for step in record.steps:
        table.act(step.seat - 1, table.read(step.seat - 1, step.action))
    read, _ = read_record(table.record())
    assert read.steps == record.steps
    return table
