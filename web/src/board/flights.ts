// Where pieces lie on the screen, and what flies between them.

import { partsOf, piece, type PieceName } from "./pieces";

/** Something that changes its place; games add what it is. */
export interface Move {
  from: PieceName;
  to: PieceName;
  count: number;
  via?: PieceName[]; // what it passes, one after the other
}

export interface Flight<M extends Move = Move> {
  id: number;
  move: M;
  from: DOMRect;
  to: DOMRect;
  via: DOMRect[];
  delay: number;
}

const MOST = 14;
const FLIGHT = 300; // ms from one place to the other
const STEP = 150; // ms from one of several places to the next
const APART = 70;

/** Where an element lies, in the pixels of a table that is shown that much larger. */
export function boxOf(element: Element, zoom: number): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** The places of all pieces below the element. */
export function places(root: HTMLElement, zoom: number): Map<PieceName, DOMRect> {
  const found = new Map<PieceName, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
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
export function flights<M extends Move>(moves: M[], before: Map<PieceName, DOMRect>, after: Map<PieceName, DOMRect>, first: number): Flight<M>[] {
  const found: Flight<M>[] = [];
  for (const move of moves) {
    const from = placeOf(before, move.from) ?? placeOf(after, move.from);
    const to = placeOf(after, move.to) ?? placeOf(before, move.to);
    if (!from || !to) continue;
    const via = (move.via ?? []).flatMap((name) => placeOf(after, name) ?? []);
    for (let each = 0; each < Math.min(move.count, 5) && found.length < MOST; each++) {
      found.push({ id: first + found.length, move, from, to, via, delay: found.length * APART });
    }
  }
  return found;
}

/** What is in the air when more starts: news in which nothing moves does not end what flies already. */
export function joined<M extends Move>(flying: Flight<M>[], made: Flight<M>[]): Flight<M>[] {
  return [...flying, ...made].slice(-2 * MOST);
}

/** The stops of a flight, each with the part of its time that has passed; between two that lie far apart on a round map it jumps. */
export function stops(flight: Flight): { box: DOMRect; at: number; seen: boolean }[] {
  const way = [flight.from, ...flight.via, flight.to];
  const found = way.map((box, step) => ({ box, at: step / (way.length - 1), seen: true }));
  const jumps = (one: DOMRect, two: DOMRect): boolean => Math.abs(one.x - two.x) > 2.5 * two.width || Math.abs(one.y - two.y) > 2.5 * two.height;
  if (!flight.via.length) return found;
  return found.flatMap((stop, step) => {
    const before = found[step - 1];
    if (!before || !jumps(before.box, stop.box)) return [stop];
    return [{ box: before.box, at: before.at, seen: false }, { box: stop.box, at: stop.at, seen: false }, stop];
  });
}

/** How long a flight takes, in ms. */
export const duration = ({ via }: { via: unknown[] }): number => (via.length ? STEP * (via.length + 1) : FLIGHT);
