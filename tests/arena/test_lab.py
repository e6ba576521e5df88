"""The lab finds what was put into made-up games, and asks real games about whatever their events tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import pentapolis
from pentapolis import Game
from pentapolis.arena import ArenaError, Played
from pentapolis.arena.lab import Group, deals_for, lab_plan, lab_report
from pentapolis.arena.metrics import Metric, event_metrics, parsed_metrics
from pentapolis.arena.tournament import investigate
from pentapolis.core import game as registry
from pentapolis.spreading import Force
from tests.arena.made import game
from tests.core.toy import Toy

AKROPOLIS = pentapolis.game("akropolis")
SEATS = [("greedy", "greedy"), ("greedy", "greedy")]


def keys(text: str, players: int = 2) -> list[Metric]:
    return parsed_metrics(AKROPOLIS, [text], [players], {})


def made(deals: int, seed: int = 1) -> list[Played]:
    """Two settings, the second worth 50 points more; tile x is worth 8, y nothing; the second seat is worth 5."""
    rng = random.Random(seed)
    games = []
    for deal in range(deals):
        for setting in range(2):
            used = [{tile: 1 for tile in "xyz" if rng.random() < (0.5 if tile != "z" else setting)} for _ in range(2)]
            scores = [
                round(40 + 50 * setting + 8 * ("x" in used[seat]) + 5 * seat + rng.gauss(0, 4)) for seat in range(2)
            ]
            base = game(deal, ("greedy", "greedy"), scores)
            games.append(msgspec.structs.replace(base, setting=setting, uses={"take.tile": used}, first=deal % 2))
    return games


@pytest.fixture(scope="module")
def tables() -> dict[str, dict[str, Group]]:
    asked = keys("seat,start,option:long,tile,seat+option:long,players,bot")
    plan = lab_plan("akropolis", SEATS, [2], asked)
    report = lab_report(plan, asked, made(150))
    return {key: {group.value: group for group in groups} for key, groups in report.tables.items()}


def holds(group: Group, truth: float) -> bool:
    low, high = group.difference.low, group.difference.high
    return low is not None and high is not None and low <= truth <= high


def test_the_worth_of_a_tile_is_found_and_that_of_another_is_not(tables: dict[str, dict[str, Group]]) -> None:
    tiles = tables["take.tile"]
    assert next(iter(tiles)) == "x", "the most useful comes first"
    assert holds(tiles["x"], 8)
    assert tiles["x"].clear
    assert holds(tiles["y"], 0)
    assert not tiles["y"].clear


def test_a_tile_of_long_games_does_not_look_good_because_long_games_score_more(
    tables: dict[str, dict[str, Group]],
) -> None:
    only_in_long_games = tables["take.tile"]["z"]
    assert only_in_long_games.score.value is not None
    assert only_in_long_games.score.value > 85
    assert only_in_long_games.difference.value is None, "everybody had it there: there is nobody to compare with"


def test_a_tile_that_is_common_in_one_kind_of_game_and_rare_in_the_other_keeps_its_worth() -> None:
    """Worth 10 in both settings, held by a tenth of the seats in the one and by nine tenths in the other."""
    rng = random.Random(4)
    games = []
    for deal in range(200):
        for setting, share in enumerate((0.1, 0.9)):
            used = [{"x": 1} if rng.random() < share else {} for _ in range(2)]
            scores = [round(40 + 50 * setting + 10 * ("x" in mine) + rng.gauss(0, 4)) for mine in used]
            base = game(deal, ("greedy", "greedy"), scores)
            games.append(msgspec.structs.replace(base, setting=setting, uses={"take.tile": used}))
    asked = keys("tile,option:long")
    report = lab_report(lab_plan("akropolis", SEATS, [2], asked), asked, games)
    (tile,) = report.tables["take.tile"]
    assert tile.difference.low is not None
    assert tile.difference.high is not None
    assert 8 < tile.difference.low < 10 < tile.difference.high < 12
    assert tile.clear


def test_seats_and_starts(tables: dict[str, dict[str, Group]]) -> None:
    seats, starts = tables["seat"], tables["start"]
    assert holds(seats["1"], 5)
    assert seats["1"].clear
    assert seats["1"].win_rate.low is not None
    assert seats["1"].win_rate.low > 0.5 == seats["1"].fair_share
    assert seats["0"].wins + seats["1"].wins == 300
    assert holds(starts["1"], 0)
    assert not starts["1"].clear


def test_games_of_one_deal_do_not_make_wins_surer() -> None:
    """In every deal one seat wins with both settings: what is known comes from deals, not from twice as many games."""
    rng = random.Random(2)
    games = []
    for deal in range(100):
        scores = [9, 1] if rng.random() < 0.5 else [1, 9]
        games += [msgspec.structs.replace(game(deal, ("greedy", "greedy"), scores), setting=i) for i in range(2)]
    asked = keys("seat,option:long")
    first = lab_report(lab_plan("akropolis", SEATS, [2], asked), asked, games).tables["seat"][0]
    assert first.seats == 200
    assert first.win_rate.low is not None
    assert first.win_rate.high is not None
    assert first.win_rate.high - first.win_rate.low > 0.18, "as for a hundred trials; for two hundred it would be 0.14"


def test_options_and_crossed_keys(tables: dict[str, dict[str, Group]]) -> None:
    assert holds(tables["option:long"]["true"], 50)
    assert tables["option:long"]["true"].clear
    crossed = tables["seat+option:long"]
    assert list(crossed) == ["0 + false", "0 + true", "1 + false", "1 + true"]
    assert holds(crossed["1 + true"], 5), "compared with the other seat of long games"
    assert tables["players"]["2"].seats == tables["bot"]["greedy"].seats == 600


def test_a_bare_name_means_the_event_that_has_it_most_often() -> None:
    assert [key.name for key in keys("tile,take.price,place.tile")] == ["take.tile", "take.price", "place.tile"]
    shown = event_metrics(AKROPOLIS, [2], {})
    assert {"take.tile", "take.price", "place.level", "end.tile"} <= set(shown)
    for wrong in ("card", "take.card", "option:colour", "seat+", ","):
        with pytest.raises(ArenaError):
            keys(wrong)


def test_every_value_of_an_option_is_played_on_the_same_deals() -> None:
    plan = lab_plan("akropolis", SEATS, [2], keys("option:long,option:variants"))
    assert len(plan.settings) == 2 * 7
    assert len(plan.assignments(0)) == 14, "two bots alike have one seating"
    assert deals_for(plan, 100) == 8
    first = lab_plan("akropolis", SEATS, [2], keys("option:first_player"))
    assert [setting["first_player"] for setting in first.settings] == [0, 1, "random"]
    with pytest.raises(ArenaError, match="only one value"):
        lab_plan("akropolis", SEATS, [2], keys("option:architect"))


def test_different_bots_change_seats() -> None:
    plan = lab_plan("akropolis", [("greedy", "greedy"), ("random", "random")], [2, 3], keys("bot"))
    assert plan.tables == [("greedy", "random"), ("greedy", "random", "greedy")]
    assert len(plan.assignments(0)) == 2 + 3


def test_bots_may_be_more_than_the_seats_of_some_tables_but_not_of_all() -> None:
    three = [(name, "random") for name in "abc"]
    assert lab_plan("akropolis", three, [2, 3], keys("bot")).tables == [("a", "b"), ("a", "b", "c")]
    with pytest.raises(ArenaError, match="3 bots are named, but no table has more than 2 seats"):
        lab_plan("akropolis", three, [2], keys("bot"))


def test_an_option_that_is_looked_at_is_not_set_too() -> None:
    with pytest.raises(ArenaError, match="Option long is looked at"):
        lab_plan("akropolis", SEATS, [2], keys("option:long"), {"long": True})
    settings = lab_plan("akropolis", SEATS, [2], keys("option:long"), {"variants": ["temples"]}).settings
    assert [(setting["long"], setting["variants"]) for setting in settings] == [
        (False, ["temples"]),
        (True, ["temples"]),
    ]


def test_every_table_size_is_seated_once_and_there_is_one() -> None:
    assert len(lab_plan("akropolis", SEATS, [2, 2], keys("seat")).assignments(0)) == 1
    with pytest.raises(ArenaError, match="Table sizes"):
        lab_plan("akropolis", SEATS, [], keys("seat"))


@pytest.mark.parametrize("game_id", pentapolis.game_ids())
def test_a_real_lab_of_every_game(game_id: str, tmp_path: Path) -> None:
    of = pentapolis.game(game_id)
    players = next(count for count in of.players if count > 1)  # alone one may lose to what has to be reached
    name = next(iter(event_metrics(of, [players], {})))
    asked = parsed_metrics(of, [f"seat,start,{name}"], [players], {})
    plan = lab_plan(game_id, [("random", "random")], [players], asked)
    finding = investigate(plan, asked, tmp_path, 12, Force(workers=1))
    assert finding.report is not None
    assert finding.report.games == 12
    assert sum(group.seats for group in finding.report.tables["seat"]) == 12 * players
    assert sum(group.wins for group in finding.report.tables["seat"]) == pytest.approx(12)
    assert finding.report.tables[name]
    header, *rows = (tmp_path / "groups.csv").read_text().splitlines()
    assert header.startswith("key,value,seats,wins,win_rate,win_rate_low,win_rate_high")
    assert len(rows) == sum(len(groups) for groups in finding.report.tables.values())


@pytest.fixture
def toy() -> Iterator[Game]:
    """The small game of the core's tests, known as long as a test needs it."""
    pentapolis.register("toy", Toy)
    yield pentapolis.game("toy")
    registry._makers.pop("toy")
    registry._games.pop("toy", None)


def test_hidden_cards_and_reactions_are_counted_too(toy: Game, tmp_path: Path) -> None:
    asked = parsed_metrics(toy, ["play.card,block.card,option:hand"], [3], {})
    plan = lab_plan("toy", [("random", "random")], [3], asked)
    finding = investigate(plan, asked, tmp_path, 40, Force(workers=1))
    assert finding.report is not None
    cards = {group.value: group for group in finding.report.tables["play.card"]}
    best, worst = cards["12"].difference.value, cards["1"].difference.value
    assert best is not None
    assert worst is not None
    assert best > worst
    assert {group.value for group in finding.report.tables["option:hand"]} == {"2", "3"}


def test_the_solo_game_has_a_lab_too(tmp_path: Path) -> None:
    options = {"architect": "metagenes"}
    asked = parsed_metrics(AKROPOLIS, ["take.tile"], [1], options)
    finding = investigate(
        lab_plan("akropolis", [("random", "random")], [1], asked, options), asked, tmp_path, 3, Force(1)
    )
    assert finding.report is not None
    assert finding.report.games == 3
