// Where tiles lie on the drawing of the map: pointed hexes, so that east and west are to the right and left, as the moves say.

import { hexCentre, type HexLook, type Spot } from "../../board/hexes";
import type { Focus } from "../../board/panzoom";
import type { Point } from "../../board/plane";

export const LOOK: HexLook = { R: 66, squash: 0.84, pointed: true };
export const WALL = 11; // px that a tile is high

const STEPS: Record<string, Spot> = {
  e: { q: 1, r: 0 },
  ne: { q: 1, r: -1 },
  nw: { q: 0, r: -1 },
  w: { q: -1, r: 0 },
  sw: { q: -1, r: 1 },
  se: { q: 0, r: 1 },
};

export const PEG = { x: 42, y: -31 }; // the number of a tile, at its upper right, beside the shield

/** Where so many groups of units stand on a tile, from its middle, and how large: in front of what the tile shows. */
export function standing(groups: number): { scale: number; spots: Point[] } {
  if (groups < 3) return { scale: 1, spots: [{ x: groups > 1 ? -23 : 0, y: 33 }, { x: 23, y: 33 }] };
  if (groups === 3) return { scale: 0.85, spots: [{ x: -28, y: 20 }, { x: 25, y: 20 }, { x: -1, y: 43 }] };
  const rows = Math.ceil(groups / 2);
  return {
    scale: 0.72,
    spots: Array.from({ length: groups }, (_, at) => ({ x: at % 2 ? 21 : -23, y: 44 - 26 * (rows - 1 - Math.floor(at / 2)) * Math.min(1, 2 / rows) })),
  };
}

const LEAST = 0.6; // the scale at which a tile is still as large as a fingertip
const AROUND = { x: 66, y: 74 }; // px from the middle of a tile to what sticks out of it

/** Some tiles as what must be in sight on a small screen; of none nothing. */
export function sight(spots: Spot[]): Focus | null {
  if (!spots.length) return null;
  const points = spots.map((spot) => hexCentre(spot, LOOK));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: (left + right) / 2, y: (top + bottom) / 2, room: (right - left) / 2 + AROUND.x, high: (bottom - top) / 2 + AROUND.y, least: LEAST };
}

/** Of some points the one nearest to the middle of them all. */
export function middle(points: Point[]): Point | undefined {
  const mean = (of: (point: Point) => number): number => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return [...points].sort((a, b) => far(a) - far(b))[0];
}

/** The spot one step from there. */
export function stepFrom(from: Spot, direction: string): Spot {
  const step = STEPS[direction] ?? { q: 0, r: 0 };
  return { q: from.q + step.q, r: from.r + step.r };
}

/** The direction from one spot to one beside it. */
export function directionTo(from: Spot, to: Spot): string | null {
  const found = Object.entries(STEPS).find(([, step]) => from.q + step.q === to.q && from.r + step.r === to.r);
  return found?.[0] ?? null;
}

/** The spots around those that are not among them. */
export function around(spots: Spot[]): Spot[] {
  const taken = new Set(spots.map(({ q, r }) => `${q},${r}`));
  const found = new Map<string, Spot>();
  for (const spot of spots) {
    for (const step of Object.values(STEPS)) {
      const at = { q: spot.q + step.q, r: spot.r + step.r };
      const key = `${at.q},${at.r}`;
      if (!taken.has(key)) found.set(key, at);
    }
  }
  return [...found.values()];
}
