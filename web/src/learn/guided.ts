// The first game with a coach: an ordinary table against a Novice. That it has a coach, and what was said, only this device knows.

import { api } from "../lib/api";
import { seatCoach } from "../lib/coached";
import { keepLevel, keepLinks } from "../lib/newTable.svelte";
import type { GuidedInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** Makes the table of the first game; gives its id. */
export async function beginGuided(game: string, guided: GuidedInfo): Promise<string> {
  const table = await beginAgainst(game, guided, guided.level);
  seatCoach(table);
  return table;
}

/** Makes a table like that of the first game, with bots of that level and no coach; gives its id. */
export async function beginAgainst(game: string, guided: GuidedInfo, level: string): Promise<string> {
  const bots = Array.from({ length: guided.players - 1 }, () => ({ kind: "bot" as const, level }));
  const made = await api.create({ game, seats: [{ kind: "here", name: settings.name }, ...bots], options: guided.options, name: "", clock: null });
  keepLinks(made);
  keepLevel(game, level);
  return made.table;
}
