"""What can go wrong at a table, told as a code, a message and a status."""

from bajarz.core.errors import BajarzError


class TableError(BajarzError):
    """Something that the table does not do for a player; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
