// The table with a confirmed choice on it, before the server has answered.

import type { Preview, View } from "./generated";
import { isColour, type UchroniaView } from "./model";
import { turnMoves } from "./moves";
import { partsOf, type PieceName } from "../../board/pieces";

/** The view after the choice, or null where it would touch what is not known or not one's own. */
export function settle(view: View, seat: number, preview: Preview): View | null {
  const own = preview.area;
  if (!own) return null;
  const before = view;
  const after: UchroniaView = {
    ...before,
    boards: before.boards.map((area, at) => (at === seat ? own : area)),
    score_sheets: before.score_sheets.map((sheet, at) => (at === seat ? preview.score_sheet : sheet)),
    forum: { ...before.forum },
    discard: { ...before.discard },
  };
  const moves = turnMoves(preview.events, seat);
  const another = (name: PieceName): boolean => ![null, seat].includes(partsOf(name).seat);
  if (moves.some((move) => another(move.from) || another(move.to))) return null;
  for (const move of moves) {
    shift(after, move.from, -move.count);
    shift(after, move.to, move.count);
  }
  return after;
}

/** Changes what lies in a common zone. */
function shift(view: UchroniaView, name: PieceName, by: number): void {
  const { zone, what } = partsOf(name);
  if (zone === "great_works" && by < 0) view.great_works = view.great_works.filter((id) => id !== what);
  if ((zone === "forum" || zone === "discard") && isColour(what)) view[zone][what] = Math.max(0, view[zone][what] + by);
}
