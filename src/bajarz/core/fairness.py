"""Provably fair dealing: a stream of numbers from a secret that was committed to beforehand.

The table publishes SHA-256(secret) before the seats add their own randomness, so neither side can
choose the deal. `docs/records.md` describes the stream so that anybody can compute it again.
"""

import hashlib
import hmac
from collections.abc import Sequence

METHOD = "hmac-sha256/1"
WORD = 1 << 64


def commitment(secret: bytes) -> str:
    """What is published before the game: the secret's hash."""
    return hashlib.sha256(secret).hexdigest()


class FairDealer:
    """Deals from block i = HMAC-SHA256(secret, contributions and i), read as 64-bit numbers."""

    def __init__(self, secret: bytes, contributions: Sequence[str] = ()) -> None:
        self.secret = secret
        self.prefix = "".join(f"{text}\n" for text in contributions)
        self.block = 0
        self.words: list[int] = []

    def pick(self, among: list[int]) -> int:
        return self.below(len(among))

    def below(self, n: int) -> int:
        """A number in range(n), exactly uniform; a single possibility uses up nothing."""
        if n == 1:
            return 0
        limit = WORD - WORD % n
        word = self.next_word()
        while word >= limit:
            word = self.next_word()
        return word % n

    def next_word(self) -> int:
        if not self.words:
            message = f"{self.prefix}{self.block}".encode()
            digest = hmac.digest(self.secret, message, "sha256")
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
            self.block += 1
        return self.words.pop()
