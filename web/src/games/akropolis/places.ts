// Pegs on the drawing: which is nearest to a finger, which lies in the direction of an arrow key.

import { cornerOf, COURSE, lifted, type Point } from "./geometry";
import type { Footprint } from "./view";

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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

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

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The peg one meets first when going from a point in the direction of an arrow key. */
export function towards(all: Peg[], from: Point, key: string): Peg | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: Peg | null = null;
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
