// Seats of a game that is only looked at: names and nothing else.

import type { SeatInfo } from "./protocol";
import { say } from "./texts";

export function seatsOf(names: string[], players: number): SeatInfo[] {
  return Array.from({ length: Math.max(players, names.length) }, (_, seat) => ({
    seat, kind: "here", name: names[seat] || say("page-player", { number: seat + 1 }), level: null, taken: true, online: false, mine: false, clock: null,
  }));
}
