"""Random games and random late tables: everything holds at every decision, whatever Buildings meet."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.core.record import Record
from pentapolis.games.uchronia.actions import MEANINGS, NUM_ACTIONS, SPACE
from pentapolis.games.uchronia.buildings import BUILDINGS, HOOKS
from pentapolis.games.uchronia.scoring import EFFECTS
from pentapolis.games.uchronia.state import UchroniaState

from ...pages import page, table_names
from .invariants import check
from .rich import rich_table

GAME = pentapolis.game("uchronia")
RARE = ("add", "complete", "order", "launch", "bonus", "seize", "pay")


def _pick(state: UchroniaState, rng: Rng) -> int:
    """Mostly something that builds: random play seldom completes anything."""
    legal = state.legal()
    if rng.below(10) < 7:
        building = [
            action
            for action in legal
            if MEANINGS[action].verb in RARE or MEANINGS[action].args.get("order") == "construction"
        ]
        if building:
            return rng.choice(building)
    return rng.choice(legal)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end(players: int) -> None:
    for seed in range(6):
        state = GAME.new(players=players, seed=seed)
        assert isinstance(state, UchroniaState)
        rng = Rng(seed)
        while not state.over:
            check(state)
            for seat in range(players):
                assert sum(state.score_terms(seat).values()) == state.score(seat)
            state.play(_pick(state, rng))
        check(state)
        assert state.winners()


def _positions(first: int, tables: int) -> list[tuple[UchroniaState, int]]:
    """Decisions from late tables, each with the action that was taken there."""
    found: list[tuple[UchroniaState, int]] = []
    for number in range(first, first + tables):
        rng = Rng(number)
        state = rich_table(2 + number % 4, rng)
        for _ in range(80):
            if state.over:
                break
            action = _pick(state, rng)
            found.append((state.copy(), action))
            state.play(action)
            check(state)
    return found


POSITIONS = _positions(0, 60)


def test_late_tables_meet_nearly_every_decision() -> None:
    met = Counter(state.decision.kind for state, _ in POSITIONS if state.decision is not None)
    assert len(met) >= 28, sorted(met)


def test_dump_and_load_at_every_decision() -> None:
    for state, _ in POSITIONS:
        data = json.loads(json.dumps(state.dump()))
        loaded = GAME.load(data)
        assert loaded.dump() == data
        assert loaded.legal() == state.legal()


def test_notation_both_ways_for_every_action() -> None:
    assert [SPACE.parse(SPACE.notation(action)) for action in range(NUM_ACTIONS)] == list(range(NUM_ACTIONS))


def test_every_action_is_legal_or_explained() -> None:
    keys, rules = set(GAME.text_keys()), set(GAME.rule_ids())
    for state, _ in POSITIONS[::12]:
        legal = set(state.legal())
        for action in range(NUM_ACTIONS):
            refusal = state.explain(action)
            assert (refusal is None) == (action in legal)
            assert refusal is None or (refusal.key in keys and refusal.rule in rules)


def test_choices_are_worded() -> None:
    keys = set(GAME.text_keys())
    for state, _ in POSITIONS[::3]:
        assert state.decision is not None
        assert f"uchronia-prompt-{state.decision.kind}" in keys
        for action in state.legal():
            choice = state.choice(action)
            assert choice.key in keys
            json.dumps(choice.json())


def test_choices_point_at_things_that_lie_on_the_table() -> None:
    """Only an answer that needs no card and no Building points nowhere."""
    for state, _ in POSITIONS:
        view = state.view(state.player)
        for action in state.legal():
            choice = state.choice(action)
            assert bool(choice.targets) != (choice.kind in ("stop", "decline", "plot", "order"))
            for target in choice.targets:
                assert lies_there(view, target), (choice.json(), target)


def lies_there(view: dict[str, Any], target: dict[str, Any]) -> bool:
    zone, colour, building = target["zone"], target.get("colour"), target.get("building")
    if zone == "revealed":
        return bool(view["decision"]["about"]["revealed"][colour] > 0)
    if zone == "looked":
        return bool(view["looked"]["cards"][colour] > 0)
    where = view["boards"][target["seat"]][zone] if "seat" in target else view[zone]
    if zone == "sites":
        return any(site["building"] == building and (colour is None or site["under"][colour] > 0) for site in where)
    if building is not None or zone == "domain":
        return (building or colour) in where
    return bool(where[colour] > 0)


def test_copies_are_independent() -> None:
    for state, action in POSITIONS[::4]:
        before = state.digest()
        twin = state.copy()
        twin.play(action)
        assert state.digest() == before


def test_resample_keeps_what_every_seat_knows() -> None:
    for number, (state, _) in enumerate(POSITIONS[::2]):
        for seat in (None, *range(state.seats)):
            world = state.resample(seat, Rng(number))
            check(world)
            assert world.view(seat) == state.view(seat)
            assert world.decision is not None
            assert state.decision is not None
            assert world.decision.json() == state.decision.json()
            if seat == state.player:
                assert world.legal() == state.legal()
            GAME.load(world.dump())


def test_resample_depends_on_nothing_that_the_seat_cannot_know() -> None:
    """Two states that a seat cannot tell apart give it the same worlds, and so the same bot moves."""
    for number, (state, _) in enumerate(POSITIONS[::5]):
        for seat in range(state.seats):
            other = state.resample(seat, Rng(number))
            assert other.resample(seat, Rng(9)).dump() == state.resample(seat, Rng(9)).dump()


def test_what_can_be_taken_back_has_shown_nothing() -> None:
    for state, action in POSITIONS[::2]:
        after = state.copy()
        after.play(action)
        if (after.reveals, after.chances) == (state.reveals, state.chances):
            for seed in range(2):
                world = state.resample(state.player, Rng(seed))
                world.play(action)
                assert world.view(state.player) == after.view(state.player)


def test_events_are_sound_and_name_their_rule() -> None:
    keys, rules = set(GAME.text_keys()), set(GAME.rule_ids())
    met: Counter[str] = Counter()
    for state, action in POSITIONS:
        loud = state.copy()
        events = loud.listen()
        loud.play(action)
        for event in events:
            met[event.kind] += 1
            assert event.rule in rules
            assert f"uchronia-event-{event.kind}" in keys
            json.dumps([event.view(seat) for seat in (None, *range(state.seats))])
        if any(event.reveals for event in events):
            assert (loud.reveals, loud.chances) != (state.reveals, state.chances)
    assert len(met) >= 30, sorted(met)


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_verifies(players: int) -> None:
    record = Record.start(GAME, players, 5)
    state = record.first_state()
    rng = Rng(5)
    while not state.over:
        record.append(state, state.sample(rng))
    again = Record.read(list(record.lines(tell_seed=True)))
    assert again.verify().digest() == state.digest()


def test_every_building_names_a_hook_that_exists() -> None:
    assert set(EFFECTS) == set(HOOKS["scoring"])
    used = {(building.kind, building.hook) for building in BUILDINGS}
    assert used == {(kind, hook) for kind, hooks in HOOKS.items() for hook in hooks}


def test_steps_have_the_numbers_of_their_frames() -> None:
    from pentapolis.games.uchronia import frames

    for number, step in enumerate(GAME.steps):
        assert getattr(frames, step.name.upper()) == number


def test_twenty_nine_buildings_are_reconstructed_and_say_so() -> None:
    view = GAME.components()["buildings"]
    assert Counter(card["source"] for card in view.values()) == {"rulebook": 11, "reconstructed": 29}
    assert all(card["reconstructed"] or card["source"] == "rulebook" for card in view.values())


def test_the_page_names_every_event() -> None:
    assert sorted(table_names(page("docs/uchronia.md"), "## Events")) == sorted(
        {kind for step in GAME.steps for kind in step.events}
    )


def test_the_page_numbers_actions_right() -> None:
    section = page("docs/uchronia.md").split("\n## Actions\n")[1].split("\n#", maxsplit=1)[0]
    for first, text in re.findall(r"^\| ([\d,]+)(?: to [\d,]+)? \| `([^`]+)` \|", section, re.MULTILINE):
        words = SPACE.notation(int(first.replace(",", ""))).split()
        assert words[0] == text.split()[0]
        assert len(words) == len(text.split())
    assert f"{NUM_ACTIONS - 1:,} |" in section
