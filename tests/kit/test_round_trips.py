"""The same position in other forms: dumps, notation, copies, records."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis import IllegalAction, InvalidDump, InvalidRecord, PentapolisError, Refusal, Rng
from pentapolis.core.record import Record

from .cases import CASES, Case, positions

per_case = pytest.mark.parametrize("case", CASES, ids=repr)


@per_case
def test_dump_and_load_at_every_decision(case: Case) -> None:
    for state in positions(case, 11):
        data = json.loads(json.dumps(state.dump()))
        loaded = case.game.load(data)
        assert loaded.dump() == data
        assert loaded.legal() == state.legal()
        for seat in (None, *range(state.seats)):
            assert loaded.view(seat) == state.view(seat)
        if not state.over:
            assert loaded.sample(Rng(3)) == state.sample(Rng(3))


@per_case
def test_a_loaded_game_goes_on_like_the_original(case: Case) -> None:
    for state in positions(case, 12, every=10):
        loaded = case.game.load(state.dump())
        original = state.copy()
        loaded.playout(Rng(5))
        original.playout(Rng(5))
        assert loaded.digest() == original.digest()


@per_case
def test_notation_both_ways(case: Case) -> None:
    for state in positions(case, 13, every=5):
        for action in state.legal():
            text = state.notation(action)
            assert state.parse(text) == action
            assert state.parse(f"  {text.upper()} ") == action
            assert state.explain(text) is None


@given(text=st.text(max_size=30), number=st.integers())
@settings(max_examples=60, deadline=None)
def test_what_is_no_notation_is_refused(text: str, number: int) -> None:
    for id in {case.id for case in CASES}:
        state = next(case for case in CASES if case.id == id).new(1)
        for attempt in (text, f"take {number}", f"place {number},{number} r{number}"):
            try:
                action = state.parse(attempt)
            except PentapolisError:
                assert state.explain(attempt) is not None
            else:
                assert state.parse(state.notation(action)) == action


@per_case
def test_copies_are_independent(case: Case) -> None:
    rng = Rng(8)
    for state in positions(case, 14, every=3):
        if state.over:
            continue
        before = state.digest()
        twin = state.copy()
        assert twin.digest() == before
        twin.play(twin.sample(rng))
        assert state.digest() == before
        moved = twin.digest()
        third = twin.copy()
        if not twin.over:
            twin.play(twin.sample(rng))
        assert third.digest() == moved


@per_case
def test_whatever_is_not_legal_is_explained_and_changes_nothing(case: Case) -> None:
    rng = Rng(21)
    keys = set(case.game.text_keys())
    for state in positions(case, 15, every=4):
        legal = set(state.legal())
        before = state.digest()
        nearby = [action + offset for action in list(legal)[:20] for offset in (-6, -1, 1, 6)]
        far = [rng.below(case.game.num_actions) for _ in range(20)]
        for action in {-1, case.game.num_actions, 10**30, *nearby, *far}:
            refusal = state.explain(action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.key in keys or refusal.key.startswith("refuse-")
                assert not refusal.rule or refusal.rule in case.game.rule_ids()
                with pytest.raises(IllegalAction) as caught:
                    state.play(action)
                assert isinstance(caught.value.refusal, Refusal)
        assert state.digest() == before


@per_case
def test_explain_takes_anything(case: Case) -> None:
    state = case.new(1)
    for thing in (None, 1.5, [], {}, object(), b"take 0", "", "nonsense"):
        refusal = state.explain(thing)
        assert refusal is not None and refusal.key


def _leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a JSON value, inner ones included."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += _leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += _leaves(value, (*path, index))
    return found


JSON = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.just([]),
    st.just({}),
)


@per_case
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_spoilt_dump_is_refused_or_is_another_true_position(case: Case, data: st.DataObject) -> None:
    state = case.new(2)
    rng = Rng(data.draw(st.integers(0, 5)))
    for _ in range(data.draw(st.integers(0, 25))):
        if not state.over:
            state.play(state.sample(rng))
    dump = json.loads(json.dumps(state.dump()))
    *way, last = data.draw(st.sampled_from(_leaves(dump)))
    place = dump
    for key in way:
        place = place[key]
    deed = data.draw(st.sampled_from(["replace", "remove", "double"]))
    if deed == "replace":
        place[last] = data.draw(JSON)
    elif deed == "remove":
        del place[last]
    elif isinstance(place, list):
        place.insert(last, place[last])
    else:
        place[f"{last}_"] = place[last]
    try:
        loaded = case.game.load(dump)
    except InvalidDump as error:
        assert len(str(error)) > 10
    else:
        again = loaded.dump()
        assert {**again, "options": None} == {**dump, "options": None}
        case.invariants()(loaded)


@pytest.mark.parametrize("thing", [None, 3, "x", [], {}, {"game": "akropolis"}, {"game": 3}])
def test_what_is_no_dump_is_refused(thing: object) -> None:
    for id in {case.id for case in CASES}:
        with pytest.raises(InvalidDump):
            next(case for case in CASES if case.id == id).game.load(thing)


def _recorded(case: Case) -> Record:
    record = Record.start(case.game, case.players, 17, case.options, ["Ada", "Zoé"])
    state = record.first_state()
    rng = Rng(17)
    while not state.over:
        record.append(state, state.sample(rng))
    return record


@per_case
def test_a_record_verifies_and_survives_writing_and_reading(case: Case) -> None:
    record = _recorded(case)
    lines = list(record.lines(tell_seed=True))
    again = Record.read(lines)
    assert list(again.lines(tell_seed=True)) == lines
    assert again.verify().digest() == record.verify().digest()
    for _ in again.states():
        pass


@per_case
def test_a_record_without_its_seed_keeps_the_secret(case: Case) -> None:
    record = _recorded(case)
    lines = list(record.lines(tell_seed=False))
    assert record.header.seed is not None
    assert not any(record.header.seed in line for line in lines)
    with pytest.raises(InvalidRecord, match="seed"):
        Record.read(lines).verify()


@per_case
@given(data=st.data())
@settings(max_examples=12, deadline=None)
def test_a_spoilt_record_is_refused(case: Case, data: st.DataObject) -> None:
    lines = list(_recorded(case).lines(tell_seed=True))
    number = data.draw(st.integers(0, len(lines) - 1))
    deed = data.draw(st.sampled_from(["drop", "double", "cut", "swap", "seat"]))
    if deed == "drop":
        del lines[number]
    elif deed == "double":
        lines.insert(number, lines[number])
    elif deed == "cut":
        lines[number] = lines[number][: len(lines[number]) // 2]
    elif deed == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[number], lines[other] = lines[other], lines[number]
        if lines[number] == lines[other]:
            return
    else:
        lines[number] = lines[number].replace('"seat":', '"seat":1')
        if '"seat":' not in lines[number]:
            return
    try:
        record = Record.read(lines)
        record.verify()
    except InvalidRecord as error:
        assert "line" in str(error)
    else:
        # What is left can be the true record of another game: one that stops earlier, or with two moves exchanged.
        again = Record.start(case.game, case.players, record.header.seed, case.options, record.header.names)
        state = again.first_state()
        for at, move in enumerate(record.moves):
            if at >= len(again.moves):  # a forced choice has been written down already
                again.append(state, state.parse(move.play))
        assert (record.header, record.moves) == (again.header, again.moves[: len(record.moves)])
        assert record.result in (None, again.result)
