// The first game with a coach: an ordinary table against a Novice. That it has a coach, and what was said, only this device knows.

import { api } from "../lib/api";
import { keepLinks } from "../lib/newTable.svelte";
import type { GuidedInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

const KEY = "pentapolis-coach";
const MOST = 20; // tables that are remembered

type Coached = Record<string, string[]>; // by table: the cards that were shown

function read(): Coached {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    if (!found || typeof found !== "object" || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter(([, seen]) => Array.isArray(seen) && seen.every((id) => typeof id === "string"))) as Coached;
  } catch {
    return {};
  }
}

function write(coached: Coached): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(coached).slice(-MOST))));
  } catch {
    // Then the coach is silent after a reload.
  }
}

/** Makes the table; gives its id. */
export async function beginGuided(game: string, guided: GuidedInfo): Promise<string> {
  const bots = Array.from({ length: guided.players - 1 }, () => ({ kind: "bot" as const, level: guided.level }));
  const made = await api.create({ game, seats: [{ kind: "here", name: settings.name }, ...bots], options: guided.options, name: "", clock: null });
  keepLinks(made);
  write({ ...read(), [made.table]: [] });
  return made.table;
}

/** The cards that were shown at a table; null where no coach sits. */
export function seenAt(table: string): string[] | null {
  return read()[table] ?? null;
}

export function saw(table: string, card: string): void {
  const coached = read();
  const seen = coached[table];
  if (seen && !seen.includes(card)) write({ ...coached, [table]: [...seen, card] });
}

export function skipCoach(table: string): void {
  const { [table]: _, ...others } = read();
  write(others);
}
