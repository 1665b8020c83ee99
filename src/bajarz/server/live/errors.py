"""What can go wrong at a table, told as a code, a message and a status."""

from bajarz.core.errors import BajarzError


class TableError(BajarzError):
    """A wish that the table does not grant; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
