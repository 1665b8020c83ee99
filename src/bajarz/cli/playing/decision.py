"""One person's choice: the screen, the menus, and what is typed."""

from bajarz.cli.board import Choice, Misuse, Offer
from bajarz.cli.playing.menus import menu_lines
from bajarz.cli.playing.orders import Orders
from bajarz.cli.playing.session import Session
from bajarz.core.errors import RefusedAction, Unreadable

MOST = 12  # actions named when a text could mean several


class Decision:
    """Asks one seat until it has acted, or until everything must be shown anew."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.terminal = session.terminal
        self.seat = seat
        self.scene = session.scene(seat)
        self.offer: Offer = session.offer(seat)
        self.root = session.board.choices(self.scene, self.offer)
        self.opened: list[Choice] = []  # entries that lead to the menu on the screen
        self.orders = Orders(session, seat, self.scene, self.offer)

    @property
    def menu(self) -> list[Choice]:
        return list(self.opened[-1].inner) if self.opened else self.root

    def make(self) -> None:
        self.show()
        prompt = f"{self.session.names[self.seat + 1]}> "
        while not self.answer(self.terminal.ask(prompt)):
            pass

    def show(self) -> None:
        """The whole screen and the first menu."""
        session = self.session
        self.opened = []
        self.terminal.say("", session.board.screen(self.scene))
        session.tell(self.seat)
        self.terminal.say(session.board.expected(self.scene), style="bold")
        self.show_menu()

    def show_menu(self) -> None:
        menu = self.menu
        if self.opened:
            picture = self.session.board.picture(self.scene, menu)
            self.terminal.say("" if picture is None else picture)
            self.terminal.say(" › ".join(choice.text for choice in self.opened), style="bold")
        self.terminal.say(menu_lines(menu, self.terminal.columns))
        if self.opened:
            self.terminal.say(f" 0  {self.session.words('back')}")

    def answer(self, line: str) -> bool:
        """Deal with a typed line; true when this decision is over."""
        if not line:
            return self.enter()
        if line.isdecimal():
            return self.pick(int(line))
        word, _, argument = line.partition(" ")
        try:
            if self.orders.knows(word):
                return self.orders.obey(word, argument.strip())
        except Misuse as misuse:
            self.terminal.say(str(misuse))
            return False
        return self.act_by_text(line)

    def enter(self) -> bool:
        """Enter alone: the usual action, or everything again."""
        usual = self.session.board.usual(self.offer)
        if usual is None:
            self.show()
            return False
        self.session.table.act(self.seat, usual)
        return True

    def pick(self, number: int) -> bool:
        """Choose an entry of the menu that is shown."""
        if number == 0 and self.opened:
            self.opened.pop()
            self.show_menu()
            return False
        if not 1 <= number <= len(self.menu):
            self.terminal.say(self.session.words("no-number", count=len(self.menu)))
            return False
        choice: Choice = self.menu[number - 1]
        if choice.action is not None:
            self.session.table.act(self.seat, choice.action)
            return True
        self.opened.append(choice)
        self.show_menu()
        return False

    def act_by_text(self, line: str) -> bool:
        """An action in the game's notation; its last word may be left out where one fits."""
        session = self.session
        text = session.board.complete(self.scene, line)
        fitting = self.beginning_with(text)
        if len(fitting) == 1 and len(fitting[0].split()) == len(text.split()) + 1:
            text = fitting[0]
        try:
            action = session.table.read(self.seat, text)
        except Unreadable:
            self.ask_again(line, fitting)
            return False
        except RefusedAction as error:
            things = session.board.display_names(session.language)
            self.terminal.say(session.words.refusal(error.refusal, things), style="bold red")
            self.terminal.say(session.words("why-hint", action=line), style="dim")
            return False
        session.table.act(self.seat, action)
        return True

    def beginning_with(self, text: str) -> list[str]:
        """The legal actions that a text is the beginning of."""
        texts = map(self.session.table.game.text, self.offer.actions)
        return [each for each in texts if each.lower().startswith(f"{text.lower()} ")]

    def ask_again(self, line: str, fitting: list[str]) -> None:
        words = self.session.words
        if fitting:
            self.terminal.say(words("which-one"), *(f"  {text}" for text in fitting[:MOST]))
            return
        example = self.session.table.game.text(self.offer.actions[0])
        self.terminal.say(words("unreadable", text=line, example=example))
