"""What is worth a look in Grajeczka: what tells the page now, else what leads there."""

from bajarz.cli.board import Offer, Scene
from bajarz.cli.grajeczka.choices import Chooser, worth
from bajarz.cli.grajeczka.land import seen
from bajarz.cli.grajeczka.panels import (
    MAGIC,
    NEEDS,
    Book,
    own_pages,
    progress_of,
    progress_words,
)
from bajarz.core.dealer import FirstDealer
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.moves import moves
from bajarz.games.grajeczka.page_conditions import can_tell
from bajarz.games.grajeczka.pages import KINDS, Page
from bajarz.games.grajeczka.state import PHASE_TURN
from bajarz.text.grajeczka.pages import page_words

BEST = 3  # lines of a hint
FARTHEST = 4  # moves of a plan


Plan = tuple[int, ...]  # moves in a row after which the page can be told, if nobody disturbs


class Adviser:
    """A few actions with what speaks for them."""

    def __init__(self, game: Grajeczka, book: Book, scene: Scene, offer: Offer) -> None:
        self.chooser = Chooser(game, scene, offer)
        self.game = game
        self.scene = scene
        self.words = scene.words
        self.offer = offer
        self.view = seen(scene)
        self.page = book[own_pages(scene)["page"]]

    def lines(self) -> list[str]:
        if self.view["phase"] == "settle":
            return [self.settling()]
        found = self.telling() or self.leading()
        return (found or [self.line(self.offer.actions[0], "end")])[:BEST]

    def leading(self) -> list[str]:
        """What leads to a page that can be told, the surest first: two moves in one turn, then
        land that the page lacks. A plain token is made magic before several moves, because figures
        that are on their way are often moved by others."""
        plan = shortest(self.world(), self.page, FARTHEST)
        magic = self.view["seats"][str(self.offer.seat + 1)]["token"] == MAGIC
        planned, grown, turned = self.planning(plan, magic), self.growing(), self.turning()
        if plan and len(plan) == 2 and magic:
            return planned + grown + turned
        if self.lacking() and grown:
            return grown + planned + turned
        return planned + grown + turned if plan and magic else turned + planned + grown

    def line(self, code: int, key: str, **facts: str | int) -> str:
        return f"{self.game.text(code)}  {self.words(f'grajeczka-hint-{key}', **facts)}"

    # After an adventure

    def settling(self) -> str:
        """Tell; flip if a second adventure lets one tell; else end the turn."""
        if act.KIND_TELL in self.offer.actions:
            return self.line(act.KIND_TELL, "story")
        if act.KIND_FLIP in self.offer.actions:
            world = self.world()
            world.apply(self.offer.seat, act.KIND_FLIP, FirstDealer())
            plan = shortest(world, self.page, 1)
            if plan is not None:
                return self.line(act.KIND_FLIP, "tell-after", move=self.game.text(plan[0]))
        return self.line(act.KIND_END, "end")

    # An adventure

    def telling(self) -> list[str]:
        """Adventures after which the page can be told at once."""
        page = page_words(self.page, self.words)
        looks = self.chooser.outlooks
        return [self.line(code, "tell", page=page) for code in looks if looks[code].tells]

    def planning(self, plan: Plan | None, magic: bool) -> list[str]:
        """The first of several moves."""
        if plan is None:
            return []
        first, second = plan[:2]
        move = self.game.text(second)
        if len(plan) == 2 and magic and self.view["phase"] == "turn":
            return [self.line(first, "second", move=move)]
        return [self.line(first, "plan", count=len(plan) - 1, move=move)]

    def growing(self) -> list[str]:
        """The placement that does most for what the page lacks, or for the kingdom."""
        looks = {code: self.chooser.outlooks[code] for code in self.chooser.adds}
        lacking = self.lacking()

        def needed(code: int) -> int:
            return sum(has for kind, has in looks[code].progress.items() if kind in lacking)

        best = max(looks, key=lambda code: (needed(code), worth(looks[code])), default=None)
        if best is None or not looks[best].progress:
            return []
        grown = {
            kind: has
            for kind, has in looks[best].progress.items()
            if kind in lacking or not needed(best)
        }
        growth = ", ".join(progress_words(self.words, kind, grown[kind]) for kind in grown)
        return [self.line(best, "grow" if needed(best) else "grow-any", growth=growth)]

    def lacking(self) -> set[str]:
        """What the page needs and the kingdom does not have yet (B-V6, B-V7)."""
        names = [KINDS[condition.kind] for condition in self.page.conditions]
        wanted = {name.partition("-")[2] for name in names}  # of large-forest, of long-river
        progress = progress_of(self.view)
        return {kind for kind in wanted if kind in NEEDS and progress[kind] < NEEDS[kind]}

    def turning(self) -> list[str]:
        if act.KIND_TURN_PAGE not in self.offer.actions:
            return []
        return [self.line(act.KIND_TURN_PAGE, "turn")]

    def world(self) -> GrajeczkaState:
        world = self.offer.world.clone()
        assert isinstance(world, GrajeczkaState)
        return world


def shortest(world: GrajeczkaState, page: Page, most: int) -> Plan | None:
    """The fewest moves of figures the page names after which it can be told, others at rest."""
    figures = [figure for figure in range(3) if page.named >> figure & 1]
    reached: dict[int, tuple[GrajeczkaState, Plan]] = {world.where(): (world, ())}
    seen = set(reached)
    for _ in range(most):
        following: dict[int, tuple[GrajeczkaState, Plan]] = {}
        for state, plan in reached.values():
            for code in [c for f in figures for c in moves(state.kingdom, f, state.figures[f])]:
                after = state.clone()
                after.apply(after.seat, code, FirstDealer())
                longer = (*plan, code)
                if can_tell(after):
                    return longer
                if after.where() not in seen:
                    seen.add(after.where())
                    after.clear_turn()
                    after.phase = PHASE_TURN
                    following[after.where()] = (after, longer)
        reached = following
    return None
