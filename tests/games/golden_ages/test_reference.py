"""Every decision of many games compared with a second telling of the rules.

`PENTAPOLIS_COMPARED` says how many games are compared of each kind; the default is a few.
"""

from __future__ import annotations

import os

import pytest

from pentapolis import Rng
from pentapolis.bots import bot, decide
from pentapolis.core.state import State
from pentapolis.games.golden_ages.state import GoldenState

from .comparison import Chooser, Comparison
from .reference import Reference
from .reference_actions import Actions
from .reference_map import Map
from .reference_players import Player
from .table import GAME, UNFIT

FEW = 4
GAMES = int(os.environ.get("PENTAPOLIS_COMPARED", FEW))
RICH = [1, 3, 4, 5, 7, 8, 12]  # in these all decisions come up, all player counts, and both seas with each
SEAS = ["open", "closed"]


def by_bots(seed: int, *names: str) -> Chooser:
    """Lets these bots choose, seat by seat."""
    rng = Rng(seed)
    bots = [bot(name) for name in names]

    def choose(state: State) -> int:
        return decide(bots[state.player % len(bots)], state, rng)

    return choose


def from_lists(seed: int) -> Chooser:
    """At random among all that is legal."""
    rng = Rng(seed)
    return lambda state: rng.choice(state.legal())


def eagerly(seed: int) -> Chooser:
    """At random, but seldom what ends things: so the late decisions come up."""
    rng = Rng(seed)

    def choose(state: State) -> int:
        moves = state.legal()
        if rng.below(10) < 8:
            idle = ("artist", "golden age", "decline", "keep", "stop")
            moves = [move for move in moves if state.notation(move) not in idle] or moves
        if rng.below(3) == 0:
            moves = [move for move in moves if state.notation(move) in ("explorer", "soldier")] or moves
        return moves[rng.below(len(moves))]

    return choose


def game(players: int, sea: str, seed: int) -> Comparison:
    state = GAME.new(players=players, seed=seed, options={"sea": sea})
    assert isinstance(state, GoldenState)
    return Comparison(state)


def rich_game(number: int) -> Comparison:
    """A game of players with gold, in turn for all player counts and both seas."""
    table = game(2 + number % 3, SEAS[number // 3 % 2], number)
    table.give(30 + number * 7 % 60)
    table.run(eagerly(number))
    return table


@pytest.mark.parametrize("sea", SEAS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_the_second_telling(players: int, sea: str) -> None:
    for seed in range(GAMES):
        game(players, sea, seed).run(by_bots(seed, "random"))


@pytest.mark.parametrize("sea", SEAS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_agree_with_the_second_telling(players: int, sea: str) -> None:
    for seed in range(GAMES // 2):
        game(players, sea, seed).run(by_bots(seed, "greedy"))


def test_mixed_games_agree_with_the_second_telling() -> None:
    for seed in range(GAMES):
        game(2 + seed % 3, SEAS[seed % 2], 100 + seed).run(by_bots(seed, "greedy", "random"))


def test_rich_games_agree_with_the_second_telling_and_meet_every_decision() -> None:
    met: set[str] = set()
    for number in RICH + list(range(6 * (GAMES - FEW))):
        met |= rich_game(number).met
    # `colonist` and the like included: each is asked somewhere with more than one answer.
    assert {step.name for step in GAME.steps if not step.automatic} - met == set()


def test_games_in_which_a_tile_fits_nowhere_agree_with_the_second_telling() -> None:
    table = game(4, "open", UNFIT)
    table.run(from_lists(UNFIT))
    assert {"unfit_tile", "no_tile"} <= table.met


# A rule of the telling, told wrongly: the comparison must notice each within a few games.
WRONG = {
    "range": (Player, "range", lambda self: 1),
    "slots": (Player, "slots", lambda self: 2),
    "gold per cube": (Player, "gold_per_cube", lambda self: 1),
    "targets at home": (Player, "targets_on", Player.is_on),
    "no Wall": (Player, "walls", lambda self: 0),
    "no edge": (Map, "neighbours", lambda self, cell: [(c, over) for c, over in NEIGHBOURS(self, cell) if not over]),
    "capitals hide nothing": (Actions, "visible", lambda self, cell: self.map.symbols(cell)),
    "colonists of the Agora unpaid": (
        Actions,
        "to_agora",
        lambda self, player, colonist: vars(colonist).update(place="agora", standing=False),
    ),
    "first player stays": (Reference, "find_first_player", lambda self: None),
    "no judgement": (Reference, "score_judgement", lambda self: None),
}
NEIGHBOURS = Map.neighbours


@pytest.mark.parametrize("wrong", WRONG)
def test_a_rule_told_wrongly_is_noticed(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*WRONG[wrong])
    with pytest.raises(AssertionError):
        [rich_game(number) for number in range(40)]
