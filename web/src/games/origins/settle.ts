// The table with a confirmed choice on it, before the server has answered.

import type { GameEvent, Preview, View } from "./generated";
import { areaOf, number, type OriginsView } from "./model";

// What happens before the own seat alone; ships are told by their events, and the market moves up when the answer comes.
const OWN = new Set(["visit", "rise", "reset", "gain", "pay", "exchange", "points", "build", "farm", "build_over", "refill", "keep", "activate", "copy", "district", "tower", "grow", "add", "raise", "honour"]);

/** The view after the choice, or null where it would touch what is not known or not one's own. */
export function settle(view: View, seat: number, preview: Preview): View | null {
  const area = areaOf(preview);
  if (!area || !preview.events.length || preview.events.some((event) => event.seat !== seat || !OWN.has(event.kind))) return null;
  const before = view;
  const after: OriginsView = {
    ...before,
    boards: before.boards.map((each, at) => (at === seat ? area : each)),
    score_sheets: before.score_sheets.map((sheet, at) => (at === seat ? preview.score_sheet : sheet)),
    sites: before.sites.map((site) => ({ ...site, ship: preview.events.reduce((ship, event) => shipAfter(event, site.site, ship), site.ship) })),
  };
  return after;
}

/** What the Mothership of the site shows after the event. */
function shipAfter({ kind, data }: GameEvent, site: number, ship: number): number {
  if (data.at !== site) return ship;
  return kind === "rise" ? number(data.value, ship) : kind === "reset" ? 1 : ship;
}
