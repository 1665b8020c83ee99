"""The list of mutants is whole and fits the sources; `make mutants` runs it (tools/mutants.py)."""

import pytest
from tools.mutants import ROOT, Mutant, mutated, read_mutants

MUTANTS = list(read_mutants())
AREAS = {
    "effects", "events", "facts", "legal", "memory", "records", "redeal", "scoring", "server",
    "solver", "undo", "views",
}  # fmt: skip


def test_there_are_enough_of_every_kind() -> None:
    assert len(MUTANTS) >= 120
    assert {mutant.area.partition("-")[0] for mutant in MUTANTS} >= AREAS


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_mutant_fits_the_sources(mutant: Mutant) -> None:
    """Its old text is there once, the new one is Python, and its tests exist."""
    assert mutant.file.startswith("src/")
    assert mutated(mutant) != (ROOT / mutant.file).read_text(encoding="utf-8")
    for tests in mutant.tests.split():
        assert (ROOT / tests.partition("::")[0]).exists(), tests


def test_no_mutant_is_listed_twice() -> None:
    changes = [(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS]
    assert len(set(changes)) == len(changes)
