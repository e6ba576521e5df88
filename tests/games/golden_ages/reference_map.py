"""The map of the second telling: cells, continent tiles, islands, and where a colonist can walk."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pentapolis

Cell = tuple[int, int]
Walks = dict[Cell, bool]

DATA = Path(pentapolis.__file__).parent / "games" / "golden_ages" / "data" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

ROWS, COLS = 6, 10
SIDES = ["n", "e", "s", "w"]
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in COMPONENTS["continent_tiles"]}


@dataclass(frozen=True)
class Land:
    """What is printed on one cell of a continent tile as it lies."""

    symbols: tuple[str, ...]
    edges: tuple[str, str, str, str]

    def edge(self, side: str) -> str:
        return self.edges[SIDES.index(side)]


def turned(tile: str, rotation: int) -> dict[Cell, Land]:
    """The cells of a tile turned clockwise, counted from the upper left corner of its bounding box (R172)."""
    cells = {
        (cell["row"], cell["col"]): Land(tuple(cell["resources"]), tuple(cell["edges"][side] for side in SIDES))
        for cell in TILES[tile]["cells"]
    }
    for _ in range(rotation // 90):
        height = 1 + max(row for row, _ in cells)
        # A quarter turn: the n side becomes the e side, so the new n side was the w side.
        cells = {
            (col, height - 1 - row): Land(land.symbols, (land.edges[3], *land.edges[:3]))
            for (row, col), land in cells.items()
        }
    return cells


def different_rotations(tile: str) -> list[int]:
    """The rotations of a tile without those that repeat a smaller one (decision list, place_tile)."""
    seen: list[dict[Cell, Land]] = []
    rotations = []
    for rotation in (0, 90, 180, 270):
        if turned(tile, rotation) not in seen:
            seen.append(turned(tile, rotation))
            rotations.append(rotation)
    return rotations


def beside(cell: Cell, side: str) -> Cell:
    """The cell on that side of a cell, perhaps beyond the board."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def on_board(cell: Cell) -> bool:
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLS


class Map:
    """The board: continent cells placed so far, and the printed islands that nothing covers."""

    def __init__(self, square_rotation: int, sea: str) -> None:
        self.sea = sea
        self.islands: dict[Cell, tuple[str, ...]] = {
            (island["row"], island["col"]): tuple(island["resources"]) for island in COMPONENTS["board"]["islands"]
        }
        self.continent: dict[Cell, Land] = {}
        self.square = self.where("continent_square", 2, 4, square_rotation)
        self.continent.update(self.square)

    def where(self, tile: str, row: int, col: int, rotation: int) -> dict[Cell, Land]:
        return {(row + r, col + c): land for (r, c), land in turned(tile, rotation).items()}

    def fits(self, tile: str, row: int, col: int, rotation: int) -> bool:
        """R27 to R33: whether the tile may lie there."""
        cells = self.where(tile, row, col, rotation)
        touches = False
        for cell, land in cells.items():
            if not on_board(cell) or cell in self.continent:  # R27, R28
                return False
            for side in SIDES:
                neighbour = self.continent.get(beside(cell, side))  # R31: nothing beyond the border, no wrapping
                if neighbour is not None:
                    touches = True
                    if neighbour.edge(OPPOSITE[side]) != land.edge(side):  # R30
                        return False
        return touches  # R29

    def places(self, tile: str) -> list[tuple[int, int, int]]:
        rotations = different_rotations(tile)
        return [
            (row, col, rotation)
            for row in range(ROWS)
            for col in range(COLS)
            for rotation in rotations
            if self.fits(tile, row, col, rotation)
        ]

    def lay(self, tile: str, row: int, col: int, rotation: int) -> list[Cell]:
        """Puts the tile down and returns its cells; islands under it vanish for good (R33)."""
        cells = self.where(tile, row, col, rotation)
        self.continent.update(cells)
        for cell in cells:
            self.islands.pop(cell, None)
        return list(cells)

    def symbols(self, cell: Cell) -> tuple[str, ...]:
        """What is printed on the cell, whether a capital hides it or not."""
        if cell in self.continent:
            return self.continent[cell].symbols
        return self.islands.get(cell, ())

    def may_enter(self, cell: Cell) -> bool:
        """R52, R171."""
        return self.sea == "open" or cell in self.continent or cell in self.islands

    def walks(self, start: Cell, steps: int | None) -> Walks:
        """Each cell that a move can end on, and whether the move can cross the left or right edge (G36).

        None steps are Aviation: any cell, and every change of cell counts as a crossing.
        """
        found: Walks = {}
        if steps is None:
            for row in range(ROWS):
                for col in range(COLS):
                    if self.may_enter((row, col)):
                        found[row, col] = True
        else:
            reached = {(start, False)}
            for _ in range(steps):
                reached |= {
                    (cell, crossed or jumped)
                    for before, crossed in reached
                    for cell, jumped in self.neighbours(before)
                    if self.may_enter(cell)
                }
            for cell, crossed in reached:
                found[cell] = found.get(cell, False) or crossed
        found[start] = False  # G13: back where it was is no move at all
        return found

    def neighbours(self, cell: Cell) -> list[tuple[Cell, bool]]:
        """The four next cells and whether the step goes over the joined edge (R49, R50)."""
        steps = []
        for side in SIDES:
            row, col = beside(cell, side)
            if 0 <= row < ROWS:
                steps.append(((row, col % COLS), not 0 <= col < COLS))
        return steps
