"""The figures of a report, from games whose figures are known."""

from collections.abc import Callable
from random import Random

import pytest

from bajarz.games.registry import GAMES
from bajarz.lab.arena.contest import Contest, Fixture, fixtures
from bajarz.lab.report.collect import EVENTS, Observed, Observer
from bajarz.lab.report.figures import course, impossible, rows_of, seat_shares, worths
from bajarz.lab.report.luck import distinct, parts, wanted_games
from bajarz.lab.report.report_plans import Offer, offered_things, plan_for

PAIR = ("ala", "ola")


def game(fixture: Fixture, winner: int, had: dict[int, int] | None = None) -> Observed:
    """A game of two that a seat won; `had` says how often each seat had the thing."""
    ranks = [1 if seat == winner else 2 for seat in range(2)]
    counts = {("list", "thing", seat): count for seat, count in (had or {}).items()}
    return Observed(
        fixture, [3 - r for r in ranks], ranks, "end", [4, 2], 2, [-1], counts, {}, {}
    )  # fmt: skip


def games(winner: Callable[[Fixture], int], deals: int = 200) -> list[Observed]:
    return [game(fixture, winner(fixture)) for fixture in fixtures(PAIR, 1, deals)]


# Luck and decisions


def test_what_decides_is_found() -> None:
    rng = Random(3)
    lucky = [rng.randrange(2) for _ in range(201)]
    by_deal = parts(games(lambda f: lucky[f.deal]))
    by_bot = parts(games(lambda f: f.seats.index("ala")))
    by_seat = parts(games(lambda f: 0))
    by_coin = parts(games(lambda f: rng.randrange(2)))
    assert by_deal is not None
    assert by_bot is not None
    assert by_seat is not None
    assert by_coin is not None
    assert by_deal.deal > 0.95
    assert by_bot.players > 0.95
    assert by_seat.seat > 0.95
    assert by_coin.rest > 0.8
    for each in (by_deal, by_bot, by_seat, by_coin):
        assert sum(each[:4]) == pytest.approx(1)


def test_a_mixture_is_shared_out() -> None:
    """Half of the deals are decided by the deal, half by who plays."""
    rng = Random(5)
    lucky = [rng.randrange(2) for _ in range(2001)]
    found = parts(
        games(lambda f: lucky[f.deal] if f.deal % 2 else f.seats.index("ala"), deals=2000)
    )
    assert found is not None
    assert found.players == pytest.approx(0.25, abs=0.02)  # the bots' means are 3/4 and 1/4
    assert found.deal == pytest.approx(0.25, abs=0.05)  # and the deal decides half of the rest
    assert found.repeated == 0.5  # where the deal decides, both games are alike


def test_games_that_end_alike_have_nothing_to_share() -> None:
    draws = [each._replace(ranks=[1, 1]) for each in games(lambda f: 0, 5)]
    assert parts(draws) is None


def test_one_bot_plays_mostly_new_deals_and_different_bots_whole_deals() -> None:
    alike = wanted_games(("ala", "ala", "ala"), 50)
    assert len(alike) == len(set(alike)) == 50
    assert len({fixture.deal for fixture in alike}) == 40
    assert wanted_games(PAIR, 5) == fixtures(PAIR, 1, 3)
    assert [len(wanted_games(("ala", "ala"), n)) for n in (2, 3, 4)] == [2, 3, 4]


def test_repeats_of_the_same_bot_count_once() -> None:
    """Bots that always do the same make no games out of one; different bots do not repeat."""
    same = [game(Fixture(("ala", "ala"), 1, rotation), 0) for rotation in (0, 1)]
    apart = [same[0], same[1]._replace(choices=[4, 3])]
    assert distinct(same) == same[:1]
    assert distinct(apart) == apart
    assert len(distinct(games(lambda f: 0, 5))) == 10


# Wins


def test_a_thing_that_wins_is_found_and_one_that_does_not_is_not() -> None:
    rng = Random(1)
    winning, idle = [], []
    for fixture in fixtures(PAIR, 1, 100):
        winner = rng.randrange(2)
        winning.append(game(fixture, winner, {winner: 2, 1 - winner: rng.randrange(2)}))
        idle.append(game(fixture, winner, {rng.randrange(2): 1}))
    (good,), (dull,) = worths(rows_of(winning), "list"), worths(rows_of(idle), "list")
    assert good.more is not None
    assert good.together is not None
    assert good.more.low > 0.05
    assert good.together.low > 0.7
    assert good.per_game == pytest.approx(2.5, abs=0.1)
    assert dull.more is not None
    assert dull.together is not None
    assert dull.more.low < 0 < dull.more.high
    assert dull.together.low < 0 < dull.together.high


def test_what_a_seat_always_has_is_no_merit_of_the_thing() -> None:
    """Seat 1 wins three of four and alone ever has the thing, whether it wins or not."""
    found = [game(f, 0 if f.deal % 4 else 1, {0: f.deal // 4 % 2}) for f in fixtures(PAIR, 0, 79)]
    (thing,) = worths(rows_of(found), "list")
    assert thing.more is not None
    assert thing.more.value == pytest.approx(0)
    assert thing.together is not None
    assert thing.together.value == pytest.approx(0, abs=1e-9)


def test_a_thing_that_all_have_or_nobody_owns_says_nothing() -> None:
    (thing,) = worths(rows_of([game(f, 0, {0: 1, 1: 1}) for f in fixtures(PAIR, 1, 9)]), "list")
    assert thing.more is None
    assert thing.together is None
    (thing,) = worths(rows_of([game(f, 0, {-1: 3}) for f in fixtures(PAIR, 1, 9)]), "list")
    assert (thing.per_game, thing.had, thing.more) == (3, 0, None)


def test_games_of_a_deal_that_always_agree_count_as_one_for_a_seat() -> None:
    rng = Random(2)
    lucky = [rng.randrange(2) for _ in range(51)]
    same = seat_shares(games(lambda f: lucky[f.deal], 50))[0]
    apart = seat_shares(games(lambda f: (lucky[f.deal] + f.rotation) % 2, 50))[0]
    assert same.high - same.low > 1.3 * (apart.high - apart.low)
    assert apart.value == 0.5


# Small things


def test_the_lead_changes_when_somebody_else_comes_in_front() -> None:
    changes = {
        (-1,): 0, (-1, 0, -1, 0): 0, (0, -1, 1): 1, (0, 1, 0, 1): 3
    }  # fmt: skip
    one = game(Fixture(PAIR, 1, 0), 0)
    for leaders, count in changes.items():
        assert one._replace(leaders=list(leaders)).lead_changes == count


def test_the_course_of_choices_is_stretched() -> None:
    curve = course([game(Fixture(PAIR, 1, 0), 0)._replace(choices=[8, 8, 2, 2])])
    assert curve[0] == 8
    assert curve[-1] == 2
    assert curve == sorted(curve, reverse=True)


def test_things_are_read_from_states() -> None:
    offer = Offer("page", "settle", ("seats", "*", "page"), ("Tell",))
    full = {"seats": {"1": {"page": 0, "told": [3, 4]}, "2": {"page": 17, "score": 5}}}
    assert offered_things(offer, full, 0) == []
    assert offered_things(offer, full, 1) == ["17"]
    assert offered_things(offer._replace(things=("display",)), full, 0) == []


# Games that were played


@pytest.mark.parametrize(("name", "players"), [("fantazja", 2), ("caladale", 3), ("runestones", 2)])
def test_what_is_counted_is_what_happened(name: str, players: int) -> None:
    """Compared with the recorded steps of the same game, and with its result."""
    contest = Contest(name, None, {}, players, "5")
    fixture = Fixture(("random",) * players, 1, 0)
    observer = Observer(contest)
    seen = observer.play(fixture)
    outcome = observer.board.play(fixture)
    assert (seen.scores, seen.ranks) == (outcome.scores, outcome.ranks)
    assert len(seen.choices) == outcome.decisions
    assert min(seen.choices) >= 1
    assert seen.counts[EVENTS, "GameStarted", -1] == seen.counts[EVENTS, "GameEnded", -1] == 1
    best = max(range(players), key=seen.scores.__getitem__)
    assert name == "runestones" or seen.leaders[-1] in (best, -1)
    plan = plan_for(name)
    for counted in plan.counted[:2]:
        things = sum(n for (key, _, _), n in seen.counts.items() if key == counted.key)
        events = sum(
            n for (key, e, _), n in seen.counts.items() if (key, e) == (EVENTS, counted.event)
        )
        assert things >= events


@pytest.mark.parametrize("name", GAMES)
def test_every_offer_of_a_game_is_met(name: str) -> None:
    """A phase, a way or an action that no longer exists would leave its list empty."""
    observer = Observer(Contest(name, None, {}, 2, "5"))
    seen = observer.play(Fixture(("random", "random"), 1, 0))
    assert {key for key, _ in seen.asked} == {offer.key for offer in plan_for(name).offers}
    assert all(seen.possible[thing] <= asked for thing, asked in seen.asked.items())


def test_a_tile_of_the_third_level_is_impossible_at_first_and_a_small_one_is_not() -> None:
    contest = Contest("fantazja", None, {}, 2, "5")
    observer = Observer(contest)
    played = [observer.play(each) for each in fixtures(("random", "random"), 1, 4)]
    found = {each.name: each for each in impossible(played, "tile")}
    assert all(0 <= each.share.value <= 1 and each.asked > 0 for each in found.values())
    third = [each.share.value for name, each in found.items() if name in ("S-R3", "E-R3", "S-P3")]
    first = [each.share.value for name, each in found.items() if name in ("S-R1a", "E-R1a")]
    assert min(third) > max(first)


def test_a_seat_that_never_won_is_judged_by_deals() -> None:
    """Three games of each of four deals that all ended alike are four observations."""
    found = [game(Fixture(PAIR, deal, 0), 0) for deal in range(4) for _ in range(3)]
    assert seat_shares(found)[1].high > 0.45
