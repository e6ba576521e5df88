// One sentence about what a choice does, where the server's words alone would be figures.

import type { BoardProps } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";
import { areaOf, buildingName, origins, word, workerName } from "./model";

/** The choice in the server's words; a place and a Seat by what would be there. */
export function effect(choice: Choice, { decision, preview, view }: BoardProps): string {
  if (choice.kind === "seat") return [say("page-origins-effect-seat", { worker: workerName(word(decision?.about.die)) }), choice.effect].filter(Boolean).join(" ");
  if (choice.kind !== "place" || !decision) return effectOf(choice);
  const farm = decision.about.side === "farm";
  const before = origins(view).boards[decision.seat]?.seats.length ?? 0;
  const seats = (areaOf(preview)?.seats.length ?? before) - before;
  return say("page-origins-effect-place", { building: buildingName(farm ? "farm" : word(decision.about.building)), seats: Math.max(0, seats) });
}
