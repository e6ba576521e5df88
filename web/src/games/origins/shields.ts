// Shields on a space of the Military track: how they are fanned, and where one would stand after a choice.

import type { GameEvent } from "./generated";
import { number } from "./model";

const EDGE = 10.5; // half of a shield, with the ring around a space that is lit
const APART = [0, 0, 8, 6, 4.5]; // by how many there are: all are seen, and some of the bonus below them

/** Where the middle of each shield of a stack lies across a space, the lowest first. */
export function fanned(count: number, wide: number, alone: boolean): number[] {
  const apart = alone ? 8 : (APART[count] ?? 4);
  const first = alone ? 0.42 * wide : wide - EDGE - (count - 1) * apart;
  return Array.from({ length: count }, (_, at) => Math.min(wide - EDGE, first + at * apart));
}

/** The space on which the seat would stand after these events; null where it would not advance. */
export function advanced(events: GameEvent[], seat: number | null): number | null {
  const last = events.findLast((event) => event.kind === "advance" && event.seat === seat);
  return last ? number(last.data.to) : null;
}
