"""The few words in Fantazja's pictures."""

from bajarz.art.wording import Wording

word = Wording(
    {
        "S": ("Sculptors of Nature", "Rzeźbiarze Natury"),
        "E": ("Engineers of Light", "Inżynierowie Światła"),
        "you": ("you", "ty"),
        "to move": ("to move", "na ruchu"),
        "powers": ("Powers", "Moce"),
        "residential": ("Residential", "Mieszkalny"),
        "production": ("Production", "Produkcyjny"),
        "military": ("Military", "Militarny"),
        "magic": ("Magic", "Magiczny"),
        "special": ("Special", "Specjalny"),
        "discard": ("Discard", "Odrzucone"),
        "ip": ("Imagination", "Wyobraźnia"),
        "hand": ("Hand", "Ręka"),
        "pile": ("Draw", "Stos"),
        "shown": ("Shown", "Pokazane"),
        "bonus": ("Bonus", "Bonus"),
        "pool": ("in the pool", "w puli"),
        "points": ("VP", "PZ"),
        "turn": ("turn", "tura"),
        "wins": ("won", "wygrana"),
        "draw": ("draw", "remis"),
    }
)
