"""The few words in Rune Stones' pictures."""

from bajarz.art.wording import Wording

word = Wording(
    {
        "grey": ("Grey Druid", "Szary Druid"),
        "brown": ("Brown Druid", "Brązowy Druid"),
        "black": ("Black Druid", "Czarny Druid"),
        "beige": ("Beige Druid", "Beżowy Druid"),
        "you": ("you", "ty"),
        "to move": ("to move", "na ruchu"),
        "wins": ("won", "wygrana"),
        "shared": ("shared win", "wspólna wygrana"),
        "round": ("Round", "Runda"),
        "deck": ("deck", "talia"),
        "discard": ("discard", "odrzucone"),
        "hand": ("hand", "ręka"),
        "played": ("played", "zagrane"),
        "stones": ("Rune stones", "Kamienie runiczne"),
        "supply": ("Supply", "Zasoby"),
        "in play": ("In play", "W grze"),
        "called": ("Called", "Przywoływane"),
        "rolled": ("Rolled", "Rzut"),
        "magic": ("magic points", "magiczne punkty"),
        "hand limit": ("hand limit", "limit ręki"),
        "exchange": ("exchange", "wymiana"),
        "wild": ("wild gem", "klejnot-joker"),
        "plus": ("plus", "plus"),
        "die": ("double die", "podwójna kość"),
        "point": ("extra point", "punkt mocy"),
        "cards": ("three cards", "trzy karty"),
    }
)
phase = Wording(
    {
        "action": ("chooses an action", "wybiera akcję"),
        "summon": ("summons creatures", "przywołuje stwory"),
        "cards": ("chooses cards to use", "wybiera karty"),
        "abilities": ("uses abilities", "używa zdolności"),
        "pay": ("pays", "płaci"),
        "gem": ("chooses a gem", "wybiera klejnot"),
        "call": ("takes a display card", "bierze kartę stwora"),
        "die": ("has rolled the die", "rzuca kością"),
        "field": ("places an artifact", "kładzie artefakt"),
        "forge": ("forges artifacts", "wykuwa artefakty"),
        "trade": ("may trade artifacts", "może wymienić artefakty"),
        "stone": ("takes a rune stone", "bierze kamień runiczny"),
        "over": ("the game is over", "koniec gry"),
    }
)
