"""How a page of Rune Stones is played: only by what it shows and marks, as a person would."""

from playwright.sync_api import Locator, Page, expect

from browser.players import Player, do, my_turn, step_of


def begin(page: Page, address: str) -> None:
    """Open a table, and wait until the reader can act or the game is over."""
    page.goto(address)
    page.locator(".runes").wait_for()


def phase(page: Page) -> str:
    return page.locator(".runes").get_attribute("data-phase") or ""


class RunestonesPlayer(Player):
    """Forges what it can, trades rows in, else summons or uses abilities by turns."""

    most = 3000

    def step(self) -> None:
        """One decision, whatever is asked for."""
        self.page.locator(".runes:not([data-phase=''])").wait_for()
        deeds = {
            "action": self.act,
            "abilities": self.use_ability,
            "forge": lambda: self.press("[data-finish]"),
            "pay": lambda: self.press("[data-confirm]:enabled"),
            "gem": lambda: self.press("[data-gem]"),
            "call": lambda: self.press(".display .take.can"),
            "die": self.answer_the_die,
            "field": lambda: self.press("[data-field]"),
            "trade": self.trade,
            "stone": self.take_stone,
        }
        deeds[phase(self.page)]()

    def press(self, selector: str) -> None:
        found = self.page.locator(selector)
        do(self.page, found.nth(self.random.randrange(found.count())).click)

    def act(self) -> None:
        """A whole action, as far as its first question."""
        if self.page.locator("[data-pass]").count():
            self.press("[data-pass]")
        elif self.page.locator(".smithy.can").count():
            self.forge()
        else:
            self.use_or_summon()

    def use_or_summon(self) -> None:
        usable = self.page.locator("[data-mode=use]:enabled").count()
        summoning = self.page.locator("[data-mode=summon]:enabled").count()
        if usable and (not summoning or self.random.random() < 0.5):
            self.use()
        else:
            self.summon()

    def forge(self) -> None:
        self.page.locator(".smithy.can").last.click()
        self.confirm()

    def use(self) -> None:
        """Lift two cards; the page says which of them will leave."""
        self.page.locator("[data-mode=use]").click()
        self.cards().nth(0).click()
        expect(self.page.locator(".hand .up")).to_have_count(1)
        self.cards().nth(1).click()
        self.page.locator(".hand .rib.stays").wait_for()
        self.confirm()

    def summon(self) -> None:
        """Lift cards until a creature is marked, and call it."""
        self.page.locator("[data-mode=summon]").click()
        creatures = self.page.locator(".display .take.can")
        for number in range(self.cards().count()):
            if creatures.count():
                break
            self.cards().nth(number).click()
            self.settled()
        creatures.first.click()
        self.confirm()

    def settled(self) -> None:
        """Wait until the server has judged the lifted cards."""
        self.page.locator(".acts:not([data-asking])").wait_for()

    def confirm(self) -> None:
        """Press the one button; all that was put together is sent before anything else is asked."""
        do(self.page, self.page.locator("[data-confirm]:enabled").click)
        self.page.locator(".runes:not([data-busy])").wait_for()

    def use_ability(self) -> None:
        able = self.page.locator(".part.can:enabled").count()
        self.press(".part.can:enabled" if able else "[data-finish]")

    def trade(self) -> None:
        self.press("[data-trade]" if self.page.locator("[data-trade]").count() else "[data-end]")

    def answer_the_die(self) -> None:
        """Have what it shows, if one can; forgoing that would be asked about."""
        able = self.page.locator("[data-benefit]:enabled").count()
        self.press("[data-benefit]" if able else "[data-forgo]")

    def take_stone(self) -> None:
        self.page.locator("[data-choose]").first.click()
        self.confirm()

    def cards(self) -> Locator:
        return self.page.locator(".hand .lift")

    def until(self, wanted: str) -> bool:
        """Play on until this is asked for; false when the game is over before."""
        for _ in range(self.most):
            if not my_turn(self.page):
                return False
            if phase(self.page) == wanted:
                return True
            self.step()
        return False

    def turn(self) -> None:
        """Play until the turn is over, and the next begins."""
        step = step_of(self.page)
        while my_turn(self.page) and (phase(self.page) != "action" or step_of(self.page) == step):
            self.step()
