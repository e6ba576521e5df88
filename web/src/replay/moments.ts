// The turns one wants to see again: the best one, the last change of the lead, the best one of somebody else.

import { gain, type Turn } from "./turns";

export type MomentKind = "best" | "lead" | "wins";

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
    if (!turn || found.some((moment) => moment.turn === turn)) return;
    found.push({ kind, turn, seat: turn.seat, gain: gain(turn), rival });
  };
  const least = Math.max(2, Math.max(...(turns.at(-1)?.after ?? [0])) / 20); // less is not worth telling
  const byGain = turns.filter((turn) => gain(turn) >= least).sort((a, b) => gain(b) - gain(a) || a.first - b.first);
  const change = lastLead(turns);
  const wins = change && winners.length === 1 && winners[0] === change.turn.seat && isLastOf(turns, change.turn);
  if (wins) add("wins", change.turn);
  else if (change && byGain.includes(change.turn)) add("lead", change.turn, change.rival);
  add("best", byGain[0]);
  add("best", byGain.find((turn) => turn.seat !== byGain[0]?.seat));
  return found.sort((a, b) => a.turn.first - b.turn.first);
}

/** The turn by which the leader of the end took the lead for good, and whom it passed; none if nobody had led before. */
function lastLead(turns: Turn[]): { turn: Turn; rival: number } | null {
  const ahead = leader(turns.at(-1)?.after ?? []);
  const at = turns.findLastIndex((turn) => leader(turn.before) !== ahead);
  const turn = turns[at];
  if (ahead === null || turn?.seat !== ahead || turns.slice(0, at + 1).every((each) => leader(each.before) === null)) return null;
  const most = Math.max(...turn.before.filter((_, seat) => seat !== ahead));
  return { turn, rival: turn.before.findIndex((score, seat) => seat !== ahead && score === most) };
}

/** The seat with most points; none when two have as many. */
export function leader(scores: number[]): number | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}

function isLastOf(turns: Turn[], turn: Turn): boolean {
  return turns.findLast((each) => each.seat === turn.seat) === turn;
}
