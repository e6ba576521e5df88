// Where the change of the score is told: on empty ground or a quarry beside the tile, never over a plaza.

import { centre, COURSE, cornerOf, outline, type Box, type Point } from "./geometry";
import { isPlaza, spotKey, type CityView, type Spot } from "./view";

export type Side = "right" | "left" | "above" | "below";

export interface Callout {
  side: Side;
  at: Point; // the tip, relative to the ground below the tile
}

export const SIZE = { w: 58, h: 34, tip: 9 };

/** The label's rectangle for a tip and a side. */
export function labelBox(at: Point, side: Side, grow: number): Box {
  const [w, h, tip] = [SIZE.w * grow, SIZE.h * grow, SIZE.tip * grow];
  if (side === "right") return { x: at.x + tip, y: at.y - h / 2, w, h };
  if (side === "left") return { x: at.x - tip - w, y: at.y - h / 2, w, h };
  if (side === "above") return { x: at.x - w / 2, y: at.y - tip - h, w, h };
  return { x: at.x - w / 2, y: at.y + tip, w, h };
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The side of a tile at that level where the label hides least. */
export function callout(spots: Spot[], level: number, city: CityView, frame: Box, R: number, flat: boolean, grow: number): Callout {
  const rise = (levels: number): number => (flat ? Math.min(1, levels) : levels) * COURSE * R;
  const line = outline(spots, R, rise(level) + 5);
  const hub = cornerOf(spots, R);
  const y = hub.y - rise(level) - 5;
  const xs = line.map((p) => p.x);
  const ys = line.map((p) => p.y);
  const tips: Callout[] = [
    { side: "right", at: { x: Math.max(...xs) + 8, y } },
    { side: "left", at: { x: Math.min(...xs) - 8, y } },
    { side: "above", at: { x: hub.x, y: Math.min(...ys) - 6 } },
    { side: "below", at: { x: hub.x, y: Math.max(...ys) + COURSE * R + 6 } },
  ];
  const own = new Set(spots.map(spotKey));
  const cost = (tip: Callout, order: number): number => {
    const label = labelBox(tip.at, tip.side, grow);
    let sum = order; // of equals, the first
    for (const cell of city.cells) {
      if (own.has(spotKey(cell))) continue;
      const at = centre(cell, R);
      const top = { x: at.x - 0.8 * R, y: at.y - rise(cell.level) - 0.7 * R, w: 1.6 * R, h: 1.4 * R };
      sum += overlap(label, top) * (isPlaza(cell.kind) ? 8 : cell.kind === "quarry" ? 1 : 3);
    }
    return sum + (label.w * label.h - overlap(label, frame)) * 20;
  };
  return tips.map((tip, i) => ({ tip, cost: cost(tip, i) })).reduce((a, b) => (b.cost < a.cost ? b : a)).tip;
}
