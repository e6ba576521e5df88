// What somebody who taps a piece that is no choice may have wanted, in notation: the rules then say why not.

import type { Decision } from "../../lib/protocol";
import { orderOf, type Building } from "./model";
import { partsOf, type PieceName } from "../../board/pieces";

const HAND_VERBS: Record<string, string> = { action: "command", reveal: "reveal", give: "give" };

/** The notation of what was meant, or null where there is none. */
export function meant(buildings: Record<string, Building>, decision: Decision, name: PieceName): string | null {
  const { zone, seat, what } = partsOf(name);
  const own = seat === decision.seat;
  if (!what) return null;
  switch (zone) {
    case "hand":
      return own ? `${HAND_VERBS[decision.kind] ?? "put"} ${what}` : null;
    case "stock":
      if (!own) return `seize ${what} from ${seat}`;
      return decision.kind === "market" ? null : `launch ${what}`;
    case "activities":
      return own ? `recall ${what}` : null;
    case "domain":
      return own ? null : `copy ${what}`;
    case "forum":
      return `take ${what}`;
    case "great_works":
      return `start ${what} forum`;
    case "sites": {
      const colour = buildings[what]?.colour ?? "";
      if (!own) return `seize ${what} ${colour} from ${seat}`;
      return decision.kind === "arch" ? `complete ${what}` : `add ${what} ${colour}`;
    }
    case "completed":
      return own ? `bonus ${what}` : null;
    case "monopoly":
      return `order ${orderOf(what)}`;
    default:
      return null;
  }
}
