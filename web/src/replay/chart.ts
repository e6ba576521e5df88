// Measures of the score chart: where a position and a score lie, and what the axes say.

export interface Scale {
  (value: number): number;
  ticks: number[];
}

/** Steps of 1, 2 or 5 times a power of ten: at most `most` lines that take in all values and zero. */
export function scoreScale(values: number[], bottom: number, top: number, most = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = niceStep((high - low) / most);
  const first = Math.floor(low / step) * step;
  const scale = ((value: number) => bottom - ((value - first) / (high - first)) * (bottom - top)) as Scale;
  scale.ticks = [];
  for (let tick = first; tick <= high; tick += step) scale.ticks.push(tick);
  return scale;
}

export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factors = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]; // whole numbers only
  return factors.map((factor) => factor * power).find((step) => step >= least) ?? power * 10;
}

/** Where position n of `total` lies between the edges. */
export function placeOf(n: number, total: number, left: number, right: number): number {
  return total ? left + (n / total) * (right - left) : left;
}

/** The position nearest to x. */
export function positionAt(x: number, total: number, left: number, right: number): number {
  return Math.max(0, Math.min(total, Math.round(((x - left) / (right - left)) * total)));
}

export interface Band {
  round: number; // the first of its rounds
  from: number; // positions between which it lies
  to: number;
}

/** The rounds as bands along the axis: one for each, or where they are many, one for 2, 5, 10 … of them. */
export function bandsOf(rounds: number[], width: number, room = 26): Band[] {
  const first = rounds[0] ?? 0;
  const count = (rounds[rounds.length - 2] ?? first) - first + 1;
  const many = [1, 2, 5, 10, 20, 50, 100].find((step) => (width / count) * step >= room) ?? count;
  const bands: Band[] = [];
  // The position after the last action of a round may already belong to the next one: the action counts, not what it led to.
  for (let n = 1; n < rounds.length; n++) {
    const round = rounds[n - 1]!;
    const open = bands[bands.length - 1];
    if (open && Math.floor(open.round / many) === Math.floor(round / many)) open.to = n;
    else bands.push({ round, from: n - 1, to: n });
  }
  return bands;
}

/** Which of these places get a mark, so that marks never touch; the last always does. */
export function thinned(places: number[], apart: number): boolean[] {
  const kept = places.map(() => false);
  let next = Infinity;
  for (let i = places.length - 1; i >= 0; i--) {
    if (next - places[i]! < apart) continue;
    kept[i] = true;
    next = places[i]!;
  }
  return kept;
}

/** Heights for labels that want to stand at these heights: in the same order, never closer than `apart`. */
export function spread(wanted: number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let above = top - apart;
  for (const i of order) above = placed[i] = Math.max(placed[i]!, above + apart);
  let below = bottom + apart;
  for (const i of order.reverse()) below = placed[i] = Math.min(placed[i]!, below - apart);
  return placed;
}

/** A line through the scores of a seat, from position 0 to `last`. */
export function linePath(scores: number[], last: number, x: (n: number) => number, y: (score: number) => number): string {
  return scores
    .slice(0, last + 1)
    .map((score, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(score).toFixed(1)}`)
    .join("");
}

export interface Flag {
  x: number; // middle
  y: number; // upper edge
  down: boolean; // it stands above its point and points down
}

/** Where flags stand that mark these points: above, else below, else not at all; the first ones come first, and none covers a point of the curves. */
export function flagPlaces(points: { x: number; y: number }[], width: number, left: number, right: number, top: number, bottom: number, curves: { x: number; y: number }[] = []): (Flag | null)[] {
  const placed: Flag[] = [];
  const covers = (flag: Flag, { x, y }: { x: number; y: number }) => Math.abs(x - flag.x) < width / 2 && y > flag.y && y < flag.y + FLAG_HEIGHT;
  const free = (flag: Flag) =>
    !curves.some((point) => covers(flag, point)) && flag.y >= top && flag.y + FLAG_HEIGHT <= bottom && placed.every((other) => Math.abs(other.x - flag.x) >= width + 3 || Math.abs(other.y - flag.y) >= FLAG_HEIGHT + 3);
  return points.map((point) => {
    const x = Math.max(left + width / 2, Math.min(right - width / 2, point.x));
    const above = { x, y: point.y - FLAG_HEIGHT - 12, down: true };
    const flag = [above, { ...above, y: Math.max(above.y, top) }, { x, y: point.y + 12, down: false }].find(free);
    if (flag) placed.push(flag);
    return flag ?? null;
  });
}

export const FLAG_HEIGHT = 19;
