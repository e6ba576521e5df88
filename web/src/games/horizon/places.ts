// Where tiles lie on the drawing of the map: pointed hexes, so that east and west are to the right and left, as the moves say.

import type { HexLook, Spot } from "../../board/hexes";

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
