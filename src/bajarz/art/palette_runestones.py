"""The colours of Rune Stones, by name: (light, night)."""

from __future__ import annotations

Pair = tuple[str, str]

_PIECES: dict[str, Pair] = {
    "r-ink": ("#2B2130", "#120F22"),
    "r-paper": ("#FCF4DF", "#EFE4CC"),
    "r-paper-lo": ("#EBD9B0", "#CDBF9E"),
    # the five colours: gems, frames, artifacts; `soft` is the air behind a creature
    "r-blue": ("#2F66BC", "#3569C0"),
    "r-blue-hi": ("#9CC2F4", "#9CC2F4"),
    "r-blue-lo": ("#1B3C7C", "#17336C"),
    "r-blue-soft": ("#C6DAF3", "#6F8FCB"),
    "r-red": ("#BC3140", "#BE3A48"),
    "r-red-hi": ("#F29A8C", "#F29A8C"),
    "r-red-lo": ("#7A1826", "#681624"),
    "r-red-soft": ("#F8D2C8", "#B8707A"),
    "r-grn": ("#3B8C4E", "#3A8550"),
    "r-grn-hi": ("#96D07E", "#92CB80"),
    "r-grn-lo": ("#1D5431", "#17472D"),
    "r-grn-soft": ("#CFE8C3", "#6C9C7C"),
    "r-yel": ("#E3AE23", "#DBA62A"),
    "r-yel-hi": ("#FBE08A", "#F8DC8A"),
    "r-yel-lo": ("#9A6E0C", "#85600F"),
    "r-yel-soft": ("#FBEBB4", "#B8A065"),
    "r-wht": ("#F6F4FA", "#F1EFFA"),
    "r-wht-hi": ("#B6AED6", "#B6AED6"),
    "r-wht-lo": ("#8D86AE", "#6F689C"),
    "r-wht-soft": ("#E9E5F5", "#8C86BC"),
    "r-ore": ("#6E5F5A", "#75655F"),
    "r-ore-hi": ("#B3A39A", "#B3A39A"),
    "r-ore-lo": ("#453A38", "#3D3235"),
    "r-gold": ("#E3B95B", "#F0CB78"),
    "r-bone": ("#FFF7E2", "#F3E8D0"),
    "r-bone-lo": ("#E0CFA8", "#C8B894"),
    "r-sun": ("#F3C44C", "#F3C44C"),
    "r-sun-hi": ("#FFE9A0", "#FFE9A0"),
    "r-back": ("#3A2A5C", "#43327A"),
    "r-back-hi": ("#5A4590", "#6450A4"),
    "r-light": ("#FFFFFF", "#FFFFFF"),
    "r-shine": ("#FFFFFF", "#D9DBFF"),
    # stones, smithies, boards, the track
    "r-stone": ("#B9B8BE", "#8F8CA8"),
    "r-stone-hi": ("#DEDDE2", "#B6B3CC"),
    "r-stone-lo": ("#8D8B96", "#66637F"),
    "r-marble": ("#EDEAF4", "#CFCAE2"),
    "r-marble-lo": ("#C9C3DC", "#9F98BE"),
    "r-anvil": ("#4A4550", "#3A3644"),
    "r-anvil-hi": ("#7F7988", "#6A6476"),
    "r-hearth": ("#3A1420", "#2A0E1C"),
    "r-hearth-hi": ("#8A2E22", "#96351F"),
    "r-fire": ("#E8702A", "#F07C30"),
    "r-fire-hi": ("#FFD76B", "#FFE084"),
    "r-orb": ("#5A4796", "#5A4796"),
    "r-board": ("#E4CFA0", "#3A3157"),
    "r-board-lo": ("#CDB078", "#2B2446"),
    "r-field": ("#FFF8E6", "#E9DDC6"),
    "r-fieldlo": ("#EFE0BC", "#4A4070"),
    "r-road": ("#D2BB88", "#343A70"),
    "r-road-lo": ("#B89A5E", "#272C5C"),
    "r-step": ("#F3E6C6", "#565C9A"),
    "r-throne": ("#A8283A", "#C4495B"),
    "r-f0": ("#DCE9D2", "#20265A"),
    "r-f1": ("#A9CBA9", "#1F3560"),
    "r-f2": ("#7FAF88", "#1B3A5A"),
    "r-f3": ("#8DB57A", "#1C4A52"),
    "r-f4": ("#79A566", "#163C44"),
    # druids
    "r-grey": ("#7D7F8C", "#73758A"),
    "r-grey-lo": ("#4B4D5A", "#3E4052"),
    "r-grey-soft": ("#DCDDE2", "#8F91A6"),
    "r-brown": ("#86552F", "#7E5233"),
    "r-brown-lo": ("#553218", "#4A2D1A"),
    "r-brown-soft": ("#E8D2B6", "#A68A70"),
    "r-black": ("#3D3946", "#38343F"),
    "r-black-lo": ("#211E2A", "#1B1824"),
    "r-black-soft": ("#CFC9D6", "#7E7890"),
    "r-beige": ("#C9AC78", "#B89C6E"),
    "r-beige-lo": ("#8A6C3C", "#7A6038"),
    "r-beige-soft": ("#F3E7CC", "#B8A988"),
}

# what creatures are made of, dimmed a little at night
_BODIES: dict[str, str] = {
    "r-gob-a": "#9CC4AE",
    "r-gob-a-lo": "#6A937F",
    "r-gob-b": "#B4BE76",
    "r-gob-b-lo": "#848E4A",
    "r-gob-c": "#7DB7B5",
    "r-gob-c-lo": "#4E8785",
    "r-skin-a": "#EFC9A4",
    "r-skin-a-lo": "#D09E74",
    "r-skin-b": "#D9A577",
    "r-skin-b-lo": "#B47C4E",
    "r-skin-c": "#9A6643",
    "r-skin-c-lo": "#73472C",
    "r-birch": "#EFE7D6",
    "r-birch-lo": "#C9BBA2",
    "r-moss": "#B7CF94",
    "r-moss-lo": "#86A765",
    "r-hair-a": "#7A4720",
    "r-hair-a-hi": "#A86B38",
    "r-hair-b": "#3B2A30",
    "r-hair-b-hi": "#6A4E55",
    "r-hair-c": "#E8E2D2",
    "r-hair-c-lo": "#BFB6A2",
    "r-hair-d": "#E2803A",
    "r-hair-d-hi": "#FBD38A",
    "r-hair-e": "#D8AE55",
    "r-hair-e-hi": "#F2D58E",
    "r-horn": "#E9CE94",
    "r-horn-lo": "#A8803E",
    "r-wood": "#8A5A34",
    "r-wood-lo": "#5E3A20",
    "r-iron": "#9AA0AE",
    "r-iron-lo": "#646A7C",
    "r-eye": "#FFF3B8",
    "r-teeth": "#FFFDF2",
    "r-mouth": "#5E2C3B",
    "r-lip": "#B3424A",
    "r-blush": "#E58A7A",
    "r-rose": "#F4B9CC",
    "r-rose-lo": "#D8698A",
    "r-grape": "#7B4BA8",
    "r-grape-hi": "#B58FDA",
    "r-fur": "#8C5A2C",
    "r-fur-lo": "#62391A",
    "r-cream": "#FBF1DA",
    "r-plume": "#F7E6D6",
    "r-plume-lo": "#E2BFA6",
    "r-pearl": "#FBF8EE",
    "r-pearl-lo": "#D5DCEA",
    "r-wing": "#C9D2E6",
    "r-wing-lo": "#8F9BBB",
    "r-frost": "#9FC4EE",
}


def _dim(colour: str) -> str:
    """The colour by moonlight."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    moon = ((0.84, 8), (0.84, 10), (0.86, 22))
    return "#" + "".join(
        f"{min(255, round(part * share + more)):02X}"
        for part, (share, more) in zip(parts, moon, strict=True)
    )


COLOURS: dict[str, Pair] = _PIECES | {
    name: (colour, _dim(colour)) for name, colour in _BODIES.items()
}
