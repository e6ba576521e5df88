// What somebody who taps a piece that is no choice may have wanted, in notation: the rules then say why not. And what the piece is, for an explanation.

import { partsOf, type PieceName } from "../../board/pieces";
import type { Decision } from "./generated";
import type { Fields } from "../../lib/protocol";
import { spacesFor, type HorizonView, type Pieces } from "./model";
import { directionTo } from "./places";

/** The notation of what was meant, or null where there is none. */
export function meant(view: HorizonView, pieces: Pieces, decision: Decision, name: PieceName): string | null {
  const { zone, seat, what } = partsOf(name);
  const own = seat === decision.seat;
  switch (zone) {
    case "spaces":
      return decision.kind === "space" ? `go ${what}` : null;
    case "tree": {
      if (decision.kind === "slot") return `research ${what.toLowerCase()}`;
      const technology = view.tree.find(({ slot }) => slot === what)?.technology;
      const [first] = spacesFor((technology && pieces.technologies.get(technology)?.action?.spaces) || [], view.players);
      return decision.kind === "space" && first ? `go ${technology}.${first.space}` : null;
    }
    case "river":
      return decision.kind === "building_tile" ? `pick ${what}` : null;
    case "reserve":
      return own && decision.kind === "build" ? `build ${what}` : null;
    case "objectives":
      return decision.kind === "objective" ? `claim ${what}` : null;
    case "tracks":
      return own && decision.kind === "track" ? `track ${what}` : null;
    case "units":
      return own ? unitMeant(decision, what) : null;
    case "map":
      return tileMeant(view, decision, what);
    default:
      return null;
  }
}

function unitMeant(decision: Decision, what: string): string | null {
  const [unit, strength, place] = what.split(",");
  const verbs: Record<string, string> = { upgrade: "upgrade", trade: "recall" };
  if (decision.kind === "builder") return unit === "settler" ? `builder ${strength} ${place}` : null;
  if (decision.kind === "step") return `step ${unit} ${strength} ${place} e`;
  const verb = verbs[decision.kind];
  return verb ? `${verb} ${unit} ${strength} ${place}` : null;
}

function tileMeant(view: HorizonView, decision: Decision, what: string): string | null {
  const [q = 0, r = 0] = what.split(",").map(Number);
  const place = view.map.find((tile) => tile.q === q && tile.r === r)?.place;
  if (decision.kind === "step") {
    for (const unit of view.boards[decision.seat]?.units ?? []) {
      const from = view.map.find((tile) => tile.place === unit.place);
      const direction = from && directionTo(from, { q, r });
      if (direction) return `step ${unit.unit} ${unit.strength} ${unit.place} ${direction}`;
    }
    return null;
  }
  if (!place) return null;
  if (decision.kind === "recruit") return `recruit settler ${place}`;
  if (decision.kind === "settle" || decision.kind === "fortify") return place.startsWith("territory_") ? `${decision.kind} ${place}` : null;
  return decision.kind === "build" ? `join ${place}` : null;
}

/** The piece as a target, to be explained where it is no choice. */
export function asTarget(view: HorizonView, name: PieceName, me: number): Fields | null {
  const { zone, seat, what } = partsOf(name);
  if (zone === "tree") return { slot: what, seat: me }; // with what its card would bring who asks
  const part = PARTS[zone];
  if (part) return seat === null ? { [part]: what } : { [part]: what, seat };
  if (zone === "columns" || zone === "investment") return { zone, seat };
  if (zone === "purse") return { zone, what, seat };
  if (zone === "units") {
    const [unit = "", strength, place = ""] = what.split(",");
    return { unit, strength: Number(strength), place, seat };
  }
  if (zone !== "map") return null;
  const [q = 0, r = 0] = what.split(",").map(Number);
  const tile = view.map.find((each) => each.q === q && each.r === r);
  const beside = view.map.find((each) => directionTo(each, { q, r }));
  return tile ? { place: tile.place } : beside ? { beside: beside.place } : null;
}

const PARTS: Record<string, string> = {
  spaces: "space", river: "building", reserve: "building", objectives: "objective", tracks: "track", leaders: "leader",
  revealed: "technology", governments: "government",
};
