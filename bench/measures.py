"""The measurements of our own games. Each runs for a given CPU time and returns its figures by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots.search.node import Node
from pentapolis.bots.search.tree import Tree, Tuning

from .setups import Setup

Figures = dict[str, float]
POSITIONS = 16  # of each set-up, on which single operations are timed
SEARCHES = 200  # simulations of one tree, as many as a strong bot makes for a decision
BATCH = 64  # operations between two looks at the clock
SIDE_BY_SIDE = 16  # games of a vector
IN_SHARES = 64  # games of a vector that processes share
PROCESSES = 2


def with_lists(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """Random games through the public API: the full list at every decision, final scores."""
    rng = Rng(first_seed)
    games = decisions = options = 0
    start = process_time()
    while process_time() - start < seconds:
        state = setup.new(first_seed + games)
        while not state.over:
            actions = state.legal()
            options += len(actions)
            decisions += 1
            state.play(rng.choice(actions))
        state.scores()
        games += 1
    spent = process_time() - start
    return {
        "lists games/s": games / spent,
        "lists decisions/s": decisions / spent,
        "branching": options / decisions,
        "decisions/game": decisions / games,
    }


def with_sample(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """The same, each action drawn by `sample`."""
    rng = Rng(first_seed)
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = setup.new(first_seed + games)
        while not state.over:
            state.play(state.sample(rng))
            decisions += 1
        state.scores()
        games += 1
    spent = process_time() - start
    return {"sample games/s": games / spent, "sample decisions/s": decisions / spent}


def with_playout(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """The same, the whole game inside `playout`."""
    rng = Rng(first_seed)
    games = 0
    start = process_time()
    while process_time() - start < seconds:
        state = setup.new(first_seed + games)
        state.playout(rng)
        state.scores()
        games += 1
    return {"playout games/s": games / (process_time() - start)}


def copying(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """One copy at mid-game."""
    positions = [state for state, _, _ in prepared(setup.name, setup)]
    return {"copy µs": per_operation([state.copy for state in positions], seconds)}


def copying_and_playing(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """One copy at mid-game and one action played on it."""

    def step(state: State, action: int) -> Callable[[], None]:
        return lambda: state.copy().play(action)

    steps = [step(state, action) for state, action, _ in prepared(setup.name, setup)]
    return {"copy+play µs": per_operation(steps, seconds)}


def scoring(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """The scores of all seats at the end of the game."""
    finals = [final.scores for _, _, final in prepared(setup.name, setup)]
    return {"scores µs": per_operation(finals, seconds)}


def dealing(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """One new game."""
    return {"new µs": per_operation([lambda: setup.new(first_seed)], seconds)}


def searching(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """Simulations of the tree search at mid-game, the drawing of their worlds included.

    Every tree has a position of its own: an evaluation may remember what it was asked about one.
    """
    rng = Rng(first_seed)
    simulations = trees = 0
    spent = 0.0
    while spent < seconds:
        state, _, _ = _half_played(setup, trees)
        tree = Tree(state.game.evaluation(state.players), Tuning(), state.seats, Node())
        trees += 1
        start = process_time()
        for _ in range(SEARCHES):
            tree.simulate(state.resample(state.player, rng))
            simulations += 1
            if spent + process_time() - start >= seconds:
                break
        spent += process_time() - start
    return {"simulations/s": simulations / spent}


def stepping(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """Steps of a learner's environment against random opponents, planes and mask included, and the resets between."""
    from pentapolis.rl import SeatEnv

    env = SeatEnv(setup.game, setup.players, setup.options)
    draw = Random(first_seed)
    _, info = env.reset(seed=first_seed)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(BATCH):
            _, _, over, _, info = env.step(draw.choice(info["legal"]))
            if over:
                _, info = env.reset()
        steps += BATCH
    return {"env steps/s": steps / (process_time() - start)}


def stepping_in_turn(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """The same in many environments of their own, a step in each before the next one in any."""
    from pentapolis.rl import SeatEnv

    envs = [SeatEnv(setup.game, setup.players, setup.options) for _ in range(SIDE_BY_SIDE)]
    draw = Random(first_seed)
    legal = [env.reset(seed=first_seed + number)[1]["legal"] for number, env in enumerate(envs)]
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        for number, env in enumerate(envs):
            actions = legal[number]
            _, _, over, _, info = env.step(actions[int(draw.random() * len(actions))])
            legal[number] = env.reset()[1]["legal"] if over else info["legal"]
        steps += SIDE_BY_SIDE
    return {"in turn steps/s": steps / (process_time() - start)}


def stepping_many(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """The same in a vector of as many games in one process."""
    return {"vector steps/s": _stepped(setup, SIDE_BY_SIDE, 0, first_seed, seconds, process_time)}


def stepping_in_shares(setup: Setup, first_seed: int, seconds: float) -> Figures:
    """A larger vector in this process and in several, by the clock on the wall; of each game's smallest table alone."""
    if setup.options or setup.players != pentapolis.game(setup.game).players[0]:
        return {}
    return {
        "one process steps/s": _stepped(setup, IN_SHARES, 0, first_seed, seconds, perf_counter),
        "two processes steps/s": _stepped(setup, IN_SHARES, PROCESSES, first_seed, seconds, perf_counter),
    }


def _stepped(
    setup: Setup, count: int, processes: int, first_seed: int, seconds: float, clock: Callable[[], float]
) -> float:
    """Steps of a vector in a second."""
    from pentapolis.rl import vector

    draw = Random(first_seed)
    with vector(setup.game, count, processes=processes, players=setup.players, options=setup.options) as games:
        _, infos = games.reset(seed=first_seed)
        steps = 0
        start = clock()
        while clock() - start < seconds:
            actions = [legal[int(draw.random() * len(legal))] for legal in infos["legal"]]
            _, _, _, _, infos = games.step(actions)
            steps += count
        return steps / (clock() - start)


def per_operation(operations: Sequence[Callable[[], object]], seconds: float) -> float:
    """Microseconds that one operation takes on average."""
    rounds = max(1, BATCH // len(operations))
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(rounds):
            for operation in operations:
                operation()
        done += rounds * len(operations)
    return (process_time() - start) / done * 1e6


def times_as_fast(ours: Figures, theirs: Figures) -> Figures:
    """How many times as fast ours is, figure by figure: per second upwards, microseconds downwards."""
    return {
        name: theirs[name] / ours[name] if name.endswith("µs") else ours[name] / theirs[name]
        for name in ours
        if name in theirs and name.endswith(("/s", "µs"))
    }


_prepared: dict[str, list[tuple[State, int, State]]] = {}


def prepared(name: str, setup: Setup) -> list[tuple[State, int, State]]:
    """Positions at half-time with a legal action, and how their games ended; the same in every build."""
    if name not in _prepared:
        _prepared[name] = [_half_played(setup, seed) for seed in range(POSITIONS)]
    return _prepared[name]


def _half_played(setup: Setup, seed: int) -> tuple[State, int, State]:
    final = setup.new(seed)
    rng = Rng(seed)
    actions: list[int] = []
    while not final.over:
        actions.append(final.sample(rng))
        final.play(actions[-1])
    middle = setup.new(seed)
    half = len(actions) // 2
    for action in actions[:half]:
        middle.play(action)
    return middle, actions[half], final


MEASURES: dict[str, Callable[[Setup, int, float], Figures]] = {
    "lists": with_lists,
    "sample": with_sample,
    "playout": with_playout,
    "copy": copying,
    "copy+play": copying_and_playing,
    "scores": scoring,
    "new": dealing,
    "search": searching,
    "env": stepping,
    "in turn": stepping_in_turn,
    "vector": stepping_many,
    "shares": stepping_in_shares,
}
