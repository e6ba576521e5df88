// The table as it will be once the server has taken the tile that was just confirmed: facts of the preview, no rule.

import type { Preview, View } from "./generated";
import type { AkropolisView } from "./view";

/** The view with the tile in its place; null where the preview is of something else. */
export function settle(anyView: View, seat: number, preview: Preview): View | null {
  const view = anyView;
  const area = preview.area;
  const own = preview.events.filter((event) => event.seat === seat);
  if (!area || !own.some((event) => event.kind === "place")) return null;
  const won = own.filter((event) => event.kind === "gain").reduce((sum, event) => sum + (event.data.stones ?? 0), 0);
  const settled: AkropolisView = {
    ...view,
    hand: null,
    cities: view.cities.map((city, i) => (i === seat ? area : city)),
    stones: view.stones.map((stones, i) => (i === seat ? stones + won : stones)),
    score_sheets: view.score_sheets.map((sheet, i) => (i === seat ? preview.score_sheet : sheet)),
  };
  return settled;
}
