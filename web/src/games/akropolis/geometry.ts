// Where things are on the drawing: flat-topped hexes of radius R, seen from a chair, tops lifted by their level.

import { EDGES, hexAt, hexCentre, hexCorners, hexOutline, inHex, neighbour, spotKey, type HexLook, type Spot } from "../../board/hexes";
import { pathText, pointsText, viewBox, type Box, type Point } from "../../board/plane";
import type { Cell, Kind } from "./view";

export { pathText, pointsText, viewBox, type Box, type Point };

export const SQUASH = 0.84;
export const COURSE = 0.37; // height of one level, in radii
const HALF_HEIGHT = (Math.sqrt(3) / 2) * SQUASH;
const look = (R: number): HexLook => ({ R, squash: SQUASH });

/** The centre of a cell on the ground. */
export const centre = (spot: Spot, R: number): Point => hexCentre(spot, look(R));

/** The six corners around a centre: east, then clockwise. */
export const corners = (at: Point, R: number): Point[] => hexCorners(at, look(R));

/** The outline of some cells as one closed line, at a height. */
export const outline = (spots: Spot[], R: number, lift: number): Point[] => hexOutline(spots, look(R), lift);

export const lifted = (at: Point, by: number): Point => ({ x: at.x, y: at.y - by });

/** The corner shared by the three cells of a footprint, on the ground. */
export function cornerOf(spots: Spot[], R: number): Point {
  const all = spots.map((spot) => centre(spot, R));
  return { x: all.reduce((sum, p) => sum + p.x, 0) / all.length, y: all.reduce((sum, p) => sum + p.y, 0) / all.length };
}

/** One stack of the city, ready to be drawn. */
export interface Prism {
  key: string;
  q: number;
  r: number;
  kind: Kind;
  level: number;
  worth: number | null;
  at: Point; // centre of the top
  sign: Point; // where its plate is not hidden by a higher neighbour in front
  top: string;
  rim: string; // inner ring of a plaza
  walls: [string, string, string];
  courses: string;
  wallLine: string;
  inner: string; // edges shared with the same tile
  outer: string;
  casts: string; // shadows of higher neighbours
}

export interface Look {
  R: number;
  flat: boolean;
}

/** What lies on a cell and how high, for edges and shadows. */
type Ground = Map<string, Cell>;

function walls(points: Point[], depth: number): [string, string, string] {
  const down = points.map((p) => lifted(p, -depth));
  const wall = (a: number, b: number): string => pointsText([points[a]!, points[b]!, down[b]!, down[a]!]);
  return [wall(3, 2), wall(2, 1), wall(1, 0)];
}

function courseLines(points: Point[], levels: number, step: number): string {
  let text = "";
  for (let i = 1; i < levels; i++) text += pathText([3, 2, 1, 0].map((n) => lifted(points[n]!, -i * step)));
  return text;
}

function casts(cell: Cell, points: Point[], ground: Ground): string {
  const higher = (d: number): boolean => (ground.get(spotKey(neighbour(cell, d)))?.level ?? 0) > cell.level;
  const mid = { x: (points[0]!.x + points[3]!.x) / 2, y: points[0]!.y };
  const inward = (p: Point, by: number): Point => ({ x: p.x + (mid.x - p.x) * by, y: p.y + (mid.y - p.y) * by });
  let text = "";
  if (higher(0)) text += `${pathText([points[4]!, points[5]!, inward(points[5]!, 0.2), inward(points[4]!, 0.2)])}Z`;
  if (higher(5)) text += `${pathText([points[3]!, points[4]!, inward(points[4]!, 0.2), inward(points[3]!, 0.32)])}Z`;
  return text;
}

const SIGN = { x: 0.62, y: 0.07 };

/** A plate lies on the right of its hex, on the left if the right is hidden, else at the back. */
function signPlace(cell: Cell, at: Point, ground: Ground, R: number): Point {
  const hides = (d: number): boolean => (ground.get(spotKey(neighbour(cell, d)))?.level ?? 0) > cell.level;
  if (!hides(2)) return { x: at.x + SIGN.x * R, y: at.y + SIGN.y * R };
  if (!hides(4)) return { x: at.x - SIGN.x * R, y: at.y + SIGN.y * R };
  return { x: at.x, y: at.y - 0.48 * R };
}

/** A city as prisms in the order they are painted: far ones first. */
export function prisms(cells: Cell[], { R, flat }: Look, together: (a: Cell, b: Cell) => boolean = sameTile): Prism[] {
  const ground: Ground = new Map(cells.map((cell) => [spotKey(cell), cell]));
  const step = COURSE * R;
  const drawn = cells.map((cell): Prism & { order: number } => {
    const floor = centre(cell, R);
    const levels = flat ? 1 : cell.level;
    const at = lifted(floor, levels * step);
    const points = corners(at, R);
    const foot = points.map((p) => lifted(p, -levels * step));
    let inner = "";
    let outer = "";
    for (let d = 0; d < 6; d++) {
      const beside = ground.get(spotKey(neighbour(cell, d)));
      const edge = pathText(EDGES[d]!.map((n) => points[n]!));
      if (beside && together(cell, beside)) inner += edge;
      else outer += edge;
    }
    return {
      key: spotKey(cell),
      q: cell.q,
      r: cell.r,
      kind: cell.kind,
      level: cell.level,
      worth: cell.worth,
      at,
      sign: flat ? { x: at.x + SIGN.x * R, y: at.y + SIGN.y * R } : signPlace(cell, at, ground, R),
      top: pointsText(points),
      rim: pointsText(corners(at, R * 0.86)),
      walls: walls(points, levels * step),
      courses: courseLines(points, levels, step),
      wallLine: pathText([points[3]!, foot[3]!, foot[2]!, foot[1]!, foot[0]!, points[0]!]),
      inner,
      outer,
      casts: flat ? "" : casts(cell, points, ground),
      order: floor.y * 4096 + floor.x,
    };
  });
  return drawn.sort((a, b) => a.order - b.order);
}

function sameTile(a: Cell, b: Cell): boolean {
  return a.placement === b.placement;
}

/** The shadow the city throws on the ground, as one path: higher stacks reach farther. */
export function groundShadow(cells: Cell[], R: number): string {
  return cells
    .map((cell) => {
      const reach = R * (0.1 + 0.11 * Math.min(cell.level, 4));
      const at = centre(cell, R);
      return `${pathText(corners({ x: at.x + reach, y: at.y + reach * 0.42 }, R * 1.02))}Z`;
    })
    .join("");
}

/** Dotted hexes on the ground, as one path. */
export function dottedGround(spots: Spot[], R: number): string {
  return spots.map((spot) => `${pathText(corners(centre(spot, R), R * 0.96))}Z`).join("");
}

/** The box around some cells with their height, widened on all sides. */
export function boxAround(spots: (Spot & { level?: number })[], R: number, margin: number, above = margin): Box {
  let west = Infinity, east = -Infinity, north = Infinity, south = -Infinity;
  for (const spot of spots) {
    const at = centre(spot, R);
    west = Math.min(west, at.x - R);
    east = Math.max(east, at.x + R);
    north = Math.min(north, at.y - HALF_HEIGHT * R - (spot.level ?? 0) * COURSE * R);
    south = Math.max(south, at.y + HALF_HEIGHT * R);
  }
  if (west > east) return { x: -R, y: -R, w: 2 * R, h: 2 * R };
  return { x: west - margin, y: north - above, w: east - west + 2 * margin, h: south - north + margin + above };
}

/** The cell whose top is drawn under a point, else the cell of the ground there. */
export function cellAt(p: Point, painted: Prism[], R: number): Spot {
  for (let i = painted.length - 1; i >= 0; i--) {
    const prism = painted[i]!;
    if (inHex(prism.at, p, look(R))) return { q: prism.q, r: prism.r };
  }
  return hexAt(p, look(R));
}

/** Anchor and rotation of the footprint around the corner of a cell that is nearest to a point. */
export function anchorAt(p: Point, cell: Spot, top: Point, R: number): { at: Spot; rotation: number } {
  // Rotation k lies around the corner between the neighbours k and k + 1; corner 5 (north-east) is the first of them.
  const order = [5, 0, 1, 2, 3, 4];
  const points = corners(top, R);
  let rotation = 0;
  let best = Infinity;
  order.forEach((number, turn) => {
    const c = points[number]!;
    const away = (c.x - p.x) ** 2 + (c.y - p.y) ** 2;
    if (away < best) {
      best = away;
      rotation = turn;
    }
  });
  return { at: cell, rotation };
}
