"""The few words in pictures, in both languages."""

from collections.abc import Mapping


class Wording:
    """Words by keys, each in English and in Polish."""

    def __init__(self, words: Mapping[str, tuple[str, str]]) -> None:
        self.words = words

    def __call__(self, key: str, lang: str) -> str:
        """The word, or the key itself where there is none (a name of other components)."""
        english, polish = self.words.get(key, (key, key))
        return polish if lang == "pl" else english
