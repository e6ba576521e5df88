// What Akropolis adds to the common view, and small questions to it. Facts only: nothing here knows a rule.

import { neighbour, spotKey, type Spot } from "../../board/hexes";
import type { Cell, Choice, CityView, Components, District, GameEvent, Kind, View } from "./generated";
import type { Components as Known } from "../../lib/components";
import type { Fields } from "../../lib/protocol";

export type { Cell, CityView, District, Kind, Placement } from "./generated";
export const DISTRICTS = ["house", "market", "barracks", "temple", "garden"] as const satisfies readonly District[];
export type AkropolisView = View;

/** The hexes of every tile, by their ids. */
export function tilesOf(components: Known): Components["tiles"] {
  return (components as unknown as Components).tiles;
}

export type Stars = Components["stars"];

/** The starting tile, as a city that is nothing else. */
export function startOf(components: Known): Cell[] {
  return (components as unknown as Components).start.map((hex) => ({ ...hex, level: 1, placement: 0, worth: null }));
}

/** How many stars the plaza of a district shows. */
export function starsOf(components: Known): Stars {
  return (components as unknown as Components).stars;
}

export { neighbour, spotKey, type Spot };

/** A place where the tile in hand may lie: three cells around one corner, with every turn that is offered. */
export interface Footprint {
  key: string;
  cells: Spot[];
  level: number;
  turns: Choice[];
}

/** The cells of the hexes of a tile that is anchored there, in their order. */
export function tileSpots(at: Spot, rotation: number): Spot[] {
  return [{ q: at.q, r: at.r }, neighbour(at, rotation), neighbour(at, rotation + 1)];
}

export function footprintKey(spots: Spot[]): string {
  return spots.map(spotKey).sort().join(" ");
}

export const isPlaza = (kind: Kind): boolean => kind.endsWith("_plaza");
export const districtOf = (kind: Kind): District | "quarry" => kind.replace("_plaza", "") as District | "quarry";

export function spotsOf(choice: Choice): Spot[] {
  return choice.targets.flatMap(({ cell }) => (cell ? [{ q: cell[0], r: cell[1] }] : []));
}

/** The placing choices gathered by the ground they cover; lowest level first, as the server lists them. */
export function footprints(choices: Choice[]): Footprint[] {
  const found = new Map<string, Footprint>();
  for (const choice of choices) {
    if (choice.kind !== "place") continue;
    const cells = spotsOf(choice);
    const key = footprintKey(cells);
    const known = found.get(key);
    if (known) known.turns.push(choice);
    else found.set(key, { key, cells, level: choice.args.level, turns: [choice] });
  }
  for (const place of found.values())
    place.turns.sort((a, b) => (a.args.rotation ?? 0) - (b.args.rotation ?? 0));
  return [...found.values()];
}

/**
 * The turn of a footprint that looks most like the wanted rotation. A footprint knows either the even or the odd
 * rotations, so they are compared in pairs: going back and forth between two places does not turn the tile.
 */
export function likeTurn(place: Footprint, rotation: number): Choice {
  const pair = (turn: number): number => Math.floor(turn / 2);
  const away = (choice: Choice): number => (pair(choice.args.rotation ?? 0) - pair(rotation) + 3) % 3;
  return place.turns.reduce((best, choice) => (away(choice) < away(best) ? choice : best));
}

/** The next turn after this one, going round. */
export function nextTurn(place: Footprint, choice: Choice): Choice {
  const at = place.turns.findIndex((turn) => turn.action === choice.action);
  return place.turns[(at + 1) % place.turns.length]!;
}

export interface LaidTile {
  seat: number;
  tile: string;
  spots: Spot[];
  rotation: number;
  level: number;
}

/** The tiles that were laid in these events. */
export function laid(events: GameEvent[]): LaidTile[] {
  return events
    .filter((event) => event.kind === "place")
    .map((event) => {
      const { rotation, q, r, tile, level } = event.data;
      return {
        seat: event.seat,
        tile,
        spots: tileSpots({ q, r }, rotation),
        rotation,
        level,
      };
    });
}

/** How many rounds the game has: this one and one for every pile still face down. */
export const rounds = (view: AkropolisView): number => view.round + view.piles;

/** What is still face down: hexes by district, stars by district, quarries. */
export function hidden(view: AkropolisView, tiles: Components["tiles"], stars: Stars): { kind: District | "quarry"; count: number; stars: number }[] {
  const counts = new Map<string, number>();
  for (const tile of view.unseen)
    for (const kind of tiles[tile] ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const rows: { kind: District | "quarry"; count: number; stars: number }[] = DISTRICTS.map((kind) => ({
    kind,
    count: counts.get(kind) ?? 0,
    stars: (counts.get(`${kind}_plaza`) ?? 0) * stars[kind],
  }));
  rows.push({ kind: "quarry", count: counts.get("quarry") ?? 0, stars: 0 });
  return rows;
}

/** The hex of a city that was asked about. */
export function explainedCell(target: Fields | null | undefined, seat: number, city: CityView | undefined): Cell | null {
  const [q, r] = target?.["seat"] === seat && Array.isArray(target["cell"]) ? target["cell"] : [];
  return city?.cells.find((cell) => cell.q === q && cell.r === r) ?? null;
}

/** The term of the score that what was asked about belongs to. */
export function explainedTerm(target: Fields | null | undefined, seat: number, city: CityView | undefined): string | null {
  if (target?.["seat"] !== seat) return null;
  if (typeof target["term"] === "string") return target["term"];
  const cell = explainedCell(target, seat, city);
  return cell && districtOf(cell.kind);
}
