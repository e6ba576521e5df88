"""The coach of the guided first game: one card at a time, each once, from what the seat may know."""

from __future__ import annotations

from typing import Any

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import bot, decide
from pentapolis.lessons import Guided, book, due
from pentapolis.lessons.coach import at_moment
from pentapolis.lessons.shapes import Card, Match, Position, Seen, Span


def played(game: str, seed: int) -> list[State]:
    """The decisions of a game between two novices, and its end."""
    state, rng, player = pentapolis.game(game).new(2, seed), Rng(seed), bot("level-1")
    found = []
    while not state.over:
        found.append(state.copy())
        state.play(decide(player, state, rng))
    return [*found, state]


def guided(game: str) -> Guided:
    found = book(game).guided
    assert found is not None
    return found


def test_cards_come_one_at_a_time_and_never_again() -> None:
    seen: list[str] = []
    for state in played("akropolis", 1):
        while (pointed := due(guided("akropolis"), state, 0, seen)) is not None:
            assert pointed.card.id not in seen
            seen.append(pointed.card.id)
    assert seen[:2] == ["take", "place"] and seen[-1] == "over"
    assert len(seen) >= 8


def test_nobody_is_spoken_to_while_another_decides() -> None:
    for state in played("uchronia", 2)[:-1]:
        assert (due(guided("uchronia"), state, 1 - state.player) is None) and state.player in (0, 1)


def test_a_card_points_at_what_it_speaks_of() -> None:
    card = next(card for card in guided("akropolis").cards if card.id == "quarries")
    pointed = next(found for state in played("akropolis", 1) if (found := at_moment(card, state, 0)))
    assert len(pointed.look) == 3 and all("cell" in target for target in pointed.look)


def test_a_card_says_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    for state in played("uchronia", 3)[:-1:3]:
        world = state.resample(state.player, Rng(7))
        cards = [at_moment(card, state, state.player) for card in guided("uchronia").cards]
        others = [at_moment(card, world, state.player) for card in guided("uchronia").cards]
        assert [card and card.look for card in cards] == [card and card.look for card in others]


def test_every_word_of_a_position_can_hold_and_fail() -> None:
    state = pentapolis.game("akropolis").new(2, 4)
    positions: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"decision": ["take"]}, {"decision": ["place"]}),
        ({"points": {"stones": Span(least=1)}}, {"points": {"stones": Span(least=2)}}),
        ({"lead": Span(most=-1)}, {"lead": Span(least=0)}),
        ({"round": Span(most=1)}, {"round": Span(least=2)}),
        ({"over": False}, {"over": True}),
        ({"view": [Seen(path=["stones", 0], is_=1)]}, {"view": [Seen(path=["stones", 0], is_=2)]}),
        ({"view": [Seen(path=["site"], size=True, least=4, most=4)]}, {"view": [Seen(path=["site", 4], least=0)]}),
        ({"view": [Seen(path=["hand"], is_=None)]}, {"view": [Seen(path=["nowhere", "at all"], is_=None)]}),
    ]
    for yes, no in positions:
        assert at_moment(Card(id="any", when=Position(**yes)), state, 0) is not None, yes
        assert at_moment(Card(id="any", when=Position(**no)), state, 0) is None, no


def test_every_word_of_a_move_can_hold_and_fail() -> None:
    state = pentapolis.game("akropolis").new(2, 4)
    moves: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"moves": ["take 1"]}, {"moves": ["take 2"]}),
        ({"kinds": ["take"]}, {"kinds": ["place"]}),
        ({"args": {"price": 1}}, {"args": {"price": True}}),
        ({"args": {"price": {"least": 1}}}, {"args": {"price": {"least": 2}}}),
        ({"covers": [{"site": 1}]}, {"covers": [{"site": 0}, {"site": 1}]}),
        ({"touches": [{"site": 1}, {"site": 9}]}, {"touches": [{"site": 9}]}),
    ]
    for yes, no in moves:
        assert at_moment(Card(id="any", choice=Match(**yes)), state, 0) is not None, yes
        assert at_moment(Card(id="any", choice=Match(**no)), state, 0) is None, no
