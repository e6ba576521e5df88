// How a game ended, in one sentence.

import { seatName } from "../lib/names";
import type { SeatInfo, View } from "../lib/protocol";
import { say } from "../lib/texts";

/** Who won and by how much; "Replay" while nobody has. `you` is the only seat of this device, if there is one. */
export function verdict(view: View, scores: number[], seats: SeatInfo[], you: number | null = null): string {
  if (!view.over) return say("page-replay");
  const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0] ?? 0;
  if (winners.length > 1) return say("page-draw");
  const sorted = [...scores].sort((a, b) => b - a);
  const points = (sorted[0] ?? 0) - (sorted[1] ?? 0);
  if (winner === you) return say("page-you-win", { points });
  return say("page-wins", { name: winner < seats.length ? seatName(seats, winner, null) : say("page-architect"), points });
}
