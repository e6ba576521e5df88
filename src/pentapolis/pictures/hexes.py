"""Where hexes lie in a picture, by their axial coordinates."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

Point = tuple[float, float]
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # neighbours of a flat-topped hex, clockwise from north
EDGES = ((4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4))  # the corners of the edges towards them


def middle(q: int, r: int, radius: float, pointed: bool = False) -> Point:
    """The middle of a hex; `pointed` ones have a corner on top."""
    if pointed:
        return sqrt(3) * radius * (q + r / 2), 1.5 * radius * r
    return 1.5 * radius * q, sqrt(3) * radius * (r + q / 2)


def corners(at: Point, radius: float, pointed: bool = False) -> list[Point]:
    """The six corners around a middle: the eastern one (of a pointed hex the south-eastern), then clockwise."""
    turn = pi / 6 if pointed else 0
    return [(at[0] + radius * cos(turn + pi / 3 * n), at[1] + radius * sin(turn + pi / 3 * n)) for n in range(6)]
