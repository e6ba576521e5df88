// What a tap on something that is no choice meant, in notation.

import { partsOf, type PieceName } from "../../board/pieces";
import type { Decision } from "./generated";
import type { Fields } from "../../lib/protocol";

const CELLS: Record<string, string> = {
  place_tile: "place", capital: "capital", colonist: "colonist", move: "move", attack: "attack", cubes_from: "fetch", stand_up: "stand up", shift: "send",
};
const THINGS: Record<string, [zone: string, verb: string]> = {
  building: ["buildings", "take"], discard: ["cards", "discard"], build_wonder: ["wonders", "wonder"], activate: ["cards", "use"],
  develop: ["techs", "tech"], more: ["techs", "tech"], free_tech: ["techs", "tech"], card_tech: ["techs", "tech"], india_tech: ["techs", "tech"],
  judgement: ["judgements", "judgement"],
};

/** The notation of what was meant; null if it has nothing to do with the decision. */
export function meant(decision: Decision, name: PieceName): string | null {
  const { zone, seat, what } = partsOf(name);
  const cell = CELLS[decision.kind];
  if (cell && zone === "map" && what) return decision.kind === "place_tile" ? `place ${what} r0` : `${cell} ${what}`;
  const [place, verb] = THINGS[decision.kind] ?? [];
  return place === zone && verb && what && (seat === null || seat === decision.seat) ? `${verb} ${what}` : null;
}

const KINDS: Record<string, string> = { wonders: "wonder", buildings: "building", cards: "card", techs: "tech", civ: "civ", revealed: "civ", judgements: "judgement", judgement: "judgement" };

/** The piece as a target, to be explained; the Agora is what the Artist does there. */
export function named(name: PieceName): Fields {
  const { zone, seat, what } = partsOf(name);
  if (zone === "map") {
    const [row, col] = what.split(",").map(Number);
    return { zone, row: row ?? 0, col: col ?? 0 };
  }
  return { zone, ...(seat === null ? {} : { seat }), [KINDS[zone] ?? "what"]: what };
}
