"""The dealing stream is the one that docs/records.md describes."""

import hashlib
import hmac

import pytest

from bajarz.core.fairness import FairDealer, commitment

SECRET = bytes(range(32))


def words(secret: bytes, contributions: list[str], block: int) -> list[int]:
    """The stream, written out again from its description."""
    message = "".join(text + "\n" for text in contributions) + str(block)
    digest = hmac.new(secret, message.encode(), hashlib.sha256).digest()
    return [int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24)]


def test_the_stream_reads_blocks_in_order() -> None:
    dealer = FairDealer(SECRET, ["ola", "ala"])
    expected = words(SECRET, ["ola", "ala"], 0) + words(SECRET, ["ola", "ala"], 1)
    assert [dealer.next_word() for _ in range(8)] == expected


def test_the_worked_example_of_the_documentation() -> None:
    dealer = FairDealer(SECRET, ["ola", "ala"])
    assert [dealer.below(n) for n in (2, 27, 26, 25, 24, 23)] == [1, 24, 19, 24, 12, 18]
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_single_possibility_uses_up_nothing() -> None:
    dealer = FairDealer(SECRET)
    assert dealer.below(1) == 0
    assert dealer.next_word() == words(SECRET, [], 0)[0]


def test_numbers_beyond_the_last_whole_multiple_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealer = FairDealer(SECRET)
    queue = [2**64 - 1, 7]
    monkeypatch.setattr(dealer, "next_word", lambda: queue.pop(0))
    assert dealer.below(3 * 2**61) == 7  # 2**64 - 1 lies in the cut-off part


def test_every_contribution_changes_the_deal() -> None:
    one = FairDealer(SECRET, ["ola", "ala"])
    other = FairDealer(SECRET, ["ola", "ela"])
    assert [one.next_word() for _ in range(4)] != [other.next_word() for _ in range(4)]
