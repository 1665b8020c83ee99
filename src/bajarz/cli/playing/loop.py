"""The loop of a game, and the ways out of it."""

from bajarz.cli.playing.decision import Decision
from bajarz.cli.playing.session import Left, Session
from bajarz.core.state import OVER

INTERRUPTED = 130


def run(session: Session) -> int:
    """Play to the end or until somebody leaves; return the exit code."""
    terminal = session.terminal
    try:
        session.greet()
        if session.people:
            play_on(session)
        else:
            watch(session)
        session.finish()
    except Left:
        leave(session)
    except EOFError:
        terminal.say("")
        keep(session)
        terminal.say(session.words("bye-end-of-input"))
    except KeyboardInterrupt:
        terminal.say("")
        keep(session)
        terminal.say(session.words("bye-interrupted"))
        return INTERRUPTED
    return 0


def play_on(session: Session) -> None:
    """People decide at the keyboard, bots by themselves."""
    while (seat := session.table.state.to_move()) != OVER:
        if seat in session.bots:
            session.bot_step(seat)
        else:
            session.hand_over(seat)
            Decision(session, seat).make()


def watch(session: Session) -> None:
    """Bots among themselves: a screen for each turn, until the watcher lets them run."""
    asking = True
    while session.table.state.to_move() != OVER:
        told = len(session.events())
        turn = session.table.state.turn_number()
        while session.table.state.turn_number() == turn and session.table.state.to_move() != OVER:
            session.bot_step(session.table.state.to_move())
        if asking:
            session.terminal.say("", session.board.screen(session.scene(None, told)))
        session.tell(None, told)
        asking = asking and goes_on(session)


def goes_on(session: Session) -> bool:
    """Whether the watcher wants to see the next turn too; raises Left."""
    try:
        answer = session.terminal.ask(session.words("watch-ask")).lower()
    except EOFError:  # nobody to ask: let them play
        return False
    if answer in ("q", "quit", "wyjdź", "wyjdz"):
        raise Left
    return not answer


def leave(session: Session) -> None:
    """Somebody wants to go: offer to save what was played."""
    if session.file is not None:
        session.save_at_end()
    elif len(session.table.recorder.steps) > session.saved_steps:
        session.offer_to_save()
    session.terminal.say(session.words("bye"))


def keep(session: Session) -> None:
    """Save without a question, where a file was named."""
    if session.file is not None and session.table.recorder.steps:
        session.save(session.file)
