"""Players that like to act in secret: they make games in which there is much to remember."""

from random import Random

from reference.knowledge.played import Choose

LIKES: dict[str, dict[str, float]] = {
    "fantazja": {
        "gain": 3, "magic": 60, "bury": 4, "residential": 12, "production": 4, "special": 12,
        "military": 1, "small": 4, "large": 3, "end": 2,
    },
    "caladale": {"draw": 4, "down": 3, "take": 1, "keep": 1, "place": 0.1, "done": 10},
    "runestones": {"summon": 4, "play": 3, "call": 2, "use": 3, "end": 1, "forge": 2},
    "grajeczka": {"turn": 2, "add": 3, "move": 2, "tell": 30, "flip": 2, "end": 2},
}  # fmt: skip


def awkward(game: str, **more: float) -> Choose:
    """A player who chooses a kind of action by how much it is liked, then any action of it."""
    likes = LIKES[game] | more

    def choose(rng: Random, texts: list[str]) -> str:
        kinds: dict[str, list[str]] = {}
        for text in texts:
            kinds.setdefault(text.split()[0], []).append(text)
        verbs = sorted(kinds)
        (verb,) = rng.choices(verbs, [likes.get(verb, 1) for verb in verbs])
        return rng.choice(kinds[verb])

    return choose
