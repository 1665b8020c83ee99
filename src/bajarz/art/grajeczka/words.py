"""The few words in Grajeczka's pictures."""

from bajarz.art.wording import Wording

word = Wording(
    {
        "seat": ("Player", "Gracz"),
        "you": ("you", "ty"),
        "to move": ("to move", "na ruchu"),
        "out": ("out of the game", "poza grą"),
        "wins": ("won", "wygrana"),
        "shared": ("shared win", "wspólna wygrana"),
        "turn": ("Turn", "Tura"),
        "your page": ("Your page", "Twoja Strona"),
        "page": ("Page", "Strona"),
        "pages": ("Pages", "Strony"),
        "hidden": ("only its holder sees it", "widzi ją tylko jej właściciel"),
        "alone": ("only you see it", "tylko ty ją widzisz"),
        "no page": ("every page is told", "wszystkie Strony opisane"),
        "turned": ("Turned, to come again:", "Przewrócone, wrócą:"),
        "next": ("Next tile", "Następny kafel"),
        "stack": ("under it", "pod nim"),
        "empty": ("No tile is left.", "Nie ma już kafli."),
        "closed": ("It fits nowhere any more.", "Nie pasuje już nigdzie."),
        "of": ("of", "z"),
        "river": ("river", "rzeka"),
        "forest": ("forest", "las"),
        "mountain": ("mountains", "góry"),
        "plain": ("plain", "równina"),
        "long river": ("long", "długa"),
        "large forest": ("large", "duży"),
        "large mountain": ("large", "duże"),
        "large plain": ("large", "duża"),
    }
)
phase = Wording(
    {
        "turn": (
            "goes on an adventure or turns the page",
            "rusza na Wyprawę albo przewraca Stronę",
        ),
        "settle": ("is back from an adventure", "wraca z Wyprawy"),
        "second": ("goes on a second adventure", "rusza na drugą Wyprawę"),
        "over": ("the game is over", "koniec gry"),
    }
)
_NUMBER = {"en": ("page left", "pages left", "pages left"),
           "pl": ("Strona do końca", "Strony do końca", "Stron do końca")}  # fmt: skip


def pages_left(count: int, lang: str) -> str:
    """`pages left`, in the form that goes with the number."""
    one, few, many = _NUMBER["pl" if lang == "pl" else "en"]
    if count == 1:
        return one
    return few if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else many


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of so many letters at most."""
    lines = [""]
    for each in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(each) > width:
            lines.append(each)
        else:
            lines[-1] = f"{lines[-1]} {each}".strip()
    return lines
