// What moved, read from events: a card or a Building from one piece of the table to another.

import type { GameEvent } from "./generated";
import type { Json } from "../../lib/protocol";
import type { Move } from "../../board/flights";
import { piece, type PieceName } from "../../board/pieces";

export interface CardMove extends Move {
  colour: string; // of the card; empty: face down
  building: string; // instead of a card
}

type Data = GameEvent["data"];
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const number = (value: Json | undefined, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const words = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(text) : []);

function card(colour: string, from: PieceName, to: PieceName, count = 1): CardMove {
  return { from, to, colour, building: "", count };
}

function house(building: string, from: PieceName, to: PieceName): CardMove {
  return { from, to, colour: "", building, count: 1 };
}

const own = (zone: string) => (seat: number, colour: string): PieceName => piece(zone, seat, colour);
const common = (zone: string) => (_seat: number, colour: string): PieceName => piece(zone, null, colour);
const ends = {
  hand: own("hand"), stock: own("stock"), activities: own("activities"), domain: own("domain"),
  forum: common("forum"), discard: common("discard"),
};
const simple = (from: keyof typeof ends, to: keyof typeof ends) => (seat: number, data: Data): CardMove[] => {
  const colour = text(data.colour);
  return [card(colour, ends[from](seat, colour), ends[to](seat, colour), number(data.count, 1))];
};

const MOVES: Partial<Record<GameEvent["kind"], (seat: number, data: Data) => CardMove[]>> = {
  discard: simple("hand", "forum"),
  clear: simple("domain", "forum"),
  command: simple("hand", "domain"),
  explore: simple("hand", "stock"),
  collect: simple("forum", "stock"),
  launch: simple("stock", "activities"),
  recall: simple("activities", "stock"),
  keep_foundation: simple("discard", "hand"),
  drop: simple("hand", "forum"),
  take_back: simple("domain", "hand"),
  copy: (seat, data) => (data.paid ? simple("hand", "forum")(seat, data) : []),
  take: (seat, data) => simple("forum", data.to === "hand" ? "hand" : "stock")(seat, data),
  viaduct: (seat, data) => toStock(piece("stock", seat, text(data.colour)), data, data.executor),
  give: (seat, data) => toStock(piece("hand", seat, text(data.colour)), data, data.executor),
  seize: (seat, data) => toStock(piece("stock", number(data.victim, 0), text(data.colour)), data, seat),
  undermine: (seat, data) => toStock(piece("sites", number(data.victim, 0), text(data.building)), data, seat),
  salvage: (seat, data) => toStock(piece("sites", seat, text(data.building)), data, seat),
  swap: (seat, data) => [
    card(text(data.colour), piece("stock", seat, text(data.colour)), piece("forum", null, text(data.colour))),
    card(text(data.other), piece("forum", null, text(data.other)), piece("stock", seat, text(data.other))),
  ],
  start: (seat, data) => [
    house(text(data.building), piece("great_works", null, text(data.building)), piece("sites", seat, text(data.building))),
  ],
  add: (seat, data) => {
    const from = text(data.from) || "stock";
    const colour = text(data.colour);
    const source = from === "forum" ? piece(from, null, colour) : piece(from, seat, colour);
    return [card(colour, source, piece("sites", seat, text(data.building)))];
  },
  complete: (seat, data) => [
    house(text(data.building), piece("sites", seat, text(data.building)), piece("completed", seat, text(data.building))),
  ],
  draw: (seat, data) => {
    const colours = words(data.colours);
    if (!colours.length) return [card("", piece("pile", null), piece("hand", seat), number(data.count, 1))];
    return colours.map((colour) => card(colour, piece("pile", null), piece("hand", seat, colour)));
  },
  keep: (seat, data) => [
    card(text(data.colour), piece("looked", null, text(data.colour)), piece("hand", seat, text(data.colour))),
    ...words(data.put).map((colour) => card(colour, piece("looked", null, colour), piece("forum", null, colour))),
  ],
  refill: (_seat, data) =>
    words(data.buildings).map((id) => house(id, piece("building_pile", null), piece("great_works", null, id))),
  sweep: (_seat, data) =>
    words(data.buildings).map((id) => house(id, piece("great_works", null, id), piece("building_pile", null))),
};

function toStock(from: PieceName, data: Data, seat: Json | undefined): CardMove[] {
  const colour = text(data.colour);
  return [card(colour, from, piece("stock", number(seat, 0), colour))];
}

/** The moves of an event, none for one in which nothing changes its place. */
export function movesOf(event: GameEvent): CardMove[] {
  return MOVES[event.kind]?.(event.seat, event.data) ?? [];
}

/** The moves of the events until another seat's turn begins. */
export function turnMoves(events: GameEvent[], seat: number): CardMove[] {
  const end = events.findIndex((event) => event.kind === "clear" && event.seat !== seat);
  return (end < 0 ? events : events.slice(0, end)).filter((event) => event.kind !== "refill").flatMap(movesOf);
}
