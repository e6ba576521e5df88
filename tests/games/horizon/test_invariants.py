"""The check of every position finds what is wrong, also when the position before it was right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.games.horizon.cards import CAPACITY, SLOT_LEVEL, SLOTS
from pentapolis.games.horizon.hooks import Hook, Hooks
from pentapolis.games.horizon.places import CELLS, FIRST_TERRITORY, PLACES, STARTS
from pentapolis.games.horizon.state import HorizonState

from .invariants import check

GAME = pentapolis.game("horizon")


def middle() -> HorizonState:
    """A position of the middle of a game in which everybody has something of everything."""
    state, rng = GAME.new(3, 23), Rng(23)
    assert isinstance(state, HorizonState)
    while not is_rich(state):
        state.play(state.sample(rng))
    check(state)
    return state


def is_rich(state: HorizonState) -> bool:
    """Villages, a city, buildings, joined ones, private cards, leaders, a claim: there is something to spoil."""
    if state.over:
        raise AssertionError("no such position in this game")
    boards = state.boards
    return (
        max(state.village) >= 0
        and max(state.left) >= 0
        and any(board.private for board in boards)
        and all(board.leaders and board.scholars and board.units and board.reserve for board in boards)
        and any(state.claims)
        and any(state.supply)
    )


def free_territory(state: HorizonState) -> int:
    """A laid territory without anything on it."""
    for place in range(FIRST_TERRITORY, PLACES):
        if state.cell_of[place] >= 0 and max(state.village[place], state.building_on[place]) < 0:
            return place
    raise AssertionError("no such territory")


def hidden_place(state: HorizonState) -> int:
    """A territory that is not on the map."""
    return next(place for place in range(FIRST_TERRITORY, PLACES) if state.cell_of[place] < 0)


def lose_pawn(state: HorizonState) -> None:
    state.boards[1].active += 1


def fill_column(state: HorizonState) -> None:
    board = state.boards[1]
    spare = CAPACITY[4] + 1 - board.columns[4]
    board.columns[4] += spare
    board.columns[0] -= spare


def owe_coins(state: HorizonState) -> None:
    state.boards[2].coins = -1


def lose_cube(state: HorizonState) -> None:
    state.boards[0].invested += 1


def take_cube(state: HorizonState) -> None:
    state.boards[0].cubes[1] -= 1


def negative_cubes(state: HorizonState) -> None:
    board = state.boards[0]
    board.invested += board.cubes[2] + 1
    board.cubes[2] = -1


def lose_unit_token(state: HorizonState) -> None:
    state.boards[1].tokens[0] -= 1


def strengthen_unit(state: HorizonState) -> None:
    board = state.boards[1]
    unit = board.units[-1]
    board.units[-1] = unit - (unit & 7) + (1 if unit & 7 > 2 else 6)


def mix_units(state: HorizonState) -> None:
    board = state.boards[1]
    board.add_unit(STARTS + 1, 1, 2)
    board.columns[board.leftmost()] -= 1
    board.units.reverse()


def unit_beside_the_map(state: HorizonState) -> None:
    board = state.boards[1]
    board.move_unit(board.units[0], hidden_place(state))


def unit_on_foreign_start(state: HorizonState) -> None:
    board = state.boards[1]
    state.building_on[STARTS + 2] = -1
    board.move_unit(board.units[0], STARTS + 2)


def unit_on_the_way(state: HorizonState) -> None:
    board = state.boards[1]
    board.move_unit(board.units[0], PLACES)


def lose_settle_token(state: HorizonState) -> None:
    state.supply[0] -= 1


def give_fortify_token(state: HorizonState) -> None:
    state.boards[0].held[1] += 1


def lose_technology(state: HorizonState) -> None:
    state.piles[2] = state.piles[2][1:]


def double_technology(state: HorizonState) -> None:
    state.piles[3] = [*state.piles[3][1:], state.piles[3][-1]]


def swap_levels(state: HorizonState) -> None:
    one, three = SLOT_LEVEL.index(1), SLOT_LEVEL.index(4)
    state.tech_at[one], state.tech_at[three] = state.tech_at[three], state.tech_at[one]


def lose_leader(state: HorizonState) -> None:
    state.boards[0].leaders = state.boards[0].leaders[1:]


def move_leader(state: HorizonState) -> None:
    slot = next(slot for slot in range(SLOTS) if state.leader_at[slot] >= 0)
    other = next(one for one in range(SLOTS) if SLOT_LEVEL[one] != SLOT_LEVEL[slot] and state.leader_at[one] >= 0)
    state.leader_at[slot], state.leader_at[other] = state.leader_at[other], state.leader_at[slot]


def lose_building(state: HorizonState) -> None:
    state.building_piles[3] = state.building_piles[3][1:]


def double_building(state: HorizonState) -> None:
    state.boards[0].reserve = [*state.boards[0].reserve, state.boards[1].reserve[0]]


def double_territory(state: HorizonState) -> None:
    state.territories[-1] = state.territories[-2]


def lay_unexplored(state: HorizonState) -> None:
    place = hidden_place(state)
    cell = state.at.index(-1)
    state.cell_of[place] = cell
    state.at[cell] = place


def forget_cell(state: HorizonState) -> None:
    state.at[state.cell_of[free_territory(state)]] = -1


def tile_in_the_middle_of_nowhere(state: HorizonState) -> None:
    place = free_territory(state)
    state.at[state.cell_of[place]] = -1
    state.cell_of[place] = CELLS - 1
    state.at[CELLS - 1] = place


def village_beside_the_map(state: HorizonState) -> None:
    state.village[hidden_place(state)] = 0


def village_on_the_cradle(state: HorizonState) -> None:
    state.village[0] = 0


def city_without_village(state: HorizonState) -> None:
    state.city[free_territory(state)] = 1


def village_under_a_building(state: HorizonState) -> None:
    state.village[next(place for place in range(PLACES) if state.building_on[place] >= 0)] = 1


def builder_without_building(state: HorizonState) -> None:
    state.left[free_territory(state)] = 0


def both_builders_one_player(state: HorizonState) -> None:
    place = next(place for place in range(PLACES) if state.left[place] >= 0)
    state.right[place] = state.left[place]


def forget_village(state: HorizonState) -> None:
    state.boards[max(state.village)].villages -= 1


def forget_home(state: HorizonState) -> None:
    state.boards[max(state.village)].homes = state.boards[max(state.village)].homes[1:]


def forget_level(state: HorizonState) -> None:
    state.boards[0].levels = [0, 0, 0, 0, 0]


def forget_card(state: HorizonState) -> None:
    state.boards[0].techs = state.boards[0].techs[1:]


def add_scholar(state: HorizonState) -> None:
    board = state.boards[0]
    board.scholars |= 1 << next(slot for slot in range(SLOTS) if not board.scholars >> slot & 1)
    board.columns[board.leftmost()] -= 1


def forget_hooks(state: HorizonState) -> None:
    state.boards[0].hooks = Hooks([Hook(0, 0, 1), Hook(8, 0, 1)])


def change_hooks(state: HorizonState) -> None:
    state.boards[0].hooks.research[3] += 1


def change_programs(state: HorizonState) -> None:
    state.boards[0].hooks.programs[9].append(1)


def share_space(state: HorizonState) -> None:
    state.boards[1].pawn = state.boards[0].pawn = 0


def claim_twice(state: HorizonState) -> None:
    claims = next(claims for claims in state.claims if claims)
    claims.append(claims[0])


def claim_without_cube(state: HorizonState) -> None:
    at = next(at for at in range(3) if not state.claims[at])
    state.claims[at] = [0]


def end_too_soon(state: HorizonState) -> None:
    state.end_round = state.round


def change_seats(state: HorizonState) -> None:
    state.boards[0], state.boards[1] = state.boards[1], state.boards[0]


FAULTS: list[Callable[[HorizonState], None]] = [
    lose_pawn,
    fill_column,
    owe_coins,
    lose_cube,
    take_cube,
    negative_cubes,
    lose_unit_token,
    strengthen_unit,
    mix_units,
    unit_beside_the_map,
    unit_on_foreign_start,
    unit_on_the_way,
    lose_settle_token,
    give_fortify_token,
    lose_technology,
    double_technology,
    swap_levels,
    lose_leader,
    move_leader,
    lose_building,
    double_building,
    double_territory,
    lay_unexplored,
    forget_cell,
    tile_in_the_middle_of_nowhere,
    village_beside_the_map,
    village_on_the_cradle,
    city_without_village,
    village_under_a_building,
    builder_without_building,
    both_builders_one_player,
    forget_village,
    forget_home,
    forget_level,
    forget_card,
    add_scholar,
    forget_hooks,
    change_hooks,
    change_programs,
    share_space,
    claim_twice,
    claim_without_cube,
    end_too_soon,
    change_seats,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_fault_is_found_again_and_again(fault: Callable[[HorizonState], None]) -> None:
    state = middle()
    fault(state)
    for _ in range(2):
        with pytest.raises(AssertionError):
            check(state)


def test_a_right_position_is_right_again() -> None:
    state = middle()
    check(state)
    check(state.copy())
    check(GAME.load(state.dump()))
