"""The lab groups games of Origins by seat, site, building, Zodiac card and District card."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena.lab import lab_plan
from pentapolis.arena.metrics import parsed_metrics
from pentapolis.arena.play import counted
from pentapolis.arena.tournament import investigate
from pentapolis.games.origins.catalogue import DISTRICTS, KIND_IDS, SIGNS
from pentapolis.spreading import Force
from tests.golden.make import GOLDENS, written

GAME = pentapolis.game("origins")
KEYS = "seat,site,building,sign,district"
NAMES = ["seat", "visit.site", "build.building", "sign.sign", "card.district"]
VALUES = {
    "visit.site": {str(site) for site in range(1, 6)},
    "build.building": set(KIND_IDS),
    "sign.sign": set(SIGNS),
    "card.district": {card.id for card in DISTRICTS},
}


@pytest.mark.parametrize("players", GAME.players)
def test_every_dimension_is_a_key_though_random_games_seldom_score_a_district(players: int) -> None:
    assert [key.name for key in parsed_metrics(GAME, [KEYS], [players], {})] == NAMES


@pytest.mark.parametrize("name", ["three", "four"])
def test_what_was_visited_built_taken_and_scored_is_counted_for_each_seat(name: str) -> None:
    seats = GOLDENS["origins"][name][0]
    events = [event for _, told in written("origins", name).states() for event in told]
    for key, values in VALUES.items():
        found = counted(events, key, len(seats))
        assert {value for seat in found for value in seat} <= values
        assert any(found) or key == "card.district", f"nobody has a {key} in this game"
    visits = counted(events, "visit.site", len(seats))
    for seat in range(len(seats)):
        made = [event for event in events if event.kind == "visit" and event.seat == seat]
        assert sum(visits[seat].values()) == len(made) > 0


def test_a_lab_of_all_dimensions_tells_of_each(tmp_path: Path) -> None:
    asked = parsed_metrics(GAME, [KEYS], [2], {})
    finding = investigate(lab_plan("origins", [("random", "random")], [2], asked), asked, tmp_path, 4, Force(workers=1))
    assert finding.report is not None
    tables = finding.report.tables
    assert list(tables) == NAMES
    assert sum(group.seats for group in tables["seat"]) == 4 * 2
    assert {group.value for group in tables["visit.site"]} == VALUES["visit.site"]
    for key, values in VALUES.items():
        assert {group.value for group in tables[key]} <= values


def test_a_lab_tells_which_district_cards_were_scored_by_whom(tmp_path: Path) -> None:
    asked = parsed_metrics(GAME, ["district,bot"], [2], {})
    seats = [("builder", "tests.games.origins.builder:Builder"), ("greedy", "greedy")]
    finding = investigate(lab_plan("origins", seats, [2], asked), asked, tmp_path, 4, Force(workers=1))
    assert finding.report is not None
    groups = finding.report.tables["card.district"]
    assert groups and {group.value for group in groups} <= VALUES["card.district"]
    assert 1 <= sum(group.seats for group in groups) <= 4 * 2
    assert {group.value for group in finding.report.tables["bot"]} == {"builder", "greedy"}
