"""Hidden information: what a seat cannot know never reaches it, and undo is no way to peek."""

from __future__ import annotations

import json

import pytest

from pentapolis import Rng, State
from pentapolis.bots import BOTS, bot, decide, levels
from pentapolis.core.undo import History

from .cases import CASES, Case, positions

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


def _seats(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def test_resample_keeps_what_the_seat_knows(case: Case) -> None:
    for state in positions(case, 31, every=4):
        for seat in _seats(state):
            world = state.resample(seat, Rng(state.turn))
            assert world.view(seat) == state.view(seat)
            assert world.seed != state.seed
            case.invariants()(world)
            if seat == state.player:
                assert world.legal() == state.legal()


def test_resample_leaves_the_state_alone_and_depends_on_the_generator_alone(case: Case) -> None:
    for state in positions(case, 32, every=9):
        before = state.digest()
        one = state.resample(0, Rng(1))
        two = state.resample(0, Rng(1))
        assert one.digest() == two.digest()
        assert state.digest() == before


def test_resampled_worlds_can_be_played_to_the_end(case: Case) -> None:
    for state in positions(case, 33, every=9):
        world = state.resample(state.player, Rng(2))
        world.playout(Rng(3))
        case.invariants()(world)


def test_non_interference(case: Case) -> None:
    """Two states that differ only in what a seat cannot know look, sound and feel the same to it."""
    for state in positions(case, 34, every=7):
        for seat in _seats(state):
            one, two = state.resample(seat, Rng(41)), state.resample(seat, Rng(42))
            assert json.dumps(one.view(seat)) == json.dumps(two.view(seat))
            if seat != state.player or state.over:
                continue
            legal = one.legal()
            assert legal == two.legal()
            for action in legal[:: max(1, len(legal) // 6)]:
                assert one.choice(action).json() == two.choice(action).json()
                assert one.preview(action, Rng(43)).json(seat) == two.preview(action, Rng(44)).json(seat)
                assert _heard(one, action, seat) == _heard(two, action, seat)
            assert [one.explain(action) for action in range(40)] == [two.explain(action) for action in range(40)]


def _heard(state: State, action: int, seat: int) -> list[object]:
    """What the seat hears of the action before anything is revealed."""
    world = state.copy()
    heard: list[object] = []
    events = world.listen()
    world.play(action)
    for event in events:
        if event.reveals:
            break
        heard.append(event.view(seat))
    return heard


@pytest.mark.parametrize("name", list(BOTS))
def test_bots_cannot_peek(case: Case, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "SECONDS", 1e6)  # on a busy machine the time would cut one search short, not the other
    few = 1 if name.startswith(("level-", "analysis")) else 3  # those that think take their time
    for state in [state.copy() for state in positions(case, 35, every=13)][1 : 1 + few]:
        if state.over:
            continue
        one, two = state.resample(state.player, Rng(51)), state.resample(state.player, Rng(52))
        assert decide(bot(name), one, Rng(6)) == decide(bot(name), two, Rng(6))


def test_undo_returns_to_the_very_position(case: Case) -> None:
    history = History(case.new(36))
    rng = Rng(36)
    while not history.state.over:
        before, seat = history.state.digest(), history.state.player
        history.play(history.state.sample(rng))
        if history.undoable(seat):
            action = history.moves[-1].action
            history.undo(seat)
            assert history.state.digest() == before
            history.play(action)


def test_undo_never_reveals(case: Case) -> None:
    """In every world the seat thinks possible, a step that it may take back shows it the same."""
    history = History(case.new(37), past_turns=True)
    rng = Rng(37)
    while not history.state.over:
        before, seat = history.state.copy(), history.state.player
        action = history.state.sample(rng)
        history.play(action)
        if history.undoable(seat) and rng.below(4) == 0:
            for seed in range(3):
                world = before.resample(seat, Rng(seed))
                world.play(action)
                assert world.view(seat) == history.state.view(seat)


def test_listening_changes_nothing_and_events_are_sound(case: Case) -> None:
    rules, keys = set(case.game.rule_ids()), set(case.game.text_keys())
    quiet, loud = case.new(38), case.new(38)
    rng = Rng(38)
    while not quiet.over:
        action = quiet.sample(rng)
        quiet.play(action)
        events = loud.listen()
        reveals, chances = loud.reveals, loud.chances
        loud.play(action)
        assert quiet.digest() == loud.digest()
        for event in events:
            assert event.rule in rules
            assert f"{case.id}-event-{event.kind}" in keys
            for seat in _seats(loud):
                json.dumps(event.view(seat))
        assert any(event.reveals for event in events) <= (loud.reveals > reveals or loud.chances > chances)


def test_previews_tell_the_truth(case: Case) -> None:
    for state in positions(case, 39, every=6):
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 5)]:
            after = state.copy()
            after.play(action)
            if after.reveals == state.reveals and after.chances == state.chances:
                change = state.preview(action)
                for seat in range(state.seats):
                    assert change.total(seat) == after.score(seat) - state.score(seat)


def test_previews_foretell_what_follows_by_itself(case: Case) -> None:
    """What a preview says of automatic choices and of the end of the turn comes true, whatever is hidden."""
    ends = 0
    for state in positions(case, 41, every=3):
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 5)]:
            preview = state.preview(action)
            after = state.copy()
            heard = after.listen()
            after.play(action)
            over = after.over or after.turn != state.turn
            assert not preview.ends_turn or over
            ends += preview.ends_turn
            told = [event for event in preview.events if event.forced and event.seat == state.player]
            real = [event for event in heard[: len(preview.events)] if event.forced and event.seat == state.player]
            assert [event.view(state.player) for event in told] == [event.view(state.player) for event in real]
    assert ends, "no turn ended by a choice"


def test_choices_are_worded(case: Case) -> None:
    keys = set(case.game.text_keys())
    for state in positions(case, 40, every=5):
        for action in state.legal()[:40]:
            choice = state.choice(action)
            assert choice.action == action and choice.key in keys
            json.dumps(choice.json())
        decision = state.decision
        assert decision is None or f"{case.id}-prompt-{decision.kind}" in keys
