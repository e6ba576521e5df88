// What a piece is called where the server explains it.

import { partsOf, type PieceName } from "../../board/pieces";
import type { Fields } from "../../lib/protocol";

type Target = Fields;

// What names a piece of the zone, beside the seat.
const FIELDS: Record<string, string> = {
  market: "colour", piles: "colour", kept: "building", workers: "worker", pool: "die", row: "die", temples: "temple", signs: "sign", towers: "colour",
  reserve: "colour", levels: "colour", resources: "resource", tokens: "", population: "", advisors: "",
};
const NUMBERED: Record<string, string> = { speakers: "value", districts: "card", military: "space" };

/** The target of the piece; null where there is nothing to explain. */
export function factOf(name: PieceName): Target | null {
  const { zone, seat, what } = partsOf(name);
  const whose: Target = seat === null ? { zone } : { zone, seat };
  if (zone === "sites") return { zone, site: Number.parseInt(what, 10) };
  if (zone === "city" || zone === "seats") {
    const [x, y] = what.split(",").map(Number);
    return { ...whose, x: x ?? 0, y: y ?? 0 };
  }
  if (zone in NUMBERED) return { ...whose, [NUMBERED[zone]!]: Number(what) };
  if (!(zone in FIELDS)) return null;
  return FIELDS[zone] ? { ...whose, [FIELDS[zone]]: what } : whose;
}
