"""One decision judged by what its seat could know: a search proposes, games that are played on compare.

Every candidate is played on in the same worlds with the same numbers, so that only the action makes the difference.
Which candidate is best is found in one half of the worlds and measured in the other, and the other way round: who
looks for the greatest of some noisy figures and then believes that very figure finds every decision too dear.
"""

from __future__ import annotations

import hashlib
from math import sqrt
from statistics import fmean, pstdev

from ..arena.intervals import student_score, wilson_interval
from ..bots import shown_world
from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State
from .playing_on import Outcome, play_on
from .proposing import proposals
from .result import CONFIDENCE, Candidate, Figure, Judgement, Standing, Why
from .settings import Setting, quality, thresholds

DIGITS = 6  # after the sign: what is kept of a figure
RIVAL = 0.25  # of the visits of the search's favourite that another action must have to be compared with it
LOOKS = 4  # times at which it is looked whether more worlds are needed
FEWEST = 6  # worlds before the first look
SHARPEST = 25.0  # times as much as a game that was won or lost may a judgement of an unfinished one tell


def numbers(*parts: object) -> Rng:
    """The numbers that belong to these parts, on every machine the same."""
    digest = hashlib.sha256("\0".join(["pentapolis analysis", *map(str, parts)]).encode()).digest()
    return Rng(int.from_bytes(digest[:7], "big"))


class Tried:
    """One candidate: how often the search tried it, and its outcomes, world by world."""

    def __init__(self, action: int, visits: int) -> None:
        self.action = action
        self.visits = visits
        self.outcomes: list[Outcome] = []


def judge(state: State, played: int, setting: Setting, seed: object) -> Judgement:
    """The judgement of the open decision, in which `played` was played. The state is left as it is.

    Nothing but worlds that come through the door of all bots is looked at.
    """
    evaluation = state.game.evaluation(state.players)
    tried = candidates(state, played, setting, seed, evaluation)
    look = max(FEWEST, setting.worlds // LOOKS)
    turns = setting.far(state.game)
    ordinary: list[Outcome] = []
    for number in range(setting.worlds):
        if number and number % look == 0 and _settled(tried, played, state):
            break
        world = shown_world(state, numbers(seed, "world", number))
        ordinary.append(play_on(world.copy(), None, evaluation, numbers(seed, "play", number), turns=turns))
        for one in tried:
            rng = numbers(seed, "play", number)
            one.outcomes.append(play_on(world.copy(), one.action, evaluation, rng, turns=turns))
    return _judgement(state, ordinary, tried, played)


def _settled(tried: list[Tried], played: int, state: State) -> bool:
    """Whether more worlds would hardly change the word for the decision: nothing was much better, or it surely was."""
    slip = thresholds(state.seats)[1]
    (mine,) = [one for one in tried if one.action == played]
    for one in tried:
        cost = cost_figure(one.outcomes, mine.outcomes, state.player)
        if cost.high >= slip and (cost.low <= 0.0 or cost.high - cost.low > slip):
            return False
    return True


def candidates(
    state: State, played: int | None, setting: Setting, seed: object, evaluation: Evaluation, fewest: int = 1
) -> list[Tried]:
    """What the strongest level thinks of, the favourite first, and what was played, if something was.

    Where it is sure there is nothing to compare: beyond the `fewest`, what it hardly thought of is no candidate.
    """
    found = proposals(state, setting.simulations, numbers(seed, "search"), evaluation)
    visits = {one.action: one.visits for one in found}
    least = 1 if played is None else RIVAL * found[0].visits
    chosen = [one.action for at, one in enumerate(found) if at < fewest or one.visits >= least]
    actions = [*chosen[: setting.candidates], *([] if played is None else [played])]
    return [Tried(action, visits.get(action, 0)) for action in dict.fromkeys(actions)]


def _judgement(state: State, ordinary: list[Outcome], tried: list[Tried], played_action: int) -> Judgement:
    seat, worlds = state.player, len(tried[0].outcomes)
    played = next(one for one in tried if one.action == played_action)
    best = preferred(tried, seat, range(worlds))
    half = worlds // 2
    folds = [(range(half), range(half, worlds)), (range(half, worlds), range(half))]
    reference: list[Outcome] = [best.outcomes[0]] * worlds
    for chosen_in, measured_in in folds:
        chosen = preferred(tried, seat, chosen_in)
        for number in measured_in:
            reference[number] = chosen.outcomes[number]
    if best is played:  # nothing better was found
        reference = played.outcomes
    cost = cost_figure(reference, played.outcomes, seat)
    cost_points = mean_figure(
        [one.leads[seat] - other.leads[seat] for one, other in zip(reference, played.outcomes, strict=True)]
    )
    if best is played:
        cost = cost_points = Figure(0.0, 0.0, 0.0)
    every = [*ordinary, *[outcome for one in tried for outcome in one.outcomes]]
    return Judgement(
        state.notation(best.action),
        _standing(ordinary),
        _standing(reference),
        _standing(played.outcomes),
        cost,
        cost_points,
        quality(cost.value, cost.low, cost_points.low, state.seats),
        _ranked(state, tried, best, seat),
        why_of(reference, played.outcomes, seat, state),
        _rounded(fmean(outcome.over for outcome in every)),
        worlds,
    )


def preferred(tried: list[Tried], seat: int, worlds: range) -> Tried:
    """The candidate that does best in these worlds; the search's favourite unless another one is clearly better.

    Where two win as often, the greater lead is better.
    """
    best = tried[0]
    for one in tried[1:]:
        pairs = [(one.outcomes[number], best.outcomes[number]) for number in worlds]
        chance = [new.chances[seat] - old.chances[seat] for new, old in pairs]
        lead = [new.leads[seat] - old.leads[seat] for new, old in pairs]
        if _clearly(chance) or (abs(fmean(chance)) < 1e-9 and _clearly(lead)):
            best = one
    return best


def _clearly(differences: list[float]) -> bool:
    """Whether they are above 0 by more than a standard error."""
    return fmean(differences) > max(1e-9, pstdev(differences) / sqrt(len(differences)))


def cost_figure(better: list[Outcome], played: list[Outcome], seat: int) -> Figure:
    """By how much the chances of the seat are better, with an interval.

    Student's, and for games that came to their end as Bonett and Price have it, with one difference of each extreme
    added: some games that all came out alike do not prove that all games do.
    """
    pairs = list(zip(better, played, strict=True))
    differences = [one.chances[seat] - other.chances[seat] for one, other in pairs]
    ended = fmean(one.over for outcomes in pairs for one in outcomes)
    adjusted = [*differences, ended, -ended] if ended else differences
    value, middle, reach = fmean(differences), fmean(adjusted), _reach(adjusted)
    low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
    return Figure(_rounded(value), _rounded(min(low, value)), _rounded(max(high, value)))


def mean_figure(values: list[float]) -> Figure:
    """The mean and its interval."""
    value, reach = fmean(values), _reach(values)
    return Figure(_rounded(value), _rounded(value - reach), _rounded(value + reach))


def _reach(values: list[float]) -> float:
    """Half of Student's interval of their mean."""
    degrees = max(1, len(values) - 1)
    return student_score(CONFIDENCE, degrees) * pstdev(values) / sqrt(degrees)


def share_figure(values: list[float]) -> Figure:
    """The mean of chances and its interval: Wilson's for as many games, won or lost, as would vary as little."""
    value, spread = fmean(values), pstdev(values) ** 2
    games = len(values) * min(SHARPEST, max(1.0, value * (1.0 - value) / spread)) if spread else _games(values)
    low, high = wilson_interval(value * games, games, CONFIDENCE)
    return Figure(_rounded(value), _rounded(min(low, value)), _rounded(max(high, value)))


def _games(alike: list[float]) -> float:
    """How many games chances that do not vary stand for: those of ended games for themselves."""
    return len(alike) * (1.0 if alike[0] in (0.0, 1.0) else SHARPEST)


def _standing(outcomes: list[Outcome]) -> Standing:
    seats = range(len(outcomes[0].chances))
    return Standing(
        [share_figure([outcome.chances[seat] for outcome in outcomes]) for seat in seats],
        [_rounded(fmean(outcome.points[seat] for outcome in outcomes)) for seat in seats],
        [_rounded(fmean(outcome.leads[seat] for outcome in outcomes)) for seat in seats],
    )


def _ranked(state: State, tried: list[Tried], best: Tried, seat: int) -> list[Candidate]:
    """All candidates, the best first, the others by what they promise."""
    found = [
        (
            one is not best,
            -fmean(outcome.chances[seat] for outcome in one.outcomes),
            -fmean(outcome.leads[seat] for outcome in one.outcomes),
            one.action,
            one,
        )
        for one in tried
    ]
    return [
        Candidate(
            state.notation(one.action),
            share_figure([outcome.chances[seat] for outcome in one.outcomes]),
            mean_figure([outcome.points[seat] for outcome in one.outcomes]),
            one.visits,
        )
        for *_, one in sorted(found, key=lambda row: row[:4])
    ]


def why_of(better: list[Outcome], other: list[Outcome], seat: int, state: State) -> Why:
    """How games differ where they were left if the better action is played instead of the other one."""
    if better is other:
        return Why({}, 0.0, {})
    pairs = list(zip(better, other, strict=True))
    terms = {
        term: fmean(new.terms.get(term, 0) - old.terms.get(term, 0) for new, old in pairs) for term in state.game.terms
    }
    named = {name: fmean(new.features[name] - old.features[name] for new, old in pairs) for name in state.game.features}
    others = fmean(_rival(new, seat) - _rival(old, seat) for new, old in pairs)
    outlook = fmean(new.points[seat] - old.points[seat] for new, old in pairs) - sum(terms.values())
    return Why(_named(terms), _rounded(others), _named(named), _rounded(outlook))


def _rival(outcome: Outcome, seat: int) -> float:
    """The points of the best other seat."""
    return outcome.points[seat] - outcome.leads[seat] if len(outcome.points) > 1 else 0.0


def _named(differences: dict[str, float]) -> dict[str, float]:
    """Those that differ, the greatest first."""
    rounded = {name: _rounded(difference) for name, difference in differences.items()}
    return {name: rounded[name] for name in sorted(rounded, key=lambda name: -abs(rounded[name])) if rounded[name]}


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # and no -0.0
