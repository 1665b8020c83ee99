"""What can be set from outside."""

from typing import NamedTuple

MEMORY = "sqlite+aiosqlite:///:memory:"


class Settings(NamedTuple):
    """How a server runs; every default is ready to play."""

    database: str = MEMORY
    address: str = "http://127.0.0.1:8000"  # of links and QR codes
    bot_workers: int = 1  # processes in which bots think
    bot_pause: float = 0.6  # seconds a bot lets its opponents look at each step
    take_back: float = 4.0  # seconds in which a player may take back the end of a turn
    start_after: float = 5.0  # seconds in which anybody may stop a game that is about to begin
    coach_steps: int = 2_000_000  # of the castle solver for an answer: about a second of one core
    away_after: float = 60.0  # seconds without a connection after which a seat may be given a bot
    gone_after: float = 300.0  # seconds after which the others may end the game
    secure_cookies: bool = False  # behind TLS
    requests: int = 200  # of one caller within 5 seconds
    guests: int = 120  # new guests from one address within a minute
    logins: int = 10  # tries for one account from one address within a minute
    check_messages: bool = False  # whether what is sent fits the declared types: to develop
