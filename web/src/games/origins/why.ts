// What somebody who taps a piece that is no choice may have wanted, in notation: the rules then say why not. What the decision
// is not about is explained instead.

import { partsOf, type PieceName } from "../../board/pieces";
import type { Decision } from "./generated";

// By decision and zone: the verb of the notation, before what the piece is called.
const VERBS: Record<string, Record<string, string>> = {
  choose_action: { workers: "visit", towers: "tower" },
  site: { sites: "site" },
  ship: { sites: "ship" },
  solo_neighbour: { sites: "neighbour" },
  solo_discard: { pool: "discard" },
  build_place: { city: "place" },
  seat: { seats: "seat" },
  temple: { temples: "climb" },
  extra_step: { temples: "climb" },
  recruit: { row: "recruit" },
  exchange: { resources: "exchange" },
  stone_or_food: { resources: "gain" },
  food_step: { workers: "raise" },
  district_card: { districts: "card" },
};
const DICE = /^(red|orange|yellow|blue|purple)\d$/;

/** The notation of what was meant, or null where there is none. */
export function meant(decision: Decision, name: PieceName): string | null {
  const { zone, seat, what } = partsOf(name);
  if (seat !== null && seat !== decision.seat) return null;
  if (decision.kind === "visit_menu") return partOf(decision, zone, what);
  if (decision.kind === "choose_action" && zone === "population") return "grow";
  const verb = VERBS[decision.kind]?.[zone];
  if (!verb || !what) return null;
  if (zone === "sites") return `${verb} ${Number.parseInt(what, 10)}`;
  if (zone === "row") return `${verb} ${what.slice(0, -1)}`;
  if (zone === "resources" && what === "gold") return null;
  if (zone === "workers" && verb === "raise" && !DICE.test(what)) return null;
  return `${verb} ${what}`;
}

/** A slab of the site that is being visited. */
function partOf(decision: Decision, zone: string, what: string): string | null {
  const [site, part] = what.split(".");
  return zone === "sites" && part && Number(site) === decision.about.site ? part : null;
}
