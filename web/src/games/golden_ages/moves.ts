// What moved, read from events: coins to a purse, people and cubes over the map, cards to their owner.

import { duration, type Move } from "../../board/flights";
import { partsOf, piece, type PieceName } from "../../board/pieces";
import type { GameEvent, Tile } from "./generated";
import type { Json } from "../../lib/protocol";
import { keyOf, stepsBetween, tileCells } from "./land";

export interface GoldMove extends Move {
  thing: "coin" | "man" | "cube" | "card" | "glory";
  seat: number;
  card?: string; // which card: it is seen while it flies
}

type Data = GameEvent["data"];
const number = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const cell = (data: Data, row: "row" | "from_row" = "row", col: "col" | "from_col" = "col"): PieceName => piece("map", null, `${number(data[row])},${number(data[col])}`);
const purse = (seat: number): PieceName => piece("purse", seat);

function coins(seat: number, from: PieceName, amount: Json | undefined): GoldMove[] {
  const count = number(amount);
  return count > 0 ? [{ from, to: purse(seat), count, thing: "coin", seat }] : [];
}

/** The cells a colonist passes. */
function passed(data: Data): PieceName[] {
  const steps = stepsBetween({ row: number(data.from_row), col: number(data.from_col) }, { row: number(data.row), col: number(data.col) });
  return steps.slice(1, -1).map(({ row, col }) => piece("map", null, keyOf(row, col)));
}

const MOVES: Partial<Record<GameEvent["kind"], (seat: number, data: Data) => GoldMove[]>> = {
  gold: (seat, data) => coins(seat, piece("cards", seat, text(data.by)), data.amount),
  control: (seat, data) => coins(seat, cell(data), data.gold),
  found: (seat, data) => [{ from: piece("reserve", seat), to: cell(data), count: number(data.cubes), thing: "cube", seat }, ...coins(seat, cell(data), data.gold)],
  fetch: (seat, data) => [{ from: cell(data), to: piece("reserve", seat), count: 1, thing: "cube", seat }],
  move: (seat, data) => (data.steps === 0 ? [] : [{ from: cell(data, "from_row", "from_col"), to: cell(data), count: 1, via: passed(data), thing: "man", seat }]),
  develop: (seat, data) => [{ from: piece("techs", seat, text(data.tech)), to: piece("reserve", seat), count: number(data.cubes), thing: "cube", seat }, { from: purse(seat), to: piece("techs", seat, text(data.tech)), count: 0, thing: "card", seat }],
  agora: (seat, data) => [{ from: cell(data), to: piece("agora", null), count: 1, thing: "man", seat }],
  recall: (seat, data) => [{ from: piece("agora", null), to: cell(data), count: 1, thing: "man", seat }],
  building: (seat, data) => [{ from: piece("buildings", null, text(data.building)), to: piece("cards", seat, text(data.building)), count: 1, thing: "card", seat, card: text(data.building) }],
  wonder: (seat, data) => [{ from: piece("wonders", null, text(data.wonder)), to: piece("cards", seat, text(data.wonder)), count: 1, thing: "card", seat, card: text(data.wonder) }],
  glory: (seat, data) => (data.value === undefined ? [] : [{ from: piece("map", null), to: piece("glory", seat), count: 1, thing: "glory", seat }]),
  place_tile: (seat, data) => [{ from: piece("tile", null), to: cell(data), count: 0, thing: "card", seat }],
  capital: (seat, data) => [{ from: piece("tile", null), to: cell(data), count: 0, thing: "card", seat }],
  attack: (seat, data) => [{ from: purse(seat), to: cell(data), count: 0, thing: "card", seat }],
};

/** The moves of an event, none for one in which nothing changes its place. */
export function movesOf(event: GameEvent): GoldMove[] {
  return MOVES[event.kind]?.(event.seat, event.data) ?? [];
}

/** Who and what comes to a cell, and for how long it is on its way, in ms: until then nothing is seen of it there. */
export function arrivalsOf(events: GameEvent[]): Map<PieceName, number> {
  const coming = events.flatMap(movesOf).filter(({ thing, to }) => (thing === "man" || thing === "cube") && partsOf(to).zone === "map");
  return new Map(coming.map(({ thing, seat, to, via = [] }) => [piece(thing, seat, partsOf(to).what), duration({ via })]));
}

/** What has just been laid or turned over: the cells of a tile, a technology, a capital that is put down or begins a golden age. */
export function freshOf(events: GameEvent[], tiles: Map<string, Tile>): Set<PieceName> {
  const laid = (data: Data): PieceName[] => {
    const tile = tiles.get(text(data.tile));
    return tile ? tileCells(tile, number(data.row), number(data.col), number(data.rotation)).map(({ row, col }) => piece("map", null, keyOf(row, col))) : [];
  };
  return new Set(
    events.flatMap(({ kind, seat, data }) => {
      if (kind === "place_tile") return laid(data);
      if (kind === "develop") return [piece("techs", seat, text(data.tech))];
      return kind === "golden_age" || kind === "capital" ? [piece("capital", seat)] : [];
    }),
  );
}

/** What a previewed choice moves, for the arrow: a card to the place it will have. The way of a colonist is drawn on the map. */
export function planned(events: GameEvent[], seat: number): GoldMove[] {
  const own = events.filter((event) => event.seat === seat);
  const gone = own.find(({ kind }) => kind === "discard");
  const place = { building: gone ? piece("cards", seat, text(gone.data.building)) : piece("slots", seat, "building"), wonder: piece("slots", seat, "wonder") };
  return own.flatMap((event) => {
    if (event.kind === "agora") return movesOf(event);
    if (event.kind !== "building" && event.kind !== "wonder") return [];
    return movesOf(event).map((move) => ({ ...move, to: place[event.kind as keyof typeof place] }));
  });
}
