"""Nobody hands a bot or a learner the true state: whoever lets a program decide goes through `shown_world`."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.arena import play, round_robin
from pentapolis.arena.play import finish
from pentapolis.bots import BOTS, decide, shown_world
from pentapolis.cli.session import TerminalSession
from pentapolis.cli.simulation import Plan as Simulation
from pentapolis.cli.simulation import played
from pentapolis.core import game as registry
from pentapolis.core.learning import Learner
from pentapolis.core.state import State
from pentapolis.core.steps import AT_CHOICES, AT_EVERYTHING
from pentapolis.lessons import begin
from pentapolis.lessons.shapes import Lesson, Match, Position, Replies, Start, Step
from pentapolis.texts import texts
from pentapolis.training.plan import Plan as Training
from pentapolis.training.selfplay import Batch, lessons, matches
from tests.core.toy import Toy, ToyState

SOURCE = Path(pentapolis.__file__).parent
GAME = "watched"
SEED = 5


class Spy(Learner):
    """A bot and a learner that notes the seed of every world it is shown: only the true state has the true one."""

    seen: list[bytes]

    def __init__(self) -> None:
        super().__init__(("nothing",))

    def choose(self, world: State, rng: Rng, explore: float | None = None) -> Any:
        """The first legal action."""
        self.seen.append(world.seed)
        action = world.legal()[0]
        return action if explore is None else (action, [])

    def outcome(self, state: State, seat: int) -> float:
        """Nothing."""
        return 0.0


class Watched(Toy):
    """A game with hidden cards that notes what it was dealt from."""

    dealt: list[bytes]

    def __init__(self) -> None:
        super().__init__()
        self.id = GAME

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> ToyState:
        self.dealt.append(seed)
        return super().set_up(players, options, seed)

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        return Spy()


@pytest.fixture(autouse=True)
def _watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spy, "seen", [], raising=False)
    monkeypatch.setattr(Watched, "dealt", [], raising=False)
    monkeypatch.setitem(BOTS, "spy", Spy)
    monkeypatch.setitem(registry._makers, GAME, Watched)
    monkeypatch.setitem(registry._games, GAME, Watched())


def at_the_terminal() -> None:
    session = TerminalSession.start(texts("en"), pentapolis.game(GAME), ["bot:spy", "bot:spy"], bytes(32), {}, None)
    for _ in range(5):
        session.play_bot()


def in_the_arena() -> None:
    plan = round_robin(GAME, {"one": "spy", "two": "random"}, [2])
    play(plan, plan.assignments(0)[0])


def in_a_simulation() -> None:
    played(Simulation(GAME, 2, ("spy", "random"), {}, bytes(32)), 0)


def by_learning() -> None:
    lessons(Training(GAME, 2), None, Batch(0, 0, 1))


def by_judging() -> None:
    matches(Training(GAME, 2), {}, None, Batch(0, 0, 1, True))


def in_a_lesson() -> None:
    start, over = Start(players=3, seed=SEED), Position(over=True)
    step = Step(id="any", right=[Match()], show=["stop"], start=start, until=over, replies=Replies(bot="spy"))
    at = begin(Lesson(id="any", rules=["R1"], steps=[step], game=GAME))
    while not at.done:
        at = at.play(at.state.legal()[-1]).attempt


def in_an_environment() -> None:
    rl = pytest.importorskip("pentapolis.rl")
    from pentapolis.rl import encoders
    from tests.rl.toy_planes import ToyEncoder

    rl.register_encoder(GAME, ToyEncoder)
    try:
        env = rl.SeatEnv(GAME, players=2, opponents="spy", seat=1)
        for seed in range(5):
            env.reset(seed=seed)
            env.step(int(env._legal[0]))
    finally:
        encoders._makers.pop(GAME)


@pytest.mark.parametrize(
    "way", [at_the_terminal, in_the_arena, in_a_simulation, by_learning, by_judging, in_a_lesson, in_an_environment]
)
def test_a_program_never_holds_the_true_state(way: Callable[[], None]) -> None:
    way()
    assert len(Spy.seen) >= 3 and Watched.dealt
    assert not set(Spy.seen) & set(Watched.dealt)
    assert len(set(Spy.seen)) > len(Spy.seen) // 2, "every decision has a world of its own"


def test_what_is_shown_agrees_with_what_the_seat_knows_and_waits_only_at_choices() -> None:
    state = pentapolis.game(GAME).new(3, SEED, {}, AT_EVERYTHING)
    world = shown_world(state, Rng(1))
    assert world.view(state.player) == state.view(state.player)
    assert world.dump() != state.dump() and world.seed != state.seed
    assert (world.stops, state.stops) == (AT_CHOICES, AT_EVERYTHING)


def test_a_game_between_bots_is_the_same_through_both_doors() -> None:
    of = pentapolis.game(GAME)
    one, two = of.new(2, SEED), of.new(2, SEED)
    rng = Rng(3)
    moves, seconds = finish(one, [BOTS["greedy"](), BOTS["random"]()], [Rng(3)] * 2)
    bots = [BOTS["greedy"](), BOTS["random"]()]
    while not two.over:
        two.play(decide(bots[two.player], two, rng))
    assert sum(moves) > 0 and len(seconds) == 2
    assert one.digest() == two.digest()


# Worlds that are not for a bot that decides: the search's and the planner's own, previews and OpenSpiel's question, a
# drawing's places, the private copy on which somebody plans, and a new game that begins at a position of an ended one.
OTHER_WORLDS = {
    "bots/__init__.py",
    "bots/planner.py",
    "bots/search/searcher.py",
    "core/state.py",
    "rl/position.py",
    "cli/akropolis/places.py",
    "table/play_on.py",
    "wire/planning.py",
}
# What hands on a world that it was given, or was drawn by the door in another process.
CHOOSERS = {
    "analysis/playing_on.py",
    "analysis/proposing.py",
    "bots/__init__.py",
    "bots/guarded.py",  # hands on the world that it was given
    "bots/levels.py",
    "bots/net.py",
    "bots/searching.py",  # hands on the world that it was given
    "training/selfplay.py",
    "server/thinking.py",
}


def callers(method: str) -> set[str]:
    """The files in which a method of that name is called."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if f".{method}" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                of = node.func.value
                if not (isinstance(of, ast.Name) and of.id == "rng"):
                    found.add(path.relative_to(SOURCE).as_posix())
    return {name for name in found if not name.startswith("games/")}


def test_nobody_draws_worlds_or_asks_bots_in_another_way() -> None:
    assert callers("resample") <= OTHER_WORLDS
    choosers = {name for name in callers("choose") if not name.startswith("server/")}
    assert choosers <= CHOOSERS
    assert not {name for name in callers("resample") if name.startswith("server/")}
