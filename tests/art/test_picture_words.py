"""The words in pictures."""

import re
from pathlib import Path

import pytest

from bajarz.art import pictures
from text.catalogues import variables_of

ART = Path(pictures.__file__).parent


@pytest.mark.parametrize("game", ["runestones", "grajeczka"])
def test_no_word_is_left_over(game: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ART / game).glob("*.py"))
    spoken = set(re.findall(r'"(picture-[a-z-]+)"', sources))
    begun = tuple(re.findall(r'f"(picture-[a-z-]*)\{', sources))
    for key in variables_of(game, "en"):
        if key.startswith("picture-"):
            assert key in spoken or key.startswith(begun), key
