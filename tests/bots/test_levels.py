"""The registry and its levels: a bot of its own for every seat, words for people, nothing absurd, in time."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.bots import BOTS, LEVEL_NAMES, LEVELS, bot, decide
from pentapolis.bots.levels import ANY_GAME, SECONDS, Leveled, player, strengths
from pentapolis.bots.planner import Planner
from pentapolis.bots.policy import Policy
from pentapolis.bots.search.searcher import Searcher
from pentapolis.core.evaluation import Evaluation
from pentapolis.core.game import Game
from pentapolis.core.strength import PLANS, plans, search
from pentapolis.texts import LANGUAGES, texts
from tests.core.toy import Toy
from tests.kit.cases import CASES, Case, positions


def test_there_are_five_levels_with_words_for_people() -> None:
    assert [level.name for level in LEVELS] == [f"level-{number}" for number in range(1, 6)]
    for language in LANGUAGES:
        said = [texts(language).say(key) for level in LEVELS for key in (level.title, level.about)]
        assert len(set(said)) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id in pentapolis.game_ids() if pentapolis.game(id).levels])
def test_a_game_with_levels_of_its_own_says_what_they_are_like(id: str, language: str) -> None:
    words = texts(language)
    said = [words.say(f"{id}-{level.name}") for level in LEVELS]
    assert len(set(said)) == len(LEVELS)
    assert not set(said) & {words.say(level.about) for level in LEVELS}


@pytest.mark.parametrize("name", list(BOTS))
def test_every_seat_gets_a_bot_of_its_own(name: str) -> None:
    assert bot(name) is not bot(name)


@pytest.mark.parametrize("game", [Toy(), *map(pentapolis.game, pentapolis.game_ids())], ids=lambda game: game.id)
def test_every_game_has_all_levels_and_none_thinks_longer_than_a_second(game: Game) -> None:
    played = [strengths(game, players) for players in game.players]
    assert {len(each) for each in played} == {len(LEVELS)}
    assert SECONDS <= 1.0
    for strength in [strength for each in played for strength in each]:
        made = player(strength)
        assert isinstance(made, Planner | Searcher) == (strength.simulations > 0)
        assert isinstance(made, Planner) == (strength.kind == PLANS)
        if isinstance(made, Planner | Searcher):
            assert made.budget.seconds <= 1.0


def test_a_game_sets_the_figures_of_its_levels_itself() -> None:
    class Own(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.levels = tuple(search(number) for number in range(1, 6))

    state, playing = Own().new(2, 3), Leveled(4)
    assert playing.choose(state, Rng(1)) in state.legal()
    (searcher,) = playing._players.values()
    assert isinstance(searcher, Searcher) and searcher.simulations == 4
    assert strengths(Toy(), 2) is strengths(Toy(), 1) is ANY_GAME


def test_a_game_may_be_played_otherwise_alone() -> None:
    class Alone(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.levels = tuple(search(number) for number in range(1, 6))
            self.levels_alone = tuple(plans(number) for number in range(1, 6))

    playing = Leveled(2)
    for players, made in ((1, Planner), (2, Searcher), (1, Planner)):
        state = Alone().new(players, 3)
        assert playing.choose(state, Rng(1)) in state.legal()
        assert isinstance(playing._players[state.game.id, players == 1], made)
    assert len(playing._players) == 2, "each is made once"


def test_a_share_of_its_thinking_is_for_planners_too_and_the_clock_tells_what_it_ended() -> None:
    class Planning(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.levels = tuple(plans(100 * number) for number in range(1, 6))

    state = Planning().new(2, 3)
    usual, hurried, analyst = Leveled(5), Leveled(5, 0.1), bot("analysis")
    assert isinstance(analyst, Leveled)
    for playing, steps in ((usual, 500), (hurried, 50), (analyst, 5000)):
        assert playing.choose(state, Rng(1)) in state.legal()
        (planner,) = playing._players.values()
        assert isinstance(planner, Planner) and planner.budget.simulations == steps
        planner.cut_short = 3
        assert playing.cut_short == 3


def test_the_analysis_thinks_ten_times_as_much_as_the_highest_level_and_no_clock_ends_it() -> None:
    class Quick(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.levels = tuple(search(number) for number in range(1, 6))

    state, analyst = Quick().new(2, 3), bot("analysis")
    assert isinstance(analyst, Leveled)
    assert analyst.choose(state, Rng(1)) in state.legal()
    (searcher,) = analyst._players.values()
    assert isinstance(searcher, Searcher)
    assert searcher.simulations == 50 and searcher.budget.seconds == float("inf") and analyst.cut_short == 0
    assert "analysis" not in LEVEL_NAMES, "visitors of a server do not choose it"


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_levels_play_what_is_legal(case: Case) -> None:
    players = [bot(level.name) for level in LEVELS]
    for number, state in enumerate(list(positions(case, 81, every=17))[:10]):
        if not state.over:
            assert decide(players[number % 5], state, Rng(number)) in state.legal()


def test_a_level_plays_any_game() -> None:
    state = Toy().new(players=2, seed=3)
    players, rng = [bot("level-1"), bot("level-5")], Rng(1)
    while not state.over:
        state.play(decide(players[state.player], state, rng))


class Clear(Evaluation):
    """One action is much better than the others, one is absurd."""

    def priors(self, state: pentapolis.State, legal: list[int]) -> list[float]:
        """Half for the first, next to nothing for the last."""
        rest = 0.499 / (len(legal) - 2)
        return [0.5, *[rest] * (len(legal) - 2), 0.001]


def test_soft_players_vary_but_do_nothing_absurd(monkeypatch: pytest.MonkeyPatch) -> None:
    of = pentapolis.game("uchronia")
    state = of.new(players=2, seed=4)
    while len(state.legal()) < 4:
        state.play(state.legal()[0])
    monkeypatch.setattr(Policy, "evaluation", lambda self, world: Clear())
    legal, rng = state.legal(), Rng(5)
    played = {Policy(30.0, 0.01).choose(state, rng) for _ in range(300)}
    assert played == set(legal[:-1])
    assert {Policy().choose(state, rng) for _ in range(20)} == {legal[0]}
