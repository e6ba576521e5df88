// The first game with a coach: an ordinary table against a Novice. That it has a coach, and what was said, only this device knows.

import { api } from "../lib/api";
import { seatCoach } from "../lib/coached";
import { keepLevel, keepLinks } from "../lib/newTable.svelte";
import type { GuidedInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** Makes the table; gives its id. */
export async function beginGuided(game: string, guided: GuidedInfo): Promise<string> {
  const bots = Array.from({ length: guided.players - 1 }, () => ({ kind: "bot" as const, level: guided.level }));
  const made = await api.create({ game, seats: [{ kind: "here", name: settings.name }, ...bots], options: guided.options, name: "", clock: null });
  keepLinks(made);
  keepLevel(game, guided.level);
  seatCoach(made.table);
  return made.table;
}
