// The turns one wants to see again: the best one, the last change of the lead, the best answer of somebody else.

import { gain, type Turn } from "./turns";

export type MomentKind = "best" | "lead" | "also" | "wins";

export interface Moment {
  kind: MomentKind;
  turn: Turn;
  seat: number;
  gain: number;
  rival: number | null; // who led before
}

/** At most three moments, in the order of the game. `winners` are the seats that won. */
export function momentsOf(turns: Turn[], winners: number[]): Moment[] {
  const found: Moment[] = [];
  const add = (kind: MomentKind, turn: Turn | undefined, rival: number | null = null) => {
    if (!turn || found.length >= 3 || found.some((moment) => moment.turn === turn)) return;
    found.push({ kind, turn, seat: turn.seat, gain: gain(turn), rival });
  };
  const byGain = turns.filter((turn) => gain(turn) > 0).sort((a, b) => gain(b) - gain(a) || a.first - b.first);
  const change = lastLead(turns);
  const wins = change && winners.length === 1 && winners[0] === change.turn.seat;
  if (change) add(wins && isLastOf(turns, change.turn) ? "wins" : "lead", change.turn, change.rival);
  add("best", byGain[0]);
  add("also", byGain.find((turn) => turn.seat !== byGain[0]?.seat));
  return found.sort((a, b) => a.turn.first - b.turn.first);
}

/** The last turn whose player passed somebody and led alone after it. */
function lastLead(turns: Turn[]): { turn: Turn; rival: number } | null {
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i]!;
    const [was, is] = [leader(turn.before), leader(turn.after)];
    if (is === turn.seat && was !== null && was !== is) return { turn, rival: was };
  }
  return null;
}

/** The seat with most points; none when two have as many. */
export function leader(scores: number[]): number | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}

function isLastOf(turns: Turn[], turn: Turn): boolean {
  return turns.findLast((each) => each.seat === turn.seat) === turn;
}
