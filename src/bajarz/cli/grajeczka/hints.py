"""What is worth a look in Grajeczka: what tells the page now, else what leads there."""

from bajarz.cli.choices import BEST
from bajarz.cli.grajeczka.choices import GrajeczkaChooser, worth
from bajarz.cli.grajeczka.panels import GROWTHS, MAGIC_SIDE, Growth, needed, progress_words
from bajarz.core.dealer import FirstDealer
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.moves import moves
from bajarz.games.grajeczka.page_conditions import can_tell
from bajarz.games.grajeczka.pages import KINDS, Page
from bajarz.games.grajeczka.state import PHASE_TURN
from bajarz.text.grajeczka.pages import page_words

FARTHEST = 4  # moves of a plan
Plan = tuple[int, ...]  # moves in a row after which the page can be told, if nobody disturbs


class Adviser(GrajeczkaChooser):
    """Names a few actions with what speaks for them."""

    @property
    def page(self) -> Page:
        """The page in hand."""
        (own,) = self.scene.view["private"].values()
        return self.game.components.pages[own["page"] - 1]

    def best(self) -> list[str]:
        if self.scene.view["phase"] == "settle":
            return [self.settling()]
        found = self.telling() or self.leading()
        return (found or [self.line(self.offer.actions[0], "end")])[:BEST]

    def line(self, code: int, key: str, **facts: str | int) -> str:
        told = self.words(f"grajeczka-hint-{key}", **facts)
        return f"{self.game.text(code)}  {told}"

    def settling(self) -> str:
        """After an adventure: tell; flip if a second adventure lets one tell; else end the turn."""
        if act.KIND_TELL in self.offer.actions:
            return self.line(act.KIND_TELL, "story")
        if act.KIND_FLIP in self.offer.actions:
            flipped, _ = self.offer.attempt(act.KIND_FLIP)
            plan = shortest(flipped, self.page, 1)
            if plan is not None:
                move = self.game.text(plan[0])
                return self.line(act.KIND_FLIP, "tell-after", move=move)
        return self.line(act.KIND_END, "end")

    def telling(self) -> list[str]:
        """Adventures after which the page can be told at once."""
        page = page_words(self.page, self.words)
        outlooks = self.outlooks
        return [self.line(code, "tell", page=page) for code in outlooks if outlooks[code].tells]

    def leading(self) -> list[str]:
        """What leads to a page that can be told, the surest first: two moves in one turn, then
        land that the page lacks. A plain token is made magic before several moves, because figures
        that are on their way are often moved by others."""
        plan = shortest(self.offer.world, self.page, FARTHEST)
        magic = self.scene.view["seats"][str(self.offer.seat + 1)]["token"] == MAGIC_SIDE
        planned, grown, turned = self.planning(plan, magic), self.growing(), self.turning()
        if plan and len(plan) == 2 and magic:
            return planned + grown + turned
        if self.lacking() and grown:
            return grown + planned + turned
        return planned + grown + turned if plan and magic else turned + planned + grown

    def planning(self, plan: Plan | None, magic: bool) -> list[str]:
        """The first of several moves."""
        if plan is None:
            return []
        first, second = plan[:2]
        move = self.game.text(second)
        if len(plan) == 2 and magic and self.scene.view["phase"] == "turn":
            return [self.line(first, "second", move=move)]
        return [self.line(first, "plan", count=len(plan) - 1, move=move)]

    def growing(self) -> list[str]:
        """The placement that does most for what the page lacks, or for the kingdom."""
        outlooks = {code: self.outlooks[code] for code in self.adds}
        lacking = self.lacking()

        def helpful(code: int) -> dict[Growth, int]:
            grown = outlooks[code].grown
            return {kind: has for kind, has in grown.items() if kind in lacking}

        def most(code: int) -> tuple[int, float]:
            return sum(helpful(code).values()), worth(outlooks[code])

        best = max(outlooks, key=most, default=None)
        if best is None or not outlooks[best].grown:
            return []
        shown = helpful(best) or outlooks[best].grown
        growth = ", ".join(progress_words(self.words, kind, has) for kind, has in shown.items())
        return [self.line(best, "grow" if helpful(best) else "grow-any", growth=growth)]

    def lacking(self) -> set[Growth]:
        """What the page needs and the kingdom does not have yet (B-V6, B-V7)."""
        names = [KINDS[condition.kind] for condition in self.page.conditions]
        wanted = {name.partition("-")[2] for name in names}  # of large-forest, of long-river
        progress = self.scene.view["progress"]
        return {kind for kind in GROWTHS if kind in wanted and progress[kind] < needed(kind)}

    def turning(self) -> list[str]:
        is_open = act.KIND_TURN_PAGE in self.offer.actions
        return [self.line(act.KIND_TURN_PAGE, "turn")] if is_open else []


def shortest(start: object, page: Page, most: int) -> Plan | None:
    """The fewest moves of figures the page names after which it can be told, others at rest."""
    assert isinstance(start, GrajeczkaState)
    figures = [figure for figure in range(3) if page.named >> figure & 1]
    reached: list[tuple[GrajeczkaState, Plan]] = [(start, ())]
    seen = {start.where()}
    for _ in range(most):
        following: list[tuple[GrajeczkaState, Plan]] = []
        for state, plan in reached:
            for code in [c for f in figures for c in moves(state.kingdom, f, state.figures[f])]:
                after = state.clone()
                after.apply(after.seat, code, FirstDealer())
                if can_tell(after):
                    return (*plan, code)
                if after.where() not in seen:
                    seen.add(after.where())
                    after.clear_turn()
                    after.phase = PHASE_TURN
                    following.append((after, (*plan, code)))
        reached = following
    return None
