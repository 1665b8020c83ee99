"""What can go wrong with an environment, each in one clear line."""

from bajarz.core.errors import BajarzError


class IllegalAction(BajarzError):
    """An action id that is not among the legal ones, which the mask shows."""


class OutsideWindow(BajarzError):
    """An action that has no id: it lies outside of the window, or is not of the listed form."""
