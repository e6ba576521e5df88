"""The search: finds what wins, plays only what is legal, keeps to its budget."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import decide
from pentapolis.bots.search.node import Node, kid_key
from pentapolis.bots.search.searcher import Budget, Searcher
from pentapolis.bots.search.tree import Tree, Tuning, settled
from pentapolis.core.evaluation import Evaluation
from tests.core.toy import Toy
from tests.games.uchronia.rich import rich_table
from tests.games.uchronia.table import GAME, Player, table
from tests.kit.cases import CASES, Case, positions


def bot(simulations: int = 30, **more: object) -> Searcher:
    return Searcher(Budget(simulations, 60.0), **more)  # type: ignore[arg-type]


def last_turn() -> State:
    """The very last turn: behind by a point, with a site that lacks one Stone of the Stock, and other things to do."""
    behind = Player(
        hand="stone clay marble", stock="stone wood", sites={"remparts": "stone"}, completed=["garnison", "tour"]
    )
    ahead = Player(hand="wood", completed=["temple", "aqueduc"])
    return table(ahead, behind, turn_of=1, end=True)


@pytest.mark.parametrize("evaluation", [None, Evaluation()])
def test_the_winning_move_is_found(evaluation: Evaluation | None) -> None:
    state = last_turn()
    player = bot(150, evaluation=evaluation)
    rng = Rng(1)
    played = []
    while not state.over:
        assert state.player == 1
        action = decide(player, state, rng)
        played.append(state.notation(action))
        state.play(action)
    assert played[0] == "command stone"
    assert state.winners() == [1]


def test_points_are_not_left_lying_once_the_game_is_won() -> None:
    """The last turn of somebody who has won already, with a site that lacks one Stone of the Stock."""
    ahead = Player(
        hand="stone clay marble", stock="stone wood", sites={"remparts": "stone"}, completed=["temple", "aqueduc"]
    )
    for seed in range(5):
        state, player, rng = table(Player(hand="wood"), ahead, turn_of=1, end=True), bot(60), Rng(seed)
        before = state.scores()[1]
        while not state.over:
            state.play(decide(player, state, rng))
        assert state.winners() == [1]
        assert state.scores()[1] > before, "the Ramparts were completed"


def test_a_finished_game_is_worth_the_win_and_a_little_for_points() -> None:
    state, player = last_turn(), bot(150)
    rng = Rng(1)
    while not state.over:
        state.play(decide(player, state, rng))
    few, many = settled(state, 1000.0), settled(state, 50.0)
    assert few[0] < few[1] and 0.98 < few[1] <= 1.0
    assert few[1] < many[1] <= 1.0
    assert max(few[0], many[0]) <= 0.01, "no points are worth a win"


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_only_legal_actions_are_played(case: Case) -> None:
    player = bot(12)
    for state in list(positions(case, 71, every=11))[:8]:
        if not state.over:
            assert decide(player, state, Rng(state.turn)) in state.legal()


def test_a_game_that_is_not_compiled_can_be_searched() -> None:
    state = Toy().new(players=3, seed=2)
    players, rng = [bot(20) for _ in range(3)], Rng(3)
    while not state.over:
        state.play(decide(players[state.player], state, rng))
    assert state.winners()


@pytest.mark.parametrize("game", ["akropolis", "uchronia"])
def test_the_same_numbers_give_the_same_game(game: str) -> None:
    played = []
    for _ in range(2):
        state = pentapolis.game(game).new(players=2, seed=5)
        players, rng = [bot(16), bot(16)], Rng(5)
        actions = []
        while not state.over and len(actions) < 16:
            action = decide(players[state.player], state, rng)
            actions.append(action)
            state.play(action)
        played.append(actions)
    assert played[0] == played[1]


class Ticking:
    """A clock that goes on by a tenth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_the_time_is_kept() -> None:
    state = pentapolis.game("uchronia").new(players=2, seed=8)
    player = Searcher(Budget(1000, 0.95), clock=Ticking())
    assert decide(player, state, Rng(1)) in state.legal()
    assert player.simulations == 10


def test_every_decision_costs_the_same_number_of_simulations() -> None:
    """Thinking time must not tell the others how hard the decision was, or what is in the Hand."""
    state = pentapolis.game("uchronia").new(players=2, seed=9)
    player, rng = bot(25), Rng(2)
    for _ in range(12):
        state.play(decide(player, state, rng))
        assert player.simulations == 25


def test_values_of_all_seats_are_weighed_each_for_itself() -> None:
    """With three players nobody helps a rival: every node maximises for the seat that decides there."""
    state = pentapolis.game("uchronia").new(players=3, seed=11)
    root = Node()
    tree = Tree(state.game.evaluation(3), Tuning(), 3, root)
    rng = Rng(6)
    for _ in range(200):
        tree.simulate(state.resample(state.player, rng))
    assert root.seat == state.player and root.visits == 200
    assert sum(root.counts) == 200
    seats = {kid.seat for kid in root.kids.values() if kid.seat >= 0}
    assert seats == {(state.player + 1) % 3}


def refilling() -> tuple[State, int]:
    """A position and an action after which the Site is refilled, so that worlds differ in what lies open."""
    state, rng = pentapolis.game("akropolis").new(players=2, seed=3), Rng(3)
    while True:
        action = state.sample(rng)
        after = state.copy()
        after.play(action)
        if after.reveals > state.reveals and after.player != state.player:
            return state, action
        state = after


def test_what_chance_lays_open_makes_another_decision() -> None:
    """A price means another tile in another Site: what was found out for one says nothing about the other."""
    state, action = refilling()
    node, sites = Node(), set()
    kids: dict[int, str] = {}
    for seed in range(30):
        world = state.resample(state.player, Rng(seed))
        world.advance(action)
        site = str(world.view(None)["site"])
        sites.add(site)
        assert kids.setdefault(id(node.after(action, world)), site) == site
    assert len(node.kids) == len(kids) == len(sites) > 20


def test_worlds_that_look_alike_are_one_decision() -> None:
    state = pentapolis.game("akropolis").new(players=2, seed=3)
    node = Node()
    for seed in range(10):
        world = state.resample(state.player, Rng(seed))
        world.advance(0)
        node.after(0, world)
    assert len(node.kids) == 1


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_in_one_decision_an_action_means_one_thing(case: Case) -> None:
    """Whatever the hidden cards are: else the values of two different actions would be mixed."""
    met = 0
    for state in positions(case, 72, every=3):
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 4)]:
            meanings: dict[tuple[object, int], object] = {}
            for seed in range(3):
                world = state.resample(state.player, Rng(seed))
                world.advance(action)
                for then in world.legal()[:8]:
                    choice = world.choice(then).json()
                    assert meanings.setdefault((kid_key(action, world), then), choice) == choice
                    met += 1
    assert met > 100


def test_wide_decisions_begin_with_what_looks_best() -> None:
    state = pentapolis.game("akropolis").new(players=2, seed=6)
    state.play(0)
    legal = state.legal()
    assert len(legal) > 20
    root = Node()
    tree = Tree(Evaluation(), Tuning(first_width=3.0, growth=0.5), 2, root)
    for seed in range(50):
        tree.simulate(state.resample(state.player, Rng(seed)))
    assert sum(1 for count in root.counts if count) <= 3 + 8


def test_every_kind_of_decision_can_be_searched_with_two_to_five_players() -> None:
    """Positions rich in Buildings meet the rare decisions; the search stays legal in all of them."""
    kinds = {step.name for step in GAME.steps if not step.automatic} - {"setup_discard"}
    met: dict[str, set[int]] = {kind: set() for kind in kinds}
    player, rng = bot(4), Rng(4)
    for number in range(400):
        players = 2 + number % 4
        state = rich_table(players, rng)
        while not state.over:
            decision = state.decision
            assert decision is not None
            if len(met[decision.kind]) < 2 and players not in met[decision.kind]:
                met[decision.kind].add(players)
                assert decide(player, state, Rng(number)) in state.legal()
            state.play(state.sample(rng))
        if all(len(seen) == 2 for seen in met.values()):
            break
    assert all(met.values())


def test_a_brisk_search_leaves_out_only_what_could_not_change_its_choice() -> None:
    state = pentapolis.game("akropolis").new(players=2, seed=4)
    rng, made = Rng(4), []
    for number in range(6):
        brisk, whole = Searcher(Budget(96, 60.0, brisk=True)), bot(96)
        action = whole.choose(state.copy(), Rng(number))
        assert brisk.choose(state.copy(), Rng(number)) == action
        assert whole.simulations == 96 and brisk.cut_short == whole.cut_short == 0
        made.append(brisk.simulations)
        state.play(state.sample(rng))
    assert min(made) < 96


def test_a_favourite_leads_by_how_much_oftener_it_was_tried() -> None:
    node = Node()
    node.open(0, [5, 6, 7], [0.5, 0.3, 0.2])
    node.counts[:] = [9, 4, 6]
    assert (node.lead([5, 6, 7]), node.lead([5, 6]), node.lead([6, 7]), node.lead([7])) == (3, 5, 2, 6)


def test_what_is_not_worth_a_look_is_never_tried_where_there_is_anything_else() -> None:
    class Blinkered(Evaluation):
        def priors(self, state: State, legal: list[int]) -> list[float]:
            return [0.0] * (len(legal) - 1) + [1.0]

    state = Toy().new(players=2, seed=2)
    player = bot(40, evaluation=Blinkered())
    assert len(state.legal()) > 1 and decide(player, state, Rng(1)) == state.legal()[-1]
    assert player.tree is not None and [count for count in player.tree.root.counts if count] == [40]
