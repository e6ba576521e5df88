"""Every card and tile: its effects run from the data, and its words come from them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapolis import Rng
from pentapolis.core.steps import Frame
from pentapolis.games.horizon.card_texts import card_file, card_texts
from pentapolis.games.horizon.cards import DATA, FIRST_CLAIM, INVESTMENT_SPACES, LATER_CLAIM
from pentapolis.games.horizon.effects import OPTION_DATA, PROGRAMS
from pentapolis.games.horizon.frames import PRODUCTION
from pentapolis.games.horizon.scoring import investment_vp
from pentapolis.games.horizon.scripts import SCRIPTS
from pentapolis.texts import LANGUAGES, texts

from .invariants import check
from .table import GAME, add_units, kind, lay, me, new, play, put_tech, remove_units

LISTS = [
    *[(f"technology {card['id']}", SCRIPTS.tech_bonus[at]) for at, card in enumerate(DATA["technologies"])],
    *[(f"leader {card['id']}", SCRIPTS.leaders[at]) for at, card in enumerate(DATA["leaders"])],
    *[(f"building {tile['id']}", SCRIPTS.centres[at]) for at, tile in enumerate(DATA["buildings"])],
    *[(f"reveal {tile['id']}", SCRIPTS.reveals[at]) for at, tile in enumerate(DATA["territories"])],
    *[(f"reward {tile['id']}", SCRIPTS.rewards[at]) for at, tile in enumerate(DATA["territories"])],
    *[(f"monarchy {card['id']}", SCRIPTS.monarchies[at]) for at, card in enumerate(DATA["governments"])],
    *[(f"action {at}", program) for at, program in enumerate(SCRIPTS.actions)],
]

PARTS = {
    "technologies": "technology",
    "leaders": "leader",
    "governments": "government",
    "objectives": "objective",
    "buildings": "building",
    "territories": "territory",
}
# Where the table of the test has nothing for them: an advanced research without its links.
IMPOSSIBLE = ("action 6", "action 7", "action 28")


@pytest.mark.parametrize(("name", "program"), LISTS, ids=[name for name, _ in LISTS])
def test_r184_every_list_of_effects_runs_to_its_end(name: str, program: int) -> None:
    """Until the player is back at the space to choose, with all pieces in their places; it changes something."""
    for seed in range(3):
        state, rng = new(3, seed), Rng(seed)
        put_tech(state, "I4", seats=((state.current + 1) % 3,))
        put_tech(state, "I1")
        lay(state, "territory_02", 1, -1)
        add_units(state, "territory_02", "settler 2", "soldier 2")
        me(state).active, me(state).coins = me(state).active + 2, 12
        for _ in range(2):
            me(state).take_inactive()
        depth, before = len(state.stack), state.digest()
        possible = PROGRAMS.possible(state, state.current, program)
        state.push_bonus(state.current, program)
        state.settle()
        while len(state.stack) > depth:
            check(state)
            # The first game takes everything that is offered first: to decline comes last.
            state.play(state.sample(rng) if seed else state.legal()[0])
        assert kind(state) == "space"
        check(state)
        assert possible == (program != 0) or name in IMPOSSIBLE
        if not seed:
            assert (state.digest() != before) == possible


def test_r37_what_is_not_possible_changes_nothing() -> None:
    """Without pawns, cubes, units, cards, tiles and tokens only coins, points and what is for others are left."""
    always = {"coins", "vp", "others_vp", "others", "basic_action"}
    for name, program in LISTS:
        state = new(2)
        remove_units(state)
        board = me(state)
        board.columns, board.active, board.coins, board.cubes = [0] * 5, 0, 0, [0, 0, 0]
        state.supply, state.rivers, state.piles = [0, 0], [[], [], [], []], [[], [], [], [], []]
        for instruction in PROGRAMS.listed[program]:
            kind_of_op = instruction.op.name
            options = [one["ops"] for one in OPTION_DATA[instruction.args[0]]] if kind_of_op == "choose" else []
            free = [ops for ops in options if any(item["op"] in always for item in ops)]
            produces = kind_of_op == "produce" and instruction.args[0] == 1
            wanted = kind_of_op in always or produces or bool(free and kind_of_op == "choose")
            if kind_of_op == "choose" and instruction.args[0] in (0, 1):
                wanted = False  # its options cost coins
            assert instruction.op.possible(state, state.current, instruction.args) == wanted, (name, kind_of_op)


def test_r184_every_card_has_an_effect_or_points() -> None:
    for at, card in enumerate(DATA["technologies"]):
        assert SCRIPTS.tech_bonus[at] and (card["action"] or card["permanent"] or card["endgame"])
    assert all(SCRIPTS.leaders) and all(SCRIPTS.reveals) and all(SCRIPTS.rewards) and all(SCRIPTS.monarchies)
    for at, tile in enumerate(DATA["buildings"]):
        assert SCRIPTS.centres[at] or tile["bonus_vp"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_r184_the_texts_of_cards_are_what_the_data_say(language: str) -> None:
    folder = Path(__file__).parents[3] / "src" / "pentapolis" / "texts" / language
    written = (folder / "horizon-cards.ftl").read_text("utf-8")
    assert written == card_file(language), "run tools/write-horizon-cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_r184_every_figure_of_a_card_is_in_its_text(language: str) -> None:
    def figures(data: object) -> list[int]:
        if isinstance(data, dict):
            skipped = ("level", "which", "levels", "card", "min_players", "spaces", "distinct", "each", "times")
            return [n for key, value in data.items() if key not in skipped for n in figures(value)]
        if isinstance(data, list):
            return [n for value in data for n in figures(value)]
        return [data] if isinstance(data, int) and not isinstance(data, bool) and data > 1 else []

    said = card_texts(language)
    for part, name in PARTS.items():
        for card in DATA[part]:
            told = [int(number) for number in re.findall(r"\d+", said[f"horizon-{name}-{card['id']}-text"])]
            wanted = {key: value for key, value in card.items() if key != "vp"}
            assert set(figures(wanted)) <= set(told), card["id"]
            assert texts(language).say(f"horizon-{name}-{card['id']}")


def test_r184_data_say_where_they_come_from() -> None:
    parts = GAME.components()
    for part in ("technologies", "leaders", "buildings", "territories", "objective_cards", "government_cards"):
        assert all(item["source"].startswith(("rulebook", "public", "reconstructed")) for item in parts[part])
    state = new()
    assert play(state) == []
    fact = state.fact({"zone": "governments", "government": "government_1a"}, 0)
    assert fact is not None and fact.source == "reconstructed" and fact.text == "horizon-government-government_1a-text"


def test_r149_production_points_at_the_own_board() -> None:
    state = new()
    state.stack = [Frame(PRODUCTION, 0)]
    targets = {state.choice(action).args["what"]: state.choice(action).targets for action in state.legal()}
    assert targets == {
        "population": [{"zone": "columns", "seat": 0}],
        "coins": [{"zone": "tracks", "seat": 0, "track": "economy"}],
        "trade": [],
    }


def test_every_target_of_a_choice_has_a_fact() -> None:
    state, rng = GAME.new(3, 4), Rng(4)
    missing: set[str] = set()
    for _ in range(600):
        if state.over:
            break
        for action in state.legal():
            for target in state.choice(action).targets:
                if "beside" not in target and state.fact(target, None) is None:
                    missing.add(str(target))
        state.play(state.sample(rng))
    assert missing == set()


def test_r150_columns_and_investment_are_explained_with_their_figures() -> None:
    state = new()
    board = state.boards[0]
    board.columns, board.invested = [3, 2, 1, 1, 1], 11
    columns = state.fact({"zone": "columns", "seat": 0}, 0)
    assert columns is not None and columns.args == {"inactive": 8, "count": 1, "columns": ["A"]}
    investment = state.fact({"zone": "investment", "seat": 0}, 0)
    assert investment is not None and investment.args["count"] == 11
    assert [(line.term, line.points) for line in investment.score] == [("investment", 10)]
    assert state.fact({"zone": "columns", "seat": 9}, 0) is None


def test_no_component_is_named_like_a_part_of_the_view() -> None:
    # A view kept from former rules brings its own components, by name: the page would take such a part for one.
    view = GAME.new(2, 1).view(0)
    assert GAME.components().keys() & view.keys() == set()


def test_r162_r175_objectives_and_investments_tell_their_prospects() -> None:
    state = new()
    fact = state.fact({"objective": state.view(None)["objectives"][0]["objective"]}, 0)
    assert fact is not None and [each.points for each in fact.prospects] == [LATER_CLAIM - FIRST_CLAIM]
    for invested in range(INVESTMENT_SPACES + 3):
        state.boards[0].invested = invested
        fact = state.fact({"zone": "investment", "seat": 0}, None)
        assert fact is not None
        (prospect,) = fact.prospects
        now = investment_vp(state.boards[0])
        state.boards[0].invested += prospect.args["count"] - 1
        assert investment_vp(state.boards[0]) == now
        state.boards[0].invested += 1
        assert investment_vp(state.boards[0]) == now + prospect.points > now
