// Stones on their way: from the tile that covered quarries to the purse that grows, from there to the Site.

import type { Move } from "../../board/flights";
import { piece } from "../../board/pieces";
import type { GameEvent } from "./generated";

const MOST = 3; // of one gain that are seen flying

/** What an event moves. The tile laid last is where Stones come from. */
export function stonesMoved({ kind, seat, data }: GameEvent): Move[] {
  const purse = piece("stones", seat);
  const [won, paid] = [data.stones ?? 0, data.price ?? 0];
  if (kind === "gain" && won) return [{ from: piece("laid", seat), to: purse, count: Math.min(MOST, won) }];
  return kind === "take" && paid ? [{ from: purse, to: piece("site", null), count: paid }] : [];
}
