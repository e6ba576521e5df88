"""What games share: maps of squares and hexagons, tracks with stacks."""

from __future__ import annotations

import pytest

from pentapolis.games.common import hexes, squares
from pentapolis.games.common.tracks import Track, new_track

# --- squares ---


def test_squares_number_their_cells_without_a_gap() -> None:
    field = squares.Field(3)
    cells = [field.cell(number) for number in range(field.count)]
    assert len(set(cells)) == field.count == 36
    assert [field.number(x, y) for x, y in cells] == list(range(36))
    assert all(field.holds(x, y) for x, y in cells)
    assert not any(field.holds(x, y) for x, y in [(3, 0), (0, 3), (-4, 0), (0, -4)])


def test_neighbours_of_squares_are_mutual_and_end_at_the_edge() -> None:
    field = squares.Field(2)
    for number in range(field.count):
        x, y = field.cell(number)
        around = field.neighbours(number)
        assert all(number in field.neighbours(other) for other in around)
        assert all(abs(a - x) + abs(b - y) == 1 for a, b in map(field.cell, around))
    inner = field.number(0, 0)
    assert field.neighbours(inner) == [inner + step for step in field.steps]
    assert sorted(len(field.neighbours(number)) for number in range(16)) == [2] * 4 + [3] * 8 + [4] * 4


def test_opposite_sides_are_two_apart() -> None:
    for at in range(4):
        (x, y), (a, b) = squares.SIDES[at], squares.SIDES[(at + 2) % 4]
        assert (x + a, y + b) == (0, 0)


def test_a_quarter_turn_is_clockwise_where_y_grows_upwards() -> None:
    upright = [(0, 0), (0, 1), (0, 2), (1, 0)]  # an L, its foot to the right
    assert squares.turned(upright) == [(0, 1), (1, 1), (2, 1), (0, 0)]
    assert squares.mirrored(upright) == [(1, 0), (1, 1), (1, 2), (0, 0)]


def test_four_quarter_turns_and_two_mirror_images_come_home() -> None:
    shape = [(2, 3), (2, 4), (3, 4), (3, 5)]
    turned = shape
    for _ in range(4):
        turned = squares.turned(turned)
    assert turned == squares.mirrored(squares.mirrored(shape)) == squares.moved_home(shape)
    assert squares.moved_home(shape) == [(0, 0), (0, 1), (1, 1), (1, 2)]


SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]


def patterns(colours: str, mirror: bool) -> set[str]:
    """What a two by two square with these colours (lower left, lower right, upper left, upper right) can look like."""
    found: set[str] = set()
    for image in squares.images(SQUARE, mirror):
        by_cell = dict(zip(image, colours, strict=True))
        found.add("".join(by_cell[cell] for cell in SQUARE))
    return found


@pytest.mark.parametrize(
    ("colours", "turned", "mirrored"),
    [
        ("aaaa", 1, 1),
        ("aaab", 4, 4),
        ("aabb", 4, 4),
        ("abba", 2, 2),
        ("abca", 4, 4),
        ("aabc", 4, 8),
        ("abcd", 4, 8),
    ],
)
def test_two_by_two_patterns_in_all_their_images(colours: str, turned: int, mirrored: int) -> None:
    only_turned, all_of_them = patterns(colours, False), patterns(colours, True)
    assert (len(only_turned), len(all_of_them)) == (turned, mirrored)
    assert colours in only_turned <= all_of_them
    assert all(sorted(one) == sorted(colours) for one in all_of_them)


def test_images_by_hand() -> None:
    assert patterns("abcd", False) == {"abcd", "bdac", "dcba", "cadb"}
    assert patterns("abcd", True) - patterns("abcd", False) == {"badc", "acbd", "cdab", "dbca"}
    assert len(squares.images([(0, 0), (1, 0)])) == 4  # the cells are told apart by their order
    assert squares.images([(5, 5)]) == [[(0, 0)]]


# --- hexagons ---


@pytest.mark.parametrize("radius", range(5))
def test_hexes_are_numbered_ring_by_ring(radius: int) -> None:
    field = hexes.Field(radius)
    assert field.count == len(set(field.cells)) == 1 + 3 * radius * (radius + 1)
    rings = [hexes.distance((0, 0), cell) for cell in field.cells]
    assert rings == sorted(rings) and rings[-1] == radius
    assert [field.numbers[cell] for cell in field.cells] == list(range(field.count))


def test_neighbours_of_hexes_are_mutual_and_three_directions_apart() -> None:
    field = hexes.Field(3)
    for number, around in enumerate(field.neighbours):
        assert len(around) == 6
        for direction, other in enumerate(around):
            if other >= 0:
                assert field.neighbours[other][(direction + 3) % 6] == number
                assert hexes.distance(field.cells[number], field.cells[other]) == 1
    beyond = [around.count(-1) for around in field.neighbours]
    assert beyond[:19] == [0] * 19  # only the outermost ring has cells beyond it
    assert sorted(beyond[19:]) == [2] * 12 + [3] * 6


def test_neighbours_go_round_clockwise() -> None:
    around = hexes.around((2, -1))
    assert around[0] == (2, -2)
    for at in range(6):
        assert hexes.distance(around[at], around[(at + 1) % 6]) == 1
        assert hexes.distance(around[at], around[(at + 3) % 6]) == 2


def test_distances_of_hexes() -> None:
    assert hexes.distance((0, 0), (2, -1)) == 2
    assert hexes.distance((-1, -1), (1, 1)) == 4
    assert hexes.distance((3, 0), (0, 3)) == hexes.distance((0, 3), (3, 0)) == 3


# --- tracks ---

BLACK, BLUE, BROWN, GREEN = range(4)


def test_origins_e15_those_pushed_back_go_under_the_stack_in_their_order() -> None:
    track = Track([7, 8, 9, 9], {7: [BLACK], 8: [BLUE], 9: [BROWN, GREEN]})
    assert track.furthest() == BROWN  # who takes the Bastion: the lowest of those in front
    track.put_under(8, 7)
    track.put_under(9, 7)
    assert track.stack(7) == [BROWN, GREEN, BLUE, BLACK]
    assert (track.at, track.stacks) == ([7, 7, 7, 7], {7: [BROWN, GREEN, BLUE, BLACK]})


def test_a_newcomer_goes_on_top_and_one_that_stays_keeps_its_place() -> None:
    track = new_track([BLUE, BLACK, GREEN, BROWN])
    track.put_on_top(BLACK, 3)
    track.put_on_top(GREEN, 3)
    track.put_on_top(BLACK, 3)
    assert (track.stack(0), track.stack(3), track.at) == ([BLUE, BROWN], [BLACK, GREEN], [3, 0, 0, 3])
    track.put_on_top(BLACK, 4)
    track.put_on_top(BLACK, 3)
    assert track.stack(3) == [GREEN, BLACK] and 4 not in track.stacks
    assert (track.furthest(), track.behind(GREEN), track.behind(BLUE)) == (GREEN, 2, 0)


def test_nothing_is_pushed_from_an_empty_space_or_to_its_own() -> None:
    track = new_track([0, 1], 5)
    track.put_under(4, 5)
    track.put_under(5, 5)
    assert (track.at, track.stacks) == ([5, 5], {5: [0, 1]})


def test_a_copy_of_a_track_is_its_own() -> None:
    track = new_track([0, 1, 2])
    other = track.copy()
    other.put_on_top(1, 2)
    other.put_under(2, 0)
    assert (track.at, track.stack(0), other.stack(0)) == ([0, 0, 0], [0, 1, 2], [1, 0, 2])
