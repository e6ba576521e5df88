// Hexes on a drawing, flat-topped if nothing else is said: where a cell lies, its corners and neighbours, which cell a point is in. Axial coordinates.

import { spanning, type Box, type Point } from "./plane";

export interface Spot {
  q: number;
  r: number;
}

/** How large hexes are drawn: the radius, how flat they look from a chair (1: from above), and whether a corner is on top. */
export interface HexLook {
  R: number;
  squash?: number;
  pointed?: boolean; // only for where cells lie and their corners
}

const AROUND: Spot[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

// The edge that lies towards a direction (north first, clockwise), as numbers of its two corners.
export const EDGES: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

export const spotKey = (spot: Spot): string => `${spot.q},${spot.r}`;

/** The neighbour in a direction, clockwise from north. */
export function neighbour(spot: Spot, direction: number): Spot {
  const step = AROUND[((direction % 6) + 6) % 6]!;
  return { q: spot.q + step.q, r: spot.r + step.r };
}

const halfHeight = ({ R, squash = 1 }: HexLook): number => (Math.sqrt(3) / 2) * squash * R;

/** The centre of a cell. */
export function hexCentre(spot: Spot, look: HexLook): Point {
  if (look.pointed) return { x: Math.sqrt(3) * look.R * (spot.q + spot.r / 2), y: 1.5 * (look.squash ?? 1) * look.R * spot.r };
  return { x: 1.5 * look.R * spot.q, y: 2 * halfHeight(look) * (spot.r + spot.q / 2) };
}

/** The six corners around a centre: the eastern one (of a pointed hex the south-eastern), then clockwise. */
export function hexCorners(at: Point, look: HexLook): Point[] {
  const { R, squash = 1 } = look;
  if (look.pointed) {
    return Array.from({ length: 6 }, (_, corner) => {
      const angle = (Math.PI / 6) * (1 + 2 * corner);
      return { x: at.x + R * Math.cos(angle), y: at.y + squash * R * Math.sin(angle) };
    });
  }
  const h = halfHeight(look);
  return [
    { x: at.x + R, y: at.y },
    { x: at.x + R / 2, y: at.y + h },
    { x: at.x - R / 2, y: at.y + h },
    { x: at.x - R, y: at.y },
    { x: at.x - R / 2, y: at.y - h },
    { x: at.x + R / 2, y: at.y - h },
  ];
}

/** The outline of cells that hang together as one closed line, `lift` above the ground. */
export function hexOutline(spots: Spot[], look: HexLook, lift = 0): Point[] {
  const own = new Set(spots.map(spotKey));
  const next = new Map<string, { from: Point; to: Point }>();
  const name = (p: Point): string => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;
  for (const spot of spots) {
    const at = hexCentre(spot, look);
    const points = hexCorners({ x: at.x, y: at.y - lift }, look);
    for (let d = 0; d < 6; d++) {
      if (own.has(spotKey(neighbour(spot, d)))) continue;
      const [a, b] = EDGES[d]!;
      next.set(name(points[a]!), { from: points[a]!, to: points[b]! });
    }
  }
  const line: Point[] = [];
  let edge = next.values().next().value;
  for (let i = 0; edge && i < next.size; i++) {
    line.push(edge.from);
    edge = next.get(name(edge.to));
  }
  return line;
}

/** Whether a point lies in the hex around that centre. */
export function inHex(at: Point, p: Point, { R, squash = 1 }: HexLook): boolean {
  const dx = Math.abs(p.x - at.x) / R;
  const dy = Math.abs(p.y - at.y) / (R * squash);
  return dy <= Math.sqrt(3) / 2 && dx <= 1 - dy / Math.sqrt(3);
}

/** The cell that a point lies in. */
export function hexAt(p: Point, look: HexLook): Spot {
  const q = p.x / (1.5 * look.R);
  const r = p.y / (2 * halfHeight(look)) - q / 2;
  return rounded(q, r);
}

function rounded(q: number, r: number): Spot {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 }; // never −0
}

/** The box around cells, widened on all sides. */
export function hexBox(spots: Spot[], look: HexLook, margin = 0): Box {
  return spanning(spots.flatMap((spot) => hexCorners(hexCentre(spot, look), look)), margin);
}
