// What somebody who taps a piece that is no choice may have wanted, in notation: the rules then say why not. What the decision
// is not about is explained instead.

import { partsOf, piece, type PieceName } from "../../board/pieces";
import type { Decision } from "./generated";
import type { Fields } from "../../lib/protocol";
import { COLOURS, type Building, type UchroniaView } from "./model";

// By decision: the zones it is about, and the notation of a tap there; $ is the piece, % the colour of the Building, @ whose it is.
const VERBS: Record<string, Record<string, string>> = {
  setup_discard: { hand: "put $" },
  action: { hand: "command $" },
  copy: { domain: "copy $" },
  latrines: { hand: "put $" },
  tenement: { forum: "take $" },
  production: { forum: "take $" },
  exploration: { hand: "put $" },
  reveal: { hand: "reveal $" },
  withhold: { revealed: "withhold $" },
  give: { hand: "give $" },
  trade: { stock: "launch $" },
  construction: { great_works: "start $ forum", sites: "add $ %" },
  monopoly_take: { forum: "take $" },
  basilica: { stock: "launch $" },
  school: { stock: "launch $" },
  arch: { sites: "complete $" },
  choose_bonus: { completed: "bonus $" },
  crane: { sites: "add $ %" },
  workshop: { sites: "add $ %" },
  quarry: { forum: "take $" },
  colosseum: { stock: "seize $ from @" },
  baths_out: { activities: "recall $" },
  baths_in: { stock: "launch $" },
  paddock: { forum: "take $" },
  bridge: { sites: "seize $ % from @" },
  lighthouse: { looked: "keep $" },
};
const OTHERS = ["copy", "colosseum", "bridge"]; // these look at what belongs to others

/** The notation of what was meant; null where it has nothing to do with the decision. */
export function meant(buildings: Record<string, Building>, decision: Decision, name: PieceName): string | null {
  const { zone, seat, what } = partsOf(name);
  const verb = VERBS[decision.kind]?.[zone];
  if (!verb || !what || (seat !== null && (seat === decision.seat) === OTHERS.includes(decision.kind))) return null;
  return verb.replace("$", what).replace("%", buildings[what]?.colour ?? "").replace("@", String(seat));
}

const BUILDINGS = ["great_works", "sites", "completed"];

/** The piece as a target, to be explained. */
export function named(name: PieceName): Fields | null {
  const { zone, seat, what } = partsOf(name);
  if (!what) return null;
  return { zone, ...(seat === null ? {} : { seat }), [BUILDINGS.includes(zone) ? "building" : "colour"]: what };
}

/** What counts for the line of a seat's score that is told about: Buildings, or coins and Activities of its Monopolies. */
export function counted(view: UchroniaView, { term, seat }: Fields): PieceName[] {
  if (typeof seat !== "number") return [];
  if (term === "monopolies") return COLOURS.filter((colour) => view.monopolies[colour] === seat).flatMap((colour) => [piece("monopoly", null, colour), piece("activities", seat, colour)]);
  const effects = view.score_sheets[seat]?.find((line) => line.term === "effects")?.parts ?? {};
  const built = term === "buildings" ? (view.boards[seat]?.completed ?? []) : term === "effects" ? Object.keys(effects) : [];
  return built.map((id) => piece("completed", seat, id));
}
