// A replay by turns: where each ends, whose it was, and what it brought.

import type { LogEntry, ReplayInfo } from "../lib/protocol";

export interface Turn {
  turn: number;
  seat: number; // who played its first action
  first: number; // its first and last action
  last: number;
  entries: LogEntry[];
  before: number[]; // scores
  after: number[];
}

/** The turns in their order. */
export function turnsOf(info: ReplayInfo): Turn[] {
  const turns: Turn[] = [];
  let before = info.start;
  for (const entry of info.log) {
    const open = turns[turns.length - 1];
    if (open && open.turn === entry.turn) {
      open.last = entry.n;
      open.after = entry.scores;
      open.entries.push(entry);
    } else {
      turns.push({ turn: entry.turn, seat: entry.seat, first: entry.n, last: entry.n, entries: [entry], before, after: entry.scores });
    }
    before = entry.scores;
  }
  return turns;
}

/** What the turn brought to its player. */
export function gain(turn: Turn): number {
  return (turn.after[turn.seat] ?? 0) - (turn.before[turn.seat] ?? 0);
}

/** Scores at every position. */
export function scoresOf(info: ReplayInfo): number[][] {
  return [info.start, ...info.log.map((entry) => entry.scores)];
}

/** The position to which one turn forward (1) or back (-1) leads. */
export function turnStep(turns: Turn[], n: number, by: 1 | -1): number {
  const ends = [0, ...turns.map((turn) => turn.last)];
  if (by > 0) return ends.find((end) => end > n) ?? n;
  return ends.findLast((end) => end < n) ?? 0;
}

/** The turn to which position n belongs; none before the first action. */
export function turnAt(turns: Turn[], n: number): Turn | null {
  return turns.find((turn) => turn.first <= n && n <= turn.last) ?? null;
}
