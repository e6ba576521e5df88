// Every piece on the table has a name: its zone, whose it is, and its colour or Building. Choices and events point at them.

import type { Choice, Json } from "../../lib/protocol";

export type PieceName = string;

/** The name of a piece; common zones belong to nobody. */
export function piece(zone: string, seat: number | null, what = ""): PieceName {
  return `${zone}:${seat ?? ""}:${what}`;
}

/** The parts of a name. */
export function partsOf(name: PieceName): { zone: string; seat: number | null; what: string } {
  const [zone = "", seat = "", what = ""] = name.split(":");
  return { zone, seat: seat === "" ? null : Number(seat), what };
}

/** The piece a target points at. A card under a site is the site. */
export function pointed(target: Record<string, Json>): PieceName {
  const seat = typeof target.seat === "number" ? target.seat : null;
  const what = target.building ?? target.colour;
  return piece(String(target.zone), seat, typeof what === "string" ? what : "");
}

/** The pieces a choice points at, the one it is about first. */
export function pointedBy(choice: Choice): PieceName[] {
  return choice.targets.map(pointed);
}

/** The key that plays the choice from the keyboard, as the list of choices numbers them; empty beyond the ninth. */
export function numberOf(choices: Choice[], choice: Choice): string {
  const at = choices.findIndex((other) => other.action === choice.action);
  return at >= 0 && at < 9 ? String(at + 1) : "";
}
