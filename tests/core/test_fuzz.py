"""Whatever is fed to the readers, they answer or complain; nothing else comes out of them."""

import copy
import tomllib
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bajarz.core.errors import BajarzError, Unreadable
from bajarz.core.scenario import run_scenario
from bajarz.core.verify import verify
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components
from play import random_record

GAME = Fantazja(default_components("fantazja"))
RECORD = random_record(GAME, "fuzz", 2).record()
START = random_record(GAME, "fuzz start", 2, steps=12).state.full()
QUIET = settings(  # the same examples in every run: a red run is a change of ours
    deadline=None, suppress_health_check=list(HealthCheck), max_examples=300, derandomize=True
)

words = st.sampled_from(
    ["small", "gain", "END", "magic", "S-R1a", "e-well", "0,0", "-1,2", "99,9", "r0", "r4", "pay"]
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=8) | words,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside nested data."""
    found = [path]
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in items:
        found += paths(value, (*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of the data with another value at one place."""
    if not path:
        return value
    copied = copy.copy(data)
    copied[path[0]] = changed(data[path[0]], path[1:], value)
    return copied


@QUIET
@given(st.text() | st.lists(words | st.text(max_size=6), max_size=6).map(" ".join))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    try:
        action = GAME.parse(text)
    except Unreadable:
        return
    assert GAME.parse(GAME.text(action)) == action


@QUIET
@given(st.data(), json_values)
def test_any_change_of_a_record_is_refused(data: st.DataObject, value: Any) -> None:
    path = data.draw(st.sampled_from(paths(RECORD)))
    record = changed(RECORD, path, value)
    if record == RECORD:
        return
    try:
        verify(record, GAME)
    except BajarzError as error:
        assert "\n" not in str(error)
    else:
        raise AssertionError(f"a record changed at {path} was proved")


@QUIET
@given(st.data(), json_values)
def test_any_change_of_components_is_read_or_refused(data: st.DataObject, value: Any) -> None:
    components = default_components("fantazja")
    path = data.draw(st.sampled_from(paths(components)))
    try:
        Fantazja(changed(components, path, value))
    except BajarzError as error:
        assert "\n" not in str(error)


@QUIET
@given(st.data(), json_values)
def test_any_change_of_a_position_is_set_up_or_refused(data: st.DataObject, value: Any) -> None:
    path = data.draw(st.sampled_from(paths(START)))
    try:
        state = GAME.position(2, {}, changed(START, path, value))
    except BajarzError as error:
        assert "\n" not in str(error)
    else:
        state.view(0)


SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "fantazja").glob("f-*.toml"))


@QUIET
@given(st.data(), json_values)
def test_any_change_of_a_scenario_is_run_or_refused(data: st.DataObject, value: Any) -> None:
    scenario = tomllib.loads(data.draw(st.sampled_from(SCENARIOS)).read_text(encoding="utf-8"))
    path = data.draw(st.sampled_from(paths(scenario)))
    try:
        failures = run_scenario(changed(scenario, path, value), GAME)
    except BajarzError as error:
        failures = [str(error)]
    assert all("\n" not in failure for failure in failures)
