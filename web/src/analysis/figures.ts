// What an analysis looks like: shares of the chance to win, lanes of decisions, bars around zero, the way from mistake to mistake. Pure.

import type { AnalysedDecision, AnalysisInfo, BalanceInfo, Estimated, Quality, TermChange } from "../lib/protocol";

export const QUALITIES: readonly Quality[] = ["best", "fine", "slip", "mistake", "blunder"];
const PREFERRED = 8; // pixels by which a mistake may be farther away
const LITTLE = 0.015; // of a chance, which nobody has to think about
const SURE_POINTS = 0.5; // of lead, which a decision may cost and still be the best
const FLAGGED: readonly Quality[] = ["slip", "mistake", "blunder"];

/** Whether a decision certainly cost something. */
export const isMistake = (decision: AnalysedDecision): boolean => FLAGGED.includes(decision.quality);

type Rank = 0 | 1 | 2 | 3;
/** Whether a decision certainly cost a chance, probably did, certainly cost points alone, or nothing. */
function rank(decision: AnalysedDecision): Rank {
  if (isMistake(decision)) return 0;
  if (decision.quality === "fine" && decision.cost.value >= LITTLE) return 1;
  return decision.points.low > SURE_POINTS ? 2 : 3;
}

/** The decisions of a seat that cost something, the dearest first: a chance certainly, a chance probably, or points alone, as with who is far behind. */
export function costliest(decisions: AnalysedDecision[], seat: number | null, most = 4): AnalysedDecision[] {
  const found = decisions.filter((each) => (seat === null || each.seat === seat) && rank(each) < 3);
  const dear = (each: AnalysedDecision): number => (rank(each) < 2 ? each.cost.value : each.points.value);
  return found.sort((a, b) => rank(a) - rank(b) || dear(b) - dear(a) || a.n - b.n).slice(0, most);
}

/** The decision that somebody means who points there: the nearest, and rather a mistake, within half the width of a thumb. */
export function pointedAt(decisions: AnalysedDecision[], x: Place, at: number): AnalysedDecision | null {
  const gap = (each: AnalysedDecision): number => Math.abs(x(each.n) - at) - (isMistake(each) ? PREFERRED : 0);
  return decisions.reduce<AnalysedDecision | null>((best, each) => (!best || gap(each) < gap(best) ? each : best), null);
}

/** How many decisions of a seat are of each quality. */
export function counts(decisions: AnalysedDecision[], seat: number): Record<Quality, number> {
  const found: Record<Quality, number> = { best: 0, fine: 0, slip: 0, mistake: 0, blunder: 0 };
  for (const each of decisions) if (each.seat === seat) found[each.quality] += 1;
  return found;
}

/** The mistake that comes after this one (1) or before it (-1), from the dearest to the least one, of one seat or of all; the first one if this is none. */
export function nextMistake(decisions: AnalysedDecision[], seat: number | null, n: number, by: 1 | -1): AnalysedDecision | null {
  const order = costliest(decisions, seat, Infinity);
  const at = order.findIndex((each) => each.n === n);
  if (at < 0) return (by > 0 ? order[0] : order.at(-1)) ?? null;
  return order[(at + by + order.length) % order.length] ?? null;
}

export interface Point {
  n: number; // after that move
  chances: Estimated[]; // of all seats
}

/** The chances of all seats over the game, as far as it has been looked at; `winners` end it, where they may be known. */
export function course(info: AnalysisInfo, total: number, winners: number[]): Point[] {
  if (!info.start.length) return [];
  const points: Point[] = [{ n: 0, chances: info.start }];
  for (const each of info.decisions) points.push({ n: each.n, chances: each.after });
  if (winners.length && whole(info)) {
    const share = 1 / winners.length;
    const sure = (value: number): Estimated => ({ value, low: value, high: value });
    points.push({ n: total, chances: info.start.map((_, seat) => sure(winners.includes(seat) ? share : 0)) });
  }
  return points;
}

/** Whether every decision has been looked at, in whatever setting. */
export const whole = (info: AnalysisInfo): boolean => info.balance.length > 0;

/** Where the shares of all seats begin and end at a point, from the bottom up: the first seat lies at the bottom. */
export function stacked(point: Point): number[] {
  const total = point.chances.reduce((sum, each) => sum + each.value, 0) || 1;
  let sum = 0;
  return [0, ...point.chances.map((each) => (sum += each.value / total))];
}

type Place = (value: number) => number;

/** The area of a seat's share, as a path. */
export function sharePath(points: Point[], seat: number, x: Place, y: Place): string {
  const edges = points.map((point) => ({ n: point.n, share: stacked(point) }));
  const above = edges.map(({ n, share }) => `${x(n).toFixed(1)} ${y(share[seat + 1]!).toFixed(1)}`);
  const below = edges.map(({ n, share }) => `${x(n).toFixed(1)} ${y(share[seat]!).toFixed(1)}`).reverse();
  return points.length ? `M${[...above, ...below].join("L")}Z` : "";
}

/** The upper edge of a seat's share, as a path. */
export function edgePath(points: Point[], seat: number, x: Place, y: Place): string {
  return points.map((point, i) => `${i ? "L" : "M"}${x(point.n).toFixed(1)} ${y(stacked(point)[seat + 1]!).toFixed(1)}`).join("");
}

/** How sure the chance of the first seat is, as a band. */
export function surePath(points: Point[], x: Place, y: Place): string {
  const [high, low] = (["high", "low"] as const).map((side) => points.map(({ n, chances }) => `${x(n).toFixed(1)} ${y(chances[0]?.[side] ?? 0).toFixed(1)}`));
  return points.length ? `M${[...high!, ...low!.reverse()].join("L")}Z` : "";
}

export interface Bar {
  kind: "own" | "luck" | "others";
  from: number; // shares of the width
  to: number;
}

/** What a seat won and lost as bars around zero: losses to the left of it and gains to the right, each end to end. */
export function bars(parts: BalanceInfo, most: number): Bar[] {
  let [left, right] = [0.5, 0.5];
  const half = 0.5 / (most || 1);
  return (["own", "luck", "others"] as const).flatMap((kind): Bar[] => {
    const length = Math.abs(parts[kind]) * half;
    if (!length) return [];
    if (parts[kind] < 0) return [{ kind, to: left, from: (left -= length) }];
    return [{ kind, from: right, to: (right += length) }];
  });
}

/** The longest side of all bars. */
export function longest(balance: BalanceInfo[]): number {
  const sides = balance.flatMap(({ own, luck, others }) => {
    const all = [own, luck, others];
    return [all.filter((part) => part > 0).reduce((a, b) => a + b, 0), -all.filter((part) => part < 0).reduce((a, b) => a + b, 0)];
  });
  return Math.max(1, ...sides);
}

/** Whole numbers that add up to the rounded sum of these: what is rounded worst gives way. */
export function wholeNumbers(values: number[]): number[] {
  const rounded = values.map(Math.round);
  let off = Math.round(values.reduce((a, b) => a + b, 0)) - rounded.reduce((a, b) => a + b, 0);
  const order = values.map((value, i) => ({ i, error: value - rounded[i]! })).sort((a, b) => Math.sign(off) * (b.error - a.error));
  for (const { i } of order) {
    if (!off) break;
    rounded[i]! += Math.sign(off);
    off -= Math.sign(off);
  }
  return rounded.map((value) => value + 0);
}

export type Reason = "rival" | "both" | "chance" | "sooner" | "later" | "more" | "position" | "";

/** What the better action is better by, in a word: `at` are the points that both bring at once, the better one first, and `cost` is what the other one cost in chance. */
export function reason(why: WhyRows, at: [number, number], cost: number): Reason {
  if (why.others > 1 && 3 * why.others > 2 * why.sum) return "rival";
  const gained = at[0] - at[1];
  if (why.sum <= 0) return cost >= LITTLE ? "chance" : "";
  if (gained < 0) return "later";
  if (gained > 0) return gained >= why.sum / 2 ? "sooner" : "more";
  if (why.outlook > why.sum / 2) return "position";
  return why.outlook > 0 && why.others > 0 ? "both" : "";
}

export interface WhyRows {
  rows: { term: string; points: number }[];
  outlook: number; // what is not on the sheet yet
  others: number; // what the best other seat has less by it
  sum: number; // of all of them: what the decision cost in points of lead
}

/** The terms that differ by a point or more after rounding, the greatest first, so that they add up to the rounded sum. */
export function termRows(terms: TermChange[], outlook: number, others: number): WhyRows {
  const numbers = wholeNumbers([...terms.map((each) => each.points), outlook, -others]);
  const rows = terms.map(({ term }, i) => ({ term, points: numbers[i]! })).filter((row) => row.points);
  return { rows, outlook: numbers.at(-2)!, others: numbers.at(-1)!, sum: numbers.reduce((a, b) => a + b, 0) };
}

/** Shapes that would lie on each other in a lane go apart no further than to the next one: only the worst of those too close is drawn. */
export function lane(decisions: AnalysedDecision[], x: Place, apart: number): AnalysedDecision[] {
  const worst = (a: AnalysedDecision, b: AnalysedDecision): number => QUALITIES.indexOf(b.quality) - QUALITIES.indexOf(a.quality) || b.cost.value - a.cost.value;
  const drawn: AnalysedDecision[] = [];
  for (const each of [...decisions].sort(worst)) if (drawn.every((other) => Math.abs(x(other.n) - x(each.n)) >= apart)) drawn.push(each);
  return drawn.sort((a, b) => a.n - b.n);
}
