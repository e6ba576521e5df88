// Where pieces lie on the screen, and what flies between them.

import type { Move } from "./moves";
import { partsOf, piece, type PieceName } from "./pieces";

export interface Flight {
  id: number;
  move: Move;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const MOST = 14;
const APART = 70;

/** Where an element lies, in the pixels of a table that is shown that much larger. */
export function boxOf(element: HTMLElement, zoom: number): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** The places of all pieces below the element. */
export function places(root: HTMLElement, zoom: number): Map<PieceName, DOMRect> {
  const found = new Map<PieceName, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset.piece ?? "";
    if (!found.has(name)) found.set(name, boxOf(element, zoom));
  }
  return found;
}

/** The place of a piece, or of the zone it belongs to. */
export function placeOf(found: Map<PieceName, DOMRect>, name: PieceName): DOMRect | undefined {
  const { zone, seat } = partsOf(name);
  return found.get(name) ?? found.get(piece(zone, seat));
}

/** The flights of the moves, one after the other, from where things lay to where they lie now. */
export function flights(moves: Move[], before: Map<PieceName, DOMRect>, after: Map<PieceName, DOMRect>, first: number): Flight[] {
  const found: Flight[] = [];
  for (const move of moves) {
    const from = placeOf(before, move.from) ?? placeOf(after, move.from);
    const to = placeOf(after, move.to) ?? placeOf(before, move.to);
    if (!from || !to) continue;
    for (let each = 0; each < Math.min(move.count, 5) && found.length < MOST; each++) {
      found.push({ id: first + found.length, move, from, to, delay: found.length * APART });
    }
  }
  return found;
}
