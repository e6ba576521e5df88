"""One decision: the best action that is known otherwise is found, and nothing is used that its seat could not know."""

from __future__ import annotations

import msgspec
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.analysis import QUICK, Judgement, Setting, judge, quality, thresholds
from pentapolis.analysis.playing_on import leads
from pentapolis.analysis.positions import positions
from pentapolis.bots.search.tree import shared
from pentapolis.core.evaluation import Evaluation
from pentapolis.core.game import Game
from pentapolis.core.record import Record
from pentapolis.core.state import State
from pentapolis.core.steps import AT_CHOICES
from tests.core.toy import STOP, ToyState

from .made import TINY, golden, last_turn, random_record

SMALL = Setting("small", 64, 24, 3)


def test_a_forced_win_that_was_missed_is_a_blunder(toy: Game) -> None:
    state = last_turn(toy, hands=[[5], []], points=[0, 3])
    found = judge(state, STOP, SMALL, 1)
    assert found.best == "card 5"
    assert found.better.chances[0].value == 1.0 and found.after.chances[0].value == 0.0
    assert found.cost.value == 1.0 and found.cost.low > 0.9 and found.quality == "blunder"
    assert found.cost_points.value == 5.0
    assert found.why.terms == {"cards": 5.0} and found.why.others == 0.0
    assert found.finished == 1.0


def test_a_forced_win_that_was_played_costs_nothing(toy: Game) -> None:
    found = judge(last_turn(toy, hands=[[5], []], points=[0, 3]), 5, SMALL, 1)
    assert (found.best, found.quality) == ("card 5", "best")
    assert found.cost == found.cost_points == msgspec.structs.replace(found.cost, value=0.0, low=0.0, high=0.0)


def test_a_gamble_is_worth_its_chance(toy: Game) -> None:
    # 3 points and a die against a lead of 4: a 1 draws, anything else wins.
    found = judge(last_turn(toy, hands=[[3], []], points=[0, 4]), STOP, Setting("many", 400, 24, 3), 1)
    chance = found.better.chances[0]
    assert found.best == "card 3"
    assert chance.low <= 5 / 6 + 1 / 12 <= chance.high and chance.high - chance.low < 0.1


def test_only_winning_counts_at_the_end_and_among_winners_the_lead(toy: Game) -> None:
    lost = judge(last_turn(toy, hands=[[1], []], points=[0, 9]), STOP, SMALL, 1)
    assert lost.best == "card 1" and lost.cost.value == 0.0
    assert lost.quality == "fine", "a point was thrown away, but no chance"


Worth = tuple[float, float]  # the win, then the lead
MOST = 3000  # positions that are counted
LAST = 8  # decisions of a game that are tried


def exact(state: State, seat: int, left: list[int]) -> Worth | None:
    """What the rest of the game brings the seat if it plays best; None where others have a say or there is too much."""
    left[0] -= 1
    if state.over:
        return shared(state)[seat], leads([float(score) for score in state.scores()])[seat]
    if state.player != seat or left[0] < 0:
        return None
    return best_of(worths(state, left))


def worths(state: State, left: list[int]) -> list[Worth | None]:
    """What every legal action brings at best."""
    found: list[Worth | None] = []
    for action in state.legal():
        after = state.copy()
        after.stops = AT_CHOICES
        after.play(action)
        found.append(exact(after, state.player, left))
    return found


def best_of(found: list[Worth | None]) -> Worth | None:
    sure = [worth for worth in found if worth is not None]
    return max(sure) if len(sure) == len(found) else None


def known_end(record: Record) -> tuple[State, dict[int, Worth]] | None:
    """The last decision that can be counted out whatever the seat does not know, with what every action brings."""
    for position in reversed(positions(record)[0][-LAST:]):
        state = position.state
        counted = [worths(state.resample(state.player, Rng(number)), [MOST]) for number in range(3)]
        first = [worth for worth in counted[0] if worth is not None]
        if counted[0] == counted[1] == counted[2] and len(first) == len(state.legal()) and len(set(first)) > 1:
            return state, dict(zip(state.legal(), first, strict=True))
    return None


# Golden games whose end one seat can count out alone.
ENDS = {
    "akropolis": "akropolis/three.jsonl",
    "golden_ages": "golden_ages/two-closed.jsonl",
    "horizon": "horizon/two.jsonl",
    "origins": "origins/four.jsonl",
    "uchronia": "uchronia/three.jsonl",
}


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_the_end_of_a_real_game_is_judged_as_counting_all_ways_judges_it(game: str) -> None:
    end = known_end(golden(ENDS[game]))
    assert end is not None
    state, brings = end
    seat, best = state.player, max(brings.values())
    worst = min(brings, key=lambda action: brings[action])
    found = judge(state, worst, Setting("last", 4, 64, 4), 1)
    assert brings[state.parse(found.best)] == best
    assert found.better.chances[seat].value == best[0]
    assert found.cost.value >= best[0] - brings[worst][0] - 1e-6, "who plays on after the worst may err, too"


def test_where_turns_are_short_games_are_played_on_for_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [one for one in positions(golden("origins/two.jsonl"))[0] if one.state.decision is not None]
    choice = next(one for one in found if one.state.decision.kind == "site")
    game = choice.state.game
    assert QUICK.far(game) == 3 * QUICK.turns
    far = judge(choice.state, choice.played, Setting("turns", 2, 1, 2, 1), 1)
    monkeypatch.setattr(game, "stride", 1)
    assert judge(choice.state, choice.played, Setting("turns", 2, 1, 2, 3), 1) == far
    assert judge(choice.state, choice.played, Setting("turns", 2, 1, 2, 1), 1) != far


# --- what a seat could not know ---


class Watched(Evaluation):
    """Notes the seed of every world it is asked about: only the true state has the true one."""

    def __init__(self) -> None:
        self.seen: set[bytes] = set()

    def priors(self, state: State, legal: list[int]) -> list[float]:
        self.seen.add(state.seed)
        return super().priors(state, legal)

    def win_chances(self, state: State) -> list[float]:
        self.seen.add(state.seed)
        return super().win_chances(state)

    def greedy_score(self, state: State, seat: int) -> float:
        self.seen.add(state.seed)
        return super().greedy_score(state, seat)


def test_the_true_state_is_never_looked_at(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    monkeypatch.setattr(toy, "evaluation", lambda players: watched)
    for position in positions(random_record(toy, 2, 3))[0][:4]:
        judge(position.state, position.played, TINY, 1)
        assert watched.seen and position.state.seed not in watched.seen


def same_to_the_seat(state: ToyState, card: int) -> ToyState:
    """The position with another card in the hand of the other seat."""
    other = state.copy()
    other.hands[1] = [card]
    other.deck = sorted({*state.deck, *state.hands[1]} - {card})
    return other


def test_two_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(toy: Game) -> None:
    blocked = last_turn(toy, hands=[[5], [12]], points=[0, 3])  # the 12 would block
    free = same_to_the_seat(blocked, 1)
    assert blocked.view(0) == free.view(0) and blocked.dump() != free.dump()
    found = judge(blocked, STOP, SMALL, 1)
    assert found == judge(free, STOP, SMALL, 1)
    assert 0.0 < found.better.chances[0].value < 1.0, "the card that could block is somewhere"


@pytest.mark.parametrize(
    "name", ["uchronia/two.jsonl", "origins/two.jsonl", "horizon/two.jsonl", "akropolis/two.jsonl"]
)
def test_real_games_are_judged_by_what_the_seat_knows(name: str) -> None:
    for position in positions(golden(name))[0][-3:]:
        state = position.state
        other = state.resample(state.player, Rng(99))
        other.stops = state.stops
        assert other.dump() != state.dump()
        small = Setting("two", 2, 4, 1)
        assert judge(state, position.played, small, 1) == judge(other, position.played, small, 1)


def test_the_same_seed_judges_alike_and_another_one_draws_other_worlds(toy: Game) -> None:
    state = last_turn(toy, hands=[[3, 6], [4]], points=[0, 9])
    few = Setting("few", 7, 8, 3)

    def judged(seed: int) -> Judgement:
        return judge(state, STOP, few, seed)

    assert judged(1) == judged(1)
    assert len({msgspec.json.encode(judged(seed)) for seed in range(5)}) > 1


# --- what decisions are called ---


@pytest.mark.parametrize(
    ("cost", "two", "four"),
    [
        (0.0, "best", "best"),
        (0.014, "best", "best"),
        (0.015, "fine", "fine"),
        (0.055, "fine", "slip"),
        (0.06, "slip", "slip"),
        (0.12, "mistake", "mistake"),
        (0.15, "mistake", "blunder"),
        (0.24, "blunder", "blunder"),
        (1.0, "blunder", "blunder"),
    ],
)
def test_qualities_follow_the_thresholds(cost: float, two: str, four: str) -> None:
    assert (quality(cost, cost / 2, 0.0, 2), quality(cost, cost / 2, 0.0, 4)) == (two, four)
    assert list(thresholds(3)) == sorted(thresholds(3))


def test_nobody_is_reproached_with_what_may_be_chance() -> None:
    assert quality(0.3, -0.01, 0.0, 2) == "fine"
    assert quality(0.3, 0.0, 0.0, 2) == "fine"
