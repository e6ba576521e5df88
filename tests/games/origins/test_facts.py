"""What things on the table are, for whoever asks."""

from __future__ import annotations

import pentapolis


def test_the_tile_on_top_of_a_pile_is_explained() -> None:
    state = pentapolis.game("origins").new(players=2, seed=5)
    for pile in state.view(None)["piles"]:
        fact = state.fact({"zone": "piles", "colour": pile["colour"]}, None)
        assert fact is not None
        assert fact.title == f"origins-building-{pile['top']}"


def test_an_unknown_pile_is_nothing() -> None:
    state = pentapolis.game("origins").new(players=2, seed=5)
    assert state.fact({"zone": "piles", "colour": "green"}, None) is None
    assert state.fact({"zone": "piles"}, None) is None
