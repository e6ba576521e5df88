"""What `make soak-games` plays."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng

from .soak import fixed_choices, random_options


def test_options_are_drawn_but_for_those_that_are_fixed() -> None:
    game = pentapolis.game("golden_ages")
    assert {random_options(game, 2, Rng(seed), {})["sea"] for seed in range(20)} == {"open", "closed"}
    fixed = fixed_choices(["golden_ages"], ["sea=closed"])
    assert {random_options(game, 2, Rng(seed), fixed)["sea"] for seed in range(20)} == {"closed"}


@pytest.mark.parametrize("text", ["sea", "sea=half", "river=open", ""])
def test_what_no_game_offers_is_refused_with_what_they_do(text: str) -> None:
    with pytest.raises(ValueError, match="sea=open, sea=closed"):
        fixed_choices(["golden_ages"], [text])
