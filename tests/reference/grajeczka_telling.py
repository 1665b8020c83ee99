"""When a page of Grajeczka may be told, and whether it ever can be. Slow on purpose."""

from reference.grajeczka_parts import FIGURES, LETTERS, Figures, Kingdom, Page, Place


class Telling:
    """What a page asks of a kingdom (B-O, B-V), and whether it can ever be had (B-E2)."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.kingdom = kingdom

    def refusals(
        self, page: Page, adventure: str, moved: set[str], figures: Figures, flight: list[Place]
    ) -> list[str]:
        """B-O3 if the adventure cannot serve the page, B-O1 if a condition fails."""
        if adventure not in page.names and not page.only_sees:
            return ["B-O3"]
        holds = [self.holds(page, words, moved, figures, flight) for words in page.conditions]
        return [] if all(holds) else ["B-O1"]

    def holds(
        self, page: Page, words: list[str], moved: set[str], figures: Figures, flight: list[Place]
    ) -> bool:
        verb, what, *where = words
        here = figures[page.lead]
        if verb == "visit":  # B-V4, B-O3
            return page.lead in moved and self.kingdom.is_kind(here, what)
        if verb == "fly":  # B-V8
            return any(self.kingdom.is_kind(place, what) for place in flight)
        if verb == "line":  # B-V3
            return self.kingdom.sees_three(here, what)
        others = [LETTERS[letter] for letter in what.split("/")]
        if verb == "see":  # B-V1, B-V2
            return any(figures[other] in self.kingdom.sight(here) for other in others)
        together = figures[others[0]] == here  # B-V5
        return together and bool(moved & page.names) and self.kingdom.is_kind(here, where[0])

    def reachable(self, figure: str, start: Place) -> set[Place]:
        """Where a figure can ever stand, its own place included."""
        found, new = {start}, [start]
        while new:
            for end in self.kingdom.ends_of(figure, new.pop()) - found:
                found.add(end)
                new.append(end)
        return found

    def is_possible(self, page: Page, figures: Figures) -> bool:
        """B-E2: whether the page can ever be told if no tile is added any more."""
        reach = {figure: self.reachable(figure, figures[figure]) for figure in FIGURES}
        arrive = {
            figure: {end for place in reach[figure] for end in self.kingdom.ends_of(figure, place)}
            for figure in FIGURES
        }
        if "fly" in page.verbs:
            flights = [f for place in reach["dragon"] for f in self.kingdom.flights(place)]
            return any(self.is_flown(page, flight) for flight in flights)
        lead = page.lead
        if page.only_sees:  # the last move may be anybody's, so the leader may have stood there
            places = reach[lead]
        elif "visit" in page.verbs:
            places = arrive[lead]
        else:  # a meeting: one of the two comes last, the other may have stood there
            (other,) = page.names - {lead}
            places = (arrive[lead] & reach[other]) | (reach[lead] & arrive[other])
        return any(all(self.can(w, place, reach) for w in page.conditions) for place in places)

    def is_flown(self, page: Page, flight: list[Place]) -> bool:
        over = {"fly": flight, "visit": flight[-1:]}
        return all(
            any(self.kingdom.is_kind(place, kind) for place in over[verb])
            for verb, kind in page.conditions
        )

    def can(self, words: list[str], place: Place, reach: dict[str, set[Place]]) -> bool:
        """Whether a condition can hold with the leader at this place."""
        verb, what, *where = words
        if verb == "visit":
            return self.kingdom.is_kind(place, what)
        if verb == "line":
            return self.kingdom.sees_three(place, what)
        if verb == "see":
            seen = self.kingdom.sight(place)
            return any(seen & reach[LETTERS[letter]] for letter in what.split("/"))
        return self.kingdom.is_kind(place, where[0])
