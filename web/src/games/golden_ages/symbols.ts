// Where things stand in a cell: symbols upper left, people lower left, the city lower right, the capital left.

import type { Cell } from "./generated";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The places of a cell's symbols, in a box of 64; on an island in its middle. */
export function symbolSpots(count: number, island: boolean): Spot[] {
  if (count === 1) return [island ? { x: 11, y: 11, size: 28 } : { x: 7, y: 8, size: 28 }];
  return [0, 1].slice(0, count).map((at) => (island ? { x: 8 + 24 * at, y: 12, size: 25 } : { x: 5.5 + 23.5 * at, y: 8, size: 25 }));
}

export interface Person {
  seat: number;
  lying: boolean;
  x: number;
  y: number;
  own: boolean; // of the seat that decides
}

const MOST = 4;

/** The people of a cell in their places, and how many more there are. */
export function people(cell: Cell, decider: number | null): { seen: Person[]; more: number } {
  const all = cell.colonists.flatMap((group) => [
    ...Array.from({ length: group.standing }, () => ({ seat: group.seat, lying: false })),
    ...Array.from({ length: group.lying }, () => ({ seat: group.seat, lying: true })),
  ]);
  all.sort((a, b) => Number(b.seat === decider) - Number(a.seat === decider) || Number(a.lying) - Number(b.lying));
  const beside = cell.capital !== null; // the people stand at the right of it
  const most = beside ? 3 : cell.city ? 2 : MOST;
  const shown = all.slice(0, all.length > most ? most - (beside || cell.city ? 0 : 1) : most);
  const seen = shown.map((person, at) => {
    if (beside) return { ...person, own: person.seat === decider, x: person.lying ? 60 : 53, y: person.lying ? 55 - 18 * at : 61 - 18.5 * at };
    const place = cell.city ? at * 15 : at * 14.5;
    return { ...person, own: person.seat === decider, x: (person.lying ? 25 : 17) + place - (cell.city && at ? 2 : 0), y: person.lying ? 53 : 60 };
  });
  return { seen, more: all.length - shown.length };
}

/** A cell that nothing was laid on. */
export const openSea = (row: number, col: number): Cell => ({ row, col, ground: "sea", land: "", symbols: [], hidden: false, capital: null, city: null, colonists: [] });
