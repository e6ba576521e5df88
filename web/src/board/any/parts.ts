// A view of any game, taken apart: what lies before a seat, what lies in the middle, and what is the same always.

import type { Json, Role, View } from "../../lib/protocol";

export type Parts = Record<string, Json>;

// What every view has; other parts of the page show it.
const KNOWN = new Set(["game", "rules_version", "players", "seats", "options", "turn", "over", "decision", "score_sheets", "ranking", "progress", "layout"]);

export const isParts = (value: Json | undefined): value is Parts => typeof value === "object" && value !== null && !Array.isArray(value);

function own(view: View): [name: string, value: Json, role: Role | undefined][] {
  return Object.entries(view).flatMap(([name, value]) => (KNOWN.has(name) ? [] : [[name, value as Json, view.layout?.[name]] as [string, Json, Role | undefined]]));
}

/** What lies before that seat, as far as the viewpoint may know it. */
export function areaOf(view: View, seat: number, viewpoint: number | null): Parts {
  const area: Parts = {};
  for (const [name, value, role] of own(view)) {
    if (role === "own" && seat === viewpoint) area[name] = value;
    if (role !== "each" || !Array.isArray(value)) continue;
    const entry = value[seat];
    if (isParts(entry)) Object.assign(area, entry);
    else if (entry !== undefined) area[name] = entry;
  }
  return area;
}

/** What belongs to nobody. */
export function middleOf(view: View): Parts {
  return Object.fromEntries(own(view).flatMap(([name, value, role]) => (role === undefined || role === "seat" ? [[name, value]] : [])));
}

/** What is the same in all positions: what names stand for. */
export function catalogueOf(view: View): Parts {
  return Object.fromEntries(own(view).flatMap(([name, value, role]) => (role === "catalogue" ? [[name, value]] : [])));
}

/** How many single values there are in it. */
export function sizeOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 0);
}

/** Whether there is nothing in it worth a line: nothing at all, or nothing of everything. */
export function isBare(value: Json): boolean {
  if (typeof value !== "object" || value === null) return value === null || value === "";
  return Object.values(value).every((each) => each === 0 || isBare(each));
}

/** What a list would gain and lose. */
export function differences(before: Json[], after: Json[]): { gained: Json[]; lost: Json[] } {
  const lost = [...before];
  const gained = after.filter((each) => {
    const at = lost.findIndex((other) => same(each, other));
    if (at >= 0) lost.splice(at, 1);
    return at < 0;
  });
  return { gained, lost };
}

export const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
