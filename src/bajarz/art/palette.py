"""The colours, by name, for light and night.

Drawings name a colour with `v("ink-line")`, written `var(--ink-line)`. `themed` then settles it:
`light` and `night` put the values in (any renderer can show the result), `css` writes
`var(--ink-line, #3A2B1D)`, so a page repaints with the variables of `stylesheet()`.
"""

from __future__ import annotations

import re
from typing import Literal

from bajarz.art.palette_grajeczka import COLOURS as _GRAJECZKA
from bajarz.art.palette_runestones import COLOURS as _RUNESTONES

Theme = Literal["light", "night", "css"]

# name: (light, night)
_COLOURS: dict[str, tuple[str, str]] = {
    # ground, paper, ink
    "ground": ("#EADBBB", "#141634"),
    "ground-deep": ("#DCC79C", "#0C0E26"),
    "paper": ("#F4EAD5", "#1E2148"),
    "paper-hi": ("#FBF5E7", "#272B59"),
    "paper-top": ("#FFFCF4", "#31366A"),
    "paper-lo": ("#E8D9B8", "#181A3C"),
    "line": ("#CDB88C", "#454B86"),
    "line-strong": ("#9A7F4E", "#8A83B8"),
    "gold": ("#B8862B", "#DDB25A"),
    "gold-hi": ("#E3B95B", "#F4D68F"),
    "gold-lo": ("#7F5A14", "#A67C2A"),
    "ink": ("#2B2118", "#F5ECD8"),
    "ink-2": ("#5A4A37", "#CFC6DC"),
    "ink-3": ("#74624A", "#A9A3C6"),
    "ink-line": ("#3A2B1D", "#120F22"),
    "on-jewel": ("#FFF9EA", "#FFF9EA"),
    "seal": ("#FFF6DA", "#F3E3BC"),
    "seal-ink": ("#2B2118", "#2B2118"),
    "shadow": ("#3C280E", "#000008"),
    "wax": ("#8A2433", "#A8384A"),
    # seats and states
    "seat-1": ("#2A5CA8", "#6394E0"),
    "seat-2": ("#A8283A", "#D2485A"),
    "seat-3": ("#2F7A4B", "#4FA66F"),
    "seat-4": ("#6D3F98", "#A277CF"),
    "st-legal": ("#2F7A4B", "#7FD796"),
    "st-selected": ("#B8862B", "#F4D68F"),
    "st-illegal": ("#A8283A", "#FF7F8C"),
    "st-last": ("#2A5CA8", "#8FB6F2"),
    "st-threat": ("#6D3F98", "#C59BF0"),
    "emerald-soft": ("#D5E7CF", "#22405A"),
    "ruby-soft": ("#F3D5D3", "#4A2440"),
    "citrine-soft": ("#F8EBBF", "#463F66"),
    # elements
    "el-earth": ("#4B6F20", "#6B8F33"),
    "el-air": ("#9CC7DC", "#B4D6E6"),
    "el-water": ("#2A63B5", "#3A74CC"),
    "el-fire": ("#DB5420", "#E5602D"),
    "el-earth-hi": ("#7FA346", "#9CC25E"),
    "el-air-hi": ("#CFE8F2", "#DCEEF6"),
    "el-water-hi": ("#6A9CE0", "#7FB0F0"),
    "el-fire-hi": ("#F4895A", "#FA9A6E"),
    "on-earth": ("#F6FBDF", "#F6FBDF"),
    "on-air": ("#123A52", "#0F3148"),
    "on-water": ("#FFFFFF", "#FFFFFF"),
    "on-fire": ("#FFF1B8", "#FFF1B8"),
    # building types
    "ty-residential": ("#A8283A", "#B8384A"),
    "ty-production": ("#B5651D", "#B96A22"),
    "ty-military": ("#3E4E70", "#46587E"),
    "ty-magic": ("#6D3F98", "#7B4BA8"),
    "ty-special": ("#14757A", "#1B8488"),
    "on-type": ("#FFF6E0", "#FFF6E0"),
    # tokens and seals
    "on-fa-S": ("#EFF8DC", "#EFF8DC"),
    "on-fa-E": ("#FFF6D2", "#FFF6D2"),
    "dark-ring": ("#B478F0", "#B478F0"),
    "dark-shine": ("#F0DCFF", "#F0DCFF"),
    "bonus-line": ("#FFF1C2", "#FFF1C2"),
    "ip": ("#3B3F86", "#3B3F86"),
    "foil": ("#F4D68F", "#F4D68F"),
    # factions
    "fa-S": ("#2F7A4B", "#2F7A4B"),
    "fa-S-hi": ("#6BB07A", "#5FA873"),
    "fa-S-lo": ("#194C2D", "#123821"),
    "fa-E": ("#E0A32B", "#D29A2E"),
    "fa-E-hi": ("#FBDD8A", "#F0CE7C"),
    "fa-E-lo": ("#7F5107", "#5F3C06"),
    "roof-S": ("#5C9A4A", "#4A8646"),
    "roof-S-lo": ("#35682F", "#285528"),
    "roof-S-hi": ("#8CC26A", "#74AC5E"),
    "roof-E": ("#E3A338", "#C98C34"),
    "roof-E-lo": ("#A9680F", "#875210"),
    "roof-E-hi": ("#FBD27C", "#E8BA68"),
    "wall-S": ("#F3E4C4", "#CDBBA4"),
    "wall-S-lo": ("#DCC393", "#A38F7C"),
    "wall-E": ("#F4EDE2", "#C9C1C2"),
    "wall-E-lo": ("#D5C8BE", "#9C9299"),
    "stone": ("#CFC8BE", "#9C98A8"),
    "stone-lo": ("#A39A95", "#757183"),
    "stone-line": ("#857B78", "#5B576C"),
    # props
    "wood": ("#8A5A2E", "#6E4A30"),
    "wood-hi": ("#B98550", "#96704C"),
    "wood-lo": ("#6B4220", "#4E3220"),
    "glow": ("#FFD66B", "#FFD86B"),
    "glow-hi": ("#FFF3C0", "#FFF8D2"),
    "glow-ray": ("#FFE9A8", "#FFDF86"),
    "leaf": ("#4C8A45", "#3A7040"),
    "leaf-hi": ("#7FB35A", "#5F9654"),
    "leaf-lo": ("#2C5A31", "#1E4634"),
    "water": ("#4C97C9", "#3F7FBC"),
    "water-hi": ("#A6D6EE", "#8CC4E8"),
    "flag-red": ("#C8344A", "#C8445A"),
    "blossom": ("#D8698A", "#C8607F"),
    "brass": ("#D9A441", "#C9963C"),
    "brick": ("#B4694B", "#8E5446"),
    "smoke": ("#FFFFFF", "#D8D4EA"),
    "sail": ("#FFF7E2", "#E4DAC8"),
    "straw": ("#E8CF87", "#BCA469"),
    "crystal": ("#8FD8E8", "#8FD8E8"),
    "rock": ("#B9B3C4", "#7C7895"),
    "dark": ("#2A1240", "#2A1240"),
    "dark-hi": ("#C9A2F2", "#C9A2F2"),
    "dark-core": ("#0D0418", "#0D0418"),
    "void": ("#3A1560", "#2A0E50"),
    "halo": ("#FFF2BE", "#FFE9A6"),
    "roof-blue": ("#2A5CA8", "#3A66B4"),
    "roof-blue-lo": ("#17386E", "#1C3A74"),
    "roof-red": ("#A8283A", "#B23A4C"),
    "roof-red-lo": ("#701523", "#701F30"),
    "roof-violet": ("#6D3F98", "#7A4CA6"),
    "roof-violet-lo": ("#432263", "#43266A"),
    # scenes of the five types and of the Magic Castle
    "sky-residential": ("#FAD9BC", "#8E6F86"),
    "sky-residential-lo": ("#FFF1DF", "#C99A8E"),
    "sky-production": ("#F6E39C", "#85794F"),
    "sky-production-lo": ("#FFF8DC", "#C9B57C"),
    "sky-military": ("#C3D0E0", "#56658C"),
    "sky-military-lo": ("#EEF1F3", "#9AA5BE"),
    "sky-magic": ("#D3BCEA", "#5F4A92"),
    "sky-magic-lo": ("#F3E8F7", "#A793CC"),
    "sky-special": ("#B5E0DA", "#3E7A86"),
    "sky-special-lo": ("#EDF8EE", "#8DBCC0"),
    "sky-castle": ("#BFD6F2", "#4A5AA2"),
    "sky-castle-lo": ("#F3F4EC", "#98A6D6"),
    "hill-residential": ("#B9CB78", "#6E8660"),
    "hill-residential-lo": ("#DCE3AE", "#8F9E80"),
    "hill-production": ("#D8C25F", "#8C844F"),
    "hill-production-lo": ("#EEE0A0", "#ABA070"),
    "hill-military": ("#A6B587", "#687B68"),
    "hill-military-lo": ("#C4CBBE", "#7E8A98"),
    "hill-magic": ("#A5AE84", "#666C80"),
    "hill-magic-lo": ("#CFC6DA", "#83799C"),
    "hill-special": ("#AFCB86", "#688C74"),
    "hill-special-lo": ("#CFE5C4", "#82A89C"),
    "hill-castle": ("#A9C373", "#5F8468"),
    "hill-castle-lo": ("#CFE0B4", "#7F9E94"),
}

# Castles of Caladale: `k` is the castle, `c` the country round it
_CALADALE: dict[str, tuple[str, str]] = {
    "k-ink": ("#2E2233", "#0F0B22"),
    "k-sh": ("#2A1C3C", "#05041A"),
    "k-light": ("#FFFFFF", "#C9CCFF"),
    "k-stone": ("#B9B6C6", "#6E6C92"),
    "k-stone-hi": ("#DAD7E2", "#9391B6"),
    "k-stone-lo": ("#9A96AD", "#565479"),
    "k-stone-line": ("#8F8BA4", "#4A4870"),
    "k-slate": ("#3C62A8", "#31519A"),
    "k-slate-hi": ("#7FA3DC", "#5F83C8"),
    "k-slate-lo": ("#233F78", "#1A2F66"),
    "k-bark": ("#8A5A34", "#644433"),
    "k-bark-hi": ("#B5824E", "#8A6447"),
    "k-bark-lo": ("#5E3A20", "#412A22"),
    "k-heart": ("#E2BC82", "#A88660"),
    "k-leaf": ("#4C9A4F", "#37804E"),
    "k-leaf-hi": ("#84C464", "#5FA85C"),
    "k-leaf-lo": ("#2C6B3C", "#1D5038"),
    "k-leaf-pale": ("#C4E59A", "#9CCB84"),
    "k-leafb": ("#2F7A4B", "#226044"),
    "k-leafb-hi": ("#48975A", "#33774F"),
    "k-leafb-lo": ("#1F5636", "#123F30"),
    "k-leafb-pale": ("#8CC587", "#5E9A70"),
    "k-plaster": ("#F3E4C2", "#B9A79C"),
    "k-plaster-hi": ("#FFF6DF", "#D6C6B4"),
    "k-plaster-lo": ("#E0CB9F", "#9A8A86"),
    "k-beam": ("#5B3423", "#43271F"),
    "k-beam-hi": ("#8A5638", "#64402F"),
    "k-roof": ("#C2502F", "#9C3F33"),
    "k-roof-hi": ("#E58A55", "#C06C4C"),
    "k-roof-lo": ("#8A2F1D", "#662318"),
    "k-brick": ("#B06A50", "#84504A"),
    "k-rose": ("#D9587B", "#C2547A"),
    "k-glow": ("#F2A93B", "#FFC04D"),
    "k-glow-hi": ("#FFE9A3", "#FFF6C2"),
    "k-gold": ("#B8862B", "#DDB25A"),
    "k-gold-hi": ("#F6D77E", "#FBE29A"),
    "k-flag": ("#A8283A", "#D2485A"),
    "k-paper": ("#FBF1DA", "#E6DACB"),
    "k-wood": ("#A9743F", "#86603F"),
    "k-wood-hi": ("#D8A866", "#B08A58"),
    "k-rope": ("#F1DCA8", "#D9C592"),
    "k-magic": ("#9A5FD6", "#B98BF0"),
    "k-magic-lo": ("#5B2C91", "#6A3FA8"),
    "k-magic-hi": ("#FFF3C4", "#FFF3C4"),
    "k-white": ("#FFFFFF", "#E8E4FF"),
    "c-sky1": ("#A9D3E2", "#10123A"),
    "c-sky2": ("#DCEBE0", "#2A2C68"),
    "c-sky3": ("#F8E8BE", "#5A4A86"),
    "c-cloud": ("#FFFDF5", "#343A78"),
    "c-cloudline": ("#9DBDC6", "#5D64A6"),
    "c-far1": ("#B9D3C0", "#2B2F66"),
    "c-far2": ("#9CC19C", "#22305A"),
    "c-far3": ("#6E9F7C", "#1A2850"),
    "c-meadow": ("#A9C777", "#234A50"),
    "c-turf": ("#6FA544", "#2F6B4A"),
    "c-turf-hi": ("#93C25C", "#418258"),
    "c-soil": ("#7B5430", "#3B2B30"),
    "c-path": ("#EAD6A2", "#6B628C"),
    "c-pathdot": ("#C9AE74", "#534B78"),
    "c-back": ("#2C2F66", "#191B48"),
    "c-open": ("#B8862B", "#F4D68F"),
    "c-sun": ("#F7DA8A", "#F9E3A6"),
    "c-day": ("1", "0"),
    "c-night": ("0", "1"),
}

TOKENS = _COLOURS | _CALADALE | _RUNESTONES | _GRAJECZKA
_VARIABLE_USED = re.compile(r"var\(--([A-Za-z0-9-]+)[,)]")
_FALLBACK = re.compile(r"var\(--([A-Za-z0-9-]+), [^)]*\)")
_VARIABLE = re.compile(r"var\(--([A-Za-z0-9-]+)\)")


def v(name: str) -> str:
    """The colour of that name, to be settled by `themed`."""
    if name not in TOKENS:
        raise KeyError(f"no colour called {name}")
    return f"var(--{name})"


def value(name: str, theme: Theme) -> str:
    light, night = TOKENS[name]
    if theme == "css":
        return f"var(--{name}, {light})"
    return night if theme == "night" else light


def themed(markup: str, theme: Theme) -> str:
    """The markup with every colour settled for a theme."""
    return _VARIABLE.sub(lambda match: value(match.group(1), theme), markup)


def stylesheet() -> str:
    """The variables of both themes, for a page that uses sprites made with theme `css`."""
    light = "".join(f"--{name}:{pair[0]};" for name, pair in TOKENS.items())
    night = "".join(f"--{name}:{pair[1]};" for name, pair in TOKENS.items())
    return f':root{{{light}}}\n:root[data-theme="night"]{{{night}}}\n'


def repainting(sprite: str) -> str:
    """A sprite made with theme `css`, with the variables that it uses, for both themes. They weigh
    nothing: whatever the page itself says of a colour is stronger. So no use has to name a value of
    its own."""
    used = sorted(set(_VARIABLE_USED.findall(sprite)) & set(TOKENS))
    light = "".join(f"--{name}:{TOKENS[name][0]};" for name in used)
    night = "".join(f"--{name}:{TOKENS[name][1]};" for name in used)
    style = f':where(:root){{{light}}}:where(:root[data-theme="night"]){{{night}}}'
    head, _, rest = _FALLBACK.sub(r"var(--\1)", sprite).partition(">")
    return f"{head}><style>{style}</style>{rest}"
