// What a cell is called for who hears the map.

import type { SeatInfo } from "../../lib/protocol";
import { say } from "../../lib/texts";
import type { Cell } from "./generated";
import type { GoldenInput } from "./input.svelte";
import { nameOf, symbolName } from "./model";

const GROUNDS = { continent: () => say("page-golden_ages-continent"), island: () => say("page-golden_ages-island"), sea: () => say("page-golden_ages-open-sea") };

/** The cell itself: "continent, Game, city of Cypress (1 cube)". */
export function ground(cell: Cell, seats: SeatInfo[], viewpoint: number | null): string {
  const name = (seat: number): string => nameOf(seats, seat, viewpoint);
  return [
    GROUNDS[cell.ground](),
    ...cell.symbols.map(symbolName),
    ...(cell.capital === null ? [] : [say("page-golden_ages-capital-of", { name: name(cell.capital) })]),
    ...(cell.city ? [say("page-golden_ages-city-of", { name: name(cell.city.seat), cubes: cell.city.cubes })] : []),
  ].join(", ");
}

/** The same with the colonists on it. */
export function there(cell: Cell, seats: SeatInfo[], viewpoint: number | null): string {
  const people = cell.colonists.map(({ seat, standing, lying }) => say("page-golden_ages-people-of", { name: nameOf(seats, seat, viewpoint), standing, lying }));
  return [ground(cell, seats, viewpoint), ...people].join(", ");
}

/** The same with where it is. */
export function cellLabel(input: GoldenInput, cell: Cell): string {
  return say("page-golden_ages-cell", { row: cell.row, col: cell.col, there: there(cell, input.props.seats, input.props.viewpoint) });
}
