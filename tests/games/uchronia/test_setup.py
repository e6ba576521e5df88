"""Components and set-up (R1 to R15)."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis import InvalidOptions, Rng
from pentapolis.core.undo import History
from pentapolis.games.uchronia.board import new_board
from pentapolis.games.uchronia.buildings import BUILDING_IDS, BUILDINGS
from pentapolis.games.uchronia.cards import COLOURS, ORDERS
from pentapolis.games.uchronia.game import draw_for_first
from pentapolis.games.uchronia.piles import refill
from pentapolis.games.uchronia.state import UchroniaState

from . import invariants
from .table import GAME, Player, decision, forum, hand, listed, options, play, refused, row, table

SEEDS = range(25)
# Seeds whose shuffle of the Buildings shows something rare.
FIVE_OF_ONE_COLOUR = 158
TWO_ALIKE_IN_ROW = 7


def new(players: int, seed: int) -> UchroniaState:
    state = GAME.new(players=players, seed=seed)
    assert isinstance(state, UchroniaState)
    return state


def drawing(players: int, *names: str) -> UchroniaState:
    """A table without cards whose Building pile begins with these names, the next one first."""
    pile = [BUILDING_IDS[name] for name in reversed(names)]
    boards = [new_board() for _ in range(players)]
    none = [0] * 5
    return UchroniaState(GAME, players, {}, bytes(32), boards, none[:], none[:], [-1] * 5, [], [], pile, [], [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r1_two_to_five_can_play(players: int) -> None:
    state = new(players, 1)
    assert state.seats == state.players == players
    assert len(state.view(None)["boards"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_r1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidOptions, match="2 to 5 players"):
        GAME.new(players=players, seed=1)


def test_r2_forty_names_with_two_cards_each() -> None:
    assert len(BUILDINGS) == len({building.id for building in BUILDINGS}) == 40
    assert {building.copies for building in BUILDINGS} == {2}
    state = new(4, 3)
    lying = Counter([*state.great_works, *state.building_pile[: state.buildings_left], *state.building_discard])
    assert len(lying) == 40
    assert set(lying.values()) == {2}


def test_r2_every_colour_has_eight_names() -> None:
    assert Counter(COLOURS[building.colour] for building in BUILDINGS) == dict.fromkeys(COLOURS, 8)


def test_r3_the_174_resource_cards() -> None:
    state = new(2, 3)
    found = Counter(state.pile[: state.left])
    for board in state.boards:
        found.update({colour: board.hand[colour] for colour in range(5)})
    by_name = {COLOURS[colour]: count for colour, count in found.items()}
    assert by_name == {"wood": 35, "clay": 35, "brick": 35, "stone": 35, "marble": 34}
    assert sum(by_name.values()) == 174


def test_r4_five_monopolies_without_an_owner() -> None:
    assert new(3, 1).view(None)["monopolies"] == dict.fromkeys(COLOURS)
    assert len(COLOURS) == 5


@pytest.mark.parametrize(
    ("colour", "order"),
    [
        ("wood", "exploration"),
        ("clay", "production"),
        ("brick", "draconians"),
        ("stone", "construction"),
        ("marble", "trade"),
    ],
)
def test_r5_every_colour_has_its_order(colour: str, order: str) -> None:
    assert ORDERS[COLOURS.index(colour)] == order
    state = table(Player(hand="wood clay brick stone marble", stock="clay stone"), Player(), forum="wood marble")
    (command,) = [event for event in play(state, f"command {colour}") if event.kind == "command"]
    assert command.data["order"] == order
    assert decision(state) == ("reveal" if order == "draconians" else order, 0)


@pytest.mark.parametrize(("colour", "value"), [("wood", 1), ("clay", 1), ("brick", 2), ("stone", 2), ("marble", 3)])
def test_r6_cost_and_points_follow_the_colour(colour: str, value: int) -> None:
    of_colour = [building for building in BUILDINGS if COLOURS[building.colour] == colour]
    assert {(building.cost, building.vp) for building in of_colour} == {(value, value)}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("avant_poste", 1),
        ("basilique", 3),
        ("garnison", 2),
        ("arcades", 2),
        ("immeuble", 1),
        ("thermes", 2),
        ("viaduc", 1),
        ("pont", 2),
        ("place", 3),
    ],
)
def test_r6_values_printed_in_the_rulebook(name: str, value: int) -> None:
    assert BUILDINGS[BUILDING_IDS[name]].cost == BUILDINGS[BUILDING_IDS[name]].vp == value


def test_r7_the_first_name_in_the_alphabet_begins() -> None:
    state = drawing(3, "pont", "garnison", "viaduc")
    draw_for_first(state)
    assert state.first == state.current == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r7_whoever_drew_the_first_name_decides_first(players: int) -> None:
    for seed in SEEDS:
        state = new(players, seed)
        names = [BUILDINGS[number].alpha_key for number in state.first_draws]
        assert len(names) == players
        assert names[state.first] == min(names)
        assert state.player == state.first


def test_r8_a_name_drawn_before_goes_under_the_pile() -> None:
    state = drawing(3, "pont", "pont", "tour", "pont", "tour", "viaduc", "statue")
    draw_for_first(state)
    assert [BUILDINGS[number].id for number in state.first_draws] == ["pont", "tour", "viaduc"]
    left = [BUILDINGS[number].id for number in state.building_pile[: state.buildings_left]]
    assert left == ["tour", "pont", "pont", "statue"], "the lowest card first: each one went under the one before"


def test_r8_all_first_names_differ() -> None:
    redrawn = 0
    for seed in range(60):
        state = new(5, seed)
        assert len(set(state.first_draws)) == 5
        redrawn += state.bottom
        assert state.building_pile[: state.bottom] == [
            number for number in state.building_pile[: state.bottom] if number in state.first_draws
        ]
    assert redrawn > 0


def test_r9_the_alphabet_knows_letters_only() -> None:
    assert all(building.alpha_key.isascii() and building.alpha_key.isalpha() for building in BUILDINGS)
    assert all(building.alpha_key.isupper() for building in BUILDINGS)
    state = drawing(2, "arc_de_triomphe", "arcades")
    draw_for_first(state)
    assert state.first == 1, "ARCADES comes before ARCDETRIOMPHE: blanks do not count"


def test_r9_accents_do_not_count() -> None:
    state = drawing(3, "enclos", "ecole", "fontaine")
    draw_for_first(state)
    assert state.first == 1, "École comes before Enclos"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r10_the_neighbour_on_the_right_is_last(players: int) -> None:
    for seed in SEEDS:
        view = new(players, seed).view(None)
        assert view["last"] == (view["first"] - 1) % players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r11_the_drawn_buildings_open_a_row_of_five(players: int) -> None:
    for seed in SEEDS:
        state = new(players, seed)
        assert state.great_works[:players] == state.first_draws
        assert len(state.great_works) == 5


def test_r11_five_players_fill_the_row_by_themselves() -> None:
    state = new(5, 3)
    assert state.great_works == state.first_draws
    assert state.buildings_left == 75


def test_r12_a_name_may_lie_twice_in_the_row() -> None:
    state = new(2, TWO_ALIKE_IN_ROW)
    assert len(set(state.great_works)) == 4
    assert len(set(state.first_draws)) == 2


def test_r12_filling_puts_no_name_back() -> None:
    state = drawing(2, "pont", "viaduc", "pont", "viaduc", "statue", "tour")
    draw_for_first(state)
    refill(state)
    assert row(state) == ["pont", "viaduc", "pont", "viaduc", "statue"]


def test_r13_five_of_one_colour_are_replaced_at_set_up() -> None:
    state = new(2, FIVE_OF_ONE_COLOUR)
    assert len({BUILDINGS[number].colour for number in state.building_discard}) == 1
    assert state.building_discard[:2] == state.first_draws, "the first player stays the same"
    assert len(state.great_works) == 5
    assert len({BUILDINGS[number].colour for number in state.great_works}) > 1
    invariants.check(state)


def test_r13_again_if_the_next_five_are_of_one_colour() -> None:
    wood = ["avant_poste", "enclos", "grue", "marche", "port"]
    clay = ["grenier", "immeuble", "puits", "taverne", "viaduc"]
    state = drawing(2, *wood, *clay, "pont", *wood[:3], "tour")
    draw_for_first(state)
    refill(state)
    assert row(state) == ["pont", *wood[:3], "tour"]
    assert [BUILDINGS[number].id for number in state.building_discard] == [*wood, *clay]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r14_six_cards_each_and_one_to_the_forum_in_turn_order(players: int) -> None:
    state = new(players, 5)
    assert [board.held for board in state.boards] == [6] * players
    asked = []
    while decision(state) is not None and decision(state) != ("action", state.first):
        kind, seat = decision(state) or ("", -1)
        assert kind == "setup_discard"
        asked.append(seat)
        play(state, sorted(options(state))[0])
    assert asked == [(state.first + step) % players for step in range(players)]
    assert [board.held for board in state.boards] == [5] * players
    assert sum(state.forum) == players
    assert state.turn == 1


def test_r14_everybody_chooses_his_card_and_later_players_see_it() -> None:
    state = new(2, 5)
    seat = state.player
    chosen = listed(hand(state, seat))[-1]
    assert options(state) == {f"put {colour}" for colour in listed(hand(state, seat))}
    play(state, f"put {chosen}")
    assert forum(state) == chosen
    assert state.player == 1 - seat
    assert state.view(1 - seat)["forum"][chosen] == 1


def test_r14_a_card_in_the_forum_cannot_be_taken_back() -> None:
    history = History(new(2, 5))
    seat = history.state.player
    history.play(history.state.legal()[0])
    assert history.undoable(seat) == 0


def test_r14_only_a_card_of_the_hand_can_be_put_into_the_forum() -> None:
    for seed in SEEDS:
        state = new(2, seed)
        for colour in COLOURS:
            if colour not in hand(state, state.player):
                refused(state, f"put {colour}", "R14", "no-card")
                return
    pytest.fail("no Hand without a colour")


def test_r14_nothing_but_the_discard_is_asked() -> None:
    state = new(2, 5)
    refused(state, "plot", "R14", "other-decision")
    refused(state, "stop", "R14", "must")


def test_r14_the_first_player_gets_the_top_six_cards() -> None:
    state = new(3, 8)
    again = new(3, 8)
    pile = again.pile  # the whole shuffled pile; cards with numbers from `left` on have been dealt
    dealt = pile[::-1][:18]
    for step in range(3):
        seat = (state.first + step) % 3
        six = Counter(dealt[6 * step : 6 * step + 6])
        assert [six[colour] for colour in range(5)] == state.boards[seat].hand


def test_r15_the_same_seed_is_the_same_game() -> None:
    one, two, other = new(3, 11), new(3, 11), new(3, 12)
    assert one.digest() == two.digest() != other.digest()
    assert one.chances == 2, "one shuffle for the Buildings, one for the cards"
    one.playout(Rng(4))
    two.playout(Rng(4))
    assert one.digest() == two.digest()


def test_r15_moves_without_a_shuffle_use_no_chance() -> None:
    state = table(Player(hand="clay wood"), Player(hand="wood"), forum="marble brick")
    play(state, "command clay", "take marble", "command wood")
    assert state.chances == 2
