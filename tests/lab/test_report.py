"""`bajarz report`: a page that is whole, in both languages, for every game."""

import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from bajarz.cli.main import main
from bajarz.games.registry import GAMES, read_text
from bajarz.lab.report.report_plans import plan_for
from bajarz.lab.report.wording import wording

Run = Callable[..., tuple[int, str, str]]
VOID = {"meta"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["bajarz", "report", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return command


class Reader(HTMLParser):
    """Notes headings, and complains about tags that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        assert not {"src", "href", "srcset"} & {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


def read(path: Path) -> tuple[str, Reader]:
    """A page, after what must hold of every page was checked."""
    page = path.read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert "url(" not in page
    assert "@import" not in page
    assert set(re.findall(r"https?://[^\"' ]+", page)) <= {"http://www.w3.org/2000/svg"}
    charts = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(charts) > 6
    for chart in charts:
        assert ElementTree.fromstring(chart).find("{http://www.w3.org/2000/svg}title") is not None
    named = set(re.findall(r"var\(--([\w-]+)", page))
    defined = set(re.findall(r"--([\w-]+):", page))
    assert named <= defined
    return page, reader


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_made_for_every_game(run: Run, tmp_path: Path, game: str, language: str) -> None:
    out = tmp_path / "report.html"
    code, text, _ = run(game, "--games", 3, "--bots", "random", "--language", language, "-o", out)
    page, reader = read(out)
    words = wording(game, language, {})
    assert code == 0
    assert "written" in text
    assert f'<html lang="{language}">' in page
    assert words.say("page-games", count=3) in page
    for key in ("glance", "length", "choices", "scores", "seats", "luck", "ends", "events"):
        assert words.say(f"{key}-title") in reader.headings
    lists = [words.heading("list", counted.key) for counted in plan_for(game).counted]
    assert set(lists) & set(reader.headings)


def test_three_players_have_three_seats(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    code, _, _ = run("caladale", "--players", 3, "--games", 3, "--bots", "random", "-o", out)
    page, _ = read(out)
    assert code == 0
    assert "Seat 3" in page
    assert "Seat 4" not in page


def test_two_sets_of_components_stand_side_by_side(run: Run, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.toml", tmp_path / "report.html"
    text = read_text("fantazja", "components.toml")
    mine.write_text(text.replace('version = "reconstruction-1"', 'version = "m<i>ne"'))
    words = ("fantazja", "--games", 4, "--bots", "random", "--compare", mine, "-o", out)
    code, _, _ = run(*words)
    page, _ = read(out)
    assert code == 0
    assert "m&lt;i&gt;ne" in page
    assert "m<i>ne" not in page
    assert 'class="key b"' in page
    first = out.read_bytes()
    run(*words)
    assert out.read_bytes() == first  # the same seed, the same page


def test_two_workers_make_the_same_page(run: Run, tmp_path: Path) -> None:
    pages = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.html"
        run("fantazja", "--games", 4, "--bots", "random", "--workers", workers, "-o", out)
        pages.append(out.read_bytes())
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "there is no game 'chess'"),
        (("fantazja", "--bots", "nobody"), "'nobody'"),
        (("fantazja", "--games", "-1"), "--games"),
        (("fantazja", "--language", "de"), "'de'"),
        (("fantazja", "--players", "5"), "not for 5"),
        (("caladale", "--players", "1"), "two players"),
        (("fantazja", "--compare", "/nowhere/mine.toml"), "/nowhere/mine.toml"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, tmp_path: Path, words: tuple[str, ...], message: str
) -> None:
    code, out, err = run(*words, "-o", tmp_path / "report.html")
    assert code == 2
    assert out == ""
    assert message in err
    assert "Traceback" not in err


def test_a_page_that_cannot_be_written_is_refused_before_the_games(run: Run) -> None:
    code, _, err = run("fantazja", "--bots", "random", "-o", "/nowhere/report.html")
    assert code == 2
    assert "/nowhere/report.html" in err


# Messages


def resource(language: str) -> list[object]:
    text = (files("bajarz.text") / f"report.{language}.ftl").read_text(encoding="utf-8")
    return list(FluentResource(text).body)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    ids = {}
    for language in ("en", "pl"):
        body = resource(language)
        assert [each for each in body if isinstance(each, Junk)] == []
        ids[language] = [each.id.name for each in body if isinstance(each, Message)]
        assert len(ids[language]) == len(set(ids[language]))
    assert ids["en"] == ids["pl"]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_every_list_of_a_game_has_a_name(game: str) -> None:
    """Events as the game's messages tell them."""
    words = wording(game, "pl", {})
    events = re.findall(r"^event-(\w+) =", read_text(game, "messages.en.ftl"), re.MULTILINE)
    assert events
    plan = plan_for(game)
    keys = [f"happening-{name}" for name in events]
    keys += [f"list-{counted.key}" for counted in plan.counted]
    keys += [f"offer-{offer.key}" for offer in plan.offers]
    assert [key for key in keys if not words.say.has(key)] == []
    assert {counted.event for counted in plan.counted} <= set(events)


def test_polish_counts_right() -> None:
    say = wording("fantazja", "pl", {}).say
    spoken = [say("page-games", count=n) for n in (1, 2, 5, 22, 112)]
    assert spoken == ["1 partia", "2 partie", "5 partii", "22 partie", "112 partii"]
    deals = [say("page-deals", count=n) for n in (1, 3, 12)]
    assert deals == ["1 rozdanie", "3 rozdania", "12 rozdań"]
