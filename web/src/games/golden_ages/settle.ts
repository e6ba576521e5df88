// The table with a confirmed choice on it, before the server has answered.

import type { Preview, View } from "./generated";
import { type GoldenView } from "./model";

const CALM = ["develop", "gold", "points", "activate", "wonder", "building"]; // what changes nothing on the map

/** The view after the choice, where it changes the own board and the display alone; else null. */
export function settle(view: View, seat: number, preview: Preview): View | null {
  const { area } = preview;
  if (!area || !preview.events.length || preview.events.some((event) => event.seat !== seat || !CALM.includes(event.kind))) return null;
  const before = view;
  const gone = new Set(preview.events.flatMap((event) => [event.data.wonder, event.data.building]));
  const after: GoldenView = {
    ...before,
    boards: before.boards.map((board, at) => (at === seat ? area : board)),
    score_sheets: before.score_sheets.map((sheet, at) => (at === seat ? preview.score_sheet : sheet)),
    wonders: before.wonders.filter((id) => !gone.has(id)),
    buildings: before.buildings.filter((id) => !gone.has(id)),
  };
  return after;
}
