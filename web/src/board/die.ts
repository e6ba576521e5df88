// Where the pips of a die are, in a box of 3 × 3.

import type { Point } from "./plane";

const [LOW, MID, HIGH] = [0.5, 1.5, 2.5];
const DIAGONAL: Point[] = [{ x: LOW, y: LOW }, { x: HIGH, y: HIGH }];
const OTHER: Point[] = [{ x: HIGH, y: LOW }, { x: LOW, y: HIGH }];
const SIDES: Point[] = [{ x: LOW, y: MID }, { x: HIGH, y: MID }];
const CENTRE: Point[] = [{ x: MID, y: MID }];

/** The pips of a face; none for what is no face of a die. */
export function pips(value: number): Point[] {
  if (!Number.isInteger(value) || value < 1 || value > 6) return [];
  return [
    ...(value % 2 ? CENTRE : []),
    ...(value > 1 ? DIAGONAL : []),
    ...(value > 3 ? OTHER : []),
    ...(value > 5 ? SIDES : []),
  ];
}
