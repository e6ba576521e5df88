// Score sheets as one would write them on a pad, for any game, and what a previewed choice would change in them.

import type { Preview, ScoreLine, View } from "../lib/protocol";

export type Sign = "×" | "+" | "";

export interface PadRow {
  term: string;
  sign: Sign;
  stars: boolean; // the last factor counts stars
  cells: ScoreLine[]; // by seat
}

/** The rows of the pad: how the parts of a term make its points is read off all seats together. */
export function padRows(sheets: ScoreLine[][]): PadRow[] {
  return (sheets[0] ?? []).map((line, row) => {
    const cells = sheets.map((sheet) => sheet[row] ?? { term: line.term, points: 0, parts: {} });
    return { term: line.term, sign: signOf(cells), stars: "stars" in line.parts, cells };
  });
}

/** How the parts of points are put together. */
export function signOf(line: ScoreLine | ScoreLine[]): Sign {
  const cells = Array.isArray(line) ? line : [line];
  const many = cells.filter((cell) => Object.keys(cell.parts).length > 1);
  const fits = (of: (parts: number[]) => number) => many.every((cell) => of(Object.values(cell.parts)) === cell.points);
  if (!many.length) return "";
  const adds = fits((parts) => parts.reduce((a, b) => a + b));
  const times = many.every((cell) => Object.keys(cell.parts).length === 2) && fits((parts) => parts.reduce((a, b) => a * b));
  if (times && !(adds && many.every((cell) => !("value" in cell.parts)))) return "×"; // of 2 and 2 only a value is multiplied
  return adds ? "+" : "";
}

/** The parts of a cell as they are written; nothing for a lone figure or for a sum of nothing. */
export function written(row: PadRow, cell: ScoreLine): number[] {
  const parts = Object.values(cell.parts);
  if (row.sign === "×") return parts;
  const some = parts.filter((part) => part !== 0);
  return row.sign === "+" && some.length > 1 ? some : [];
}

export interface ScoreRow {
  term: string;
  sign: Sign;
  line: ScoreLine; // of the seat that is shown in full
  after: ScoreLine; // the same with the previewed choice
  change: number;
  points: number[]; // by seat
  changes: number[]; // by seat
}

/** The terms of all sheets with one seat in full. `preview` is that of a choice of any seat. */
export function scoreRows(view: View, seat: number, preview: Preview | null, decider: number | null): ScoreRow[] {
  const terms = [...new Set(view.score_sheets.flat().map((line) => line.term))];
  const found = (sheet: ScoreLine[] | undefined, term: string): ScoreLine => sheet?.find((line) => line.term === term) ?? { term, points: 0, parts: {} };
  return terms.map((term) => {
    const lines = view.score_sheets.map((sheet) => found(sheet, term));
    const line = lines[seat] ?? found([], term);
    const after = preview && decider === seat ? found(preview.score_sheet, term) : line;
    const changes = lines.map((_, each) => preview?.terms[each]?.[term] ?? 0);
    return { term, sign: signOf([...lines, after]), line, after, change: changes[seat] ?? 0, points: lines.map((each) => each.points), changes };
  });
}

export function total(sheet: ScoreLine[]): number {
  return sheet.reduce((sum, line) => sum + line.points, 0);
}

export interface Outcome {
  winners: number[];
  scores: number[];
  places: number[]; // by seat; equal where nothing tells two apart
  margin: number; // of the winner over the best of the others; 0: a tie-break told them apart
  runnerUp: number | null;
}

/** How the game ended. */
export function outcomeOf(view: View): Outcome {
  const scores = view.score_sheets.map(total);
  const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const rest = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  rest.sort((a, b) => view.ranking[a]! - view.ranking[b]! || a - b);
  const runnerUp = rest[0] ?? null;
  const margin = runnerUp === null ? 0 : scores[winners[0] ?? 0]! - scores[runnerUp]!;
  return { winners, scores, places: view.ranking, margin, runnerUp };
}
