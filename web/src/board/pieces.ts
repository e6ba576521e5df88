// Every piece on the table has a name: its zone, whose it is, and which one. Choices and events point at pieces.

import type { Choice, Fields, Json } from "../lib/protocol";

export type PieceName = string;

/** The name of a piece; common zones belong to nobody. */
export function piece(zone: string, seat: number | null, what: string | number = ""): PieceName {
  return `${zone}:${seat ?? ""}:${what}`;
}

/** The parts of a name. */
export function partsOf(name: PieceName): { zone: string; seat: number | null; what: string } {
  const [zone = "", seat = "", what = ""] = name.split(":");
  return { zone, seat: seat === "" ? null : Number(seat), what };
}

/** The piece a target points at: of what is told beside zone and seat the first names it, so a card under a site is the site; a cell of a square map is its row and column. */
export function pointed(target: Fields): PieceName {
  if (typeof target.row === "number" && typeof target.col === "number") return piece(typeof target.zone === "string" ? target.zone : "map", null, `${target.row},${target.col}`);
  const [first] = Object.entries(target).filter(([name]) => name !== "zone" && name !== "seat");
  const zone = typeof target.zone === "string" ? target.zone : (first?.[0] ?? "");
  const seat = typeof target.seat === "number" ? target.seat : null;
  return piece(zone, seat, first ? whatOf(first[1]) : "");
}

function whatOf(value: Json | undefined): string {
  return typeof value === "object" && value !== null ? Object.values(value).join(",") : String(value);
}

/** The pieces a choice points at, the one it is about first. */
export function pointedBy(choice: Choice, named = pointed): PieceName[] {
  return choice.targets.map(named);
}

/** The key that plays the choice from the keyboard, as the list of choices numbers them; empty beyond the ninth. */
export function numberOf(choices: Choice[], choice: Choice): string {
  const at = choices.findIndex((other) => other.action === choice.action);
  return at >= 0 && at < 9 ? String(at + 1) : "";
}
