"""Everybody can use every page: axe-core finds nothing, in both themes and sizes."""

from typing import Any

import pytest

from browser.axe import faults
from browser.conftest import DESKTOP, PHONE, Visit
from browser.screens import SCREENS

SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SIZES[request.param]


def test_axe_finds_nothing(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size, bypass_csp=True)
    found: list[str] = []
    for screen in SCREENS:
        screen(page)
        found += faults(page, screen.__name__)
    assert not found, "\n".join(found)
