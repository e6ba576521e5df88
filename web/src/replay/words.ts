// Words about a replay that several parts need.

import type { SeatInfo } from "../lib/protocol";
import { say } from "../lib/texts";
import type { Player } from "./player.svelte";

/** A change with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The one seat of this device, where there is exactly one: it is spoken to as "you". */
export function ownSeat(seats: SeatInfo[]): number | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? mine[0]!.seat : null;
}

/** Where the replay stands: "Turn 25 of 36". */
export function standing(player: Player): string {
  if (!player.turn) return say("page-replay-deal");
  const turn = player.turn.turn;
  const turns = player.turns[player.turns.length - 1]?.turn ?? turn;
  return player.known < player.info.total ? say("page-replay-turn", { turn }) : say("page-replay-turn-of", { turn, turns });
}
