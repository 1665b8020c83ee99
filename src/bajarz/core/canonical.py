"""One way to write data as bytes, so that equal data have equal hashes everywhere."""

import hashlib
import json
from typing import Any

Json = Any  # None, bool, int, str, list or dict with str keys; never a float


def canonical(data: Json) -> str:
    """JSON with sorted keys, no spaces, and letters as they are."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text: str) -> str:
    """The SHA-256 of a text's UTF-8 bytes, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def data_hash(data: Json) -> str:
    """The SHA-256 of data in its canonical form."""
    return sha256(canonical(data))
