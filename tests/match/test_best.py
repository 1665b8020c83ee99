"""Personal bests are kept, the best first, each game once."""

from bajarz.match.best import KEPT, Best, add_best, best_file, kind_of, read_best


def test_the_best_come_first() -> None:
    assert add_best("a game", Best(50, "Ola", "x")) == 1
    assert add_best("a game", Best(52, "Ala", "y")) == 1
    assert add_best("a game", Best(50, "Ela", "z")) == 3
    assert [best.name for best in read_best("a game")] == ["Ala", "Ola", "Ela"]
    assert read_best("another game") == []


def test_a_game_is_kept_once() -> None:
    for _ in range(2):
        assert add_best("a game", Best(50, "Ola", "x")) == 1
    assert len(read_best("a game")) == 1


def test_only_the_best_are_kept() -> None:
    for score in range(KEPT):
        add_best("a game", Best(100 + score, "Ola", str(score)))
    assert add_best("a game", Best(5, "Ala", "low")) is None
    assert len(read_best("a game")) == KEPT


def test_a_broken_file_costs_nobody_a_game() -> None:
    best_file().parent.mkdir(parents=True)
    best_file().write_text("{broken", encoding="utf-8")
    assert read_best("a game") == []
    assert add_best("a game", Best(1, "Ola", "x")) == 1


def test_kinds_of_solo_games_are_apart() -> None:
    assert kind_of("caladale", {"solo": "puzzle"}) != kind_of("caladale", {"solo": "free"})
