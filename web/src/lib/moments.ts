// The turns of a finished game worth looking at again, found in the scores alone.

import type { Frame } from "./protocol";

export interface Moment {
  n: number; // the position after it
  turn: number;
  seat: number;
  kind: "best" | "lead" | "last";
  gain: number;
  scores: number[];
}

interface Turn {
  n: number;
  turn: number;
  seat: number;
  gain: number;
  before: number[];
  scores: number[];
}

/** Scores at the end of every turn: actions of one seat in one turn belong together. */
export function played(frames: Frame[]): Turn[] {
  const found: Turn[] = [];
  let before = frames[0]?.scores ?? [];
  for (const frame of frames.slice(1)) {
    if (frame.seat === null) continue;
    const open = found.at(-1);
    if (open && open.turn === frame.turn && open.seat === frame.seat) {
      open.n = frame.n;
      open.gain += (frame.scores[frame.seat] ?? 0) - (before[frame.seat] ?? 0);
      open.scores = frame.scores;
    } else {
      const gain = (frame.scores[frame.seat] ?? 0) - (before[frame.seat] ?? 0);
      found.push({ n: frame.n, turn: frame.turn, seat: frame.seat, gain, before, scores: frame.scores });
    }
    before = frame.scores;
  }
  return found;
}

function leader(scores: number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.filter((score) => score === most);
  return first.length === 1 ? scores.indexOf(most) : null;
}

/** The best turn of every seat and the last time the lead changed, in the order of the game. */
export function moments(frames: Frame[]): Moment[] {
  const turns = played(frames);
  const found = new Map<number, Moment>();
  const note = (turn: Turn, kind: Moment["kind"]) =>
    found.set(turn.n, { n: turn.n, turn: turn.turn, seat: turn.seat, kind, gain: turn.gain, scores: turn.scores });
  const seats = [...new Set(turns.map((turn) => turn.seat))];
  for (const seat of seats) {
    const own = turns.filter((turn) => turn.seat === seat);
    const best = own.reduce<Turn | null>((top, turn) => (turn.gain > (top?.gain ?? 0) ? turn : top), null);
    if (best) note(best, "best");
  }
  const changes: Turn[] = [];
  let lead: number | null = null;
  for (const turn of turns) {
    const now = leader(turn.scores);
    if (now !== null && lead !== null && now !== lead) changes.push(turn);
    lead = now ?? lead;
  }
  const last = changes.at(-1);
  if (last) note(last, "lead");
  return [...found.values()].sort((a, b) => a.n - b.n).slice(0, 6);
}
