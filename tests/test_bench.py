"""The bench measures environments alone, in turn, as a vector, and shows them beside those of peers."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import pentapolis
from bench.measures import MEASURES
from bench.peers import PEERS
from bench.report import ENVIRONMENTS, tables
from bench.setups import setups


@pytest.mark.parametrize("measure", ["env", "in turn", "vector"])
def test_environments_are_measured(measure: str):
    pytest.importorskip("gymnasium")
    setup = setups(pentapolis.game_ids()[0])[0]
    figures = MEASURES[measure](setup, 1, 0.01)
    assert set(figures) <= set(ENVIRONMENTS) and all(figure > 0 for figure in figures.values())


def test_processes_are_measured_once_for_each_game():
    id = pentapolis.game_ids()[0]
    assert [setup for setup in setups(id)[1:] if MEASURES["shares"](setup, 1, 0.01)] == []


def test_environments_of_peers_stand_in_the_same_table():
    ours, (peer, *_) = setups()[0], PEERS
    rows = {
        ours.name: {"compiled": dict.fromkeys(ENVIRONMENTS, 50000.0)},
        peer: {"peer": {ENVIRONMENTS[0]: 8000.0}},
    }
    (table,) = [each for each in tables({"rows": rows}, None, wide=True) if str(each.title).startswith("Environments")]
    written = io.StringIO()
    Console(width=200, file=written).print(table)
    shown = written.getvalue()
    assert "50,000" in shown and peer in shown and "8,000" in shown
