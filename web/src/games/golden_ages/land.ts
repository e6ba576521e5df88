// The map as it is drawn: where cells lie, how land ends at the sea, which borders tiles have. Flat squares, so that sides can be compared.

import { pathText, type Box, type Point } from "../../board/plane";
import type { Cell, PlacedTile, Symbol, Tile } from "./generated";

export const S = 64; // side of a cell
const STRIP = 9; // of sea along a side that is sea
const HEIGHT = 6;
const WIDTH = 10;
const SIDES = "nesw";

/** How the table is seen: from the south, or on a narrow screen from the west, with the north at the right. */
export interface Frame {
  tall: boolean;
  cols: number;
  rows: number;
}

export const frameOf = (tall: boolean): Frame => ({ tall, cols: tall ? HEIGHT : WIDTH, rows: tall ? WIDTH : HEIGHT });

/** The upper left corner of a cell. */
export function corner(frame: Frame, row: number, col: number): Point {
  return frame.tall ? { x: (HEIGHT - 1 - row) * S, y: col * S } : { x: col * S, y: row * S };
}

export function middle(frame: Frame, row: number, col: number): Point {
  const { x, y } = corner(frame, row, col);
  return { x: x + S / 2, y: y + S / 2 };
}

/** The cell at a point of the drawing; null beside the map. */
export function cellAt(frame: Frame, { x, y }: Point): { row: number; col: number } | null {
  const [across, down] = [Math.floor(x / S), Math.floor(y / S)];
  if (across < 0 || down < 0 || across >= frame.cols || down >= frame.rows) return null;
  return frame.tall ? { row: HEIGHT - 1 - across, col: down } : { row: down, col: across };
}

/** A side as it is seen: the table turned by a quarter turns its sides. */
export function seenSides(frame: Frame, land: string): string {
  return frame.tall ? [...land].map((side) => SIDES[(SIDES.indexOf(side) + 1) % 4]).join("") : land;
}

export interface Ground {
  row: number;
  col: number;
  land: string; // sides, as they are on the board
  symbols: Symbol[];
  tile: number; // cells of one tile have no border between them
}

export const keyOf = (row: number, col: number): string => `${row},${col}`;

/** The cells of a turned tile, its upper left corner at that place. */
export function tileCells(tile: Tile, row: number, col: number, degrees: number): Omit<Ground, "tile">[] {
  let cells = tile.cells.map((cell) => ({ row: cell.row, col: cell.col, land: [...SIDES].filter((side) => cell.edges[side as keyof typeof cell.edges] === "land").join(""), symbols: cell.resources }));
  for (let turn = 0; turn < degrees / 90; turn++) {
    const high = Math.max(...cells.map((cell) => cell.row));
    cells = cells.map((cell) => ({ ...cell, row: cell.col, col: high - cell.row, land: [...cell.land].map((side) => SIDES[(SIDES.indexOf(side) + 1) % 4]).join("") }));
  }
  return cells.map((cell) => ({ ...cell, row: cell.row + row, col: cell.col + col }));
}

export interface Spot {
  row: number;
  col: number;
}

/** Cell by cell from one to the other: down or up first, then across, over the joined edge where that is shorter. */
export function stepsBetween(from: Spot, to: Spot): Spot[] {
  const steps = [{ ...from }];
  const at = { ...from };
  while (at.row !== to.row) steps.push({ row: (at.row += Math.sign(to.row - at.row)), col: at.col });
  const by = (to.col - at.col + WIDTH) % WIDTH <= WIDTH / 2 ? 1 : -1;
  while (at.col !== to.col) steps.push({ row: at.row, col: (at.col = (at.col + by + WIDTH) % WIDTH) });
  return steps;
}

/** The land that lies on the map, by cell. */
export function groundOf(cells: Cell[], tiles: PlacedTile[], catalogue: Map<string, Tile>): Map<string, Ground> {
  const owner = new Map<string, number>();
  tiles.forEach((placed, at) => {
    const tile = catalogue.get(placed.tile);
    for (const cell of tile ? tileCells(tile, placed.row, placed.col, placed.rotation) : []) owner.set(keyOf(cell.row, cell.col), at);
  });
  const found = new Map<string, Ground>();
  for (const { row, col, ground, land, symbols } of cells) {
    if (ground === "continent") found.set(keyOf(row, col), { row, col, land, symbols, tile: owner.get(keyOf(row, col)) ?? -1 });
  }
  return found;
}

/** The corner of a cell as lines and bows, for the upper left one; the others are the same, turned. */
function cornerPath(before: boolean, after: boolean, solid: boolean): { points: Point[]; bow: boolean; bite: boolean } {
  if (!before && !after) return { points: [{ x: STRIP, y: 2 * STRIP }, { x: 2 * STRIP, y: STRIP }], bow: true, bite: false };
  if (!before) return { points: [{ x: STRIP, y: 0 }], bow: false, bite: false };
  if (!after) return { points: [{ x: 0, y: STRIP }], bow: false, bite: false };
  if (solid) return { points: [{ x: 0, y: 0 }], bow: false, bite: false };
  return { points: [{ x: 0, y: STRIP }, { x: STRIP, y: 0 }], bow: true, bite: true };
}

function turned({ x, y }: Point, quarters: number): Point {
  let point = { x, y };
  for (let turn = 0; turn < quarters; turn++) point = { x: S - point.y, y: point.x };
  return point;
}

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** The outline of a cell's land, and the shore where it ends, in a box of S. Solid corners: upper left, upper right, lower right, lower left. */
export function coast(land: string, solid: boolean[]): { land: string; shore: string } {
  let outline = "";
  let shore = "";
  for (let quarter = 0; quarter < 4; quarter++) {
    const before = land.includes(SIDES[(quarter + 3) % 4] ?? "");
    const after = land.includes(SIDES[quarter] ?? "");
    const { points, bow, bite } = cornerPath(before, after, solid[quarter] ?? false);
    const [first, last] = points.map((point) => turned(point, quarter)) as [Point, Point | undefined];
    outline += `${quarter ? "L" : "M"}${at(first)}`;
    if (bow && last) {
      outline += `A${STRIP} ${STRIP} 0 0 ${bite ? 0 : 1} ${at(last)}`;
      shore += `M${at(first)}A${STRIP} ${STRIP} 0 0 ${bite ? 0 : 1} ${at(last)}`;
    }
    if (!after) {
      const next = land.includes(SIDES[(quarter + 1) % 4] ?? "");
      shore += `M${at(turned({ x: before ? 0 : 2 * STRIP, y: STRIP }, quarter))}L${at(turned({ x: next ? S : S - 2 * STRIP, y: STRIP }, quarter))}`;
    }
  }
  return { land: `${outline}Z`, shore };
}

/** Whether everything is land around each corner of a cell: all tile sides that meet there. */
export function solidCorners(ground: Map<string, Ground>, frame: Frame, cell: Ground): boolean[] {
  const place = seenPlace(frame, cell.row, cell.col);
  const around = (dx: number, dy: number): Ground | undefined => {
    const spot = cellAt(frame, { x: (place.x + dx) * S + 1, y: (place.y + dy) * S + 1 });
    return spot ? ground.get(keyOf(spot.row, spot.col)) : undefined;
  };
  const whole = (one: Ground | undefined, sides: string): boolean => !one || [...sides].every((side) => seenSides(frame, one.land).includes(side));
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => {
    const [beside, below] = [dx as number, dy as number];
    const [toward, away] = [beside < 0 ? "w" : "e", beside < 0 ? "e" : "w"];
    const [up, down] = [below < 0 ? "n" : "s", below < 0 ? "s" : "n"];
    return whole(cell, toward + up) && whole(around(beside, 0), away + up) && whole(around(0, below), toward + down) && whole(around(beside, below), away + down);
  });
}

function seenPlace(frame: Frame, row: number, col: number): Point {
  const { x, y } = corner(frame, row, col);
  return { x: x / S, y: y / S };
}

/** The lines between cells of one tile, the rims of tiles, and the lower edges where nothing lies below. */
export function borders(ground: Map<string, Ground>, frame: Frame, drawn: Ground[] = [...ground.values()]): { inner: string; rim: string; walls: Point[] } {
  let [inner, rim] = ["", ""];
  const walls: Point[] = [];
  for (const cell of drawn) {
    const { x, y } = corner(frame, cell.row, cell.col);
    const near = (dx: number, dy: number): Ground | undefined => {
      const spot = cellAt(frame, { x: x + dx * S + 1, y: y + dy * S + 1 });
      return spot ? ground.get(keyOf(spot.row, spot.col)) : undefined;
    };
    const lines: [number, number, string, boolean][] = [[0, -1, `M${x} ${y}h${S}`, true], [-1, 0, `M${x} ${y}v${S}`, true], [1, 0, `M${x + S} ${y}v${S}`, false], [0, 1, `M${x} ${y + S}h${S}`, false]];
    for (const [dx, dy, line, first] of lines) {
      const other = near(dx, dy);
      if (!other || (other.tile !== cell.tile && first)) rim += line;
      else if (other.tile === cell.tile && first) inner += line;
    }
    if (!near(0, 1)) walls.push({ x, y: y + S });
  }
  return { inner, rim, walls };
}

/** The outline around some cells. */
export function around(cells: { row: number; col: number }[], frame: Frame): string {
  const all = new Set(cells.map((cell) => keyOf(cell.row, cell.col)));
  return cells
    .map(({ row, col }) => {
      const { x, y } = corner(frame, row, col);
      const open = (dx: number, dy: number): boolean => {
        const spot = cellAt(frame, { x: x + dx * S + 1, y: y + dy * S + 1 });
        return !spot || !all.has(keyOf(spot.row, spot.col));
      };
      return (open(0, -1) ? `M${x} ${y}h${S}` : "") + (open(0, 1) ? `M${x} ${y + S}h${S}` : "") + (open(-1, 0) ? `M${x} ${y}v${S}` : "") + (open(1, 0) ? `M${x + S} ${y}v${S}` : "");
    })
    .join("");
}

/** Small waves, the same every time; a few in each cell. */
export function waves(frame: Frame): string {
  let path = "";
  for (let row = 0; row < frame.rows; row++) {
    for (let col = 0; col < frame.cols; col++) {
      const dice = (row * 31 + col * 17 + row * col * 7) % 97;
      path += `M${col * S + 6 + ((dice * 5) % 34)} ${row * S + 12 + ((dice * 11) % 42)}q4-4 8 0t8 0`;
    }
  }
  return path;
}

/** Lines between the cells of the board. */
export function grid(frame: Frame): string {
  const [wide, high] = [frame.cols * S, frame.rows * S];
  const down = Array.from({ length: frame.cols - 1 }, (_, at) => `M${(at + 1) * S} 0V${high}`);
  const across = Array.from({ length: frame.rows - 1 }, (_, at) => `M0 ${(at + 1) * S}H${wide}`);
  return [...down, ...across].join("");
}

/** What is drawn, with the rim and the chevrons of the joined edge. */
export function boxOf(frame: Frame): Box {
  const [wide, high] = [frame.cols * S, frame.rows * S];
  return frame.tall ? { x: -8, y: -14, w: wide + 16, h: high + 34 } : { x: -14, y: -7, w: wide + 28, h: high + 20 };
}

/** A way from cell to cell; where it leaves the map at one side and comes back at the other, two lines. */
export function wayText(points: Point[]): string {
  const parts: Point[][] = [[]];
  points.forEach((point, at) => {
    const last = points[at - 1];
    if (last && Math.abs(last.x - point.x) + Math.abs(last.y - point.y) > 2.5 * S) parts.push([]);
    parts.at(-1)?.push(point);
  });
  return parts.filter((part) => part.length > 1).map(pathText).join("");
}
