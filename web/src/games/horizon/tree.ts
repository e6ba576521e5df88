// Where the cards of the tree lie, and the links between them.

import type { Slot } from "./model";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

// Rows of a level, from the top: slots stand between those they lead to.
const ROWS: Record<string, number[]> = { 1: [0.5, 1.75, 3, 4.5], 2: [0, 1, 2, 3, 4, 5], 3: [0, 1, 2, 3, 4, 5], 4: [0.65, 2.5, 4.35] };

/** The boxes of all slots in a room of that size. */
export function boxes(slots: Slot[], width: number, height: number, gap: number, most = 62): Map<string, Box> {
  const w = (width - 3 * gap) / 4;
  const pitch = height / 6;
  const h = Math.min(most, pitch - 7);
  const found = new Map<string, Box>();
  const met: Record<number, number> = {};
  for (const slot of slots) {
    const at = met[slot.level] ?? 0;
    met[slot.level] = at + 1;
    const row = ROWS[slot.level]?.[at] ?? at;
    const high = slot.level === 4 ? Math.min(96, 1.5 * h) : h;
    found.set(slot.id, { x: (slot.level - 1) * (w + gap), y: (row + 0.5) * pitch - high / 2, w, h: high });
  }
  return found;
}

export interface Link {
  from: string;
  to: string;
  path: string;
}

/** The links from every slot to those it opens: out of the right edge, down or up between the columns, into the left edge. */
export function links(slots: Slot[], places: Map<string, Box>, gap: number): Link[] {
  const all = slots.flatMap((slot) => slot.prerequisites.map((from) => ({ from, to: slot.id })));
  return all.map(({ from, to }) => {
    const [a, b] = [places.get(from)!, places.get(to)!];
    const [out, into] = [all.filter((link) => link.from === from), all.filter((link) => link.to === to)];
    const y1 = a.y + a.h / 2 + port(out.findIndex((link) => link.to === to), out.length);
    const y2 = b.y + b.h / 2 + port(into.findIndex((link) => link.from === from), into.length);
    const [x1, x2] = [a.x + a.w, b.x];
    const column = all.filter((link) => places.get(link.from)!.x === a.x);
    const lane = (column.findIndex((link) => link.from === from && link.to === to) % 3) - 1;
    return { from, to, path: elbow(x1, y1, x1 + gap / 2 + lane * Math.min(5, gap / 6), x2, y2) };
  });
}

const port = (at: number, of: number): number => (at - (of - 1) / 2) * 9;

function elbow(x1: number, y1: number, middle: number, x2: number, y2: number): string {
  const r = Math.min(5, Math.abs(y2 - y1) / 2);
  if (r < 1) return `M${x1} ${y1}H${x2}`;
  const down = y2 > y1 ? 1 : -1;
  return `M${x1} ${y1}H${middle - r}q${r} 0 ${r} ${r * down}V${y2 - r * down}q0 ${r * down} ${r} ${r * down}H${x2}`;
}
