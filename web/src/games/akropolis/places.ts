// Pegs on the drawing: which one a click means, which lies in the direction of an arrow key.

import { cornerOf, COURSE, lifted, SQUASH, type Point } from "./geometry";
import { spotKey, type Footprint, type Spot } from "./view";

export const REACH = 1.1; // radii: from the middle of a hexagon to its corners, and a little more

export interface Peg {
  place: Footprint;
  at: Point;
}

/** A peg for every place, on the surface the tile would rest on. */
export function pegs(places: Footprint[], R: number, flat: boolean): Peg[] {
  return places.map((place) => {
    const levels = flat ? Math.min(place.level - 1, 1) : place.level - 1;
    return { place, at: lifted(cornerOf(place.cells, R), levels * COURSE * R) };
  });
}

/** How far apart two points of the drawing are on the table, which is seen from a chair. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, (a.y - b.y) / SQUASH);

export interface Near {
  peg: Peg;
  away: number;
}

/** The nearest peg and how far it is; of two at the same spot the higher one. */
export function nearest(all: Peg[], p: Point): Near | null {
  let best: Near | null = null;
  for (const peg of all) {
    const away = distance(peg.at, p) - 0.01 * peg.place.level;
    if (!best || away < best.away) best = { peg, away };
  }
  return best;
}

/** The peg that is meant by a point upon a cell: the nearest within reach, else the nearest whose tile would cover the cell. */
export function meant(all: Peg[], p: Point, cell: Spot, R: number): Near | null {
  const near = nearest(all, p);
  if (near && near.away <= REACH * R) return near;
  const own = spotKey(cell);
  return nearest(all.filter((peg) => peg.place.cells.some((spot) => spotKey(spot) === own)), p);
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of them one meets first when going from a point in the direction of an arrow key. */
export function towards<P extends { at: Point }>(all: P[], from: Point, key: string): P | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const peg of all) {
    const dx = peg.at.x - from.x;
    const dy = peg.at.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead < 1 || aside > 2.5 * ahead) continue;
    const cost = ahead + 1.8 * aside;
    if (cost < least) {
      least = cost;
      best = peg;
    }
  }
  return best;
}
