// Names of things in the page's language, made from the game's own words.

import { seatName as nameOf } from "../../lib/names";
import { say } from "../../lib/texts";
import type { SeatInfo } from "../../lib/protocol";
import type { AkropolisView, Kind } from "./view";

export const kindName = (kind: Kind): string => say(`akropolis-kind-${kind}`);
export const termName = (term: string): string => say(`akropolis-term-${term}`);
export const tileName = (kinds: Kind[]): string => kinds.map(kindName).join(" / ");

/** Who sits there; in the solo extra the second seat is the Architect. Only with a viewpoint somebody is "You". */
export function seatName(view: AkropolisView, seats: SeatInfo[], seat: number, viewpoint: number | null = null): string {
  if (seat >= view.players) return say(`akropolis-option-architect-${String(view.options["architect"])}`);
  return nameOf(seats, seat, viewpoint);
}
