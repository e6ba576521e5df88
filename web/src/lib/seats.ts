// Seats of a game that is only looked at: names and nothing else.

import type { SeatInfo } from "./protocol";
import { say } from "./texts";

/** The seats behind the names of a record; a bot is written there as "bot:level-3". */
export function seatsOf(names: string[], players: number): SeatInfo[] {
  return Array.from({ length: Math.max(players, names.length) }, (_, seat) => {
    const level = /^bot:(level-\d)$/.exec(names[seat] ?? "")?.[1] ?? null;
    const name = level ? `${say("page-bot")} ${seat + 1}` : names[seat] || say("page-player", { number: seat + 1 });
    return { seat, kind: level ? "bot" : "here", name, level, taken: true, online: false, mine: false, clock: null };
  });
}
