"""The few words in Castles of Caladale's pictures."""

from bajarz.art.wording import Wording

word = Wording({"supply": ("Supply", "Zasoby")})
